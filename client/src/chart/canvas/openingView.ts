import type { Bounds, Point } from '@stemma/diagram/geometry/box';
import { topOf } from '@stemma/diagram/overview/cardWeight';
import { TOP_EDGE, TOP_PART, TOP_ZOOM } from '@stemma/diagram/overview/openingFrame';
import type { Scene } from '@stemma/diagram/scene/scene';
import type { Names } from './names';
import { fitView, largestFree, overWhole, type Insets, type Size } from './viewport';

/** Zoom and pan with which a chart opens: whole where most of its names can be read then, else on its top, the ultimate holder above most others; null without cards. */
export function openingView(
  scene: Scene,
  size: Size,
  insets: Insets,
  names: Pick<Names, 'isRead'>,
): { zoom: number; pan: Point } | null {
  const bounds = scene.bounds();
  if (!bounds) return null;
  const whole = fitView(bounds, size, overWhole(insets));
  const top = names.isRead(scene, whole.zoom) ? null : topOf(scene);
  const card = top === null ? undefined : scene.cards.get(top);
  if (!card) return whole;
  const free = largestFree(size, overWhole(insets));
  const centred = (free.left + free.right) / 2 - card.x * TOP_ZOOM;
  const pan = {
    x: centred + intoFree(bounds, centred, free),
    y: free.top + (free.bottom - free.top) * TOP_PART - card.y * TOP_ZOOM,
  };
  return { zoom: TOP_ZOOM, pan };
}

/** How far to move a chart that reaches beyond one side of what is free, so that no room is left at the other side; in CSS pixels. */
function intoFree({ left, right }: Bounds, pan: number, free: Bounds): number {
  const [start, end] = [left * TOP_ZOOM + pan - free.left - TOP_EDGE, free.right - TOP_EDGE - right * TOP_ZOOM - pan];
  if (start > 0 && end < 0) return -Math.min(start, -end);
  return end > 0 && start < 0 ? Math.min(end, -start) : 0;
}
