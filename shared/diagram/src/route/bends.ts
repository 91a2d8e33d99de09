import type { Point } from '../geometry/box';
import type { ChartLink } from '@stemma/shared/chart/link';

/** How `adjusting` marks bends that a person dragged: they stay where they are when an end of the link moves. */
export const MANUAL_BENDS = 'End';

/** Whether a link's bends are a person's own; a layout's are given up when one end moves. */
export function hasManualBends(link: Pick<ChartLink, 'points' | 'adjusting'>): boolean {
  return link.adjusting === MANUAL_BENDS && link.points !== null && link.points.length >= 2;
}

/** The bends of a link, which are kept as x, y, x, y …, in chart units. */
export function bendsOf(points: readonly number[] | null): Point[] {
  const bends: Point[] = [];
  for (let at = 0; points && at + 1 < points.length; at += 2)
    bends.push({ x: points[at] ?? 0, y: points[at + 1] ?? 0 });
  return bends;
}

/** Bends as they are kept: x, y, x, y … */
export function flatOf(bends: readonly Point[]): number[] {
  return bends.flatMap(({ x, y }) => [x, y]);
}

/** Bends, as they are kept, moved by so much; none stay none. */
export function shiftedBends(points: readonly number[] | null | undefined, { x, y }: Point): number[] | null {
  return points?.map((value, at) => value + (at % 2 ? y : x)) ?? null;
}

/**
 * A person's bends, as they are kept, where an end of their link moved by so much: the outer one beside it goes along as far as it takes for
 * the segment to the card to stay level or upright. Where it stands alone, or runs slant, bends stay.
 */
export function followedBends(points: readonly number[], { from, to }: { from?: Point; to?: Point }): number[] {
  const bends = bendsOf(points);
  const [first, second] = bends;
  if (from && first && second) bends[0] = alongWith(first, second, from);
  const [before, last] = [bends.at(-2), bends.at(-1)];
  if (to && before && last) bends[bends.length - 1] = alongWith(last, before, to);
  return flatOf(bends);
}

function alongWith(bend: Point, next: Point, shift: Point): Point {
  if (Math.abs(bend.y - next.y) < 1) return { x: bend.x + shift.x, y: bend.y };
  if (Math.abs(bend.x - next.x) < 1) return { x: bend.x, y: bend.y + shift.y };
  return bend;
}
