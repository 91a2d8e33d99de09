import { sentence } from '@stemma/shared/language/sentence';
import { groupsShape } from '@stemma/shared/chart/save';
import { entityChangeShape } from '@stemma/shared/entities/entity';
import { normalizeNewFields } from '@stemma/shared/entities/record';
import type { EntityType } from '@stemma/shared/entities/typeNames';
import type { ArrowType } from '@stemma/shared/chart/vocabulary';
import type { CustomField } from '@stemma/shared/rules/customFields';
import { cellText } from '@stemma/shared/rules/import/cell';
import type { TableFault } from '@stemma/shared/rules/import/links/judgedTable';
import { fieldNames } from '../../entities/write';
import { DRAWING_SHEET, drawnShapes, type DrawnKind, type DrawnRow } from '../../documents/drawing/shape';
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
  /** Links beyond the first between the same two. */
  merged: number;
  faults: TableFault[];
}

/** Reads the sheet of how a chart is drawn; rows that cannot be read are counted in one fault. */
export function readDrawnRows({ rows }: Grid): WorkbookDrawing {
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
    merged: 0,
    faults: [],
  };
  let unread = 0;
  for (const { cells } of rows.slice(1)) {
    const [kind = '', key = '', , json = ''] = cells.map(cellText);
    const isRead = isDrawnKind(kind) && takers[kind](parsed(json), key, drawing);
    if (!isRead) unread += 1;
  }
  const { chart, notes } = drawing;
  const noteLinks = drawing.noteLinks.filter(({ from, to }) => from !== to && (notes.has(from) || notes.has(to)));
  unread += drawing.noteLinks.length - noteLinks.length;
  const areGroups = groupsShape.safeParse(drawing.groups).success;
  if (!areGroups) unread += drawing.groups.length;
  const faults = [
    ...(unread > 0 ? [unreadRows(unread)] : []),
    ...(drawing.merged > 0 ? [mergedLinks(drawing.merged)] : []),
    ...(chart.pictures ? [leftPictures(chart.pictures)] : []),
  ];
  return {
    ...drawing,
    noteLinks,
    groups: areGroups ? drawing.groups : [],
    faults: faults.map((why) => ({ kind: 'note' as const, place: DRAWING_SHEET, why })),
  };
}

function unreadRows(count: number): string {
  return sentence('{count, plural, one {# row} other {# rows}} of how the chart is drawn cannot be read.', { count });
}

function mergedLinks(count: number): string {
  return sentence(
    '{count, plural, one {# link becomes} other {# links become}} one with another between the same two entities.',
    { count },
  );
}

function leftPictures(count: number): string {
  return sentence(
    '{count, plural, one {# picture of the chart is} other {# pictures of the chart are}} not in its workbook.',
    { count },
  );
}

/** Takes what a row says; false where it cannot be. */
type Taker<K extends DrawnKind> = (said: DrawnRow<K>, key: string, drawing: WorkbookDrawing) => boolean;

function taker<K extends DrawnKind>(kind: K, take: Taker<K>) {
  return (said: unknown, key: string, drawing: WorkbookDrawing): boolean => {
    const read = drawnShapes[kind].safeParse(said);
    return read.success && take(read.data as DrawnRow<K>, key, drawing);
  };
}

const takers = {
  chart: taker('chart', (said, _key, drawing) => {
    drawing.chart = said;
    return true;
  }),
  card: taker('card', (said, key, { cards }) => {
    cards.set(key, said);
    return true;
  }),
  link: taker('link', (said, _key, drawing) => {
    const ends = pairOf(said.from, said.to);
    if (drawing.links.has(ends)) drawing.merged += 1;
    else drawing.links.set(ends, said);
    return true;
  }),
  note: taker('note', (said, key, { notes }) => {
    const { typeName, name, fields } = said;
    const isOne = entityChangeShape.safeParse({ key, typeName, name, fields }).success && areFieldsOf(typeName, fields);
    if (isOne) notes.set(key, said);
    return isOne;
  }),
  noteLink: taker('noteLink', (said, _key, { noteLinks }) => {
    if (!noteLinks.some(({ key }) => key === said.key)) noteLinks.push(said);
    return true;
  }),
  group: taker('group', (said, _key, { groups }) => {
    const begun = groups.find(({ key }) => key === said.key);
    if (begun) begun.members.push(...said.members);
    else groups.push(said);
    return true;
  }),
} satisfies Record<DrawnKind, unknown>;

function areFieldsOf(type: EntityType, fields: DrawnRow<'note'>['fields']): boolean {
  const own = new Set(fieldNames(type));
  const isKnown = Object.entries(fields).every(([name, value]) => value === null || own.has(name));
  return isKnown && normalizeNewFields(type, fields).faults.length === 0;
}

const isDrawnKind = (kind: string): kind is DrawnKind => Object.hasOwn(takers, kind);

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Names a link by the keys of its ends. */
export const pairOf = (from: string, to: string): string => JSON.stringify([from, to]);
