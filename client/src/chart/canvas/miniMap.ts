import { within, type Bounds, type Point } from '@stemma/diagram/geometry/box';
import type { Scene } from '@stemma/diagram/scene/scene';
import { visibleBounds, type View } from './painter';
import { paletteOf } from '@stemma/diagram/paint/palette';
import type { Size } from './viewport';

/** How a small picture of the whole chart stands: a chart point p is at p · scale + (x, y), in CSS pixels. */
export interface MiniMapFit {
  scale: number;
  x: number;
  y: number;
  /** Where the chart's cards stand. */
  bounds: Bounds;
}

const PADDING = 8;

/** How a small picture of this size shows the whole chart; null for an empty one. */
export function miniMapFit(scene: Scene, { width, height }: Size): MiniMapFit | null {
  const bounds = scene.bounds(scene.cards.keys());
  return bounds && { ...fitOf(bounds, width, height), bounds };
}

/** Whether all cards are in view, or none is there. */
export function isAllInView(scene: Scene, view: View): boolean {
  const bounds = scene.bounds(scene.cards.keys());
  return bounds === null || within(bounds, visibleBounds(view));
}

/** Draws all cards as small blocks and the part in view as a frame. */
export function drawMiniMap(
  context: CanvasRenderingContext2D,
  scene: Scene,
  view: View,
  fit: MiniMapFit,
  { width, height, ratio }: Size & { ratio: number },
  scheme: 'light' | 'dark',
): void {
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, width, height);
  const seen = visibleBounds(view);
  const palette = paletteOf(scheme);
  const blocks = new Path2D();
  for (const { x, y, shape } of scene.cards.values()) {
    const [cardWidth, cardHeight] = [Math.max(2, shape.width * fit.scale), Math.max(2, shape.height * fit.scale)];
    blocks.rect(x * fit.scale + fit.x - cardWidth / 2, y * fit.scale + fit.y - cardHeight / 2, cardWidth, cardHeight);
  }
  context.fillStyle = palette.bar;
  context.fill(blocks);
  context.strokeStyle = palette.accent;
  context.fillStyle = palette.accentSoft;
  context.lineWidth = 1.5;
  context.beginPath();
  context.rect(
    seen.left * fit.scale + fit.x,
    seen.top * fit.scale + fit.y,
    (seen.right - seen.left) * fit.scale,
    (seen.bottom - seen.top) * fit.scale,
  );
  context.fill();
  context.stroke();
}

/** Which chart point is under a place on the small picture; beyond the chart, the nearest that is not. */
export function pointOn({ scale, x, y, bounds }: MiniMapFit, at: Point): Point {
  const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
  return {
    x: between((at.x - x) / scale, bounds.left, bounds.right),
    y: between((at.y - y) / scale, bounds.top, bounds.bottom),
  };
}

function fitOf(bounds: Bounds, width: number, height: number): Pick<MiniMapFit, 'scale' | 'x' | 'y'> {
  const scale = Math.min(
    0.2,
    (width - 2 * PADDING) / Math.max(1, bounds.right - bounds.left),
    (height - 2 * PADDING) / Math.max(1, bounds.bottom - bounds.top),
  );
  return {
    scale,
    x: width / 2 - ((bounds.left + bounds.right) / 2) * scale,
    y: height / 2 - ((bounds.top + bounds.bottom) / 2) * scale,
  };
}
