import type { Bounds, Point } from '../geometry/box';
import { pack, packedSize, type PackedBox, RATIO, SCREEN } from './pack';

/** A laid part and what it draws, as boxes from its upper left corner: the parts of a tree with little at its top and its foot nest. */
export interface NestedPart extends PackedBox {
  boxes: readonly Bounds[];
}

/** How wide a column of a skyline is at least, and how many columns a drawing has at most, and roughly. */
const COLUMN = { least: 24, most: 400, rough: 160 };
/** Widths that are tried, as parts of that of a screen which the parts would fill. */
const WIDTHS = [0.75, 0.8, 0.85, 0.9, 0.95, 1, 1.05, 1.1, 1.2, 1.35, 1.5];
const ROUGH_WIDTHS = [0.85, 1, 1.15];
/** Of more parts only the usual width and the given order are tried. */
const MANY = 80;
/** Parts nest only where the whole is seen so much larger for it than in rows. */
const WORTH = 0.95;

/**
 * Upper left corners of parts, so that the whole is seen largest on a screen: in rows, or each as far up as what stands above its own cards
 * lets it, whose skylines are taken by columns (polyomino packing: Freivalds, Dogrusoz, Kikusts, Disconnected Graph Layout, 2002).
 */
export function nest(parts: readonly NestedPart[], gap: number): Point[] {
  const inRows = pack(parts, gap);
  if (parts.length < 2) return inRows;
  const usual = usualWidth(parts, gap);
  const column = Math.max(COLUMN.least, usual / COLUMN.most);
  const isFew = parts.length <= MANY;
  const nested = bestNested(
    parts,
    parts.map((part) => skylineOf(part, column, gap)),
    {
      column,
      gap,
      limits: (isFew ? WIDTHS : [1]).map((by) => by * usual),
      orders: isFew ? ordersOf(parts) : [turns(parts)],
    },
  );
  return nested.size < WORTH * packedSize(parts, inRows) ? nested.corners : inRows;
}

/** How large a screen has to be for parts that nest, roughly: by wide columns, in few widths. */
export class RoughNest {
  private readonly skylines = new Map<NestedPart, Skyline>();
  private readonly column: number;

  /** For parts of about such sizes. */
  constructor(
    parts: readonly NestedPart[],
    private readonly gap: number,
  ) {
    this.column = Math.max(COLUMN.least, usualWidth(parts, gap) / COLUMN.rough);
  }

  size(parts: readonly NestedPart[]): number {
    const { column, gap } = this;
    const skylines = parts.map((part) => {
      const skyline = this.skylines.get(part) ?? skylineOf(part, column, gap);
      this.skylines.set(part, skyline);
      return skyline;
    });
    const usual = usualWidth(parts, gap);
    const limits = ROUGH_WIDTHS.map((by) => by * usual);
    return bestNested(parts, skylines, { column, gap, limits, orders: ordersOf(parts) }).size;
  }
}

/** How wide a screen is that parts fill. */
function usualWidth(parts: readonly NestedPart[], gap: number): number {
  const area = parts.reduce((sum, { width, height }) => sum + (width + gap) * (height + gap), 0);
  return Math.sqrt(area * RATIO);
}

function turns(parts: readonly NestedPart[]): number[] {
  return parts.map((_, at) => at);
}

function byHeight(parts: readonly NestedPart[]): number[] {
  return turns(parts).sort((a, b) => (parts[b]?.height ?? 0) - (parts[a]?.height ?? 0));
}

function ordersOf(parts: readonly NestedPart[]): number[][] {
  return [turns(parts), byHeight(parts), turns(parts).sort((a, b) => (parts[b]?.width ?? 0) - (parts[a]?.width ?? 0))];
}

function bestNested(
  parts: readonly NestedPart[],
  skylines: readonly Skyline[],
  { column, gap, limits, orders }: { column: number; gap: number; limits: readonly number[]; orders: number[][] },
): { corners: Point[]; size: number } {
  const widest = Math.max(SCREEN, ...parts.map(({ width }) => width));
  return [...new Set(limits.map((limit) => Math.max(widest, limit)))]
    .flatMap((limit) => orders.map((order) => nestedWithin(order, skylines, { column, limit, gap })))
    .map((corners) => ({ corners, size: packedSize(parts, corners) }))
    .reduce((best, one) => (one.size < best.size ? one : best));
}

/** How high and how low a part reaches in each column, with the gap right of it. */
interface Skyline {
  tops: number[];
  bottoms: number[];
}

function skylineOf({ boxes, width }: NestedPart, column: number, gap: number): Skyline {
  const count = Math.ceil((width + gap) / column);
  const skyline = { tops: Array<number>(count).fill(Infinity), bottoms: Array<number>(count).fill(-Infinity) };
  for (const { left, top, right, bottom } of boxes) {
    const last = Math.min(count - 1, Math.floor((right + gap) / column));
    for (let at = Math.max(0, Math.floor(left / column)); at <= last; at++) {
      skyline.tops[at] = Math.min(skyline.tops[at] ?? top, top);
      skyline.bottoms[at] = Math.max(skyline.bottoms[at] ?? bottom, bottom);
    }
  }
  return skyline;
}

function nestedWithin(
  order: readonly number[],
  skylines: readonly Skyline[],
  { column, limit, gap }: { column: number; limit: number; gap: number },
): Point[] {
  const columns = Math.ceil((limit + gap) / column);
  const taken = Array<number>(columns).fill(-gap);
  const corners = order.map(() => ({ x: 0, y: 0 }));
  for (const part of order) {
    const { tops, bottoms } = skylines[part] ?? { tops: [], bottoms: [] };
    const topAt = (start: number, best: number) => {
      let y = 0;
      for (let at = 0; at < tops.length && y < best; at++)
        y = Math.max(y, (taken[start + at] ?? 0) + gap - (tops[at] ?? 0));
      return y;
    };
    let best = { start: 0, y: Infinity };
    for (let start = 0; start + tops.length <= Math.max(columns, tops.length); start++) {
      const y = topAt(start, best.y);
      if (y < best.y) best = { start, y };
    }
    bottoms.forEach((bottom, at) => {
      if (bottom > -Infinity) taken[best.start + at] = best.y + bottom;
    });
    corners[part] = { x: best.start * column, y: best.y };
  }
  return corners;
}
