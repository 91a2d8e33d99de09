/** Days and weeks of which the newest backup each is kept. */
const DAYS = 7;
const WEEKS = 4;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The hours of the night, by the server's clock, in which a backup is made before it has to be. */
const NIGHT = { from: 2, until: 5 };
const SOONEST = 12 * HOUR;

/**
 * Which backups go, by their times (ms since 1970): all but the newest of each of the last seven days and of the last four weeks that
 * have any. Those of the future, made while a clock was ahead, stay and count for nothing until then.
 */
export function toDelete(times: readonly number[], now: number): number[] {
  const past = times.filter((time) => time <= now).sort((one, other) => other - one);
  const retained = new Set([...newestOfEach(past, dayOf, DAYS), ...newestOfEach(past, weekOf, WEEKS)]);
  return past.filter((time) => !retained.has(time));
}

/** Whether a backup is due: a day after the one before, and in the night already after half a day. */
export function isDue(times: readonly number[], now: number): boolean {
  const newest = Math.max(...times.filter((time) => time <= now));
  const hour = new Date(now).getHours();
  return now - newest >= (hour >= NIGHT.from && hour < NIGHT.until ? SOONEST : DAY);
}

/** The newest backup, of those of the past where there are any: what a clock that was ahead called newest may be older than the others. */
export function newestOf<T extends { time: number }>(newestFirst: readonly T[], now: number): T | undefined {
  return newestFirst.find(({ time }) => time <= now) ?? newestFirst[0];
}

function newestOfEach(newestFirst: readonly number[], periodOf: (time: number) => number, most: number): number[] {
  const newest = new Map<number, number>();
  for (const time of newestFirst) if (!newest.has(periodOf(time))) newest.set(periodOf(time), time);
  return [...newest.values()].slice(0, most);
}

const dayOf = (time: number): number => Math.floor(time / DAY);
/** Weeks begin on Monday; 1970 did on a Thursday. */
const weekOf = (time: number): number => Math.floor((dayOf(time) + 3) / 7);
