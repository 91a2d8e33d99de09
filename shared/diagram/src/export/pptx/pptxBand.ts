import { BAND } from '../../group/bands';
import type { Bounds } from '../../geometry/box';
import type { ChartBand } from '../../paint/bands';
import { BAND_LABEL } from '../../paint/drawBands';
import type { ExportTheme } from '../exportTheme';
import { xmlText } from '../xml';
import { fontSize, frame, rgb, run, units, type Slide } from './pptxUnits';

/** A band behind cards, as far as it reaches into a part of the chart, with its word at the top. */
export function cardBandShape(id: number, band: ChartBand, shown: Bounds, slide: Slide, theme: ExportTheme): string {
  const { left, top, right, bottom } = shown;
  const [wide, high] = [right - left, bottom - top];
  const round = Math.round((BAND.corner / Math.min(wide, high)) * 100_000);
  const word = band.hasHead ? run(band.word, fontSize(12, slide), theme.label, true) : '';
  return [
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${xmlText(band.word)}"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>`,
    frame(left, top, wide, high, slide),
    `<a:prstGeom prst="roundRect"><a:avLst><a:gd name="adj" fmla="val ${round}"/></a:avLst></a:prstGeom><a:solidFill>${rgb(band.light)}</a:solidFill><a:ln><a:noFill/></a:ln></p:spPr>`,
    `<p:txBody><a:bodyPr wrap="square" lIns="${units(BAND_LABEL.x, slide)}" tIns="${units(4, slide)}" rIns="${units(BAND_LABEL.x, slide)}" bIns="0" anchor="t"/><a:lstStyle/><a:p>${word}</a:p></p:txBody></p:sp>`,
  ].join('');
}
