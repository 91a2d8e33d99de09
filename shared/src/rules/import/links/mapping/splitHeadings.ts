import { isAmountHeading, mayCountShares } from '../headings/headingKinds';
import { linkHeading } from '../headings/headingMeanings';
import { LINK_HEADINGS, PARTY_HEADINGS } from '../headings/vocabulary';
import { foldedHeading, type TableRow, type TableSheet } from '../tableSheet';
import { findHeader, mayHeadColumn } from './findHeader';
import { groupHeadings } from './sheetColumns';

/**
 * A sheet whose headings stand in two rows, “Holding” over “Shares” and “%”, the cells of which are not merged, with them in the lower one; any
 * other sheet as it is.
 */
export function withWholeHeadings(sheet: TableSheet): TableSheet {
  const header = findHeader(sheet);
  const at = sheet.rows.findIndex(({ row }) => row === header);
  if (at < 0 || groupHeadings(sheet, header).length > 0) return sheet;
  const pair = [at, at - 1].find((upper) => isSplit(sheet.rows[upper], sheet.rows[upper + 1]));
  const [upper, lower] = pair === undefined ? [] : sheet.rows.slice(pair, pair + 2);
  if (!upper || !lower) return sheet;
  const head = { ...lower, cells: joined(upper.cells, lower.cells) };
  return { ...sheet, rows: sheet.rows.flatMap((row) => (row === upper ? [] : [row === lower ? head : row])) };
}

/** Whether the lower row heads columns of which the upper one heads several together, and no others. */
function isSplit(upper: TableRow | undefined, lower: TableRow | undefined): boolean {
  if (!upper || !lower) return false;
  const said = ({ cells }: TableRow, at: number) => (cells[at] ?? '').trim();
  const below = lower.cells.flatMap((_, at) => (said(lower, at) === '' ? [] : [at]));
  const isUnder = (at: number) => said(upper, at) !== '';
  return (
    below.length > 1 &&
    below.some((at) => !isUnder(at)) &&
    upper.cells.some((_, at) => isUnder(at) && !below.includes(at)) &&
    below.every((at) => (isUnder(at) ? !isUnder(at + 1) && below.includes(at + 1) : below.includes(at - 1))) &&
    below.every((at) => mayHeadColumn(said(lower, at)))
  );
}

/** “Number” below “Holding” is no key of what is held. */
const isShareWord = (heading: string): boolean => LINK_HEADINGS.get(foldedHeading(heading)) === 'share';

function joined(upper: readonly string[], lower: readonly string[]): string[] {
  let group = '';
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, at) => {
    const [above, own] = [upper, lower].map((cells) => (cells[at] ?? '').trim()) as [string, string];
    if (above !== '' || own === '') group = above;
    if (own === '') return above;
    if (isShareWord(group) && PARTY_HEADINGS.get(foldedHeading(own)) === 'id') return `${own} of shares`;
    const both = `${group} ${own}`.trim();
    const isKnown = linkHeading(both).length > 0 || isAmountHeading(both) || mayCountShares(both);
    return isKnown || !mayHeadColumn(own) ? both : own;
  });
}
