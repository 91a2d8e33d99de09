import { limits } from '../limits';

const reach = limits.chartReach;

/** A coordinate within what a chart reaches; one that is no number is 0. For what was kept before it was bounded, and what a pointer says. */
export function clampCoordinate(value: unknown): number {
  if (typeof value !== 'number' || Number.isNaN(value)) return 0;
  return Math.max(-reach, Math.min(reach, value));
}

/** Bends (x, y, x, y …) within what a chart reaches; null where there are none. */
export function clampPoints(points: unknown): number[] | null {
  return Array.isArray(points) && points.length > 0 ? points.map(clampCoordinate) : null;
}
