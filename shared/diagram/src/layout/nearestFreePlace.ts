import type { Point } from '../geometry/box';

const STEP = 40;
const RINGS = 80;

/** The place nearest to a point, in rings round it, that is free; the point itself where none is. */
export function nearestFreePlace(wanted: Point, free: (point: Point) => boolean): Point {
  for (let ring = 0; ring < RINGS; ring++) {
    const around: Point[] = [];
    for (let at = -ring; at <= ring; at++) {
      const [along, away] = [at * STEP, ring * STEP];
      around.push(
        { x: wanted.x + along, y: wanted.y + away },
        { x: wanted.x + away, y: wanted.y + along },
        { x: wanted.x - away, y: wanted.y + along },
        { x: wanted.x + along, y: wanted.y - away },
      );
    }
    const found = around.find(free);
    if (found) return found;
  }
  return wanted;
}
