import { limits } from '@stemma/shared/limits';
import { sheetReasons } from '@stemma/shared/messages/sheets';
import type { ImportCell } from '@stemma/shared/rules/import/cell';
import type { CellObject, Range } from '@e965/xlsx';
import { read } from '@e965/xlsx';
import { Refusal } from '../../work/refusal';
import type { Grid, GridRow } from './grid';
import { unpack } from './unpack';

/**
 * The cells of a workbook's sheets. A formula is never worked out: its cell counts for what the spreadsheet program kept in it last,
 * as the person saw it. With `asShown` a number that is shown with a sign of percent is a text with that sign, and what is merged downwards
 * stands in each of its rows, and rows are told that the sheet hides.
 */
export async function readXlsx(
  bytes: Uint8Array,
  { rows: most = limits.sheetRowsMax, asShown = false }: { rows?: number; asShown?: boolean } = {},
): Promise<Grid[]> {
  let mayHideRows = false;
  const unpacked = await unpack(bytes, (name, content) => {
    mayHideRows ||= asShown && SHEET_PART.test(name) && content.includes(HIDDEN);
  });
  const book = parse(unpacked, { most, formats: asShown, styles: mayHideRows });
  return book.SheetNames.map((name, at) => {
    const sheet = book.Sheets[name];
    const data = (sheet?.['!data'] ?? []) as (CellObject[] | undefined)[];
    if (asShown) fillDown(data, sheet?.['!merges'] ?? []);
    const isHidden = (book.Workbook?.Sheets?.[at]?.Hidden ?? 0) !== 0;
    const rows = data.map((cells, index) => rowOf(index + 1, cells ?? [], asShown));
    const hiddenRows = (sheet?.['!rows'] ?? []).flatMap((row, index) => (row?.hidden ? [index + 1] : []));
    return { name, rows, ...(isHidden && { isHidden }), ...(hiddenRows.length > 0 && { hiddenRows }) };
  });
}

const SHEET_PART = /^xl\/worksheets\//i;
/** The attribute of hidden rows, and of hidden columns (ECMA-376 18.3.1.73, 18.3.1.13). */
const HIDDEN = ' hidden=';

/** Parses a workbook; which rows are hidden is read along with its styles, which takes longer. */
function parse(
  bytes: Uint8Array,
  { most, formats, styles }: { most: number; formats: boolean; styles: boolean },
): ReturnType<typeof read> {
  try {
    return read(bytes, {
      type: 'buffer',
      dense: true,
      cellDates: true,
      // Kept to be told of, never worked out.
      cellFormula: true,
      // Formulas without results are none otherwise.
      sheetStubs: true,
      cellHTML: false,
      cellNF: formats,
      cellStyles: styles,
      sheetRows: most + 2,
    });
  } catch {
    throw new Refusal(sheetReasons.damaged);
  }
}

/** Cells that are filled by merged ones, in all: a hostile file names the same rows again and again. */
const MERGED_MAX = 1_000_000;

function fillDown(data: (CellObject[] | undefined)[], merges: readonly Range[]): void {
  let filled = 0;
  for (const { s: from, e: to } of merges) {
    const cell = data[from.r]?.[from.c];
    if (!cell) continue;
    for (let row = from.r + 1; row <= Math.min(to.r, data.length - 1) && filled < MERGED_MAX; row += 1, filled += 1)
      (data[row] ??= [])[from.c] = cell;
  }
}

function rowOf(row: number, read: readonly (CellObject | undefined)[], asShown: boolean): GridRow {
  const cells = Array.from(read, (cell) => (asShown && cell && percentOf(cell)) || valueOf(cell));
  const formulas = cells.flatMap((value, column) => (value != null && read[column]?.f !== undefined ? [column] : []));
  const unresolved = read.flatMap((cell, column) => (cell?.t === 'z' && (cell.f ?? cell.F) ? [column] : []));
  return { row, cells, ...(formulas.length > 0 && { formulas }), ...(unresolved.length > 0 && { unresolved }) };
}

/** A cell's value: numbers with no more digits than spreadsheets have; one that is shown with leading zeros as that text. */
function valueOf(cell: CellObject | undefined): ImportCell {
  if (!cell || cell.t === 'z') return null;
  const { t: type, v: value, w: shown } = cell;
  if (type === 'e') return shown ?? '#VALUE!';
  if (typeof value !== 'number') return value ?? null;
  return shown !== undefined && /^0\d+$/.test(shown) ? shown : Number(value.toPrecision(15));
}

/** Parts of a number format (ECMA-376 18.8.31): text between quotation marks, an escaped character, blanks as wide as one, filling with one. */
const FORMAT_PART = /"[^"]*"|[\\_*]./g;

/** The text of a number whose format shows a sign of percent, in percent; a sign that is quoted or escaped multiplies nothing. */
function percentOf({ t: type, v: value, z: format }: CellObject): string | undefined {
  if (type !== 'n' || typeof value !== 'number' || typeof format !== 'string') return undefined;
  const shown = format.replace(FORMAT_PART, (part) => (/^[_*]/.test(part) ? '' : part));
  if (!shown.includes('%')) return undefined;
  const isFactor = shown.replace(FORMAT_PART, '').includes('%');
  return `${Number((isFactor ? value * 100 : value).toPrecision(12))}%`;
}
