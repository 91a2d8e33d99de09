import type { Bounds, Point } from '../geometry/box';
import { PriorityQueue } from '../index/priorityQueue';
import { RoutingGrid } from './routingGrid';
import { simplified } from '../geometry/polyline';
import { countWork } from '../index/work';
import { OUTWARD, SIDES, type Side } from './anchor';

/** A place on a card's outline, and where a link that leaves there may bend first. */
export interface GridSearchEnd {
  place: Point;
  side: Side;
  stub: Point;
}

/** So much longer a route may be to have a bend less. */
const BEND = 48;

const WAYS = SIDES.map((side) => OUTWARD[side]);

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
    for (const [turn, there] of WAYS.entries()) {
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
