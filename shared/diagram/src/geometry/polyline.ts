import type { Bounds, Point } from './box';

/** Points nearer to each other than this, in chart units, are one. */
const SAME = 0.5;

/** Length of a path. */
export function lengthOf(path: readonly Point[]): number {
  let length = 0;
  for (let at = 1; at < path.length; at++) length += gap(path[at - 1], path[at]);
  return length;
}

/** The point at a fraction (0 to 1) of the path's length, and whether the path runs upright there. */
export function pointAt(path: readonly Point[], fraction: number): Point & { upright: boolean } {
  let left = lengthOf(path) * Math.min(1, Math.max(0, fraction));
  for (let at = 1; at < path.length; at++) {
    const [a, b] = [path[at - 1], path[at]];
    const length = gap(a, b);
    if (a && b && (left <= length || at === path.length - 1)) {
      const part = length === 0 ? 0 : Math.min(1, left / length);
      return {
        x: a.x + (b.x - a.x) * part,
        y: a.y + (b.y - a.y) * part,
        upright: Math.abs(b.y - a.y) > Math.abs(b.x - a.x),
      };
    }
    left -= length;
  }
  const only = path[0] ?? { x: 0, y: 0 };
  return { ...only, upright: true };
}

/** The point of the path nearest to a point: how far away it is, and at which fraction of the path's length. */
export function nearestOnPath(path: readonly Point[], point: Point): { distance: number; fraction: number } {
  const total = lengthOf(path);
  let best = { distance: Infinity, fraction: 0 };
  let walked = 0;
  for (let at = 1; at < path.length; at++) {
    const [a, b] = [path[at - 1], path[at]];
    if (!a || !b) continue;
    const length = gap(a, b);
    const along =
      length === 0 ? 0 : ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / (length * length);
    const part = Math.min(1, Math.max(0, along));
    const distance = Math.hypot(a.x + (b.x - a.x) * part - point.x, a.y + (b.y - a.y) * part - point.y);
    if (distance < best.distance) best = { distance, fraction: total === 0 ? 0 : (walked + length * part) / total };
    walked += length;
  }
  return best;
}

/** How far two paths that begin at one point go the same way. */
export function sharedLength(path: readonly Point[], other: readonly Point[]): number {
  let shared = 0;
  for (let at = 1; at < path.length && at < other.length; at++) {
    const [a, c, b, d] = [path[at - 1], other[at - 1], path[at], other[at]];
    if (!a || !b || !c || !d || gap(a, c) >= SAME) break;
    const isAcross =
      Math.abs((b.x - a.x) * (d.y - a.y) - (b.y - a.y) * (d.x - a.x)) >= SAME * Math.max(gap(a, b), gap(a, d));
    const isBack = (b.x - a.x) * (d.x - a.x) + (b.y - a.y) * (d.y - a.y) <= 0;
    if (isAcross || isBack) break;
    shared += Math.min(gap(a, b), gap(a, d));
    if (gap(b, d) >= SAME) break;
  }
  return shared;
}

/** The path without repeated points and without points in the middle of a straight segment. */
export function simplified(path: readonly Point[]): Point[] {
  const result: Point[] = [];
  for (const point of path) {
    const last = result.at(-1);
    const before = result.at(-2);
    if (last && gap(last, point) < SAME) continue;
    if (last && before && straight(before, last, point)) result[result.length - 1] = point;
    else result.push(point);
  }
  return result;
}

/** Whether two paths have the same points. */
export function isSamePath(one: readonly Point[], other: readonly Point[]): boolean {
  return one.length === other.length && one.every(({ x, y }, at) => x === other[at]?.x && y === other[at]?.y);
}

/** The rectangle around a path. */
export function pathBounds(path: readonly Point[], margin = 0): Bounds {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y } of path) {
    bounds.left = Math.min(bounds.left, x - margin);
    bounds.right = Math.max(bounds.right, x + margin);
    bounds.top = Math.min(bounds.top, y - margin);
    bounds.bottom = Math.max(bounds.bottom, y + margin);
  }
  return bounds;
}

function straight(a: Point, b: Point, c: Point): boolean {
  const upright = Math.abs(a.x - b.x) < 0.5 && Math.abs(b.x - c.x) < 0.5;
  const level = Math.abs(a.y - b.y) < 0.5 && Math.abs(b.y - c.y) < 0.5;
  return (upright && (b.y - a.y) * (c.y - b.y) >= 0) || (level && (b.x - a.x) * (c.x - b.x) >= 0);
}

function gap(a: Point | undefined, b: Point | undefined): number {
  return a && b ? Math.hypot(b.x - a.x, b.y - a.y) : 0;
}
