import { grown, holds, type Bounds, type Point } from './box';
import { crosses } from './run';
import { takeLeast } from './takeLeast';

/** How far from the corners of a box a way bends that goes round it, the wider wherever there is room, and how near to boxes it runs at all. */
const CORNERS = [14, 7] as const;
/** So much further out bends a way that goes round more boxes: of two that go round one of them the longer runs outside. */
const [STEP, STEPS] = [14, 3];
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

const leastOf = ({ least }: Step) => least;

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
  const further = STEP * Math.min(STEPS, boxes.length - 1);
  const aways = further > 0 ? [CORNERS[0] + further, ...CORNERS] : CORNERS;
  for (const [rank, away] of aways.entries()) {
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
  for (let step = takeLeast(open, leastOf); step; step = takeLeast(open, leastOf)) {
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
