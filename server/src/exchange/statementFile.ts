import type { Statement } from './bods/statement';
import type { SkippedLine } from './report';

/** What a file holds, whatever its format: every format is read as BODS 0.4 statements. */
export interface StatementFile {
  /** As they stand in the file; several may have one id. */
  statements: Statement[];
  skipped: SkippedLine[];
  /** Records read, skipped ones included. */
  read: number;
  /** What else the format says that no statement holds. */
  notes?: string[];
}
