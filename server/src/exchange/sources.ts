import type { Statement } from './bods/statement';
import { readStatement } from './bods/statement';
import type { SkippedLine } from './report';

/** Reads statements back as they were kept. */
export function kept(rows: readonly { json: string }[]): Statement[] {
  return rows.flatMap(({ json }) => {
    const reading = readStatement(JSON.parse(json));
    return 'statement' in reading ? [reading.statement] : [];
  });
}

/** A file's statements beside those that a chart has already. */
export interface Sifted {
  fresh: Statement[];
  unchanged: number;
  skipped: SkippedLine[];
}

/** Sorts out what a chart has already; one id stands for one statement, and the first that came stays. */
export function sift(read: readonly Statement[], known: readonly Statement[]): Sifted {
  const sifted: Sifted = { fresh: [], unchanged: 0, skipped: [] };
  const digests = new Map(known.map((statement) => [nameOf(statement), statement.digest]));
  for (const statement of read) {
    const name = nameOf(statement);
    const digest = digests.get(name);
    if (digest === undefined) {
      digests.set(name, statement.digest);
      sifted.fresh.push(statement);
    } else if (digest === statement.digest) {
      sifted.unchanged += 1;
    } else {
      const why = 'Another statement has the same statementId and says something else; the one that came first stays.';
      sifted.skipped.push({ statementId: statement.statementId, why });
    }
  }
  return sifted;
}

function nameOf({ publisher, statementId }: Statement): string {
  return `${publisher}\n${statementId}`;
}
