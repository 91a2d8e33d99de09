import { LINK_LINE } from '@stemma/diagram/geometry/linkLine';
import type { SceneCard } from '@stemma/diagram/scene/scene';
import { trace } from './trace';
import type { RenderState } from './renderState';
import type { Palette } from '@stemma/diagram/paint/palette';
import { dot } from './rings';

/**
 * Draws what hands are doing: a link being pulled and where one can be, where the selected link can be bent and
 * its ends moved, where the selected note can be resized, the lasso.
 */
export function drawToolOverlay(
  context: CanvasRenderingContext2D,
  look: RenderState,
  palette: Palette,
  zoom: number,
): void {
  const ground = palette.scheme === 'dark' ? '#0B0F13' : '#ffffff';
  if (look.drawing) drawPull(context, look.drawing, palette, zoom);
  for (const { x, y } of look.handles) {
    dot(context, { x, y }, 8, palette.accent);
    context.lineWidth = 1.75;
    context.lineCap = 'round';
    context.strokeStyle = ground;
    context.beginPath();
    context.moveTo(x - 3.5, y);
    context.lineTo(x + 3.5, y);
    context.moveTo(x, y - 3.5);
    context.lineTo(x, y + 3.5);
    context.stroke();
    context.lineCap = 'butt';
  }
  const size = Math.max(zoom, 0.6);
  const rim = { color: palette.accent, width: 1.75 / size };
  for (const grip of look.grips) {
    if (grip.kind === 'bend') dot(context, grip, 5 / size, palette.accent, rim);
    else dot(context, grip, 4 / size, ground, rim);
  }
  for (const end of look.ends) {
    dot(context, end, 6 / size, ground, rim);
    dot(context, end, 2.5 / size, palette.accent);
  }
  for (const { x, y } of look.corners) {
    const half = 4 / Math.max(zoom, 0.4);
    context.beginPath();
    context.roundRect(x - half, y - half, 2 * half, 2 * half, 1.5);
    context.fillStyle = ground;
    context.fill();
    context.lineWidth = 1.75 / Math.max(zoom, 0.4);
    context.strokeStyle = palette.accent;
    context.stroke();
  }
  drawLasso(context, look.lasso, palette, zoom);
}

/** Draws a pin at the upper left of each card that keeps its place. */
export function drawPins(context: CanvasRenderingContext2D, cards: readonly SceneCard[], palette: Palette): void {
  for (const { node, shape, x, y } of cards) {
    if (!node.pinned) continue;
    const [left, top] = [x - shape.width / 2 + Math.min(shape.corner, 12), y - shape.height / 2];
    dot(context, { x: left, y: top }, 7, palette.canvas, { color: palette.accent, width: 1.25 });
    dot(context, { x: left, y: top - 1.5 }, 2.2, palette.accent);
    context.beginPath();
    context.moveTo(left, top);
    context.lineTo(left, top + 4.5);
    context.stroke();
  }
}

function drawPull(
  context: CanvasRenderingContext2D,
  { from, to }: NonNullable<RenderState['drawing']>,
  palette: Palette,
  zoom: number,
): void {
  const path = new Path2D();
  const middle = (from.y + to.y) / 2;
  trace(path, [from, { x: from.x, y: middle }, { x: to.x, y: middle }, to], LINK_LINE.bend);
  context.setLineDash([6, 4]);
  context.lineWidth = 2 / Math.max(zoom, 0.5);
  context.strokeStyle = palette.accent;
  context.stroke(path);
  context.setLineDash([]);
}

function drawLasso(
  context: CanvasRenderingContext2D,
  loop: RenderState['lasso'],
  palette: Palette,
  zoom: number,
): void {
  const [first, ...rest] = loop;
  if (!first) return;
  context.beginPath();
  context.moveTo(first.x, first.y);
  for (const { x, y } of rest) context.lineTo(x, y);
  context.closePath();
  context.globalAlpha = 0.1;
  context.fillStyle = palette.accent;
  context.fill();
  context.globalAlpha = 1;
  context.lineWidth = 1.5 / zoom;
  context.setLineDash([6 / zoom, 4 / zoom]);
  context.strokeStyle = palette.accent;
  context.stroke();
  context.setLineDash([]);
}
