import { BAND } from '../../group/bands';
import type { ChartBand } from '../../paint/bands';
import { BAND_LABEL } from '../../paint/drawBands';
import type { ExportTheme } from '../exportTheme';
import { num, xmlText } from '../xml';

/** A word has at least this part of its usual size; where it would be smaller, the legend alone says it. */
const LEAST = 0.7;

/** A band behind cards, with its word, smaller where the band is narrow. */
export function bandSvg(band: ChartBand, theme: ExportTheme): string {
  const { left, top, right, bottom } = band.bounds;
  const rect = `<rect x="${num(left)}" y="${num(top)}" width="${num(right - left)}" height="${num(bottom - top)}" rx="${BAND.corner}" fill="${band.light}"/>`;
  const usual = theme.measure(band.word, 'labelStrong');
  const scale = Math.min(1, (right - left - BAND_LABEL.free) / usual);
  if (!band.hasHead || scale < LEAST) return rect;
  return `${rect}<text x="${num(left + BAND_LABEL.x)}" y="${num(top + BAND_LABEL.baseline)}" font-size="${num(12 * scale)}" font-weight="600" fill="${theme.label}" textLength="${num(usual * scale)}" lengthAdjust="spacingAndGlyphs" xml:space="preserve">${xmlText(band.word)}</text>`;
}
