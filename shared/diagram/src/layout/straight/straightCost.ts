import { boundsOf, grown, type Bounds, type Point } from '../../geometry/box';
import { lengthOf, pathBounds } from '../../geometry/polyline';
import { segmentTouches, pathEnters, segmentBounds } from '../../geometry/segment';
import type { Edge } from '../connectedComponents';
import { lengthBeside, type StraightRoute } from './straightLine';
import type { SettledRoute, StraightOccupancy } from './straightOccupancy';
import { labelOn, type PlacedLabel } from './straightLabels';

/** Space that a link keeps from cards that are not its own. */
export const CARD_CLEARANCE = 8;
/** Two lines nearer than `line` for longer than `most` are read as one; nearer than `beside` they are hard to follow. */
const NEAR = { line: 7.5, beside: 13, most: 24 };
/** A bend as near to another line as this is read as if the lines changed places there. */
const TOUCH = 9;
/** How far apart two links leave a card or arrive at it. */
const ENDS = 12;
/** A last segment shorter than this shows too little beside its arrow. */
const LAST = 20;

/** How far round a route others are looked at: their labels, or its own. */
const AROUND = 80;

const COST = {
  card: 1000,
  closeToCard: 120,
  loop: 250,
  oneLine: 400,
  touch: 85,
  beside: 0.6,
  ends: 220,
  pill: 70,
  through: 90,
  last: 60,
  bend: 10,
  longer: 0.3,
};

/** What of a cost is only length and bends: such a route is as good as any. */
export const GOOD_PENALTY = 40;
/** A link whose route costs more has something wrong with it. */
export const FAULTY_PENALTY = 90;

export interface Penalty {
  route: StraightRoute;
  label: PlacedLabel | null;
  /** How much there is to say against it; what `GOOD` covers is no fault. */
  cost: number;
}

/** What there is to say against a route among what is settled; it stops counting where that is more than `most`. */
export function penaltyOf(edge: Edge, route: StraightRoute, occupancy: StraightOccupancy, most = Infinity): Penalty {
  const { path, bends } = route;
  const { link } = edge;
  const [from, to] = [occupancy.middle(link.from), occupancy.middle(link.to)];
  const direct = Math.hypot(to.x - from.x, to.y - from.y);
  let cost = bends.length * COST.bend + Math.max(0, lengthOf([from, ...bends, to]) - direct) * COST.longer;
  if (cost > most) return { route, label: null, cost };
  cost += overCards(link, path, occupancy);
  if (cost > most) return { route, label: null, cost };
  cost += atLoops(link, path, occupancy);
  const others = occupancy.routesIn(grown(pathBounds(path), AROUND), link.key);
  if (bends.length > 0) cost += shortEnds(path);
  for (const other of others) {
    cost += against(link, path, other);
    if (cost > most) return { route, label: null, cost };
  }
  const label = labelOn(edge, path, occupancy, others);
  return { route, label, cost: cost + (label?.cost ?? 0) };
}

function overCards({ from, to }: Edge['link'], path: readonly Point[], occupancy: StraightOccupancy): number {
  let cost = 0;
  const hit = new Set<string>();
  for (let at = 1; at < path.length; at++) {
    const [a, b] = [path[at - 1], path[at]];
    if (!a || !b) continue;
    for (const card of occupancy.cardsIn(segmentBounds(a, b), CARD_CLEARANCE)) {
      const isOwn = (card === from && at === 1) || (card === to && at === path.length - 1);
      const box = occupancy.box(card);
      if (isOwn || !box || hit.has(card) || !segmentTouches(a, b, grown(box, CARD_CLEARANCE))) continue;
      if (segmentTouches(a, b, box)) hit.add(card);
      cost += segmentTouches(a, b, box) ? COST.card : COST.closeToCard;
    }
    for (const loop of occupancy.loopsIn(segmentBounds(a, b, CARD_CLEARANCE)))
      if (segmentTouches(a, b, grown(loop, CARD_CLEARANCE))) cost += COST.loop;
  }
  return cost;
}

/** What a route costs that leaves a card or arrives at it where a loop of the card does. */
function atLoops({ from, to }: Edge['link'], path: readonly Point[], occupancy: StraightOccupancy): number {
  let cost = 0;
  for (const [card, end] of [
    [from, path[0]],
    [to, path.at(-1)],
  ] as const) {
    const loop = occupancy.loop(card);
    if (loop && end && segmentTouches(end, end, grown(loop, ENDS))) cost += COST.ends;
    if (end && occupancy.isUnderPill(card, end)) cost += COST.pill;
  }
  return cost;
}

/** The other links that there is something to say against a route for. */
export function conflictingRoutes(
  { link }: Edge,
  { path }: StraightRoute,
  occupancy: StraightOccupancy,
): SettledRoute[] {
  const others = occupancy.routesIn(grown(pathBounds(path), AROUND), link.key);
  return others.filter((other) => !other.stays && against(link, path, other) > GOOD_PENALTY / 2);
}

/** What a route costs beside another one: where both lie on one line, meet at one place of a card, or run through its label. */
function against(
  link: Edge['link'],
  path: readonly Point[],
  { edge: { link: other }, route, label }: SettledRoute,
): number {
  let cost = 0;
  const near = lengthBeside(path, route.path, NEAR.beside);
  if (near > NEAR.most) {
    cost += (near - NEAR.most) * COST.beside;
    const onLine = Math.max(lengthBeside(path, route.path, NEAR.line), lengthBeside(route.path, path, NEAR.line));
    if (onLine > NEAR.most) cost += COST.oneLine + onLine;
  }
  cost += COST.touch * (touches(path, route.path) + touches(route.path, path));
  for (const [card, end] of [
    [link.from, path[0]],
    [link.to, path.at(-1)],
  ] as const) {
    for (const [otherCard, otherEnd] of [
      [other.from, route.path[0]],
      [other.to, route.path.at(-1)],
    ] as const) {
      if (card !== otherCard || !end || !otherEnd) continue;
      const gap = Math.hypot(end.x - otherEnd.x, end.y - otherEnd.y);
      if (gap < ENDS) cost += COST.ends * (1.5 - gap / ENDS);
    }
  }
  if (label && passes(path, grown(label, 3))) cost += COST.through;
  return cost;
}

/** How many bends of a route lie on another. */
function touches(path: readonly Point[], other: readonly Point[]): number {
  return path
    .slice(1, -1)
    .filter((bend) => pathEnters(other, boundsOf({ ...bend, width: 2 * TOUCH, height: 2 * TOUCH }))).length;
}

function passes(path: readonly Point[], box: Bounds): boolean {
  return path.some((end, at) => at > 0 && segmentTouches(path[at - 1] ?? end, end, box));
}

function shortEnds(path: readonly Point[]): number {
  const long = (a: Point | undefined, b: Point | undefined) => (a && b ? Math.hypot(b.x - a.x, b.y - a.y) : 0);
  const short = [long(path[0], path[1]), long(path.at(-2), path.at(-1))].filter((length) => length < LAST);
  return short.length * COST.last;
}
