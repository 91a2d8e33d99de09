import { headsOf } from '../../geometry/linkLine';
import type { SceneLink } from '../../scene/scene';
import type { ChartLink, Routing } from '@stemma/shared/chart/link';
import type { ExportTheme } from '../exportTheme';
import type { Glued, Site } from './pptxEnds';
import { dashesOf } from './pptxLine';
import { type Piece, connector } from './pptxJoints';
import { fontSize, frame, rgb, run, units, width, type Slide, roundRect } from './pptxUnits';
import { xmlText } from '../xml';

/** A piece of a link as a connector that stays attached to what it is glued to, in PowerPoint's own ways: elbows, straight or curved. */
export function linkShape(
  id: number,
  { link, name, routing }: { link: ChartLink; name: string; routing: Routing },
  { path, route }: Piece,
  /** Which ends of the piece are ends of the link. */
  ends: { first: boolean; last: boolean },
  slide: Slide,
  theme: ExportTheme,
): string {
  const { start, end } = route;
  const { geometry, frame: place, bends } = connector(path, route, routing, slide);
  const look = theme.line(link);
  const { atStart, atEnd } = headsOf(link);
  const tail = atEnd && ends.last ? '<a:tailEnd type="triangle"/>' : '';
  const head = atStart && ends.first ? '<a:headEnd type="triangle"/>' : '';
  return [
    `<p:cxnSp><p:nvCxnSpPr><p:cNvPr id="${id}" name="${xmlText(name)}"/>`,
    `<p:cNvCxnSpPr><a:stCxn id="${start.shape}" idx="${start.site}"/><a:endCxn id="${end.shape}" idx="${end.site}"/></p:cNvCxnSpPr><p:nvPr/></p:nvCxnSpPr>`,
    `<p:spPr>${place}<a:prstGeom prst="${geometry}"><a:avLst>${bends}</a:avLst></a:prstGeom>`,
    `<a:ln w="${width(look.width, slide)}"><a:solidFill>${rgb(look.color)}</a:solidFill>${dashesOf(look)}<a:round/>${head}${tail}</a:ln></p:spPr></p:cxnSp>`,
  ].join('');
}

/** A joint between two pieces of a link, as wide as its line. */
export function jointShape({ id, x, y, width: wide, height: high }: Glued, color: string, slide: Slide): string {
  return [
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Bend"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>`,
    frame(x - wide / 2, y - high / 2, wide, high, slide),
    `<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:solidFill>${rgb(color)}</a:solidFill><a:ln><a:noFill/></a:ln></p:spPr></p:sp>`,
  ].join('');
}

/** Radius of a label's ground, in chart units. */
const LABEL_CORNER = 4;

/** A link's label as a text on white, with the sites that pieces of the link are glued to. */
export function labelShape(
  id: number,
  { label }: SceneLink,
  sites: readonly Site[],
  slide: Slide,
  theme: ExportTheme,
): string {
  if (!label) return '';
  const { shape, x, y } = label;
  const lines = shape.lines.map(({ strong, plain }) => {
    const size = fontSize(12, slide);
    const share = strong ? run(plain ? `${strong} ` : strong, size, theme.labelStrong, true) : '';
    return `<a:p><a:pPr algn="ctr"/>${share}${run(plain, size, theme.label, false)}</a:p>`;
  });
  const size = {
    width: units(shape.width, slide),
    height: units(shape.height, slide),
    corner: units(LABEL_CORNER, slide),
  };
  return [
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Label ${id}"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr>`,
    frame(x - shape.width / 2, y - shape.height / 2, shape.width, shape.height, slide),
    `${roundRect(size, sites)}<a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill></p:spPr>`,
    `<p:txBody><a:bodyPr wrap="none" lIns="0" tIns="0" rIns="0" bIns="0" anchor="ctr"/><a:lstStyle/>${lines.join('')}</p:txBody></p:sp>`,
  ].join('');
}

/** White ground for a title or legend, over cards that begin in view and reach beyond it; in chart units from the upper edge of the slide. */
export function bandShape(
  id: number,
  { y, wide, high }: { y: number; wide: number; high: number },
  slide: Slide,
): string {
  return [
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Edge of the view"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>`,
    frame(0, y, wide, high, { ...slide, left: 0, top: 0 }),
    '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill><a:ln><a:noFill/></a:ln></p:spPr></p:sp>',
  ].join('');
}

/** A line of text at a place of the slide, which is given in chart units from its upper left. */
export function textShape(
  id: number,
  text: string,
  at: { x: number; y: number; width: number },
  size: number,
  right: boolean,
  slide: Slide,
): string {
  const here = { ...slide, left: 0, top: 0 };
  return [
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${right ? 'Date' : 'Title'}"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr>`,
    frame(at.x, at.y, at.width, 32, here),
    '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/></p:spPr>',
    `<p:txBody><a:bodyPr wrap="square" lIns="0" tIns="0" rIns="0" bIns="0" anchor="ctr"/><a:lstStyle/><a:p><a:pPr algn="${right ? 'r' : 'l'}"/>${run(text, fontSize(size, slide), '#17212B', !right)}</a:p></p:txBody></p:sp>`,
  ].join('');
}
