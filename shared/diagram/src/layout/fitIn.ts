import { overlaps, type Bounds } from '../geometry/box';
import { GridIndex } from '../index/gridIndex';
import type { SceneCard } from '../scene/scene';
import type { Arrangement, LinkRoute } from './types';
import type { Point } from '../geometry/box';
import { nearestFreePlace } from './nearestFreePlace';
import { nodeBox } from './nodeBox';
import { putOutOfFrames } from '../group/outOfFrames';
import { shifted } from './shifted';
import type { LayoutInput } from './types';

const CLEAR = 16;
const NO_SIZE = { width: 0, height: 0, drop: 0 };

/**
 * A layout with cards that keep their place: it is moved as a whole to where they stand in it, and whichever other card would then touch one
 * of them goes to the nearest free place. Links of cards that did not stay in the layout find their route by themselves.
 */
export function aroundPinned(
  { nodes, links }: Arrangement,
  input: LayoutInput,
  cards: ReadonlyMap<string, SceneCard>,
  pinned: ReadonlySet<string>,
): Arrangement {
  const held = [...nodes].flatMap(([key, at]) => {
    const card = pinned.has(key) ? cards.get(key) : undefined;
    return card ? [{ key, at, x: card.x, y: card.y }] : [];
  });
  if (held.length === 0) return { nodes, links };
  const shift = {
    x: Math.round(held.reduce((sum, one) => sum + one.x - one.at.x, 0) / held.length),
    y: Math.round(held.reduce((sum, one) => sum + one.y - one.at.y, 0) / held.length),
  };
  const moved = shifted({ nodes, links }, shift);
  const places = new Map(moved.nodes);
  const out = new Set<string>();
  const taken = new GridIndex();
  const sizes = new Map(input.nodes.map((node) => [node.key, node]));
  const boxOf = (key: string, at: Point): Bounds => nodeBox(sizes.get(key) ?? NO_SIZE, at, CLEAR / 2);
  for (const { key, x, y } of held) {
    const at = places.get(key);
    if (at && (at.x !== x || at.y !== y)) out.add(key);
    places.set(key, { x, y });
    taken.set(key, boxOf(key, { x, y }));
  }
  const free = (box: Bounds) => [...taken.query(box)].every((key) => !overlaps(taken.get(key) ?? box, box));
  const pushed: string[] = [];
  for (const [key, at] of places) {
    if (pinned.has(key)) continue;
    if (free(boxOf(key, at))) taken.set(key, boxOf(key, at));
    else pushed.push(key);
  }
  for (const key of pushed) {
    const at = places.get(key) ?? { x: 0, y: 0 };
    const place = nearestFreePlace(at, (point) => free(boxOf(key, point)));
    places.set(key, place);
    taken.set(key, boxOf(key, place));
    out.add(key);
  }
  const outside = putOutOfFrames(input.groups ?? [], sizes, places, pinned);
  for (const key of outside.moved) out.add(key);
  const routes = new Map(
    input.links.flatMap(({ key, from, to }) => {
      const route = moved.links.get(key);
      return route ? [[key, out.has(from) || out.has(to) ? loose(route) : route] as const] : [];
    }),
  );
  return { nodes: outside.places, links: routes };
}

function loose(route: LinkRoute): LinkRoute {
  return { ...route, points: null, linkTextPosition: 0.5 };
}
