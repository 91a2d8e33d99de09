import type { SceneCard } from '@stemma/shared/chart/geometry/scene';
import { trace } from './drawLinks';
import type { Look } from './look';
import type { Palette } from './palette';

/**
 * Draws what hands are doing: a link being pulled and where one can be, where the selected link can be bent and
 * its ends moved, where the selected note can be resized, the lasso.
 */
export function drawHands(context: CanvasRenderingContext2D, look: Look, palette: Palette, zoom: number): void {
  const ground = palette.scheme === 'dark' ? '#0B0F13' : '#ffffff';
  if (look.drawing) drawPull(context, look.drawing, palette, zoom);
  for (const { x, y } of look.handles) {
    context.beginPath();
    context.arc(x, y, 8, 0, Math.PI * 2);
    context.fillStyle = palette.accent;
    context.fill();
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
  for (const { x, y, kind } of look.grips) {
    context.beginPath();
    context.arc(x, y, (kind === 'bend' ? 5 : 4) / Math.max(zoom, 0.6), 0, Math.PI * 2);
    context.fillStyle = kind === 'bend' ? palette.accent : ground;
    context.fill();
    context.lineWidth = 1.75 / Math.max(zoom, 0.6);
    context.strokeStyle = palette.accent;
    context.stroke();
  }
  for (const { x, y } of look.ends) {
    const size = Math.max(zoom, 0.6);
    context.beginPath();
    context.arc(x, y, 6 / size, 0, Math.PI * 2);
    context.fillStyle = ground;
    context.fill();
    context.lineWidth = 1.75 / size;
    context.strokeStyle = palette.accent;
    context.stroke();
    context.beginPath();
    context.arc(x, y, 2.5 / size, 0, Math.PI * 2);
    context.fillStyle = palette.accent;
    context.fill();
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
    context.beginPath();
    context.arc(left, top, 7, 0, Math.PI * 2);
    context.fillStyle = palette.canvas;
    context.fill();
    context.lineWidth = 1.25;
    context.strokeStyle = palette.accent;
    context.stroke();
    context.beginPath();
    context.arc(left, top - 1.5, 2.2, 0, Math.PI * 2);
    context.fillStyle = palette.accent;
    context.fill();
    context.beginPath();
    context.moveTo(left, top);
    context.lineTo(left, top + 4.5);
    context.stroke();
  }
}

function drawPull(
  context: CanvasRenderingContext2D,
  { from, to }: NonNullable<Look['drawing']>,
  palette: Palette,
  zoom: number,
): void {
  const path = new Path2D();
  const middle = (from.y + to.y) / 2;
  trace(path, [from, { x: from.x, y: middle }, { x: to.x, y: middle }, to], 6);
  context.setLineDash([6, 4]);
  context.lineWidth = 2 / Math.max(zoom, 0.5);
  context.strokeStyle = palette.accent;
  context.stroke(path);
  context.setLineDash([]);
}

function drawLasso(context: CanvasRenderingContext2D, loop: Look['lasso'], palette: Palette, zoom: number): void {
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
