import { Readable } from 'node:stream';
import { sentence } from '@stemma/shared/language/sentence';
import { limits } from '@stemma/shared/limits';
import { parse } from 'csv-parse';
import { damaged } from './faults';

/** A row of a table by its headings, blank cells left out. */
export interface CsvRecord {
  where: string;
  cells: Map<string, string>;
  /** All headings of the table, in its order. */
  headings: readonly string[];
}

/** Characters of one row that are read. */
const ROW_MAX = 1024 * 1024;

/**
 * The rows of a table whose first line names its columns and whose separator is the comma.
 * @throws AppError for a table that cannot be told apart into cells
 */
export async function* csvRecords(text: AsyncIterable<string>): AsyncGenerator<CsvRecord> {
  const parser = parse({
    relaxColumnCount: true,
    relaxQuotes: true,
    skipEmptyLines: true,
    info: true,
    maxRecordSize: ROW_MAX,
  });
  const source = Readable.from(text);
  source.on('error', (error) => parser.destroy(error));
  let headings: string[] | undefined;
  try {
    for await (const { record, info } of source.pipe(parser) as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      if (!headings) {
        headings = record.slice(0, limits.importColumnsMax).map((heading) => heading.trim());
        continue;
      }
      const cells = new Map<string, string>();
      headings.forEach((heading, column) => {
        const cell = record[column]?.trim();
        if (cell) cells.set(heading, cell);
      });
      if (cells.size > 0) yield { where: sentence('line {number}', { number: info.lines }), cells, headings };
    }
  } catch (error) {
    if (error instanceof Error && /^CSV_/.test(String(Reflect.get(error, 'code')))) throw damaged();
    throw error;
  } finally {
    source.destroy();
  }
}
