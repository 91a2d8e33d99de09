import { holderAndHeld } from '@stemma/diagram/layout/relation';
import type { ChartLink } from '@stemma/shared/chart/link';
import type { LinkRole } from '@stemma/shared/chart/linkRole';
import { saysShare } from '@stemma/shared/chart/roleText';
import { groupBy } from '@stemma/shared/groupBy';
import { roleLabel } from '@stemma/shared/language/roleLabel';
import { t } from '@stemma/shared/language/translate';
import { chartFaults, concerningLinks } from '@stemma/shared/rules/import/links/chartFaults';
import type { JudgedTable, TableFault } from '@stemma/shared/rules/import/links/judgedTable';
import type { TableRole } from '@stemma/shared/rules/import/links/roles/tableRoles';
import { mayHavePercentage } from '@stemma/shared/rules/percentageRoles';
import { newKey } from '../../lib/newKey';
import { addLink, addNode, mapLinks, together, type Command } from '../model/commands';
import type { ChartDocument, NodeRecord } from '../model/document';
import { cardName } from '../model/namesApart';
import { matchCards } from './matchCards';
import { linkMeant, mergeRoles } from './mergeRoles';
import { roleNewsText } from './roleNewsText';
import { partyCard } from './tableChart';

/** What a table adds to a chart, joined by name with the cards that stand there. */
export interface TableAddition {
  commands: Command[];
  /** Keys of the cards that are new, and of all that the table speaks of, in the order of its parties. */
  made: string[];
  met: string[];
  /** How many links it draws anew, how many it changes, and how many of its roles stand there already. */
  links: number;
  changed: number;
  same: number;
  /** What becomes of links that there are. */
  changes: string[];
  /** What is doubtful or left out of the table, and what of the chart as it will be. */
  faults: TableFault[];
}

/** What a table adds to a chart: cards that it has not, links between them, and roles of links that there are, or their shares and dates. */
export function additionOf(document: ChartDocument, judged: JudgedTable): TableAddition {
  const { cards, told } = matchCards(document, judged.parties);
  const made: NodeRecord[] = [];
  const keys = new Map<string, string>();
  for (const party of judged.parties) {
    const node = cards.get(party.id) ?? partyCard(party, newKey());
    if (!cards.has(party.id)) made.push(node);
    keys.set(party.id, node.key);
  }
  const standing = groupBy([...document.links.values()], (link) => pairOf(holderAndHeld(link)));
  const addition = { commands: made.map(addNode), links: 0, changed: 0, same: 0, changes: [] as string[] };
  const faults: TableFault[] = [...told];
  const pairs = new Set<string>();
  for (const { from, to, roles } of judged.links) {
    const ends = { holder: keys.get(from) ?? '', held: keys.get(to) ?? '' };
    pairs.add(pairOf(ends));
    const places = new Map<LinkRole, string>();
    for (const { place, ...role } of roles) {
      const said = asTyped(role);
      places.set(said, place);
      if (saysShare(role) && !saysShare(said))
        faults.push({
          ...{ kind: 'note', place },
          why: t('A share is not kept for {role}.', { role: roleLabel(role.role) }),
        });
    }
    const said = [...places.keys()];
    const known = standing.get(pairOf(ends));
    if (!known) {
      addition.links += 1;
      const drawn = { key: newKey(), from: ends.holder, to: ends.held, roles: mergeRoles([], said).roles };
      addition.commands.push(addLink(drawn));
      continue;
    }
    const about = groupBy(said, (role) => linkMeant(known, role)?.key ?? '');
    for (const [key, ofLink] of about) {
      const { news } = mergeRoles(known.find((link) => link.key === key)?.roles ?? [], ofLink);
      const link = `${cardName(document, ends.holder)} → ${cardName(document, ends.held)}`;
      const isChanged = news.some(({ kind }) => kind === 'new' || kind === 'changed');
      if (isChanged) {
        addition.changed += 1;
        addition.commands.push(mapLinks('', [key], (one) => ({ ...one, roles: mergeRoles(one.roles, ofLink).roles })));
      }
      for (const one of news) {
        if (one.kind === 'same') addition.same += 1;
        else if (one.kind === 'new' || one.kind === 'changed') addition.changes.push(roleNewsText(link, one));
        else faults.push({ kind: 'leftOut', place: places.get(one.said) ?? '', why: roleNewsText(link, one) });
      }
    }
  }
  const after = together('', addition.commands).apply(document);
  const ofRows = judged.faults.filter(({ kind }) => kind !== 'chart');
  return {
    ...addition,
    made: made.map(({ key }) => key),
    met: [...keys.values()],
    faults: [...totalsOf(after, pairs), ...faults, ...ofRows],
  };
}

function pairOf({ holder, held }: Ends): string {
  return `${holder}\n${held}`;
}

type Ends = ReturnType<typeof holderAndHeld>;

/** What shares come to on the chart as it will be, of those whom the table gives holders. */
function totalsOf(after: ChartDocument, pairs: ReadonlySet<string>): TableFault[] {
  const parties = [...after.nodes.keys()].map((id) => ({ id, name: cardName(after, id) }));
  const links = [...after.links.values()].map((link: ChartLink) => {
    const { holder, held } = holderAndHeld(link);
    return { from: holder, to: held, roles: link.roles };
  });
  const said = [...pairs].map((pair) => {
    const [from = '', to = ''] = pair.split('\n');
    return { from, to };
  });
  return chartFaults(parties, links, concerningLinks(said));
}

/** A role by the rule of forms: shares in steps of 0.01, of the roles that have one. */
function asTyped(role: TableRole): LinkRole {
  const { percentage, minimum, maximum, minimumExclusive, maximumExclusive, ...rest } = role;
  if (!mayHavePercentage(role.role)) return rest;
  const round = (value: number): number => Number(value.toFixed(2));
  return {
    ...rest,
    ...(percentage != null && { percentage: round(percentage) }),
    ...(minimum != null && { minimum: round(minimum) }),
    ...(maximum != null && { maximum: round(maximum) }),
    ...(minimumExclusive && { minimumExclusive }),
    ...(maximumExclusive && { maximumExclusive }),
  };
}
