import { XLSX_TYPE } from '../../download';

export type SheetKind = 'xlsx' | 'csv';

/** What systems call a .csv file; Windows says Excel of it where Excel is installed. */
const CSV_TYPES: ReadonlySet<string> = new Set([
  'text/csv',
  'application/csv',
  'text/comma-separated-values',
  'text/plain',
  'application/vnd.ms-excel',
]);

/** What an import takes a file for by its name and its MIME type together (SPEC §5); undefined for what it does not take. */
export function sheetKind({ name, contentType }: { name: string; contentType: string }): SheetKind | undefined {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  if (/\.xlsx$/i.test(name) && type === XLSX_TYPE) return 'xlsx';
  return /\.csv$/i.test(name) && CSV_TYPES.has(type) ? 'csv' : undefined;
}
