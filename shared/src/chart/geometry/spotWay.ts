import { boundsOf, overlaps, type Bounds, type Point } from './box';
import { simplified } from './polyline';
import type { Port, Slots } from './port';
import { runBounds } from './run';
import { isUpright, OUTWARD, placeOf, SIDES, type Side, type Spot, type Spots } from './spot';
import { stubOf } from './spotEnd';
import { takeLeast } from './takeLeast';

/** A place on a card's outline, and where a link that leaves there may bend first. */
interface End {
  place: Point;
  side: Side;
  stub: Point;
}

/** How a link leaves its cards: where on a side beside others, and how far it goes straight out, in chart units. */
export interface Leaving {
  slots: Slots;
  out: { from: number; to: number };
}

/** How far a way keeps from cards that it goes round. */
const CLEAR = 16;
/** A run nearer to a card than this counts twice its length. */
const NEAR = 10;
/** So much longer a way may be to have a bend less. */
const BEND = 48;

/**
 * The way along the axes of a link of which one end or both leave their cards at given places: out of them, then with few bends round both
 * cards and whatever else is in the way. A free end takes the side that gives the shortest way.
 */
export function spotWay(
  from: Port,
  to: Port,
  spots: Spots,
  { slots, out }: Leaving,
  inTheWay: readonly Bounds[],
): Point[] {
  const around = [boundsOf(from), boundsOf(to), ...inTheWay];
  const starts = endsOf(from, spots.from, slots.from, around, out.from);
  const ends = endsOf(to, spots.to, slots.to, around, out.to);
  let best: { way: Point[]; cost: number } | null = null;
  for (const start of starts) {
    for (const end of ends) {
      const found = search(start, end, around);
      if (found && (!best || found.cost < best.cost - 0.001)) best = found;
    }
  }
  const [start, end] = [starts[0], ends[0]];
  if (best || !start || !end) return best?.way ?? [];
  return simplified([start.place, start.stub, { x: start.stub.x, y: end.stub.y }, end.stub, end.place]);
}

function endsOf(port: Port, spot: Spot | null, slot: number, near: readonly Bounds[], out: number): End[] {
  const all = spot ? [spot] : SIDES.map((side): Spot => ({ side, along: 0.5, shift: isUpright(side) ? slot : 0 }));
  return all.map((one) => {
    const place = placeOf(port, one);
    return { place, side: one.side, stub: stubOf(place, one.side, near, out) };
  });
}

interface Step {
  x: number;
  y: number;
  way: Point;
  cost: number;
  before: Step | null;
}

const costOf = ({ cost }: Step) => cost;

const WAYS = SIDES.map((side) => OUTWARD[side]);

/** The cheapest way over the lines that lead out of both places, between them and beside what is in the way; null where there is none. */
function search(start: End, end: End, around: readonly Bounds[]): { way: Point[]; cost: number } | null {
  const [a, b] = [start.stub, end.stub];
  const across = around.map(({ left, right }) => [left, right] as const);
  const down = around.map(({ top, bottom }) => [top, bottom] as const);
  const xs = unique([(a.x + b.x) / 2, a.x, b.x, ...linesBeside(across)]);
  const ys = unique([a.y, (a.y + b.y) / 2, b.y, ...linesBeside(down)]);
  const [columns, rows] = [rank(xs), rank(ys)];
  const [out, home] = [OUTWARD[start.side], OUTWARD[end.side]];
  const goal = { x: columns.indexOf(xs.indexOf(b.x)), y: rows.indexOf(ys.indexOf(b.y)) };
  const first = { x: columns.indexOf(xs.indexOf(a.x)), y: rows.indexOf(ys.indexOf(a.y)) };
  const at = ({ x, y }: { x: number; y: number }): Point => ({ x: xs[columns[x] ?? 0] ?? 0, y: ys[rows[y] ?? 0] ?? 0 });
  const known = new Map<string, number>();
  const open: Step[] = [{ ...first, way: out, cost: 0, before: null }];
  for (let step = takeLeast(open, costOf); step; step = takeLeast(open, costOf)) {
    if (step.x === goal.x && step.y === goal.y) {
      if (step.way.x === home.x && step.way.y === home.y) continue;
      const way: Point[] = [end.place, b];
      for (let one: Step | null = step; one; one = one.before) way.push(at(one));
      return { way: simplified([...way, a, start.place].reverse()), cost: step.cost };
    }
    for (const way of WAYS) {
      const next = { x: step.x + way.x, y: step.y + way.y };
      const back = way.x === -step.way.x && way.y === -step.way.y;
      if (back || next.x < 0 || next.y < 0 || next.x >= columns.length || next.y >= rows.length) continue;
      const [here, there] = [at(step), at(next)];
      if (around.some((box) => overlaps(box, runBounds(here, there, 0.01)))) continue;
      const turns = way !== step.way ? 1 : 0;
      const line = turns * 0.01 * ((way.x === 0 ? columns[step.x] : rows[step.y]) ?? 0);
      const arrival = next.x === goal.x && next.y === goal.y && (way.x !== -home.x || way.y !== -home.y) ? BEND : 0;
      const length = Math.abs(there.x - here.x) + Math.abs(there.y - here.y);
      const near = around.some((box) => overlaps(box, runBounds(here, there, NEAR)));
      const cost = step.cost + length * (near ? 2 : 1) + turns * BEND + line + arrival;
      const name = `${next.x} ${next.y} ${way.x} ${way.y}`;
      if (cost >= (known.get(name) ?? Infinity)) continue;
      known.set(name, cost);
      open.push({ ...next, way, cost, before: step });
    }
  }
  return null;
}

/** Lines that lead past what is in the way, and through gaps that are too narrow for these. */
function linesBeside(spans: readonly (readonly [number, number])[]): number[] {
  const between = spans.flatMap(([, end]) =>
    spans.flatMap(([start]) => (start - end >= 2 * NEAR && start - end <= 2 * CLEAR ? [(start + end) / 2] : [])),
  );
  return [...spans.flatMap(([start, end]) => [start - CLEAR, end + CLEAR]), ...between];
}

function unique(values: readonly number[]): number[] {
  return [...new Set(values)];
}

/** Positions of the values in ascending order. */
function rank(values: readonly number[]): number[] {
  return values.map((_, at) => at).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
}
