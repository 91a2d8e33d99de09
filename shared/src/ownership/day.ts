/** Whether a period holds on a day: surely, surely not, or not to be told by a date of reduced precision. */
export type InForce = 'yes' | 'no' | 'unsure';

const FULL_DAY = 'YYYY-MM-DD'.length;

/** The first and the last day that an ISO date of day, month or year precision can mean. */
export function daysOf(iso: string): { first: string; last: string } {
  if (iso.length === FULL_DAY) return { first: iso, last: iso };
  const [year = '', month, day] = iso.split('-');
  if (day !== undefined) return { first: iso, last: iso };
  if (month === undefined) return { first: `${year}-01-01`, last: `${year}-12-31` };
  const last = new Date(Date.UTC(2000, Number(month), 0));
  last.setUTCFullYear(Number(year), Number(month), 0);
  return { first: `${year}-${month}-01`, last: `${year}-${month}-${String(last.getUTCDate()).padStart(2, '0')}` };
}

/**
 * Whether start ≤ day < end. Without a start the period has always run, unless undated ones are left out; without an end it still runs.
 */
export function inForce(
  { startDate, endDate }: { startDate?: string | null; endDate?: string | null },
  day: string,
  leaveOutUndated = false,
): InForce {
  if (!startDate && leaveOutUndated) return 'no';
  if (!startDate && !endDate) return 'yes';
  const start = startDate ? daysOf(startDate) : undefined;
  const end = endDate ? daysOf(endDate) : undefined;
  if ((start && day < start.first) || (end && day >= end.last)) return 'no';
  if ((start && day < start.last) || (end && day >= end.first)) return 'unsure';
  return 'yes';
}
