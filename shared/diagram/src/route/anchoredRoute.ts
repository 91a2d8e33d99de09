import { boundsOf, type Bounds, type Point } from '../geometry/box';
import { routeOnGrid, type GridSearchEnd } from './gridSearch';
import { simplified } from '../geometry/polyline';
import type { Port, PortOffsets } from './port';
import { isUpright, anchorPoint, SIDES, type Anchor, type Anchors } from './anchor';
import { stubOf } from './anchorEnd';

/** How a link leaves its cards: where on a side beside others, and how far it goes straight out, in chart units. */
export interface AnchoredStart {
  slots: PortOffsets;
  out: { from: number; to: number };
}

/**
 * The route along the axes of a link of which one end or both leave their cards at given places: out of them, then with few bends round both
 * cards and whatever else is in the way. A free end takes the side that gives the shortest route.
 */
export function anchoredRoute(
  from: Port,
  to: Port,
  anchors: Anchors,
  { slots, out }: AnchoredStart,
  inTheWay: readonly Bounds[],
): Point[] {
  const around = [boundsOf(from), boundsOf(to), ...inTheWay];
  const starts = endsOf(from, anchors.from, slots.from, around, out.from);
  const ends = endsOf(to, anchors.to, slots.to, around, out.to);
  let best: { route: Point[]; cost: number } | null = null;
  for (const start of starts) {
    for (const end of ends) {
      const found = routeOnGrid(start, end, around);
      if (found && (!best || found.cost < best.cost - 0.001)) best = found;
    }
  }
  const [start, end] = [starts[0], ends[0]];
  if (best || !start || !end) return best?.route ?? [];
  return simplified([start.place, start.stub, { x: start.stub.x, y: end.stub.y }, end.stub, end.place]);
}

function endsOf(
  port: Port,
  anchor: Anchor | null,
  slot: number,
  near: readonly Bounds[],
  out: number,
): GridSearchEnd[] {
  const all = anchor
    ? [anchor]
    : SIDES.map((side): Anchor => ({ side, along: 0.5, shift: isUpright(side) ? slot : 0 }));
  return all.map((one) => {
    const place = anchorPoint(port, one);
    return { place, side: one.side, stub: stubOf(place, one.side, near, out) };
  });
}
