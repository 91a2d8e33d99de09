import type { Point } from '@stemma/shared/chart/geometry/box';
import type { Routing } from '@stemma/shared/chart/link';
import { SIDES, type Side, type Site, type Way } from './pptxEnds';
import { frame, type Slide } from './pptxUnits';

/** Directions in 60,000ths of a degree, clockwise from the right. */
const ANGLE: Record<Side, number> = { top: 16_200_000, left: 10_800_000, bottom: 5_400_000, right: 0 };
/** The middles of a card's sides as sites. */
const MIDDLES: Record<Side, Site> = {
  top: { side: 'top', x: 0.5, y: 0 },
  left: { side: 'left', x: 0, y: 0.5 },
  bottom: { side: 'bottom', x: 0.5, y: 1 },
  right: { side: 'right', x: 1, y: 0.5 },
};

/**
 * A rectangle with round corners, all lengths in slide units. PowerPoint's own where the middles of its sides are enough to glue
 * connectors to; else one drawn anew with more sites, in the way in which PowerPoint writes its own drawn shapes, so that sites
 * are parts of its size and go along when it is resized.
 */
export function roundRect(size: { width: number; height: number; corner: number }, more: readonly Site[]): string {
  const { width, height, corner } = size;
  if (more.length === 0) {
    const round = Math.round((corner / Math.min(width, height)) * 100_000);
    return `<a:prstGeom prst="roundRect"><a:avLst><a:gd name="adj" fmla="val ${round}"/></a:avLst></a:prstGeom>`;
  }
  const sites = [...SIDES.map((side) => MIDDLES[side]), ...more];
  const guide = (name: string, whole: 'w' | 'h', part: number) =>
    `<a:gd name="${name}" fmla="*/ ${Math.round(part * 100_000)} ${whole} 100000"/>`;
  const point = (x: number, y: number) => `<a:pt x="${x}" y="${y}"/>`;
  const line = (x: number, y: number) => `<a:lnTo>${point(x, y)}</a:lnTo>`;
  const arc = (start: number) => `<a:arcTo wR="${corner}" hR="${corner}" stAng="${start}" swAng="5400000"/>`;
  return [
    '<a:custGeom><a:avLst/><a:gdLst>',
    ...sites.map(({ x, y }, at) => guide(`connsiteX${at}`, 'w', x) + guide(`connsiteY${at}`, 'h', y)),
    '</a:gdLst><a:ahLst/><a:cxnLst>',
    ...sites.map(
      ({ side }, at) => `<a:cxn ang="${ANGLE[side]}"><a:pos x="connsiteX${at}" y="connsiteY${at}"/></a:cxn>`,
    ),
    `</a:cxnLst><a:rect l="l" t="t" r="r" b="b"/><a:pathLst><a:path w="${width}" h="${height}">`,
    `<a:moveTo>${point(0, corner)}</a:moveTo>${arc(ANGLE.left)}${line(width - corner, 0)}${arc(ANGLE.top)}`,
    `${line(width, height - corner)}${arc(ANGLE.right)}${line(corner, height)}${arc(ANGLE.bottom)}`,
    '<a:close/></a:path></a:pathLst></a:custGeom>',
  ].join('');
}

/**
 * The preset geometry, the frame and the bend of a connector. Elbows and curves run level first; upright ones are turned by 90
 * degrees, so that width and height change places, and turned over until start and end are where they belong.
 */
export function connector(path: readonly Point[], way: Way, routing: Routing, slide: Slide) {
  const { start, end, upright, corner } = way;
  const back = start.side === end.side;
  const b = back ? apartFrom(start.point, end.point, upright) : end.point;
  const [dx, dy] = [b.x - start.point.x, b.y - start.point.y];
  const middle = { x: (start.point.x + b.x) / 2, y: (start.point.y + b.y) / 2 };
  const plain = routing === 'straight' || (!back && !corner && Math.abs(upright ? dx : dy) < 1);
  const kind = routing === 'curved' ? 'curvedConnector' : 'bentConnector';
  const geometry = plain ? 'straightConnector1' : `${kind}${corner ? 2 : 3}`;
  const turned = !plain && upright;
  const [wide, high] = turned ? [Math.abs(dy), Math.abs(dx)] : [Math.abs(dx), Math.abs(dy)];
  const [flipH, flipV] = turned ? [dy < 0, dx > 0] : [dx < 0, dy < 0];
  const marks = `${turned ? ' rot="5400000"' : ''}${flipH ? ' flipH="1"' : ''}${flipV ? ' flipV="1"' : ''}`;
  return {
    geometry,
    frame: frame(middle.x - wide / 2, middle.y - high / 2, wide, high, slide, marks),
    bend: plain || corner ? '' : bendAt(path, start.point, b, upright, back),
  };
}

/** A way back to the same side has a bend that is told by the distance of its ends, which therefore must have one. */
function apartFrom(start: Point, end: Point, upright: boolean): Point {
  if (upright) return Math.abs(end.y - start.y) < 1 ? { x: end.x, y: start.y + 1 } : end;
  return Math.abs(end.x - start.x) < 1 ? { x: start.x + 1, y: end.y } : end;
}

/** Where an elbow runs across, as the chart has it: at the longest run of its way that leads across. Beyond its ends for a way back to the same side. */
function bendAt(path: readonly Point[], start: Point, end: Point, upright: boolean, back: boolean): string {
  const along = ({ x, y }: Point) => (upright ? y : x);
  const across = ({ x, y }: Point) => (upright ? x : y);
  const whole = along(end) - along(start);
  let longest = { length: 0, at: 0.5 };
  for (let at = 1; at < path.length; at++) {
    const [a, b] = [path[at - 1], path[at]];
    if (!a || !b || Math.abs(along(a) - along(b)) > 0.5) continue;
    const length = Math.abs(across(a) - across(b));
    if (length > longest.length) longest = { length, at: (along(a) - along(start)) / whole };
  }
  const value = Math.round((back ? longest.at : Math.min(1, Math.max(0, longest.at))) * 100_000);
  return whole === 0 || value === 50_000 ? '' : `<a:gd name="adj1" fmla="val ${value}"/>`;
}
