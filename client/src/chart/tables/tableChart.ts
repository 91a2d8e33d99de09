import type { LinkRole } from '@stemma/shared/chart/linkRole';
import { isoToday } from '@stemma/shared/dates';
import type { JudgedTable } from '@stemma/shared/rules/import/links/judgedTable';
import type { TableParty } from '@stemma/shared/rules/import/links/parties';
import type { TableRole } from '@stemma/shared/rules/import/links/tableRoles';
import { foldedName } from '@stemma/shared/rules/import/links/tableSheet';
import { mayHavePercentage } from '@stemma/shared/rules/percentageRoles';
import { saysTwice } from '@stemma/shared/rules/roleNames';
import { newKey } from '../../lib/newKey';
import { addLink, addNode, mapLinks, type Command } from '../model/commands';
import { newLink, newNode, type ChartDocument, type NodeRecord } from '../model/document';

/** A chart of what a table says, not laid out; keys are the ids of the table. */
export function documentOfTable({ parties, links }: Pick<JudgedTable, 'parties' | 'links'>): ChartDocument {
  const nodes = parties.map((party) => nodeOf(party, party.id));
  return {
    props: { name: '', description: '', routing: 'orthogonal' },
    nodes: new Map(nodes.map((node) => [node.key, node])),
    links: new Map(
      links.map(({ from, to, roles }, at) => [
        String(at),
        newLink({ key: String(at), from, to, roles: roles.map(({ place: _place, ...role }) => role) }),
      ]),
    ),
    groups: new Map(),
  };
}

function nodeOf(party: TableParty, key: string): NodeRecord {
  const { typeName, name, country } = party;
  return newNode({ key, typeName, name, country: country || null, party: party.party, chartCount: 1, isNew: true });
}

/** What a table adds to a chart, joined by name with the cards that stand there. */
export interface TableAddition {
  commands: Command[];
  /** Keys of the cards that are new, and of all that the table speaks of. */
  made: string[];
  met: string[];
  /** How many links it draws anew. */
  links: number;
}

/** What a table adds to a chart: cards that it has not, links between them, and roles of links that there are. */
export function additionOf(document: ChartDocument, { parties, links }: JudgedTable): TableAddition {
  const here = [...document.nodes.values()];
  const keys = new Map<string, string>();
  const made: NodeRecord[] = [];
  for (const party of parties) {
    const found = here.find((node) => foldedName(node.name) === foldedName(party.name) && isMeant(party, node));
    const node = found ?? nodeOf(party, newKey());
    if (!found) made.push(node);
    keys.set(party.id, node.key);
  }
  const standing = new Map([...document.links.values()].map((link) => [`${link.from}\n${link.to}`, link.key]));
  const commands: Command[] = made.map(addNode);
  let drawn = 0;
  for (const { from, to, roles } of links) {
    const ends = { from: keys.get(from) ?? '', to: keys.get(to) ?? '' };
    const said = roles.map(asTyped);
    const known = standing.get(`${ends.from}\n${ends.to}`);
    if (known !== undefined) {
      commands.push(mapLinks('', [known], (link) => ({ ...link, roles: withoutTwice([...link.roles, ...said]) })));
      continue;
    }
    drawn += 1;
    commands.push(addLink({ key: newKey(), ...ends, roles: withoutTwice(said) }));
  }
  return { commands, made: made.map(({ key }) => key), met: [...keys.values()], links: drawn };
}

function isMeant({ typeName, isTypeSaid }: TableParty, node: NodeRecord): boolean {
  return node.typeName === typeName || !isTypeSaid;
}

/** A role by the rule of forms: shares in steps of 0.01, of the roles that have one. */
function asTyped({ place: _place, ...role }: TableRole & { place: string }): LinkRole {
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

function withoutTwice(roles: readonly LinkRole[]): LinkRole[] {
  const today = isoToday();
  const isOver = (role: LinkRole) => role.endDate != null && role.endDate <= today;
  return roles.filter((role, at) => isOver(role) || !roles.slice(0, at).some((other) => saysTwice(other, role)));
}

/** The parts of a table that a small picture shows: its first parties, by their links, and the links between them. */
export function firstOf({ parties, links }: JudgedTable, most: number): Pick<JudgedTable, 'parties' | 'links'> {
  if (parties.length <= most) return { parties, links };
  const chosen = new Set<string>();
  for (const { from, to } of links) {
    if (chosen.size >= most) break;
    chosen.add(from).add(to);
  }
  for (const { id } of parties) if (chosen.size < most) chosen.add(id);
  return {
    parties: parties.filter(({ id }) => chosen.has(id)),
    links: links.filter(({ from, to }) => chosen.has(from) && chosen.has(to)),
  };
}
