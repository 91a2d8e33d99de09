import type { Bounds } from '@stemma/diagram/geometry/box';

/** Space at each side of the screen that stays free of the chart, in CSS pixels. */
export interface ViewportSides {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What covers a corner of the screen, as wide and high as it reaches from there, in CSS pixels. */
export interface Corner {
  at: 'topRight' | 'bottomLeft';
  width: number;
  height: number;
  /** Not there while the whole chart is in view. */
  onlyOverPart?: true;
}

/** What stays free of the chart: room at the sides, and corners, beside or below which there is room. */
export interface Insets extends ViewportSides {
  corners?: readonly Corner[];
}

/** The rectangles that are free, each as what it leaves at the sides: one beside and one below or above each corner. */
export function freeParts({ corners = [], ...sides }: Insets): ViewportSides[] {
  return corners.reduce<ViewportSides[]>(
    (parts, { at, width, height }) =>
      parts.flatMap((part) =>
        at === 'topRight'
          ? [
              { ...part, right: Math.max(part.right, width) },
              { ...part, top: Math.max(part.top, height) },
            ]
          : [
              { ...part, left: Math.max(part.left, width) },
              { ...part, bottom: Math.max(part.bottom, height) },
            ],
      ),
    [sides],
  );
}

/** The largest rectangle that is free, in CSS pixels from the upper left corner. */
export function largestFree({ width, height }: Size, insets: Insets): Bounds {
  return freeParts(insets)
    .map(({ left, top, right, bottom }) => ({ left, top, right: width - right, bottom: height - bottom }))
    .reduce((best, one) => (areaOf(one) > areaOf(best) ? one : best));
}

/** None where sides are beyond each other. */
export function areaOf({ left, top, right, bottom }: Bounds): number {
  return Math.max(0, right - left) * Math.max(0, bottom - top);
}

/** What is free while the whole chart is in view. */
export function overWhole({ corners = [], ...sides }: Insets): Insets {
  return { ...sides, corners: corners.filter((corner) => !corner.onlyOverPart) };
}

export const ZOOM_MIN = 0.005;
export const ZOOM_MAX = 3;

/** How large the screen is, in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Zoom and pan that show `bounds` whole within the free part of the screen in which they are largest, at most at 100 %. */
export function fitView(bounds: Bounds, size: Size, insets: Insets): { zoom: number; pan: { x: number; y: number } } {
  return freeParts(insets)
    .map((part) => fitPart(bounds, size, part))
    .reduce((best, one) => (one.zoom > best.zoom ? one : best));
}

function fitPart(bounds: Bounds, size: Size, insets: ViewportSides): ReturnType<typeof fitView> {
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
