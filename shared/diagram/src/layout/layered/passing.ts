import type { Point } from '../../geometry/box';

/** The x at which a spline, by its control points, passes a y; null where it doesn't. */
export function passing(points: readonly Point[], y: number): number | null {
  for (const [at, b] of points.entries()) {
    const a = points[at - 1];
    if (!a || a.y === b.y || y < Math.min(a.y, b.y) || y > Math.max(a.y, b.y)) continue;
    return a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y);
  }
  return null;
}
