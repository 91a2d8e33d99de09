import { boundsOf, overlaps, type Bounds } from '@stemma/shared/chart/geometry/box';
import { GridIndex } from '@stemma/shared/chart/geometry/gridIndex';
import { cardBounds, type Scene, type SceneCard } from '@stemma/shared/chart/geometry/scene';
import type { Arrangement, Point } from '../model/commands';
import { nearby } from './fitIn';
import type { LayoutInput } from './types';

/** Notes, pictures and text boxes that no link joins to anything: no layout gives them a place of their own. */
export function looseNotes(scene: Scene): SceneCard[] {
  const linked = new Set([...scene.links.values()].flatMap(({ link }) => [link.from, link.to]));
  return [...scene.cards.values()].filter(({ node, shape }) => shape.plate && !linked.has(node.key));
}

/** What is laid out, without these. */
export function without(input: LayoutInput, cards: readonly SceneCard[]): LayoutInput {
  const out = new Set(cards.map(({ node }) => node.key));
  return out.size ? { ...input, nodes: input.nodes.filter(({ key }) => !out.has(key)) } : input;
}

/**
 * A layout with the loose notes: each goes along with the card that it stood nearest to, to the nearest place there that is free. A
 * pinned one stays.
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
