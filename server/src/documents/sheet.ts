import { utils } from '@e965/xlsx';
import type { WorkSheet } from '@e965/xlsx';
import type { Cell } from './cells';
import { textCell } from './cells';

export interface Column<T> {
  heading: string;
  /** In characters, the most that it is wide; narrower where nothing in it is as long. */
  width: number;
  cell: (row: T) => Cell;
  /** There, too, where only used columns are and no row says anything in it. */
  isKept?: boolean;
}

/** Room for the sign of the filter beside a heading, and the least a column has, in characters. */
const SIGN = 3;
const LEAST = 8;

/** A sheet with a row for each record under its headings, which filter it; with `onlyUsed`, of the columns those that are kept or in which some row says something. */
export function sheet<T>(
  columns: readonly Column<T>[],
  rows: readonly T[],
  { onlyUsed = false }: { onlyUsed?: boolean } = {},
): WorkSheet {
  const all = columns.map((column) => ({ ...column, cells: rows.map((row) => column.cell(row)) }));
  const used =
    rows.length === 0 || !onlyUsed
      ? all
      : all.filter(({ isKept, cells }) => isKept || cells.some((cell) => cell !== null));
  const made = utils.aoa_to_sheet([
    used.map(({ heading }) => textCell(heading)),
    ...rows.map((_, row) => used.map(({ cells }) => cells[row] ?? null)),
  ]);
  made['!cols'] = used.map(({ heading, width, cells }) => ({ wch: widthOf(heading, width, cells) }));
  if (made['!ref']) made['!autofilter'] = { ref: made['!ref'] };
  return made;
}

function widthOf(heading: string, most: number, cells: readonly Cell[]): number {
  const longest = cells.reduce((length, cell) => Math.max(length, lengthOf(cell)), 0);
  return Math.max(LEAST, Math.min(most, longest + 2), Math.min(most, heading.length + SIGN));
}

/** How many letters a cell shows, in its longest line. */
function lengthOf(cell: Cell): number {
  if (!cell) return 0;
  if (cell.t === 'n') return utils.format_cell({ ...cell }).length;
  return String(cell.v ?? '')
    .split('\n')
    .reduce((longest, line) => Math.max(longest, line.length), 0);
}
