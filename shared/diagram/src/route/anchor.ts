import type { ChartLink } from '@stemma/shared/chart/link';
import { type Point, boundsOf, type Bounds } from '../geometry/box';
import type { Port } from './port';

/** The sides of a card, in the order in which they are offered. */
export const SIDES = ['top', 'right', 'bottom', 'left'] as const;
export type Side = (typeof SIDES)[number];

/**
 * A place on a card's outline by which a link leaves or enters: `along` is a fraction of the side from its left or upper end, `shift`
 * chart units further.
 */
export interface Anchor {
  side: Side;
  along: number;
  shift: number;
}

/** Where a link leaves and enters by; null for an end that finds its own place. */
export interface Anchors {
  from: Anchor | null;
  to: Anchor | null;
}

export const NO_ANCHORS: Anchors = { from: null, to: null };

/** Which way leads out of a card at each side. */
export const OUTWARD: Record<Side, Point> = {
  top: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  bottom: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
};

/** Words of other programs for places on a side; all else that is no pair of numbers leaves a link free. */
const SIDE_NAMES: ReadonlyMap<string, [Side, number]> = new Map([
  ...SIDES.flatMap((side): [string, [Side, number]][] => [
    [side, [side, 0.5]],
    [`${side}side`, [side, 0.5]],
    [`${side}center`, [side, 0.5]],
    [`middle${side}`, [side, 0.5]],
  ]),
  ['topleft', ['top', 0]],
  ['topright', ['top', 1]],
  ['bottomleft', ['bottom', 0]],
  ['bottomright', ['bottom', 1]],
]);

/**
 * A stored anchor: a word as "Top" or "LeftSide", or "x y" as fractions of the card from its upper left, with chart units to add ("x y ox oy").
 * A place inside the card is taken to its nearest side. Null where the link is free to leave by any side.
 */
export function parseAnchor(text: string | null): Anchor | null {
  if (!text) return null;
  const plain = text.trim().toLowerCase();
  const word = SIDE_NAMES.get(plain);
  if (word) return { side: word[0], along: word[1], shift: 0 };
  const numbers = plain.split(/[\s,]+/).map(Number);
  const [x = NaN, y = NaN, ox = 0, oy = 0] = numbers;
  if (![2, 4].includes(numbers.length) || !numbers.every(Number.isFinite)) return null;
  const [across, down] = [within(x), within(y)];
  if (across === 0.5 && down === 0.5) return null;
  const away: [Side, number][] = [
    ['top', down],
    ['bottom', 1 - down],
    ['left', across],
    ['right', 1 - across],
  ];
  const [side] = away.reduce((nearest, one) => (one[1] < nearest[1] ? one : nearest));
  return isUpright(side) ? { side, along: across, shift: ox } : { side, along: down, shift: oy };
}

/** Where a link leaves and enters by. */
export function anchorsOf({ fromSpot, toSpot }: Pick<ChartLink, 'fromSpot' | 'toSpot'>): Anchors {
  return { from: parseAnchor(fromSpot), to: parseAnchor(toSpot) };
}

/** An anchor as it is stored: "x y" as fractions of the card; never quite at a corner, where it would be on two sides. */
export function formatAnchor({ side, along }: Pick<Anchor, 'side' | 'along'>): string {
  const part = String(Math.min(999, Math.max(1, Math.round(along * 1000))) / 1000);
  const edge = side === 'top' || side === 'left' ? '0' : '1';
  return isUpright(side) ? `${part} ${edge}` : `${edge} ${part}`;
}

/** Whether a link runs upright where it leaves by a side. */
export function isUpright(side: Side): boolean {
  return side === 'top' || side === 'bottom';
}

/** Where an anchor is on a card, clear of its rounded corners. */
export function anchorPoint(port: Port, { side, along, shift }: Anchor): Point {
  const half = { x: port.width / 2, y: port.height / 2 };
  const out = OUTWARD[side];
  if (isUpright(side)) {
    const room = Math.max(0, half.x - port.round);
    return { x: port.x + clamped((along - 0.5) * port.width + shift, room), y: port.y + out.y * half.y };
  }
  const room = Math.max(0, half.y - port.round);
  return { x: port.x + out.x * half.x, y: port.y + clamped((along - 0.5) * port.height + shift, room) };
}

/** The anchor of a card nearest to a point; within `snap` chart units of a side's middle it is that. */
export function nearestAnchor(port: Port, point: Point, snap: number): Anchor {
  const [dx, dy] = [point.x - port.x, point.y - port.y];
  const [halfX, halfY] = [port.width / 2, port.height / 2];
  const byLength = Math.abs(dx) / halfX > Math.abs(dy) / halfY;
  const inside = Math.abs(dx) <= halfX && Math.abs(dy) <= halfY;
  const level = inside ? halfX - Math.abs(dx) < halfY - Math.abs(dy) : byLength && Math.abs(dx) > halfX;
  const side: Side = level ? (dx < 0 ? 'left' : 'right') : dy < 0 ? 'top' : 'bottom';
  const [off, length, half] = level ? [dy, port.height, halfY] : [dx, port.width, halfX];
  const offset = clamped(off, Math.max(0, half - port.round));
  return { side, along: Math.abs(offset) <= snap ? 0.5 : 0.5 + offset / length, shift: 0 };
}

function within(fraction: number): number {
  return Math.min(1, Math.max(0, fraction));
}

function clamped(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value));
}

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
