import type { ChartLink } from '@stemma/shared/chart/link';
import type { Point } from './box';

/** How the line of a link is drawn wherever it is: in chart units, how wide it is, how round its bends, how long its dashes and the gaps between, and an arrow's head. */
export const LINK_LINE = { width: 1.5, bend: 6, dashes: [6, 4], head: { length: 9, half: 4 } } as const;

/** How far a line ends within its head, so that it does not reach out beside the tip. */
const INTO_HEAD = 2;

/** At which ends of its route a link has an arrow head. */
export interface Heads {
  atStart: boolean;
  atEnd: boolean;
}

export function headsOf({ arrowType }: Pick<ChartLink, 'arrowType'>): Heads {
  return {
    atStart: arrowType === 'Reversed' || arrowType === 'Double',
    atEnd: arrowType === 'Normal' || arrowType === 'Double',
  };
}

/** A route as far as the heads at its ends. */
export function betweenHeads(path: readonly Point[], { atStart, atEnd }: Heads): Point[] {
  const route = [...path];
  const [first, second, before, last] = [path[0], path[1], path.at(-2), path.at(-1)];
  if (atEnd && before && last) route[route.length - 1] = pulledBack(before, last);
  if (atStart && first && second) route[0] = pulledBack(second, first);
  return route;
}

/** The corners of the heads on a route, each head's tip first. */
export function headCorners(path: readonly Point[], { atStart, atEnd }: Heads): [Point, Point, Point][] {
  const [first, second, before, last] = [path[0], path[1], path.at(-2), path.at(-1)];
  const heads: [Point, Point, Point][] = [];
  if (atEnd && before && last) heads.push(corners(before, last));
  if (atStart && first && second) heads.push(corners(second, first));
  return heads;
}

function pulledBack(before: Point, end: Point): Point {
  const length = Math.hypot(end.x - before.x, end.y - before.y);
  const part = length === 0 ? 0 : Math.min(LINK_LINE.head.length - INTO_HEAD, length) / length;
  return { x: end.x - (end.x - before.x) * part, y: end.y - (end.y - before.y) * part };
}

function corners(before: Point, tip: Point): [Point, Point, Point] {
  const { length: long, half } = LINK_LINE.head;
  const length = Math.hypot(tip.x - before.x, tip.y - before.y) || 1;
  const [ux, uy] = [(tip.x - before.x) / length, (tip.y - before.y) / length];
  const [x, y] = [tip.x - ux * long, tip.y - uy * long];
  return [tip, { x: x - uy * half, y: y + ux * half }, { x: x + uy * half, y: y - ux * half }];
}
