import { FRAME, type Frame } from '../../group/frames';
import { ANNOTATION, type Annotation } from '../../geometry/annotation';
import type { SceneCard } from '../../scene/scene';
import { isRightToLeft } from '../../geometry/text';
import { annotationText } from '@stemma/shared/chart/decoration';
import { fontSize, frame, lineHeight, rgb, run, units, width, type Slide, roundRect } from './pptxUnits';
import type { ExportTheme } from '../exportTheme';
import { xmlText } from '../xml';

/** A note or text box as a shape of its own with its words in it. */
export function textBoxShape(
  id: number,
  { node, shape, x, y }: SceneCard,
  annotation: Annotation,
  slide: Slide,
  theme: ExportTheme,
): string {
  const size = fontSize(annotation.fontSize, slide);
  const step = lineHeight(Math.round(annotation.fontSize * ANNOTATION.line), slide);
  const lines = annotationText(node)
    .split('\n')
    .map((line) => {
      const look = `<a:pPr algn="${isRightToLeft(line) ? 'r" rtl="1' : 'l'}"><a:lnSpc>${step}</a:lnSpc></a:pPr>`;
      return `<a:p>${look}${line.trim() ? run(line, size, theme.annotation(annotation), false) : `<a:endParaRPr sz="${size}"/>`}</a:p>`;
    });
  const ground = annotation.fill ? `<a:solidFill>${rgb(annotation.fill)}</a:solidFill>` : '<a:noFill/>';
  const edge = annotation.kind === 'Sticky' ? `<a:solidFill>${rgb('#17212B29')}</a:solidFill>` : '<a:noFill/>';
  const corner = {
    width: units(shape.width, slide),
    height: units(shape.height, slide),
    corner: units(ANNOTATION.corner, slide),
  };
  const pad = units(ANNOTATION.pad, slide);
  return [
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${xmlText(node.name)}"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr>`,
    frame(x - shape.width / 2, y - shape.height / 2, shape.width, shape.height, slide),
    `${roundRect(corner, [])}${ground}<a:ln w="${width(1, slide)}">${edge}</a:ln></p:spPr>`,
    `<p:txBody><a:bodyPr wrap="square" lIns="${pad}" tIns="${pad}" rIns="${pad}" bIns="${pad}" anchor="t"><a:normAutofit/></a:bodyPr><a:lstStyle/>${lines.join('')}</p:txBody></p:sp>`,
  ].join('');
}

/** A picture, related to the slide by `relation`, with a line round it where that has a colour, its corners as round as `corner` says. */
export function pictureShape(
  id: number,
  name: string,
  box: { x: number; y: number; width: number; height: number },
  relation: string,
  slide: Slide,
  { border, corner = 0 }: { border?: string; corner?: number } = {},
): string {
  const line = border ? `<a:ln w="${width(0.75, slide)}"><a:solidFill>${rgb(border)}</a:solidFill></a:ln>` : '';
  return [
    `<p:pic><p:nvPicPr><p:cNvPr id="${id}" name="${xmlText(name)}" descr="${xmlText(name)}"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr>`,
    `<p:blipFill><a:blip r:embed="${relation}"/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr>`,
    frame(box.x - box.width / 2, box.y - box.height / 2, box.width, box.height, slide),
    `${roundRect({ width: units(box.width, slide), height: units(box.height, slide), corner: units(corner, slide) }, [])}${line}</p:spPr></p:pic>`,
  ].join('');
}

/** The frame round a group, with its name at the top. */
export function frameShape(id: number, { name, bounds }: Frame, slide: Slide, theme: ExportTheme): string {
  const [wide, high] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
  const round = Math.round((FRAME.corner / Math.min(wide, high)) * 100_000);
  return [
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${xmlText(name || 'Group')}"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>`,
    frame(bounds.left, bounds.top, wide, high, slide),
    `<a:prstGeom prst="roundRect"><a:avLst><a:gd name="adj" fmla="val ${round}"/></a:avLst></a:prstGeom><a:solidFill>${rgb('#5B687612')}</a:solidFill>`,
    `<a:ln w="${width(1, slide)}"><a:solidFill>${rgb('#8592A0')}</a:solidFill><a:prstDash val="dash"/></a:ln></p:spPr>`,
    `<p:txBody><a:bodyPr wrap="square" lIns="${units(14, slide)}" tIns="${units(7, slide)}" rIns="${units(14, slide)}" bIns="0" anchor="t"/><a:lstStyle/><a:p>${run(name, fontSize(12, slide), theme.label, true)}</a:p></p:txBody></p:sp>`,
  ].join('');
}
