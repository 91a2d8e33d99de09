import type { Core, EventObject } from 'cytoscape';
import type { Point } from '@stemma/diagram/geometry/box';

/** How far apart two taps may be that are one double tap, in CSS pixels, with a mouse or a finger. */
const NEAR = 20;
/** Milliseconds within which the second of them comes. */
const SOON = 500;

/** Hears of two taps at one place, in chart units. Cytoscape calls any two a double tap that follow closely, wherever they are. */
export function onDoubleTap(cy: Core, heard: (point: Point) => void): void {
  let [before, last]: (Point | undefined)[] = [];
  cy.on('tap', ({ renderedPosition }: EventObject) => {
    [before, last] = [last, { ...renderedPosition }];
  });
  cy.on('dbltap', ({ position }: EventObject) => {
    if (before && last && Math.hypot(before.x - last.x, before.y - last.y) <= NEAR) heard(position);
  });
}

/** Tells presses that follow another at one place, for what takes the pointer before Cytoscape hears of it. */
export class DoublePress {
  private last: { x: number; y: number; at: number } | null = null;

  /** Whether this is the second press of two. */
  isSecond({ clientX: x, clientY: y, timeStamp: at }: PointerEvent): boolean {
    const { last } = this;
    const isSecond = last !== null && at - last.at <= SOON && Math.hypot(x - last.x, y - last.y) <= NEAR;
    this.last = isSecond ? null : { x, y, at };
    return isSecond;
  }

  /** Takes a press that something else heard for the first of two. */
  begin({ clientX: x, clientY: y, timeStamp: at }: PointerEvent): void {
    this.last = { x, y, at };
  }
}
