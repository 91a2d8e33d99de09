import { bendsOf } from './bends';
import type { Routing } from '@stemma/shared/chart/link';
import { boundsOf, type Point } from '../geometry/box';
import { simplified } from '../geometry/polyline';
import { STEM_LENGTH, type Port, type PortOffsets } from './port';
import { isUpright, NO_ANCHORS, OUTWARD, anchorPoint, type Anchors, alongSide, facingSides } from './anchor';
import { endToBend, straightEnd } from './anchoredRoute';

/**
 * The route of a link from one card's edge to the other's. With `points` (x, y, x, y …) it goes along these bends, else it finds the
 * plain route: down from the holder, across, down into the held, and round or sideways where the cards stand otherwise. Straight routes and
 * those with bends leave and enter by the anchors that are given; plain ones with anchors are `anchoredRoute`s.
 */
export function orthogonalRoute(
  from: Port,
  to: Port,
  points: readonly number[] | null,
  routing: Routing,
  slots: PortOffsets,
  anchors: Anchors = NO_ANCHORS,
): Point[] {
  if (routing === 'straight') return straightRoute(from, to, points ?? [], anchors);
  if (points && points.length >= 2) return simplified(alongBends(from, to, points, anchors));
  return simplified(plainRoute(from, to, slots));
}

function straightRoute(from: Port, to: Port, points: readonly number[], anchors: Anchors): Point[] {
  const bends = bendsOf(points);
  const plain = anchors.to && straightEnd(to, anchors.to);
  const start = anchors.from && straightEnd(from, anchors.from, bends[0] ?? plain?.at(-1) ?? to);
  const end = anchors.to && straightEnd(to, anchors.to, bends.at(-1) ?? start?.at(-1) ?? from);
  return [
    ...(start ?? [edgeToward(from, bends[0] ?? end?.at(-1) ?? to)]),
    ...bends,
    ...(end?.reverse() ?? [edgeToward(to, bends.at(-1) ?? start?.at(-1) ?? from)]),
  ];
}

function alongBends(from: Port, to: Port, points: readonly number[], anchors: Anchors): Point[] {
  const bends = bendsOf(points);
  const [first, last] = [bends[0] ?? to, bends.at(-1) ?? from];
  const start = anchors.from ? endToBend(from, anchors.from, first) : attach(from, first);
  const end = anchors.to ? endToBend(to, anchors.to, last) : attach(to, last);
  return [...start, ...bends, ...end.reverse()];
}

/** The point on the card's edge beside a bend, and a corner between the two where the bend stands beside no edge. */
function attach(card: Port, bend: Point): Point[] {
  const { left, right, top, bottom } = boundsOf(card);
  const side = bend.y >= card.y ? bottom : top;
  if (bend.x >= left + card.round && bend.x <= right - card.round) return [{ x: bend.x, y: side }];
  if (bend.y >= top && bend.y <= bottom) return [{ x: bend.x >= card.x ? right : left, y: bend.y }];
  return [
    { x: card.x, y: side },
    { x: card.x, y: bend.y },
  ];
}

/** Cards so little beside each other are joined by a straight link, which arrives beside its place rather than with a kink. */
const KINK = 10;
/** What stays at least of a link before it turns, and of its end with the arrow, where there is room for that. */
const STUB = 10;

function plainRoute(from: Port, to: Port, slots: PortOffsets): Point[] {
  const sides = facingSides(boundsOf(from), boundsOf(to));
  if (!sides) return [edgeToward(from, to), edgeToward(to, from)];
  const upright = isUpright(sides.from);
  const start = anchorPoint(from, { side: sides.from, along: 0.5, shift: slots.from });
  const wanted = anchorPoint(to, { side: sides.to, along: 0.5, shift: slots.to });
  const isKink =
    Math.abs(alongSide(sides.from, start) - alongSide(sides.from, wanted)) <= KINK &&
    (!upright || Math.abs(start.x - to.x) <= to.width / 2 - to.round);
  const out = OUTWARD[sides.from];
  if (upright) {
    const end = isKink ? { x: start.x, y: wanted.y } : wanted;
    const room = Math.abs(end.y - start.y);
    return start.x === end.x
      ? [start, end]
      : acrossAt(start, end, start.y + out.y * levelOf(Math.min(STEM_LENGTH, room / 2), slots.further, room));
  }
  const room = Math.abs(wanted.x - start.x);
  const middle = start.x + out.x * levelOf(room / 2, slots.further, room);
  return [start, { x: middle, y: start.y }, { x: middle, y: wanted.y }, wanted];
}

/** How far out of a card a link turns that has so much room. */
function levelOf(plain: number, further: number, room: number): number {
  return Math.max(Math.min(plain, STUB), Math.min(plain + further, room - Math.min(plain, STUB)));
}

function acrossAt(start: Point, end: Point, level: number): Point[] {
  return [start, { x: start.x, y: level }, { x: end.x, y: level }, end];
}

/** Where the line from a card's middle to another's leaves the card. */
function edgeToward(card: Port, other: Point): Point {
  const dx = other.x - card.x;
  const dy = other.y - card.y;
  if (dx === 0 && dy === 0) return { x: card.x, y: card.y };
  const scale = Math.min(
    dx === 0 ? Infinity : card.width / 2 / Math.abs(dx),
    dy === 0 ? Infinity : card.height / 2 / Math.abs(dy),
  );
  return scale >= 1 ? { x: card.x, y: card.y } : { x: card.x + dx * scale, y: card.y + dy * scale };
}
