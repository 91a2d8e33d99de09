import { limits } from '../../../limits';
import { proposeMapping } from './proposeMapping';
import { columnOf, type TableMapping } from './tableMapping';
import type { TableSheet } from './tableSheet';

/** Cells of a text as spreadsheets put it on the clipboard: tabs between cells, quotation marks round those with line breaks. */
export function pastedCells(text: string): string[][] {
  const cell = /(?:^|(?<=[\t\n]))(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))(\t|\n|$)/gu;
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.replace(/\r\n?/gu, '\n').matchAll(cell)) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).replace(/\s+/gu, ' ').trim());
    if (end === '\n') rows.push([]);
    else if (end === '') break;
  }
  return rows;
}

/** A text with tabs as the one sheet of a table. */
export function pastedSheet(text: string): TableSheet {
  const rows = pastedCells(text).slice(0, limits.tableRowsMax);
  return {
    name: '',
    rows: rows.flatMap((cells, at) => (cells.some(Boolean) ? [{ row: at + 1, cells }] : [])),
  };
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
