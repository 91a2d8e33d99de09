import type { ChartLink } from '@stemma/shared/chart/link';
import { byPlace, sameBounds, type Bounds, type Point } from '../geometry/box';
import { obstaclesOnRoute, type Cards } from './obstaclesOnRoute';

/** Round so many cards a route is sought at most. */
const MOST = 20;

/** A route round cards. */
export interface Detour {
  path: Point[];
  /** All routes that were tried for it, itself among them. */
  tried: Point[][];
  /** Whether it passes behind no card of others. */
  isClear: boolean;
}

/**
 * A route that is sought anew with each card that it came to run behind, until it is clear; where it can't be, the one that passes fewest.
 * `seek` finds one past such cards.
 */
export function routeAroundObstacles(
  around: Cards,
  link: ChartLink,
  seek: (inTheWay: readonly Bounds[]) => Point[],
): Detour {
  const tried: Point[][] = [];
  let inTheWay: Bounds[] = [];
  let best: { path: Point[]; met: number } | null = null;
  for (;;) {
    const path = seek(inTheWay);
    tried.push(path);
    const met = obstaclesOnRoute(around, link, path, MOST);
    if (!best || met.length < best.met) best = { path, met: met.length };
    const more = met.filter((one) => !inTheWay.some((other) => sameBounds(one, other)));
    if (more.length === 0 || inTheWay.length + more.length > MOST)
      return { path: best.path, tried, isClear: best.met === 0 };
    inTheWay = [...inTheWay, ...more].sort(byPlace);
  }
}
