import { typeOfName } from '../../../typeOfName';
import { PARTY_COLUMNS } from '../columnMeanings';
import { isAmountHeading, mayCountShares } from '../headings/headingKinds';
import { isHeldName, sideNamed } from '../headings/vocabulary';
import { readShareText } from '../roles/shareText';
import { columnOf, headingsIn, rowsBelow, type SheetMapping } from '../tableMapping';
import { foldedHeading, foldedName, type TableRow, type TableSheet } from '../tableSheet';
import { isPersonName } from './partyType';
import { placeholderOf } from './placeholderNames';
import { asTotal, isTotalName } from './totals';

type Columns = Pick<SheetMapping, 'columns' | 'header'>;

/** The columns of a sheet by which totals are known. */
interface TotalColumns {
  owner: number;
  owned: number;
  share: number;
  /** Shares, and amounts and numbers of them. */
  values: readonly number[];
  /** What is said of parties beside their names. */
  facts: readonly number[];
}

/**
 * The rows that are totals of those above, by their numbers: such as are called so, and the last of a list, or of those of one company, whose
 * numbers are all sums, unless it is written as a party. `sections` are the names of sections of the list.
 */
export function totalRows(
  sheet: TableSheet,
  mapping: Columns,
  sections: ReadonlyMap<number, string> = new Map(),
): ReadonlySet<number> {
  const found = new Set<number>();
  const columns = columnsOf(sheet, mapping);
  if (columns.values.length === 0) return found;
  const names = new Set(sections.values());
  const rows = rowsBelow(sheet, mapping);
  const last = rows.findLastIndex((row) => hasValue(row, columns.values));
  const all: TableRow[] = [];
  const isOfAll = columns.owner < 0 || columns.owned < 0;
  const isUnnamed = (row: TableRow, ofOneCompany: readonly TableRow[]) =>
    isUnnamedTotal(row, ofOneCompany, columns) || (isOfAll && isUnnamedTotal(row, all, columns));
  let [block, ofOne]: [TableRow[], TableRow[]] = [[], []];
  for (const [at, row] of rows.entries()) {
    const [before, next] = [ofOne.at(-1), rows[at + 1]];
    if (before && !isOfSameCompany(before, row, columns)) ofOne = [];
    const isLast = at === last || (at < last && next !== undefined && !isOfSameCompany(row, next, columns));
    if (isTotalByName(row, block, columns, names) || (isLast && isUnnamed(row, ofOne))) found.add(row.row);
    if (found.has(row.row) || sections.has(row.row) || isBareTotal(row, columns)) [block, ofOne] = [[], []];
    else {
      block.push(row);
      ofOne.push(row);
      all.push(row);
    }
  }
  return found;
}

/** The columns that say how much each holds. */
export function valueColumns(sheet: TableSheet, mapping: Columns): number[] {
  const said = ['share', 'minimum', 'maximum', 'votes'].map((meaning) => columnOf(mapping, meaning));
  const headings = mapping.header ? headingsIn(sheet, mapping.header) : [];
  const amounts = headings.flatMap((heading, at) => (isAmountHeading(heading) || mayCountShares(heading) ? [at] : []));
  return [...new Set([...said.filter((at) => at >= 0), ...amounts])];
}

/** Whether a text names several by what they are, “Seed investors”, “Common stock”, or is the heading of a section. */
export function namesGroup(text: string, sections?: ReadonlySet<string>): boolean {
  const said = foldedHeading(text);
  if (sections?.has(said)) return true;
  if (typeOfName(text, 'Custom') !== 'Custom') return false;
  const last = said.split(' ').at(-1) ?? '';
  return sideNamed(last) !== undefined || isHeldName(last) || mayCountShares(text);
}

export function hasValue({ cells }: TableRow, values: readonly number[]): boolean {
  return values.some((at) => (cells[at] ?? '').trim() !== '');
}

/** The share of a cell, as the number that it says. */
export function shareIn({ cells }: TableRow, column: number): number | undefined {
  const read = column < 0 ? undefined : readShareText(cells[column] ?? '', 'percent');
  return read && 'value' in read ? (read.value.percentage ?? undefined) : undefined;
}

function columnsOf(sheet: TableSheet, mapping: Columns): TotalColumns {
  const facts = ['owner', 'owned'].flatMap((side) => PARTY_COLUMNS.map((fact) => columnOf(mapping, `${side}.${fact}`)));
  const [owner, owned, share] = ['owner', 'owned', 'share'].map((meaning) => columnOf(mapping, meaning)) as [
    number,
    number,
    number,
  ];
  return { owner, owned, share, values: valueColumns(sheet, mapping), facts: facts.filter((at) => at >= 0) };
}

function isTotalByName(
  row: TableRow,
  block: readonly TableRow[],
  { owner, owned, share, values }: TotalColumns,
  sections: ReadonlySet<string>,
): boolean {
  return (
    hasValue(row, values) &&
    [owner, owned].some((at) => {
      const total = asTotal(row.cells[at] ?? '');
      if (total === undefined) return false;
      return (
        total.isSurely || (!total.isOrganization && namesGroup(total.of, sections)) || isShareSum(row, block, share)
      );
    })
  );
}

function isBareTotal({ cells }: TableRow, { owner, owned }: TotalColumns): boolean {
  return [owner, owned].some((at) => isTotalName((cells[at] ?? '').trim()));
}

function isOfSameCompany(one: TableRow, other: TableRow, { owner, owned }: TotalColumns): boolean {
  if (owned < 0 || owner < 0) return true;
  return foldedName(one.cells[owned] ?? '') === foldedName(other.cells[owned] ?? '');
}

/** So many rows at least have a sum that says something. */
const SUMMED_MIN = 2;

function isUnnamedTotal(row: TableRow, block: readonly TableRow[], columns: TotalColumns): boolean {
  const { owner, owned, share, values, facts } = columns;
  const name = (row.cells[owner >= 0 ? owner : owned] ?? '').trim();
  if (name === '' || block.length < SUMMED_MIN || facts.some((at) => (row.cells[at] ?? '').trim() !== '')) return false;
  const said = values.filter((at) => (row.cells[at] ?? '').trim() !== '');
  if (said.length === 0 || !said.every((at) => (at === share ? isWholeSum(row, block, at) : isSum(row, block, at))))
    return false;
  if (CAPITAL.test(name) || asTotal(name) !== undefined) return true;
  const isParty = typeOfName(name, 'Custom') !== 'Custom' || isPersonName(name) || placeholderOf(name) !== undefined;
  if (isParty || HOLDERS_TOGETHER.test(name)) return false;
  return said.some((at) =>
    at === share ? isWhole(row, block, at) : (numberIn(row.cells[at] ?? '') ?? 0) >= NO_CHANCE,
  );
}

/** From here on a number is hardly the sum of others by chance. */
const NO_CHANCE = 100;

/** Several who hold together, beside others. */
const HOLDERS_TOGETHER = /\b(?:esop|pool|plan|options?|employees|management|treasury|float)\b/iu;

/** “Issued share capital” ends as names of companies do. */
const CAPITAL = /(?:share|issued|subscribed|paid[ -](?:up|in)) capital$/iu;

/** Half of the last place that shares of a table have, in percent. */
const ROUNDING = 0.005;

function isShareSum(row: TableRow, block: readonly TableRow[], column: number): boolean {
  const share = shareIn(row, column);
  if (share === undefined || share === 0 || block.length < SUMMED_MIN) return false;
  const sum = block.reduce((before, one) => before + (shareIn(one, column) ?? 0), 0);
  return Math.abs(sum - share) <= ROUNDING * (block.length + 1);
}

/** All of a company, as shares of the size of this one are written, and by how much roundings may miss it. */
function wholeOf(share: number, rows: number): { whole: number; slack: number } {
  const whole = share <= 1 ? 1 : 100;
  return { whole, slack: (ROUNDING * (rows + 1) * whole) / 100 };
}

function isWhole(row: TableRow, block: readonly TableRow[], column: number): boolean {
  const share = shareIn(row, column) ?? 0;
  const { whole, slack } = wholeOf(share, block.length);
  return Math.abs(share - whole) <= slack;
}

/** Whether a share is the sum of those above, and no half that makes a whole of them. */
function isWholeSum(row: TableRow, block: readonly TableRow[], column: number): boolean {
  const share = shareIn(row, column) ?? 0;
  const { whole, slack } = wholeOf(share, block.length);
  const sum = block.reduce((before, one) => before + (shareIn(one, column) ?? 0), 0);
  return share > 0 && Math.abs(sum - share) <= slack && Math.abs(sum + share - whole) > slack;
}

/** Whether a number without a share is the sum of those above, none of which is anything but a number. */
function isSum(row: TableRow, block: readonly TableRow[], column: number): boolean {
  const numbers = [...block, row].map(({ cells }) => numberIn(cells[column] ?? ''));
  const total = numbers.pop();
  const sum = numbers.reduce<number>((before, one) => before + (one ?? Number.NaN), 0);
  return total !== undefined && total > 0 && Math.abs(sum - total) < 1e-6 * total;
}

const THOUSANDS = /^\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})+$/u;

function numberIn(text: string): number | undefined {
  const said = text.trim().slice(0, 40);
  if (said === '') return 0;
  if (THOUSANDS.test(said)) return Number(said.replace(/\D/gu, ''));
  return /^\d{1,15}(?:[.,]\d{1,6})?$/u.test(said) ? Number(said.replace(',', '.')) : undefined;
}
