import type { ChartLink } from '@stemma/shared/chart/link';
import type { Point } from '../geometry/box';
import { isFreeSelfLoop, isSelfLoop, selfLoopsOf, selfLoopReaches, SELF_LOOP_STEP } from './selfLoop';
import { STEM_LENGTH, type Port } from './port';
import { portOf, type Setters } from '../scene/sceneParts';
import type { LabelContext } from '../label/labelContext';
import { isUpright, anchorPoint, parseAnchor, type Side } from './anchor';

type EndName = 'from' | 'to';

/** An end that leaves a side of a card at a place of its own. */
interface SideEnd {
  /** What may run together: the links of one card that leave by one place. */
  bundle: string;
  /** Where on the side, in chart units. */
  at: number;
  /** Whether it goes on to the right (down), else to the left (up). */
  isOnward: boolean;
  isOfLoop: boolean;
  /** How far away it leads, along the side. */
  far: number;
}

/** How much further out the next link of a side turns. */
const STEP = 14;
/** Space beside the labels of loops. */
const BESIDE = 12;

/**
 * How far a link goes straight out of a card that it leaves at a place of its own, in chart units: so far that it runs neither along
 * another link of that side nor along a loop, those that lead to one hand inside each other.
 */
export function stemLength(around: LabelContext, link: ChartLink, end: EndName, labelOf: Setters['label']): number {
  const anchor = parseAnchor(link[end === 'from' ? 'fromSpot' : 'toSpot']);
  const own = anchor && sideEnd(around, link, end, anchor.side);
  if (!anchor || !own) return STEM_LENGTH;
  const ends = [...(around.linksOf.get(link[end]) ?? [])].flatMap((key) => {
    const other = around.links.get(key)?.link;
    if (!other || other.points) return [];
    return (['from', 'to'] as const).flatMap((name) =>
      other[name] === link[end] ? (sideEnd(around, other, name, anchor.side) ?? []) : [],
    );
  });
  const onward = ends.filter(({ isOnward }) => isOnward).sort((a, b) => b.at - a.at || inside(a, b));
  const back = ends.filter(({ isOnward }) => !isOnward).sort((a, b) => a.at - b.at || inside(a, b));
  const meet = onward.some(({ at }) => back.some((other) => at < other.at));
  const lanes = [...new Set((own.isOnward ? onward : back).map(({ bundle }) => bundle))];
  const lane =
    lanes.indexOf(own.bundle) + (meet && !own.isOnward ? new Set(onward.map(({ bundle }) => bundle)).size : 0);
  return beyondLoops(around, link[end], anchor.side, own.isOnward, labelOf) + lane * STEP;
}

/** How far out the first link turns that passes the card's own loops, at their side; elsewhere at the usual distance. */
function beyondLoops(
  around: LabelContext,
  card: string,
  side: Side,
  isOnward: boolean,
  labelOf: Setters['label'],
): number {
  const widths = selfLoopsOf(around, card).map((loop) => labelOf(loop)?.width ?? 0);
  if (side === 'top' && isOnward) return STEM_LENGTH + SELF_LOOP_STEP * widths.length;
  if (side !== 'right' || isOnward || widths.length === 0) return STEM_LENGTH;
  return (selfLoopReaches(widths).at(-1) ?? 0) + Math.ceil((widths.at(-1) ?? 0) / 2) + BESIDE;
}

function sideEnd(around: LabelContext, link: ChartLink, end: EndName, side: Side): SideEnd | null {
  const [card, other] = [around.cards.get(link[end]), around.cards.get(link[end === 'from' ? 'to' : 'from'])];
  const anchor = parseAnchor(link[end === 'from' ? 'fromSpot' : 'toSpot']);
  if (!card || !other || anchor?.side !== side || isFreeSelfLoop(link)) return null;
  const there = parseAnchor(link[end === 'from' ? 'toSpot' : 'fromSpot']);
  const along = (point: Point) => (isUpright(side) ? point.x : point.y);
  const port: Port = portOf(card);
  const at = along(anchorPoint(port, anchor));
  const goal = along(there ? anchorPoint(portOf(other), there) : other);
  const loop = isSelfLoop(link);
  const group = loop ? `${link.key} ${end}` : end === 'from' ? '' : link.from;
  return { bundle: `${Math.round(at)} ${group}`, at, isOnward: goal >= at, isOfLoop: loop, far: Math.abs(goal - at) };
}

/** Of ends at one place: loops first, then those that lead less far. */
function inside(a: SideEnd, b: SideEnd): number {
  return Number(b.isOfLoop) - Number(a.isOfLoop) || a.far - b.far || (a.bundle < b.bundle ? -1 : 1);
}
