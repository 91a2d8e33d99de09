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
  /** The file's statements that the chart has already, by the name of the source. */
  known: Map<string, Statement>;
}

/** What names a statement among all: its publisher and its id. */
export function sourceName({ publisher, statementId }: { publisher: string; statementId: string }): string {
  return `${publisher}\n${statementId}`;
}

/** Sorts out what a chart has already; one id stands for one statement, and the first that came stays. */
export function sift(
  read: readonly Statement[],
  sources: readonly { publisher: string; statementId: string; digest: string }[],
): Sifted {
  const sifted: Sifted = { fresh: [], unchanged: 0, skipped: [], known: new Map() };
  const kept = new Set(sources.map(sourceName));
  const digests = new Map(sources.map((source) => [sourceName(source), source.digest]));
  for (const statement of read) {
    const name = sourceName(statement);
    const digest = digests.get(name);
    if (digest === undefined) {
      digests.set(name, statement.digest);
      sifted.fresh.push(statement);
    } else if (digest === statement.digest) {
      sifted.unchanged += 1;
      if (kept.has(name)) sifted.known.set(name, statement);
    } else {
      const why = 'Another statement has the same statementId and says something else; the one that came first stays.';
      sifted.skipped.push({ statementId: statement.statementId, why });
    }
  }
  return sifted;
}
