import { sentence } from '../../../language/sentence';
import { t } from '../../../language/translate';
import type { TableFault } from './judgedTable';
import {
  columnOf,
  headingsIn,
  heldByAll,
  holderOfAll,
  holderOfTopmost,
  widthOf,
  type SheetMapping,
} from './tableMapping';
import { foldedName, tablePlace, type TableSheet } from './tableSheet';

/** A sheet whose parties all hold the same, or are held by the same where their rows name no parent, with that in columns of its own. */
export function withEndOfAll(sheet: TableSheet, mapping: SheetMapping): { sheet: TableSheet; mapping: SheetMapping } {
  const top = holderOfTopmost(mapping);
  if (top && columnOf(mapping, 'owner') >= 0) return { sheet: withHolder(sheet, mapping, top.name), mapping };
  const holder = holderOfAll(mapping) ?? top;
  const [keys, names] = [columnOf(mapping, 'owner.id'), columnOf(mapping, 'owned')];
  const [side, end] = holder ? (['owner', holder] as const) : (['owned', heldByAll(mapping)] as const);
  if (!end || end.name.trim() === '') return { sheet, mapping };
  const width = Math.max(widthOf(sheet), headingsIn(sheet, mapping.header).length);
  const rows = sheet.rows.map((row) => {
    if (row.row <= mapping.header) return row;
    const cells = Array.from({ length: width }, (_, at) => row.cells[at] ?? '');
    const isOther = side === 'owner' && ((cells[keys] ?? '').trim() !== '' || isSameName(cells[names], end.name));
    return { ...row, cells: [...cells, ...(isOther ? ['', ''] : [end.name, end.registration ?? ''])] };
  });
  const columns = { ...mapping.columns, [width]: side, [width + 1]: `${side}.registration` };
  return { sheet: { ...sheet, rows }, mapping: { ...mapping, columns } };
}

/** A sheet with whom its title names in rows that say a share and no holder. */
function withHolder(sheet: TableSheet, mapping: SheetMapping, name: string): TableSheet {
  const [owner, owned, share] = ['owner', 'owned', 'share'].map((meaning) => columnOf(mapping, meaning));
  const rows = sheet.rows.map((row) => {
    const cellAt = (at = -1) => (row.cells[at] ?? '').trim();
    const isOpen = row.row > mapping.header && cellAt(owner) === '' && cellAt(share) !== '';
    if (!isOpen || cellAt(owned) === '' || isSameName(cellAt(owned), name)) return row;
    const cells = Array.from({ length: Math.max(row.cells.length, (owner ?? 0) + 1) }, (_, at) => row.cells[at] ?? '');
    cells[owner ?? 0] = name;
    return { ...row, cells };
  });
  return { ...sheet, rows };
}

const isSameName = (cell: string | undefined, name: string): boolean => foldedName(cell ?? '') === foldedName(name);

/** What is told where a sheet lists holders or holdings: that nothing says whose, or that a title does for some of them. */
export function unsaidEnd(sheet: TableSheet, mapping: SheetMapping): TableFault[] {
  const isUnsaid = (end: SheetMapping['held']) => end?.name.trim() === '';
  const why = isUnsaid(heldByAll(mapping))
    ? t('No column says what is owned, and no title: say whose holders these are.')
    : isUnsaid(holderOfAll(mapping))
      ? t('No column says who owns, and no title: say whose holdings these are.')
      : undefined;
  const place = tablePlace(sheet, mapping.header || 1);
  const top = holderOfTopmost(mapping);
  if (top) {
    const said = { name: top.name.slice(0, 60) };
    return [
      { kind: 'note', place, why: sentence('Rows that name no holder are held by “{name}”, by the title.', said) },
    ];
  }
  return why === undefined ? [] : [{ kind: 'warning', place, why }];
}
