import type { Point } from '@stemma/diagram/geometry/box';
import { topOf } from '@stemma/diagram/overview/cardWeight';
import type { Scene } from '@stemma/diagram/scene/scene';
import type { Names } from './names';
import { fitView, largestFree, overWhole, type Insets, type Size } from './viewport';

/** How large a chart is drawn that opens on its top. */
const TOP_ZOOM = 0.5;

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
  const pan = {
    x: (free.left + free.right) / 2 - card.x * TOP_ZOOM,
    y: free.top + (free.bottom - free.top) / 6 - card.y * TOP_ZOOM,
  };
  return { zoom: TOP_ZOOM, pan };
}
