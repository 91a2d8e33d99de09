import type { Routing } from '../link';
import { boundsOf, type Point } from './box';
import { simplified } from './polyline';
import { TRUNK, type Port, type Slots } from './port';
import { endToBend, straightEnd } from './spotEnd';
import { NO_SPOTS, type Spots } from './spot';

/**
 * The way of a link from one card's edge to the other's. With `points` (x, y, x, y …) it goes along these bends, else it finds the
 * plain way: down from the holder, across, down into the held, and round or sideways where the cards stand otherwise. Straight ways and
 * those with bends leave and enter by the spots that are given; plain ones with spots are `spotWay`s.
 */
export function route(
  from: Port,
  to: Port,
  points: readonly number[] | null,
  routing: Routing,
  slots: Slots,
  spots: Spots = NO_SPOTS,
): Point[] {
  if (routing === 'straight') return straightWay(from, to, points ?? [], spots);
  if (points && points.length >= 2) return simplified(alongBends(from, to, points, spots));
  return simplified(plainWay(from, to, slots));
}

function straightWay(from: Port, to: Port, points: readonly number[], spots: Spots): Point[] {
  const bends = bendsOf(points);
  const plain = spots.to && straightEnd(to, spots.to);
  const start = spots.from && straightEnd(from, spots.from, bends[0] ?? plain?.at(-1) ?? to);
  const end = spots.to && straightEnd(to, spots.to, bends.at(-1) ?? start?.at(-1) ?? from);
  return [
    ...(start ?? [edgeToward(from, bends[0] ?? end?.at(-1) ?? to)]),
    ...bends,
    ...(end?.reverse() ?? [edgeToward(to, bends.at(-1) ?? start?.at(-1) ?? from)]),
  ];
}

function bendsOf(points: readonly number[]): Point[] {
  const bends: Point[] = [];
  for (let at = 0; at + 1 < points.length; at += 2) bends.push({ x: points[at] ?? 0, y: points[at + 1] ?? 0 });
  return bends;
}

function alongBends(from: Port, to: Port, points: readonly number[], spots: Spots): Point[] {
  const bends = bendsOf(points);
  const [first, last] = [bends[0] ?? to, bends.at(-1) ?? from];
  const start = spots.from ? endToBend(from, spots.from, first) : attach(from, first);
  const end = spots.to ? endToBend(to, spots.to, last) : attach(to, last);
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

function plainWay(from: Port, to: Port, slots: Slots): Point[] {
  const a = boundsOf(from);
  const b = boundsOf(to);
  const startX = from.x + slots.from;
  const wantedX = to.x + slots.to;
  const isKink = Math.abs(startX - wantedX) <= KINK && Math.abs(startX - to.x) <= to.width / 2 - to.round;
  const endX = isKink ? startX : wantedX;
  if (b.top - a.bottom >= 16)
    return overAndDown(startX, a.bottom, endX, b.top, Math.min(TRUNK, (b.top - a.bottom) / 2));
  if (a.top - b.bottom >= 16)
    return overAndDown(startX, a.top, endX, b.bottom, -Math.min(TRUNK, (a.top - b.bottom) / 2));
  if (b.left - a.right >= 16) return across(a.right, from.y, b.left, to.y);
  if (a.left - b.right >= 16) return across(a.left, from.y, b.right, to.y);
  return [edgeToward(from, to), edgeToward(to, from)];
}

function overAndDown(startX: number, startY: number, endX: number, endY: number, trunk: number): Point[] {
  if (startX === endX)
    return [
      { x: startX, y: startY },
      { x: startX, y: endY },
    ];
  const level = startY + trunk;
  return [
    { x: startX, y: startY },
    { x: startX, y: level },
    { x: endX, y: level },
    { x: endX, y: endY },
  ];
}

function across(startX: number, startY: number, endX: number, endY: number): Point[] {
  const middle = (startX + endX) / 2;
  return [
    { x: startX, y: startY },
    { x: middle, y: startY },
    { x: middle, y: endY },
    { x: endX, y: endY },
  ];
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
