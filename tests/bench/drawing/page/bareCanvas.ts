import type { View } from '../../../../client/src/chart/canvas/painter';
import type { Scene } from '@stemma/diagram/scene/scene';
import { newHost } from './canvas';

/** The boxes and lines of a chart on a canvas, each drawn by itself: no names, labels, arrows or marks. */
export function openBareCanvas(scene: Scene): { draw(view: View): void; close(): void } {
  const host = newHost();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [host.clientWidth, host.clientHeight];
  host.append(canvas);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The page has no canvas.');
  const boxes = [...scene.cards.values()];
  const lines = [...scene.links.values()].map(({ path }) => path);
  const draw = ({ zoom, panX, panY }: View) => {
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.setTransform(zoom, 0, 0, zoom, panX, panY);
    context.strokeStyle = '#006D75';
    context.lineWidth = 1.5;
    for (const points of lines) {
      context.beginPath();
      for (const { x, y } of points) context.lineTo(x, y);
      context.stroke();
    }
    context.fillStyle = '#ffffff';
    for (const {
      x,
      y,
      shape: { width, height },
    } of boxes) {
      context.fillRect(x - width / 2, y - height / 2, width, height);
      context.strokeRect(x - width / 2, y - height / 2, width, height);
    }
  };
  return { draw, close: () => host.remove() };
}
