import { isIsoDate, toIsoDate } from '../../../dates';
import { dateCellText } from '../cell';

const SLASHED = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/;
const SERIAL = /^[2-9]\d{4}$/;

/** In which order a column's dates have day and month: the usual one, unless one of them is a date only the other way round. */
export function isMonthFirst(texts: readonly string[]): boolean {
  return texts.some((text) => {
    const [, first, second] = SLASHED.exec(text.trim()) ?? [];
    return Number(second) > 12 && Number(first) <= 12;
  });
}

/** A cell of a column of dates as an ISO date; undefined where it is none. Takes days, months, years, timestamps and a spreadsheet's count of days. */
export function readTableDate(text: string, monthFirst = false): string | undefined {
  const said = text.trim();
  if (said.length > 40) return undefined;
  if (SERIAL.test(said)) return dateCellText(Number(said));
  const stamp = /^(\d{4}-\d{2}-\d{2})[T ]/.exec(said)?.[1];
  if (stamp) return isIsoDate(stamp) ? stamp : undefined;
  if (/^\d{4}[/.]\d{1,2}[/.]\d{1,2}$/.test(said)) {
    const [year, month = '', day = ''] = said.split(/[/.]/);
    return toIsoDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  }
  const [, month, day, year] = (monthFirst && SLASHED.exec(said)) || [];
  return toIsoDate(month ? `${day}.${month}.${year}` : said);
}
