import { isRightToLeft } from '../../geometry/text';
import type { LegendEntry, LegendSign } from '../../paint/legend';
import type { ExportTheme } from '../exportTheme';
import { TYPE } from '../page/pageType';
import { xmlText } from '../xml';
import { KIND_SIGN } from '../../paint/kindSign';
import { kindSignShape } from './pptxKindSign';
import { dashesOf } from './pptxLine';
import { fontSize, frame, POINTS, rgb, run, width } from './pptxUnits';

/** A line of words on a page, its box in points. */
export function pageTextShape(
  id: number,
  name: string,
  text: string,
  box: { x: number; y: number; width: number; height: number },
  look: { size: number; color: string; bold?: boolean; align?: 'l' | 'r' | 'ctr'; fill?: string },
): string {
  const { align = 'l', bold = false, fill } = look;
  const geometry = fill
    ? `<a:prstGeom prst="roundRect"><a:avLst/></a:prstGeom><a:solidFill>${rgb(fill)}</a:solidFill><a:ln><a:noFill/></a:ln>`
    : '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/>';
  const rtl = isRightToLeft(text) ? ' rtl="1"' : '';
  return [
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${xmlText(name)}"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr>`,
    frame(box.x, box.y, box.width, box.height, POINTS),
    `${geometry}</p:spPr><p:txBody><a:bodyPr wrap="none" lIns="0" tIns="0" rIns="0" bIns="0" anchor="ctr"/><a:lstStyle/>`,
    `<a:p><a:pPr algn="${align}"${rtl}/>${run(text, fontSize(look.size, POINTS), look.color, bold)}</a:p></p:txBody></p:sp>`,
  ].join('');
}

/** A thin line over the width of a page, in points. */
export function ruleShape(id: number, x: number, y: number, wide: number, theme: ExportTheme): string {
  return lineOf(id, 'Rule', { x, y, wide, weight: 0.75, color: theme.border }, '');
}

/** A legend's entry with its sign at a place of the page, in points; `signWidth` with it. */
export function legendShape(
  newId: () => number,
  { word, sign }: LegendEntry,
  { x, middle, signWidth, factor }: { x: number; middle: number; signWidth: number; factor: number },
  theme: ExportTheme,
): string {
  const size = TYPE.legend * factor;
  const box = { x: x + signWidth + 5 * factor, y: middle - size, width: 200 * factor, height: size * 2 };
  return (
    signShape(newId, sign, { x, middle, factor }, theme) +
    pageTextShape(newId(), word, word, box, { size, color: theme.label })
  );
}

function signShape(
  newId: () => number,
  sign: LegendSign,
  { x, middle, factor }: { x: number; middle: number; factor: number },
  theme: ExportTheme,
): string {
  const scaled = (value: number) => value * factor;
  const card = (left: number, top: number, color: string, dash: boolean, fill: string) =>
    [
      `<p:sp><p:nvSpPr><p:cNvPr id="${newId()}" name="Sign"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>`,
      frame(x + scaled(left), middle + scaled(top), scaled(17), scaled(9), POINTS),
      `<a:prstGeom prst="roundRect"><a:avLst/></a:prstGeom><a:solidFill>${rgb(fill)}</a:solidFill>`,
      `<a:ln w="${width(scaled(0.75), POINTS)}"><a:solidFill>${rgb(color)}</a:solidFill>${dash ? '<a:prstDash val="sysDash"/>' : ''}</a:ln></p:spPr></p:sp>`,
    ].join('');
  const fill = '#ffffff';
  switch (sign.is) {
    case 'kind':
      return kindSignShape(
        sign,
        { left: x, top: middle - scaled(6.5), scale: scaled(13) / KIND_SIGN.height },
        POINTS,
        theme,
        newId,
      );
    case 'card':
      return sign.border === 'unknown'
        ? card(1, -4.5, theme.borderUnknown, true, fill)
        : card(2.5, -3, theme.border, false, fill) + card(0, -5.5, theme.border, false, fill);
    case 'group':
      return card(1, -4.5, '#8592A0', true, '#5B687612');
    case 'line': {
      const color = theme.color(sign.look.color);
      const look = `${dashesOf(sign.look)}<a:round/><a:tailEnd type="triangle"/>`;
      return lineOf(
        newId(),
        'Sign',
        { x, y: middle, wide: scaled(20), weight: scaled(sign.look.width * 0.75), color },
        look,
      );
    }
    case 'fill':
      return card(1, -4.5, theme.border, false, sign.light);
    case 'share': {
      const size = scaled(TYPE.legend);
      const box = { x, y: middle - size, width: scaled(36), height: size * 2 };
      return pageTextShape(newId(), 'Sign', sign.text, box, { size, color: theme.labelStrong, bold: true });
    }
    case 'clip':
      return '';
  }
}

function lineOf(
  id: number,
  name: string,
  { x, y, wide, weight, color }: { x: number; y: number; wide: number; weight: number; color: string },
  look: string,
): string {
  return [
    `<p:cxnSp><p:nvCxnSpPr><p:cNvPr id="${id}" name="${name}"/><p:cNvCxnSpPr/><p:nvPr/></p:nvCxnSpPr><p:spPr>`,
    frame(x, y, wide, 0, POINTS),
    `<a:prstGeom prst="line"><a:avLst/></a:prstGeom><a:ln w="${width(weight, POINTS)}"><a:solidFill>${rgb(color)}</a:solidFill>${look}</a:ln></p:spPr></p:cxnSp>`,
  ].join('');
}
