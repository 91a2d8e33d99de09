import type { Bounds, Point } from '../geometry/box';
import { pack, packedSize, type PackedBox, RATIO, SCREEN } from './pack';

/** A laid part and what it draws, as boxes from its upper left corner: the parts of a tree with little at its top and its foot nest. */
export interface NestedPart extends PackedBox {
  boxes: readonly Bounds[];
}

/** How wide a column of a skyline is at least, and how many columns a drawing has at most. */
const COLUMN = { least: 24, most: 400 };
/** Widths that are tried, as parts of that of a screen which the parts would fill. */
const WIDTHS = [0.75, 0.8, 0.85, 0.9, 0.95, 1, 1.05, 1.1, 1.2, 1.35, 1.5];
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
  const area = parts.reduce((sum, { width, height }) => sum + (width + gap) * (height + gap), 0);
  const usual = Math.sqrt(area * RATIO);
  const widest = Math.max(SCREEN, ...parts.map(({ width }) => width));
  const column = Math.max(COLUMN.least, usual / COLUMN.most);
  const skylines = parts.map((part) => skylineOf(part, column, gap));
  const isFew = parts.length <= MANY;
  const limits = [...new Set((isFew ? WIDTHS : [1]).map((by) => Math.max(widest, by * usual)))];
  const turns = parts.map((_, at) => at);
  const orders = [
    turns,
    turns.toSorted((a, b) => (parts[b]?.height ?? 0) - (parts[a]?.height ?? 0)),
    turns.toSorted((a, b) => (parts[b]?.width ?? 0) - (parts[a]?.width ?? 0)),
  ];
  const nested = limits
    .flatMap((limit) =>
      (isFew ? orders : [turns]).map((order) => nestedWithin(order, skylines, { column, limit, gap })),
    )
    .map((corners) => ({ corners, size: packedSize(parts, corners) }))
    .reduce((best, one) => (one.size < best.size ? one : best));
  return nested.size < WORTH * packedSize(parts, inRows) ? nested.corners : inRows;
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
