import { memoize } from '../../../memoize';

/** A row of a table with content, every cell as text: dates as ISO text, shares that a spreadsheet shows in percent with their sign. */
export interface TableRow {
  /** Counts from 1, as spreadsheets do. */
  row: number;
  cells: string[];
  /** Columns, from 0, with a formula of which the file has no result. */
  unresolved?: readonly number[] | undefined;
}

/** How the cells of a matrix of roles are read. */
export interface RoleMatrix {
  /** Where those stand who have the roles; undefined where its cells are bare marks, and nothing says of which role. */
  holders?: 'rows' | 'columns' | undefined;
  /** Short forms and marks, and the roles as which they are taken. */
  readAs: readonly { text: string; role: string }[];
  /** Cells whose text is no role that is known, by the letters of their columns. */
  unread: readonly { row: number; column: string; text: string }[];
}

/** A sheet of a spreadsheet, or what was pasted; rows without content are left out. */
export interface TableSheet {
  /** Empty for a file without sheets. */
  name: string;
  rows: TableRow[];
  /** Whether its workbook shows it to nobody: what somebody hid is not read unasked. */
  isHidden?: boolean | undefined;
  /** Headings of parties that stood side by side in its rows, and stand below each other here; missing where none did. */
  unfolded?: readonly string[] | undefined;
  /** The heading of the column of levels by which rows were given parents; missing where none were. */
  levels?: string | undefined;
  /** The headings of columns of levels, the parties in which are owners and owned in its rows; missing where there were none. */
  levelColumns?: readonly string[] | undefined;
  /** Whether holders stood in the rows or the columns of a matrix of shares; missing for what was none. */
  matrix?: 'rows' | 'columns' | undefined;
  /** How the cells of a matrix of roles are read; missing for what was none. */
  roleMatrix?: RoleMatrix | undefined;
  /** The letters of its columns, “F–I”, where it stands beside another table of its sheet; missing where it is the whole. */
  columns?: string | undefined;
  /** By how much the numbers of its rows exceed those of the columns, from 0, that they were; missing where rows are rows. */
  turnedBy?: number | undefined;
  /** The numbers of the rows that its workbook hides, by hand or by a filter; missing for none. */
  hiddenRows?: readonly number[] | undefined;
  /** Of the workbook that a chart went out as: rows have keys, and cells are taken word for word. */
  isOwn?: boolean | undefined;
}

/** Where something stands in a table: "Links, row 7". */
export function placeIn(sheet: string, row: number): string {
  return sheet ? `${sheet}, row ${row}` : `row ${row}`;
}

/** What a sheet is called: by its name, a part of one also by its columns; empty for a file without sheets. */
export function sheetTitle({ name, columns }: Pick<TableSheet, 'name' | 'columns'>): string {
  return [name, columns && `columns ${columns}`].filter(Boolean).join(', ');
}

/** Where a row of a table stands in its file: "Links, row 7", "columns F–I, row 7"; as a column where rows were columns there. */
export function tablePlace(sheet: Pick<TableSheet, 'name' | 'columns' | 'turnedBy'>, row: number): string {
  const title = sheetTitle(sheet);
  if (sheet.turnedBy === undefined || row <= 0) return placeIn(title, row);
  return [title, `column ${columnLetter(row - sheet.turnedBy)}`].filter(Boolean).join(', ');
}

/** The letters by which spreadsheets call a column, which counts from 0. */
export function columnLetter(at: number): string {
  return (at >= 26 ? columnLetter(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26));
}

const PLAIN_LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' };

/** Endings in brackets: “Owner(s)”, “Gesellschafter(in)”. */
const OPTIONAL_ENDING = /(?<=\p{L})\((?:s|es|ies|e|n|en|r|er|in|innen)\)/gu;

/** A heading or a word as it is compared: without case, accents, signs, endings in brackets and outer blanks; a sign of percent is a word. */
export const foldedHeading = memoize((text) =>
  (text.includes('(') ? text.slice(0, 200).replace(OPTIONAL_ENDING, '') : text)
    .slice(0, 200)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/%/g, ' percent ')
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[ßæœøłđ]/gu, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim(),
);

/** Whether a heading may be of several: “Owner(s)”. */
export const mayBeSeveral = (heading: string): boolean => heading.search(OPTIONAL_ENDING) >= 0;

/** A name as it is compared within a table: without regard to case, width of characters and spaces. */
export function foldedName(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}
