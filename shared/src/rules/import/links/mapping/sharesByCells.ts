import { mentionsShare } from '../headings/shareHeading';
import type { SheetColumn } from './sheetColumns';

/** How far shares may be from a whole, being rounded. */
const ROUNDING = 0.005;

/**
 * Whether a column of numbers is one of shares though no heading says so outright: where it has none, where a word of it is one of shares,
 * where what is held of one party adds up to the whole, or where no heading of the table says anything (`isUnsaid`). Ages, ranks and weights
 * beside owners would make shares of what is none.
 */
export function isShareByCells(column: SheetColumn, owned: SheetColumn | undefined, isUnsaid: boolean): boolean {
  if (column.share < 0.8 || column.date >= 0.5 || column.isCount || column.isOtherText) return false;
  return column.heading === '' || isUnsaid || mentionsShare(column.heading) || addsUp(column, owned);
}

/** Whether the numbers beside each name of the other column are no more than a whole, and those beside one that comes again are a whole. */
function addsUp({ texts }: SheetColumn, owned: SheetColumn | undefined): boolean {
  const sums = new Map<string, { sum: number; count: number }>();
  for (const [row, text] of texts) {
    const name = owned?.texts.get(row) ?? '';
    const { sum, count } = sums.get(name) ?? { sum: 0, count: 0 };
    sums.set(name, { sum: sum + Number(text.replace('%', '').replace(',', '.')), count: count + 1 });
  }
  return [1, 100].some((whole) => {
    const parts = [...sums.values()];
    const isWhole = ({ sum }: { sum: number }) => Math.abs(sum / whole - 1) <= ROUNDING;
    return parts.every((one) => one.sum < whole || isWhole(one)) && parts.some((one) => one.count > 1 && isWhole(one));
  });
}
