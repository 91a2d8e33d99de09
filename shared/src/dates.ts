import { daysOf } from './ownership/day';

export interface DateReading {
  /** A date that cannot lie ahead, as a birth: two-digit years are of the last hundred years. */
  past?: boolean | undefined;
  /** Default now. */
  today?: Date;
}

const ISO = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;

/**
 * Reads a date as people type it (dd-mm-yyyy, or mm-yyyy where no more is known; separators / - . ; two- or four-digit year) or as ISO text
 * (yyyy, yyyy-mm, yyyy-mm-dd) and answers ISO text, or undefined when it is no real calendar date (SPEC §5).
 * Two-digit years lie between 80 years ago and 19 years ahead, or in the past where the date does.
 */
export function toIsoDate(text: string, { past = false, today = new Date() }: DateReading = {}): string | undefined {
  const wanted = text.trim();
  if (ISO.test(wanted)) return existing(wanted);
  const monthly = /^(\d{1,2})[-/.](\d{4})$/.exec(wanted);
  if (monthly) return existing(`${monthly[2]}-${monthly[1]?.padStart(2, '0')}`);
  const typed = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{2}|\d{4})$/.exec(wanted);
  if (!typed) return undefined;
  const [, day = '', month = '', year = ''] = typed;
  const rest = `${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (year.length === 4) return existing(`${year}-${rest}`);
  const fullYear = expandYear(Number(year), today.getUTCFullYear());
  const isAhead = `${fullYear}-${rest}` > today.toISOString().slice(0, 10);
  return existing(`${past && isAhead ? fullYear - 100 : fullYear}-${rest}`);
}

function existing(iso: string): string | undefined {
  return isIsoDate(iso) ? iso : undefined;
}

function expandYear(twoDigits: number, currentYear: number): number {
  const century = Math.floor(currentYear / 100) * 100;
  const year = century + twoDigits;
  return year > currentYear + 19 ? year - 100 : year;
}

/** Whether the text is an ISO date of day, month or year precision that exists in the calendar. */
export function isIsoDate(text: string): boolean {
  const parts = ISO.exec(text);
  if (!parts) return false;
  const [, year, month, day] = parts;
  if (month === undefined) return Number(year) > 0;
  return isDay(Number(year), Number(month), Number(day ?? 1));
}

/** Whether a time is over before it begins, by ISO dates of any precision. */
export function endsBeforeStart(start: string, end: string): boolean {
  return lastDayOf(end) < start;
}

/** Today (UTC) as an ISO date. */
export function isoToday(): string {
  return new Date().toISOString().slice(0, 10);
}

/** The last day of what an ISO date names: the day itself, or the last of its month or year. */
export function lastDayOf(iso: string): string {
  return daysOf(iso.slice(0, 10)).last;
}

function isDay(year: number, month: number, day: number): boolean {
  if (year < 1 || month < 1 || month > 12 || day < 1) return false;
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return day <= (month === 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31);
}

/** A stored ISO date as forms and REST calls write it: dd-mm-yyyy, mm-yyyy or yyyy by its precision. */
export function toTypedDate(iso: string): string {
  return iso.split('-').reverse().join('-');
}

/** A stored ISO date or timestamp as screens show it: dd.mm.yyyy (en-GB with dots); reduced precision stays reduced. */
export function toShownDate(iso: string): string {
  return iso.slice(0, 10).split('-').reverse().join('.');
}

/** A timestamp as screens show it: "hh:mm (UTC) dd.mm.yyyy" (SPEC §9). */
export function toShownDateTime(iso: string): string {
  return `${iso.slice(11, 16)} (UTC) ${toShownDate(iso)}`;
}
