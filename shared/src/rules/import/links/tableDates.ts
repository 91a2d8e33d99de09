import { isIsoDate, toIsoDate } from '../../../dates';
import { dateCellText } from '../cell';

const SLASHED = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/;
const SERIAL = /^[2-9]\d{4}$/;

/** In which order a column's dates have day and month; undefined where each of them is a date both ways. */
function orderOf(texts: readonly string[]): 'dayFirst' | 'monthFirst' | undefined {
  let isDayFirst = false;
  for (const text of texts) {
    const [said, first, second] = SLASHED.exec(text.trim()) ?? [];
    if (Number(second) > 12 && Number(first) <= 12) return 'monthFirst';
    // Dots stand after days.
    isDayFirst ||= said !== undefined && (Number(first) > 12 || said.includes('.'));
  }
  return isDayFirst ? 'dayFirst' : undefined;
}

/** Whether a column's dates have the month before the day: one of them is a date only that way round. */
export function isMonthFirst(texts: readonly string[]): boolean {
  return orderOf(texts) === 'monthFirst';
}

/** How a column's dates are read. */
export interface DateOrder {
  monthFirst: boolean;
  /** The first cell that is another day the other way round, where neither this column nor another one tells; empty for none. */
  undecided: string;
}

/** How the columns of dates of one sheet are read: as their own cells tell, else as those of the others do, else day first. */
export function dateOrders(columns: readonly (readonly string[])[]): DateOrder[] {
  const orders = columns.map(orderOf);
  const told = new Set(orders.filter((order) => order !== undefined));
  const [ofOthers] = told.size === 1 ? told : [];
  return columns.map((texts, at) => {
    const order = orders[at] ?? ofOthers;
    return {
      monthFirst: order === 'monthFirst',
      undecided: order === undefined ? (texts.find(isEitherWay)?.trim() ?? '') : '',
    };
  });
}

function isEitherWay(text: string): boolean {
  const [, first, second] = SLASHED.exec(text.trim()) ?? [];
  return first !== undefined && Number(first) !== Number(second);
}

/**
 * A cell of a column of dates as an ISO date; undefined where it is none. Takes days, months, years, timestamps and a spreadsheet's count of
 * days; `past` is of dates that cannot lie ahead.
 */
export function readTableDate(
  text: string,
  { monthFirst = false, past = false }: { monthFirst?: boolean; past?: boolean } = {},
): string | undefined {
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
  return toIsoDate(month ? `${day}.${month}.${year}` : said, { past });
}
