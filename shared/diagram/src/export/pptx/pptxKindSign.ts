import { boxCorners } from '../../geometry/outline';
import type { Kind } from '../../paint/kinds';
import { KIND_SIGN, kindSign } from '../../paint/kindSign';
import type { ExportTheme } from '../exportTheme';
import { strokesShape } from './pptxIcon';
import { frame, rgb, roundRect, units, width, type Slide } from './pptxUnits';

/** The sign of a kind in a legend as shapes, at a place in the slide's lengths, so many times `KIND_SIGN` large. */
export function kindSignShape(
  { node }: Pick<Kind, 'node'>,
  { left, top, scale }: { left: number; top: number; scale: number },
  slide: Slide,
  theme: ExportTheme,
  newId: () => number,
): string {
  const { outline, corners, extras, radius, isDashed, tint, icon } = kindSign({ node }, theme.style, 'light');
  const isSymbol = outline === 'symbol';
  const [high, wide] = [KIND_SIGN.height * scale, (isSymbol ? KIND_SIGN.height : KIND_SIGN.width) * scale];
  const inset = isSymbol ? ((KIND_SIGN.width - KIND_SIGN.height) / 2) * scale : 0;
  const scaled = (points: readonly { x: number; y: number }[]) =>
    points.map(({ x, y }) => ({ x: units(x * scale, slide), y: units(y * scale, slide) }));
  const box = boxCorners({ left: 0, top: 0, width: KIND_SIGN.width, height: KIND_SIGN.height });
  const polygon =
    corners || extras.length ? { corners: scaled(corners ?? box), extras: extras.map(scaled) } : undefined;
  const size = { width: units(wide, slide), height: units(high, slide), corner: units(radius * scale, slide) };
  const color = rgb(tint?.stroke ?? theme.border);
  const sign = [
    `<p:sp><p:nvSpPr><p:cNvPr id="${newId()}" name="Sign"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>`,
    frame(left + inset, top, wide, high, slide),
    `${roundRect(size, [], polygon)}<a:solidFill>${rgb(tint?.fill ?? '#ffffff')}</a:solidFill>`,
    `<a:ln w="${width(1.5 * scale, slide)}"><a:solidFill>${color}</a:solidFill>${isDashed ? '<a:prstDash val="dash"/>' : ''}</a:ln></p:spPr></p:sp>`,
  ].join('');
  if (!icon) return sign;
  const at = { left: left + icon.left * scale, top: top + icon.top * scale, side: icon.side * scale };
  return sign + strokesShape(node, at, tint?.stroke ?? theme.border, slide, newId);
}
