import type { ChartGroup } from '@stemma/shared/chart/chart';
import type { Arrangement, Command, LinkWay, Point } from './commands';
import { newNode, type ChartDocument, type NodeRecord } from './document';
import { withoutEmpty, type Groups } from './emptyGroups';

/** Keys of the cards in a group and in the groups within it. */
export function cardsOf({ groups, nodes }: Pick<ChartDocument, 'groups' | 'nodes'>, key: string): string[] {
  const cards = new Set<string>();
  const seen = new Set([key]);
  for (const one of seen) {
    for (const member of groups.get(one)?.members ?? []) {
      if (groups.has(member)) seen.add(member);
      else if (nodes.has(member)) cards.add(member);
    }
  }
  return [...cards];
}

/** The groups all of whose cards are among these; of those within each other, the outer ones. */
export function wholeGroups(document: ChartDocument, keys: Iterable<string>): ChartGroup[] {
  const chosen = new Set(keys);
  const whole = [...document.groups.values()].filter((group) => {
    const cards = cardsOf(document, group.key);
    return cards.length > 0 && cards.every((key) => chosen.has(key));
  });
  const inner = new Set(whole.flatMap(({ members }) => members));
  return whole.filter(({ key }) => !inner.has(key));
}

/** The smallest group that has all of these cards, itself or in the groups within it; none where they share none. */
export function groupAround(document: ChartDocument, keys: readonly string[]): ChartGroup | undefined {
  return [...document.groups.values()]
    .map((group) => ({ group, cards: new Set(cardsOf(document, group.key)) }))
    .filter(({ cards }) => keys.every((key) => cards.has(key)))
    .sort((a, b) => a.cards.size - b.cards.size)[0]?.group;
}

/** Makes a group of cards. Groups that are whole among them come into it as they are; from others the cards are taken out. */
export function groupNodes(key: string, name: string, keys: Iterable<string>): Command {
  const wanted = [...keys];
  return {
    label: 'group',
    apply(document) {
      const present = wanted.filter((one) => document.nodes.has(one));
      if (present.length === 0 || document.groups.has(key)) return document;
      const within = wholeGroups(document, present);
      const covered = new Set(within.flatMap((group) => cardsOf(document, group.key)));
      const members = [...within.map((group) => group.key), ...present.filter((one) => !covered.has(one))];
      const taken = new Set(members);
      const around = [...document.groups.values()].find(
        (group) => members.every((one) => group.members.includes(one)) && group.members.length > members.length,
      );
      const groups = new Map<string, ChartGroup>();
      for (const group of document.groups.values()) {
        const left = group.members.filter((one) => !taken.has(one));
        const kept = group === around ? [...left, key] : left;
        groups.set(group.key, left.length === group.members.length ? group : { ...group, members: kept });
      }
      groups.set(key, { key, name, members, collapsed: false });
      return { ...document, groups: withoutEmpty(groups) };
    },
  };
}

/** Dissolves groups; their cards and inner groups stay, in the group around where there is one. */
export function ungroup(keys: Iterable<string>): Command {
  const gone = [...keys];
  return {
    label: 'dissolve group',
    apply(document) {
      let groups = document.groups;
      for (const key of gone) {
        const dissolved = groups.get(key);
        if (!dissolved) continue;
        const next = new Map<string, ChartGroup>();
        for (const other of groups.values()) {
          if (other.key === key) continue;
          const inIt = other.members.includes(key);
          const members = inIt
            ? other.members.flatMap((one) => (one === key ? dissolved.members : one))
            : other.members;
          next.set(other.key, inIt ? { ...other, members } : other);
        }
        groups = next;
      }
      return groups === document.groups ? document : { ...document, groups };
    },
  };
}

/** Changes a group's name, or folds and unfolds it. */
export function changeGroup(key: string, change: Partial<Pick<ChartGroup, 'name' | 'collapsed'>>): Command {
  return {
    label: change.collapsed === undefined ? 'rename group' : change.collapsed ? 'fold group' : 'unfold group',
    apply(document) {
      const known = document.groups.get(key);
      if (!known || Object.entries(change).every(([name, value]) => known[name as keyof ChartGroup] === value))
        return document;
      return { ...document, groups: new Map(document.groups).set(key, { ...known, ...change }) };
    },
  };
}

/** A chart as it is shown while groups are folded. */
export interface FoldedChart {
  document: ChartDocument;
  /** By the key of a folded group's card, the cards it stands for. */
  standing: ReadonlyMap<string, readonly string[]>;
}

/**
 * The chart with one card for each folded group, in the middle of where its cards stand; links that lead into the group end at it.
 * `turned` has what is folded or unfolded on screen only.
 */
export function withGroupsFolded(document: ChartDocument, turned: ReadonlyMap<string, boolean>): FoldedChart {
  const isFolded = (group: ChartGroup) => turned.get(group.key) ?? group.collapsed;
  const standing = new Map<string, readonly string[]>();
  const standIn = new Map<string, string>();
  const shown = new Map(document.groups);
  const hide = (key: string) => {
    for (const member of document.groups.get(key)?.members ?? []) if (shown.delete(member)) hide(member);
  };
  for (const group of outerFirst(document.groups)) {
    if (!shown.has(group.key) || !isFolded(group)) continue;
    const cards = cardsOf(document, group.key).filter((key) => !standIn.has(key));
    if (cards.length === 0) continue;
    for (const key of cards) standIn.set(key, group.key);
    standing.set(group.key, cards);
    hide(group.key);
    shown.delete(group.key);
  }
  if (standing.size === 0) return { document, standing };
  const nodes = new Map<string, NodeRecord>();
  for (const [key, cards] of standing) nodes.set(key, standInCard(document, key, cards));
  for (const node of document.nodes.values()) if (!standIn.has(node.key)) nodes.set(node.key, node);
  const links = new Map(
    [...document.links].flatMap(([key, link]) => {
      const [from, to] = [standIn.get(link.from) ?? link.from, standIn.get(link.to) ?? link.to];
      const same = from === link.from && to === link.to;
      if (same) return [[key, link] as const];
      if (from === to) return [];
      const spots = {
        fromSpot: from === link.from ? link.fromSpot : null,
        toSpot: to === link.to ? link.toSpot : null,
      };
      return [[key, { ...link, from, to, ...spots, points: null, adjusting: null, linkTextPosition: 0.5 }] as const];
    }),
  );
  return { document: { ...document, nodes, links, groups: shown }, standing };
}

/** Where the cards go for which a group's card stands, when that is put elsewhere. */
export function placesOf(
  document: ChartDocument,
  places: ReadonlyMap<string, Point>,
  standing: FoldedChart['standing'],
): Map<string, Point> {
  const result = new Map<string, Point>();
  for (const [key, to] of places) {
    const cards = standing.get(key);
    if (!cards) {
      result.set(key, to);
      continue;
    }
    const at = middleOf(document, cards);
    for (const card of cards) {
      const node = document.nodes.get(card);
      if (node) result.set(card, { x: node.x + to.x - at.x, y: node.y + to.y - at.y });
    }
  }
  return result;
}

/** A layout of what is shown as one of the whole chart: what a folded group holds goes with its card; links that lead out of it find their way anew. */
export function arrangedWhole(
  document: ChartDocument,
  { nodes, links }: Arrangement,
  standing: FoldedChart['standing'],
): Arrangement {
  if (standing.size === 0) return { nodes, links };
  const groupOf = new Map([...standing].flatMap(([key, cards]) => cards.map((card) => [card, key] as const)));
  const ways = new Map<string, LinkWay>();
  for (const [key, link] of document.links) {
    const [from, to] = [groupOf.get(link.from), groupOf.get(link.to)];
    const way = links.get(key);
    if (!from && !to) {
      if (way) ways.set(key, way);
    } else if (from === to && from && nodes.has(from)) {
      const [to0, at] = [nodes.get(from), middleOf(document, standing.get(from) ?? [])];
      const [dx, dy] = [(to0?.x ?? at.x) - at.x, (to0?.y ?? at.y) - at.y];
      const points = link.points?.map((value, index) => value + (index % 2 ? dy : dx)) ?? null;
      ways.set(key, { points, linkTextPosition: link.linkTextPosition });
    } else if (way)
      ways.set(key, { points: null, linkTextPosition: 0.5, adjusting: null, fromSpot: null, toSpot: null });
  }
  return { nodes: placesOf(document, nodes, standing), links: ways };
}

function standInCard(document: ChartDocument, key: string, cards: readonly string[]): NodeRecord {
  const name = document.groups.get(key)?.name || 'Group';
  const detail = cards.length === 1 ? '1 card' : `${cards.length} cards`;
  return newNode({ key, typeName: 'Custom', name, detail, ...middleOf(document, cards), standsFor: cards.length });
}

function middleOf({ nodes }: ChartDocument, cards: readonly string[]): Point {
  const places = cards.flatMap((key) => nodes.get(key) ?? []);
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  return {
    x: Math.round((Math.min(...xs) + Math.max(...xs)) / 2),
    y: Math.round((Math.min(...ys) + Math.max(...ys)) / 2),
  };
}

function outerFirst(groups: Groups): ChartGroup[] {
  const inner = new Set([...groups.values()].flatMap(({ members }) => members));
  const order = [...groups.values()].filter(({ key }) => !inner.has(key));
  const seen = new Set(order);
  for (const group of seen) {
    for (const member of group.members) {
      const within = groups.get(member);
      if (within) seen.add(within);
    }
  }
  return [...seen];
}
