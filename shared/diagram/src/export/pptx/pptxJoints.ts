import type { Point } from '../../geometry/box';
import { pointsOf } from '../../geometry/orthogonalPath';
import type { SceneLink } from '../../scene/scene';
import type { Side } from '../../route/anchor';
import type { Routing } from '@stemma/shared/chart/link';
import { MOST_RUNS, between } from './pptxConnector';
import type { Glued, Sites, GluedRoute } from './pptxEnds';

/** What a segment reaches beyond a label at least, in chart units, for the label to be a joint of it. */
const BEYOND = 2;

/** A piece of a link's route that one connector draws. */
export interface Piece {
  path: readonly Point[];
  route: GluedRoute;
}

/** What pieces of a link are glued to between its cards. */
export interface Joints {
  /** The link's own label; null for none, and for one that slides do not show. */
  label: Glued | null;
  /** A new joint with its middle at a place. */
  at(point: Point): Glued;
}

/**
 * A link's route in pieces that connectors of PowerPoint draw as they are on screen: the whole of it where it has no more runs than
 * they have. A longer one is cut within its segments, where its label stands first of all; a straight one at its bends.
 */
export function connectorPieces(
  { path }: Pick<SceneLink, 'path'>,
  ends: GluedRoute,
  routing: Routing,
  sites: Sites,
  joints: Joints,
): Piece[] {
  const plain = [ends.start.point, ...path.slice(1, -1), ends.end.point];
  const route = alongAxes(routing === 'straight' ? plain : between(path, ends.start, ends.end));
  if (route) return cutInRuns(route, ends, sites, joints);
  if (routing !== 'straight' || path.length < 3) return [{ path, route: ends }];
  return cutAtBends(plain, ends, sites, joints);
}

/** Runs that slant by no more than this, in chart units, are level or upright on a slide, whose elbows have no others. */
const SLANT = 2;

/** A way with its runs level and upright by turns; null where some slant for all to see, or where it turns back on itself. */
function alongAxes(route: readonly Point[]): Point[] | null {
  const [first, second, last] = [route[0], route[1], route.at(-1)];
  if (!first || !second || !last) return null;
  const upright = Math.abs(second.y - first.y) >= Math.abs(second.x - first.x);
  const at: number[] = [];
  for (const [index, a] of route.slice(0, -1).entries()) {
    const b = route[index + 1] ?? a;
    const [from, to] = upright === (index % 2 === 0) ? [a.x, b.x] : [a.y, b.y];
    if (Math.abs(from - to) > SLANT) return null;
    at.push(index === route.length - 2 ? to : from);
  }
  const endsUpright = upright === (at.length % 2 === 1);
  return pointsOf({ upright, start: upright ? first.y : first.x, end: endsUpright ? last.y : last.x, at });
}

function cutInRuns(route: readonly Point[], { start, end }: GluedRoute, sites: Sites, joints: Joints): Piece[] {
  const pieces: Piece[] = [];
  let [path, from] = [[start.point], start];
  let begun = 0;
  const middle = (run: number): Glued => {
    const [a, b] = [route[run], route[run + 1]];
    if (!a || !b) throw new RangeError('The way has no such run.');
    return joints.at({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  };
  const cuts = cutsOf(0, route.length - 2, joints.label ? runThrough(route, joints.label) : -1);
  for (const { run, label } of cuts) {
    const [a, b] = [route[run], route[run + 1]];
    const joint = label ? joints.label : middle(run);
    if (!a || !b || !joint) continue;
    const [enter, leave] = facing(a, b);
    const arrival = sites.end(joint, enter, edgeOf(joint, enter, a));
    pieces.push({
      path: [...path, ...route.slice(begun + 1, run + 1), arrival.point],
      route: { start: from, end: arrival },
    });
    from = sites.end(joint, leave, edgeOf(joint, leave, a));
    [path, begun] = [[from.point], run];
  }
  pieces.push({ path: [...path, ...route.slice(begun + 1, -1), end.point], route: { start: from, end } });
  return pieces;
}

/** The runs between `first` and `last`, both counted, that have to be cut so that no piece has too many. */
function cutsOf(first: number, last: number, labelled: number): { run: number; label: boolean }[] {
  if (last - first < MOST_RUNS) return [];
  const label = labelled > first && labelled < last;
  const run = label ? labelled : first + Math.floor((last - first) / 2);
  return [...cutsOf(first, run, labelled), { run, label }, ...cutsOf(run, last, labelled)];
}

/** The run that goes straight through a label and on beyond it; -1 for none. */
function runThrough(route: readonly Point[], { x, y, width, height }: Glued): number {
  return route.slice(0, -1).findIndex((a, at) => {
    const b = route[at + 1] ?? a;
    const upright = Math.abs(a.x - b.x) < Math.abs(a.y - b.y);
    const [off, room] = upright ? [Math.abs(a.x - x), width / 2] : [Math.abs(a.y - y), height / 2];
    const [lo, hi] = upright ? [Math.min(a.y, b.y), Math.max(a.y, b.y)] : [Math.min(a.x, b.x), Math.max(a.x, b.x)];
    const [middle, half] = upright ? [y, height / 2] : [x, width / 2];
    return off < room && lo <= middle - half - BEYOND && hi >= middle + half + BEYOND;
  });
}

function cutAtBends(route: readonly Point[], { start, end }: GluedRoute, sites: Sites, joints: Joints): Piece[] {
  const pieces: Piece[] = [];
  let from = start;
  for (const [at, bend] of route.entries()) {
    const [before, after] = [route[at - 1], route[at + 1]];
    if (!before || !after) continue;
    const joint = joints.at(bend);
    const [enter] = facing(before, bend);
    const [, leave] = facing(bend, after);
    const arrival = sites.end(joint, enter, edgeOf(joint, enter, bend));
    pieces.push({ path: [from.point, arrival.point], route: { start: from, end: arrival } });
    from = sites.end(joint, leave, edgeOf(joint, leave, bend));
  }
  return [...pieces, { path: [from.point, end.point], route: { start: from, end } }];
}

/** By which side of something on its way a segment enters, and by which it leaves. */
function facing(a: Point, b: Point): [enter: Side, leave: Side] {
  if (Math.abs(a.x - b.x) < Math.abs(a.y - b.y)) return a.y < b.y ? ['top', 'bottom'] : ['bottom', 'top'];
  return a.x < b.x ? ['left', 'right'] : ['right', 'left'];
}

/** A place on a side of a shape, at the height of a point. */
function edgeOf({ x, y, width, height }: Glued, side: Side, point: Point): Point {
  if (side === 'top' || side === 'bottom') return { x: point.x, y: y + (side === 'top' ? -height : height) / 2 };
  return { x: x + (side === 'left' ? -width : width) / 2, y: point.y };
}
