import { RECORD_TYPES, typeLabel, typeLabelPlural, type RecordType } from '@stemma/shared/entities/typeNames';
import { limits } from '@stemma/shared/limits';
import { matchCountry } from '@stemma/shared/reference/countries';
import { nameFault, tidyName } from '@stemma/shared/rules/text';
import { DateColumns } from '@stemma/shared/rules/import/links/dates/dateColumns';
import { isLei } from '@stemma/shared/rules/lei';
import { inColumn } from '@stemma/shared/rules/import/notes';
import { isPersonName } from '@stemma/shared/rules/import/links/parties/partyType';
import { hasShareBehind, saysOwnership } from '@stemma/shared/rules/import/links/typed/sentences';
import { t } from '@stemma/shared/language/translate';
import { typeOfName } from '@stemma/shared/rules/typeOfName';
import { rowCount } from '../../../lib/count';
import { splitType } from '../typing/readCardLine';
import { severalRows } from './severalRows';

/** A row that becomes a card. */
export interface PastedRow {
  name: string;
  type: RecordType;
  /** Whether the row says its type, and not its name alone. */
  isTypeSaid: boolean;
  /** As the list of countries spells it. */
  country: string | null;
  /** What columns with a heading of their own say of it, dates as ISO text; nothing where none does. */
  said?: Partial<Record<Said, string>>;
}

export interface PastedRows {
  rows: PastedRow[];
  /** What could not be read, each with the number of its row. */
  unread: string[];
}

type Said = 'birthDate' | 'registration' | 'lei';
type Column = 'name' | 'type' | 'country' | Said | 'other';

const HEADINGS: readonly (readonly [Column, RegExp])[] = [
  ['name', /^(?:name|entity|entity name|company name|organisation|organization)\*?$/iu],
  ['type', /^(?:type|entity type|kind)\*?$/iu],
  ['country', /^(?:country|jurisdiction|nationality)\*?$/iu],
  ['birthDate', /^(?:date of birth|birth ?date|born|dob|geburtsdatum)\*?$/iu],
  ['registration', /^(?:registration|reg\.?|company)(?: (?:number|no\.?))?\*?$|^registernummer\*?$/iu],
  ['lei', /^(?:lei|legal entity identifier)\*?$/iu],
];
const SAID: readonly string[] = ['birthDate', 'registration', 'lei'] satisfies Said[];
const isSaid = (column: Column | null): column is Said => SAID.includes(column ?? '');

const TYPE_WORDS: ReadonlyMap<string, RecordType> = new Map([
  ...RECORD_TYPES.flatMap((type) =>
    [type, typeLabel(type), typeLabelPlural(type)].map((word) => [word.toLowerCase(), type] as const),
  ),
  ['person', 'Individual'],
  ['people', 'Individual'],
  ['organization', 'Company'],
  ['corporation', 'Company'],
  ['real estate', 'Property'],
  ['plane', 'Aircraft'],
  ['account', 'BankAccount'],
]);

/** Reads lines of text, or rows of a spreadsheet: name, after the letter of its type if there is one (“t: Family Trust”), then type and country in either order, or as a heading says. Null where it is not several rows. */
export function readRows(text: string): PastedRows | null {
  const table = severalRows(text);
  if (!table) return null;
  const heading = headingOf(table[0] ?? []);
  const dates = new DateColumns(
    table.slice(heading ? 1 : 0).map((cells, row) => ({ row, cells })),
    { columns: heading?.includes('birthDate') ? { [heading.indexOf('birthDate')]: 'birthDate' } : {} },
  );
  const result: PastedRows = { rows: [], unread: [] };
  for (const [at, cells] of table.entries()) {
    if (heading && at === 0) continue;
    if (result.rows.length >= limits.pastedRowsMax) {
      result.unread.push(
        t('{rows} beyond the first {most}', {
          rows: rowCount(table.length - at),
          most: limits.pastedRowsMax,
        }),
      );
      break;
    }
    const columnOf = (column: number) => (heading && table[0]?.[column]) || '';
    readRow({ cells, number: at + 1 }, { heading, columnOf, dates }, result);
  }
  return result;
}

/** How the columns of the rows are read. */
interface Columns {
  heading: readonly Column[] | null;
  /** The heading of a column as it is written. */
  columnOf: (column: number) => string;
  dates: DateColumns;
}

function readRow(
  { cells, number }: { cells: readonly string[]; number: number },
  { heading, columnOf, dates }: Columns,
  into: PastedRows,
): void {
  const nameAt = heading ? heading.indexOf('name') : cells.findIndex(Boolean);
  const lettered = splitType(cells[nameAt] ?? '');
  const name = tidyName(lettered?.rest ?? cells[nameAt] ?? '');
  const wrong = nameFault(name);
  const fault = wrong
    ? inColumn(columnOf(nameAt) || t('Name'), wrong)
    : cells.length > 1
      ? null
      : hasShareBehind(name)
        ? t('“{name}” says a share, and not of what', { name })
        : saysOwnership(name)
          ? t('“{name}” is not understood', { name })
          : null;
  if (fault) {
    into.unread.push(t('row {number}: {fault}', { number, fault }));
    return;
  }
  let type: RecordType | null = lettered?.type ?? null;
  let country: string | null = null;
  const said: NonNullable<PastedRow['said']> = {};
  for (const [at, cell] of cells.entries()) {
    if (at === nameAt || !cell) continue;
    const column = heading ? (heading[at] ?? 'other') : null;
    const asType = column === null || column === 'type' ? TYPE_WORDS.get(cell.toLowerCase()) : undefined;
    const asCountry = column === null || column === 'country' ? matchCountry(cell) : undefined;
    const asSaid = isSaid(column) ? readSaid(column, cell, dates) : undefined;
    if (asType && type === null) type = asType;
    else if (asCountry && country === null) country = asCountry;
    else if (isSaid(column) && asSaid) said[column] = asSaid;
    else {
      const fault = columnOf(at) ? inColumn(columnOf(at), `“${cell}”`) : `“${cell}”`;
      into.unread.push(t('row {number}: {fault}', { number, fault }));
    }
  }
  const isPerson = said.birthDate !== undefined || (!said.registration && !said.lei && isPersonName(name));
  const row = { name, type: type ?? typeOfName(name, isPerson ? 'Individual' : 'Company'), country };
  into.rows.push({ ...row, isTypeSaid: type !== null, ...(Object.keys(said).length > 0 && { said }) });
}

/** A cell as it is kept; undefined for a date or a LEI that is none. */
function readSaid(column: Said, cell: string, dates: DateColumns): string | undefined {
  if (column === 'birthDate') return dates.read('birthDate', cell);
  if (column === 'registration') return cell.slice(0, 200);
  const lei = cell.replace(/\s+/gu, '').toUpperCase();
  return isLei(lei) ? lei : undefined;
}

function headingOf(cells: readonly string[]): Column[] | null {
  const columns = cells.map((cell): Column => HEADINGS.find(([, words]) => words.test(cell))?.[0] ?? 'other');
  const saysMore = columns.some((column) => column !== 'name' && column !== 'other');
  const isHeading = columns.includes('name') && (saysMore || cells.length === 1);
  return isHeading ? columns : null;
}
