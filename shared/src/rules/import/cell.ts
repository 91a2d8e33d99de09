import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

/** A cell as a spreadsheet reader gives it; a Date means the day that its UTC fields say. */
export type ImportCell = string | number | boolean | Date | null | undefined;

/** A cell's content as text, trimmed; empty for an empty cell. */
export function cellText(cell: ImportCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No';
  if (typeof cell === 'object') return isoDay(cell.getTime());
  return String(cell).trim();
}

/** A date column's content as text: a number from 1800 to 2100 is a year, any other one a spreadsheet's count of days since 1900. */
export function dateCellText(cell: ImportCell): string {
  if (typeof cell !== 'number') return cellText(cell);
  if (Number.isInteger(cell) && cell >= 1800 && cell <= 2100) return String(cell);
  return cell >= 1 && cell < LAST_SERIAL ? isoDay((Math.floor(cell) + daysBefore(cell)) * DAY) : String(cell);
}

/** A cell in which a spreadsheet could not work something out, "#REF!" and the like. */
export function isErrorText(text: string): boolean {
  return text.startsWith('#') && ERRORS.has(text);
}

const ERRORS: ReadonlySet<string> = new Set([
  '#NULL!',
  '#DIV/0!',
  '#VALUE!',
  '#REF!',
  '#NAME?',
  '#NUM!',
  '#N/A',
  '#GETTING_DATA',
  '#SPILL!',
  '#CALC!',
]);

const DAY = 86_400_000;
/** One past 31 December 9999. */
const LAST_SERIAL = 2_958_466;

/** Days from 1 January 1970 to day 0; spreadsheets count a 29 February 1900 that never was. */
function daysBefore(serial: number): number {
  return serial < 60 ? -25_568 : -25_569;
}

function isoDay(time: number): string {
  const day = dayjs.utc(time);
  return day.isValid() ? day.format('YYYY-MM-DD') : '';
}
