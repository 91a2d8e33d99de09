import { t } from '../../../language/translate';
import type { TableFault } from './judgedTable';
import { headingsIn, heldByAll, holderOfAll, widthOf, type SheetMapping } from './tableMapping';
import { tablePlace, type TableSheet } from './tableSheet';

/** A sheet whose parties all hold the same, or are held by the same, with that in columns of its own. */
export function withEndOfAll(sheet: TableSheet, mapping: SheetMapping): { sheet: TableSheet; mapping: SheetMapping } {
  const holder = holderOfAll(mapping);
  const [side, end] = holder ? (['owner', holder] as const) : (['owned', heldByAll(mapping)] as const);
  if (!end || end.name.trim() === '') return { sheet, mapping };
  const width = Math.max(widthOf(sheet), headingsIn(sheet, mapping.header).length);
  const rows = sheet.rows.map((row) => {
    if (row.row <= mapping.header) return row;
    const cells = Array.from({ length: width }, (_, at) => row.cells[at] ?? '');
    return { ...row, cells: [...cells, end.name, end.registration ?? ''] };
  });
  const columns = { ...mapping.columns, [width]: side, [width + 1]: `${side}.registration` };
  return { sheet: { ...sheet, rows }, mapping: { ...mapping, columns } };
}

/** What is told where a sheet lists holders and nothing says whose, or holdings. */
export function unsaidEnd(sheet: TableSheet, mapping: SheetMapping): TableFault[] {
  const isUnsaid = (end: SheetMapping['held']) => end?.name.trim() === '';
  const why = isUnsaid(heldByAll(mapping))
    ? t('No column says what is owned, and no title: say whose holders these are.')
    : isUnsaid(holderOfAll(mapping))
      ? t('No column says who owns, and no title: say whose holdings these are.')
      : undefined;
  return why === undefined ? [] : [{ kind: 'warning', place: tablePlace(sheet, mapping.header || 1), why }];
}
