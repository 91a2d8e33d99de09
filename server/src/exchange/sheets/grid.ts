import type { ImportCell } from '@stemma/shared/rules/import/cell';

/** A sheet's cells as they stand, row by row. */
export interface Grid {
  name: string;
  /** `row` counts from 1, as spreadsheets do. */
  rows: { row: number; cells: ImportCell[] }[];
}

/** A sheet's rows with content by its headings, ready for the rules of an import. */
export interface SheetRows {
  sheet: string;
  /** Headings as written, one for each column; trailing spaces keep columns of the same heading apart. */
  headings: string[];
  /** Cells in the order of the headings. */
  rows: { row: number; cells: ImportCell[] }[];
}
