import { BAND } from '../group/bands';
import type { ChartBand } from './bands';
import { writeText } from './drawCard';
import type { PaintContext, PaintTheme } from './paintContext';

/** Where a band's label begins and what it stands on, in chart units from the band's upper left corner, and how much of its width it leaves free. */
export const BAND_LABEL = { x: 10, baseline: 16, free: 20 } as const;

/** Draws a band below everything else; its label only where `hasLabel` and all of it has room. */
export function drawBand<Path, Image>(
  context: PaintContext<Path, Image>,
  band: ChartBand,
  { palette, fonts }: Pick<PaintTheme<Path, Image>, 'palette' | 'fonts'>,
  { hasLabel = true } = {},
): void {
  const { left, top, right, bottom } = band.bounds;
  context.beginPath();
  context.roundRect(left, top, right - left, bottom - top, BAND.corner);
  context.fillStyle = band[palette.scheme];
  context.fill();
  if (!hasLabel || !band.hasHead) return;
  context.font = fonts.labelStrong;
  if (context.measureText(band.word).width > right - left - BAND_LABEL.free) return;
  context.fillStyle = palette.label;
  writeText(context, band.word, left + BAND_LABEL.x, top + BAND_LABEL.baseline);
}
