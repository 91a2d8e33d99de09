import type { ChartNode } from '@stemma/shared/chart/chart';
import { asOfText } from '@stemma/shared/chart/onDay';
import { annotationText } from '@stemma/shared/chart/decoration';
import type { ChartLink } from '@stemma/shared/chart/link';
import type { LinkRole } from '@stemma/shared/chart/linkRole';
import {
  isRecordType,
  RECORD_TYPES,
  typeLabel,
  typeLabelPlural,
  type RecordType,
} from '@stemma/shared/entities/typeNames';
import { naturalOrder } from '@stemma/shared/nameOrder';
import { utils } from '@e965/xlsx';
import type { WorkSheet } from '@e965/xlsx';
import { bookFile, type PrintedSheet } from './bookFile';
import { dateCell, fieldCell, numberCell, textCell, type Cell } from './cells';
import type { Column } from './sheet';
import { sheet } from './sheet';
import { fieldColumns } from './columns';
import { drawingSheet } from './drawing/drawingSheet';
import { CUSTOM_FIELDS_SHEET, DRAWING_SHEET, DRAWN_COLUMNS, KEY_COLUMNS, NOTES_SHEET } from './drawing/shape';
import { isSaid } from './said';
import type { ChartContent } from './content';

/**
 * The bytes of an .xlsx file: a sheet for the entities of each type, Links, and Custom fields and Notes where the chart has any, a hidden one of how it is drawn, before them the
 * day where it is of another than today; of columns those in which something is said; every cell typed, none a formula.
 */
export function chartWorkbook(content: ChartContent): Uint8Array {
  const book = utils.book_new();
  book.Props = { Title: content.chart.name, Application: 'Stemma' };
  const printed = new Map<string, PrintedSheet>();
  const append = (name: string, { made, keys }: Made) => {
    utils.book_append_sheet(book, made, name);
    printed.set(name, { columns: (made['!cols']?.length ?? 0) - keys });
  };
  if (content.asOf) utils.book_append_sheet(book, utils.aoa_to_sheet([[textCell(asOfText(content.asOf))]]), 'As of');
  const types = RECORD_TYPES.filter((type) => content.entities.some(({ typeName }) => typeName === type));
  if (types.length === 0) append('Entities', entitySheet(content, null));
  for (const type of types) append(typeLabelPlural(type), entitySheet(content, type));
  append('Links', linkSheet(content));
  if (content.entities.some(({ customFields }) => customFields.length > 0))
    append(CUSTOM_FIELDS_SHEET, customFieldSheet(content));
  if (notesOf(content).length > 0) append(NOTES_SHEET, noteSheet(content));
  utils.book_append_sheet(book, drawingSheet(content), DRAWING_SHEET);
  book.Workbook = { Sheets: book.SheetNames.map((name) => ({ name, Hidden: name === DRAWING_SHEET ? 1 : 0 })) };
  return bookFile(book, printed);
}

/** A sheet, and how many of its last columns are keys, which are not printed. */
interface Made {
  made: WorkSheet;
  keys: number;
}

type Entity = ChartContent['entities'][number];

function entitySheet({ entities: all, chart }: ChartContent, type: RecordType | null): Made {
  const entities = all.filter(({ typeName }) => typeName === type).sort((a, b) => naturalOrder(a.name, b.name));
  const placed = new Map(chart.nodes.map((node) => [node.key, node]));
  const fields =
    type === null
      ? []
      : fieldColumns(type).map(({ field, heading, width }): Column<Entity> => ({
          heading,
          width,
          cell: (entity) => (isSaid(entity, field) ? fieldCell(field, entity.fields[field.name]) : null),
        }));
  const made = sheet(
    [
      { heading: 'Name', width: 40, cell: ({ name }) => textCell(name), isKept: true },
      {
        heading: 'Known',
        width: 16,
        cell: ({ party }) => textCell(party === 'known' ? null : `not ${party === 'unknown' ? 'known' : 'disclosed'}`),
      },
      ...fields,
      { heading: 'Notes', width: 40, cell: ({ description }) => textCell(description) },
      { heading: DRAWN_COLUMNS.label, width: 24, cell: ({ key }) => textCell(placed.get(key)?.label) },
      {
        heading: DRAWN_COLUMNS.description,
        width: 40,
        cell: ({ key }) => textCell(placed.get(key)?.chartDescription),
      },
      { heading: 'Created', width: 13, cell: ({ createdDate }) => dateCell(createdDate) },
      { heading: 'Modified', width: 13, cell: ({ modifiedDate }) => dateCell(modifiedDate) },
      { heading: KEY_COLUMNS.entity, width: 38, cell: ({ key }) => textCell(key) },
    ],
    entities,
    { onlyUsed: true },
  );
  return { made, keys: 1 };
}

/** A row for each role of a link between entities; one that says nothing has a row too. */
function linkSheet({ chart }: ChartContent): Made {
  const names = new Map(chart.nodes.map(({ key, name }) => [key, name]));
  const notes = new Set(chart.nodes.flatMap(({ key, typeName }) => (isRecordType(typeName) ? [] : [key])));
  const held = chart.links.filter(({ from, to }) => !notes.has(from) && !notes.has(to));
  const rows = held.flatMap((link): { link: ChartLink; role?: LinkRole }[] =>
    link.roles.length ? link.roles.map((role) => ({ link, role })) : [{ link }],
  );
  const made = sheet(
    [
      { heading: 'From', width: 36, cell: ({ link }) => textCell(names.get(link.from)), isKept: true },
      { heading: 'To', width: 36, cell: ({ link }) => textCell(names.get(link.to)), isKept: true },
      { heading: 'Role', width: 24, cell: ({ role }) => textCell(role?.role) },
      { heading: 'Interest code', width: 18, cell: ({ role }) => textCell(role?.interest) },
      { heading: 'Percentage', width: 12, cell: ({ role }) => percentCell(role?.percentage) },
      { heading: 'Minimum percentage', width: 12, cell: ({ role }) => percentCell(role?.minimum) },
      { heading: 'Maximum percentage', width: 12, cell: ({ role }) => percentCell(role?.maximum) },
      { heading: 'Above minimum', width: 12, cell: ({ role }) => textCell(yesNo(role?.minimumExclusive)) },
      { heading: 'Below maximum', width: 12, cell: ({ role }) => textCell(yesNo(role?.maximumExclusive)) },
      { heading: 'Held', width: 10, cell: ({ role }) => textCell(role?.via) },
      { heading: 'Start', width: 12, cell: ({ role }) => dateCell(role?.startDate) },
      { heading: 'End', width: 12, cell: ({ role }) => dateCell(role?.endDate) },
      { heading: 'Beneficial', width: 10, cell: ({ role }) => textCell(yesNo(role?.beneficial)) },
      { heading: 'Details', width: 32, cell: ({ role }) => textCell(role?.details) },
      { heading: 'Basis', width: 12, cell: ({ role }) => textCell(role?.basis) },
      { heading: 'Joint arrangement', width: 20, cell: ({ role }) => textCell(role?.joint) },
      { heading: 'Source', width: 32, cell: ({ role }) => textCell(role?.source) },
      { heading: 'Evidence', width: 10, cell: ({ role }) => numberCell(role?.evidence?.length || null) },
      { heading: 'Checked on', width: 12, cell: ({ role }) => dateCell(role?.checkedOn) },
      { heading: 'Checked by', width: 20, cell: ({ role }) => textCell(role?.checkedBy) },
      { heading: DRAWN_COLUMNS.arrow, width: 10, cell: ({ link }) => textCell(link.arrowType) },
      { heading: 'Chart', width: 28, cell: () => textCell(chart.name) },
      { heading: KEY_COLUMNS.from, width: 38, cell: ({ link }) => textCell(link.from) },
      { heading: KEY_COLUMNS.to, width: 38, cell: ({ link }) => textCell(link.to) },
    ],
    rows,
    { onlyUsed: true },
  );
  return { made, keys: 2 };
}

/** A share as a number in percent, unrounded, with its sign. */
function percentCell(value: number | null | undefined): Cell {
  return numberCell(value, Number.isInteger(value) ? '0"%"' : '0.0#####"%"');
}

function yesNo(value: boolean | null | undefined): string | null {
  return value == null ? null : value ? 'Yes' : 'No';
}

function customFieldSheet({ entities }: ChartContent): Made {
  const rows = entities.flatMap((entity) => entity.customFields.map((field) => ({ entity, field })));
  const made = sheet(
    [
      { heading: 'Entity', width: 32, cell: ({ entity }) => textCell(entity.name) },
      { heading: 'Kind', width: 14, cell: ({ entity }) => textCell(typeLabel(entity.typeName)) },
      { heading: 'Field', width: 24, cell: ({ field }) => textCell(field.name) },
      { heading: 'Value', width: 48, cell: ({ field }) => textCell(field.value) },
      { heading: KEY_COLUMNS.ofField, width: 38, cell: ({ entity }) => textCell(entity.key) },
    ],
    rows,
    { onlyUsed: true },
  );
  return { made, keys: 1 };
}

/** The stickies and text boxes of a chart. */
function notesOf({ chart }: ChartContent): ChartNode[] {
  return chart.nodes.filter(({ typeName }) => typeName === 'Sticky' || typeName === 'TextBox');
}

function noteSheet(content: ChartContent): Made {
  const made = sheet(
    [
      { heading: 'Kind', width: 14, cell: ({ typeName }) => textCell(typeLabel(typeName)) },
      { heading: 'Words', width: 80, cell: (node) => textCell(annotationText(node)) },
      { heading: KEY_COLUMNS.entity, width: 38, cell: ({ key }) => textCell(key) },
    ],
    notesOf(content),
    { onlyUsed: true },
  );
  return { made, keys: 1 };
}
