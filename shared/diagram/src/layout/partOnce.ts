import type { Point } from '../geometry/box';
import { orthogonalPathOf } from '../geometry/orthogonalPath';
import { lengthOf, nearestOnPath, simplified } from '../geometry/polyline';
import type { RouteOccupancy } from './routeOccupancy';
import type { Edge } from './connectedComponents';

/** So near, in chart units, two ways go through one place. */
const ONE = 0.5;

/** Lets links of one owner that part and meet again run together as far as there, on the shorter route, as a closed round would mean nothing. */
export function partOnce(room: RouteOccupancy): void {
  for (const edge of room.part.edges) {
    for (const other of room.siblings(edge)) if (other.held !== edge.held) takeShorter(room, edge, other);
  }
}

/** Gives a link the beginning of another one that it meets again, where that is shorter and no words stand on either. */
function takeShorter(room: RouteOccupancy, edge: Edge, other: Edge): void {
  const [route, shorter] = [room.links.get(edge.link.key), room.links.get(other.link.key)];
  if (
    !route ||
    !shorter ||
    !orthogonalPathOf(route.path) ||
    !orthogonalPathOf(shorter.path) ||
    !isSame(route.path[0], shorter.path[0])
  )
    return;
  const meeting = lastMeeting(route.path, shorter.path);
  const [own, its] = [upTo(route.path, meeting), upTo(shorter.path, meeting)];
  if (lengthOf(own) <= lengthOf(its) + ONE) return;
  if (areLabelOn(own, route.label) || areLabelOn(its, shorter.label)) return;
  const rest = route.path.slice(own.length - 1);
  room.put(edge, { ...route, path: simplified([...its, ...rest]) });
}

/** The bend of either way that is the last place, along the first, at which both go through. */
function lastMeeting(path: readonly Point[], other: readonly Point[]): Point {
  const bends = [...path.slice(0, -1), ...other.slice(0, -1)].filter(
    (bend) => goesThrough(path, bend) && goesThrough(other, bend),
  );
  const far = bends.map((bend) => ({ bend, fraction: nearestOnPath(path, bend).fraction }));
  far.sort((a, b) => b.fraction - a.fraction);
  return far[0]?.bend ?? path[0] ?? { x: 0, y: 0 };
}

/** Whether a route along the axes goes through a place. */
function goesThrough(path: readonly Point[], { x, y }: Point): boolean {
  for (let at = 1; at < path.length; at++) {
    const [a, b] = [path[at - 1], path[at]];
    if (!a || !b) continue;
    const isWithin = Math.min(a.x, b.x) - ONE < x && x < Math.max(a.x, b.x) + ONE;
    if (isWithin && Math.min(a.y, b.y) - ONE < y && y < Math.max(a.y, b.y) + ONE) return true;
  }
  return false;
}

/** A route as far as a place on it. */
function upTo(path: readonly Point[], place: Point): Point[] {
  const part: Point[] = [];
  for (const [at, point] of path.entries()) {
    const before = path[at - 1];
    if (before && nearestOnPath([before, point], place).distance < ONE) return [...part, place];
    part.push(point);
  }
  return part;
}

function areLabelOn(path: readonly Point[], label: Point | null): boolean {
  return label !== null && nearestOnPath(path, label).distance < ONE;
}

function isSame(one: Point | undefined, other: Point | undefined): boolean {
  return one !== undefined && other !== undefined && Math.hypot(one.x - other.x, one.y - other.y) < ONE;
}
