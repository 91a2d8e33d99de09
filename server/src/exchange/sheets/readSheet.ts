import { sheetReasons } from '@stemma/shared/messages/sheets';
import type { RecordType } from '@stemma/shared/entities/typeNames';
import { limits } from '@stemma/shared/limits';
import { cellText } from '@stemma/shared/rules/import/cell';
import type { ImportCell } from '@stemma/shared/rules/import/cell';
import { IMPORT_COLUMNS, readHeading } from '@stemma/shared/rules/import/columns';
import { Refusal } from '../../work/refusal';
import type { Grid, SheetRows } from './grid';
import { readCsv } from './readCsv';
import { readXlsx } from './readXlsx';
import type { SheetKind } from './sheetKind';

/**
 * The rows of a file for entities of a type: of the first sheet whose first line with content has the type's required column.
 * @throws Refusal for a file without such a sheet, without rows, or with more than the limits
 */
export async function readSheet(input: { bytes: Uint8Array; kind: SheetKind; type: RecordType }): Promise<SheetRows> {
  const grids = input.kind === 'xlsx' ? await readXlsx(input.bytes) : readCsv(input.bytes);
  const filled = grids.map(withoutBlankRows).filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) throw new Refusal(sheetReasons.empty);
  const required = IMPORT_COLUMNS[input.type].find((column) => column.required);
  const grid = filled.find(({ rows }) =>
    rows[0]?.cells.slice(0, limits.sheetColumnsMax).some((cell) => fieldNamed(input.type, cell) === required?.field),
  );
  if (!grid)
    throw new Refusal(
      filled.some(isTooWide) ? sheetReasons.tooManyColumns : sheetReasons.noColumn(required?.heading ?? ''),
    );
  const [head, ...rows] = grid.rows;
  if (rows.length === 0) throw new Refusal(sheetReasons.empty);
  if (rows.length > limits.sheetRowsMax) throw new Refusal(sheetReasons.tooManyRows);
  const width = Math.max(...grid.rows.map(({ cells }) => filledWidth(cells)));
  if (width > limits.sheetColumnsMax) throw new Refusal(sheetReasons.tooManyColumns);
  return {
    sheet: grid.name,
    headings: headingsOf(head?.cells ?? [], width),
    rows: rows.map((row) => ({ ...row, cells: row.cells.slice(0, width) })),
  };
}

/** Whether its first line has more columns than are looked at. */
function isTooWide({ rows: [head] }: Grid): boolean {
  return filledWidth(head?.cells ?? []) > limits.sheetColumnsMax;
}

function fieldNamed(type: RecordType, cell: ImportCell): string | undefined {
  const meant = readHeading(type, cellText(cell));
  return meant && 'column' in meant ? meant.column.field : undefined;
}

function withoutBlankRows({ name, rows }: Grid): Grid {
  return { name, rows: rows.filter(({ cells }) => filledWidth(cells) > 0) };
}

function filledWidth(cells: readonly ImportCell[]): number {
  return cells.findLastIndex((cell) => cell != null && cellText(cell) !== '') + 1;
}

/** Columns without a heading are called "__EMPTY…", as spreadsheet readers do. */
function headingsOf(cells: readonly ImportCell[], width: number): string[] {
  const seen = new Map<string, number>();
  return Array.from({ length: width }, (_, column) => {
    const heading = cellText(cells[column]).slice(0, limits.nameMax) || '__EMPTY';
    const before = seen.get(heading) ?? 0;
    seen.set(heading, before + 1);
    return heading + ' '.repeat(before);
  });
}
