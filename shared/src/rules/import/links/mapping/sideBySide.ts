import { limits } from '../../../../limits';
import { typeOfName } from '../../../typeOfName';
import { columnLetter, foldedHeading, foldedName, type TableRow, type TableSheet } from '../tableSheet';
import { columnOf, rowsBelow, type SheetMapping } from '../tableMapping';
import { linkHeading } from '../headings/headingMeanings';
import { momentOfHeading } from '../headings/momentHeading';
import { nameKind, partyNamed } from '../headings/partyHeading';
import { asLinkRows } from './asLinkRows';
import { heldByTitle, holderByTitle, partyAbove } from './endTitle';
import { findHeader } from './findHeader';
import { headedEntities, headedLinks } from './proposeMapping';

/** Rows by which it is decided. */
const LOOKED_AT = 40;

/** A table beside another one, as its headings are understood. */
interface Side {
  sheet: TableSheet;
  mapping: SheetMapping;
  /** Its texts that stand alone in a row above its headings. */
  titles: string[];
}

/** The sheets of a file, one for each of their tables, whose rows are links of one each; sheets as they are where there would be too many. */
export function tablesIn(sheets: readonly TableSheet[]): TableSheet[] {
  const tables = sheets.flatMap(tablesSideBySide);
  return (tables.length > limits.tableSheetsMax ? sheets : tables).map(asLinkRows);
}

/**
 * The tables that stand side by side on a sheet, parted by columns that are empty, each with its cells in their own columns; a sheet of one
 * table as it is. What is on either side must be understood by headings of its own as links with both ends or as a list of entities, so that no table is parted that has an
 * empty column.
 */
export function tablesSideBySide(sheet: TableSheet): TableSheet[] {
  const above = namesAbove(sheet);
  const whole = { ...sheet, rows: sheet.rows.slice(above.length) };
  const sample = { ...whole, rows: whole.rows.slice(0, LOOKED_AT) };
  for (const [from, to] of emptyColumns(sample.rows)) {
    const sides = [cut(sample, 0, from), cut(sample, to)];
    const isOfBoth = sides.every(({ rows: [title] }) => title?.cells.filter(isSaid).length === 1);
    const top = { ...sheet, rows: above };
    const [atLeft, atRight] = isOfBoth ? [top, top] : [cut(top, 0, from), cut(top, to)];
    const right = sides.every(mayBeTable) && readSide(below(atRight, sides[1] ?? sample));
    const left = right && readSide(below(atLeft, sides[0] ?? sample));
    if (!left || !areApart(left, right)) continue;
    if (whole.rows.some((row) => isFilled(row, from, to))) continue;
    const first = below(atLeft, withColumns(cut(whole, 0, from)));
    return [first, ...tablesSideBySide(below(atRight, cut(whole, to))).map(withColumns)];
  }
  return [sheet];
}

/** Rows at the top that name an organization and nothing else, which is that of all tables below where each has a title of its own. */
function namesAbove({ rows }: TableSheet): TableRow[] {
  const isName = (row: TableRow) => {
    const alone = { name: '', rows: [row] };
    const header = row.row + 1;
    return (
      row.cells.filter(isSaid).length === 1 &&
      partyAbove(alone, header) !== undefined &&
      heldByTitle(alone, header) === undefined &&
      holderByTitle(alone, header) === undefined
    );
  };
  const end = rows.findIndex((row) => !isName(row));
  return rows.slice(0, Math.max(end, 0));
}

const below = ({ rows: above }: TableSheet, sheet: TableSheet): TableSheet => ({
  ...sheet,
  rows: [...above, ...sheet.rows],
});

/** Each run of columns in which nothing stands, between others: where it begins, and what comes after it. */
function emptyColumns(rows: readonly TableRow[]): (readonly [number, number])[] {
  const filled = new Set(rows.flatMap(({ cells }) => cells.flatMap((cell, at) => (cell.trim() === '' ? [] : [at]))));
  const columns = [...filled].sort((a, b) => a - b);
  return columns.slice(1).flatMap((to, at) => {
    const from = (columns[at] ?? 0) + 1;
    return to > from ? [[from, to] as const] : [];
  });
}

const isSaid = (cell: string | undefined): boolean => (cell ?? '').trim() !== '';

function isFilled({ cells, unresolved }: TableRow, from: number, to: number): boolean {
  return cells.slice(from, to).some(isSaid) || (unresolved ?? []).some((at) => at >= from && at < to);
}

/** Whether the first row of a side with several cells names a party, or a kind of them, and another row follows. */
function mayBeTable({ rows }: TableSheet): boolean {
  const head = rows.find(({ cells }) => cells.filter(isSaid).length > 1);
  const isNamed = head?.cells.some(
    (cell) =>
      partyNamed(cell) ||
      nameKind(foldedHeading(cell)) !== undefined ||
      linkHeading(cell).some(({ isEnd }) => isEnd) ||
      typeOfName(cell, 'Custom') !== 'Custom',
  );
  return isNamed === true && head !== rows.at(-1);
}

/** The columns of a sheet from one to another, where they stand. */
function cut(sheet: TableSheet, from: number, to = Infinity): TableSheet {
  const rows = sheet.rows.flatMap((row): TableRow[] => {
    if (!isFilled(row, from, to)) return [];
    const unresolved = row.unresolved?.filter((at) => at >= from && at < to);
    const cells = row.cells.slice(0, to).map((cell, at) => (at < from ? '' : cell));
    return [{ row: row.row, cells, ...(unresolved?.length && { unresolved }) }];
  });
  return { ...sheet, rows };
}

function withColumns(sheet: TableSheet): TableSheet {
  if (sheet.columns !== undefined) return sheet;
  let [first, last] = [Infinity, 0];
  for (const { cells } of sheet.rows.slice(namesAbove(sheet).length)) {
    const at = cells.findIndex(isSaid);
    if (at < 0) continue;
    first = Math.min(first, at);
    last = Math.max(last, cells.findLastIndex(isSaid));
  }
  return { ...sheet, columns: `${columnLetter(first)}–${columnLetter(last)}` };
}

/** A side that is understood without the name of its sheet, which is that of both. */
function readSide(cells: TableSheet): Side | null {
  const sheet = asLinkRows({ ...cells, name: '' });
  const header = findHeader(sheet);
  if (header === 0) return null;
  const mapping = headedLinks(sheet, header);
  const isWhole = mapping && mapping.held?.name !== '' && mapping.holder?.name !== '';
  const found = mapping ? (isWhole ? mapping : null) : listOf(sheet, header);
  return found && { sheet, mapping: found, titles: titlesAbove(cells, header) };
}

/** A list whose rows name another entity each and say more of it; null for any other. */
function listOf(sheet: TableSheet, header: number): SheetMapping | null {
  const list = headedEntities(sheet, header);
  const name = list ? columnOf(list, 'name') : -1;
  if (!list || name < 0 || Object.keys(list.columns).length < 2) return null;
  const names = namesIn(sheet, list, 'name');
  return names.length > 0 && new Set(names).size === names.length ? list : null;
}

function namesIn(sheet: TableSheet, mapping: SheetMapping, meaning: string): string[] {
  const at = columnOf(mapping, meaning);
  return rowsBelow(sheet, mapping).flatMap(({ cells }) => foldedName(cells[at] ?? '') || []);
}

function titlesAbove({ rows }: TableSheet, header: number): string[] {
  return rows.flatMap(({ row, cells }) => {
    const said = row < header ? cells.filter(isSaid) : [];
    return said.length === 1 ? said : [];
  });
}

/** Whether a title names no side: “Owner” and “Asset” above two columns each are one table. */
function isOfTable(title: string): boolean {
  return !partyNamed(title) && nameKind(foldedHeading(title)) === undefined;
}

/**
 * Whether two sides are tables of their own: of links both, or else where their rows do not belong together. What is of two moments, “Before”
 * and “After”, is no sum of both.
 */
function areApart(left: Side, right: Side): boolean {
  const [moment, otherMoment] = [left, right].map(({ titles }) =>
    titles.map(momentOfHeading).find((said) => said !== undefined),
  );
  if (moment !== undefined && otherMoment !== undefined && moment !== otherMoment) return false;
  const [one, other] = [left, right].map(({ mapping }) => mapping.use === 'links');
  const isOneChain = left.sheet.levelColumns && right.sheet.levelColumns;
  if (one && other) return !isOneChain || left.sheet.levelColumns?.[0] === right.sheet.levelColumns?.[0];
  const isOffset =
    left.mapping.header !== right.mapping.header || [left, right].every(({ titles }) => titles.some(isOfTable));
  if (isOffset || !(one || other)) return isOffset;
  const [links, list] = one ? [left, right] : [right, left];
  return isShorter(links, list) || isShorter(list, links) || listsEndsOf(list, links);
}

/** Whether the rows of a side end before those of the other, and none of them is empty. */
function isShorter(one: Side, other: Side): boolean {
  const [rows, others] = [one, other].map(({ sheet, mapping }) => rowsBelow(sheet, mapping).map(({ row }) => row));
  const [last = 0, lastOther = 0] = [rows?.at(-1), others?.at(-1)];
  return last < lastOther && last - one.mapping.header === new Set(rows).size;
}

/** Whether most of what a list names are ends of links, in other rows than its own. */
function listsEndsOf(list: Side, links: Side): boolean {
  const ends = new Map<string, Set<number>>();
  for (const { row, cells } of rowsBelow(links.sheet, links.mapping))
    for (const side of ['owner', 'owned']) {
      const name = foldedName(cells[columnOf(links.mapping, side)] ?? '');
      ends.set(name, (ends.get(name) ?? new Set()).add(row));
    }
  const at = columnOf(list.mapping, 'name');
  const named = rowsBelow(list.sheet, list.mapping).map(({ row, cells }) => {
    const rows = ends.get(foldedName(cells[at] ?? ''));
    return rows ? (rows.has(row) ? 'beside' : 'elsewhere') : 'nowhere';
  });
  const elsewhere = named.filter((one) => one === 'elsewhere').length;
  return elsewhere * 2 > named.length;
}
