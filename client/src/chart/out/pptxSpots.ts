import type { Point } from '@stemma/shared/chart/geometry/box';
import { isLoop, LOOP_SPOTS } from '@stemma/shared/chart/geometry/loop';
import { simplified } from '@stemma/shared/chart/geometry/polyline';
import type { SceneCard, SceneLink } from '@stemma/shared/chart/geometry/scene';
import { portOf } from '@stemma/shared/chart/geometry/sceneParts';
import { isUpright, placeOf, spotNear, spotsOf, type Side, type Spot } from '@stemma/shared/chart/geometry/spot';
import type { Routing } from '@stemma/shared/chart/link';
import { frame, type Slide } from './pptxUnits';

/** A connector by the sides at which it is glued: its preset, where it bends, and its frame. */
export interface GluedWay {
  start: Side;
  end: Side;
  geometry: string;
  bends: string;
  place: string;
}

/** Connectors of PowerPoint have at most so many runs. */
const MOST_RUNS = 5;

/**
 * The connector of a link that leaves or enters its cards at places of its own, or leads from a card to itself: glued at the middles of
 * these sides, and bent as on screen as far as PowerPoint's connectors go. Null for any other link.
 */
export function gluedWay(
  { link, path }: SceneLink,
  from: SceneCard,
  to: SceneCard,
  routing: Routing,
  slide: Slide,
): GluedWay | null {
  const spots = spotsOf(link);
  const [first, last] = [path[0], path.at(-1)];
  if (!first || !last || !(spots.from || spots.to || isLoop(link))) return null;
  const own = isLoop(link) ? LOOP_SPOTS : { from: null, to: null };
  const start = sideOf(from, spots.from ?? own.from, first);
  const end = sideOf(to, spots.to ?? own.to, last);
  const way = glued(path, start, end);
  const runs = routing === 'straight' ? 1 : runsOf(way.length - 1, start.side, end.side);
  const kind = routing === 'curved' ? 'curvedConnector' : 'bentConnector';
  const geometry = runs === 1 ? 'straightConnector1' : `${kind}${runs}`;
  return { start: start.side, end: end.side, geometry, ...shaped(way, start, end, runs, slide) };
}

interface Site extends Point {
  side: Side;
}

function sideOf(card: SceneCard, spot: Spot | null, end: Point): Site {
  const port = portOf(card);
  const { side } = spot ?? spotNear(port, end, 0);
  return { side, ...placeOf(port, { side, along: 0.5, shift: 0 }) };
}

/** The way with its ends at the middles of their sides, its outer runs moved along. */
function glued(path: readonly Point[], start: Site, end: Site): Point[] {
  const way = [...path];
  const aligned = (point: Point, { side, x, y }: Site): Point => (isUpright(side) ? { ...point, x } : { ...point, y });
  const [second, before] = [way[1], way.at(-2)];
  if (way.length > 2 && second) way[1] = aligned(second, start);
  if (way.length > 2 && before) way[way.length - 2] = aligned(way.at(-2) ?? before, end);
  return simplified([{ x: start.x, y: start.y }, ...way.slice(1, -1), { x: end.x, y: end.y }]);
}

/** As many runs as the way has, or as can be had between these sides. */
function runsOf(runs: number, start: Side, end: Side): number {
  const even = isUpright(start) !== isUpright(end);
  if (runs <= MOST_RUNS && (runs % 2 === 0) === even) return runs;
  return even ? 2 : 3;
}

/** Frame and bends: connectors run level first; those that leave upright are turned by 90 degrees, and all turned over as their ends stand. */
function shaped(way: readonly Point[], start: Site, end: Site, runs: number, slide: Slide) {
  const turned = runs > 1 && isUpright(start.side);
  const [dx, dy] = [extent(end.x - start.x, runs), extent(end.y - start.y, runs)];
  const middle = { x: start.x + dx / 2, y: start.y + dy / 2 };
  const [wide, high] = turned ? [Math.abs(dy), Math.abs(dx)] : [Math.abs(dx), Math.abs(dy)];
  const [flipH, flipV] = turned ? [dy < 0, dx > 0] : [dx < 0, dy < 0];
  const marks = `${turned ? ' rot="5400000"' : ''}${flipH ? ' flipH="1"' : ''}${flipV ? ' flipV="1"' : ''}`;
  const level = (at: number) => ((way[at]?.x ?? start.x) - start.x) / dx;
  const upright = (at: number) => ((way[at]?.y ?? start.y) - start.y) / dy;
  const [along, across] = turned ? [upright, level] : [level, upright];
  const bends = Array.from({ length: Math.max(0, runs - 2) }, (_, at) => {
    const part = at % 2 === 0 ? along(at + 1) : across(at + 1);
    return `<a:gd name="adj${at + 1}" fmla="val ${Math.round(part * 100_000)}"/>`;
  });
  return { place: frame(middle.x - wide / 2, middle.y - high / 2, wide, high, slide, marks), bends: bends.join('') };
}

/** How far apart both ends are one way; of an elbow never nothing, as its bends are parts of that. */
function extent(length: number, runs: number): number {
  return runs > 1 && Math.abs(length) < 1 ? 1 : length;
}
