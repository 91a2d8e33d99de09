import type { Bounds } from '../geometry/box';
import { PriorityQueue } from '../index/priorityQueue';
import { axisSegmentOf, type OrthogonalPath, type AxisSegment } from '../geometry/orthogonalPath';

/** How many lanes further a segment is looked for room. */
const LANES = 24;
/** Against what is in the way, how much a segment may be moved further once a route was sought for long. */
const LATE = 5;
/** What stays at least of a route's first segment, and of its last one with the arrow. */
const STUB = { first: 8, last: 14 } as const;

/** What keeps a segment from where it lies: there it may not be within `from` and `to`, as far as it goes between `lo` and `hi`. */
export interface Obstacle {
  from: number;
  to: number;
  lo: number;
  hi: number;
  /** How bad it would be to stay. */
  weight: number;
}

/** What keeps a segment of a line from where it lies. */
export type ObstaclesOf = (segment: AxisSegment, index: number, line: OrthogonalPath) => readonly Obstacle[];

/** A route to begin with, what it costs to take it, and how far its ends may be moved along the cards' edges. */
export interface SegmentGroup {
  line: OrthogonalPath;
  cost: number;
  first: readonly [number, number];
  last: readonly [number, number];
  /** Whether the first bend stays where it is, as it is a bundle's. */
  isBundle?: boolean;
}

export interface Separation {
  line: OrthogonalPath;
  root: SegmentGroup;
  clean: boolean;
}

interface State {
  line: OrthogonalPath;
  root: SegmentGroup;
  cost: number;
  /** How much was in the route that it was moved from. */
  before: number;
}

/**
 * The route nearest to one of the roots of which no segment is blocked: segments that are get moved to the next free lane on either side, or the segment
 * before or after them until they end before what blocks them. Where none is found with looking at `most` places, as many more are looked at,
 * those first that are moved from where least was in the way; then it is the one that is blocked least. In small steps.
 */
export function* separatingSegments(
  first: SegmentGroup,
  others: () => readonly SegmentGroup[],
  blocksOf: ObstaclesOf,
  most: number,
): Generator<void, Separation> {
  const seen = new Set<string>();
  const known = new Map<string, readonly Obstacle[]>();
  let looks = 0;
  const look: ObstaclesOf = (segment, index, line) => {
    const end = index === 0 ? 'first' : index === line.at.length - 1 ? 'last' : '';
    const name = `${end} ${segment.upright} ${segment.at} ${segment.lo} ${segment.hi}`;
    const blocks = known.get(name) ?? blocksOf(segment, index, line);
    if (!known.has(name)) looks++;
    known.set(name, blocks);
    return blocks;
  };
  let [open, isLate] = [new PriorityQueue<State>(), false];
  const add = (state: State) => open.push(state, state.cost + (isLate ? LATE * state.before : 0));
  const begin = (root: SegmentGroup, before: number) => add({ line: root.line, root, cost: root.cost, before });
  begin(first, 0);
  let best: (State & { bad: number }) | null = null;
  for (let tries = 0; looks < 2 * most; tries++) {
    if (!isLate && looks >= most) {
      isLate = true;
      const waiting = open;
      open = new PriorityQueue();
      for (let state = waiting.pop(); state; state = waiting.pop()) add(state);
    }
    const state = open.pop();
    if (!state) break;
    const name = `${state.line.upright} ${state.line.start} ${state.line.at.join(' ')}`;
    if (seen.has(name)) continue;
    seen.add(name);
    const blocks = state.line.at.map((_, index) => look(axisSegmentOf(state.line, index), index, state.line));
    const bad = blocks.flat().reduce((sum, { weight }) => sum + weight, 0);
    if (!best || bad < best.bad) best = { ...state, bad };
    if (bad === 0) break;
    if (tries === 0) for (const other of others()) begin(other, bad);
    const index = blocks.findIndex((all) => all.length > 0);
    for (const moved of movesOf(state, index, blocks[index] ?? [], look)) add({ ...moved, before: bad });
    yield;
  }
  return best
    ? { line: best.line, root: best.root, clean: best.bad === 0 }
    : { line: first.line, root: first, clean: false };
}

function movesOf(
  { line, root }: State,
  index: number,
  blocks: readonly Obstacle[],
  look: ObstaclesOf,
): Omit<State, 'before'>[] {
  const segment = axisSegmentOf(line, index);
  const places: [number, number][] = [];
  for (const route of [1, -1]) {
    let [at, blocking] = [segment.at, blocks];
    for (let lane = 0; lane < LANES && blocking.length > 0 && mayLie(root, line, index, at, route); lane++) {
      at = route > 0 ? Math.max(...blocking.map(({ to }) => to)) : Math.min(...blocking.map(({ from }) => from));
      blocking = look({ ...segment, at }, index, line);
    }
    if (blocking.length === 0) places.push([index, at]);
  }
  for (const { lo, hi } of blocks.slice(0, 4)) {
    for (const beside of [index - 1, index + 1]) places.push([beside, lo], [beside, hi]);
  }
  return places.flatMap(([moved, to]) => {
    if (moved < 0 || moved >= line.at.length || line.at[moved] === to || !mayLie(root, line, moved, to)) return [];
    const at = line.at.map((value, one) => (one === moved ? to : value));
    const cost = at.reduce((sum, value, one) => sum + Math.abs(value - (root.line.at[one] ?? value)), root.cost);
    return [{ line: { ...line, at }, root, cost }];
  });
}

/** Whether a segment may lie there: the outer ones at their cards, those next to them clear of them. With `route`, whether it may go further. */
function mayLie(
  { line: plain, first, last, isBundle }: SegmentGroup,
  line: OrthogonalPath,
  index: number,
  at: number,
  route = 0,
): boolean {
  const end = line.at.length - 1;
  if (isBundle && index <= 1) return false;
  if (index === 0 && !within(at, first, route)) return false;
  if (index === end && !within(at, last, route)) return false;
  if (index === 1 && !isOut(at, plain.start, plain.at[1] ?? 0, STUB.first, route)) return false;
  return index !== end - 1 || isOut(at, plain.end, plain.at[end - 1] ?? 0, STUB.last, route);
}

function within(at: number, [least, most]: readonly [number, number], route: number): boolean {
  return (at >= least - 0.01 || route > 0) && (at <= most + 0.01 || route < 0);
}

/** Whether a bend stands as far out of a card as it has to, on the side on which it stood. */
function isOut(at: number, edge: number, plain: number, least: number, route: number): boolean {
  const side = Math.sign(plain - edge) || 1;
  return route === side || (at - edge) * side >= Math.min(least, Math.abs(plain - edge)) - 0.01;
}

/** What keeps a segment from lying behind a rectangle, or so near (`touch`) that both touch; moved, it lies `clear` of it. */
export function obstacleOfBox(
  segment: AxisSegment,
  { left, right, top, bottom }: Bounds,
  { touch, clear, weight }: { touch: number; clear: number; weight: number },
): Obstacle | null {
  const [from, to, lo, hi] = segment.upright ? [left, right, top, bottom] : [top, bottom, left, right];
  if (segment.at <= from - touch || segment.at >= to + touch || segment.hi <= lo - touch || segment.lo >= hi + touch)
    return null;
  return { from: from - clear, to: to + clear, lo: lo - clear, hi: hi + clear, weight };
}
