import { boundsOf, type Box, type Point } from '../geometry/box';
import { segmentTouches, segmentsOf } from '../geometry/segment';

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
