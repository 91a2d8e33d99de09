import type { Ref } from 'react';
import type { Point } from '@stemma/diagram/geometry/box';
import type { SceneCard } from '@stemma/diagram/scene/scene';
import type { PullSide } from '../../../chart/canvas/linking';
import classes from './Typing.module.css';

/** Where the link of a card that is typed will lead. */
export function LinkSketch({ ref }: { ref: Ref<SVGSVGElement> }) {
  return (
    <svg ref={ref} className={classes.sketch} aria-hidden>
      <path />
    </svg>
  );
}

/** Where a link leaves a card, in chart units. */
export function edgeOf({ x, y, shape }: SceneCard, side: PullSide): Point {
  return { x, y: y + (side === 'holds' ? 1 : -1) * (shape.height / 2) };
}

/** Draws the sketch between two points of the stage, in CSS pixels. */
export function drawSketch(sketch: SVGSVGElement | null, from: Point, to: Point): void {
  const path = `M${from.x} ${from.y}V${(from.y + to.y) / 2}H${to.x}V${to.y}`;
  sketch?.firstElementChild?.setAttribute('d', path);
}
