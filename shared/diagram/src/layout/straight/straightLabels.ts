import { grown, overlaps, type Bounds, type Point } from '../../geometry/box';
import { labelBounds } from '../../label/labelPlace';
import { lengthOf, pointAt } from '../../geometry/polyline';
import { segmentTouches } from '../../geometry/segment';
import type { Edge } from '../connectedComponents';
import { lengthUnder } from './straightLine';
import type { SettledRoute, StraightOccupancy } from './straightOccupancy';

/** How much of a link is seen at least on either side of its label; the arrow is on it. */
export const LINE_BESIDE_LABEL = 20;
/** Space between labels and other labels or lines. */
const APART = 4;
const FRACTIONS = [0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7, 0.25, 0.75, 0.2, 0.8];

export interface PlacedLabel {
  at: Point;
  box: Bounds;
  /** How bad the place is: 0 where it is clear. */
  cost: number;
}

/** What it costs labels to stand where they hide something. */
const COST = { short: 150, card: 400, label: 300, line: 90, frame: 60 };

/** Where a link's label stands best on its route: clear of cards, other labels and lines, nearest to its middle. Null where it says nothing. */
export function labelOn(
  { link }: Pick<Edge, 'link'>,
  path: readonly Point[],
  occupancy: StraightOccupancy,
  others: readonly SettledRoute[],
): PlacedLabel | null {
  const { label } = link;
  if (!label) return null;
  const total = lengthOf(path);
  let best: PlacedLabel | null = null;
  for (const [rank, fraction] of FRACTIONS.entries()) {
    const at = pointAt(path, fraction);
    const box = labelBounds(at, label);
    const cost =
      rank / 2 +
      Math.max(0, LINE_BESIDE_LABEL - seenLeast(path, total * fraction, at, label)) * (COST.short / LINE_BESIDE_LABEL) +
      hides(box, occupancy, others);
    if (!best || cost < best.cost) best = { at, box, cost };
    if (cost < 1) break;
  }
  return best;
}

/** How much of a route is seen on the shorter side of labels that stand so far along it. */
function seenLeast(path: readonly Point[], along: number, at: Point, size: { width: number; height: number }): number {
  let walked = 0;
  for (let index = 1; index < path.length; index++) {
    const [a, b] = [path[index - 1], path[index]];
    if (!a || !b) continue;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (along <= walked + length || index === path.length - 1) {
      const half = lengthUnder(a, b, size) / 2;
      return Math.min(along - half, lengthOf(path) - along - half);
    }
    walked += length;
  }
  return at.x;
}

function hides(box: Bounds, occupancy: StraightOccupancy, others: readonly SettledRoute[]): number {
  const wide = grown(box, APART);
  let cost = occupancy.cardsIn(wide).length * COST.card + occupancy.loopsIn(wide).length * COST.line;
  for (const { route, label } of others) {
    if (label && overlaps(label, wide)) cost += COST.label;
    if (route.path.some((end, at) => at > 0 && segmentTouches(route.path[at - 1] ?? end, end, wide))) cost += COST.line;
  }
  for (const { left, top, right, bottom } of occupancy.frames) {
    const isOn = overlaps(wide, { left, top, right, bottom });
    const isIn = wide.left > left && wide.right < right && wide.top > top + 24 && wide.bottom < bottom;
    if (isOn && !isIn) cost += COST.frame;
  }
  return cost;
}
