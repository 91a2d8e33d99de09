import { BAND } from '../group/bands';
import type { ChartBand } from './bands';
import { writeText } from './drawCard';
import type { PaintContext, PaintTheme } from './paintContext';

/** Where a band's word begins and what it stands on, in chart units from the band's upper left corner, and how much of its width it leaves free. */
export const BAND_WORD = { x: 10, baseline: 16, free: 20 } as const;

/** Draws a band below everything else; its word only where `hasWord` and all of it has room. */
export function drawBand<Path, Image>(
  context: PaintContext<Path, Image>,
  band: ChartBand,
  { palette, fonts }: Pick<PaintTheme<Path, Image>, 'palette' | 'fonts'>,
  { hasWord = true } = {},
): void {
  const { left, top, right, bottom } = band.bounds;
  context.beginPath();
  context.roundRect(left, top, right - left, bottom - top, BAND.corner);
  context.fillStyle = band[palette.scheme];
  context.fill();
  if (!hasWord || !band.hasHead) return;
  context.font = fonts.labelStrong;
  if (context.measureText(band.word).width > right - left - BAND_WORD.free) return;
  context.fillStyle = palette.label;
  writeText(context, band.word, left + BAND_WORD.x, top + BAND_WORD.baseline);
}
