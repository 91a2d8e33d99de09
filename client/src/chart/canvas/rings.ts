import type { Point } from '@stemma/diagram/geometry/box';
import type { SceneCard } from '@stemma/diagram/scene/scene';

/** How a line is drawn, in chart units; without dashes it is whole. */
interface Stroke {
  color: string;
  width: number;
  dash?: number[];
}

/** Draws a line round a card in its own shape, `out` from its edge. */
export function ringCard(
  context: CanvasRenderingContext2D,
  { width, height, corner }: Pick<SceneCard['shape'], 'width' | 'height' | 'corner'>,
  { x, y }: Point,
  out: number,
  stroke: Stroke,
): void {
  context.beginPath();
  context.roundRect(x - width / 2 - out, y - height / 2 - out, width + 2 * out, height + 2 * out, corner + out);
  line(context, stroke);
}

/** Draws a filled circle, with a line round it where one is asked for. */
export function dot(
  context: CanvasRenderingContext2D,
  { x, y }: Point,
  radius: number,
  fill: string,
  stroke?: Stroke,
): void {
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fillStyle = fill;
  context.fill();
  if (stroke) line(context, stroke);
}

function line(context: CanvasRenderingContext2D, { color, width, dash }: Stroke): void {
  context.lineWidth = width;
  context.strokeStyle = color;
  if (dash) context.setLineDash(dash);
  context.stroke();
  if (dash) context.setLineDash([]);
}
