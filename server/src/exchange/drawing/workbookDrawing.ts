import { sentence } from '@stemma/shared/language/sentence';
import { toStoredText } from '@stemma/shared/chart/decoration';
import { placementShape } from '@stemma/shared/chart/placement';
import { ARROW_TYPES } from '@stemma/shared/chart/vocabulary';
import { cellText, type ImportCell } from '@stemma/shared/rules/import/cell';
import { foldedName, placeIn } from '@stemma/shared/rules/import/links/tableSheet';
import { checkCustomFields } from '@stemma/shared/rules/customFields';
import {
  CUSTOM_FIELDS_SHEET,
  DRAWING_HEADINGS,
  DRAWING_SHEET,
  DRAWN_COLUMNS,
  KEY_COLUMNS,
  NOTES_SHEET,
  type DrawnRow,
} from '../../documents/drawing/shape';
import type { Grid, GridRow } from '../sheets/grid';
import { pairOf, readDrawnRows, type WorkbookDrawing } from './drawnRows';

/** Of a workbook that a chart went out as: how it is drawn, and the sheets without what says so. Null for every other file. */
export function readWorkbookDrawing(grids: readonly Grid[]): { grids: Grid[]; drawing: WorkbookDrawing } | null {
  const own = grids.find(({ name, rows }) => name === DRAWING_SHEET && isHeadedBy(rows[0]?.cells ?? []));
  if (!own) return null;
  const drawing = readDrawnRows(own);
  const rest: Grid[] = [];
  const sheets = grids.filter((grid) => grid !== own);
  for (const grid of withKeysOfNames(sheets, drawing)) {
    if (grid.name === CUSTOM_FIELDS_SHEET) readCustomFields(grid, drawing);
    else if (grid.name === NOTES_SHEET) readNotes(grid, drawing);
    else rest.push(withoutDrawnColumns(grid, drawing));
  }
  return { grids: rest, drawing };
}

function isHeadedBy(cells: readonly ImportCell[]): boolean {
  return DRAWING_HEADINGS.every((heading, at) => cells[at] === heading);
}

/** Sheets without the keys of rows whose name is another's: who copies a row and types a name over it means the name. */
function withKeysOfNames(grids: readonly Grid[], { cards, faults }: WorkbookDrawing): Grid[] {
  const names = new Map(
    [...cards].flatMap(([key, { name }]) => (name ? [[key, new Set([foldedName(name)])] as const] : [])),
  );
  const isNamed = (key: string, name: string) => names.get(key)?.has(foldedName(name)) !== false;
  const listed = new Map<string, string>();
  const lists = grids.map((grid) =>
    withoutKeys(grid, [['Name', KEY_COLUMNS.entity]], ({ key, name, place }) => {
      const first = listed.get(key);
      if (first === undefined) {
        listed.set(key, name);
        names.set(key, (names.get(key) ?? new Set()).add(foldedName(name)));
        return true;
      }
      if (foldedName(first) !== foldedName(name)) faults.push({ kind: 'note', place, why: takenByName(name, first) });
      return foldedName(first) === foldedName(name);
    }),
  );
  return lists.map((grid) =>
    withoutKeys(
      grid,
      [
        ['From', KEY_COLUMNS.from],
        ['To', KEY_COLUMNS.to],
      ],
      ({ key, name, place }) => {
        if (isNamed(key, name)) return true;
        faults.push({ kind: 'note', place, why: takenByName(name, listed.get(key) ?? cards.get(key)?.name ?? '') });
        return false;
      },
    ),
  );
}

function takenByName(name: string, other: string): string {
  return sentence('“{name}” is taken by its name: the row’s key is that of “{other}”.', {
    name: name.slice(0, 60),
    other: other.slice(0, 60),
  });
}

/** A sheet without the keys of names that `keeps` answers false for; columns of names and of their keys by headings. */
function withoutKeys(
  grid: Grid,
  columns: readonly (readonly [name: string, key: string])[],
  keeps: (said: { key: string; name: string; place: string }) => boolean,
): Grid {
  const heads = (grid.rows[0]?.cells ?? []).map(cellText);
  const at = columns.map(([name, key]) => [heads.indexOf(name), heads.indexOf(key)] as const);
  if (at.some((pair) => pair.includes(-1))) return grid;
  const rows = grid.rows.map((row, index): GridRow => {
    const gone = at.flatMap(([name, key]) => {
      const said = {
        name: cellText(row.cells[name]),
        key: cellText(row.cells[key]),
        place: placeIn(grid.name, row.row),
      };
      return index === 0 || said.key === '' || said.name === '' || keeps(said) ? [] : [key];
    });
    return gone.length > 0
      ? { ...row, cells: row.cells.map((cell, column) => (gone.includes(column) ? null : cell)) }
      : row;
  });
  return { ...grid, rows };
}

/** A row of a sheet that is headed in its first row, its cells by their headings. */
interface SheetRow {
  place: string;
  cell: (heading: string) => string;
}

function rowsOf({ name, rows }: Grid): { heads: string[]; rows: SheetRow[] } {
  const heads = (rows[0]?.cells ?? []).map(cellText);
  const read = rows.slice(1).map(({ row, cells }) => ({
    place: placeIn(name, row),
    cell: (heading: string) => cellText(cells[heads.indexOf(heading)] ?? null),
  }));
  return { heads, rows: read };
}

function readCustomFields(grid: Grid, { customFields, faults }: WorkbookDrawing): void {
  for (const { place, cell } of rowsOf(grid).rows) {
    const [key, name, value] = [cell(KEY_COLUMNS.ofField), cell('Field'), cell('Value')];
    if (key === '' && name === '') continue;
    const all = [...(customFields.get(key) ?? []), { name, value }];
    const read = checkCustomFields(all);
    if ('fault' in read) faults.push({ kind: 'note', place, why: read.fault });
    else if (key === '') faults.push({ kind: 'note', place, why: withoutKey(name) });
    else customFields.set(key, read.fields);
  }
}

function withoutKey(said: string): string {
  return sentence('“{said}” is left out: nothing on the chart has the row’s key.', {
    said: said.slice(0, 60),
  });
}

/** What notes say is taken from their sheet, and those that it no longer has are off. */
function readNotes(grid: Grid, { notes, faults }: WorkbookDrawing): void {
  const drawn = new Map(notes);
  notes.clear();
  for (const { place, cell } of rowsOf(grid).rows) {
    const [key, words] = [cell(KEY_COLUMNS.entity), cell('Words')];
    const note = drawn.get(key);
    if (!note && words) faults.push({ kind: 'note', place, why: withoutKey(words) });
    if (note) notes.set(key, words ? withWords(note, words) : note);
  }
}

function withWords(note: DrawnRow<'note'>, words: string): DrawnRow<'note'> {
  const { name, chartDescription } = toStoredText(words);
  return { ...note, name, placement: { ...note.placement, chartDescription } };
}

/** What is of the record of the entity or chart, and made anew with it. */
const OF_RECORDS = ['Created', 'Modified', 'Chart'];

const ENDS_OF_LINKS: ReadonlySet<string> = new Set([
  ...['From', 'To', 'Chart', DRAWN_COLUMNS.arrow],
  ...[KEY_COLUMNS.from, KEY_COLUMNS.to],
]);

/** A sheet of entities or links without what it says of their cards and lines, which goes into the drawing. */
function withoutDrawnColumns(grid: Grid, drawing: WorkbookDrawing): Grid {
  const { heads, rows } = rowsOf(grid);
  const { label, description, arrow } = DRAWN_COLUMNS;
  const isOfLinks = heads.includes(KEY_COLUMNS.from) && heads.includes(KEY_COLUMNS.to);
  if (!isOfLinks && !heads.includes(KEY_COLUMNS.entity)) return grid;
  const saying = heads.filter((heading) => !ENDS_OF_LINKS.has(heading));
  for (const row of rows) {
    if (!isOfLinks) readCardTexts(row, drawing);
    else if (row.cell(arrow)) readArrow(row, drawing);
    if (isOfLinks && saying.every((heading) => row.cell(heading) === ''))
      drawing.bare.add(pairOf(row.cell(KEY_COLUMNS.from), row.cell(KEY_COLUMNS.to)));
  }
  const columns = new Set([label, description, arrow, ...OF_RECORDS].map((heading) => heads.indexOf(heading)));
  return {
    ...grid,
    rows: grid.rows.map((row) => ({ ...row, cells: row.cells.map((cell, at) => (columns.has(at) ? null : cell)) })),
  };
}

function readCardTexts({ place, cell }: SheetRow, { cards, faults }: WorkbookDrawing): void {
  const said = [cell(DRAWN_COLUMNS.label), cell(DRAWN_COLUMNS.description)] as const;
  const key = cell(KEY_COLUMNS.entity);
  const card = cards.get(key);
  const [first] = said.filter(Boolean);
  if (!card && first) faults.push({ kind: 'note', place, why: withoutKey(first) });
  if (!card) return;
  const placement = placementShape.safeParse({
    ...card.placement,
    label: said[0] || null,
    chartDescription: said[1] || null,
  });
  if (placement.success) cards.set(key, { ...card, placement: placement.data });
  else faults.push({ kind: 'note', place, why: placement.error.issues[0]?.message ?? '' });
}

function readArrow({ place, cell }: SheetRow, { arrows, faults }: WorkbookDrawing): void {
  const said = cell(DRAWN_COLUMNS.arrow);
  const arrow = ARROW_TYPES.find((type) => type === said);
  const [from, to] = [cell(KEY_COLUMNS.from), cell(KEY_COLUMNS.to)];
  const ends = pairOf(from, to);
  if (arrow && from && to) arrows.set(ends, arrows.get(ends) ?? arrow);
  else if (!arrow)
    faults.push({ kind: 'note', place, why: sentence('“{said}” is no arrow.', { said: said.slice(0, 60) }) });
}
