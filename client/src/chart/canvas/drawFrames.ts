import { FRAME, signOf, type Frame } from '@stemma/diagram/group/frames';
import { FONTS } from './fonts';
import type { Palette } from '@stemma/diagram/paint/palette';

/** How strongly each frame is drawn, 0 to 1. */
type StrengthOf = (frame: Frame) => number;

/** Draws the frames round groups, below everything else. */
export function drawFrames(
  context: CanvasRenderingContext2D,
  frames: readonly Frame[],
  palette: Palette,
  zoom: number,
  strengthOf: StrengthOf,
): void {
  for (const frame of frames) {
    const { left, top, right, bottom } = frame.bounds;
    context.globalAlpha = strengthOf(frame);
    context.beginPath();
    context.roundRect(left, top, right - left, bottom - top, FRAME.corner);
    context.fillStyle = palette.frame;
    context.fill();
    context.lineWidth = 1 / Math.max(0.4, Math.min(1, zoom));
    context.strokeStyle = palette.frameLine;
    context.setLineDash([6, 4]);
    context.stroke();
    context.setLineDash([]);
  }
  context.globalAlpha = 1;
}

/** Names and signs of groups, after the links, on a ground of their own, so that no link strikes them through. */
export function drawFrameWords(
  context: CanvasRenderingContext2D,
  frames: readonly Frame[],
  palette: Palette,
  signs: boolean,
  strengthOf: StrengthOf,
): void {
  context.font = FONTS.labelStrong;
  context.textAlign = 'left';
  context.direction = 'ltr';
  for (const frame of frames) {
    const sign = signOf(frame);
    const left = signs ? sign.x + FRAME.sign / 2 + 6 : frame.bounds.left + 14;
    context.fillStyle = palette.canvas;
    context.beginPath();
    context.roundRect(left - 3, sign.y - 9, context.measureText(frame.shown).width + 6, 18, 4);
    context.fill();
    context.globalAlpha = strengthOf(frame);
    if (signs) drawSign(context, sign.x, sign.y, palette);
    context.fillStyle = palette.label;
    context.textBaseline = 'middle';
    context.fillText(frame.shown, left, sign.y + 0.5);
    context.textBaseline = 'alphabetic';
    context.globalAlpha = 1;
  }
}

/** A minus in a square: what is open here can be folded. */
function drawSign(context: CanvasRenderingContext2D, x: number, y: number, palette: Palette): void {
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
