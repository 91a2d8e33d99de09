import type { Point } from '../geometry/box';
import { boxCorners, OUTLINE, outlineCorners } from '../geometry/outline';
import type { Scene, SceneCard, SceneLink } from '../scene/scene';

const reached = new WeakMap<
  readonly Point[],
  { from: object | undefined; to: object | undefined; path: readonly Point[] }
>();

/** A link's route from outline to outline: routes end at the boxes of cards, and an outline may lie within its box. */
export function pathToOutlines(scene: Scene, { link, path }: SceneLink): readonly Point[] {
  const [from, to] = [scene.cards.get(link.from), scene.cards.get(link.to)];
  if (!(from && isWithinBox(from)) && !(to && isWithinBox(to))) return path;
  const known = reached.get(path);
  if (known && known.from === from?.shape && known.to === to?.shape) return known.path;
  const first = from && isWithinBox(from) ? meetingPoint(from, path[1], path[0]) : null;
  const last = to && isWithinBox(to) ? meetingPoint(to, path.at(-2), path.at(-1)) : null;
  const whole = path.map((point, at) =>
    at === 0 ? (first ?? point) : at === path.length - 1 ? (last ?? point) : point,
  );
  reached.set(path, { from: from?.shape, to: to?.shape, path: whole });
  return whole;
}

function isWithinBox({ shape: { outline, annotation } }: SceneCard): boolean {
  return !annotation && outline !== 'rectangle' && outline !== 'stadium' && outline !== 'doubled';
}

/** Where a ray that comes from `before` and passes `end`, on the box of a card, meets the card's outline first; null where it does not. */
function meetingPoint({ shape, x, y }: SceneCard, before: Point | undefined, end: Point | undefined): Point | null {
  if (!before || !end) return null;
  const length = Math.hypot(end.x - before.x, end.y - before.y);
  if (length === 0) return null;
  const ray = { x: (end.x - before.x) / length, y: (end.y - before.y) / length };
  const frame = { left: x - shape.width / 2, top: y - shape.height / 2, width: shape.width, height: shape.height };
  const rings =
    shape.outline === 'symbol' ? symbolRings({ shape, x, y }) : [outlineCorners(shape.outline, frame) ?? []];
  const steps = rings.flatMap((ring) =>
    ring.flatMap((a, at) => {
      const step = along(end, ray, a, ring[(at + 1) % ring.length] ?? a);
      return step === null ? [] : [step];
    }),
  );
  const step = Math.min(...steps);
  return Number.isFinite(step) ? { x: end.x + ray.x * step, y: end.y + ray.y * step } : null;
}

/** How far along a ray it crosses a segment; null where it does not, and behind its start. */
function along(start: Point, ray: Point, a: Point, b: Point): number | null {
  const [ex, ey] = [b.x - a.x, b.y - a.y];
  const cross = ray.x * ey - ray.y * ex;
  if (Math.abs(cross) < 1e-9) return null;
  const [dx, dy] = [a.x - start.x, a.y - start.y];
  const step = (dx * ey - dy * ex) / cross;
  const part = (dx * ray.y - dy * ray.x) / cross;
  return step >= -1e-6 && part >= -1e-6 && part <= 1 + 1e-6 ? Math.max(0, step) : null;
}

const CIRCLE_CORNERS = 24;

/** The circle of a symbol as a polygon, and the box of the words under it. */
function symbolRings({ shape, x, y }: Pick<SceneCard, 'shape' | 'x' | 'y'>): Point[][] {
  const [radius, top] = [OUTLINE.symbol / 2, y - shape.height / 2];
  const circle = Array.from({ length: CIRCLE_CORNERS }, (_, at) => {
    const angle = (at * 2 * Math.PI) / CIRCLE_CORNERS;
    return { x: x + radius * Math.cos(angle), y: top + radius + radius * Math.sin(angle) };
  });
  const { width, height } = shape;
  const left = x - width / 2;
  const words = { left, top: top + OUTLINE.symbol, width, height: height - OUTLINE.symbol };
  return [circle, boxCorners(words)];
}
