import type { SceneLink } from '@stemma/shared/chart/geometry/scene';
import type { Routing } from '@stemma/shared/chart/link';
import type { SvgInk } from './ink';
import { connector } from './pptxConnector';
import type { Way } from './pptxEnds';
import { fontSize, frame, rgb, run, width, type Slide } from './pptxUnits';
import { xmlText } from './xml';

export type { Slide } from './pptxUnits';

/** A link as a connector that stays attached to both of its cards, whose ids are given, in PowerPoint's own ways: elbows, straight or curved. */
export function linkShape(
  id: number,
  { link, path }: SceneLink,
  ends: { from: number; to: number; name: string },
  way: Way,
  routing: Routing,
  slide: Slide,
  ink: SvgInk,
): string {
  const { start, end } = way;
  const { geometry, frame: place, bends } = connector(path, way, routing, slide);
  const tail = link.arrowType === 'Normal' || link.arrowType === 'Double' ? '<a:tailEnd type="triangle"/>' : '';
  const head = link.arrowType === 'Reversed' || link.arrowType === 'Double' ? '<a:headEnd type="triangle"/>' : '';
  return [
    `<p:cxnSp><p:nvCxnSpPr><p:cNvPr id="${id}" name="${xmlText(ends.name)}"/>`,
    `<p:cNvCxnSpPr><a:stCxn id="${ends.from}" idx="${start.site}"/><a:endCxn id="${ends.to}" idx="${end.site}"/></p:cNvCxnSpPr><p:nvPr/></p:nvCxnSpPr>`,
    `<p:spPr>${place}<a:prstGeom prst="${geometry}"><a:avLst>${bends}</a:avLst></a:prstGeom>`,
    `<a:ln w="${width(1.5, slide)}"><a:solidFill>${rgb(ink.link(link.color))}</a:solidFill>${link.dashed ? '<a:prstDash val="dash"/>' : ''}<a:round/>${head}${tail}</a:ln></p:spPr></p:cxnSp>`,
  ].join('');
}

/** A link's label as a text on white. */
export function labelShape(id: number, { label }: SceneLink, slide: Slide, ink: SvgInk): string {
  if (!label) return '';
  const { shape, x, y } = label;
  const lines = shape.lines.map(({ strong, plain }) => {
    const size = fontSize(12, slide);
    const share = strong ? run(`${strong} `, size, ink.labelStrong, true) : '';
    return `<a:p><a:pPr algn="ctr"/>${share}${run(plain, size, ink.label, false)}</a:p>`;
  });
  return [
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Label ${id}"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr>`,
    frame(x - shape.width / 2, y - shape.height / 2, shape.width, shape.height, slide),
    '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill></p:spPr>',
    `<p:txBody><a:bodyPr wrap="none" lIns="0" tIns="0" rIns="0" bIns="0" anchor="ctr"/><a:lstStyle/>${lines.join('')}</p:txBody></p:sp>`,
  ].join('');
}

/** A line of text at a place of the slide, which is given in chart units from its upper left. */
export function textShape(
  id: number,
  words: string,
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
    `<p:txBody><a:bodyPr wrap="square" lIns="0" tIns="0" rIns="0" bIns="0" anchor="ctr"/><a:lstStyle/><a:p><a:pPr algn="${right ? 'r' : 'l'}"/>${run(words, fontSize(size, slide), '#17212B', !right)}</a:p></p:txBody></p:sp>`,
  ].join('');
}
