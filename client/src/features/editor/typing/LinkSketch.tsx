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

/** How far from its card a link turns, in chart units. */
const TURN = 24;

/** Draws the sketch between two points of the stage, in CSS pixels. */
export function drawSketch(sketch: SVGSVGElement | null, from: Point, to: Point, zoom: number): void {
  const turn = from.y + Math.sign(to.y - from.y) * Math.min(TURN * zoom, Math.abs(to.y - from.y) / 2);
  const path = `M${from.x} ${from.y}V${turn}H${to.x}V${to.y}`;
  sketch?.firstElementChild?.setAttribute('d', path);
}
