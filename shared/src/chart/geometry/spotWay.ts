import { boundsOf, type Bounds, type Point } from './box';
import { wayAlongLines, type LineEnd } from './lineSearch';
import { simplified } from './polyline';
import type { Port, Slots } from './port';
import { isUpright, placeOf, SIDES, type Spot, type Spots } from './spot';
import { stubOf } from './spotEnd';

/** How a link leaves its cards: where on a side beside others, and how far it goes straight out, in chart units. */
export interface Leaving {
  slots: Slots;
  out: { from: number; to: number };
}

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
      const found = wayAlongLines(start, end, around);
      if (found && (!best || found.cost < best.cost - 0.001)) best = found;
    }
  }
  const [start, end] = [starts[0], ends[0]];
  if (best || !start || !end) return best?.way ?? [];
  return simplified([start.place, start.stub, { x: start.stub.x, y: end.stub.y }, end.stub, end.place]);
}

function endsOf(port: Port, spot: Spot | null, slot: number, near: readonly Bounds[], out: number): LineEnd[] {
  const all = spot ? [spot] : SIDES.map((side): Spot => ({ side, along: 0.5, shift: isUpright(side) ? slot : 0 }));
  return all.map((one) => {
    const place = placeOf(port, one);
    return { place, side: one.side, stub: stubOf(place, one.side, near, out) };
  });
}
