import { boundsOf, overlaps, type Bounds } from '@stemma/shared/chart/geometry/box';
import { GridIndex } from '@stemma/shared/chart/geometry/gridIndex';
import { cardBounds, type Scene, type SceneCard } from '@stemma/shared/chart/geometry/scene';
import type { Arrangement, Point } from '../model/commands';
import { nearby } from './nearby';
import type { LayoutInput } from './types';

/** Notes, pictures and text boxes that no link joins to anything: no layout gives them a place of their own. */
export function looseNotes(scene: Scene): SceneCard[] {
  const linked = new Set([...scene.links.values()].flatMap(({ link }) => [link.from, link.to]));
  return [...scene.cards.values()].filter(({ node, shape }) => shape.plate && !linked.has(node.key));
}

/** What is laid out, without these. */
export function without(input: LayoutInput, cards: readonly SceneCard[]): LayoutInput {
  const out = new Set(cards.map(({ node }) => node.key));
  if (out.size === 0) return input;
  const groups = (input.groups ?? []).flatMap(({ key, cards }) => {
    const left = cards.filter((card) => !out.has(card));
    return left.length ? [{ key, cards: left }] : [];
  });
  return { ...input, nodes: input.nodes.filter(({ key }) => !out.has(key)), groups };
}

/**
 * A layout with the loose notes: each goes along with the card that it stood nearest to, to the nearest place there that is free of cards
 * and links. A pinned one stays.
 */
export function withNotes(
  { nodes, links }: Arrangement,
  scene: Scene,
  notes: readonly SceneCard[],
  pinned: ReadonlySet<string>,
): Arrangement {
  if (notes.length === 0 || nodes.size === 0) return { nodes, links };
  const places = new Map(nodes);
  const taken = new GridIndex();
  for (const [key, card] of scene.cards) {
    const at = places.get(key);
    if (at) taken.set(key, cardBounds({ ...card, ...at }));
    else if (card.shape.plate && pinned.has(key)) taken.set(key, cardBounds(card));
  }
  for (const [key, { points }] of links) {
    const link = scene.links.get(key)?.link;
    const [from, to] = [link && places.get(link.from), link && places.get(link.to)];
    if (from && to) runsOf(points ?? [], from, to).forEach((run, at) => taken.set(`${key} ${at}`, run));
  }
  for (const note of notes) {
    if (pinned.has(note.node.key)) continue;
    const anchor = nearest(note, scene, nodes);
    const to = anchor && nodes.get(anchor.node.key);
    if (!anchor || !to) continue;
    const wanted = { x: Math.round(note.x + to.x - anchor.x), y: Math.round(note.y + to.y - anchor.y) };
    const boxAt = (at: Point): Bounds => boundsOf({ ...at, width: note.shape.width, height: note.shape.height }, 8);
    const place = nearby(wanted, (at) => {
      const box = boxAt(at);
      return [...taken.query(box)].every((key) => !overlaps(taken.get(key) ?? box, box));
    });
    places.set(note.node.key, place);
    taken.set(note.node.key, boxAt(place));
  }
  return { nodes: places, links };
}

/** The straight runs of a link between its bends, and from the outer ones up and down to its cards; of a link without bends, none. */
function runsOf(points: readonly number[], from: Point, to: Point): Bounds[] {
  const bends = points.flatMap((x, at) => (at % 2 === 0 ? [{ x, y: points[at + 1] ?? 0 }] : []));
  const [first, last] = [bends[0], bends.at(-1)];
  if (!first || !last) return [];
  const whole = [{ x: first.x, y: from.y }, ...bends, { x: last.x, y: to.y }];
  return whole.slice(1).map((end, at) => {
    const start = whole[at] ?? end;
    return {
      left: Math.min(start.x, end.x),
      right: Math.max(start.x, end.x),
      top: Math.min(start.y, end.y),
      bottom: Math.max(start.y, end.y),
    };
  });
}

function nearest(note: SceneCard, scene: Scene, among: ReadonlyMap<string, Point>): SceneCard | null {
  let best: { card: SceneCard; away: number } | null = null;
  for (const key of among.keys()) {
    const card = scene.cards.get(key);
    if (!card) continue;
    const dx = Math.max(0, Math.abs(card.x - note.x) - (card.shape.width + note.shape.width) / 2);
    const dy = Math.max(0, Math.abs(card.y - note.y) - (card.shape.height + note.shape.height) / 2);
    const away = Math.hypot(dx, dy);
    if (!best || away < best.away) best = { card, away };
  }
  return best?.card ?? null;
}
