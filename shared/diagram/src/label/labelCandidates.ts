import { grown, overlaps, type Bounds, type Point } from '../geometry/box';
import { LABEL_PENALTY, penaltyOnBundle, labelBounds, labelFractions, ownFractions, placeLabel } from './labelPlace';
import { axisSegmentBounds, axisSegmentsOf, type AxisSegment } from '../geometry/orthogonalPath';
import { lengthOf as pathLength, nearestOnPath, sharedLength } from '../geometry/polyline';
import { segmentTouches, segmentBounds, segmentsOf, type Segment } from '../geometry/segment';
import type { RouteOccupancy } from '../layout/routeOccupancy';
import type { Edge } from '../layout/connectedComponents';
import type { LabelPlace } from './labelPlacer';

/** Space between labels and what stands beside them, where there is room for it. */
const CLEAR = 4;
/** What stays in view at least of a segment beside its label, and beside those next to an arrow. */
const SEEN = { line: 8, arrow: 18 };
/** How long an arrow is. */
const HEAD = 10;
/** How far apart places are at which labels are tried along a segment. */
const STEP = 6;
/** So many places clear of all around are choice enough, and so many are looked at on each half of a segment at most. */
const ENOUGH = 8;
const TRIED = 16;

/**
 * The middle of what a link has for itself of its last segment, where it covers nothing else: labels that find their place by themselves stand there.
 * Null where something is in the way.
 */
export function clearMiddle(room: RouteOccupancy, edge: Edge): LabelPlace | null {
  const { label } = edge.link;
  const last = segmentsSeen(room, edge).at(-1);
  if (!label || !last) return null;
  const at = pointOn(last.segment, lengthOf(last.segment) / 2);
  const box = labelBounds(at, label);
  return spanOn(last, edge) && room.areLabelClear(edge, box) ? { at, box } : null;
}

/** About where labels stand that find their place by themselves and hide something everywhere, off those places that are taken. */
export function leastPenalty(room: RouteOccupancy, edge: Edge, isTaken: (box: Bounds) => boolean): Point | null {
  const { label } = edge.link;
  const path = room.links.get(edge.link.key)?.path;
  if (!label || !path) return null;
  const shared = sharedOf(room, edge);
  const best = labelFractions(path, 0.5, label, { fixed: true, across: false, shared });
  const own = axisSegmentsOf(path);
  const harmOf = ({ holder }: Edge, segment: AxisSegment, box: Bounds): number => {
    const isBundle =
      holder === edge.holder &&
      own.some(({ upright, at }) => upright === segment.upright && Math.abs(at - segment.at) < 1);
    return isBundle
      ? penaltyOnBundle(axisSegmentBounds(segment), box)
      : segment.upright
        ? LABEL_PENALTY.cut
        : LABEL_PENALTY.inLine;
  };
  const harm = (box: Bounds): number => {
    const worst = [...room.segmentsUnder(edge, box)].map(([other, segments]) =>
      Math.max(...segments.map((run) => harmOf(other, run, box))),
    );
    const bends = path.slice(1, -1).filter((at) => overlaps(segmentBounds(at, at, 0.01), box));
    const hidden = (bends.length > 0 ? LABEL_PENALTY.bend : 0) + (hidesArrow(path, box) ? LABEL_PENALTY.cut : 0);
    return worst.reduce((sum, one) => sum + one, hidden);
  };
  const taken = (box: Bounds) => isTaken(box) || room.isOnCard(box);
  return placeLabel(path, { best, others: ownFractions(path, shared), shared }, label, taken, harm);
}

/** A segment of a link's route, with what of it stays in view before and after labels. */
interface Seen {
  segment: Segment;
  before: number;
  after: number;
}

/** The segments of the piece of a link's route that it shares with no other link of its owner. */
function segmentsSeen(room: RouteOccupancy, edge: Edge): Seen[] {
  const path = room.links.get(edge.link.key)?.path ?? [];
  const segments = after(sharedOf(room, edge), segmentsOf(path));
  const { arrowType } = edge.link;
  const atEnd = arrowType === 'None' ? SEEN.line : SEEN.arrow;
  const atStart = arrowType === 'Double' ? SEEN.arrow : SEEN.line;
  return segments.map((segment, at) => ({
    segment,
    before: segment[0] === path[0] ? atStart : SEEN.line,
    after: at === segments.length - 1 ? atEnd : SEEN.line,
  }));
}

/** Whether labels with their middle there stand where their link runs together with another one of its owner, or where it parts from that. */
export function isOnSharedPrefix(room: RouteOccupancy, edge: Edge, at: Point): boolean {
  const path = room.links.get(edge.link.key)?.path ?? [];
  const parted = sharedOf(room, edge);
  return (
    parted > 0 && nearestOnPath(path, at).fraction * pathLength(path) < parted + (edge.link.label?.height ?? 0) / 2
  );
}

/** For how long from its start a link runs together with others of its owner. */
function sharedOf(room: RouteOccupancy, edge: Edge): number {
  const path = room.links.get(edge.link.key)?.path ?? [];
  const others = room.siblings(edge).map(({ link }) => sharedLength(path, room.links.get(link.key)?.path ?? []));
  return Math.max(0, ...others);
}

/** What is left of segments, one after the other, beyond so far from where they begin. */
function after(length: number, segments: readonly Segment[]): Segment[] {
  let left = length;
  return segments.flatMap((segment) => {
    const long = lengthOf(segment);
    const off = Math.min(left, long);
    left -= off;
    return off === 0 ? [segment] : off < long ? [[pointOn(segment, off), segment[1]] as const] : [];
  });
}

function hidesArrow(path: readonly Point[], box: Bounds): boolean {
  const last = segmentsOf(path).at(-1);
  return !!last && segmentTouches(pointOn(last, Math.max(0, lengthOf(last) - HEAD)), last[1], box);
}

/** The middle of a link's last segment, where that is upright, and the place right before its arrow. */
function bestPlaces(room: RouteOccupancy, edge: Edge): Point[] {
  const last = segmentsSeen(room, edge).at(-1);
  const [size, span] = [edge.link.label, last && spanOn(last, edge)];
  if (!last || !size || !span || !isUpright(last.segment)) return [];
  const middle = lengthOf(last.segment) / 2;
  return [Math.min(Math.max(middle, span.from), span.to), span.to].map((along) => pointOn(last.segment, along));
}

/** Where a link's label covers nothing but their own link, best first: what is clear around comes before what is not. */
export function labelCandidates(room: RouteOccupancy, edge: Edge): LabelPlace[] {
  const { label } = edge.link;
  if (!label) return [];
  const [wide, close]: [LabelPlace[], LabelPlace[]] = [[], []];
  for (const at of [...bestPlaces(room, edge), ...placesOn(room, edge)]) {
    const box = labelBounds(at, label);
    if (room.areLabelClear(edge, grown(box, CLEAR))) wide.push({ at, box });
    else if (room.areLabelClear(edge, box)) close.push({ at, box });
    if (wide.length === ENOUGH) break;
  }
  return [...wide, ...close];
}

/** All places along a link, those on its last segment first, then on upright ones, the longest first; on each those about the middle first. */
function placesOn(room: RouteOccupancy, edge: Edge): Point[] {
  const segments = segmentsSeen(room, edge);
  const last = segments.at(-1);
  const rank = (one: Seen) => (isUpright(one.segment) ? (one === last ? 0 : 1) : 2);
  segments.sort((a, b) => rank(a) - rank(b) || lengthOf(b.segment) - lengthOf(a.segment));
  return segments.flatMap((one) => {
    const span = spanOn(one, edge);
    if (!span) return [];
    const half = (span.to - span.from) / 2;
    const step = Math.max(STEP, half / TRIED);
    const offs = Array.from({ length: Math.floor(half / step) }, (_, at) => (at + 1) * step);
    const middle = span.from + half;
    return [0, ...offs.flatMap((off) => [off, -off])].map((off) => pointOn(one.segment, middle + off));
  });
}

/** From where to where the middle of a link's label may stand along a segment; null where it is too short for them. */
function spanOn(
  { segment, before, after: beyond }: Seen,
  { link: { label } }: Edge,
): { from: number; to: number } | null {
  const half = label ? (isUpright(segment) ? label.height : label.width) / 2 : 0;
  const span = { from: before + half, to: lengthOf(segment) - beyond - half };
  return label && span.from <= span.to ? span : null;
}

function isUpright([a, b]: Segment): boolean {
  return Math.abs(b.y - a.y) >= Math.abs(b.x - a.x);
}

function lengthOf([a, b]: Segment): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

function pointOn(segment: Segment, along: number): Point {
  const [a, b] = segment;
  const part = along / (lengthOf(segment) || 1);
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}
