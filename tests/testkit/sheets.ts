import { utils, write, type Range } from '@e965/xlsx';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export type Row = readonly unknown[];

/** The bytes of a workbook of the sheets, each a list of rows, with ranges of cells that are merged. */
export function workbook(sheets: Record<string, readonly Row[]>, merges: Range[] = []): Uint8Array {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    utils.book_append_sheet(book, { ...utils.aoa_to_sheet(rows as unknown[][]), '!merges': merges }, name);
  }
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Uint8Array);
}

/** A file of the bytes as a browser sends it. */
export function fileOf(bytes: Uint8Array | string, name = 'entities.xlsx', type = XLSX): File {
  return new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type });
}

export const xlsx = (rows: readonly Row[]): File => fileOf(workbook({ Sheet1: rows }));
export const csv = (text: string | Uint8Array): File => fileOf(text, 'entities.csv', 'text/csv');
