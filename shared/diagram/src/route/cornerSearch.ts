import { grown, holds, type Bounds, type Point } from '../geometry/box';
import { BOXES_A_STEP, countWork } from '../index/work';

/** How far from the corners of a box a route bends that goes round it, the wider wherever there is room, and how near to boxes it runs at all. */
const CORNERS = [14, 7] as const;
/** So much further out bends a route that goes round more boxes: of two that go round one of them the longer runs outside. */
const [STEP, STEPS] = [14, 3];
const CLEAR = 5;
/** So much of a route's first and last segment at least is seen, beside arrow heads. */
const HEAD = 16;
/** So much longer a route may be to have a bend less, and to keep further from boxes. */
const [BEND, NARROW] = [48, 24];

/** An end of a route: where it begins, and the box that it comes out of there, null where it begins outside. */
export interface RouteEnd {
  at: Point;
  own: Bounds;
  isWithin: boolean;
}

interface Node extends Point {
  /** What it costs to bend here. */
  bend: number;
  /** 1 at a box's upper left and lower right corner, -1 at the other two, 0 at the ends. */
  corner: number;
}

/** Where a route begins and ends among the places at which it may bend, and the cards there among the walls. */
const [START, GOAL] = [0, 1];

/**
 * The bends of the cheapest route with straight segments from one end to the other past boxes, as wide as `half` on both sides of it; null where
 * there is none.
 */
export function bendsAround(from: RouteEnd, to: RouteEnd, boxes: readonly Bounds[], half: number): Point[] | null {
  const bounds = [from.own, to.own, ...boxes].map((box) => grown(box, CLEAR + half));
  const nodes = nodesOf(from, to, boxes, { half, walls: bounds });
  const walls = new ObstacleBoxes(bounds);
  const left = Float64Array.from(nodes, ({ x, y }) => Math.hypot(x - to.at.x, y - to.at.y));
  const known = new Float64Array(nodes.length).fill(Infinity);
  const before = new Int32Array(nodes.length).fill(-1);
  const done = new Uint8Array(nodes.length);
  known[START] = 0;
  for (let here = START; here >= 0 && here !== GOAL; here = cheapest()) {
    done[here] = 1;
    const [a, cost] = [nodes[here], known[here] ?? 0];
    for (let next = 1; next < nodes.length; next++) {
      const b = nodes[next];
      if (!a || !b || done[next] || !isTaut(a, b)) continue;
      const sum = cost + Math.hypot(b.x - a.x, b.y - a.y) + b.bend;
      if (sum >= (known[next] ?? 0) || sum + (left[next] ?? 0) >= (known[GOAL] ?? 0)) continue;
      if (walls.meet(a, b, here === START && from.isWithin ? START : -1, next === GOAL && to.isWithin ? GOAL : -1))
        continue;
      known[next] = sum;
      before[next] = here;
    }
  }
  return before[GOAL] === -1 ? null : bendsBefore(GOAL);

  /** Of the places come to, the one that a route to the end leads through with the least cost, the first of several; -1 for none. */
  function cheapest(): number {
    let [at, least] = [-1, Infinity];
    for (let one = 0; one < nodes.length; one++) {
      const sum = (known[one] ?? 0) + (left[one] ?? 0);
      if (done[one] || sum >= least) continue;
      at = one;
      least = sum;
    }
    return at;
  }

  function bendsBefore(last: number): Point[] {
    const bends: Point[] = [];
    for (let at = before[last] ?? START; at > START; at = before[at] ?? START) {
      const { x, y } = nodes[at] ?? from.at;
      bends.push({ x, y });
    }
    return bends.reverse();
  }
}

/** Whether a segment passes the boxes at both its ends: one that comes to a corner from within the box's breadth and height would not bend there. */
function isTaut(a: Node, b: Node): boolean {
  const slant = (b.x - a.x) * (b.y - a.y);
  return slant * a.corner <= 0 && slant * b.corner <= 0;
}

/** Where a route begins, where it ends, and the places at corners at which it may bend. */
function nodesOf(
  from: RouteEnd,
  to: RouteEnd,
  boxes: readonly Bounds[],
  { half, walls }: { half: number; walls: readonly Bounds[] },
): Node[] {
  const all = [from.own, to.own, ...boxes];
  const ends = [from.own, to.own].map((own) => grown(own, HEAD));
  const nodes: Node[] = [
    { ...from.at, bend: 0, corner: 0 },
    { ...to.at, bend: 0, corner: 0 },
  ];
  const further = STEP * Math.min(STEPS, boxes.length - 1);
  const aways = further > 0 ? [CORNERS[0] + further, ...CORNERS] : CORNERS;
  for (const [rank, away] of aways.entries()) {
    for (const box of all) {
      for (const [at, corner] of cornersOf(grown(box, away + half)).entries()) {
        const isFree = !walls.some((wall) => holds(wall, corner)) && !ends.some((end) => holds(end, corner));
        if (isFree) nodes.push({ ...corner, bend: BEND + rank * NARROW, corner: at % 2 === 0 ? 1 : -1 });
      }
    }
  }
  return nodes;
}

function cornersOf({ left, top, right, bottom }: Bounds): Point[] {
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

/** Boxes that straight segments may not reach into, by their numbers: asked many thousand times for one route. */
class ObstacleBoxes {
  private readonly sides: Float64Array;

  constructor(boxes: readonly Bounds[]) {
    this.sides = Float64Array.from(boxes.flatMap(({ left, top, right, bottom }) => [left, top, right, bottom]));
  }

  /** Whether a segment reaches into any box but those of two numbers (`crosses`). */
  meet(a: Point, b: Point, but: number, butToo: number): boolean {
    const { sides } = this;
    countWork(1 + Math.floor(sides.length / 4 / BOXES_A_STEP));
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const [west, east] = dx < 0 ? [b.x, a.x] : [a.x, b.x];
    const [north, south] = dy < 0 ? [b.y, a.y] : [a.y, b.y];
    const [across, down] = [Math.abs(dx), Math.abs(dy)];
    for (let at = 0; at < sides.length; at += 4) {
      const [left, top] = [sides[at] ?? 0, sides[at + 1] ?? 0];
      if (east <= left || south <= top) continue;
      const [right, bottom] = [sides[at + 2] ?? 0, sides[at + 3] ?? 0];
      if (west >= right || north >= bottom || at === 4 * but || at === 4 * butToo) continue;
      const middle = dx * ((top + bottom) / 2 - a.y) - dy * ((left + right) / 2 - a.x);
      if (Math.abs(middle) < (across * (bottom - top) + down * (right - left)) / 2) return true;
    }
    return false;
  }
}
