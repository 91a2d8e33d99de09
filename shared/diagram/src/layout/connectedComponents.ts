import { groupBy } from '@stemma/shared/groupBy';
import { compareNames, holderAndHeld } from './relation';
import { spaceOf, type Space } from './spacing';
import type { LayoutGroup, LayoutInput, LayoutLink, LayoutNode } from './types';

export { groupBy as group };

/** A link with its ends in reading order: the holder above, the held below. */
export interface Edge {
  link: LayoutLink;
  holder: string;
  held: string;
}

/** Cards that links or groups join, and these links, both in the order in which a reader would name them. */
export interface ConnectedComponent {
  nodes: LayoutNode[];
  edges: Edge[];
  /** The groups of these cards, the outer ones first. */
  groups: readonly LayoutGroup[];
  space: Space;
}

/** Charts of more cards are not read as a whole, and are not folded for that. */
const FOLDED_MAX = 400;

/**
 * The chart's unconnected parts, the largest first, cards without any link gathered in the last. What comes out doesn't depend on the
 * order of what goes in. Cards are ordered from the top down, siblings by share, then by name, those of one group after each other.
 */
export function connectedComponents(input: LayoutInput): ConnectedComponent[] {
  const nodes = new Map([...input.nodes].sort(compareNames).map((node) => [node.key, node]));
  const byName = orderOf(nodes.keys());
  const edges = input.links
    .filter((link) => link.from !== link.to && nodes.has(link.from) && nodes.has(link.to))
    .map((link) => ({ link, ...holderAndHeld(link) }))
    .sort((a, b) => b.link.share - a.link.share || compareEnds(a, b, byName));
  const groups = input.groups ?? [];
  const wanted = spaceOf(input.spacing);
  const space = { ...wanted, fold: wanted.fold && nodes.size <= FOLDED_MAX };
  const down = new Map(
    [...groupBy(edges, (edge) => edge.holder)].map(([key, held]) => [key, gathered(held, (edge) => edge.held, groups)]),
  );
  const up = groupBy(edges, (edge) => edge.held);
  const seen = new Set<string>();
  const found: ConnectedComponent[] = [];
  const single: LayoutNode[] = [];
  for (const start of starts(nodes, edges, up, byName)) {
    if (seen.has(start.key)) continue;
    const keys = connected(start.key, down, up, groups);
    const ordered = walk(keys, nodes, down, up, byName);
    for (const node of ordered) seen.add(node.key);
    const own = groups.filter(({ cards }) => cards.some((card) => keys.has(card)));
    const part = {
      nodes: ordered,
      edges: ordered.flatMap((node) => down.get(node.key) ?? []),
      groups: own,
      space,
    };
    if (ordered.length === 1 && own.length === 0) single.push(...ordered);
    else found.push(part);
  }
  found.sort((a, b) => b.nodes.length - a.nodes.length || compareFirst(a, b, byName));
  single.sort((a, b) => byName(a.key, b.key));
  return single.length ? [...found, { nodes: single, edges: [], groups: [], space }] : found;
}

/** Compares keys by their place in an order. */
type KeyOrder = (a: string, b: string) => number;

/** Names are compared once only: to compare them takes far longer than to compare places. */
function orderOf(keys: Iterable<string>): KeyOrder {
  const places = new Map([...keys].map((key, at) => [key, at]));
  return (a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0);
}

/** All of a chart as one part, in the order of its parts. */
export function wholeComponent(input: LayoutInput): ConnectedComponent {
  const all = connectedComponents(input);
  return {
    nodes: all.flatMap(({ nodes }) => nodes),
    edges: all.flatMap(({ edges }) => edges),
    groups: input.groups ?? [],
    space: spaceOf(input.spacing),
  };
}

/** Cards that nobody holds come first, those with the largest holding before others; then what is only in loops. */
function starts(
  nodes: ReadonlyMap<string, LayoutNode>,
  edges: readonly Edge[],
  up: ReadonlyMap<string, Edge[]>,
  byName: KeyOrder,
): LayoutNode[] {
  const largest = new Map<string, number>();
  for (const { holder, link } of edges) largest.set(holder, Math.max(largest.get(holder) ?? -1, link.share));
  return [...nodes.values()].sort(
    (a, b) =>
      Number(up.has(a.key)) - Number(up.has(b.key)) ||
      (largest.get(b.key) ?? -1) - (largest.get(a.key) ?? -1) ||
      byName(a.key, b.key),
  );
}

function connected(
  start: string,
  down: ReadonlyMap<string, Edge[]>,
  up: ReadonlyMap<string, Edge[]>,
  groups: readonly LayoutGroup[],
): Set<string> {
  const keys = new Set([start]);
  for (const key of keys) {
    for (const { cards } of groups) if (cards.includes(key)) for (const card of cards) keys.add(card);
    for (const edge of down.get(key) ?? []) keys.add(edge.held);
    for (const edge of up.get(key) ?? []) keys.add(edge.holder);
  }
  return keys;
}

/** Depth first from the tops: each card, then what it holds by share; where the held has other owners not yet named, they come beside. */
function walk(
  keys: ReadonlySet<string>,
  nodes: ReadonlyMap<string, LayoutNode>,
  down: ReadonlyMap<string, Edge[]>,
  up: ReadonlyMap<string, Edge[]>,
  byName: KeyOrder,
): LayoutNode[] {
  const own = new Map(
    [...keys].flatMap((key) => {
      const node = nodes.get(key);
      return node ? [[key, node] as const] : [];
    }),
  );
  const edges = [...own.keys()].flatMap((key) => down.get(key) ?? []);
  const ordered: LayoutNode[] = [];
  const seen = new Set<string>();
  for (const start of starts(own, edges, up, byName)) {
    const stack = [start.key];
    for (let key = stack.pop(); key !== undefined; key = stack.pop()) {
      const node = own.get(key);
      if (!node || seen.has(key)) continue;
      seen.add(key);
      ordered.push(node);
      for (const edge of [...(down.get(key) ?? [])].reverse()) stack.push(edge.held);
    }
  }
  return ordered;
}

function compareEnds(a: Edge, b: Edge, byName: KeyOrder): number {
  return byName(a.held, b.held) || byName(a.holder, b.holder) || (a.link.key < b.link.key ? -1 : 1);
}

function compareFirst(a: ConnectedComponent, b: ConnectedComponent, byName: KeyOrder): number {
  const [first, second] = [a.nodes[0], b.nodes[0]];
  return first && second ? byName(first.key, second.key) : 0;
}

/** Things in their order, but those of one group after each other, where the first of them comes. Groups come the outer ones first. */
export function gathered<T>(things: readonly T[], cardOf: (thing: T) => string, groups: readonly LayoutGroup[]): T[] {
  return groups.reduce<T[]>(
    (ordered, { cards }) => {
      const group = new Set(cards);
      const isIn = (thing: T) => group.has(cardOf(thing));
      const first = ordered.findIndex(isIn);
      if (first < 0) return ordered;
      const rest = ordered.slice(first);
      return [...ordered.slice(0, first), ...rest.filter(isIn), ...rest.filter((thing) => !isIn(thing))];
    },
    [...things],
  );
}

/** Whether a link has an arrow head at its owner, too: on a stem that others share it would be read as theirs. */
export function startsAlone({ link }: Pick<Edge, 'link'>): boolean {
  return link.arrowType === 'Double';
}
