import type { RecordType } from '@stemma/shared/entities/typeNames';
import { matchCountry } from '@stemma/shared/reference/countries';
import type { ImportCell } from '@stemma/shared/rules/import/cell';
import type { HeadingMeaning } from '@stemma/shared/rules/import/columns';
import { readHeading } from '@stemma/shared/rules/import/columns';
import type { ImportedRow } from '@stemma/shared/rules/importRow';
import { importRow } from '@stemma/shared/rules/importRow';
import type { SheetRows } from './grid';

export type ReadRow = ImportedRow & {
  row: number;
  /** Headings of the cells whose value a formula had last. */
  worked: string[];
  /** Headings of the cells with a formula of which the file has no result. */
  unresolved: string[];
};

/** Reads all rows by the rules of an import; what headings and countries mean is looked up once each. */
export function readRows(type: RecordType, { headings, rows }: SheetRows, folder: string): ReadRow[] {
  const meanings = new Map<string, HeadingMeaning | undefined>(
    headings.map((heading) => [heading.trim(), readHeading(type, heading.trim())]),
  );
  const countries = new Map<string, string | undefined>();
  const countryNamed = (text: string): string | undefined => {
    if (!countries.has(text)) countries.set(text, matchCountry(text));
    return countries.get(text);
  };
  const options = { folder, countryNamed, meaningOf: (heading: string) => meanings.get(heading) };
  return rows.map(({ row, cells, formulas = [], unresolved = [] }) => ({
    row,
    worked: formulas.map((column) => headings[column]?.trim() ?? ''),
    unresolved: unresolved.map((column) => headings[column]?.trim() ?? ''),
    ...importRow(type, byHeading(headings, cells), options),
  }));
}

/** A heading may be any word, "__proto__" too. */
function byHeading(headings: readonly string[], cells: readonly ImportCell[]): Record<string, ImportCell> {
  const record = Object.create(null) as Record<string, ImportCell>;
  headings.forEach((heading, column) => {
    record[heading] = cells[column];
  });
  return record;
}
