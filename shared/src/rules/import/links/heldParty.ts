import { t } from '../../../language/translate';
import type { TableFault } from './judgedTable';
import { headingsIn, heldByAll, widthOf, type SheetMapping } from './tableMapping';
import { placeIn, type TableSheet } from './tableSheet';

/** A sheet whose parties all hold the same, with that in columns of its own. */
export function withHeldColumns(
  sheet: TableSheet,
  mapping: SheetMapping,
): { sheet: TableSheet; mapping: SheetMapping } {
  const held = heldByAll(mapping);
  if (!held || held.name.trim() === '') return { sheet, mapping };
  const width = Math.max(widthOf(sheet), headingsIn(sheet, mapping.header).length);
  const rows = sheet.rows.map((row) => {
    if (row.row <= mapping.header) return row;
    const cells = Array.from({ length: width }, (_, at) => row.cells[at] ?? '');
    return { ...row, cells: [...cells, held.name, held.registration ?? ''] };
  });
  const columns = { ...mapping.columns, [width]: 'owned', [width + 1]: 'owned.registration' };
  return { sheet: { ...sheet, rows }, mapping: { ...mapping, columns } };
}

/** What is told where a sheet lists holders and nothing says whose. */
export function unsaidHeld(sheet: TableSheet, mapping: SheetMapping): TableFault[] {
  if (heldByAll(mapping)?.name.trim() !== '') return [];
  const why = t('No column says what is owned, and no title: say whose holders these are.');
  return [{ kind: 'warning', place: placeIn(sheet.name, mapping.header || 1), why }];
}
