import { FRAME, signOf, type Frame } from '../group/frames';
import { writeText } from './drawCard';
import type { PaintContext, PaintTheme } from './paintContext';
import type { Palette } from './palette';

/** Draws the frame round a group, below everything else; `line` is how wide its border is. */
export function drawFrame<Path, Image>(
  context: PaintContext<Path, Image>,
  { bounds: { left, top, right, bottom } }: Frame,
  palette: Palette,
  line = 1,
): void {
  context.beginPath();
  context.roundRect(left, top, right - left, bottom - top, FRAME.corner);
  context.fillStyle = palette.frame;
  context.fill();
  context.lineWidth = line;
  context.strokeStyle = palette.frameLine;
  context.setLineDash([6, 4]);
  context.stroke();
  context.setLineDash([]);
}

/**
 * Draws a group's name after the links, on a ground of its own, so that none strikes it through; with a sign before it where the group can be
 * folded. `alpha` is how strong both are, not the ground.
 */
export function drawFrameName<Path, Image>(
  context: PaintContext<Path, Image>,
  frame: Frame,
  { palette, fonts, centering }: Pick<PaintTheme<Path, Image>, 'palette' | 'fonts' | 'centering'>,
  { hasSign = false, alpha = 1 } = {},
): void {
  const sign = signOf(frame);
  const left = hasSign ? sign.x + FRAME.sign / 2 + 6 : frame.bounds.left + 14;
  context.font = fonts.labelStrong;
  context.fillStyle = palette.canvas;
  context.beginPath();
  context.roundRect(left - 3, sign.y - 9, context.measureText(frame.shown).width + 6, 18, 4);
  context.fill();
  context.globalAlpha = alpha;
  if (hasSign) drawFoldSign(context, sign.x, sign.y, palette);
  context.fillStyle = palette.label;
  if (centering === 'measured') writeText(context, frame.shown, left, sign.y + 4.5);
  else {
    context.textAlign = 'left';
    context.direction = 'ltr';
    context.textBaseline = 'middle';
    context.fillText(frame.shown, left, sign.y + 0.5);
    context.textBaseline = 'alphabetic';
  }
  context.globalAlpha = 1;
}

/** A minus in a square: what is open here can be folded. */
export function drawFoldSign<Path, Image>(
  context: PaintContext<Path, Image>,
  x: number,
  y: number,
  palette: Palette,
): void {
  const half = FRAME.sign / 2 - 1;
  context.beginPath();
  context.roundRect(x - half, y - half, 2 * half, 2 * half, 4);
  context.fillStyle = palette.card;
  context.fill();
  context.lineWidth = 1;
  context.strokeStyle = palette.borderUnknown;
  context.stroke();
  context.beginPath();
  context.moveTo(x - 4, y);
  context.lineTo(x + 4, y);
  context.lineWidth = 1.5;
  context.strokeStyle = palette.label;
  context.stroke();
}
