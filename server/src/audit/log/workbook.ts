import { utils, write } from '@e965/xlsx';
import { textCell } from '../../documents/cells';
import type { EntryRow } from './store';

const COLUMNS = [
  ['When (UTC)', 24, 'at'],
  ['Who', 28, 'userName'],
  ['User key', 38, 'userKey'],
  ['What', 32, 'action'],
  ['Record', 38, 'target'],
  ['Before', 48, 'before'],
  ['After', 48, 'after'],
  ['Details', 32, 'details'],
  ['From', 18, 'address'],
  ['Organization', 38, 'organizationKey'],
  ['Request', 38, 'requestId'],
] as const;

/** The bytes of an .xlsx file with an entry a row; every cell is text, none a formula. */
export function auditWorkbook(rows: readonly EntryRow[]): Uint8Array {
  const sheet = utils.aoa_to_sheet([
    COLUMNS.map(([heading]) => textCell(heading)),
    ...rows.map((row) => COLUMNS.map(([, , field]) => textCell(row[field]))),
  ]);
  sheet['!cols'] = COLUMNS.map(([, width]) => ({ wch: width }));
  if (sheet['!ref']) sheet['!autofilter'] = { ref: sheet['!ref'] };
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Audit log');
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Uint8Array);
}
