import { PARTY_BREAK } from '../parties/partyCells';
import { saysPercent } from '../headings/headingKinds';
import { columnOf, headingsIn, rowsBelow, type SheetMapping } from '../tableMapping';
import { foldedName, type TableSheet } from '../tableSheet';
import { bareShare } from './shareText';

/** What rounding may make of shares that are all of one company. */
const SLACK = 0.01;

/** A column whose heading says percent and whose numbers are none above 1. */
export interface SmallShares {
  /** The company whose shares are 1 together, as parts of it are; undefined where none has such. */
  whole: string | undefined;
}

/**
 * Looks at the column of a meaning whose heading says percent. Null unless all of its cells are bare numbers from 0 to 1. Where the shares of one company
 * with several holders add up to 1, and those of none to more, they are parts of 1 in spite of the heading.
 */
export function smallShares(
  sheet: TableSheet,
  mapping: Pick<SheetMapping, 'columns' | 'header'>,
  meaning: string,
): SmallShares | null {
  const column = columnOf(mapping, meaning);
  if (column < 0 || !saysPercent(headingsIn(sheet, mapping.header)[column] ?? '')) return null;
  const [owned, id] = [columnOf(mapping, 'owned'), columnOf(mapping, 'owned.id')];
  const sums = new Map<string, { name: string; sum: number; holders: number }>();
  for (const { cells } of rowsBelow(sheet, mapping)) {
    const name = (cells[owned] ?? '').trim() || (cells[id] ?? '').trim();
    const key = foldedName(name);
    const held = sums.get(key) ?? { name, sum: 0, holders: 0 };
    sums.set(key, held);
    for (const text of (cells[column] ?? '').split(PARTY_BREAK)) {
      if (/^[\s–—-]*$/u.test(text)) continue;
      const share = bareShare(text);
      if (share === undefined || share > 1) return null;
      held.sum += share;
      if (share > 0 && share < 1) held.holders += 1;
    }
  }
  const all = [...sums.values()];
  if (all.every(({ sum }) => sum === 0)) return null;
  const isWhole = all.every(({ sum }) => sum <= 1 + SLACK);
  const found = isWhole ? all.find(({ sum, holders }) => holders > 1 && Math.abs(sum - 1) <= SLACK) : undefined;
  return { whole: found?.name };
}
