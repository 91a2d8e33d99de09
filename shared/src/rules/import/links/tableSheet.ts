import { memoize } from '../../../memoize';

/** A row of a table with content, every cell as text: dates as ISO text, shares that a spreadsheet shows in percent with their sign. */
export interface TableRow {
  /** Counts from 1, as spreadsheets do. */
  row: number;
  cells: string[];
  /** Columns, from 0, with a formula of which the file has no result. */
  unresolved?: readonly number[] | undefined;
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
  /** Of the workbook that a chart went out as: rows have keys, and cells are taken word for word. */
  isOwn?: boolean | undefined;
}

/** Where something stands in a table: "Links, row 7". */
export function placeIn(sheet: string, row: number): string {
  return sheet ? `${sheet}, row ${row}` : `row ${row}`;
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
