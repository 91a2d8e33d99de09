import { boundsOf, type Bounds, type Point } from '../geometry/box';
import { routeOnGrid, type GridSearchEnd } from './gridSearch';
import { simplified, lengthOf } from '../geometry/polyline';
import { type Port, type PortOffsets, STEM_LENGTH } from './port';
import { isUpright, anchorPoint, SIDES, type Anchor, type Anchors, OUTWARD, type Side } from './anchor';
import { segmentTouches } from '../geometry/segment';

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
  obstacles: readonly Bounds[],
): Point[] {
  const around = [boundsOf(from), boundsOf(to), ...obstacles];
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

/** What stays straight of a straight link at a card that it leaves at a given place. */
const STRAIGHT_STUB = 16;

/** How far a link goes straight out of a card at a place; less where another card is near. */
function stubOf(place: Point, side: Side, near: readonly Bounds[], length = STEM_LENGTH): Point {
  const { x, y } = OUTWARD[side];
  const gaps = near.flatMap((box) => {
    const beside = isUpright(side)
      ? place.x > box.left && place.x < box.right
      : place.y > box.top && place.y < box.bottom;
    const gap = {
      top: place.y - box.bottom,
      bottom: box.top - place.y,
      left: place.x - box.right,
      right: box.left - place.x,
    }[side];
    return beside && gap > 0 ? [gap / 2] : [];
  });
  const out = Math.min(length, ...gaps);
  return { x: place.x + x * out, y: place.y + y * out };
}

/**
 * A straight link's first points at a card which it leaves at a given place; `goal` is what it goes to from there, round the card's corners
 * where the card would be in the way.
 */
export function straightEnd(port: Port, anchor: Anchor, goal?: Point): Point[] {
  const place = anchorPoint(port, anchor);
  const stub = stubOf(place, anchor.side, [], STRAIGHT_STUB);
  return [place, stub, ...(goal ? aroundOwn(port, stub, goal) : [])];
}

/** The corners by which a line goes round a card, the shortest route; none where the card is not in its way. */
function aroundOwn(port: Port, start: Point, goal: Point): Point[] {
  const box = boundsOf(port, -1);
  const { left, top, right, bottom } = boundsOf(port, STRAIGHT_STUB);
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  const one = corners.map((corner) => [corner]);
  const two = corners.flatMap((corner, at) => {
    const next = corners[(at + 1) % 4] ?? corner;
    return [
      [corner, next],
      [next, corner],
    ];
  });
  const isClear = (route: readonly Point[]) =>
    route.slice(1).every((end, at) => !segmentTouches(route[at] ?? end, end, box));
  const routes = [[], ...one, ...two].filter((inner) => isClear([start, ...inner, goal]));
  const long = (inner: readonly Point[]) => lengthOf([start, ...inner, goal]);
  return routes.sort((a, b) => long(a) - long(b))[0] ?? [];
}

/** The first points of a link along the axes which leaves a card at a given place and goes on to a bend. */
export function endToBend(port: Port, anchor: Anchor, bend: Point): Point[] {
  const place = anchorPoint(port, anchor);
  const out = OUTWARD[anchor.side];
  const upright = isUpright(anchor.side);
  if ((bend.x - place.x) * out.x + (bend.y - place.y) * out.y >= 4) {
    return [place, upright ? { x: place.x, y: bend.y } : { x: bend.x, y: place.y }];
  }
  const stub = stubOf(place, anchor.side, []);
  return [place, stub, upright ? { x: bend.x, y: stub.y } : { x: stub.x, y: bend.y }];
}
