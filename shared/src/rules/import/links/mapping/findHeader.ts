import { countedHeading } from '../headings/countedHeading';
import { entityHeading, linkHeading } from '../headings/headingMeanings';
import { isAmountHeading, mayCountShares } from '../headings/headingKinds';
import { isMomentHeading } from '../headings/momentHeading';
import { isOtherDate, isOtherText } from '../headings/vocabulary';
import { partyNamed } from '../headings/partyHeading';
import { isPersonName } from '../parties/partyType';
import { PARTY_BREAK } from '../parties/partyCells';
import { isRoleText } from '../roles/roleParts';
import { isShareText } from '../roles/shareText';
import { foldedHeading, type TableSheet } from '../tableSheet';

/** Rows that are looked at for headings: titles and notes may stand above them. */
const LOOKED_AT = 30;

/** Rows with which a text is compared: where it stands in its column again it is a value. */
const COMPARED = 80;

/** The number of the row with a sheet's headings; 0 for a sheet without. */
export function findHeader({ rows }: TableSheet): number {
  let best = { row: 0, score: 0 };
  const compared = rows.slice(0, COMPARED).filter(({ cells }) => cells.filter((cell) => cell.trim() !== '').length > 1);
  for (const { row, cells } of rows.slice(0, LOOKED_AT)) {
    const others = compared.filter((one) => one.row !== row && !isSameRow(one.cells, cells));
    const filled = cells.flatMap((cell, at) => (cell.trim() === '' ? [] : [{ cell, at }]));
    const known = filled.filter(({ cell, at }) => cell.length <= 60 && isHeading(cell) && !stands(cell, at, others));
    const moments = filled.filter(({ cell, at }) => isMomentHeading(cell) && isOverShares(rows, row, at));
    const values = filled.filter(
      (one) => !moments.includes(one) && /\d/.test(one.cell) && !/\p{L}{3}|^%/u.test(one.cell),
    ).length;
    const weak = filled.filter(
      (one) =>
        !known.includes(one) &&
        (moments.includes(one) || (isOtherHeading(one.cell) && !stands(one.cell, one.at, others))),
    );
    const isAll = known.length > 0 && known.length + weak.length === filled.length;
    const score = known.length + (isAll || known.length >= 2 ? weak.length : 0) - values;
    if (score > best.score && (known.length >= 2 || isAll)) best = { row, score };
  }
  const titles = rows.findIndex(({ cells }) => cells.filter((cell) => cell.trim() !== '').length > 1);
  const table = rows.slice(Math.max(titles, 0));
  return best.row || lonelyHead(table) || contrastingHead(table);
}

/** Whether nothing but shares stands below a cell. */
function isOverShares(rows: TableSheet['rows'], head: number, at: number): boolean {
  const below = rows.filter(({ row }) => row > head).slice(0, COMPARED);
  const texts = below.map(({ cells }) => (cells[at] ?? '').trim()).filter(Boolean);
  return texts.length > 0 && texts.every(isShareText);
}

/** Whether a text may head a column, of links or of anything else. */
export function mayHeadColumn(cell: string): boolean {
  return cell.length <= 60 && (isHeading(cell) || isOtherHeading(cell));
}

/** Whether a text heads columns of links or entities. */
export function isHeading(cell: string): boolean {
  return linkHeading(cell).length > 0 || entityHeading(cell, null).length > 0 || isOtherDate(cell);
}

/** Whether a text may head a column that means nothing to a link: classes, addresses, numbers of shares. */
export function isOtherHeading(cell: string): boolean {
  return cell.length <= 60 && !/\d/.test(cell) && (isOtherText(cell) || isAmountHeading(cell) || mayCountShares(cell));
}

/** Whether a text stands in its column again, by another number or as it is: “Company 1” above “Company 2”. */
function stands(cell: string, at: number, others: TableSheet['rows']): boolean {
  const said = textOf(cell);
  return others.some(({ cells }) => said !== '' && textOf(cells[at] ?? '') === said);
}

/** The first row, where one of its texts names a side or a role and those below it are others: “KG, Komplementär”. */
function lonelyHead(rows: TableSheet['rows']): number {
  const [head, ...others] = rows;
  const below = others.slice(0, COMPARED);
  if (!head || head.cells.some((cell) => /\d/.test(cell) || isPersonName(cell))) return 0;
  const isHead = head.cells.some((cell, at) => {
    const texts = below.map(({ cells }) => (cells[at] ?? '').trim()).filter(Boolean);
    return partyNamed(cell) !== undefined && texts.length > 0 && !texts.some(isRoleText);
  });
  return isHead && head.cells.every((cell, at) => !stands(cell, at, below)) ? head.row : 0;
}

const isShareHeading = (cell: string): boolean => linkHeading(cell).some(({ meaning }) => meaning === 'share');

/** Headings that a table repeats, as above each of its pages, are headings all the same. */
function isSameRow(one: readonly string[], other: readonly string[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A text without the number that counts it, where words are left of it: “60 %” is no other “%”. */
function textOf(cell: string): string {
  const { text } = countedHeading(cell);
  return foldedHeading(/\p{L}/u.test(text) ? text : cell);
}

/** The first row, where it has texts above a column of numbers, or a heading of shares above one most of which are. */
function contrastingHead(rows: TableSheet['rows']): number {
  const [head, ...others] = rows;
  if (!head || others.length === 0 || head.cells.some((cell) => /\d/.test(cell))) return 0;
  const sample = others.slice(0, 50);
  const isOverNumbers = head.cells.some((cell, at) => {
    const below = sample.map(({ cells }) => (cells[at] ?? '').trim()).filter(Boolean);
    if (cell.trim() === '' || below.length === 0) return false;
    const shares = below.filter((text) => text.split(PARTY_BREAK).every(isShareText)).length;
    return shares === below.length || (2 * shares > below.length && isShareHeading(cell));
  });
  return isOverNumbers ? head.row : 0;
}
