import type { Bounds, Point } from './box';
import { simplified } from './polyline';

/** Runs that slant by less than this, in chart units, count as level or upright. */
const SLANT = 0.6;

/**
 * A route along the axes by what can be moved of it: where each of its segments lies across its direction, level and upright ones by turns. `start`
 * and `end` are where the first and the last segment begin and end, on the edges of the cards.
 */
export interface OrthogonalPath {
  /** Whether the first segment is upright. */
  upright: boolean;
  start: number;
  end: number;
  at: readonly number[];
}

/** A straight piece of a route: an upright one lies at an x and goes from one y to another, a level one the other way round. */
export interface AxisSegment {
  upright: boolean;
  at: number;
  lo: number;
  hi: number;
  /** Whether it leads into the held card. */
  isLast: boolean;
}

/** A route as a line; null where it has a slanting segment or turns back on itself. */
export function orthogonalPathOf(path: readonly Point[]): OrthogonalPath | null {
  const [first, second, last] = [path[0], path[1], path.at(-1)];
  if (!first || !second || !last) return null;
  const upright = Math.abs(second.y - first.y) >= Math.abs(second.x - first.x);
  const at: number[] = [];
  for (let index = 1; index < path.length; index++) {
    const [a, b] = [path[index - 1], path[index]];
    if (!a || !b) return null;
    const isUpright = upright === (index % 2 === 1);
    if (Math.abs(isUpright ? a.x - b.x : a.y - b.y) > SLANT) return null;
    at.push(isUpright ? b.x : b.y);
  }
  const endsUpright = upright === (at.length % 2 === 1);
  return { upright, start: upright ? first.y : first.x, end: endsUpright ? last.y : last.x, at };
}

/** A line as a route. */
export function pointsOf({ upright, start, end, at }: OrthogonalPath): Point[] {
  const points: Point[] = [];
  for (let index = 0; index <= at.length; index++) {
    const along = index === at.length ? end : (at[index] ?? 0);
    const before = index === 0 ? start : (at[index - 1] ?? 0);
    const isUpright = upright === (index % 2 === 0);
    // A corner lies on the segment before it and the segment after it; the first and the last point on one segment and a card's edge.
    points.push(isUpright ? { x: along, y: before } : { x: before, y: along });
  }
  return simplified(points);
}

/** One run of a line. */
export function axisSegmentOf({ upright, start, end, at }: OrthogonalPath, index: number): AxisSegment {
  const a = index === 0 ? start : (at[index - 1] ?? 0);
  const b = index === at.length - 1 ? end : (at[index + 1] ?? 0);
  return {
    upright: upright === (index % 2 === 0),
    at: at[index] ?? 0,
    lo: Math.min(a, b),
    hi: Math.max(a, b),
    isLast: index === at.length - 1,
  };
}

/** What a segment covers. */
export function axisSegmentBounds({ upright, at, lo, hi }: AxisSegment): Bounds {
  return upright ? { left: at, right: at, top: lo, bottom: hi } : { left: lo, right: hi, top: at, bottom: at };
}

/** How far two segments go beside each other; less than 0 for what is between them along their direction. */
export function overlapAlong(one: Pick<AxisSegment, 'lo' | 'hi'>, other: Pick<AxisSegment, 'lo' | 'hi'>): number {
  return Math.min(one.hi, other.hi) - Math.max(one.lo, other.lo);
}

/** The level and upright segments of any route. */
export function axisSegmentsOf(path: readonly Point[]): AxisSegment[] {
  return path.slice(1).flatMap((b, index): AxisSegment[] => {
    const a = path[index] ?? b;
    const [dx, dy] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
    const isLast = index === path.length - 2;
    if (Math.min(dx, dy) > SLANT || Math.max(dx, dy) < 0.01) return [];
    return dy >= dx
      ? [{ upright: true, at: a.x, lo: Math.min(a.y, b.y), hi: Math.max(a.y, b.y), isLast }]
      : [{ upright: false, at: a.y, lo: Math.min(a.x, b.x), hi: Math.max(a.x, b.x), isLast }];
  });
}
