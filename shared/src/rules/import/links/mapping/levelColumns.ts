import { limits } from '../../../../limits';
import { groupTier, levelNumber } from '../headings/levelHeading';
import { partyNamed } from '../headings/partyHeading';
import { headingsIn, rowsBelow, widthOf } from '../tableMapping';
import { foldedName, type TableRow, type TableSheet } from '../tableSheet';
import { mayBeNames } from './assignColumns';
import { columnFacts } from './columnFacts';

/** Rows that are looked at for headings of levels. */
const LOOKED_AT = 30;
const HEAD = ['Owner', 'Owned'];

/** The parties of a row, each of which holds the next. */
interface Chain {
  row: TableRow;
  names: readonly string[];
}

/**
 * A sheet with a column for each level of a group, “Level 1, Level 2, Level 3, %”, as rows of owner and owned: each party holds the one on the
 * next level of its row, and what else the row says is of the last of these links. A row that begins below the first level goes on from the rows
 * above it. Any other sheet as it is.
 */
export function withLinksOfLevels(sheet: TableSheet): TableSheet {
  const found = levelsIn(sheet);
  if (!found) return sheet;
  const { header, levels } = found;
  const headings = headingsIn(sheet, header);
  const others = Array.from({ length: widthOf(sheet) }, (_, at) => at).filter((at) => !levels.includes(at));
  const rows = rowsBelow(sheet, { header });
  const isSided = others.some((at) => partyNamed(headings[at] ?? '') !== undefined);
  if (isSided || rows.length * levels.length * (others.length + HEAD.length) > limits.tableCellsMax) return sheet;
  if (!levels.every((at) => isOfNames(rows, at))) return sheet;
  const below = linksOf(chainsOf(rows, levels), others);
  const before = sheet.rows.filter(({ row }) => row < header);
  const head = { row: header, cells: [...HEAD, ...others.map((at) => headings[at] ?? '')] };
  return { ...sheet, rows: [...before, head, ...below], levelColumns: levels.map((at) => headings[at] ?? '') };
}

/** Neighbouring columns whose headings are of levels, from the top down. */
function levelsIn({ rows }: TableSheet): { header: number; levels: number[] } | null {
  for (const { row, cells } of rows.slice(0, LOOKED_AT)) {
    const levels = countedLevels(cells) ?? namedLevels(cells);
    if (levels) return { header: row, levels };
  }
  return null;
}

function countedLevels(headings: readonly string[]): number[] | null {
  const numbers = headings.map((heading) => (heading.length <= 60 ? levelNumber(heading) : undefined));
  const levels = numbers.flatMap((number, at) => (number === undefined ? [] : [at]));
  const areInOrder = levels.every(
    (at, index) => index === 0 || (levels[index - 1] === at - 1 && numbers[at] === (numbers[at - 1] ?? 0) + 1),
  );
  return levels.length > 1 && areInOrder ? levels : null;
}

/** “Ultimate parent, Intermediate holding, Operating company”: those between stand beside one that is above or below them. */
function namedLevels(headings: readonly string[]): number[] | null {
  const tiers = headings.map((heading) => (heading.length <= 60 ? groupTier(heading) : undefined));
  const [first, last] = [tiers.indexOf('middle'), tiers.lastIndexOf('middle')];
  if (first < 0 || tiers.slice(first, last).some((tier) => tier !== 'middle')) return null;
  const from = tiers[first - 1] === 'top' ? first - 1 : first;
  const to = tiers[last + 1] === 'bottom' ? last + 1 : last;
  return to - from < 2 ? null : Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function isOfNames(rows: readonly TableRow[], at: number): boolean {
  const facts = columnFacts(rows, at);
  return facts.filled === 0 || (facts.name >= 0.8 && mayBeNames(facts));
}

function chainsOf(rows: readonly TableRow[], levels: readonly number[]): Chain[] {
  const above: (string | undefined)[] = [];
  return rows.map((row) => {
    const said = levels.map((at) => (row.cells[at] ?? '').trim());
    const first = said.findIndex(Boolean);
    const last = said.findLastIndex(Boolean);
    if (first < 0) return { row, names: [] };
    const parent = above[first - 1];
    above.length = first;
    for (let level = first; level <= last; level += 1) above[level] = said[level] || undefined;
    const names = [parent ?? '', ...said].filter(Boolean);
    return { row, names: names.filter((name, at) => foldedName(name) !== foldedName(names[at - 1] ?? '')) };
  });
}

/** A row for each link of the chains: the last of each with all that its row says, those above it once, where no row says more of them. */
function linksOf(chains: readonly Chain[], others: readonly number[]): TableRow[] {
  const keyOf = (owner: string, owned: string) => `${foldedName(owner)}\n${foldedName(owned)}`;
  const said = new Set(chains.map(({ names }) => keyOf(names.at(-2) ?? '', names.at(-1) ?? '')));
  return chains.flatMap(({ row, names }) => {
    const upper = names.slice(0, -2).flatMap((owner, at): TableRow[] => {
      const owned = names[at + 1] ?? '';
      const key = keyOf(owner, owned);
      if (said.has(key)) return [];
      said.add(key);
      return [{ row: row.row, cells: [owner, owned, ...others.map(() => '')] }];
    });
    const unresolved = others.flatMap((from, at) => (row.unresolved?.includes(from) ? [at + HEAD.length] : []));
    const cells = [names.at(-2) ?? '', names.at(-1) ?? '', ...others.map((at) => row.cells[at] ?? '')];
    return [...upper, { row: row.row, cells, ...(unresolved.length > 0 && { unresolved }) }];
  });
}
