import type { Point } from '@stemma/diagram/geometry/box';
import type { SceneCard } from '@stemma/diagram/scene/scene';

const GLIDE_TIME = 220;

/** Cards that move less than this go at once. */
const GLIDE_MIN = 24;

/** Where the cards stood that are now somewhere far from there. */
export function movedFar(cards: readonly SceneCard[], from: ReadonlyMap<string, Point>): Map<string, Point> {
  const moved = new Map<string, Point>();
  for (const { node, x, y } of cards) {
    const start = from.get(node.key);
    if (start && Math.hypot(start.x - x, start.y - y) > GLIDE_MIN) moved.set(node.key, start);
  }
  return moved;
}

/** Calls `step` with 0 at once, then with each picture of the screen with how far the route is gone, 1 at the end. */
export function animate(step: (part: number) => void): void {
  const start = performance.now();
  const next = () => {
    const part = Math.min(1, (performance.now() - start) / GLIDE_TIME);
    step(part);
    if (part < 1) requestAnimationFrame(next);
  };
  step(0);
  requestAnimationFrame(next);
}
