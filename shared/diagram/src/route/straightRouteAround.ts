import type { ChartLink } from '@stemma/shared/chart/link';
import { byPlace, grown, holds, type Bounds, type Point } from '../geometry/box';
import { MANY_OBSTACLES, type Cards } from './obstaclesOnRoute';
import { bendsAround, type RouteEnd } from './cornerSearch';
import { directionTo } from './parallels';
import { segmentEnters, segmentsOf } from '../geometry/segment';
import { cardBounds, type SceneCard } from '../scene/sceneParts';

/** How much further from a corner a route bends that hardly turns there than one that turns back: of several that pass it none lies on another. */
const OUTER = 30;

/** So many cards that were met are minded at once. */
const MOST = 48;

/** What leads from one card to another: a link, or several side by side as wide as `half` on both sides of their middle. */
interface Leading {
  link: Pick<ChartLink, 'from' | 'to'>;
  ends: { from: SceneCard; to: SceneCard };
  half: number;
  /** Where a route begins outside of the cards at its ends; at their middles where that is null. */
  places: { from: Point | null; to: Point | null };
}

/** Routes, and all that were tried for them. */
interface Round {
  routes: Point[][];
  tried: Point[][];
}

/**
 * The routes of straight links (`routesBy` such bends) without bends, or where these run behind cards with the fewest that lead round: by
 * corners of what is in the way, the shortest, sought anew with each card that is met then. It depends on where cards stand alone. Where none
 * leads round, or too many cards stand in between (`MANY`, `MOST`), they run as they are.
 */
export function routeStraightAround(
  around: Cards,
  { link, ends, half, places }: Leading,
  routesBy: (bends: readonly Point[]) => Point[][],
): Round {
  const plain = routesBy([]);
  const tried = [...plain];
  let obstacles = obstaclesMet(around, link, plain);
  const isTurned = ends.from.x > ends.to.x || (ends.from.x === ends.to.x && ends.from.y > ends.to.y);
  const whole = { from: endOf(ends.from, places.from), to: endOf(ends.to, places.to) };
  const [start, end] = isTurned ? [whole.to, whole.from] : [whole.from, whole.to];
  const inOrder = (bends: readonly Point[]) => (isTurned ? [...bends].reverse() : [...bends]);
  if (obstacles.size > MANY_OBSTACLES) return { routes: plain, tried };
  while (obstacles.size > 0 && obstacles.size <= MOST) {
    const boxes = [...obstacles.values()].sort(byPlace);
    const bends = bendsAround(start, end, boxes, half);
    if (!bends) break;
    const [outer, found] = [outward(start.at, bends, end.at, boxes), routesBy(inOrder(bends))];
    for (const routes of outer ? [routesBy(inOrder(outer)), found] : [found]) {
      if (routes.length === 0) continue;
      tried.push(...routes);
      if (obstaclesMet(around, link, routes).size === 0 && isOutside(routes, ends)) return { routes, tried };
    }
    const met = obstaclesMet(around, link, found);
    const before = obstacles.size;
    obstacles = new Map([...obstacles, ...met]);
    if (obstacles.size === before) break;
  }
  return { routes: plain, tried };
}

/** The cards of others that a route with straight segments lies behind, by their keys. */
export function obstaclesMet(
  { cards, cardIndex }: Cards,
  link: Pick<ChartLink, 'from' | 'to'>,
  routes: readonly (readonly Point[])[],
): Map<string, Bounds> {
  const met = new Map<string, Bounds>();
  for (const [a, b] of routes.flatMap(segmentsOf)) {
    for (const key of cardIndex.along([a, b])) {
      const card = cards.get(key);
      if (!card || key === link.from || key === link.to || card.shape.annotation || met.has(key)) continue;
      const bounds = cardBounds(card);
      if (segmentEnters(a, b, bounds)) met.set(key, bounds);
    }
  }
  return met;
}

function endOf(card: SceneCard, place: Point | null): RouteEnd {
  return { at: place ?? { x: card.x, y: card.y }, own: cardBounds(card), isWithin: place === null };
}

/** Bends moved out from the corners of what they go round, the less a route turns at them the further. */
function outward(start: Point, bends: readonly Point[], end: Point, boxes: readonly Bounds[]): Point[] | null {
  const whole = [start, ...bends, end];
  const moved = bends.map((bend, at): Point => {
    const [before, after] = [whole[at] ?? start, whole[at + 2] ?? end];
    const [comes, goes] = [directionTo(before, bend), directionTo(bend, after)];
    if (!comes || !goes) return bend;
    const turn = Math.acos(Math.max(-1, Math.min(1, comes.x * goes.x + comes.y * goes.y)));
    const away = OUTER * Math.max(0, 1 - turn / (Math.PI / 2));
    const [nx, ny] = [comes.x - goes.x, comes.y - goes.y];
    const long = Math.hypot(nx, ny) || 1;
    return { x: bend.x + (nx / long) * away, y: bend.y + (ny / long) * away };
  });
  const route = [start, ...moved, end];
  const isClear = route
    .slice(1)
    .every((b, at) => !boxes.some((box) => segmentEnters(route[at] ?? b, b, grown(box, 4))));
  return isClear ? moved : null;
}

/** Whether routes that bend come out of their cards before they do. */
function isOutside(routes: readonly (readonly Point[])[], { from, to }: Leading['ends']): boolean {
  const [a, b] = [cardBounds(from), cardBounds(to)];
  return routes.every((route) => route.slice(1, -1).every((bend) => !holds(a, bend) && !holds(b, bend)));
}
