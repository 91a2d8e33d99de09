import { defaults } from '@stemma/shared/limits';
import { hasManualBends } from '../route/bends';
import type { ChartLink } from '@stemma/shared/chart/link';
import { holds, overlaps, sameBounds, type Bounds, type Point } from '../geometry/box';
import { FRAME, type Frame } from '../group/frames';
import type { GridIndex } from '../index/gridIndex';
import { LABEL_PENALTY, penaltyOnBundle, labelBounds, labelFractions, ownFractions, placingLabel } from './labelPlace';
import type { LabelShape } from './linkLabel';
import { headCorners } from '../geometry/linkLine';
import { isSelfLoop } from '../route/selfLoop';
import { lengthOf, pointAt } from '../geometry/polyline';
import { segmentTouches, segmentBounds } from '../geometry/segment';
import { cardBounds, type SceneCard, type SceneLink } from '../scene/sceneParts';
import { labelText } from '../route/portOrder';
import type { PortAssignment } from '../route/portAssignment';
import type { Rank } from '../route/sharedPrefix';

/** What stands around a link. */
export interface LabelContext {
  readonly cards: ReadonlyMap<string, SceneCard>;
  readonly links: ReadonlyMap<string, SceneLink>;
  readonly linksOf: ReadonlyMap<string, ReadonlySet<string>>;
  readonly cardIndex: GridIndex;
  readonly labelIndex: GridIndex;
  readonly linkIndex: GridIndex;
  readonly ports: Pick<PortAssignment, 'of'>;
  frames(): readonly Frame[];
}

/** A link's label, its route, and for how long from its start it runs together with others of its owner. */
interface Labelled {
  link: ChartLink;
  path: readonly Point[];
  shape: LabelShape;
  shared: number;
}

/** Whether a person or a layout chose where a link's label stands, so that there they give way to no other link. */
export function hasFixedLabel(link: ChartLink): boolean {
  return hasManualBends(link) || link.linkTextPosition !== defaults.linkTextPosition;
}

/** Whether it is sure that a person chose where a link's label stands: a layout gives its bends with them. */
function hasUserLabel(link: ChartLink): boolean {
  return link.linkTextPosition !== defaults.linkTextPosition && (link.points === null || hasManualBends(link));
}

/**
 * When a link's label is placed: those that a person or a layout placed before others, and else by where the link runs and what it says, so
 * that a copy of a chart, whose keys are others, is drawn alike.
 */
export function labelRank({ link, path }: Pick<SceneLink, 'link' | 'path'>): Rank {
  const [start, end] = [path[0], path.at(-1)];
  return [
    hasUserLabel(link) ? 0 : hasFixedLabel(link) ? 1 : 2,
    ...[start?.y ?? 0, start?.x ?? 0, end?.y ?? 0, end?.x ?? 0],
    labelText({ link }),
  ];
}

/**
 * Where a link's label finds room on its route, and all the places at which it was tried. Of other labels it keeps off those whose turn comes
 * before; where a person put it, off none. In small steps.
 */
export function* seekingLabelPoint(
  around: LabelContext,
  { link, path, shape, shared }: Labelled,
  isBefore: (key: string) => boolean,
): Generator<void, { at: Point; tried: Bounds[] }> {
  const across = !link.points && !areSeveral(around, link.from, 'from') && areSeveral(around, link.to, 'to');
  const fixed = link.points !== null;
  const fractions = labelFractions(path, link.linkTextPosition, shape, { fixed, across, shared });
  if (isSelfLoop(link) && !link.points && link.linkTextPosition === defaults.linkTextPosition) {
    fractions.unshift(besideLoop(path));
  }
  const tried: Bounds[] = [];
  const chosen = hasFixedLabel(link) ? labelBounds(pointAt(path, link.linkTextPosition), shape) : null;
  const isChosen = (bounds: Bounds) => chosen !== null && sameBounds(chosen, bounds);
  const isByUser = hasUserLabel(link);
  const taken = (bounds: Bounds) => {
    tried.push(bounds);
    for (const key of around.cardIndex.query(bounds)) {
      const card = around.cards.get(key);
      if (card && overlaps(cardBounds(card), bounds)) return true;
    }
    if (isByUser && isChosen(bounds)) return false;
    for (const key of around.labelIndex.query(bounds)) {
      const other = around.labelIndex.get(key);
      if (other && overlaps(other, bounds) && isBefore(key)) return true;
    }
    return false;
  };
  const harm = (bounds: Bounds): number => {
    if (isChosen(bounds)) return 0;
    const own =
      (coversArrow(path, bounds) ? LABEL_PENALTY.cut : 0) + (coversBend(path, bounds) ? LABEL_PENALTY.bend : 0);
    return own + (onFrame(around, bounds) ? LABEL_PENALTY.frame : 0) + onOthers(around, link, path, bounds);
  };
  const places = { best: fractions, others: ownFractions(path, shared), shared };
  const at = yield* placingLabel(path, places, shape, taken, harm);
  return { at, tried };
}

/** The middle of the segment beside the card, for whose label a loop makes room. */
function besideLoop(path: readonly Point[]): number {
  const before = lengthOf(path.slice(0, 3));
  return (before + lengthOf(path.slice(2, 4)) / 2) / (lengthOf(path) || 1);
}

/** Whether a label there would hide a piece of a group's frame, or of the line in which its name stands. */
function onFrame(around: LabelContext, bounds: Bounds): boolean {
  return around.frames().some(({ bounds: { left, top, right, bottom } }) => {
    const within = { left: left + 1, right: right - 1, top: top + FRAME.head, bottom: bottom - 1 };
    const isInside =
      bounds.left >= within.left &&
      bounds.right <= within.right &&
      bounds.top >= within.top &&
      bounds.bottom <= within.bottom;
    return !isInside && overlaps({ left, top, right, bottom }, bounds);
  });
}

/** How much of a link's end its arrow takes. */
const ARROW = 10;

function coversArrow(path: readonly Point[], bounds: Bounds): boolean {
  const [before, end] = path.slice(-2);
  if (!before || !end) return false;
  const part = Math.min(1, ARROW / (Math.hypot(end.x - before.x, end.y - before.y) || 1));
  const back = { x: end.x + (before.x - end.x) * part, y: end.y + (before.y - end.y) * part };
  const [head = []] = headCorners(path, { atStart: false, atEnd: true });
  return segmentTouches(end, back, bounds) || head.some((corner) => holds(bounds, corner));
}

/** By so much at least, as the cosine of the angle, a route goes on in its direction where it does not turn off. */
const ONWARD = 0.25;

/** Whether a label there would hide where its own link turns off: it would seem to go on as what it meets beside the label. */
function coversBend(path: readonly Point[], bounds: Bounds): boolean {
  return path.slice(1, -1).some((at, index) => {
    const [before, after] = [path[index], path[index + 2]];
    if (!before || !after || !holds(bounds, at)) return false;
    const [ax, ay, bx, by] = [at.x - before.x, at.y - before.y, after.x - at.x, after.y - at.y];
    return ax * bx + ay * by < ONWARD * Math.hypot(ax, ay) * Math.hypot(bx, by);
  });
}

/** What a label there would do to other links, each of which counts by the worst: those of its owner may run together with its own. */
function onOthers({ links, linkIndex }: LabelContext, link: ChartLink, path: readonly Point[], bounds: Bounds): number {
  let sum = 0;
  for (const key of linkIndex.query(bounds)) {
    const other = links.get(key);
    if (!other || key === link.key) continue;
    let worst = 0;
    for (let at = 1; at < other.path.length; at++) {
      const [a, b] = [other.path[at - 1], other.path[at]];
      if (!a || !b || !segmentTouches(a, b, bounds)) continue;
      const isBundle = other.link.from === link.from && alongside(a, b, path);
      const isLevel = Math.abs(b.x - a.x) > Math.abs(b.y - a.y);
      worst = Math.max(
        worst,
        isBundle ? penaltyOnBundle(segmentBounds(a, b), bounds) : isLevel ? LABEL_PENALTY.inLine : LABEL_PENALTY.cut,
      );
    }
    sum += worst;
  }
  return sum;
}

/** Whether a level or upright segment lies on a route that goes on along it. */
function alongside(a: Point, b: Point, path: readonly Point[]): boolean {
  return path.slice(1).some((end, at) => {
    const start = path[at] ?? end;
    const [upright, level] = [Math.abs(a.x - b.x) < 1, Math.abs(a.y - b.y) < 1];
    if (upright) return Math.abs(start.x - a.x) < 1 && Math.abs(end.x - a.x) < 1;
    return level && Math.abs(start.y - a.y) < 1 && Math.abs(end.y - a.y) < 1;
  });
}

function areSeveral({ links, linksOf }: LabelContext, card: string, end: 'from' | 'to'): boolean {
  let count = 0;
  for (const key of linksOf.get(card) ?? []) {
    const link = links.get(key)?.link;
    if (link?.[end] === card && !isSelfLoop(link)) count++;
    if (count > 1) return true;
  }
  return false;
}
