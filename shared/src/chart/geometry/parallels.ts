import { isBentByHand } from '../bends';
import type { ChartLink, Routing } from '../link';
import type { Point } from './box';
import { isLoop } from './loop';
import type { Port } from './port';
import { wordsOf } from './sideOrder';
import { spotsOf } from './spot';

/** How far apart straight links between the same two cards run at least, so that neither their lines nor their arrows are read as one. */
const APART = 14;
/** Space between the words of one and the line of the next, where the cards leave room for that. */
const CLEAR = 4;
/** How far within a card's outline the outermost of them still meets it. */
const EDGE = 8;
/** How far from the cards links bend that run further apart than they can arrive. */
const STUB = 24;

interface Size {
  width: number;
  height: number;
}

interface Links {
  readonly links: ReadonlyMap<string, { readonly link: ChartLink }>;
  readonly linksOf: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The bends by which a link goes: those of a layout along the axes count for none that is straight. */
export function bendsInForce(link: ChartLink, routing: Routing): readonly number[] | null {
  const counts = routing !== 'straight' || link.routing === 'straight' || isBentByHand(link);
  return counts ? link.points : null;
}

/** The keys of links that join the same two cards as this one, itself among them. */
export function sameEnds({ links, linksOf }: Links, { from, to }: Pick<ChartLink, 'from' | 'to'>): string[] {
  const [some, more] = [linksOf.get(from), linksOf.get(to)];
  if (!some || !more || from === to) return [];
  const [few, other] = some.size <= more.size ? [some, to] : [more, from];
  return [...few].filter((key) => {
    const link = links.get(key)?.link;
    return link?.from === other || link?.to === other;
  });
}

/**
 * The links that run straight between the same two cards as this one, neither bent nor given places at a card, in an order that copies of a
 * chart have too. None where it is not one of several such.
 */
export function straightBeside(
  content: Links,
  link: ChartLink,
  routingOf: (link: ChartLink) => Routing,
): readonly ChartLink[] {
  const isPlain = (one: ChartLink): boolean => {
    const { from, to } = spotsOf(one);
    return routingOf(one) === 'straight' && !isLoop(one) && !bendsInForce(one, 'straight') && !from && !to;
  };
  if (!isPlain(link)) return [];
  const all = sameEnds(content, link).flatMap((key) => content.links.get(key)?.link ?? []);
  const plain = all.filter(isPlain);
  if (plain.length < 2) return [];
  const words = new Map(plain.map((one) => [one.key, wordsOf({ link: one })]));
  return plain.sort((a, b) => ((words.get(a.key) ?? '') < (words.get(b.key) ?? '') ? -1 : 1));
}

/**
 * The ways from one card to another of several straight links side by side, symmetric about the line between the cards' middles: as far apart as
 * their words need and the cards leave room for. Null where the cards lie upon each other.
 */
export function parallels(from: Port, to: Port, labels: readonly (Size | null)[]): Point[][] | null {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return null;
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const across = { x: -along.y, y: along.x };
  const middle = (labels.length - 1) / 2;
  const half = Math.max(0, Math.min(reachOf(from, across), reachOf(to, across)) - EDGE);
  const words = labels.map((one) => (one ? extent(one.width, one.height, across) / 2 + CLEAR : 0));
  const step = Math.min(Math.max(APART, ...words), half / Math.max(middle, 0.5));
  const back = { x: -along.x, y: -along.y };
  const ways = labels.map((_, at): Point[] | null => {
    const [aside, further] = [(at - middle) * step, (at - middle) * (Math.max(step, APART) - step)];
    const by = { x: across.x * aside, y: across.y * aside };
    const [start, end] = [leaves(from, along, by), leaves(to, back, by)];
    const seen = (end.x - start.x) * along.x + (end.y - start.y) * along.y;
    if (seen <= 0) return null;
    const bend = (point: Point, out: Point): Point => ({
      x: point.x + out.x * STUB + across.x * further,
      y: point.y + out.y * STUB + across.y * further,
    });
    return further === 0 || seen < 3 * STUB ? [start, end] : [start, bend(start, along), bend(end, back), end];
  });
  return ways.every((way) => way !== null) ? ways : null;
}

/** How far a rectangle reaches in a direction, on both sides together. */
function extent(width: number, height: number, { x, y }: Point): number {
  return Math.abs(x) * width + Math.abs(y) * height;
}

/** How far from its middle a card with round corners reaches in a direction. */
function reachOf(card: Port, direction: Point): number {
  const { width, height, round } = cornersOf(card);
  return extent(width, height, direction) / 2 + round;
}

/** Where a line that passes a card's middle by so much (`by`) leaves its outline, round corners and all. */
function leaves(card: Port, out: Point, by: Point): Point {
  const { width, height, round } = cornersOf(card);
  const far = Math.min(
    out.x === 0 ? Infinity : (card.width / 2 - by.x * Math.sign(out.x)) / Math.abs(out.x),
    out.y === 0 ? Infinity : (card.height / 2 - by.y * Math.sign(out.y)) / Math.abs(out.y),
  );
  const at = { x: by.x + out.x * far, y: by.y + out.y * far };
  const corner = { x: (Math.sign(at.x) * width) / 2, y: (Math.sign(at.y) * height) / 2 };
  const isRound = Math.abs(at.x) > width / 2 && Math.abs(at.y) > height / 2;
  const [toCorner, beside] = [
    (corner.x - by.x) * out.x + (corner.y - by.y) * out.y,
    (corner.x - by.x) * out.y - (corner.y - by.y) * out.x,
  ];
  const reach = isRound && Math.abs(beside) <= round ? toCorner + Math.sqrt(round ** 2 - beside ** 2) : far;
  return { x: card.x + by.x + out.x * reach, y: card.y + by.y + out.y * reach };
}

/** How round a card's corners are, and how far apart the middles of these stand. */
function cornersOf({ width, height, round }: Port): Size & { round: number } {
  const most = Math.max(0, Math.min(round, width / 2, height / 2));
  return { width: width - 2 * most, height: height - 2 * most, round: most };
}
