import { union, type Point, grown, type Bounds } from '../../geometry/box';
import { segmentBounds, segmentTouches } from '../../geometry/segment';
import type { Edge } from '../connectedComponents';
import type { StraightOccupancy } from './straightOccupancy';

/** How far beside the straight line a link is bent, the least first. */
const ASIDE = [14, 24, 36, 50, 68, 90, 120];
/** How far a bend beside a card stands off its edge. */
const OFF = 30;
/** By how much a link turns at a card, in degrees, to leave or arrive at another place of it. */
const TURNS = [8, 16, 26, 40, 60, 85];
/** Beyond any card. */
const FAR = 1e4;
/** How far from corners of cards a route round them runs: several of them beside each other. */
const ROUND = [12, 26, 40, 54];

/** How far beside the straight line cards may stand that a route round others comes by. */
const AROUND = 200;

/** Bends that a link may have, those that a reader would like best first; the routes `beside` others of the same two cards before these. */
export function* bendsFor(edge: Edge, occupancy: StraightOccupancy, beside: number | null): Generator<Point[]> {
  const { at, out, back, middle, turned } = alongOf(edge, occupancy);
  const pair = (aside: number): Point[][] => {
    const [first, last] = [out + OFF, back - OFF];
    return last - first > OFF ? [[at(middle, aside)], [at(first, aside), at(last, aside)]] : [[at(middle, aside)]];
  };
  if (beside !== null) for (const times of [1, 1.4, 2, 2.8, 4]) yield* pair(beside * times);
  for (const aside of ASIDE) for (const side of [aside, -aside]) yield* pair(side);
  for (const aside of ASIDE.slice(0, 5)) {
    for (const side of [aside, -aside]) {
      yield [at(out + (back - out) * 0.25, side)];
      yield [at(out + (back - out) * 0.75, side)];
    }
  }
  for (const turn of TURNS.flatMap((one) => [one, -one])) {
    yield [turned('from', turn)];
    yield [turned('to', turn)];
    for (const other of TURNS) {
      yield [turned('from', turn), turned('to', other)];
      yield [turned('from', turn), turned('to', -other)];
    }
  }
}

/** Bends for a link that has no good route yet: out of both cards at other places, and far aside in between. */
export function* bendsFar(edge: Edge, occupancy: StraightOccupancy): Generator<Point[]> {
  const { at, middle, turned } = alongOf(edge, occupancy);
  const turns = [0, 16, -16, 40, -40, 70, -70];
  for (const aside of ASIDE.slice(1)) {
    for (const side of [aside, -aside]) {
      for (const first of turns) {
        for (const last of turns) yield [turned('from', first), at(middle, side), turned('to', last)];
      }
    }
  }
}

/** Places along and beside the straight line between both cards of a link, and round each of these. */
function alongOf({ link }: Edge, occupancy: StraightOccupancy) {
  const [from, to] = [occupancy.middle(link.from), occupancy.middle(link.to)];
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const u = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const reach = (card: string, toward: Point): number => {
    const [middle, end] = [occupancy.middle(card), occupancy.edge(card, toward)];
    return Math.hypot(end.x - middle.x, end.y - middle.y);
  };
  const [out, back] = [reach(link.from, to), length - reach(link.to, from)];
  return {
    /** Where the line leaves the first card and enters the second, and half way between. */
    out,
    back,
    middle: (out + back) / 2,
    at: (along: number, aside: number): Point => ({
      x: from.x + u.x * along - u.y * aside,
      y: from.y + u.y * along + u.x * aside,
    }),
    /** A place before a card, so many degrees round it from where the straight line is. */
    turned: (end: 'from' | 'to', degrees: number): Point => {
      const [card, start, sign] = end === 'from' ? [link.from, from, 1] : [link.to, to, -1];
      const angle = (degrees * Math.PI) / 180;
      const [cos, sin] = [Math.cos(angle) * sign, Math.sin(angle) * sign];
      const away = { x: u.x * cos - u.y * sin, y: u.x * sin + u.y * cos };
      const far = reach(card, { x: start.x + away.x * FAR, y: start.y + away.y * FAR }) + OFF;
      return { x: start.x + away.x * far, y: start.y + away.y * far };
    },
  };
}

/** Routes round the cards that stand between both of a link's, at several distances from their corners. */
export function* bendsRound({ link }: Edge, occupancy: StraightOccupancy): Generator<Point[]> {
  const [from, to] = [occupancy.middle(link.from), occupancy.middle(link.to)];
  const others = occupancy.cardsIn(segmentBounds(from, to), AROUND).flatMap((key) => {
    const box = key === link.from || key === link.to ? undefined : occupancy.box(key);
    return box ? (union([box, occupancy.loop(key) ?? box]) ?? box) : [];
  });
  for (const distance of ROUND) {
    for (const side of [0, 1, -1] as const) {
      const bends = roundCards(from, to, others, distance, side);
      if (bends && bends.length > 0) yield bends;
    }
  }
}

/** So many cards at most are gone round. */
const MANY = 10;
/** What a bend counts as length. */
const BEND = 30;
/** Space that such a route keeps from cards at least. */
const CLEAR = 9;

/**
 * The bends of a short route between two points that keeps clear of boxes, by their corners `distance` away from them: on either side of
 * the straight line (`side` 0), or only on one (1, -1). Null where there is none.
 */
function roundCards(
  from: Point,
  to: Point,
  boxes: readonly Bounds[],
  distance: number,
  side: 0 | 1 | -1,
): Point[] | null {
  const walls = boxes.map((box) => grown(box, CLEAR));
  const passed = new Set<number>();
  for (let bends: Point[] | null = []; bends;) {
    const route = [from, ...bends, to];
    const met = walls.flatMap((wall, at) =>
      !passed.has(at) && route.some((end, index) => index > 0 && segmentTouches(route[index - 1] ?? end, end, wall))
        ? [at]
        : [],
    );
    if (met.length === 0) return bends;
    for (const at of met) passed.add(at);
    if (passed.size > MANY) return null;
    bends = shortest(
      from,
      to,
      boxes.filter((_, at) => passed.has(at)),
      distance,
      side,
    );
  }
  return null;
}

/** The shortest such route round a few boxes. */
function shortest(
  from: Point,
  to: Point,
  boxes: readonly Bounds[],
  distance: number,
  side: 0 | 1 | -1,
): Point[] | null {
  const walls = boxes.map((box) => grown(box, CLEAR));
  const corners = boxes.flatMap((box) => {
    const { left, right, top, bottom } = grown(box, distance);
    return [
      { x: left, y: top },
      { x: right, y: top },
      { x: left, y: bottom },
      { x: right, y: bottom },
    ];
  });
  const sideOf = (point: Point) =>
    Math.sign((to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x));
  const points = [from, ...corners.filter((corner) => side === 0 || sideOf(corner) === side), to];
  const [cost, before, done] = [points.map(() => Infinity), points.map(() => -1), new Set<number>()];
  cost[0] = 0;
  for (;;) {
    let at = -1;
    for (const [index, one] of cost.entries()) {
      if (!done.has(index) && one < Infinity && (at < 0 || one < (cost[at] ?? Infinity))) at = index;
    }
    if (at < 0) return null;
    if (at === points.length - 1) break;
    done.add(at);
    const start = points[at] ?? from;
    for (const [index, end] of points.entries()) {
      if (done.has(index)) continue;
      const there = (cost[at] ?? 0) + Math.hypot(end.x - start.x, end.y - start.y) + BEND;
      if (there >= (cost[index] ?? Infinity) || walls.some((wall) => segmentTouches(start, end, wall))) continue;
      cost[index] = there;
      before[index] = at;
    }
  }
  const bends: Point[] = [];
  for (let at = before.at(-1) ?? 0; at > 0; at = before[at] ?? 0) bends.unshift(points[at] ?? to);
  return bends;
}
