import { type Bounds, type Point, boundsOf, type Box } from '../geometry/box';
import { segmentTouches, segmentsOf } from '../geometry/segment';

/** Where a link would like to go, and what else it may do where others run there. */
export interface Route {
  path: Point[];
  /** Whether it makes room for others: neither a person nor a layout bent it, and it runs along the axes. */
  isFree: boolean;
  /** Whether no other link has the same two ends: only then it may run together with others of its owner. */
  isAlone: boolean;
  /** Where its label stands as a person or a layout placed them; null where they find their place by themselves. */
  label: Bounds | null;
  /** All the routes that were tried for one that goes round cards by itself: by the cards on them alone it is this one. Null where none was but its own. */
  tried: readonly (readonly Point[])[] | null;
  /** Other routes round cards, the best first. */
  more: () => Point[][];
  /** How far its ends may be moved along an upper or lower edge of their cards (`upright`), or along one at a side. */
  endRange: (end: 'from' | 'to', upright: boolean, at: number) => readonly [number, number];
}

/** A route that stays as it is, with its label at a place on it. */
export function fixedRoute(path: Point[], label: Bounds | null = null): Route {
  return {
    path,
    isFree: false,
    isAlone: true,
    label,
    tried: null,
    more: () => [],
    endRange: (_end, _upright, at) => [at, at],
  };
}

/** By so much, as the cosine of the angle, a route may turn at a bend. */
const BACK = -0.99;

/** Whether a route goes back over itself at one of its bends, or behind one of the cards at its ends. */
export function doublesBack(path: readonly Point[], ends: readonly Box[]): boolean {
  const segments = segmentsOf(path);
  const isBack = segments.slice(1).some(([bend, after], index) => {
    const before = segments[index]?.[0] ?? bend;
    const [ax, ay, bx, by] = [bend.x - before.x, bend.y - before.y, after.x - bend.x, after.y - bend.y];
    return ax * bx + ay * by < BACK * Math.hypot(ax, ay) * Math.hypot(bx, by);
  });
  return isBack || ends.some((card) => segments.some(([a, b]) => segmentTouches(a, b, boundsOf(card, -1))));
}
