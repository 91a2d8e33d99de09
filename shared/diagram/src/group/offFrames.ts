import type { Point } from '../geometry/box';
import { labelBounds } from '../label/labelPlace';
import { orthogonalPathOf, axisSegmentOf, pointsOf, type OrthogonalPath } from '../geometry/orthogonalPath';
import { lengthOf, nearestOnPath, pointAt } from '../geometry/polyline';
import type { RouteOccupancy } from '../layout/routeOccupancy';
import type { Edge } from '../layout/connectedComponents';

/** How far a segment is moved off a frame's border at most, and in which steps. */
const MOVE = { step: 2, most: 32 };
/** What stays at least of a link's first segment, and of its last one with the arrow. */
const STUB = { first: 8, last: 16 };
/** In such steps labels look for a place along their link, in chart units. */
const STEP = 4;

/** Moves what runs along the border of a group's frame off it, where there is room, and labels from where they stand across one. */
export function takeOffFrames(room: RouteOccupancy): void {
  if (room.frames.length === 0) return;
  for (const edge of room.part.edges) {
    for (let index = 1; index < (lineAt(room, edge)?.at.length ?? 0) - 1; index++) moveSegment(room, edge, index);
  }
  for (const edge of room.part.edges) moveLabel(room, edge);
}

function lineAt(room: RouteOccupancy, { link }: Edge): OrthogonalPath | null {
  return orthogonalPathOf(room.links.get(link.key)?.path ?? []);
}

/** Moves a segment that lies on a border, and with it those of the same owner that lie on one line with it. */
function moveSegment(room: RouteOccupancy, edge: Edge, index: number): void {
  const line = lineAt(room, edge);
  const at = line?.at[index];
  if (!line || at === undefined || !room.isAlongFrame(axisSegmentOf(line, index))) return;
  const together = [edge, ...room.siblings(edge)].flatMap((other) => {
    const own = lineAt(room, other);
    const isSame = own && own.upright === line.upright && index < own.at.length - 1 && own.at[index] === at;
    return isSame ? [{ edge: other, line: own }] : [];
  });
  for (let by = MOVE.step; by <= MOVE.most; by += MOVE.step) {
    for (const to of [at + by, at - by]) {
      const moved = together.map((one) => ({ ...one, next: withSegment(one.line, index, to) }));
      const isFree = moved.every(
        ({ edge: own, line: old, next }) =>
          isInOrder(old, next) && room.isSegmentClear(own, axisSegmentOf(next, index)),
      );
      if (!isFree) continue;
      for (const one of moved) put(room, one.edge, one.next, { index, from: at, to });
      return;
    }
  }
}

function withSegment(line: OrthogonalPath, index: number, to: number): OrthogonalPath {
  return { ...line, at: line.at.map((value, one) => (one === index ? to : value)) };
}

/** Whether a line leaves and arrives as it did, with enough of its first and last segment. */
function isInOrder(old: OrthogonalPath, { at, start, end }: OrthogonalPath): boolean {
  const isOut = (value: number | undefined, edge: number, was: number | undefined, least: number) =>
    value !== undefined && was !== undefined && (value - edge) * Math.sign(was - edge) >= least;
  return isOut(at[1], start, old.at[1], STUB.first) && isOut(at.at(-2), end, old.at.at(-2), STUB.last);
}

/** Gives a link its line with one segment moved, its label along with that segment. */
function put(
  room: RouteOccupancy,
  edge: Edge,
  line: OrthogonalPath,
  moved: { index: number; from: number; to: number },
): void {
  const route = room.links.get(edge.link.key);
  if (!route) return;
  const axis = line.upright === (moved.index % 2 === 0) ? 'x' : 'y';
  const isOnIt = route.label && Math.abs(route.label[axis] - moved.from) < 1;
  const label = route.label && isOnIt ? { ...route.label, [axis]: moved.to } : route.label;
  room.put(edge, { ...route, path: pointsOf(line), label });
}

/** Moves labels that stand across a border to the nearest place on their link where they hide nothing. */
function moveLabel(room: RouteOccupancy, edge: Edge): void {
  const route = room.links.get(edge.link.key);
  const [label, size] = [room.labelOf(edge), edge.link.label];
  if (!route?.label || !label || !size || !lineAt(room, edge) || !room.isOnFrame(label)) return;
  const total = lengthOf(route.path);
  const own = nearestOnPath(route.path, route.label).fraction * total;
  for (let by = STEP; by < total; by += STEP) {
    const found = [own + by, own - by]
      .filter((along) => along > 0 && along < total)
      .map((along): Point => pointAt(route.path, along / total))
      .find((point) => room.areLabelClear(edge, labelBounds(point, size)));
    if (found) return room.put(edge, { ...route, label: { x: found.x, y: found.y } });
  }
}
