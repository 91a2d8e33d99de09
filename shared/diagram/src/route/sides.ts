import { boundsOf, type Bounds, type Point } from '../geometry/box';
import type { Port } from './port';
import { isUpright, SIDES, type Side } from './anchor';

/** So far apart at least are cards between whose facing sides a link finds room to turn. */
const ROOM = 16;
/** What is so near to a card's edge, in chart units, is on it. */
const ON_EDGE = 1;

/** The sides by which a link that nobody bent leaves one card and enters the other: those that face each other; null where the cards touch. */
export function facingSides(from: Bounds, to: Bounds): { from: Side; to: Side } | null {
  if (to.top - from.bottom >= ROOM) return { from: 'bottom', to: 'top' };
  if (from.top - to.bottom >= ROOM) return { from: 'top', to: 'bottom' };
  if (to.left - from.right >= ROOM) return { from: 'right', to: 'left' };
  if (from.left - to.right >= ROOM) return { from: 'left', to: 'right' };
  return null;
}

/** The side of a card on which the end of a route is; at the lower one it may stand as far out as the label pill hangs (`whole`, the card with it). */
export function sideAt(port: Port, point: Point, whole: Bounds): Side | null {
  const edges = boundsOf(port);
  const isOn = (side: Side) => Math.abs(point[isUpright(side) ? 'y' : 'x'] - edges[side]) < ON_EDGE;
  return SIDES.find(isOn) ?? (point.y > edges.bottom && point.y < whole.bottom + ON_EDGE ? 'bottom' : null);
}

/** Where a point is along a side. */
export function alongSide(side: Side, point: Point): number {
  return isUpright(side) ? point.x : point.y;
}
