import { t } from '../../../language/translate';
import type { TableFault } from './judgedTable';
import type { SheetMapping } from './tableMapping';
import { tablePlace, type TableSheet } from './tableSheet';

/** What is told of a sheet as it stands in its file: that it is one of several tables, and that its rows were columns. */
export function shapeNotes(sheet: TableSheet, mapping: SheetMapping): TableFault[] {
  const place = tablePlace(sheet, mapping.header || (sheet.rows[0]?.row ?? 1));
  return [
    ...(sheet.columns === undefined ? [] : [t('It is read as a table of its own, beside another one.')]),
    ...(sheet.turnedBy === undefined
      ? []
      : [t('Its headings stand in the first column: each further column is read as a row.')]),
  ].map((why) => ({ kind: 'note', place, why }));
}
