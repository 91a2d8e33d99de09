import type { Point } from '../../geometry/box';

/** A route by its bends, the middles of both cards as its ends, and as it is seen between their edges. */
export interface StraightRoute {
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

/** How much of a route runs within `near` of another, in its longest piece. */
export function lengthBeside(route: readonly Point[], other: readonly Point[], near: number): number {
  let [longest, now] = [0, 0];
  for (let at = 1; at < route.length; at++) {
    const [a, b] = [route[at - 1], route[at]];
    if (!a || !b) continue;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (length === 0) continue;
    const count = Math.ceil(length / STEP);
    let done = 0;
    for (const [first, last] of stepsNear(a, b, count, segmentsNear(a, b, other, near), near)) {
      if (first > done) now = 0;
      if (last < done) continue;
      now += ((last + 1 - Math.max(first, done)) * length) / count;
      longest = Math.max(longest, now);
      done = last + 1;
    }
    if (done < count) now = 0;
  }
  return longest;
}

/** The first and the last step of a segment of so many steps within `near` of each of the others, in their order. */
function stepsNear(
  a: Point,
  b: Point,
  count: number,
  segments: readonly (readonly [Point, Point])[],
  near: number,
): [number, number][] {
  const steps = segments.flatMap(([c, d]): [number, number][] => {
    const part = partNear(a, b, c, d, near);
    // A step is where its middle is.
    const first = Math.max(0, Math.ceil(part.from * count - 0.5));
    const last = Math.min(count - 1, Math.floor(part.to * count - 0.5));
    return first <= last ? [[first, last]] : [];
  });
  return steps.sort((one, two) => one[0] - two[0]);
}

function segmentsNear(a: Point, b: Point, other: readonly Point[], near: number): [Point, Point][] {
  const segments: [Point, Point][] = [];
  for (let at = 1; at < other.length; at++) {
    const [c, d] = [other[at - 1], other[at]];
    if (!c || !d) continue;
    const isFar =
      Math.max(a.x, b.x) + near < Math.min(c.x, d.x) ||
      Math.max(c.x, d.x) + near < Math.min(a.x, b.x) ||
      Math.max(a.y, b.y) + near < Math.min(c.y, d.y) ||
      Math.max(c.y, d.y) + near < Math.min(a.y, b.y);
    if (!isFar && !isSteep(a, b, c, d)) segments.push([c, d]);
  }
  return segments;
}

function isSteep(a: Point, b: Point, c: Point, d: Point): boolean {
  const [ux, uy, vx, vy] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y];
  const across = ux * vy - uy * vx;
  return across * across >= (ux * ux + uy * uy) * (vx * vx + vy * vy) * STEEP * STEEP;
}

/** From which part of a line to which something holds; `from` is greater than `to` where it nowhere does. */
interface Part {
  from: number;
  to: number;
}

const NOWHERE: Part = { from: Infinity, to: -Infinity };

/** Where a line is within `near` of a segment. */
function partNear(a: Point, b: Point, c: Point, d: Point, near: number): Part {
  const [ux, uy, vx, vy] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y];
  const [wx, wy, segment] = [a.x - c.x, a.y - c.y, vx * vx + vy * vy];
  const across = near * Math.sqrt(segment);
  const along = partWithin(wx * vx + wy * vy, ux * vx + uy * vy, 0, segment);
  const beside = partWithin(vx * wy - vy * wx, vx * uy - vy * ux, -across, across);
  const parts = [
    { from: Math.max(along.from, beside.from), to: Math.min(along.to, beside.to) },
    partInCircle(a, ux, uy, c, near),
    partInCircle(a, ux, uy, d, near),
  ];
  const met = parts.filter(({ from, to }) => from <= to);
  return { from: Math.min(...met.map(({ from }) => from)), to: Math.max(...met.map(({ to }) => to)) };
}

function partInCircle(a: Point, ux: number, uy: number, middle: Point, radius: number): Part {
  const [wx, wy, squared] = [middle.x - a.x, middle.y - a.y, ux * ux + uy * uy];
  const toward = ux * wx + uy * wy;
  const under = toward * toward - squared * (wx * wx + wy * wy - radius * radius);
  if (under < 0) return NOWHERE;
  const half = Math.sqrt(under);
  return { from: (toward - half) / squared, to: (toward + half) / squared };
}

/** Where `start + t * slope` is between `least` and `most`. */
function partWithin(start: number, slope: number, least: number, most: number): Part {
  if (slope === 0) return start >= least && start <= most ? { from: -Infinity, to: Infinity } : NOWHERE;
  const [one, two] = [(least - start) / slope, (most - start) / slope];
  return { from: Math.min(one, two), to: Math.max(one, two) };
}
