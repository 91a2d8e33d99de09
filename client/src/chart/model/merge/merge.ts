import type { ChartLink } from '@stemma/shared/chart/link';
import type { ChartDocument, NodeRecord } from '../document';
import { mergeGroups, newMembers, withoutGone } from './groups';
import { PLACE, cards, chartProps, links as linkKind } from './kinds';
import { changes, meet, type Meeting, type Side } from './meet';
import { CHART, GROUPS, MOVED, PLACES, linkAlong, other, type FoundClash, type Sides } from './sides';
import { describeClashes, type Clash } from './describeClashes';

export interface Merged {
  document: ChartDocument;
  /** Where both changed the same thing: what `choose` was asked. Empty where nothing touches. */
  clashes: readonly Clash[];
}

/**
 * Both sides' edits as one chart. What only one side changed is kept, field by field; where both changed the same, `choose` says by the
 * clash's id whose counts. Merging the other way round, with the opposite choices, gives the same chart.
 */
export function merge(sides: Sides, choose: (id: string) => Side): Merged {
  const { base, mine, theirs } = sides;
  const met = {
    nodes: meetAll(sides, 'nodes', cards),
    links: meetAll(sides, 'links', linkKind),
  };
  const contested = contestedCards(sides, met.nodes);
  const moved = movedCards(sides, contested);
  const props = meet({ base: base.props, mine: mine.props, theirs: theirs.props }, chartProps);
  const merged = mergeGroups({ base: base.groups, mine: mine.groups, theirs: theirs.groups });
  const found: FoundClash = { contested, moved, ...met, props: props.kind === 'fields', groups: merged === null };

  const nodes = new Map<string, NodeRecord>();
  for (const [key, meeting] of met.nodes) {
    const remover = contested.get(key);
    const id = moved.has(key) ? MOVED : `card:${key}`;
    const record = remover
      ? choose(id) === remover
        ? undefined
        : sides[other(remover)].nodes.get(key)
      : resolved(meeting, id, choose);
    if (record) nodes.set(key, record);
  }
  const links = new Map<string, ChartLink>();
  for (const [key, meeting] of met.links) {
    const along = linkAlong(sides, contested, key);
    const isBack = along?.cards.some((card) => nodes.has(card));
    const record = along ? (isBack ? along.stays : along.gone) : resolved(meeting, `link:${key}`, choose);
    if (record && nodes.has(record.from) && nodes.has(record.to)) links.set(key, record);
  }
  const groups = merged ?? sides[choose(GROUPS)].groups;
  const known = (key: string) => [base, mine, theirs].some((one) => one.nodes.has(key) || one.groups.has(key));
  const document: ChartDocument = {
    ...theirs,
    props: resolved(props, CHART, choose) ?? theirs.props,
    nodes,
    links,
    groups: withoutGone(groups, (key) => known(key) && !nodes.has(key) && !groups.has(key)),
  };
  return { document, clashes: describeClashes(sides, found) };
}

function resolved<T>(meeting: Meeting<T>, id: string, choose: (id: string) => Side): T | undefined {
  if (meeting.kind === 'settled') return meeting.record;
  if (meeting.kind === 'removal') return choose(id) === meeting.remover ? undefined : meeting.record;
  return meeting.record((field) => choose(field === PLACE ? PLACES : id));
}

function meetAll<K extends 'nodes' | 'links', T extends NodeRecord | ChartLink>(
  { base, mine, theirs }: Sides,
  table: K,
  kind: Parameters<typeof meet<T>>[1],
): Map<string, Meeting<T>> {
  const [was, ours, others] = [base, mine, theirs].map((one) => one[table] as unknown as ReadonlyMap<string, T>);
  const met = new Map<string, Meeting<T>>();
  for (const key of new Set([others, ours, was].flatMap((one) => [...(one?.keys() ?? [])]))) {
    met.set(key, meet({ base: was?.get(key), mine: ours?.get(key), theirs: others?.get(key) }, kind));
  }
  return met;
}

function contestedCards(sides: Sides, nodes: ReadonlyMap<string, Meeting<NodeRecord>>): Map<string, Side> {
  const { base } = sides;
  const contested = new Map<string, Side>();
  for (const [key, meeting] of nodes) if (meeting.kind === 'removal') contested.set(key, meeting.remover);
  for (const remover of ['mine', 'theirs'] as const) {
    const [left, keeper] = [sides[remover], sides[other(remover)]];
    for (const link of keeper.links.values()) {
      for (const end of [link.from, link.to]) {
        const tookOff = base.nodes.has(end) && !left.nodes.has(end);
        if (tookOff && changes(base.links.get(link.key), link, linkKind)) contested.set(end, remover);
      }
    }
    for (const member of newMembers(base.groups, keeper.groups).keys()) {
      if (base.nodes.has(member) && !left.nodes.has(member)) contested.set(member, remover);
    }
  }
  return contested;
}

function movedCards({ base, ...sides }: Sides, contested: ReadonlyMap<string, Side>): Set<string> {
  const isMoved = ([key, remover]: [string, Side]) => {
    const keeper = sides[other(remover)];
    const [before, after] = [base.nodes.get(key), keeper.nodes.get(key)];
    if (!before || !after || changes(before, { ...after, x: before.x, y: before.y }, cards)) return false;
    const isLinked = [...keeper.links.values()].some(
      (link) => (link.from === key || link.to === key) && changes(base.links.get(link.key), link, linkKind),
    );
    return !isLinked && !newMembers(base.groups, keeper.groups).has(key);
  };
  return new Set([...contested].filter(isMoved).map(([key]) => key));
}
