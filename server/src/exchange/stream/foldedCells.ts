import { lettersOf } from '@stemma/shared/rules/import/registerColumns';
import type { CsvRecord } from './csvRecords';

/** The cells of a row by the letters and digits of their headings, so that "Company Number" and "company_number" are one column. */
export class FoldedCells {
  private readonly cells: ReadonlyMap<string, string>;

  constructor(private readonly record: CsvRecord) {
    this.cells = new Map([...record.cells].map(([heading, text]) => [lettersOf(heading), text]));
  }

  /** The first text at one of the columns; undefined where all are blank. */
  text(...columns: string[]): string | undefined {
    for (const column of columns) {
      const found = this.cells.get(lettersOf(column));
      if (found) return found;
    }
    return undefined;
  }

  /** Whether the table has the column, be it blank in this row. */
  has(column: string): boolean {
    return this.record.headings.some((heading) => lettersOf(heading) === lettersOf(column));
  }

  get evidence(): Record<string, string> {
    return Object.fromEntries(this.record.cells);
  }
}
