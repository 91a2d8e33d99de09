import { endsBeforeStart } from '@stemma/shared/dates';
import { sentence } from '@stemma/shared/language/sentence';
import { readShare, rolesOfInterests, unreadDatesOf } from './bods/interests';
import { readStatement } from './bods/statement';
import type { Statement } from './bods/statement';
import type { SkippedLine } from './report';
import { assertImportSize } from './importSize';
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
    const reading = readStatement(raw, placeIn(this.part, where));
    if ('why' in reading) return this.skip(where, reading.why, reading.statementId);
    const { statement } = reading;
    this.statements.push(statement);
    if (statement.recordType !== 'relationship') this.parties.add(statement.recordKey);
    this.noteDoubts(statement, where);
    assertImportSize(this.statements.length, this.parties.size);
  }

  skip(where: string, why: string, statementId = ''): void {
    assertImportSize(this.skipped.length + 1, 0);
    this.skipped.push({ statementId, why, where: placeIn(this.part, where) });
  }

  note(text: string): void {
    if (this.notes.length < NOTES_KEPT) this.notes.push(text);
  }

  /** Tells roles that end before they start, and shares and dates that are none. */
  private noteDoubts({ details, statementId, recordType }: Statement, where: string): void {
    if (recordType !== 'relationship' || !details) return;
    const place = placeIn(this.part, where) || statementId;
    const roles = rolesOfInterests(details, undefined);
    for (const { role, startDate, endDate } of roles) {
      if (!startDate || !endDate || !endsBeforeStart(startDate, endDate)) continue;
      this.note(sentence('{place}: the role “{role}” ends before it starts.', { place, role }));
    }
    for (const [at, interest] of (details.interests ?? []).entries()) {
      const role = roles[at]?.role ?? '';
      const { unreadable } = readShare(interest.share);
      if (unreadable)
        this.note(
          sentence('{place}: the share of the role “{role}” is none and stands in its details: {share}.', {
            ...{ place, role },
            share: unreadable,
          }),
        );
      for (const date of unreadDatesOf(interest))
        this.note(
          sentence('{place}: the date “{date}” of the role “{role}” is none and stands in its details.', {
            ...{ place, role, date },
          }),
        );
    }
  }

  /** Where the first of what was left out stands, and why it was. */
  get firstWhy(): string {
    const [first] = this.skipped;
    return first ? [first.where, first.why].filter(Boolean).join(': ') : '';
  }

  get isEmpty(): boolean {
    return this.statements.length === 0;
  }

  file(): StatementFile {
    const { statements, skipped, notes } = this;
    return { statements, skipped, notes, read: statements.length + skipped.length };
  }
}
