import type { Routing } from '@stemma/shared/chart/link';
import type { Point } from '../../geometry/box';
import { pointsOf } from '../../geometry/orthogonalPath';
import type { SceneLink } from '../../scene/scene';
import { type Side, isUpright } from '../../route/anchor';
import type { Glued, Sites, GluedRoute, ConnectorEnd } from './pptxEnds';
import { simplified } from '../../geometry/polyline';
import { frame, type Slide } from './pptxUnits';

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

/** A route with its segments level and upright by turns; null where some slant for all to see, or where it turns back on itself. */
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

/** The segments between `first` and `last`, both counted, that have to be cut so that no piece has too many. */
function cutsOf(first: number, last: number, labelled: number): { run: number; label: boolean }[] {
  if (last - first < MOST_RUNS) return [];
  const label = labelled > first && labelled < last;
  const run = label ? labelled : first + Math.floor((last - first) / 2);
  return [...cutsOf(first, run, labelled), { run, label }, ...cutsOf(run, last, labelled)];
}

/** The segment that goes straight through a label and on beyond it; -1 for none. */
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

/** By which side of something on its route a segment enters, and by which it leaves. */
function facing(a: Point, b: Point): [enter: Side, leave: Side] {
  if (Math.abs(a.x - b.x) < Math.abs(a.y - b.y)) return a.y < b.y ? ['top', 'bottom'] : ['bottom', 'top'];
  return a.x < b.x ? ['left', 'right'] : ['right', 'left'];
}

/** A place on a side of a shape, at the height of a point. */
function edgeOf({ x, y, width, height }: Glued, side: Side, point: Point): Point {
  if (side === 'top' || side === 'bottom') return { x: point.x, y: y + (side === 'top' ? -height : height) / 2 };
  return { x: x + (side === 'left' ? -width : width) / 2, y: point.y };
}

/** Connectors of PowerPoint have at most so many segments. */
const MOST_RUNS = 5;

/** A connector's preset geometry, its frame and its bends. Where PowerPoint has none with as many segments, it runs across where the link does longest. */
export function connector(path: readonly Point[], { start, end }: GluedRoute, routing: Routing, slide: Slide) {
  const route = between(path, start, end);
  const runs = route.length < 3 && routing === 'straight' ? 1 : runsOf(route.length - 1, start.side, end.side);
  const kind = routing === 'curved' ? 'curvedConnector' : 'bentConnector';
  const turned = runs > 1 && isUpright(start.side);
  const [dx, dy] = [extent(end.point.x - start.point.x, runs), extent(end.point.y - start.point.y, runs)];
  const [wide, high] = turned ? [Math.abs(dy), Math.abs(dx)] : [Math.abs(dx), Math.abs(dy)];
  // Connectors run level first: those that leave upright are turned by 90 degrees, and all are turned over as their ends stand.
  const [flipH, flipV] = turned ? [dy < 0, dx > 0] : [dx < 0, dy < 0];
  const marks = `${turned ? ' rot="5400000"' : ''}${flipH ? ' flipH="1"' : ''}${flipV ? ' flipV="1"' : ''}`;
  const level = ({ x }: Point) => (x - start.point.x) / dx;
  const upright = ({ y }: Point) => (y - start.point.y) / dy;
  const [along, across] = turned ? [upright, level] : [level, upright];
  const bends =
    runs === route.length - 1
      ? route.slice(1, runs - 1).map((point, at) => (at % 2 === 0 ? along(point) : across(point)))
      : runs === 3
        ? [acrossAt(route, along, across, start.side === end.side)]
        : [];
  return {
    geometry: runs === 1 ? 'straightConnector1' : `${kind}${runs}`,
    frame: frame(start.point.x + (dx - wide) / 2, start.point.y + (dy - high) / 2, wide, high, slide, marks),
    bends: bends.map((part, at) => `<a:gd name="adj${at + 1}" fmla="val ${Math.round(part * 100_000)}"/>`).join(''),
  };
}

/** A link's route from one end to the other, its outer segments moved along where it ended elsewhere. */
function between(path: readonly Point[], start: ConnectorEnd, end: ConnectorEnd): Point[] {
  const route = [...path];
  const aligned = (point: Point, { side, point: to }: ConnectorEnd): Point =>
    isUpright(side) ? { ...point, x: to.x } : { ...point, y: to.y };
  const second = route[1];
  if (route.length > 2 && second) route[1] = aligned(second, start);
  const before = route.at(-2);
  if (route.length > 2 && before) route[route.length - 2] = aligned(before, end);
  return simplified([start.point, ...route.slice(1, -1), end.point]);
}

/** As many runs as the route has, or as can be had between these sides. */
function runsOf(runs: number, start: Side, end: Side): number {
  const even = isUpright(start) !== isUpright(end);
  if (runs <= MOST_RUNS && (runs % 2 === 0) === even) return runs;
  return even ? 2 : 3;
}

/** Where between its ends a route's longest segment across is; beyond them for a route back to the same side only. */
function acrossAt(
  route: readonly Point[],
  along: (point: Point) => number,
  across: (point: Point) => number,
  back: boolean,
): number {
  let longest = { length: 0, at: 0.5 };
  for (let at = 1; at < route.length; at++) {
    const [a, b] = [route[at - 1], route[at]];
    if (!a || !b || Math.abs(along(a) - along(b)) > 0.01) continue;
    const length = Math.abs(across(a) - across(b));
    if (length > longest.length) longest = { length, at: along(a) };
  }
  return back ? longest.at : Math.min(1, Math.max(0, longest.at));
}

/** How far apart both ends are one way; of an elbow never nothing, as its bends are parts of that. */
function extent(length: number, runs: number): number {
  return runs > 1 && Math.abs(length) < 1 ? 1 : length;
}
