import { entityHeading, linkHeading } from './headingMeanings';
import { isShareText } from './shareText';
import type { TableSheet } from './tableSheet';

/** Rows that are looked at for headings: titles and notes may stand above them. */
const LOOKED_AT = 30;

/** The number of the row with a sheet's headings; 0 for a sheet without. */
export function findHeader({ rows }: TableSheet): number {
  let best = { row: 0, score: 0 };
  for (const { row, cells } of rows.slice(0, LOOKED_AT)) {
    const filled = cells.filter((cell) => cell.trim() !== '');
    const known = filled.filter((cell) => cell.length <= 60 && isHeading(cell)).length;
    const values = filled.filter((cell) => /\d/.test(cell) && !/\p{L}{3}/u.test(cell)).length;
    const score = known - values;
    if (score > best.score && (known >= 2 || known === filled.length)) best = { row, score };
  }
  return best.row || contrastingHead(rows);
}

function isHeading(cell: string): boolean {
  return linkHeading(cell).length > 0 || entityHeading(cell, null).length > 0;
}

/** The first row, where it has texts above a column of numbers. */
function contrastingHead(rows: TableSheet['rows']): number {
  const [head, ...others] = rows;
  if (!head || others.length === 0 || head.cells.some((cell) => /\d/.test(cell))) return 0;
  const sample = others.slice(0, 50);
  const isOverNumbers = head.cells.some((cell, at) => {
    const below = sample.map(({ cells }) => (cells[at] ?? '').trim()).filter(Boolean);
    return cell.trim() !== '' && below.length > 0 && below.every(isShareText);
  });
  return isOverNumbers ? head.row : 0;
}
