import type { ChartLink } from '@stemma/shared/chart/link';
import type { Port, PortOffsets } from './port';
import { isUpright, type Side } from './anchor';

/** More links than this that are alone between their two cards arrive at a side by one place. */
const ARRIVALS = 6;
/** How far places are apart at most, along an upper or lower side and along one at the left or right. */
const STEP = { upright: 36, level: 18 } as const;
/** What stays free at both ends of a side, beside its rounded corners. */
const END = { upright: 12, level: 8 } as const;
/** A corner rounder than this leaves no more free. */
const ROUND = 30;
/** How much further out each link turns than the one inside it, and how much nearer than a bundle the first one may. */
const [LANE, NEARER] = [14, 14];

/** The end of a link at a side of a card. */
export interface PortEnd {
  link: ChartLink;
  isLeaving: boolean;
  /** Whether no other link has the same two ends. */
  isAlone: boolean;
  /** Whether it leads down, or to the right. */
  isOnward: boolean;
  /** Whether it goes over cards of a row, rather than between those that face each other. */
  isOver: boolean;
  /** Where the card at its other end is along the side, from the middle of this one. */
  goal: number;
}

/** Where along a side, from its middle, a link ends that doesn't find its own route. */
export interface TakenOffset {
  at: number;
  isLeaving: boolean;
}

/** What leaves or arrives by one place. */
interface Place {
  ends: PortEnd[];
  goal: number;
  isBundle: boolean;
}

/**
 * By link, where on a side it leaves or arrives: side by side, in the order in which the cards at their other ends stand. Links that are
 * alone between their two cards leave by one place, their owner's bundle, which stands in the middle of the side; each of several between
 * the same two has a place of its own, whichever way it leads.
 */
export function portOffsetsOf(
  port: Port,
  side: Side,
  ends: readonly PortEnd[],
  taken: readonly TakenOffset[],
): [string, Partial<PortOffsets>][] {
  const places = together(ends).sort(compare);
  const direction = isUpright(side) ? 'upright' : 'level';
  const half =
    direction === 'upright' ? port.width / 2 - Math.min(port.round, ROUND) - END.upright : port.height / 2 - END.level;
  const bundle = places.findIndex(({ isBundle }) => isBundle);
  const wanted = spread(places.length, bundle, Math.max(0, half), STEP[direction]);
  const takenFrom = ({ isBundle }: Place) => taken.flatMap(({ at, isLeaving }) => (isBundle && isLeaving ? [] : [at]));
  const at = spaceApart(wanted, places.map(takenFrom), Math.max(0, half));
  const further = turns(places, at);
  return places.flatMap((place, index) =>
    place.ends.map(({ link, isLeaving, isAlone }): [string, Partial<PortOffsets>] => [
      link.key,
      isLeaving ? { from: at[index] ?? 0, further: further[index] ?? 0, isAlone } : { to: at[index] ?? 0, isAlone },
    ]),
  );
}

function together(ends: readonly PortEnd[]): Place[] {
  const single = ends.filter(({ isAlone }) => isAlone);
  const leaving = single.filter(({ isLeaving }) => isLeaving);
  const arriving = single.filter(({ isLeaving }) => !isLeaving);
  const shared = [leaving, ...(arriving.length > ARRIVALS ? [arriving] : arriving.map((end) => [end]))];
  const own = ends.filter(({ isAlone }) => !isAlone).map((end) => [end]);
  return [...shared, ...own].flatMap((all) => {
    if (all.length === 0) return [];
    const goal = all.reduce((sum, end) => sum + end.goal, 0) / all.length;
    return [{ ends: all, goal, isBundle: all === leaving }];
  });
}

/**
 * From left to right; between the same two cards in one order at both, the same in copies of a chart, whose keys are others: what leads down
 * turns below the upper card, so it stands on that side of what leads up to which it goes, and they don't cross. What goes over cards goes
 * one round the other.
 */
function compare(one: Place, other: Place): number {
  const [a, b] = [one.ends[0], other.ends[0]];
  if (one.goal !== other.goal || !a || !b) return one.goal - other.goal;
  if (a.isOver) return labelText(a) < labelText(b) === a.goal > 0 ? -1 : 1;
  if (a.isOnward !== b.isOnward) {
    const toRight = a.isOnward === a.isLeaving ? a.goal > 0 : a.goal < 0;
    return a.isOnward === toRight ? 1 : -1;
  }
  return labelText(a) < labelText(b) ? -1 : 1;
}

/** What a link says, whether what it leaves unsaid was read as null or not at all. */
export function labelText({ link: { key, roles, arrowType } }: Pick<PortEnd, 'link'>): string {
  const said = roles.map((one) => [one.role, one.percentage ?? null, one.minimum ?? null, one.maximum ?? null]);
  return `${JSON.stringify([said, arrowType])}\n${key}`;
}

/** How much further out than a bundle the links of each place turn: of those that go to one hand the outermost first. */
function turns(places: readonly Place[], at: readonly number[]): number[] {
  const all = places.map(() => 0);
  const isLeaving = (index: number) => places[index]?.ends[0]?.isLeaving;
  for (const direction of [1, -1]) {
    const ones = [...places.keys()].filter(
      (index) => isLeaving(index) && ((places[index]?.goal ?? 0) - (at[index] ?? 0)) * direction > 0,
    );
    if (direction > 0) ones.reverse();
    const bundle = ones.findIndex((index) => places[index]?.isBundle);
    const first = Math.min(NEARER, (bundle < 0 ? (ones.length - 1) / 2 : bundle) * LANE);
    ones.forEach((index, lane) => (all[index] = index === ones[bundle] ? 0 : lane * LANE - first));
  }
  return all;
}

/** How far apart two places on a side are at least, where there is room for that: as wide as an arrow and a little more. */
const APART = 14;

/** So many places side by side round 0, or round the one of them (`middle`) that is to be there, none further out than `half`. */
function spread(count: number, middle: number, half: number, most: number): number[] {
  const centre = middle < 0 ? (count - 1) / 2 : middle;
  const step = Math.min(most, half / Math.max(centre, count - 1 - centre, 0.5));
  return Array.from({ length: count }, (_, at) => (at - centre) * step || 0);
}

/** Each place where it is wanted, or as little beside that as it takes to be clear of what is taken there and of the places before it. */
function spaceApart(wanted: readonly number[], taken: readonly (readonly number[])[], half: number): number[] {
  if (taken.every(({ length }) => length === 0)) return [...wanted];
  const found: number[] = [];
  for (const [index, at] of wanted.entries()) {
    const others = [...(taken[index] ?? []), ...found];
    const tried = [at, ...others.flatMap((other) => [other - APART, other + APART])].filter(
      (place) =>
        Math.abs(place) <= half &&
        place > (found.at(-1) ?? -Infinity) &&
        others.every((other) => Math.abs(other - place) >= APART - 0.01),
    );
    found.push(tried.reduce((best, one) => (Math.abs(one - at) < Math.abs(best - at) ? one : best), tried[0] ?? at));
  }
  return found;
}
