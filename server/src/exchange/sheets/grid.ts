import type { ImportCell } from '@stemma/shared/rules/import/cell';

export interface GridRow {
  /** Counts from 1, as spreadsheets do. */
  row: number;
  cells: ImportCell[];
  /** Columns, from 0, whose value a formula had last in the spreadsheet program. */
  formulas?: number[];
  /** Columns, from 0, with a formula of which the file has no result. */
  unresolved?: number[];
}

/** A sheet's cells as they stand, row by row. */
export interface Grid {
  name: string;
  /** Whether its workbook shows it to nobody. */
  isHidden?: boolean;
  /** The numbers of the rows that it hides, by hand or by a filter. */
  hiddenRows?: number[];
  rows: GridRow[];
}

/** A sheet's rows with content by its headings, ready for the rules of an import. */
export interface SheetRows {
  sheet: string;
  /** Headings as written, one for each column; trailing spaces keep columns of the same heading apart. */
  headings: string[];
  /** Cells in the order of the headings. */
  rows: GridRow[];
}
