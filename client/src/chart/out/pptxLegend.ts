import { entityTint } from '@stemma/shared/entities/tint';
import type { Kind } from '../model/kinds';
import { fontSize, frame, rgb, run, width, type Slide } from './pptxUnits';
import type { SvgInk } from './ink';
import { xmlText } from './xml';

const STEP = 150;

/** What each kind of entity is coloured like, side by side along the foot of the slide; places in chart units from its upper left. */
export function legendShapes(
  kinds: readonly Kind[],
  at: { x: number; y: number },
  slide: Slide,
  ink: SvgInk,
  newId: () => number,
): string[] {
  const here = { ...slide, left: 0, top: 0 };
  return kinds.map(({ word, node }, index) => {
    const tint = entityTint(node.typeName, 'light', node.party);
    const left = at.x + index * STEP;
    return [
      `<p:sp><p:nvSpPr><p:cNvPr id="${newId()}" name="${xmlText(`Legend ${word}`)}"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>`,
      frame(left, at.y, 20, 20, here),
      `<a:prstGeom prst="roundRect"><a:avLst/></a:prstGeom><a:solidFill>${rgb(tint.back)}</a:solidFill><a:ln w="${width(1.25, slide)}"><a:solidFill>${rgb(tint.front)}</a:solidFill></a:ln></p:spPr></p:sp>`,
      `<p:sp><p:nvSpPr><p:cNvPr id="${newId()}" name="${xmlText(word)}"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr>`,
      frame(left + 28, at.y, STEP - 34, 20, here),
      '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/></p:spPr>',
      `<p:txBody><a:bodyPr wrap="square" lIns="0" tIns="0" rIns="0" bIns="0" anchor="ctr"/><a:lstStyle/><a:p>${run(word, fontSize(12, slide), ink.label, false)}</a:p></p:txBody></p:sp>`,
    ].join('');
  });
}
