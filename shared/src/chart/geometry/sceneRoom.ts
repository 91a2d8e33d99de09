import { defaults } from '../../limits';
import { isBentByHand } from '../bends';
import type { ChartLink } from '../link';
import { overlaps, type Bounds, type Point } from './box';
import type { GridIndex } from './gridIndex';
import { labelFractions, placeLabel } from './labelPlace';
import type { LabelShape } from './linkLabel';
import { isLoop } from './loop';
import { lengthOf } from './polyline';
import type { Slots } from './port';
import { cardBounds, type SceneCard, type SceneLink } from './sceneParts';
import { NO_SLOTS, slotOf } from './slots';
import { readSpot } from './spot';

/** What stands around a link. */
export interface Around {
  readonly cards: ReadonlyMap<string, SceneCard>;
  readonly links: ReadonlyMap<string, SceneLink>;
  readonly linksOf: ReadonlyMap<string, ReadonlySet<string>>;
  readonly cardIndex: GridIndex;
  readonly labelIndex: GridIndex;
  readonly linkIndex: GridIndex;
}

/** Where a link's label finds room on its way. */
export function labelPoint(around: Around, link: ChartLink, path: readonly Point[], shape: LabelShape): Point {
  const across = !link.points && countAt(around, link.from, 'from') === 1 && countAt(around, link.to, 'to') > 1;
  const fractions = labelFractions(path, link.linkTextPosition, link.points !== null, across);
  if (isLoop(link) && !link.points && link.linkTextPosition === defaults.linkTextPosition) {
    fractions.unshift(besideLoop(path));
  }
  const taken = (bounds: Bounds) => {
    for (const key of around.cardIndex.query(bounds)) {
      const card = around.cards.get(key);
      if (card && overlaps(cardBounds(card), bounds)) return true;
    }
    for (const key of around.labelIndex.query(bounds)) {
      const other = around.labelIndex.get(key);
      if (other && overlaps(other, bounds)) return true;
    }
    return false;
  };
  const placed = isBentByHand(link) || link.linkTextPosition !== defaults.linkTextPosition;
  return placeLabel(path, fractions, shape, taken, (bounds) => !placed && cutsOther(around, link, bounds));
}

/** The middle of the run beside the card, for whose words a loop makes room. */
function besideLoop(path: readonly Point[]): number {
  const before = lengthOf(path.slice(0, 3));
  return (before + lengthOf(path.slice(2, 4)) / 2) / (lengthOf(path) || 1);
}

/** Whether a label there would cover a piece of another holder's link; links of one holder run together anyway. */
function cutsOther({ links, linkIndex }: Around, link: ChartLink, bounds: Bounds): boolean {
  for (const key of linkIndex.query(bounds)) {
    const other = links.get(key);
    if (!other || key === link.key || other.link.from === link.from) continue;
    for (let at = 1; at < other.path.length; at++) {
      const [a, b] = [other.path[at - 1], other.path[at]];
      if (a && b && touches(a, b, bounds)) return true;
    }
  }
  return false;
}

/** Whether a level or upright run, or the box of a slanting one, reaches into a rectangle. */
function touches(a: Point, b: Point, bounds: Bounds): boolean {
  const box = {
    left: Math.min(a.x, b.x),
    right: Math.max(a.x, b.x),
    top: Math.min(a.y, b.y),
    bottom: Math.max(a.y, b.y),
  };
  return overlaps(box, bounds);
}

/** Where a link arrives beside others that meet at the same card. */
export function slotsOf({ links, linksOf, cards }: Around, link: ChartLink, from: SceneCard, to: SceneCard): Slots {
  if (link.points || readSpot(link.toSpot)) return NO_SLOTS;
  const above = from.y < to.y;
  const meeting: { key: string; x: number }[] = [];
  for (const key of linksOf.get(link.to) ?? []) {
    const other = links.get(key)?.link;
    const meets = other && other.to === link.to && !other.points && !readSpot(other.toSpot) && !isLoop(other);
    const start = meets ? cards.get(other.from) : undefined;
    if (start && start.y < to.y === above) meeting.push({ key, x: start.x });
  }
  return slotOf(link.key, meeting, to.shape);
}

function countAt({ links, linksOf }: Around, card: string, end: 'from' | 'to'): number {
  let count = 0;
  for (const key of linksOf.get(card) ?? []) {
    const link = links.get(key)?.link;
    if (link?.[end] === card && !isLoop(link)) count++;
  }
  return count;
}
