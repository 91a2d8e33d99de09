import type { ChartLink } from '../link';
import { byPlace, sameBounds, type Bounds, type Point } from './box';
import { passed, type Cards } from './passed';

/** Round so many cards a way is sought at most. */
const MOST = 20;

/** A way round cards. */
export interface Round {
  path: Point[];
  /** All ways that were tried for it, itself among them. */
  tried: Point[][];
  /** Whether it passes behind no card of others. */
  isClear: boolean;
}

/**
 * A way that is sought anew with each card that it came to run behind, until it is clear; where it can't be, the one that passes fewest.
 * `seek` finds one past such cards.
 */
export function wayRound(around: Cards, link: ChartLink, seek: (inTheWay: readonly Bounds[]) => Point[]): Round {
  const tried: Point[][] = [];
  let inTheWay: Bounds[] = [];
  let best: { path: Point[]; met: number } | null = null;
  for (;;) {
    const path = seek(inTheWay);
    tried.push(path);
    const met = passed(around, link, path, MOST);
    if (!best || met.length < best.met) best = { path, met: met.length };
    const more = met.filter((one) => !inTheWay.some((other) => sameBounds(one, other)));
    if (more.length === 0 || inTheWay.length + more.length > MOST)
      return { path: best.path, tried, isClear: best.met === 0 };
    inTheWay = [...inTheWay, ...more].sort(byPlace);
  }
}
