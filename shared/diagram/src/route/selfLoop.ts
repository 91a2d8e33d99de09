import type { ChartLink } from '@stemma/shared/chart/link';
import type { Point } from '../geometry/box';
import { simplified } from '../geometry/polyline';
import { STEM_LENGTH, type Port } from './port';
import { anchorPoint, parseAnchor, type Anchor } from './anchor';

/** How much further out the next loop of a card runs. */
export const SELF_LOOP_STEP = 22;
/** Space between a card and the label of its loop. */
const BESIDE = 8;

interface Loops {
  readonly links: ReadonlyMap<string, { readonly link: ChartLink }>;
  readonly linksOf: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Where a link to its own card leaves and enters, unless it is given other places. */
export const SELF_LOOP_ANCHORS: { from: Anchor; to: Anchor } = {
  from: { side: 'top', along: 1, shift: -8 },
  to: { side: 'right', along: 0.5, shift: 0 },
};

/** Whether a link leads from an entity to itself. */
export function isSelfLoop(link: Pick<ChartLink, 'from' | 'to'>): boolean {
  return link.from === link.to;
}

/** Whether a loop has neither bends nor places of its own, and so stands in the row of its card's loops. */
export function isFreeSelfLoop(link: Pick<ChartLink, 'from' | 'to' | 'points' | 'fromSpot' | 'toSpot'>): boolean {
  return isSelfLoop(link) && !link.points && !parseAnchor(link.fromSpot) && !parseAnchor(link.toSpot);
}

/** The free loops of a card, the innermost first: in an order that copies of a chart have too, their keys being others. */
export function selfLoopsOf({ links, linksOf }: Loops, card: string): ChartLink[] {
  const loops = [...(linksOf.get(card) ?? [])].flatMap((key) => {
    const link = links.get(key)?.link;
    return link && isFreeSelfLoop(link) ? [link] : [];
  });
  if (loops.length < 2) return loops;
  const content = new Map(
    loops.map(({ key, roles, arrowType, color, dashed }) => [key, JSON.stringify([roles, arrowType, color, dashed])]),
  );
  const byContent = ({ key }: ChartLink) => `${content.get(key) ?? ''}\n${key}`;
  return loops.sort((a, b) => (byContent(a) < byContent(b) ? -1 : 1));
}

/** How far to the right of a card each of its loops runs, their labels being so wide: one round the other, with room for the labels of both. */
export function selfLoopReaches(labelWidths: readonly number[]): number[] {
  let taken = 0;
  return labelWidths.map((width) => {
    const reach = Math.max(taken + STEM_LENGTH, taken + Math.ceil(width / 2) + BESIDE);
    taken = reach + Math.ceil(width / 2);
    return reach;
  });
}

/** The route of a link from a card to itself: out of its head, round its upper right corner and in at the right; `at` counts the card's loops. */
export function selfLoopRoute(port: Port, reach: number, at: number): Point[] {
  const { from, to } = SELF_LOOP_ANCHORS;
  const start = anchorPoint(port, { ...from, shift: from.shift - at * 10 });
  const end = anchorPoint(port, { ...to, shift: at * 10 });
  const [right, top] = [end.x + reach, start.y - STEM_LENGTH - at * SELF_LOOP_STEP];
  return simplified([start, { x: start.x, y: top }, { x: right, y: top }, { x: right, y: end.y }, end]);
}
