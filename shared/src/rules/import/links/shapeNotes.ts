import { sentence } from '../../../language/sentence';
import { t } from '../../../language/translate';
import type { TableFault } from './judgedTable';
import { rowsBelow, type SheetMapping } from './tableMapping';
import { tablePlace, type RoleMatrix, type TableSheet } from './tableSheet';

const TEXT_MAX = 60;
/** Short forms that are told one by one. */
const READ_AS_MAX = 20;

/** What is told of a sheet as it stands in its file: that it is one of several tables, that its rows were columns, what its cells stood for, and which rows nobody sees. */
export function shapeNotes(sheet: TableSheet, mapping: SheetMapping): TableFault[] {
  const place = tablePlace(sheet, mapping.header || (sheet.rows[0]?.row ?? 1));
  const notes = [
    ...(sheet.columns === undefined ? [] : [t('It is read as a table of its own, beside another one.')]),
    ...(sheet.turnedBy === undefined
      ? []
      : [t('Its headings stand in the first column: each further column is read as a row.')]),
    ...hiddenNotes(hiddenRowsRead(sheet, mapping)),
    ...(sheet.roleMatrix ? matrixNotes(sheet.roleMatrix) : []),
  ].map((why) => ({ kind: 'note' as const, place, why }));
  return [...notes, ...unreadCells(sheet)];
}

function hiddenNotes(rows: number): string[] {
  if (rows === 0) return [];
  return [
    sentence(
      '{rows, plural, one {# row that is hidden in the sheet is read.} other {# rows that are hidden in the sheet are read.}}',
      { rows },
    ),
  ];
}

/** How many rows are read that the workbook hides; of a sheet whose rows were columns all that it hides. */
function hiddenRowsRead(sheet: TableSheet, mapping: SheetMapping): number {
  const { hiddenRows = [], turnedBy } = sheet;
  if (hiddenRows.length === 0 || turnedBy !== undefined) return hiddenRows.length;
  const read = new Set(rowsBelow(sheet, mapping).map(({ row }) => row));
  return hiddenRows.filter((row) => read.has(row)).length;
}

function matrixNotes({ holders, readAs }: RoleMatrix): string[] {
  if (holders === undefined) return [];
  return [
    holders === 'rows'
      ? t('It is read as a matrix of roles: those in the rows have them in what stands in the columns.')
      : t('It is read as a matrix of roles: those in the columns have them in what stands in the rows.'),
    ...readAs
      .slice(0, READ_AS_MAX)
      .map(({ text, role }) =>
        sentence('“{text}” in its cells is read as {role}.', { text: text.slice(0, TEXT_MAX), role }),
      ),
  ];
}

function unreadCells(sheet: TableSheet): TableFault[] {
  return (sheet.roleMatrix?.unread ?? []).map(({ row, column, text }) => ({
    kind: 'leftOut',
    place: tablePlace(sheet, row),
    why: sentence('Column {column}: “{text}” is no role that is known, or no name stands beside it.', {
      column,
      text: text.slice(0, TEXT_MAX),
    }),
  }));
}
