import { sentence } from '../../../../language/sentence';
import { t } from '../../../../language/translate';
import { PARTY_COLUMNS, SIDES, type Side } from '../columnMeanings';
import { mayNameSeveral, namesInCell, type NamesColumn } from './namesInCell';
import { PARTY_BREAK, partiesOfCell, type CellParty } from './partyCells';
import { isShareText } from '../roles/shareText';
import type { TableRow } from '../tableSheet';

/** The columns of a sheet by their meanings; that of shares may lie beyond its cells. */
type Columns = ReadonlyMap<string, number>;

/** A row as rows of one owner and one that is owned each, and what is doubtful of it. */
export interface PartedRow {
  rows: readonly TableRow[];
  doubts: readonly { meaning: string; why: string }[];
  /** Why nothing of it is taken. */
  leftOut?: { meaning: string; why: string };
}

/** What is said of each link of a row by itself; of several links in one cell, parted as their parties are. */
const OF_EACH = ['share', 'minimum', 'maximum', 'votes'] as const;
/** What holds of all links of a row, unless as many are said as there are parties. */
const OF_ALL = ['role', 'since', 'until'] as const;
const LIKELY = /[;\n%％]|percent|per cent|prozent|pct/i;

/** How the columns of a sheet name their parties. */
export interface PartyCellsOfSheet {
  /** Whether columns say shares, too. */
  hasShares: boolean;
  names: Readonly<Record<Side, NamesColumn>>;
}

/** Parts the cells of a row that name several parties, or a share behind the name. */
export function partedRow(row: TableRow, columns: Columns, { hasShares, names }: PartyCellsOfSheet): PartedRow {
  const cellOf = (meaning: string) => row.cells[columns.get(meaning) ?? -1] ?? '';
  const named = SIDES.map((side) => ({ side, meaning: cellOf(side).trim() === '' ? `${side}.id` : side }));
  const byCommas = named.find(({ meaning }) => isListedByCommas(cellOf(meaning), cellOf('share')));
  if (byCommas) return nothing(row, byCommas.meaning, UNCLEAR);
  if (!named.some(({ meaning }) => LIKELY.test(cellOf(meaning)))) return partedByNames(row, columns, names);
  const [owners, owned] = named.map((one) => ({ ...one, ...partiesOfCell(cellOf(one.meaning), !hasShares) }));
  if (!owners || !owned) return { rows: [row], doubts: [] };
  const unclear = [owners, owned].find(({ isUnclear }) => isUnclear);
  if (unclear) return nothing(row, unclear.meaning, UNCLEAR);
  if (owners.parties.length > 1 && owned.parties.length > 1) return nothing(row, owners.meaning, BOTH_SIDES);
  const listed = owned.parties.length > 1 || owned.parties.some(({ share }) => share !== '') ? owned : owners;
  const parted = partedBy(row, columns, listed);
  const [{ name = '', share = '' } = {}] = listed.isBehind ? listed.parties : [];
  if (name === '') return parted;
  const why = sentence('“{said}” is read as “{name}” with a share of “{share}”.', {
    said: cellOf(listed.meaning).slice(0, 60),
    name: name.slice(0, 60),
    share,
  });
  return { ...parted, doubts: [...parted.doubts, { meaning: listed.meaning, why }] };
}

/** Parts the names of a side that commas or “and” part, where no more than one side has several. */
function partedByNames(row: TableRow, columns: Columns, names: PartyCellsOfSheet['names']): PartedRow {
  const whole: PartedRow = { rows: [row], doubts: [] };
  const said = SIDES.flatMap((side) => {
    const cell = row.cells[columns.get(side) ?? -1] ?? '';
    return mayNameSeveral(cell) ? [{ side, cell, ...namesInCell(cell, names[side]) }] : [];
  });
  const several = said.filter((one) => one.names.length > 1);
  const [only] = several;
  const doubts = said
    .filter(({ isDoubtful }) => isDoubtful)
    .map(({ side, cell, names: found }) => ({ meaning: side, why: doubtOf(cell, found.length) }));
  if (!only) return { ...whole, doubts };
  if (several.length > 1) return nothing(row, only.side, BOTH_SIDES);
  const parties = only.names.map((name) => ({ name, share: '' }));
  const parted = partedBy(row, columns, { side: only.side, meaning: only.side, parties });
  return { ...parted, doubts: [...doubts, ...parted.doubts] };
}

function doubtOf(cell: string, count: number): string {
  const said = cell.slice(0, 60);
  return count > 1
    ? sentence('“{said}” is read as the names of {count} parties.', { said, count })
    : sentence('“{said}” may name several parties and is taken as one: semicolons or lines part them.', { said });
}

/** “Elena, Bob” beside “30, 70”: as many shares as names. */
function isListedByCommas(names: string, shares: string): boolean {
  const [said, parts] = [names, shares].map((cell) => cell.split(/,\s+/).map((text) => text.trim()));
  if (!said || !parts || parts.length < 2 || said.length !== parts.length) return false;
  return said.every((name) => /\p{L}/u.test(name)) && parts.every(isShareText);
}

const UNCLEAR = t('It seems to name several parties: semicolons or lines must part them.');
const BOTH_SIDES = t('It names several owners and several that they own, and not who owns which.');

const nothing = (row: TableRow, meaning: string, why: string): PartedRow => ({
  rows: [row],
  doubts: [],
  leftOut: { meaning, why },
});

function partedBy(
  row: TableRow,
  columns: Columns,
  { side, meaning, parties }: { side: Side; meaning: string; parties: readonly CellParty[] },
): PartedRow {
  const cells = parties.map(() => [...row.cells]);
  const doubts: { meaning: string; why: string }[] = [];
  const put = (column: string, texts: readonly string[]) => {
    const at = columns.get(column);
    if (at !== undefined) cells.forEach((one, index) => (one[at] = texts[index] ?? ''));
  };
  const hasOwn = parties.some(({ share }) => share !== '');
  for (const column of [...OF_EACH, ...PARTY_COLUMNS.map((name) => `${side}.${name}`)]) {
    const said = (row.cells[columns.get(column) ?? -1] ?? '').trim();
    if (said === '' || column === meaning) continue;
    const isShare = (OF_EACH as readonly string[]).includes(column) && column !== 'votes';
    const texts = (isShare && partsOfWhole(said, parties.length)) || said.split(PARTY_BREAK).map((text) => text.trim());
    const isEach = texts.length === parties.length && !(isShare && hasOwn);
    if (isEach) put(column, texts);
    else if (!isShare || !isSaidAgain(said, parties)) {
      put(column, []);
      doubts.push({ meaning: column, why: leftOutText(said, parties, isShare && hasOwn) });
    }
  }
  for (const column of OF_ALL) {
    const texts = (row.cells[columns.get(column) ?? -1] ?? '').split(PARTY_BREAK).map((text) => text.trim());
    if (texts.length > 1 && texts.length === parties.length) put(column, texts);
  }
  put(
    meaning,
    parties.map(({ name }) => name),
  );
  if (hasOwn)
    put(
      'share',
      parties.map(({ share }) => share),
    );
  return { rows: cells.map((one) => ({ row: row.row, cells: Array.from(one, (cell) => cell ?? '') })), doubts };
}

/** “50/50” beside two names, and “60%, 40%”: as many shares as parties, which are the whole together; null for any other text. */
function partsOfWhole(said: string, count: number): string[] | null {
  const texts = said.split(/\s*[/&]\s*|,\s+|\s+(?:and|und)\s+/u);
  const total = texts.reduce(
    (sum, text) => sum + Number(/^(\d{1,3}(?:[.,]\d{1,6})?)\s?%?$/u.exec(text)?.[1]?.replace(',', '.')),
    0,
  );
  const isWhole = count > 1 && texts.length === count && Math.abs(total - 100) <= WHOLE_SLACK;
  return isWhole ? texts.map((text) => (text.includes('%') ? text : `${text} %`)) : null;
}

/** What rounding may make of shares that are 100 % together. */
const WHOLE_SLACK = 0.1;

/** Whether a share beside a single name is the one behind it, in other writing. */
function isSaidAgain(said: string, parties: readonly CellParty[]): boolean {
  const plain = (text: string) => text.replace(/[\s%％]/g, '').replace(',', '.');
  return parties.length === 1 && plain(said) === plain(parties[0]?.share ?? '');
}

function leftOutText(said: string, parties: readonly CellParty[], hasOwn: boolean): string {
  const values = { said: said.slice(0, 60), count: parties.length };
  return hasOwn
    ? sentence('“{said}” is left out: a share stands behind the name.', values)
    : sentence('“{said}” is left out: it does not say of which of {count} parties it is.', values);
}
