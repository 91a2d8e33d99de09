import { t } from '@stemma/shared/language/translate';
import type { Point } from '../geometry/box';
import type { ChartGroup, ChartNode } from '@stemma/shared/chart/chart';
import type { ChartLink } from '@stemma/shared/chart/link';
import { NODE_DEFAULTS } from '@stemma/shared/chart/nodeDefaults';

/** What stands on a chart, by key. */
export interface Grouped {
  nodes: ReadonlyMap<string, ChartNode>;
  links: ReadonlyMap<string, ChartLink>;
  groups: ReadonlyMap<string, ChartGroup>;
}

/** Keys of the cards in a group and in the groups within it. */
export function cardsOf({ groups, nodes }: Pick<Grouped, 'groups' | 'nodes'>, key: string): string[] {
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

/** By the key of a folded group's card, the cards it stands for. */
export type Standing = ReadonlyMap<string, readonly string[]>;

/**
 * The chart with one card for each folded group, where one of its cards stands; links that lead into the group end at it.
 * `turned` has what is folded or unfolded on screen only.
 */
export function withGroupsFolded<Document extends Grouped>(
  document: Document,
  turned: ReadonlyMap<string, boolean>,
): { document: Document; standing: Standing } {
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
  const nodes = new Map<string, ChartNode>();
  for (const [key, cards] of standing) nodes.set(key, standInCard(document, key, cards));
  for (const node of document.nodes.values()) if (!standIn.has(node.key)) nodes.set(node.key, node);
  const links = new Map(
    [...document.links].flatMap(([key, link]) => {
      const [from, to] = [standIn.get(link.from) ?? link.from, standIn.get(link.to) ?? link.to];
      const same = from === link.from && to === link.to;
      if (same) return [[key, link] as const];
      if (from === to) return [];
      const anchors = {
        fromSpot: from === link.from ? link.fromSpot : null,
        toSpot: to === link.to ? link.toSpot : null,
      };
      return [[key, { ...link, from, to, ...anchors, points: null, adjusting: null, linkTextPosition: 0.5 }] as const];
    }),
  );
  return { document: { ...document, nodes, links, groups: shown }, standing };
}

/**
 * What is left of a chart with its groups folded (`folded`) without these cards. One of a folded group is not counted by the group's card,
 * nor do its links end there; a group of no others has no card. The same one where no card is left out.
 */
export function withoutCards<Document extends Grouped>(
  whole: Document,
  { document, standing }: { document: Document; standing: Standing },
  hidden: ReadonlySet<string>,
): Document {
  if (hidden.size === 0) return document;
  const nodes = new Map<string, ChartNode>();
  for (const [key, node] of document.nodes) {
    const cards = standing.get(key);
    const left = cards?.filter((card) => !hidden.has(card)).length ?? 1;
    if (left > 0 && !hidden.has(key)) nodes.set(key, cards ? { ...node, ...countOf(left) } : node);
  }
  const stays = ({ from, to }: Pick<ChartLink, 'from' | 'to'>) => !hidden.has(from) && !hidden.has(to);
  const links = [...document.links].filter(
    ([key, link]) => stays(whole.links.get(key) ?? link) && nodes.has(link.from) && nodes.has(link.to),
  );
  return { ...document, nodes, links: new Map(links) };
}

function standInCard(document: Grouped, key: string, cards: readonly string[]): ChartNode {
  const name = document.groups.get(key)?.name || 'Group';
  return {
    ...NODE_DEFAULTS,
    ...{ key, typeName: 'Custom', name },
    ...countOf(cards.length),
    ...standInPlace(document, cards),
  };
}

function countOf(cards: number): { detail: string; standsFor: number } {
  return { detail: t('{cards, plural, one {# card} other {{cards} cards}}', { cards }), standsFor: cards };
}

/** Where the card of a folded group stands: where that one of its cards did that was nearest to the middle of all, of several the uppermost: in the middle itself it would cover what stands between them. */
export function standInPlace({ nodes }: Pick<Grouped, 'nodes'>, cards: readonly string[]): Point {
  const places = cards.flatMap((key) => nodes.get(key) ?? []);
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
  const [nearest] = places
    .map((card) => ({ ...card, distance: Math.round(Math.hypot(card.x - middle.x, card.y - middle.y)) }))
    .sort((a, b) => a.distance - b.distance || a.y - b.y || a.x - b.x || (a.key < b.key ? -1 : 1));
  return nearest ? { x: nearest.x, y: nearest.y } : { x: 0, y: 0 };
}

function outerFirst(groups: Grouped['groups']): ChartGroup[] {
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
