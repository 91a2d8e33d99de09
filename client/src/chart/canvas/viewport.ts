import type { Bounds } from '@stemma/shared/chart/geometry/box';

/** Space at each side of the screen that stays free of the chart, in CSS pixels. */
export interface Insets {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const ZOOM_MIN = 0.005;
export const ZOOM_MAX = 3;

/** Zoom and pan that show `bounds` whole within the free part of the screen, at most at 100 %. */
export function fitView(
  bounds: Bounds,
  size: { width: number; height: number },
  insets: Insets,
): { zoom: number; pan: { x: number; y: number } } {
  const freeWidth = Math.max(80, size.width - insets.left - insets.right);
  const freeHeight = Math.max(80, size.height - insets.top - insets.bottom);
  const width = Math.max(1, bounds.right - bounds.left);
  const height = Math.max(1, bounds.bottom - bounds.top);
  const zoom = Math.max(ZOOM_MIN, Math.min(1, freeWidth / width, freeHeight / height));
  return {
    zoom,
    pan: {
      x: insets.left + (freeWidth - width * zoom) / 2 - bounds.left * zoom,
      y: insets.top + (freeHeight - height * zoom) / 2 - bounds.top * zoom,
    },
  };
}

/** Whether motion should be left out, as the person asked of the system. */
export function prefersStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
