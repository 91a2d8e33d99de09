import { t } from '@stemma/shared/language/translate';
import type { Statement } from './bods/statement';
import { hash, readStatement } from './bods/statement';
import { completed } from './out/completed';
import type { SkippedLine } from './report';

/** Reads statements back as they were kept. */
export function storedStatements(rows: readonly { json: string }[]): Statement[] {
  return rows.flatMap(({ json }) => {
    const reading = readStatement(JSON.parse(json));
    return 'statement' in reading ? [reading.statement] : [];
  });
}

/** A statement that a chart stands on. */
export interface ExportSource {
  key: string;
  publisher: string;
  statementId: string;
}

/** A file's statements beside those that a chart has already. */
export interface Sifted {
  fresh: Statement[];
  unchanged: number;
  skipped: SkippedLine[];
  /** The file's statements that the chart has already, by source key. */
  known: Map<string, Statement>;
  /** Those that say something else than the chart's statement of the same id, by the source key of that one. */
  contested: { key: string; statement: Statement }[];
}

const keys = new WeakMap<Statement, { userKey: string; key: string }>();

/** The key under which a user's import keeps a statement: the same for the same words of the same publisher. */
export function sourceKey(userKey: string, statement: Statement): string {
  const known = keys.get(statement);
  if (known?.userKey === userKey) return known.key;
  const { publisher, statementId, digest } = statement;
  const key = `bods:${hash([userKey, publisher, statementId, digest].join('\n'))}`;
  keys.set(statement, { userKey, key });
  return key;
}

/** Sorts out what a chart has already; one id stands for one statement, and the first that came stays. */
export function sift(userKey: string, read: readonly Statement[], sources: readonly ExportSource[]): Sifted {
  const sifted: Sifted = { fresh: [], unchanged: 0, skipped: [], known: new Map(), contested: [] };
  const old = new Set(sources.map(({ key }) => key));
  const keys = new Map(sources.map((source) => [nameOf(source), source.key]));
  for (const statement of read) {
    const [name, key] = [nameOf(statement), sourceKey(userKey, statement)];
    const first = keys.get(name);
    if (first === undefined) {
      keys.set(name, key);
      sifted.fresh.push(statement);
    } else if (first === key) {
      sifted.unchanged += 1;
      if (old.has(key)) sifted.known.set(key, statement);
    } else if (old.has(first)) {
      sifted.contested.push({ key: first, statement });
    } else {
      sifted.skipped.push(refused(statement));
    }
  }
  return sifted;
}

/** Settles what is contested: a statement that says what the chart's own one says once it goes out is the same, others are skipped. */
export function settleContested(sifted: Sifted, stored: ReadonlyMap<string, Statement>): void {
  for (const { key, statement } of sifted.contested) {
    const own = stored.get(key);
    if (own && isSameOnceOut(own, statement)) sifted.unchanged += 1;
    else sifted.skipped.push(refused(statement));
  }
  sifted.contested = [];
}

function isSameOnceOut(one: Statement, other: Statement): boolean {
  return digestOnceOut(one, other.statementDate) === digestOnceOut(other, one.statementDate);
}

/** Whether a statement is the first of its record is said as it goes out, too. */
function digestOnceOut({ json, digest }: Statement, day: string): string {
  const said = JSON.parse(completed(json, day)) as { recordStatus?: string };
  const reading = readStatement(said.recordStatus === 'new' ? { ...said, recordStatus: 'updated' } : said);
  return 'statement' in reading ? reading.statement.digest : digest;
}

function refused({ statementId, place }: Statement): SkippedLine {
  const why = t('Another statement has the same statementId and says something else; the one that came first stays.');
  return { statementId, why, where: place };
}

function nameOf({ publisher, statementId }: { publisher: string; statementId: string }): string {
  return `${publisher}\n${statementId}`;
}
