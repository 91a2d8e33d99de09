import { isIsoDate, toIsoDate } from '../../../../dates';
import { dateCellText } from '../../cell';

const SLASHED = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/;
/** “20200131”. */
const COMPACT = /^((?:1[89]|2[01])\d{2})(\d{2})(\d{2})$/;
const SERIAL = /^[2-9]\d{4}$/;

/** In which order a column's dates have day and month; undefined where each of them is a date both ways. */
function orderOf(texts: readonly string[]): 'dayFirst' | 'monthFirst' | 'mixed' | undefined {
  const [days, months] = [texts.filter(isDayFirst), texts.filter(isMonthFirst)];
  if (days.length > 0 && months.length > 0) return 'mixed';
  if (months.length > 0) return 'monthFirst';
  // Dots stand after days.
  return days.length > 0 || texts.some((text) => SLASHED.test(text.trim()) && hasDots(text)) ? 'dayFirst' : undefined;
}

function isDayFirst(text: string): boolean {
  const [, first, second] = SLASHED.exec(text.trim()) ?? [];
  return Number(first) > 12 && Number(second) <= 12;
}

function isMonthFirst(text: string): boolean {
  const [, first, second] = SLASHED.exec(text.trim()) ?? [];
  return Number(second) > 12 && Number(first) <= 12;
}

function hasDots(text: string): boolean {
  return text.includes('.');
}

/** How a column's dates are read. */
export interface DateOrder {
  monthFirst: boolean;
  /** Whether some cells are dates only with the day first, and some only with the month: each is read as it can be, `monthFirst` the rest. */
  isMixed: boolean;
  /** The first cell that is another day the other way round, where neither this column nor another one tells; empty for none. */
  undecided: string;
}

/** How the columns of dates of one sheet are read: as their own cells tell, else as those of the others do, else day first. */
export function dateOrders(columns: readonly (readonly string[])[]): DateOrder[] {
  const orders = columns.map(orderOf);
  const told = new Set(orders.filter((order) => order !== undefined && order !== 'mixed'));
  const [ofOthers] = told.size === 1 ? told : [];
  return columns.map((texts, at) => {
    const order = orders[at] ?? ofOthers;
    const isMixed = order === 'mixed';
    return {
      monthFirst: order === 'monthFirst' || (isMixed && isRatherMonthFirst(texts)),
      isMixed,
      undecided: order === undefined ? (texts.find(isEitherWay)?.trim() ?? '') : '',
    };
  });
}

function isRatherMonthFirst(texts: readonly string[]): boolean {
  const days = texts.filter((text) => isDayFirst(text) && !hasDots(text));
  return texts.filter(isMonthFirst).length > days.length;
}

/** A cell of a column as an ISO date, in the column's order or, where that is mixed, the only one in which it is a date. */
export function readInOrder(text: string, order: DateOrder, past = false): string | undefined {
  if (!order.isMixed) return readTableDate(text, { monthFirst: order.monthFirst, past });
  const monthFirst = order.monthFirst && !hasDots(text);
  return readTableDate(text, { monthFirst, past }) ?? readTableDate(text, { monthFirst: !monthFirst, past });
}

/** What a cell of a column of mixed order leaves in doubt: which way round it is, or that it is another way round than the rest. */
export function doubtOfMixed(text: string, { monthFirst }: DateOrder): 'eitherWay' | 'turned' | undefined {
  if (hasDots(text) ? isMonthFirst(text) : (monthFirst ? isDayFirst : isMonthFirst)(text)) return 'turned';
  return !hasDots(text) && isPossibleBothWays(text) ? 'eitherWay' : undefined;
}

function isPossibleBothWays(text: string): boolean {
  return isEitherWay(text) && !isDayFirst(text) && !isMonthFirst(text);
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
  const [, year8 = '', month8 = '', day8 = ''] = COMPACT.exec(said) ?? [];
  if (year8) return toIsoDate(`${year8}-${month8}-${day8}`);
  const stamp = /^(\d{4}-\d{2}-\d{2})[T ]/.exec(said)?.[1];
  if (stamp) return isIsoDate(stamp) ? stamp : undefined;
  if (/^\d{4}[/.]\d{1,2}[/.]\d{1,2}$/.test(said)) {
    const [year, month = '', day = ''] = said.split(/[/.]/);
    return toIsoDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  }
  const [, month, day, year] = (monthFirst && SLASHED.exec(said)) || [];
  return toIsoDate(month ? `${day}.${month}.${year}` : said, { past });
}
