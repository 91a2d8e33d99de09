import { FRAME, signOf, type Frame } from '@stemma/diagram/group/frames';
import type { Face } from '@stemma/diagram/geometry/text';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { writeText } from './drawCard';
import { INK } from './ink';

/** Draws the frame round a group, below everything else. */
export function drawFrame(context: SKRSContext2D, { bounds: { left, top, right, bottom } }: Frame): void {
  context.beginPath();
  context.roundRect(left, top, right - left, bottom - top, FRAME.corner);
  context.fillStyle = INK.frame;
  context.fill();
  context.lineWidth = 1;
  context.strokeStyle = INK.frameLine;
  context.setLineDash([6, 4]);
  context.stroke();
  context.setLineDash([]);
}

/** Draws a group's name on a ground of its own, after the links, so that none strikes it through. */
export function drawFrameName(context: SKRSContext2D, frame: Frame, fonts: Record<Face, string>): void {
  if (!frame.shown) return;
  const [left, { y }] = [frame.bounds.left + 14, signOf(frame)];
  context.font = fonts.labelStrong;
  context.beginPath();
  context.roundRect(left - 3, y - 9, context.measureText(frame.shown).width + 6, 18, 4);
  context.fillStyle = INK.canvas;
  context.fill();
  context.fillStyle = INK.label;
  writeText(context, frame.shown, left, y + 4.5);
}
