import type { Point } from '../../geometry/box';
import { simplified } from '../../geometry/polyline';
import { isUpright, type Side } from '../../route/anchor';
import type { Routing } from '@stemma/shared/chart/link';
import type { ConnectorEnd, GluedRoute } from './pptxEnds';
import { frame, type Slide } from './pptxUnits';

/** Connectors of PowerPoint have at most so many runs. */
export const MOST_RUNS = 5;

/** A connector's preset geometry, its frame and its bends. Where PowerPoint has none with as many runs, it runs across where the link does longest. */
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
export function between(path: readonly Point[], start: ConnectorEnd, end: ConnectorEnd): Point[] {
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

/** Where between its ends a way's longest run across is; beyond them for a way back to the same side only. */
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
