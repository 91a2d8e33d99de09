import type { ChartNode } from '@stemma/shared/chart/chart';
import { asOfText } from '@stemma/shared/chart/onDay';
import { annotationText } from '@stemma/shared/chart/decoration';
import type { ChartLink } from '@stemma/shared/chart/link';
import type { LinkRole } from '@stemma/shared/chart/linkRole';
import { isRecordType, typeLabel } from '@stemma/shared/entities/typeNames';
import { utils, write } from '@e965/xlsx';
import type { WorkSheet } from '@e965/xlsx';
import { dateCell, fieldCell, numberCell, textCell } from './cells';
import type { Column } from './sheet';
import { sheet } from './sheet';
import { fieldColumns } from './columns';
import { isSaid } from './said';
import type { ChartContent } from './content';

/** The bytes of an .xlsx file with the sheets Entities, Links and Custom fields, and Notes where the chart has any, before them the day where it is of another than today; every cell typed, none a formula. */
export function chartWorkbook(content: ChartContent): Uint8Array {
  const book = utils.book_new();
  book.Props = { Title: content.chart.name, Application: 'Stemma' };
  if (content.asOf) utils.book_append_sheet(book, utils.aoa_to_sheet([[textCell(asOfText(content.asOf))]]), 'As of');
  utils.book_append_sheet(book, entitySheet(content), 'Entities');
  utils.book_append_sheet(book, linkSheet(content), 'Links');
  utils.book_append_sheet(book, customFieldSheet(content), 'Custom fields');
  if (notesOf(content).length > 0) utils.book_append_sheet(book, noteSheet(content), 'Notes');
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Uint8Array);
}

type Entity = ChartContent['entities'][number];

function entitySheet({ entities: all, chart }: ChartContent): WorkSheet {
  const entities = all.filter(({ typeName }) => isRecordType(typeName));
  const placed = new Map(chart.nodes.map((node) => [node.key, node]));
  const types = new Set(entities.map(({ typeName }) => typeName));
  const fields = fieldColumns(types).map(({ heading, width, fieldOf }): Column<Entity> => ({
    heading,
    width,
    cell: (entity) => {
      const field = fieldOf.get(entity.typeName);
      return field && isSaid(entity, field) ? fieldCell(field, entity.fields[field.name]) : null;
    },
  }));
  return sheet(
    [
      { heading: 'Name', width: 32, cell: ({ name }) => textCell(name) },
      { heading: 'Kind', width: 14, cell: ({ typeName }) => textCell(typeLabel(typeName)) },
      ...fields,
      { heading: 'Notes', width: 40, cell: ({ description }) => textCell(description) },
      { heading: 'Label on the chart', width: 18, cell: ({ key }) => textCell(placed.get(key)?.label) },
      {
        heading: 'Description on the chart',
        width: 40,
        cell: ({ key }) => textCell(placed.get(key)?.chartDescription),
      },
      { heading: 'Created', width: 12, cell: ({ createdDate }) => dateCell(createdDate) },
      { heading: 'Modified', width: 12, cell: ({ modifiedDate }) => dateCell(modifiedDate) },
      { heading: 'Key', width: 38, cell: ({ key }) => textCell(key) },
    ],
    entities,
  );
}

/** A row for each role of a link; one that says nothing has a row too. */
function linkSheet({ chart }: ChartContent): WorkSheet {
  const names = new Map(chart.nodes.map(({ key, name }) => [key, name]));
  const rows = chart.links.flatMap((link): { link: ChartLink; role?: LinkRole }[] =>
    link.roles.length ? link.roles.map((role) => ({ link, role })) : [{ link }],
  );
  return sheet(
    [
      { heading: 'From', width: 32, cell: ({ link }) => textCell(names.get(link.from)) },
      { heading: 'To', width: 32, cell: ({ link }) => textCell(names.get(link.to)) },
      { heading: 'Role', width: 24, cell: ({ role }) => textCell(role?.role) },
      { heading: 'Percentage', width: 12, cell: ({ role }) => numberCell(role?.percentage) },
      { heading: 'Minimum percentage', width: 12, cell: ({ role }) => numberCell(role?.minimum) },
      { heading: 'Maximum percentage', width: 12, cell: ({ role }) => numberCell(role?.maximum) },
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
      { heading: 'Arrow', width: 10, cell: ({ link }) => textCell(link.arrowType) },
      { heading: 'Chart', width: 28, cell: () => textCell(chart.name) },
      { heading: 'From key', width: 38, cell: ({ link }) => textCell(link.from) },
      { heading: 'To key', width: 38, cell: ({ link }) => textCell(link.to) },
    ],
    rows,
  );
}

function yesNo(value: boolean | null | undefined): string | null {
  return value == null ? null : value ? 'Yes' : 'No';
}

function customFieldSheet({ entities }: ChartContent): WorkSheet {
  const rows = entities.flatMap((entity) => entity.customFields.map((field) => ({ entity, field })));
  return sheet(
    [
      { heading: 'Entity', width: 32, cell: ({ entity }) => textCell(entity.name) },
      { heading: 'Kind', width: 14, cell: ({ entity }) => textCell(typeLabel(entity.typeName)) },
      { heading: 'Field', width: 24, cell: ({ field }) => textCell(field.name) },
      { heading: 'Value', width: 48, cell: ({ field }) => textCell(field.value) },
      { heading: 'Entity key', width: 38, cell: ({ entity }) => textCell(entity.key) },
    ],
    rows,
  );
}

/** The stickies and text boxes of a chart. */
function notesOf({ chart }: ChartContent): ChartNode[] {
  return chart.nodes.filter(({ typeName }) => typeName === 'Sticky' || typeName === 'TextBox');
}

function noteSheet(content: ChartContent): WorkSheet {
  return sheet(
    [
      { heading: 'Kind', width: 14, cell: ({ typeName }) => textCell(typeLabel(typeName)) },
      { heading: 'Words', width: 80, cell: (node) => textCell(annotationText(node)) },
    ],
    notesOf(content),
  );
}
