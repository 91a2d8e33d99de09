import { grown, type Bounds, type Point } from '../../geometry/box';
import { segmentTouches } from '../../geometry/segment';

/** So many cards at most are gone round. */
const MANY = 10;
/** What a bend counts as length. */
const BEND = 30;
/** Space that such a route keeps from cards at least. */
const CLEAR = 9;

/**
 * The bends of a short route between two points that keeps clear of boxes, by their corners `distance` away from them: on either side of
 * the straight line (`side` 0), or only on one (1, -1). Null where there is none.
 */
export function roundCards(
  from: Point,
  to: Point,
  boxes: readonly Bounds[],
  distance: number,
  side: 0 | 1 | -1,
): Point[] | null {
  const walls = boxes.map((box) => grown(box, CLEAR));
  const passed = new Set<number>();
  for (let bends: Point[] | null = []; bends;) {
    const route = [from, ...bends, to];
    const met = walls.flatMap((wall, at) =>
      !passed.has(at) && route.some((end, index) => index > 0 && segmentTouches(route[index - 1] ?? end, end, wall))
        ? [at]
        : [],
    );
    if (met.length === 0) return bends;
    for (const at of met) passed.add(at);
    if (passed.size > MANY) return null;
    bends = shortest(
      from,
      to,
      boxes.filter((_, at) => passed.has(at)),
      distance,
      side,
    );
  }
  return null;
}

/** The shortest such route round a few boxes. */
function shortest(
  from: Point,
  to: Point,
  boxes: readonly Bounds[],
  distance: number,
  side: 0 | 1 | -1,
): Point[] | null {
  const walls = boxes.map((box) => grown(box, CLEAR));
  const corners = boxes.flatMap((box) => {
    const { left, right, top, bottom } = grown(box, distance);
    return [
      { x: left, y: top },
      { x: right, y: top },
      { x: left, y: bottom },
      { x: right, y: bottom },
    ];
  });
  const hand = (point: Point) => Math.sign((to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x));
  const points = [from, ...corners.filter((corner) => side === 0 || hand(corner) === side), to];
  const [cost, before, done] = [points.map(() => Infinity), points.map(() => -1), new Set<number>()];
  cost[0] = 0;
  for (;;) {
    let at = -1;
    for (const [index, one] of cost.entries()) {
      if (!done.has(index) && one < Infinity && (at < 0 || one < (cost[at] ?? Infinity))) at = index;
    }
    if (at < 0) return null;
    if (at === points.length - 1) break;
    done.add(at);
    const start = points[at] ?? from;
    for (const [index, end] of points.entries()) {
      if (done.has(index)) continue;
      const there = (cost[at] ?? 0) + Math.hypot(end.x - start.x, end.y - start.y) + BEND;
      if (there >= (cost[index] ?? Infinity) || walls.some((wall) => segmentTouches(start, end, wall))) continue;
      cost[index] = there;
      before[index] = at;
    }
  }
  const bends: Point[] = [];
  for (let at = before.at(-1) ?? 0; at > 0; at = before[at] ?? 0) bends.unshift(points[at] ?? to);
  return bends;
}
