import { sentence } from '@stemma/shared/language/sentence';
import { limits } from '@stemma/shared/limits';
import { AppError } from '../errors';
import { readStatement } from './bods/statement';
import type { Statement } from './bods/statement';
import type { SkippedLine } from './report';
import { placeIn, type Sink } from './sink';
import type { StatementFile } from './statementFile';

const NOTES_KEPT = 1000;

/** Takes in what the reader of a format makes of a file, as far as a chart can hold it. */
export class StatementSink implements Sink {
  private readonly statements: Statement[] = [];
  private readonly skipped: SkippedLine[] = [];
  private readonly notes: string[] = [];
  private readonly parties = new Set<string>();
  part = '';

  /**
   * Takes a statement of BODS 0.4.
   * @throws AppError where there are more than one import may bring
   */
  add(raw: unknown, where: string): void {
    const reading = readStatement(raw);
    if ('why' in reading) return this.skip(where, reading.why, reading.statementId);
    const { statement } = reading;
    this.statements.push(statement);
    if (statement.recordType !== 'relationship') this.parties.add(statement.recordKey);
    if (this.statements.length > limits.importStatementsMax || this.parties.size > limits.importEntitiesMax)
      throw importTooLarge();
  }

  skip(where: string, why: string, statementId = ''): void {
    if (this.skipped.length >= limits.importStatementsMax) throw importTooLarge();
    this.skipped.push({ statementId, why, where: placeIn(this.part, where) });
  }

  note(text: string): void {
    if (this.notes.length < NOTES_KEPT) this.notes.push(text);
  }

  /** Why the first of what was left out was left out. */
  get firstWhy(): string {
    return this.skipped[0]?.why ?? '';
  }

  get isEmpty(): boolean {
    return this.statements.length === 0;
  }

  file(): StatementFile {
    const { statements, skipped, notes } = this;
    return { statements, skipped, notes, read: statements.length + skipped.length };
  }
}

/** More than one import may bring. */
export function importTooLarge(): AppError {
  const { importStatementsMax, importEntitiesMax } = limits;
  return new AppError(
    'unprocessable',
    sentence(
      'A file brings in at most {importStatementsMax} records of {importEntitiesMax} entities; this one has more. Nothing was imported.',
      { importStatementsMax, importEntitiesMax },
    ),
  );
}
