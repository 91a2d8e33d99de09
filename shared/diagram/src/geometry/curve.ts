import type { Point } from './box';

/** How far a curved link leaves a bend on either side, in chart units; its label, in the middle of a segment, stays on it. */
const REACH = 64;
/** What stays straight of the outer segments, for arrows. */
const STRAIGHT = 4;

/** A bend as a quadratic curve: from `start` by `corner` to `end`. */
export interface Curve {
  start: Point;
  corner: Point;
  end: Point;
}

/** The bends of a route as curves, one after the other; a bend takes all of an outer segment and half of one between two bends, at most. */
export function curvesOf(route: readonly Point[]): Curve[] {
  return route.slice(1, -1).flatMap((corner, at) => {
    const [before, after] = [route[at], route[at + 2]];
    if (!before || !after) return [];
    return [
      { start: toward(corner, before, at === 0), corner, end: toward(corner, after, at + 2 === route.length - 1) },
    ];
  });
}

function toward(corner: Point, other: Point, isOuter: boolean): Point {
  const length = Math.hypot(other.x - corner.x, other.y - corner.y) || 1;
  const part = Math.min(REACH, Math.max(0, isOuter ? length - STRAIGHT : length / 2)) / length;
  return { x: corner.x + (other.x - corner.x) * part, y: corner.y + (other.y - corner.y) * part };
}
