import type { Point } from '@stemma/diagram/geometry/box';
import { cardBounds, type Scene } from '@stemma/diagram/scene/scene';
import { layoutFaults } from '@stemma/diagram/layout/faults';

/** What a drawing is judged by; the fewer the better. */
export interface Counts {
  /** Pairs of cards, of labels, and of a label and a card that lie over each other. */
  overlaps: number;
  /** Pairs of a link and a card that it runs through. */
  throughCards: number;
  /** Pairs of links without a common end that cross, by their segments. */
  crossings: number;
  bends: number;
  /** Of all routes together, in chart units. */
  length: number;
  /** Of the box around cards and routes, in thousands of square chart units. */
  area: number;
}

interface Segment {
  a: Point;
  b: Point;
  from: string;
  to: string;
}

/** Counts what a drawing is judged by (Purchase, 2002: crossings, bends, overlaps; length and area). */
export function countsOf(scene: Scene): Counts {
  const faults = layoutFaults(scene);
  const paths = [...scene.links.values()].map(({ path }) => path);
  const segments = [...scene.links.values()].flatMap(({ path, link: { from, to } }) =>
    path.slice(1).map((b, at): Segment => ({ a: path[at]!, b, from, to })),
  );
  const boxes = [...scene.cards.values()].map(cardBounds);
  const xs = [...boxes.flatMap(({ left, right }) => [left, right]), ...paths.flat().map(({ x }) => x)];
  const ys = [...boxes.flatMap(({ top, bottom }) => [top, bottom]), ...paths.flat().map(({ y }) => y)];
  const span = (values: number[]) => (values.length > 0 ? Math.max(...values) - Math.min(...values) : 0);
  return {
    overlaps: faults.filter(({ kind }) => kind !== 'linkOverCard' && kind !== 'ownerBelow').length,
    throughCards: faults.filter(({ kind }) => kind === 'linkOverCard').length,
    crossings: crossings(segments),
    bends: paths.reduce((sum, path) => sum + Math.max(0, path.length - 2), 0),
    length: Math.round(segments.reduce((sum, { a, b }) => sum + Math.hypot(b.x - a.x, b.y - a.y), 0)),
    area: Math.round((span(xs) * span(ys)) / 1000),
  };
}

function crossings(segments: readonly Segment[]): number {
  let count = 0;
  segments.forEach((one, at) => {
    for (const other of segments.slice(at + 1)) {
      const ends = [one.from, one.to];
      if (!ends.includes(other.from) && !ends.includes(other.to) && cross(one, other)) count += 1;
    }
  });
  return count;
}

/** Whether two segments have a point in common that is an end of neither. */
function cross({ a, b }: Segment, { a: c, b: d }: Segment): boolean {
  const side = (from: Point, to: Point, of: Point) =>
    Math.sign((to.x - from.x) * (of.y - from.y) - (to.y - from.y) * (of.x - from.x));
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}
