import { overlaps, within, type Bounds } from '../../geometry/box';
import type { Size } from './paper';
import { windowsOver, type Span } from './windows';

/** A part of the chart for a page of its own. */
export interface Tile {
  /** A letter for the column and a number for the row: "B2". */
  name: string;
  column: number;
  row: number;
  crop: Bounds;
}

/** What pages are to show of a chart. */
export interface TileContent {
  bounds: Bounds;
  /** What must not be cut: cards and labels. */
  whole: readonly Bounds[];
  /** Whether anything stands in a part of the chart. */
  isEmpty: (part: Bounds) => boolean;
}

/** How far tiles reach over each other, in millimetres, so that they can be cut and glued. */
export const OVERLAP_MM = 10;

/** Parts of a chart for pages with room for `room` millimetres, at `scale` millimetres to a chart unit; pages that would show nothing of their own are left out. */
export function tilesOf({ bounds, whole, isEmpty }: TileContent, room: Size, scale: number): Tile[] {
  const [columns, rows] = axesOf({ bounds, whole }, room, scale);
  const kept = new Set(rows.flatMap((_, row) => columns.map((__, column) => `${column} ${row}`)));
  const isKept = (column: number, row: number) => kept.has(`${column} ${row}`);
  /** What of a tile no tile beside it shows. */
  const alone = (column: number, row: number): Bounds => ({
    left: Math.max(columns[column]?.from ?? 0, isKept(column - 1, row) ? (columns[column - 1]?.to ?? 0) : -Infinity),
    right: Math.min(columns[column]?.to ?? 0, isKept(column + 1, row) ? (columns[column + 1]?.from ?? 0) : Infinity),
    top: Math.max(rows[row]?.from ?? 0, isKept(column, row - 1) ? (rows[row - 1]?.to ?? 0) : -Infinity),
    bottom: Math.min(rows[row]?.to ?? 0, isKept(column, row + 1) ? (rows[row + 1]?.from ?? 0) : Infinity),
  });
  return rows.flatMap((down, row) =>
    columns.flatMap((across, column) => {
      const crop = { left: across.from, right: across.to, top: down.from, bottom: down.to };
      const own = alone(column, row);
      if (own.left < own.right && own.top < own.bottom && isEmpty(own)) {
        kept.delete(`${column} ${row}`);
        return [];
      }
      return { name: `${letters(column)}${row + 1}`, column, row, crop };
    }),
  );
}

/** The largest scale between two at which the chart takes no more columns and rows than at the smaller one. */
export function largestScaleFor(
  content: Pick<TileContent, 'bounds' | 'whole'>,
  room: Size,
  least: number,
  most: number,
): number {
  const counts = (scale: number) => axesOf(content, room, scale).map(({ length }) => length);
  const [columns = 1, rows = 1] = counts(least);
  let [low, high] = [least, Math.max(least, most)];
  for (let step = 0; step < 12; step++) {
    const middle = (low + high) / 2;
    const [across = 1, down = 1] = counts(middle);
    if (across <= columns && down <= rows) low = middle;
    else high = middle;
  }
  return low;
}

function axesOf({ bounds, whole }: Pick<TileContent, 'bounds' | 'whole'>, room: Size, scale: number): [Span[], Span[]] {
  const overlap = OVERLAP_MM / scale;
  const inside = whole.filter((one) => within(one, bounds) || overlaps(one, bounds));
  return [
    windowsOver(
      { from: bounds.left, to: bounds.right },
      inside.map(({ left, right }) => ({ from: left, to: right })),
      room.width / scale,
      overlap,
    ),
    windowsOver(
      { from: bounds.top, to: bounds.bottom },
      inside.map(({ top, bottom }) => ({ from: top, to: bottom })),
      room.height / scale,
      overlap,
    ),
  ];
}

/** A column's name as spreadsheets have it: A to Z, then AA. */
function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}
