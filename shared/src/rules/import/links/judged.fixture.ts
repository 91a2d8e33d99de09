import { judgeTable } from './judgeTable';
import { proposeMapping } from './proposeMapping';
import type { JudgedTable } from './judgedTable';
import type { TableSheet } from './tableSheet';

export function sheet(name: string, rows: string[][]): TableSheet {
  return { name, rows: rows.map((cells, at) => ({ row: at + 1, cells })) };
}

/** Sheets as they are judged by the mapping that is proposed for them. */
export function judged(...sheets: TableSheet[]): JudgedTable {
  return judgeTable(sheets, proposeMapping(sheets));
}

export const HEAD = ['Owner', 'Owned', 'Share'];
