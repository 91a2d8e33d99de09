import type { Point } from '@stemma/shared/chart/geometry/box';

/** A way by its bends, the middles of both cards as its ends, and as it is seen between their edges. */
export interface StraightWay {
  bends: readonly Point[];
  path: readonly Point[];
}

/** Where the line from the middle of a card towards a point leaves the card, which is so wide and high; the point itself where it lies within. */
export function edgeToward(
  middle: Point,
  { width, height }: { width: number; height: number },
  { x, y }: Point,
): Point {
  const [dx, dy] = [x - middle.x, y - middle.y];
  const part = Math.min(
    dx === 0 ? Infinity : width / 2 / Math.abs(dx),
    dy === 0 ? Infinity : height / 2 / Math.abs(dy),
    1,
  );
  return { x: middle.x + dx * part, y: middle.y + dy * part };
}

/** How much of a line from `a` to `b` a text of such a size takes whose middle stands on it. */
export function lengthUnder(a: Point, b: Point, { width, height }: { width: number; height: number }): number {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return Math.min(
    (width * length) / Math.max(1e-9, Math.abs(b.x - a.x)),
    (height * length) / Math.max(1e-9, Math.abs(b.y - a.y)),
  );
}

/** Lines that cross at a greater angle, by its sine, part at once. */
const STEEP = 0.75;
/** In how small steps lines are compared. */
const STEP = 4;

/** How much of a way runs within `near` of another, in its longest piece. */
export function besideFor(way: readonly Point[], other: readonly Point[], near: number): number {
  let [longest, now] = [0, 0];
  for (let at = 1; at < way.length; at++) {
    const [a, b] = [way[at - 1], way[at]];
    if (!a || !b) continue;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const runs = runsNear(a, b, other, near);
    const steps = Math.max(1, Math.ceil(length / STEP));
    if (runs.length === 0) {
      now = 0;
      continue;
    }
    for (let step = 0; step < steps; step++) {
      const part = (step + 0.5) / steps;
      const [x, y] = [a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part];
      now = runs.some(([c, d]) => isNear(x, y, c, d, near)) ? now + length / steps : 0;
      longest = Math.max(longest, now);
    }
  }
  return longest;
}

function runsNear(a: Point, b: Point, other: readonly Point[], near: number): [Point, Point][] {
  const runs: [Point, Point][] = [];
  for (let at = 1; at < other.length; at++) {
    const [c, d] = [other[at - 1], other[at]];
    if (!c || !d) continue;
    const isFar =
      Math.max(a.x, b.x) + near < Math.min(c.x, d.x) ||
      Math.max(c.x, d.x) + near < Math.min(a.x, b.x) ||
      Math.max(a.y, b.y) + near < Math.min(c.y, d.y) ||
      Math.max(c.y, d.y) + near < Math.min(a.y, b.y);
    const across = Math.abs((b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x));
    const lengths = Math.hypot(b.x - a.x, b.y - a.y) * Math.hypot(d.x - c.x, d.y - c.y);
    if (!isFar && across < lengths * STEEP) runs.push([c, d]);
  }
  return runs;
}

function isNear(x: number, y: number, c: Point, d: Point, near: number): boolean {
  const [dx, dy] = [d.x - c.x, d.y - c.y];
  const squared = dx * dx + dy * dy;
  const part = squared === 0 ? 0 : Math.min(1, Math.max(0, ((x - c.x) * dx + (y - c.y) * dy) / squared));
  const [ax, ay] = [c.x + dx * part - x, c.y + dy * part - y];
  return ax * ax + ay * ay < near * near;
}
