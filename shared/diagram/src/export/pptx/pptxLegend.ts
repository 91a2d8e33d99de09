import type { Kind } from '../../paint/kinds';
import { iconShapes } from './pptxIcon';
import { fontSize, frame, run, type Slide } from './pptxUnits';
import type { ExportTheme } from '../exportTheme';
import { xmlText } from '../xml';

const STEP = 150;

/** What each kind of entity has for an icon, side by side along the foot of the slide; places in chart units from its upper left. */
export function legendShapes(
  kinds: readonly Kind[],
  at: { x: number; y: number },
  slide: Slide,
  theme: ExportTheme,
  newId: () => number,
): string[] {
  const here = { ...slide, left: 0, top: 0 };
  return kinds.map(({ word, node }, index) => {
    const left = at.x + index * STEP;
    return [
      iconShapes(node, { left, top: at.y - 2, side: 24 }, here, newId),
      `<p:sp><p:nvSpPr><p:cNvPr id="${newId()}" name="${xmlText(word)}"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr>`,
      frame(left + 34, at.y, STEP - 40, 20, here),
      '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/></p:spPr>',
      `<p:txBody><a:bodyPr wrap="square" lIns="0" tIns="0" rIns="0" bIns="0" anchor="ctr"/><a:lstStyle/><a:p>${run(word, fontSize(12, slide), theme.label, false)}</a:p></p:txBody></p:sp>`,
    ].join('');
  });
}
