import type { ChartLink, Routing } from '@stemma/shared/chart/link';
import type { Point } from '../../geometry/box';
import { curvesOf } from '../../geometry/curve';
import { betweenHeads, headCorners, headsOf, LINK_LINE } from '../../geometry/linkLine';
import { pathBounds } from '../../geometry/polyline';
import type { LineLook } from '../../paint/lineLook';
import type { ExportTheme } from '../exportTheme';
import { xmlText } from '../xml';
import { frame, rgb, units, width, type Slide } from './pptxUnits';

/** A part of a link as a drawn line with the bends and heads that it has on screen, which every program shows alike. */
export function lineShape(
  id: number,
  { link, name, routing, path }: { link: ChartLink; name: string; routing: Routing; path: readonly Point[] },
  /** Which ends of the part are ends of the link. */
  ends: { first: boolean; last: boolean },
  slide: Slide,
  theme: ExportTheme,
): string {
  const heads = headsOf(link);
  const own = { atStart: heads.atStart && ends.first, atEnd: heads.atEnd && ends.last };
  const tips = headCorners(path, own);
  const { left, top, right, bottom } = pathBounds([...path, ...tips.flat()]);
  const size = `w="${units(right - left, slide)}" h="${units(bottom - top, slide)}"`;
  const point = ({ x, y }: Point) => `<a:pt x="${units(x - left, slide)}" y="${units(y - top, slide)}"/>`;
  const tipPaths = tips.map(
    ([tip, one, other]) =>
      `<a:path ${size} stroke="0"><a:moveTo>${point(tip)}</a:moveTo><a:lnTo>${point(one)}</a:lnTo><a:lnTo>${point(other)}</a:lnTo><a:close/></a:path>`,
  );
  const look = theme.line(link);
  const color = rgb(look.color);
  return [
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${xmlText(name)}"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>`,
    frame(left, top, right - left, bottom - top, slide),
    '<a:custGeom><a:avLst/><a:gdLst/><a:ahLst/><a:cxnLst/><a:rect l="0" t="0" r="r" b="b"/><a:pathLst>',
    `<a:path ${size} fill="none">${drawn(betweenHeads(path, own), routing, point)}</a:path>${tipPaths.join('')}</a:pathLst></a:custGeom>`,
    tips.length > 0 ? `<a:solidFill>${color}</a:solidFill>` : '<a:noFill/>',
    `<a:ln w="${width(look.width, slide)}"><a:solidFill>${color}</a:solidFill>${dashesOf(look)}<a:round/></a:ln></p:spPr></p:sp>`,
  ].join('');
}

/** The dashes of a line as lengths in thousandths of a percent of its width; nothing for a whole line. */
export function dashesOf({ dashes, width: wide }: LineLook): string {
  if (dashes.length === 0) return '';
  if (dashes === LINK_LINE.dashes) return '<a:prstDash val="dash"/>';
  const part = (at: number) => Math.round(((dashes[at] ?? 0) / wide) * 100_000);
  const stops = dashes.flatMap((_, at) => (at % 2 ? [] : [`<a:ds d="${part(at)}" sp="${part(at + 1)}"/>`]));
  return `<a:custDash>${stops.join('')}</a:custDash>`;
}

/** A route in PowerPoint's words, its bends round as on screen. */
function drawn(path: readonly Point[], routing: Routing, point: (at: Point) => string): string {
  const [first, last] = [path[0], path.at(-1)];
  if (!first || !last) return '';
  const curves = routing === 'curved' ? curvesOf(path) : bendsOf(path);
  const parts = curves.map(
    ({ start, corner, end }) =>
      `<a:lnTo>${point(start)}</a:lnTo><a:quadBezTo>${point(corner)}${point(end)}</a:quadBezTo>`,
  );
  return `<a:moveTo>${point(first)}</a:moveTo>${parts.join('')}<a:lnTo>${point(last)}</a:lnTo>`;
}

function bendsOf(path: readonly Point[]): { start: Point; corner: Point; end: Point }[] {
  return path.slice(1, -1).flatMap((corner, at) => {
    const [before, after] = [path[at], path[at + 2]];
    if (!before || !after) return [];
    const [into, out] = [distance(before, corner), distance(corner, after)];
    const round = Math.min(LINK_LINE.bend, into / 2, out / 2);
    if (round === 0) return [];
    return [{ start: towards(corner, before, round / into), corner, end: towards(corner, after, round / out) }];
  });
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

function towards(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
