import { SIDES, type Side } from '../columnMeanings';
import { linkHeading } from '../headings/headingMeanings';
import {
  columnOf,
  headingsIn,
  rowsBelow,
  widthOf,
  withMeaning,
  type SheetMapping,
  type TableMapping,
} from '../tableMapping';
import { PARTY_BREAK } from '../parties/partyCells';
import { foldedName, type TableRow, type TableSheet } from '../tableSheet';

/** What the lists of entities of a file call their entities. */
interface ListedEntities {
  /** Names by key; a key without a name has none of its own. */
  names: ReadonlyMap<string, string>;
  folded: ReadonlySet<string>;
  /** The forms that keys have: letters and digits, whichever they are. */
  forms: ReadonlySet<string>;
}

/** How much of a column must be keys, and how much look like them; the rest is told row by row. */
const KEYS_LEAST = 0.5;
const ALIKE_LEAST = 0.9;

/** The mapping with columns of parties as what they are by their cells: keys of the file's entities, where they were taken for names. */
export function withKeyColumns(sheets: readonly TableSheet[], mapping: TableMapping): TableMapping {
  const listed = listedEntities(sheets, mapping);
  if (!listed) return mapping;
  return {
    sheets: mapping.sheets.map((said, at) => {
      const sheet = sheets[at];
      return sheet && said.use === 'links' ? SIDES.reduce((all, side) => keyed(sheet, all, side, listed), said) : said;
    }),
  };
}

/** The sheets with names in place of the keys of the file's entities, so that their columns can be known; the same where there are none. */
export function sheetsByName(sheets: readonly TableSheet[], mapping: TableMapping): readonly TableSheet[] {
  const listed = listedEntities(sheets, mapping);
  if (!listed) return sheets;
  return sheets.map((sheet, at) => {
    const said = mapping.sheets[at];
    if (!said || (said.use === 'entities' && columnOf(said, 'id') >= 0)) return sheet;
    return byName(sheet, said, listed);
  });
}

function keyed(sheet: TableSheet, mapping: SheetMapping, side: Side, listed: ListedEntities): SheetMapping {
  const column = columnOf(mapping, side);
  if (column < 0 || !isOfKeys(rowsBelow(sheet, mapping), column, listed)) return mapping;
  return withMeaning(mapping, column, columnOf(mapping, `${side}.id`) >= 0 ? null : `${side}.id`);
}

function byName(sheet: TableSheet, mapping: SheetMapping, listed: ListedEntities): TableSheet {
  const rows = rowsBelow(sheet, mapping);
  const keys = keyColumnsIn(sheet, mapping, listed);
  if (keys.length === 0) return sheet;
  const below = new Set(rows);
  return {
    ...sheet,
    rows: sheet.rows.map((row) => {
      if (!below.has(row)) return row;
      const named = row.cells.map((cell, at) => (keys.includes(at) ? namesIn(cell, listed) : cell));
      return { ...row, cells: named };
    }),
  };
}

function namesIn(cell: string, { names }: ListedEntities): string {
  return cell
    .split(PARTY_BREAK)
    .map((text) => names.get(text.trim()) ?? text)
    .join(';');
}

/** The columns of keys whose headings name a side; without any, the first two whose headings say nothing. */
function keyColumnsIn(sheet: TableSheet, mapping: SheetMapping, listed: ListedEntities): number[] {
  const rows = rowsBelow(sheet, mapping);
  const headings = headingsIn(sheet, mapping.header);
  const columns = Array.from({ length: widthOf(sheet) }, (_, at) => {
    const guesses = linkHeading(headings[at] ?? '');
    return {
      at,
      isSided: guesses.some(({ meaning }) => SIDES.includes(meaning as Side)),
      isFree: guesses.length === 0,
    };
  });
  const sided = columns.filter(({ at, isSided }) => isSided && isOfKeys(rows, at, listed));
  if (sided.length > 0) return sided.map(({ at }) => at);
  const free = columns.filter(({ at, isFree }) => isFree && isOfKeys(rows, at, listed));
  return free.length < SIDES.length ? [] : free.slice(0, SIDES.length).map(({ at }) => at);
}

function listedEntities(sheets: readonly TableSheet[], mapping: TableMapping): ListedEntities | null {
  const names = new Map<string, string>();
  const folded = new Set<string>();
  sheets.forEach((sheet, at) => {
    const said = mapping.sheets[at];
    const key = said?.use === 'entities' ? columnOf(said, 'id') : -1;
    if (!said || key < 0) return;
    const naming = ['name', 'firstName', 'lastName'].map((meaning) => columnOf(said, meaning));
    for (const { cells } of rowsBelow(sheet, said)) {
      const name = naming
        .map((column) => (cells[column] ?? '').trim())
        .filter(Boolean)
        .join(' ');
      if (name) folded.add(foldedName(name));
      const id = (cells[key] ?? '').trim();
      if (id && !names.has(id)) names.set(id, name);
    }
  });
  return names.size > 0 ? { names, folded, forms: new Set([...names.keys()].map(formOf)) } : null;
}

/** Whether the cells of a column are keys of listed entities, or look like them, and none of their names. */
function isOfKeys(rows: readonly TableRow[], column: number, { names, folded, forms }: ListedEntities): boolean {
  const texts = new Set<string>();
  for (const { cells } of rows) for (const part of (cells[column] ?? '').split(PARTY_BREAK)) texts.add(part.trim());
  texts.delete('');
  let [keys, alike] = [0, 0];
  for (const text of texts) {
    if (folded.has(foldedName(text))) continue;
    if (names.has(text)) keys += 1;
    else if (forms.has(formOf(text))) alike += 1;
  }
  return keys > 0 && keys >= KEYS_LEAST * texts.size && keys + alike >= ALIKE_LEAST * texts.size;
}

/** "E1" and "F203" have one form, “A9”. */
function formOf(text: string): string {
  return text
    .slice(0, 60)
    .replace(/\p{Lu}+/gu, 'A')
    .replace(/\p{Ll}+/gu, 'a')
    .replace(/\d+/g, '9');
}
