import type { Point } from '@stemma/diagram/geometry/box';

/** Adds a route to a path, its bends rounded. */
export function trace(target: Path2D, path: readonly Point[], radius: number): void {
  const [first] = path;
  if (!first) return;
  target.moveTo(first.x, first.y);
  for (let at = 1; at < path.length; at++) {
    const [before, corner, after] = [path[at - 1], path[at], path[at + 1]];
    if (!before || !corner) continue;
    if (!after || radius === 0) {
      target.lineTo(corner.x, corner.y);
      continue;
    }
    const room =
      Math.min(
        Math.hypot(corner.x - before.x, corner.y - before.y),
        Math.hypot(after.x - corner.x, after.y - corner.y),
      ) / 2;
    target.arcTo(corner.x, corner.y, after.x, after.y, Math.min(radius, room));
  }
}
