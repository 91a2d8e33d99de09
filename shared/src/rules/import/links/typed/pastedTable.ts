import { limits } from '../../../../limits';
import { pastedCells } from './pastedCells';
import { separatedRows } from './separatedRows';
import { partiesOfCell } from '../parties/partyCells';
import { proposeMapping } from '../mapping/proposeMapping';
import { SIDES } from '../columnMeanings';
import { columnOf, type SheetMapping, type TableMapping } from '../tableMapping';
import type { TableSheet } from '../tableSheet';
import { asLinkRows } from '../mapping/asLinkRows';

/** A text with tabs, or with other marks between cells, as the one sheet of a table. */
export function pastedSheet(text: string): TableSheet {
  const rows = (separatedRows(text) ?? pastedCells(text, true)).slice(0, limits.tableRowsMax);
  return asLinkRows({
    name: '',
    rows: rows.flatMap((cells, at) => (cells.some(Boolean) ? [{ row: at + 1, cells }] : [])),
  });
}

/** What was pasted, where its rows are links: headings name both of their ends, or a share stands beside two names or in brackets behind one. Null for any other text. */
export function pastedLinks(text: string): { sheet: TableSheet; mapping: TableMapping } | null {
  if (!text.includes('\t') && !separatedRows(text)) return null;
  const sheet = pastedSheet(text);
  const mapping = proposeMapping([sheet]);
  const [found] = mapping.sheets;
  if (found?.use !== 'links') return null;
  const says = ['share', 'minimum', 'maximum', 'role'].some((meaning) => columnOf(found, meaning) >= 0);
  return says || found.header > 0 || saysShareBehindName(sheet, found) ? { sheet, mapping } : null;
}

function saysShareBehindName({ rows }: TableSheet, mapping: SheetMapping): boolean {
  const names = SIDES.map((side) => columnOf(mapping, side));
  return rows.some(({ cells }) =>
    names.some((at) => partiesOfCell(cells[at] ?? '').parties.some(({ share }) => share !== '')),
  );
}
