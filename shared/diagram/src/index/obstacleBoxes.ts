import type { Bounds, Point } from '../geometry/box';
import { BOXES_A_STEP, countWork } from './work';

/** Boxes that straight segments may not reach into, by their numbers: asked many thousand times for one way. */
export class ObstacleBoxes {
  private readonly sides: Float64Array;

  constructor(boxes: readonly Bounds[]) {
    this.sides = Float64Array.from(boxes.flatMap(({ left, top, right, bottom }) => [left, top, right, bottom]));
  }

  /** Whether a segment reaches into any box but those of two numbers (`crosses`). */
  meet(a: Point, b: Point, but: number, butToo: number): boolean {
    const { sides } = this;
    countWork(1 + Math.floor(sides.length / 4 / BOXES_A_STEP));
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const [west, east] = dx < 0 ? [b.x, a.x] : [a.x, b.x];
    const [north, south] = dy < 0 ? [b.y, a.y] : [a.y, b.y];
    const [across, down] = [Math.abs(dx), Math.abs(dy)];
    for (let at = 0; at < sides.length; at += 4) {
      const [left, top] = [sides[at] ?? 0, sides[at + 1] ?? 0];
      if (east <= left || south <= top) continue;
      const [right, bottom] = [sides[at + 2] ?? 0, sides[at + 3] ?? 0];
      if (west >= right || north >= bottom || at === 4 * but || at === 4 * butToo) continue;
      const middle = dx * ((top + bottom) / 2 - a.y) - dy * ((left + right) / 2 - a.x);
      if (Math.abs(middle) < (across * (bottom - top) + down * (right - left)) / 2) return true;
    }
    return false;
  }
}
