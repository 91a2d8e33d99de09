import { type Bounds, type Point, overlaps } from '../geometry/box';
import { PriorityQueue } from '../index/priorityQueue';
import { simplified } from '../geometry/polyline';
import { countWork, BOXES_A_STEP } from '../index/work';
import { OUTWARD, SIDES, type Side } from './anchor';
import { segmentBounds } from '../geometry/segment';

/** A place on a card's outline, and where a link that leaves there may bend first. */
export interface GridSearchEnd {
  place: Point;
  side: Side;
  stub: Point;
}

/** So much longer a route may be to have a bend less. */
const BEND = 48;

const DIRECTIONS = SIDES.map((side) => OUTWARD[side]);

/** A crossing that was come to one of the four routes. */
interface Step {
  state: number;
  cost: number;
}

/** The cheapest route along the axes from one end to the other past boxes: short, with few bends, not near to any; null where there is none. */
export function routeOnGrid(
  start: GridSearchEnd,
  end: GridSearchEnd,
  boxes: readonly Bounds[],
): { route: Point[]; cost: number } | null {
  const grid = new RoutingGrid(start.stub, end.stub, boxes);
  const [first, goal] = [grid.nodeAt(start.stub), grid.nodeAt(end.stub)];
  const [out, home] = [SIDES.indexOf(start.side), opposite(SIDES.indexOf(end.side))];
  const known = new Float64Array(4 * grid.count).fill(Infinity);
  const before = new Int32Array(4 * grid.count).fill(-1);
  known[4 * first + out] = 0;
  const open = new PriorityQueue<Step>();
  open.push({ state: 4 * first + out, cost: 0 }, 0);
  for (let step = open.pop(); step; step = open.pop()) {
    countWork(4);
    const { state, cost } = step;
    const [node, direction] = [Math.floor(state / 4), state % 4];
    if (cost > (known[state] ?? Infinity)) continue;
    if (node === goal) {
      if (direction === opposite(home)) continue;
      return { route: simplified([start.place, ...placesTo(state), end.place]), cost };
    }
    const ranks = grid.ranksOf(node);
    for (const [turn, there] of DIRECTIONS.entries()) {
      const next = turn === opposite(direction) ? null : grid.next(node, there);
      if (next === null) continue;
      const turned = turn === direction ? 0 : BEND + 0.01 * ranks[there.x === 0 ? 'x' : 'y'];
      const arrival = next === goal && turn !== home ? BEND : 0;
      const sum = cost + grid.costOf(node, next) + turned + arrival;
      const at = 4 * next + turn;
      if (sum >= (known[at] ?? Infinity)) continue;
      known[at] = sum;
      before[at] = state;
      open.push({ state: at, cost: sum }, sum + leftFrom(next));
    }
  }
  return null;

  function leftFrom(node: number): number {
    const { x, y } = grid.placeOf(node);
    return Math.abs(end.stub.x - x) + Math.abs(end.stub.y - y);
  }

  function placesTo(last: number): Point[] {
    const places: Point[] = [];
    for (let state = last; state >= 0; state = before[state] ?? -1) places.push(grid.placeOf(Math.floor(state / 4)));
    return places.reverse();
  }
}

function opposite(direction: number): number {
  return (direction + 2) % 4;
}

/** How far lines keep from cards that they lead past. */
const CLEAR = 16;
/** A segment nearer to a card than this counts twice its length. */
const NEAR = 10;

/** Upright and level lines on which a route may run, and what it costs to go along them from crossing to crossing. */
class RoutingGrid {
  /** The lines in ascending order, with their rank among those that were asked for: the lower, the rather a route turns there. */
  private readonly xs: readonly (readonly [at: number, rank: number])[];
  private readonly ys: readonly (readonly [at: number, rank: number])[];
  private readonly across: Float64Array;
  private readonly down: Float64Array;

  /** Lines out of both places, between them, and beside what is in the way. */
  constructor(
    a: Point,
    b: Point,
    private readonly boxes: readonly Bounds[],
  ) {
    const levels = boxes.map(({ left, right }) => [left, right] as const);
    const uprights = boxes.map(({ top, bottom }) => [top, bottom] as const);
    this.xs = ordered([(a.x + b.x) / 2, a.x, b.x, ...linesBeside(levels)]);
    this.ys = ordered([a.y, (a.y + b.y) / 2, b.y, ...linesBeside(uprights)]);
    this.across = new Float64Array(this.count).fill(NaN);
    this.down = new Float64Array(this.count).fill(NaN);
  }

  /** How many crossings there are. */
  get count(): number {
    return this.xs.length * this.ys.length;
  }

  /** The crossing of a place's lines. */
  nodeAt({ x, y }: Point): number {
    const [column, row] = [this.xs.findIndex(([at]) => at === x), this.ys.findIndex(([at]) => at === y)];
    return row * this.xs.length + column;
  }

  /** Where a crossing is. */
  placeOf(node: number): Point {
    const columns = this.xs.length;
    return { x: this.xs[node % columns]?.[0] ?? 0, y: this.ys[Math.floor(node / columns)]?.[0] ?? 0 };
  }

  /** How late the lines of a crossing were asked for. */
  ranksOf(node: number): Point {
    const columns = this.xs.length;
    return { x: this.xs[node % columns]?.[1] ?? 0, y: this.ys[Math.floor(node / columns)]?.[1] ?? 0 };
  }

  /** The next crossing on the way (a step of one along an axis), null at the last line. */
  next(node: number, direction: Point): number | null {
    const columns = this.xs.length;
    const [x, y] = [(node % columns) + direction.x, Math.floor(node / columns) + direction.y];
    return x < 0 || y < 0 || x >= columns || y >= this.ys.length ? null : y * columns + x;
  }

  /** The length of the segment between two crossings beside each other, twice that near a card; Infinity behind one. */
  costOf(node: number, next: number): number {
    const [first, last] = node < next ? [node, next] : [next, node];
    const known = last - first === 1 ? this.across : this.down;
    const cost = known[first] ?? NaN;
    return Number.isNaN(cost) ? (known[first] = this.measured(first, last)) : cost;
  }

  private measured(first: number, last: number): number {
    const [a, b] = [this.placeOf(first), this.placeOf(last)];
    countWork(1 + Math.floor(this.boxes.length / BOXES_A_STEP));
    const segment = segmentBounds(a, b, 0.01);
    if (this.boxes.some((box) => overlaps(box, segment))) return Infinity;
    const beside = segmentBounds(a, b, NEAR);
    const length = b.x - a.x + b.y - a.y;
    return this.boxes.some((box) => overlaps(box, beside)) ? 2 * length : length;
  }
}

/** Lines that lead past what is in the way, and through gaps that are too narrow for these. */
function linesBeside(spans: readonly (readonly [number, number])[]): number[] {
  const between = spans.flatMap(([, end]) =>
    spans.flatMap(([start]) => (start - end >= 2 * NEAR && start - end <= 2 * CLEAR ? [(start + end) / 2] : [])),
  );
  return [...spans.flatMap(([start, end]) => [start - CLEAR, end + CLEAR]), ...between];
}

function ordered(values: readonly number[]): (readonly [number, number])[] {
  return [...new Set(values)].map((at, rank) => [at, rank] as const).sort(([a], [b]) => a - b);
}
