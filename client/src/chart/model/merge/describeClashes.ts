import { naturalOrder } from '@stemma/shared/nameOrder';
import { t } from '@stemma/shared/language/translate';
import { compare } from '../compare';
import { cardLines, linkLines, linkName, propsLines, rolesOf } from '../changeTexts';
import type { ChartDocument } from '../document';
import { same } from '../same';
import { newMembers } from './groups';
import { PLACE, cards, links as linkKind } from './kinds';
import { changes, type Side } from './meet';
import { CHART, GROUPS, MOVED, PLACES, linkAlong, other, type FoundClash, type Sides } from './sides';

/** One thing that both changed, in words. */
export interface Clash {
  id: string;
  kind: 'card' | 'link' | 'chart' | 'groups' | 'moved' | 'places';
  name: string;
  /** What each side did, a line each. */
  mine: readonly string[];
  theirs: readonly string[];
}

/** What touches, by name: cards, links, the chart itself, groups, places. */
export function describeClashes(sides: Sides, found: FoundClash): Clash[] {
  return [
    ...cardClashes(sides, found).sort(byName),
    ...linkClashes(sides, found).sort(byName),
    ...(found.props ? [chartClash(sides)] : []),
    ...(found.groups ? [groupsClash(sides)] : []),
    ...movedClash(sides, found),
    ...placesClash(sides, found),
  ];
}

function cardClashes(sides: Sides, { contested, moved, nodes }: FoundClash): Clash[] {
  const clashes: Clash[] = [];
  for (const [key, remover] of contested) {
    if (moved.has(key)) continue;
    const keeper = sides[other(remover)];
    const name = keeper.nodes.get(key)?.name ?? sides.base.nodes.get(key)?.name ?? key;
    const texts = {
      [remover]: [t('Taken off the chart')],
      [other(remover)]: doneWith(sides, keeper, key),
    } as Record<Side, string[]>;
    clashes.push({ id: `card:${key}`, kind: 'card', name, ...texts });
  }
  for (const [key, meeting] of nodes) {
    if (contested.has(key) || meeting.kind !== 'fields' || meeting.fields.every((field) => field === PLACE)) continue;
    const lines = (one: ChartDocument) => {
      const [before, after] = [sides.base.nodes.get(key), one.nodes.get(key)];
      return said(before && after ? cardLines(before, after) : [t('Put on the chart')]);
    };
    const name = sides.theirs.nodes.get(key)?.name ?? key;
    clashes.push({ id: `card:${key}`, kind: 'card', name, mine: lines(sides.mine), theirs: lines(sides.theirs) });
  }
  return clashes;
}

/** What the side that kept a card did with it. */
function doneWith({ base }: Sides, keeper: ChartDocument, key: string): string[] {
  const [before, after] = [base.nodes.get(key), keeper.nodes.get(key)];
  const own = before && after && changes(before, after, cards) ? said(cardLines(before, after)) : [];
  const linked = [...keeper.links.values()]
    .filter(({ from, to }) => from === key || to === key)
    .filter((link) => changes(base.links.get(link.key), link, linkKind))
    .map((link) => t('Link: {link}', { link: linkName(link, keeper) }));
  const group = newMembers(base.groups, keeper.groups).get(key);
  return [...own, ...linked, ...(group ? [t('Group: {group}', { group: group.name })] : [])];
}

function linkClashes(sides: Sides, { contested, links }: FoundClash): Clash[] {
  return [...links].flatMap(([key, meeting]): Clash[] => {
    if (meeting.kind === 'settled' || linkAlong(sides, contested, key)) return [];
    if (meeting.kind === 'fields' && meeting.fields.every((field) => field === PLACE)) return [];
    const names = { nodes: new Map([...sides.base.nodes, ...sides.mine.nodes, ...sides.theirs.nodes]) };
    const lines = (one: ChartDocument) => {
      const [before, after] = [sides.base.links.get(key), one.links.get(key)];
      if (!after) return [t('Removed')];
      if (!before) return [rolesOf(after)];
      const isElsewhere = before.from !== after.from || before.to !== after.to;
      return said([
        ...(isElsewhere ? [t('Now {after}', { after: linkName(after, names) })] : []),
        ...linkLines(before, after, names),
      ]);
    };
    const link = sides.base.links.get(key) ?? sides.theirs.links.get(key) ?? sides.mine.links.get(key);
    const name = link ? linkName(link, names) : key;
    return [{ id: `link:${key}`, kind: 'link', name, mine: lines(sides.mine), theirs: lines(sides.theirs) }];
  });
}

function chartClash({ base, mine, theirs }: Sides): Clash {
  const lines = (one: ChartDocument) => propsLines(base.props, one.props);
  return { id: CHART, kind: 'chart', name: t('The chart itself'), mine: lines(mine), theirs: lines(theirs) };
}

function groupsClash({ base, mine, theirs }: Sides): Clash {
  const lines = (one: ChartDocument) => {
    const differences = compare(base, one).differences.filter(({ kind }) => kind === 'group');
    return said(
      differences.map(({ name, mark, lines }) => `${name}: ${mark === 'removed' ? mark : lines.join(', ') || mark}`),
    );
  };
  return { id: GROUPS, kind: 'groups', name: t('Groups'), mine: lines(mine), theirs: lines(theirs) };
}

/** Cards that one side only moved and the other took off. */
function movedClash(sides: Sides, { contested, moved }: FoundClash): Clash[] {
  if (moved.size === 0) return [];
  const keys = [...moved];
  const name = (key: string) => sides.base.nodes.get(key)?.name ?? key;
  const lines = (side: Side) => {
    const [taken, stay] = [true, false].map((isTaken) =>
      keys.filter((key) => (contested.get(key) === side) === isTaken),
    );
    const named = (some: string[] = []) => some.map(name).sort(naturalOrder).join(', ');
    if (keys.length === 1) return [taken?.length ? t('Taken off the chart') : t('Moved')];
    return [
      ...(taken?.length ? [t('Taken off the chart: {taken}', { taken: named(taken) })] : []),
      ...(stay?.length ? [t('Moved: {cards}', { cards: named(stay) })] : []),
    ];
  };
  const title =
    keys.length === 1 ? name(keys[0] ?? '') : t('{count} cards, moved and taken off', { count: keys.length });
  return [{ id: MOVED, kind: 'moved', name: title, mine: lines('mine'), theirs: lines('theirs') }];
}

function placesClash(sides: Sides, { contested, nodes, links }: FoundClash): Clash[] {
  const placed = [...nodes].filter(([key, met]) => !contested.has(key) && met.kind === 'fields' && has(met.fields));
  const run = [...links].filter(([, met]) => met.kind === 'fields' && has(met.fields));
  const count = placed.length + run.length;
  if (count === 0) return [];
  const cardsText = placed.length === 1 ? t('one card stands') : t('{count} cards stand', { count: placed.length });
  const linksText = run.length === 1 ? t('one link runs') : t('{count} links run', { count: run.length });
  const own = count === 1 ? ownName(sides.theirs, placed[0]?.[0], run[0]?.[0]) : null;
  const name =
    own ??
    t('Where {what}', {
      what:
        placed.length && run.length
          ? t('{first} and {second}', { first: cardsText, second: linksText })
          : placed.length
            ? cardsText
            : linksText,
    });
  return [
    {
      id: PLACES,
      kind: 'places',
      name,
      mine: [count === 1 ? t('As you put it') : t('As you put them')],
      theirs: [count === 1 ? t('As they put it') : t('As they put them')],
    },
  ];
}

function ownName(document: ChartDocument, card: string | undefined, link: string | undefined): string | null {
  const [node, run] = [document.nodes.get(card ?? ''), document.links.get(link ?? '')];
  if (node) return t('Where {name} stands', { name: node.name });
  return run ? t('Where {run} runs', { run: linkName(run, document) }) : null;
}

const byName = (a: Clash, b: Clash) => naturalOrder(a.name, b.name);
const has = (fields: readonly string[]) => fields.some((field) => same(field, PLACE));

function said(lines: string[]): string[] {
  return lines.length ? lines : [t('Changed')];
}
