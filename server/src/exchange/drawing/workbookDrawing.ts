import { sentence } from '@stemma/shared/language/sentence';
import { toStoredText } from '@stemma/shared/chart/decoration';
import { placementShape } from '@stemma/shared/chart/placement';
import { ARROW_TYPES, type ArrowType } from '@stemma/shared/chart/vocabulary';
import { cellText, type ImportCell } from '@stemma/shared/rules/import/cell';
import type { TableFault } from '@stemma/shared/rules/import/links/judgedTable';
import { placeIn } from '@stemma/shared/rules/import/links/tableSheet';
import { checkCustomFields, type CustomField } from '@stemma/shared/rules/customFields';
import {
  CUSTOM_FIELDS_SHEET,
  DRAWING_HEADINGS,
  DRAWING_SHEET,
  DRAWN_COLUMNS,
  drawnShapes,
  KEY_COLUMNS,
  NOTES_SHEET,
  type DrawnKind,
  type DrawnRow,
} from '../../documents/drawing/shape';
import type { Grid } from '../sheets/grid';

/** How a chart's workbook says that the chart is drawn, by the keys of the workbook. */
export interface WorkbookDrawing {
  chart: DrawnRow<'chart'>;
  cards: Map<string, DrawnRow<'card'>>;
  /** By the keys of their ends (`pairOf`), and what their arrows are. */
  links: Map<string, DrawnRow<'link'>>;
  arrows: Map<string, ArrowType>;
  /** Ends of links of which a row says nothing else. */
  bare: Set<string>;
  notes: Map<string, DrawnRow<'note'>>;
  noteLinks: DrawnRow<'noteLink'>[];
  groups: DrawnRow<'group'>[];
  customFields: Map<string, CustomField[]>;
  faults: TableFault[];
}

/** Of a workbook that a chart went out as: how it is drawn, and the sheets without what says so. Null for every other file. */
export function readWorkbookDrawing(grids: readonly Grid[]): { grids: Grid[]; drawing: WorkbookDrawing } | null {
  const own = grids.find(({ name, rows }) => name === DRAWING_SHEET && isHeadedBy(rows[0]?.cells ?? []));
  if (!own) return null;
  const drawing = readDrawn(own);
  const rest: Grid[] = [];
  for (const grid of grids) {
    if (grid === own) continue;
    if (grid.name === CUSTOM_FIELDS_SHEET) readCustomFields(grid, drawing);
    else if (grid.name === NOTES_SHEET) readNotes(grid, drawing);
    else rest.push(withoutDrawnColumns(grid, drawing));
  }
  return { grids: rest, drawing };
}

function isHeadedBy(cells: readonly ImportCell[]): boolean {
  return DRAWING_HEADINGS.every((heading, at) => cells[at] === heading);
}

function readDrawn({ rows }: Grid): WorkbookDrawing {
  const drawing: WorkbookDrawing = {
    chart: {},
    cards: new Map(),
    links: new Map(),
    arrows: new Map(),
    bare: new Set(),
    notes: new Map(),
    noteLinks: [],
    groups: [],
    customFields: new Map(),
    faults: [],
  };
  let unread = 0;
  for (const { cells } of rows.slice(1)) {
    const [kind = '', key = '', , json = ''] = cells.map(cellText);
    const isRead = isDrawnKind(kind) && takers[kind](parsed(json), key, drawing);
    if (!isRead) unread += 1;
  }
  if (unread > 0) {
    const why = sentence('{count, plural, one {# row} other {# rows}} of how the chart is drawn cannot be read.', {
      count: unread,
    });
    drawing.faults.push({ kind: 'note', place: DRAWING_SHEET, why });
  }
  return drawing;
}

type Taker<K extends DrawnKind> = (said: DrawnRow<K>, key: string, drawing: WorkbookDrawing) => void;

function taker<K extends DrawnKind>(kind: K, take: Taker<K>) {
  return (said: unknown, key: string, drawing: WorkbookDrawing): boolean => {
    const read = drawnShapes[kind].safeParse(said);
    if (read.success) take(read.data as DrawnRow<K>, key, drawing);
    return read.success;
  };
}

const takers = {
  chart: taker('chart', (said, _key, drawing) => (drawing.chart = said)),
  card: taker('card', (said, key, { cards }) => cards.set(key, said)),
  link: taker('link', (said, _key, { links }) => {
    const ends = pairOf(said.from, said.to);
    links.set(ends, links.get(ends) ?? said);
  }),
  note: taker('note', (said, key, { notes }) => notes.set(key, said)),
  noteLink: taker('noteLink', (said, _key, { noteLinks }) => noteLinks.push(said)),
  group: taker('group', (said, _key, { groups }) => groups.push(said)),
} satisfies Record<DrawnKind, unknown>;

const isDrawnKind = (kind: string): kind is DrawnKind => Object.hasOwn(takers, kind);

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
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

/** Names a link by the keys of its ends. */
export const pairOf = (from: string, to: string): string => JSON.stringify([from, to]);
