import { registerTableOf } from '@stemma/shared/rules/import/registerColumns';
import { firstValue } from './stream/jsonValues';
import { rootName } from './stream/xmlRecords';

/** A format of ownership data that is read; `table` is a spreadsheet of none of the known columns. */
export const FILE_FORMATS = [
  'bods',
  'ftm',
  'gleifLei',
  'gleifRelationships',
  'gleifExceptions',
  'psc',
  'pscRows',
  'companiesHouse',
  'openCorporatesCompanies',
  'openCorporatesOfficers',
  'icijNodes',
  'icijRelationships',
  'table',
] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** How much of a text is looked at, in characters. */
export const HEAD_LENGTH = 256 * 1024;

/** How a workbook begins that is itself in an archive. */
const WORKBOOK = 'PK\u0003\u0004';

const ROOTS = new Map<string, FileFormat>([
  ['LEIData', 'gleifLei'],
  ['RelationshipData', 'gleifRelationships'],
  ['ReportingExceptionData', 'gleifExceptions'],
]);

/** The format of a text by its first structure: an XML root, a JSON value, the columns of a table. Undefined for none of these. */
export function detectFormat(head: string): FileFormat | undefined {
  if (head.startsWith(WORKBOOK)) return isArchive(head) ? undefined : 'table';
  const [first = ''] = head.trimStart();
  if (first === '<') return ROOTS.get(rootName(head) ?? '');
  if (first === '{' || first === '[') return detectJson(head);
  return registerTableOf(head) ?? (isTable(head) ? 'table' : undefined);
}

function detectJson(head: string): FileFormat | undefined {
  const value = firstValue(head);
  const has = (...names: string[]): boolean =>
    value === undefined
      ? names.every((name) => head.includes(`"${name}"`))
      : typeof value === 'object' && value !== null && names.every((name) => Object.hasOwn(value, name));
  if (has('statementId') || has('statementID') || has('statementType') || has('recordId', 'recordType')) return 'bods';
  if (has('schema', 'properties')) return 'ftm';
  const kind: unknown = Reflect.get(Object(Reflect.get(Object(value), 'data')), 'kind');
  return has('company_number', 'data') || /persons-of-significant-control/.test(String(kind)) ? 'psc' : undefined;
}

/** Whether a text is an archive, and no workbook, as one is met within another. */
export const isArchive = (head: string): boolean =>
  head.startsWith(WORKBOOK) && !head.includes('[Content_Types].xml') && !head.includes('xl/');

/** Lines of a title and what belongs to it that may stand above a table. */
const TITLE_LINES = 12;

/** Text whose first line is parted into cells, or two lines below a title alike. */
function isTable(head: string): boolean {
  if (/[\0-\x08]/.test(head.slice(0, 4096))) return false;
  const [first = '', ...others] = head.trimStart().split(/\r?\n/, TITLE_LINES);
  if (/[,;\t|]/.test(first)) return true;
  return [',', ';', '\t', '|'].some((mark) => {
    const counts = others.map((line) => line.split(mark).length).filter((count) => count > 1);
    return counts.length > new Set(counts).size;
  });
}
