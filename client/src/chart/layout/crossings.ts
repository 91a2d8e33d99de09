import type { Point } from '@stemma/shared/chart/geometry/box';

/** A link's way, and the cards at its ends. */
export interface Way {
  from: string;
  to: string;
  path: readonly Point[];
}

/** How many pairs of links cross, those that share a card left out: they run together on purpose. */
export function crossings(ways: readonly Way[]): number {
  let count = 0;
  for (const [at, one] of ways.entries()) {
    for (const other of ways.slice(at + 1)) {
      const ends = new Set([one.from, one.to, other.from, other.to]);
      if (ends.size === 4 && waysCross(one.path, other.path)) count++;
    }
  }
  return count;
}

function waysCross(one: readonly Point[], other: readonly Point[]): boolean {
  return runs(one).some(([a, b]) => runs(other).some(([c, d]) => runsCross(a, b, c, d)));
}

function runs(path: readonly Point[]): [Point, Point][] {
  return path.slice(1).flatMap((end, at) => {
    const start = path[at];
    return start ? [[start, end] as [Point, Point]] : [];
  });
}

function runsCross(a: Point, b: Point, c: Point, d: Point): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

function side(a: Point, b: Point, point: Point): number {
  const turn = (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);
  return Math.abs(turn) < 0.01 ? 0 : turn;
}
