import { grown, type Bounds, type Point } from './box';

/** How far from the corners of a box a way bends that goes round it, the wider wherever there is room, and how near to boxes it runs at all. */
const CORNERS = [14, 7] as const;
const CLEAR = 5;
/** So much of a way's first and last run at least is seen, beside arrow heads. */
const HEAD = 16;
/** So much longer a way may be to have a bend less, and to keep further from boxes. */
const [BEND, NARROW] = [48, 24];

/** An end of a way: where it begins, and the box that it comes out of there, null where it begins outside. */
export interface WayEnd {
  at: Point;
  own: Bounds;
  isWithin: boolean;
}

interface Node extends Point {
  /** What it costs to bend here. */
  bend: number;
}

interface Step {
  node: number;
  cost: number;
  /** The cost with what is left at least. */
  least: number;
  before: Step | null;
}

/**
 * The bends of the cheapest way with straight runs from one end to the other past boxes, as wide as `half` on both sides of it; null where
 * there is none.
 */
export function bendsRound(from: WayEnd, to: WayEnd, boxes: readonly Bounds[], half: number): Point[] | null {
  const all = [from.own, to.own, ...boxes];
  const walls = all.map((box) => grown(box, CLEAR + half));
  const ends = [from.own, to.own].map((own) => grown(own, HEAD));
  const nodes: Node[] = [
    { ...from.at, bend: 0 },
    { ...to.at, bend: 0 },
  ];
  for (const [rank, away] of CORNERS.entries()) {
    for (const box of all) {
      for (const corner of cornersOf(grown(box, away + half))) {
        const isFree = !walls.some((wall) => holds(wall, corner)) && !ends.some((end) => holds(end, corner));
        if (isFree) nodes.push({ ...corner, bend: BEND + rank * NARROW });
      }
    }
  }
  const goal = nodes[1];
  if (!goal) return null;
  const left = nodes.map((node) => Math.hypot(node.x - goal.x, node.y - goal.y));
  const known = new Map<number, number>();
  const done = new Set<number>();
  const open: Step[] = [{ node: 0, cost: 0, least: 0, before: null }];
  for (let step = cheapest(open); step; step = cheapest(open)) {
    if (step.node === 1) return bendsTo(step);
    if (done.has(step.node)) continue;
    done.add(step.node);
    for (let next = 1; next < nodes.length; next++) {
      const [a, b] = [nodes[step.node], nodes[next]];
      if (!a || !b || done.has(next)) continue;
      const cost = step.cost + Math.hypot(b.x - a.x, b.y - a.y) + b.bend;
      if (cost >= (known.get(next) ?? Infinity) || !isClear(step.node, next, a, b)) continue;
      known.set(next, cost);
      open.push({ node: next, cost, least: cost + (left[next] ?? 0), before: step });
    }
  }
  return null;

  /** Whether a run meets no wall but that of a card which it leaves or enters. */
  function isClear(one: number, other: number, a: Point, b: Point): boolean {
    return walls.every((wall, at) => {
      if (at === 0 && from.isWithin && one === 0) return true;
      return (at === 1 && to.isWithin && other === 1) || !crosses(a, b, wall);
    });
  }

  function bendsTo(last: Step): Point[] {
    const bends: Point[] = [];
    for (let step = last.before; step?.before; step = step.before) {
      const { x, y } = nodes[step.node] ?? goal ?? { x: 0, y: 0 };
      bends.push({ x, y });
    }
    return bends.reverse();
  }
}

function cornersOf({ left, top, right, bottom }: Bounds): Point[] {
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

function holds({ left, top, right, bottom }: Bounds, { x, y }: Point): boolean {
  return x > left && x < right && y > top && y < bottom;
}

/** Whether a straight run reaches into a box; `behind` without anything made for it, as it is asked a great many times. */
export function crosses(a: Point, b: Point, { left, top, right, bottom }: Bounds): boolean {
  if (Math.max(a.x, b.x) <= left || Math.min(a.x, b.x) >= right) return false;
  if (Math.max(a.y, b.y) <= top || Math.min(a.y, b.y) >= bottom) return false;
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const middle = dx * ((top + bottom) / 2 - a.y) - dy * ((left + right) / 2 - a.x);
  return Math.abs(middle) < (Math.abs(dx) * (bottom - top) + Math.abs(dy) * (right - left)) / 2;
}

function cheapest(open: Step[]): Step | undefined {
  let least = 0;
  for (let at = 1; at < open.length; at++) {
    if ((open[at]?.least ?? 0) < (open[least]?.least ?? 0)) least = at;
  }
  const [last, found] = [open.pop(), open[least]];
  if (found && last && found !== last) open[least] = last;
  return found ?? last;
}
