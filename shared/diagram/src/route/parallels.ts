import { hasManualBends } from './bends';
import type { ChartLink, Routing } from '@stemma/shared/chart/link';
import type { Point } from '../geometry/box';
import { isSelfLoop } from './selfLoop';
import type { Port } from './port';
import { labelText } from './portOrder';
import { anchorsOf } from './anchor';

/** How far apart straight links between the same two cards run at least, so that neither their lines nor their arrows are read as one. */
const APART = 14;
/** Space between the labels of one and the line of the next, where the cards leave room for that. */
const CLEAR = 4;
/** How far within a card's outline the outermost of them still meets it. */
const EDGE = 8;
/** How far from the cards links bend that run further apart than they can arrive. */
const STUB = 24;
/** Where routes turn back more sharply than this they bend nearer to each other. */
const SHARPEST = 0.4;

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
  const counts = routing !== 'straight' || link.routing === 'straight' || hasManualBends(link);
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
    const { from, to } = anchorsOf(one);
    return routingOf(one) === 'straight' && !isSelfLoop(one) && !bendsInForce(one, 'straight') && !from && !to;
  };
  if (!isPlain(link)) return [];
  const all = sameEnds(content, link).flatMap((key) => content.links.get(key)?.link ?? []);
  const plain = all.filter(isPlain);
  if (plain.length < 2) return [];
  const label = new Map(plain.map((one) => [one.key, labelText({ link: one })]));
  return plain.sort((a, b) => ((label.get(a.key) ?? '') < (label.get(b.key) ?? '') ? -1 : 1));
}

/** How several straight links between two cards run: which way, how far apart at the cards and between them, and how far the outermost is from their middle. */
interface Fan {
  along: Point;
  /** How many are on either side of the middle, one that lies there counting for none. */
  middle: number;
  step: number;
  between: number;
  half: number;
}

/** How so many straight links with such labels run from one card to another; null where one card stands on the other's middle. */
export function fanOf(from: Port, to: Port, labels: readonly (Size | null)[]): Fan | null {
  const along = directionTo(from, to);
  if (!along) return null;
  const across = leftOf(along);
  const middle = (labels.length - 1) / 2;
  const half = Math.max(0, Math.min(reachOf(from, across), reachOf(to, across)) - EDGE);
  const label = labels.map((one) => (one ? extent(one.width, one.height, across) / 2 + CLEAR : 0));
  const step = Math.min(Math.max(APART, ...label), half / Math.max(middle, 0.5));
  const between = Math.max(step, APART);
  return { along, middle, step, between, half: middle * between };
}

/**
 * The routes from one card to another of several straight links side by side, symmetric about the line between the cards' middles, or about one by
 * these bends: as far apart as their labels need and the cards leave room for. Null where the cards lie upon each other.
 */
export function parallels(
  from: Port,
  to: Port,
  labels: readonly (Size | null)[],
  bends: readonly Point[] = [],
): Point[][] | null {
  const fan = fanOf(from, to, labels);
  if (!fan) return null;
  const { middle, step, between } = fan;
  const routes = labels.map((_, at) =>
    bends.length > 0
      ? bentRoute(from, to, bends, { aside: (at - middle) * step, between: (at - middle) * between })
      : straightRoute(from, to, fan, at),
  );
  return routes.every((route) => route !== null) ? routes : null;
}

function straightRoute(from: Port, to: Port, { along, middle, step, between }: Fan, index: number): Point[] | null {
  const across = leftOf(along);
  const back = { x: -along.x, y: -along.y };
  const [aside, further] = [(index - middle) * step, (index - middle) * (between - step)];
  const by = { x: across.x * aside, y: across.y * aside };
  const [start, end] = [leaves(from, along, by), leaves(to, back, by)];
  const seen = (end.x - start.x) * along.x + (end.y - start.y) * along.y;
  if (seen <= 0) return null;
  const bend = (point: Point, out: Point): Point => ({
    x: point.x + out.x * STUB + across.x * further,
    y: point.y + out.y * STUB + across.y * further,
  });
  return further === 0 || seen < 3 * STUB ? [start, end] : [start, bend(start, along), bend(end, back), end];
}

/** A route beside one by these bends: so far `between` the cards and, as these may be small, so far `aside` at them. */
function bentRoute(
  from: Port,
  to: Port,
  bends: readonly Point[],
  { aside, between }: { aside: number; between: number },
): Point[] | null {
  const all = [from, ...bends, to];
  const segments = all.slice(1).flatMap((point, at) => directionTo(all[at] ?? point, point) ?? []);
  const [first, last] = [segments[0], segments.at(-1)];
  if (!first || !last || segments.length !== bends.length + 1) return null;
  const inner = bends.map((bend, at): Point => {
    const [u, v] = [leftOf(segments[at] ?? first), leftOf(segments[at + 1] ?? last)];
    const far = between / Math.max(SHARPEST, 1 + u.x * v.x + u.y * v.y);
    return { x: bend.x + (u.x + v.x) * far, y: bend.y + (u.y + v.y) * far };
  });
  const [out, back] = [leftOf(first), leftOf(last)];
  const start = leaves(from, first, { x: out.x * aside, y: out.y * aside });
  const end = leaves(to, { x: -last.x, y: -last.y }, { x: back.x * aside, y: back.y * aside });
  const isSeen = [start, ...inner, end].slice(1).every((point, at) => {
    const [before, segment] = [[start, ...inner][at] ?? start, segments[at] ?? first];
    return (point.x - before.x) * segment.x + (point.y - before.y) * segment.y > 0;
  });
  return isSeen ? [start, ...inner, end] : null;
}

/** The direction from one place to another, of length 1; null where both are the same. */
export function directionTo(from: Point, to: Point): Point | null {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return length === 0 ? null : { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

function leftOf({ x, y }: Point): Point {
  return { x: -y, y: x };
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
