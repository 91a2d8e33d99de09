import svgpath from 'svgpath';
import { CARD } from '../../geometry/card';
import { strokesOf } from '@stemma/shared/entities/shapes';
import { entityTint } from '@stemma/shared/entities/tint';
import { frame, rgb, units, width, type Slide, roundRect } from './pptxUnits';

/** Side of the square in which icons are drawn, and parts of it that a slide tells apart. */
const SQUARE = 24;
const PARTS = 100;

/** Side of the drawing on its ground, in a card's icon. */
const DRAWING = 19;

/** The icon of an entity as two drawn shapes, its ground and its strokes; `left`, `top` and `side` in chart units. */
export function iconShapes(
  node: Parameters<typeof strokesOf>[0],
  { left, top, side }: { left: number; top: number; side: number },
  slide: Slide,
  newId: () => number,
): string {
  const tint = entityTint(node.typeName, 'light', node.party);
  const size = side / CARD.icon;
  const corner = node.typeName === 'Individual' ? side / 2 : 7 * size;
  const inset = ((CARD.icon - DRAWING) / 2) * size;
  const ground = { width: units(side, slide), height: units(side, slide), corner: units(corner, slide) };
  return [
    `<p:sp><p:nvSpPr><p:cNvPr id="${newId()}" name="Icon"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>`,
    frame(left, top, side, side, slide),
    `${roundRect(ground, [])}<a:solidFill>${rgb(tint.back)}</a:solidFill><a:ln><a:noFill/></a:ln></p:spPr></p:sp>`,
    strokesShape(node, { left: left + inset, top: top + inset, side: DRAWING * size }, tint.front, slide, newId),
  ].join('');
}

/** The strokes of an entity's icon in a square, in chart units. */
export function strokesShape(
  node: Parameters<typeof strokesOf>[0],
  { left, top, side }: { left: number; top: number; side: number },
  color: string,
  slide: Slide,
  newId: () => number,
): string {
  return [
    `<p:sp><p:nvSpPr><p:cNvPr id="${newId()}" name="Icon"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>`,
    frame(left, top, side, side, slide),
    `<a:custGeom><a:avLst/><a:gdLst/><a:ahLst/><a:cxnLst/><a:rect l="0" t="0" r="r" b="b"/><a:pathLst>${drawn(strokesOf(node))}</a:pathLst></a:custGeom><a:noFill/>`,
    `<a:ln w="${width((1.75 * side) / SQUARE, slide)}" cap="rnd"><a:solidFill>${rgb(color)}</a:solidFill><a:round/></a:ln></p:spPr></p:sp>`,
  ].join('');
}

/** Strokes of an SVG path in PowerPoint's words. */
function drawn(strokes: readonly string[]): string {
  const parts: string[] = [];
  const point = (x: number, y: number) => `<a:pt x="${Math.round(x * PARTS)}" y="${Math.round(y * PARTS)}"/>`;
  let start = { x: 0, y: 0 };
  svgpath(strokes.join(' '))
    .abs()
    .unshort()
    .unarc()
    .iterate((segment, _at, x, y) => {
      const [kind, ...to] = segment as [string, ...number[]];
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = to;
      if (kind === 'M') {
        start = { x: a, y: b };
        parts.push(`<a:moveTo>${point(a, b)}</a:moveTo>`);
      } else if (kind === 'L') parts.push(`<a:lnTo>${point(a, b)}</a:lnTo>`);
      else if (kind === 'H') parts.push(`<a:lnTo>${point(a, y)}</a:lnTo>`);
      else if (kind === 'V') parts.push(`<a:lnTo>${point(x, a)}</a:lnTo>`);
      else if (kind === 'Q') parts.push(`<a:quadBezTo>${point(a, b)}${point(c, d)}</a:quadBezTo>`);
      else if (kind === 'C') parts.push(`<a:cubicBezTo>${point(a, b)}${point(c, d)}${point(e, f)}</a:cubicBezTo>`);
      else parts.push(`<a:lnTo>${point(start.x, start.y)}</a:lnTo>`);
    });
  return `<a:path w="${SQUARE * PARTS}" h="${SQUARE * PARTS}" fill="none">${parts.join('')}</a:path>`;
}
