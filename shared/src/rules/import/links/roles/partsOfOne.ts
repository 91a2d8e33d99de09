import { PARTY_BREAK } from '../parties/partyCells';
import { saysPercent } from '../headings/headingKinds';
import { columnOf, headingsIn, rowsBelow, type SheetMapping } from '../tableMapping';
import { foldedName, type TableSheet } from '../tableSheet';
import { totalRows } from '../parties/totalRows';
import { isTotalName } from '../parties/totals';
import { bareShare } from './shareText';

/** What rounding may make of shares that are all of one company. */
const SLACK = 0.01;

/** A column whose heading says percent and whose numbers are none above 1. */
export interface SmallShares {
  /** The company whose shares are 1 together, as parts of it are; empty where a chain of companies says so, undefined where nothing does. */
  whole: string | undefined;
}

/** What the rows say of one company's shares. */
interface HeldParts {
  name: string;
  sum: number;
  /** Holders of some of it, and rows with a share. */
  holders: number;
  rows: number;
}

/**
 * Looks at the column of a meaning whose heading says percent. Null unless all of its cells are bare numbers from 0 to 1. Where the shares of one company
 * with several holders add up to 1, and those of none to more, they are parts of 1 in spite of the heading; so they are where each company has
 * one holder, and one that holds others is held to 1. Totals count for none, a blank company for the one above.
 */
export function smallShares(
  sheet: TableSheet,
  mapping: Pick<SheetMapping, 'columns' | 'header'>,
  meaning: string,
): SmallShares | null {
  const column = columnOf(mapping, meaning);
  if (column < 0 || !saysPercent(headingsIn(sheet, mapping.header)[column] ?? '')) return null;
  const rows = rowsBelow(sheet, mapping);
  if (!rows.every(({ cells }) => sharesIn(cells[column]).every((share) => share <= 1))) return null;
  const [owner, owned, id] = ['owner', 'owned', 'owned.id'].map((one) => columnOf(mapping, one)) as [
    number,
    number,
    number,
  ];
  const sumsWithout = (totals: ReadonlySet<number>) => {
    const sums = new Map<string, HeldParts>();
    let name = '';
    for (const { row, cells } of rows) {
      const names = [owner, owned].map((at) => (cells[at] ?? '').trim());
      if (totals.has(row) || names.some(isTotalName) || (owned < 0 && id < 0 && names[0] === '')) continue;
      name = names[1] || (cells[id] ?? '').trim() || name;
      const key = foldedName(name);
      const held = sums.get(key) ?? { name, sum: 0, holders: 0, rows: 0 };
      sums.set(key, held);
      for (const share of sharesIn(cells[column])) {
        held.sum += share;
        held.rows += 1;
        if (share > 0 && share < 1) held.holders += 1;
      }
    }
    return sums;
  };
  const every = sumsWithout(new Set());
  // Totals make a sum of more than 1.
  const sums = areWithinOne(every) ? every : sumsWithout(totalRows(sheet, mapping));
  const all = [...sums.values()];
  if (all.every(({ sum }) => sum === 0)) return null;
  const found = areWithinOne(sums)
    ? all.find(({ sum, holders }) => holders > 1 && Math.abs(sum - 1) <= SLACK)
    : undefined;
  if (found) return { whole: found.name };
  const isChain =
    all.every(({ rows: count }) => count <= 1) &&
    rows.some(({ cells }) => sums.get(foldedName(cells[owner] ?? ''))?.sum === 1 && owned >= 0);
  return { whole: isChain ? '' : undefined };
}

const areWithinOne = (sums: ReadonlyMap<string, HeldParts>): boolean =>
  [...sums.values()].every(({ sum }) => sum <= 1 + SLACK);

/** The bare shares of a cell; not a number for anything else. */
function sharesIn(cell = ''): number[] {
  return cell.split(PARTY_BREAK).flatMap((text) => (/^[\s–—-]*$/u.test(text) ? [] : [bareShare(text) ?? Number.NaN]));
}
