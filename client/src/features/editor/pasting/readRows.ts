import { RECORD_TYPES, typeLabel, typeLabelPlural, type RecordType } from '@stemma/shared/entities/typeNames';
import { limits } from '@stemma/shared/limits';
import { matchCountry } from '@stemma/shared/reference/countries';
import { nameFault, tidyName } from '@stemma/shared/rules/text';
import { inColumn } from '@stemma/shared/rules/import/notes';
import { hasShareWithin } from '@stemma/shared/rules/import/links/sentences';
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
}

export interface PastedRows {
  rows: PastedRow[];
  /** What could not be read, each with the number of its row. */
  unread: string[];
}

type Column = 'name' | 'type' | 'country' | 'other';

const HEADINGS: readonly (readonly [Column, RegExp])[] = [
  ['name', /^(?:name|entity|entity name|company name|organisation|organization)\*?$/iu],
  ['type', /^(?:type|entity type|kind)\*?$/iu],
  ['country', /^(?:country|jurisdiction|nationality)\*?$/iu],
];

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
    readRow(cells, heading, columnOf, at + 1, result);
  }
  return result;
}

function readRow(
  cells: readonly string[],
  heading: readonly Column[] | null,
  columnOf: (column: number) => string,
  number: number,
  into: PastedRows,
): void {
  const nameAt = heading ? heading.indexOf('name') : cells.findIndex(Boolean);
  const lettered = splitType(cells[nameAt] ?? '');
  const name = tidyName(lettered?.rest ?? cells[nameAt] ?? '');
  const wrong = nameFault(name);
  const fault = wrong
    ? inColumn(columnOf(nameAt) || t('Name'), wrong)
    : cells.length === 1 && hasShareWithin(name)
      ? t('“{name}” is not understood', { name })
      : null;
  if (fault) {
    into.unread.push(t('row {number}: {fault}', { number, fault }));
    return;
  }
  let type: RecordType | null = lettered?.type ?? null;
  let country: string | null = null;
  for (const [at, cell] of cells.entries()) {
    if (at === nameAt || !cell) continue;
    const column = heading ? (heading[at] ?? 'other') : null;
    const asType = column === null || column === 'type' ? TYPE_WORDS.get(cell.toLowerCase()) : undefined;
    const asCountry = column === null || column === 'country' ? matchCountry(cell) : undefined;
    if (asType && type === null) type = asType;
    else if (asCountry && country === null) country = asCountry;
    else {
      const fault = columnOf(at) ? inColumn(columnOf(at), `“${cell}”`) : `“${cell}”`;
      into.unread.push(t('row {number}: {fault}', { number, fault }));
    }
  }
  into.rows.push({ name, type: type ?? typeOfName(name, 'Company'), isTypeSaid: type !== null, country });
}

function headingOf(cells: readonly string[]): Column[] | null {
  const columns = cells.map((cell): Column => HEADINGS.find(([, words]) => words.test(cell))?.[0] ?? 'other');
  const isHeading =
    columns.includes('name') && (columns.includes('type') || columns.includes('country') || cells.length === 1);
  return isHeading ? columns : null;
}
