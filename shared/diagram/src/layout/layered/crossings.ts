import type { Point } from '../../geometry/box';

/** A link's route, and the cards at its ends. */
export interface EdgePath {
  from: string;
  to: string;
  path: readonly Point[];
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** How many pairs of links cross; `apart` leaves out those that share a card, as they run together on purpose. */
export function crossings(routes: readonly EdgePath[], which: 'apart' | 'all' = 'apart'): number {
  const boxed = routes.map((route) => ({ route, box: boxOf(route.path) })).sort((a, b) => a.box.left - b.box.left);
  let count = 0;
  for (const [at, one] of boxed.entries()) {
    for (let next = at + 1; next < boxed.length; next++) {
      const other = boxed[next];
      if (!other || other.box.left > one.box.right) break;
      if (other.box.top > one.box.bottom || other.box.bottom < one.box.top) continue;
      const ends = new Set([one.route.from, one.route.to, other.route.from, other.route.to]);
      if ((ends.size === 4 || which === 'all') && routesCross(one.route.path, other.route.path)) count++;
    }
  }
  return count;
}

function boxOf(path: readonly Point[]): Box {
  const [xs, ys] = [path.map(({ x }) => x), path.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

function routesCross(one: readonly Point[], other: readonly Point[]): boolean {
  const others = segments(other);
  return segments(one).some(([a, b]) => others.some(([c, d]) => segmentsCross(a, b, c, d)));
}

function segments(path: readonly Point[]): [Point, Point][] {
  return path.slice(1).flatMap((end, at) => {
    const start = path[at];
    return start ? [[start, end] as [Point, Point]] : [];
  });
}

function segmentsCross(a: Point, b: Point, c: Point, d: Point): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

function side(a: Point, b: Point, point: Point): number {
  const turn = (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);
  return Math.abs(turn) < 0.01 ? 0 : turn;
}

/** A card in its row, or a link where it passes through a row, by a number. */
export type RowItem = number;

/** What stands in the rows of a part, and how it is joined; each link joins items of neighbouring rows only. */
export interface RowGraph {
  /** By item, the card; null for a link that passes. */
  cards: (string | null)[];
  /** By item, what it is joined to in the row above, and in the row below; both in the order in which a reader wants them from the left. */
  up: RowItem[][];
  down: RowItem[][];
}

/** The items of each row from left to right, from the top row down. */
export type Rows = RowItem[][];

/** How tangled rows are: how many pairs of links cross, and how many pairs of siblings or owners stand against their order. */
export interface CrossingCount {
  crossings: number;
  astray: number;
}

export function hasFewerCrossings(a: CrossingCount, b: CrossingCount): boolean {
  return a.crossings < b.crossings || (a.crossings === b.crossings && a.astray < b.astray);
}
