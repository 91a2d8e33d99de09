export interface Point {
  x: number;
  y: number;
}

/** An upright rectangle by its centre, in chart units. */
export interface Box extends Point {
  width: number;
  height: number;
}

/** A rectangle by its edges. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The edges of a box, moved out by `margin`. */
export function boundsOf(box: Box, margin = 0): Bounds {
  const halfWidth = box.width / 2 + margin;
  const halfHeight = box.height / 2 + margin;
  return { left: box.x - halfWidth, top: box.y - halfHeight, right: box.x + halfWidth, bottom: box.y + halfHeight };
}

/** A rectangle with each edge moved out by so much. */
export function grown({ left, top, right, bottom }: Bounds, by: number): Bounds {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}

/** A rectangle at another place. */
export function movedBy({ left, top, right, bottom }: Bounds, { x, y }: Point): Bounds {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

/** Whether two rectangles share more than an edge. */
export function overlaps(a: Bounds, b: Bounds): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Whether a rectangle is part of another, edges and all. */
export function within(inner: Bounds, outer: Bounds): boolean {
  return (
    inner.left >= outer.left && inner.top >= outer.top && inner.right <= outer.right && inner.bottom <= outer.bottom
  );
}

/** Whether a place lies within a rectangle, not on its edge. */
export function holds({ left, top, right, bottom }: Bounds, { x, y }: Point): boolean {
  return x > left && x < right && y > top && y < bottom;
}

/** Whether two rectangles have the same edges. */
export function sameBounds(a: Bounds, b: Bounds): boolean {
  return a.left === b.left && a.top === b.top && a.right === b.right && a.bottom === b.bottom;
}

/** The order of rectangles from left to right, of those that begin at one x from the top. */
export function byPlace(a: Bounds, b: Bounds): number {
  return a.left - b.left || a.top - b.top || a.right - b.right || a.bottom - b.bottom;
}

/** What two rectangles that overlap share. */
export function intersection(a: Bounds, b: Bounds): Bounds {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}

/** The smallest rectangle around all; null for none. */
export function union(all: Iterable<Bounds>): Bounds | null {
  let result: Bounds | null = null;
  for (const one of all) {
    result = result
      ? {
          left: Math.min(result.left, one.left),
          top: Math.min(result.top, one.top),
          right: Math.max(result.right, one.right),
          bottom: Math.max(result.bottom, one.bottom),
        }
      : one;
  }
  return result;
}
