import type { Point } from '../../geometry/box';
import { xmlText } from '../xml';
import type { Side } from '../../route/anchor';
import { SITE_SIDES, type Site } from './pptxEnds';

/** How chart units become the units of a slide (914,400 to the inch). */
export interface Slide {
  /** Slide units for a chart unit. */
  scale: number;
  left: number;
  top: number;
}

/** For lengths in points from the upper left of the slide. */
export const POINTS: Slide = { scale: 12_700, left: 0, top: 0 };

/** Where a shape stands: its upper left corner and size in chart units. */
export function frame(x: number, y: number, wide: number, high: number, slide: Slide, marks = ''): string {
  const { at, size } = place(x, y, wide, high, slide);
  return `<a:xfrm${marks}><a:off ${at}/><a:ext ${size}/></a:xfrm>`;
}

/** Where a group stands, whose shapes stand where they say. */
export function groupFrame(x: number, y: number, wide: number, high: number, slide: Slide): string {
  const { at, size } = place(x, y, wide, high, slide);
  return `<a:xfrm><a:off ${at}/><a:ext ${size}/><a:chOff ${at}/><a:chExt ${size}/></a:xfrm>`;
}

function place(x: number, y: number, wide: number, high: number, slide: Slide) {
  const [left, top] = [Math.round((x - slide.left) * slide.scale), Math.round((y - slide.top) * slide.scale)];
  return { at: `x="${left}" y="${top}"`, size: `cx="${units(wide, slide)}" cy="${units(high, slide)}"` };
}

/** Words of one look. */
export function run(text: string, size: number, color: string, bold: boolean): string {
  return `<a:r><a:rPr lang="en-GB" sz="${size}"${bold ? ' b="1"' : ''} dirty="0"><a:solidFill>${rgb(color)}</a:solidFill></a:rPr><a:t>${xmlText(text)}</a:t></a:r>`;
}

/** Hundredths of a point, for a size in pixels at 100 %. */
export function fontSize(pixels: number, { scale }: Slide): number {
  return Math.max(100, Math.round((pixels * scale * 72 * 100) / 914_400));
}

/** How high a line of words is, exactly. */
export function lineHeight(pixels: number, slide: Slide): string {
  return `<a:spcPts val="${fontSize(pixels, slide)}"/>`;
}

/** The width of a line. */
export function width(pixels: number, { scale }: Slide): number {
  return Math.max(3175, Math.round(pixels * scale));
}

/** A length in slide units. */
export function units(length: number, { scale }: Slide): number {
  return Math.round(length * scale);
}

/** A colour as slides name it. */
export function rgb(color: string): string {
  const long = color.length === 4 ? color.replace(/[0-9a-f]/gi, '$&$&') : color;
  const [, digits = '17212B', alpha] = /^#([0-9a-f]{6})([0-9a-f]{2})?$/i.exec(long) ?? [];
  const part = alpha ? `<a:alpha val="${Math.round((Number.parseInt(alpha, 16) / 255) * 100_000)}"/>` : '';
  return `<a:srgbClr val="${digits.toUpperCase()}">${part}</a:srgbClr>`;
}

/** Directions in 60,000ths of a degree, clockwise from the right. */
const ANGLE: Record<Side, number> = { top: 16_200_000, left: 10_800_000, bottom: 5_400_000, right: 0 };
/** The middles of a card's sides as sites. */
const MIDDLES: Record<Side, Site> = {
  top: { side: 'top', x: 0.5, y: 0 },
  left: { side: 'left', x: 0, y: 0.5 },
  bottom: { side: 'bottom', x: 0.5, y: 1 },
  right: { side: 'right', x: 1, y: 0.5 },
};

function linesOf(points: readonly Point[]): string {
  return points
    .map(({ x, y }, at) => {
      const tag = at === 0 ? 'moveTo' : 'lnTo';
      return `<a:${tag}><a:pt x="${Math.round(x)}" y="${Math.round(y)}"/></a:${tag}>`;
    })
    .join('');
}

/** How far the words of a rectangle with round corners stand in by themselves: PowerPoint's own keeps them within its arcs, one drawn anew does not. */
export function textInset(corner: number, more: readonly Site[]): number {
  return more.length === 0 ? corner * (1 - Math.SQRT1_2) : 0;
}

/**
 * A rectangle with round corners, all lengths in slide units. PowerPoint's own where the middles of its sides are enough to glue
 * connectors to; else one drawn anew with more sites, in the way in which PowerPoint writes its own drawn shapes, so that sites
 * are parts of its size and go along when it is resized.
 */
export function roundRect(
  size: { width: number; height: number; corner: number },
  more: readonly Site[],
  /** The outline in place of the rectangle, and the lines within it, in the same units from the upper left. */
  polygon?: { corners: readonly Point[]; extras: readonly (readonly Point[])[] },
): string {
  const { width, height, corner } = size;
  if (more.length === 0 && !polygon) {
    const round = Math.round((corner / Math.min(width, height)) * 100_000);
    return `<a:prstGeom prst="roundRect"><a:avLst><a:gd name="adj" fmla="val ${round}"/></a:avLst></a:prstGeom>`;
  }
  const sites = [...SITE_SIDES.map((side) => MIDDLES[side]), ...more];
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
    ...(polygon
      ? [linesOf(polygon.corners)]
      : [
          `<a:moveTo>${point(0, corner)}</a:moveTo>${arc(ANGLE.left)}${line(width - corner, 0)}${arc(ANGLE.top)}`,
          `${line(width, height - corner)}${arc(ANGLE.right)}${line(corner, height)}${arc(ANGLE.bottom)}`,
        ]),
    '<a:close/></a:path>',
    ...(polygon?.extras ?? []).map(
      (extra) => `<a:path w="${width}" h="${height}" fill="none">${linesOf(extra)}</a:path>`,
    ),
    '</a:pathLst></a:custGeom>',
  ].join('');
}
