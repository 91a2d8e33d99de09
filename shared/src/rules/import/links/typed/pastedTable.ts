import { limits } from '../../../../limits';
import { pastedCells } from './pastedCells';
import { proposeMapping } from '../mapping/proposeMapping';
import { columnOf, type TableMapping } from '../tableMapping';
import type { TableSheet } from '../tableSheet';
import { asLinkRows } from '../mapping/asLinkRows';

/** A text with tabs as the one sheet of a table. */
export function pastedSheet(text: string): TableSheet {
  const rows = pastedCells(text, true).slice(0, limits.tableRowsMax);
  return asLinkRows({
    name: '',
    rows: rows.flatMap((cells, at) => (cells.some(Boolean) ? [{ row: at + 1, cells }] : [])),
  });
}

/** What was pasted, where its rows are links: headings name both of their ends, or a share stands beside two names. Null for any other text. */
export function pastedLinks(text: string): { sheet: TableSheet; mapping: TableMapping } | null {
  if (!text.includes('\t')) return null;
  const sheet = pastedSheet(text);
  const mapping = proposeMapping([sheet]);
  const [found] = mapping.sheets;
  if (found?.use !== 'links') return null;
  const says = ['share', 'minimum', 'maximum', 'role'].some((meaning) => columnOf(found, meaning) >= 0);
  return says || found.header > 0 ? { sheet, mapping } : null;
}
