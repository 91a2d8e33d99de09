import { countWork } from '../index/work';
import type { Bounds, Point } from './box';

/** A straight segment, slanting or not, from one place to another. */
export type Segment = readonly [start: Point, end: Point];

/** The straight segments of a route. */
export function segmentsOf(path: readonly Point[]): Segment[] {
  return path.slice(1).map((end, at): Segment => [path[at] ?? end, end]);
}

/** A slanting segment is looked at in pieces about as long as this: in the rectangle round a long one is half a chart. */
const PIECE = 320;

/** How many `piecesOf` a straight segment there are. */
export function countPieces([a, b]: Segment): number {
  return Math.max(1, Math.ceil(Math.min(Math.abs(b.x - a.x), Math.abs(b.y - a.y)) / PIECE));
}

/** Pieces of a straight segment that lie in rectangles hardly greater than themselves. */
export function piecesOf([a, b]: Segment): Segment[] {
  const count = countPieces([a, b]);
  if (count === 1) return [[a, b]];
  const at = (part: number): Point => ({
    x: a.x + ((b.x - a.x) * part) / count,
    y: a.y + ((b.y - a.y) * part) / count,
  });
  return Array.from({ length: count }, (_, part): Segment => [at(part), at(part + 1)]);
}

/** The rectangle around a straight segment, `margin` wider on each side. */
export function segmentBounds(a: Point, b: Point, margin = 0): Bounds {
  return {
    left: Math.min(a.x, b.x) - margin,
    right: Math.max(a.x, b.x) + margin,
    top: Math.min(a.y, b.y) - margin,
    bottom: Math.max(a.y, b.y) + margin,
  };
}

/** By so much a segment that lies on a rectangle's edge reaches into it. */
const ON_EDGE = 0.01;

/** Whether a straight segment, slanting or not, reaches into a rectangle, or lies on its edge. */
export function segmentTouches(a: Point, b: Point, { left, top, right, bottom }: Bounds): boolean {
  countWork(1);
  if (Math.max(a.x, b.x) + ON_EDGE <= left || Math.min(a.x, b.x) - ON_EDGE >= right) return false;
  if (Math.max(a.y, b.y) + ON_EDGE <= top || Math.min(a.y, b.y) - ON_EDGE >= bottom) return false;
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const [west, east] = [dy * (left - a.x), dy * (right - a.x)];
  const [north, south] = [dx * (top - a.y), dx * (bottom - a.y)];
  const isLeftOf = north > west && north > east && south > west && south > east;
  const isRightOf = north < west && north < east && south < west && south < east;
  return !isLeftOf && !isRightOf;
}

/** Whether a route with straight segments reaches into a box. */
export function pathEnters(path: readonly Point[], box: Bounds): boolean {
  return segmentsOf(path).some(([a, b]) => segmentEnters(a, b, box));
}

/** Whether a straight segment reaches into a box; `behind` without anything made for it, as it is asked a great many times. */
export function segmentEnters(a: Point, b: Point, { left, top, right, bottom }: Bounds): boolean {
  if (Math.max(a.x, b.x) <= left || Math.min(a.x, b.x) >= right) return false;
  if (Math.max(a.y, b.y) <= top || Math.min(a.y, b.y) >= bottom) return false;
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const middle = dx * ((top + bottom) / 2 - a.y) - dy * ((left + right) / 2 - a.x);
  return Math.abs(middle) < (Math.abs(dx) * (bottom - top) + Math.abs(dy) * (right - left)) / 2;
}
