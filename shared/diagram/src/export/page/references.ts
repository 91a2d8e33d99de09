import { holds, within, type Bounds, type Point } from '../../geometry/box';
import { cardBounds, type SceneLink } from '../../scene/sceneParts';
import type { SceneView } from '../../scene/sceneView';
import type { ChartPart } from './chartParts';
import type { PlannedPage } from './planPages';

/** A link that goes on on another page: from a card of the part to one that is not. */
export interface Reference {
  link: SceneLink;
  own: string;
  other: string;
  otherKey: string;
}

/** Where a part's links go on, by the names of both ends. */
export function referencesOf(part: ChartPart, scene: SceneView): Reference[] {
  const nameOf = (key: string) => scene.cards.get(key)?.node.name ?? '';
  return part.crossing
    .map((link): Reference => {
      const { from, to } = link.link;
      const [own, other] = part.cards.has(from) ? [from, to] : [to, from];
      return { link, own: nameOf(own), other: nameOf(other), otherKey: other };
    })
    .sort((a, b) => (a.own < b.own ? -1 : a.own > b.own ? 1 : a.other < b.other ? -1 : 1));
}

/** The number of the page on which a card stands wholly as one of its part, counted from 1. */
export function pageOfCard(key: string, pages: readonly PlannedPage[], scene: SceneView): number | null {
  const card = scene.cards.get(key);
  const at = card ? pages.findIndex(({ part, crop }) => part?.cards.has(key) && within(cardBounds(card), crop)) : -1;
  return at < 0 ? null : at + 1;
}

/** Where a link leaves a part of the chart on its way from one of these cards; its far end where it does not. */
export function exitOf({ link, path }: SceneLink, cards: ReadonlySet<string>, crop: Bounds): Point | null {
  const way = cards.has(link.from) ? path : [...path].reverse();
  const first = way[0];
  if (!first || !isIn(crop, first)) return null;
  for (const [at, point] of way.entries()) {
    const before = way[at - 1];
    if (before && !isIn(crop, point)) return onEdge(before, point, crop);
  }
  return way.at(-1) ?? null;
}

function isIn(crop: Bounds, point: Point): boolean {
  return holds(crop, point) || within({ left: point.x, right: point.x, top: point.y, bottom: point.y }, crop);
}

/** Where a segment that begins in a rectangle leaves it. */
function onEdge(inside: Point, outside: Point, { left, right, top, bottom }: Bounds): Point {
  const [dx, dy] = [outside.x - inside.x, outside.y - inside.y];
  const part = Math.min(
    1,
    dx > 0 ? (right - inside.x) / dx : dx < 0 ? (left - inside.x) / dx : 1,
    dy > 0 ? (bottom - inside.y) / dy : dy < 0 ? (top - inside.y) / dy : 1,
  );
  return { x: inside.x + dx * part, y: inside.y + dy * part };
}
