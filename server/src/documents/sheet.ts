import { utils } from '@e965/xlsx';
import type { WorkSheet } from '@e965/xlsx';
import type { Cell } from './cells';
import { textCell } from './cells';

export interface Column<T> {
  heading: string;
  /** In characters. */
  width: number;
  cell: (row: T) => Cell;
}

/** A sheet with a row for each record under its headings, which filter it. */
export function sheet<T>(columns: readonly Column<T>[], rows: readonly T[]): WorkSheet {
  const cells = [
    columns.map(({ heading }) => textCell(heading)),
    ...rows.map((row) => columns.map(({ cell }) => cell(row))),
  ];
  const made = utils.aoa_to_sheet(cells);
  made['!cols'] = columns.map(({ width }) => ({ wch: width }));
  if (made['!ref']) made['!autofilter'] = { ref: made['!ref'] };
  return made;
}
