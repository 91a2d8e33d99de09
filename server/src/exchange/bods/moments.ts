/** A point in time as a statement gives it; `dayOnly` where it names no time of day. */
export interface Moment {
  /** Milliseconds since 1970, the day's beginning (UTC) where no time is given; -Infinity where nothing readable is. */
  at: number;
  dayOnly: boolean;
}

const DAY = 86_400_000;

/** Reads a BODS date or timestamp. */
export function momentOf(text: string | null | undefined): Moment {
  const wanted = (text ?? '').trim();
  const dayOnly = /^\d{4}-\d{2}-\d{2}$/.test(wanted);
  const readable = dayOnly || /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(wanted);
  const at = readable ? Date.parse(/[Zz]$|[+-]\d{2}:?\d{2}$/.test(wanted) || dayOnly ? wanted : `${wanted}Z`) : NaN;
  return Number.isNaN(at) ? { at: -Infinity, dayOnly: true } : { at, dayOnly };
}

/** What a statement is put in order by. */
export interface Dated {
  stated: Moment;
  published: Moment;
}

/**
 * Statements of one record, oldest first: by statement date, then publication date, then as they came. On a day of
 * which one statement tells no time, times of day decide nothing, as nobody can say which came first.
 */
export function inOrder<T extends Dated>(statements: readonly T[]): T[] {
  const dull = new Set(statements.filter(({ stated }) => stated.dayOnly).map(({ stated }) => dayOf(stated.at)));
  const keyed = statements.map((statement) => {
    const { at } = statement.stated;
    return { statement, at: dull.has(dayOf(at)) ? dayOf(at) : at };
  });
  keyed.sort((a, b) => compare(a.at, b.at) || compare(a.statement.published.at, b.statement.published.at));
  return keyed.map(({ statement }) => statement);
}

function dayOf(at: number): number {
  return Number.isFinite(at) ? Math.floor(at / DAY) * DAY : at;
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
