import { t } from '../../../../language/translate';
import { typeOfName } from '../../../typeOfName';
import { columnOf, lacksOwned, lacksOwner, rowsBelow, type SheetMapping } from '../tableMapping';
import { foldedHeading, type TableRow, type TableSheet } from '../tableSheet';
import { isPersonName } from './partyType';
import { TOTAL_ROW } from './partyMention';
import { placeholderOf } from './placeholderNames';
import { hasValue, namesGroup, shareIn, totalRows, valueColumns } from './totalRows';

const SECTION_ROW = t('It heads a section, and names no party.');
const NOTE_ROW = t('It stands below the list and says a text alone: a note, and no party.');

/** Why rows of a sheet of links are left out that name no party, by their numbers: they head a section, are a total, or a note below the list. */
export function groupRows(sheet: TableSheet, mapping: SheetMapping): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  if (mapping.use !== 'links' || mapping.statements || sheet.isOwn || sheet.unfolded) return found;
  const values = valueColumns(sheet, mapping);
  const rows = rowsBelow(sheet, mapping);
  const name = [columnOf(mapping, 'owner'), columnOf(mapping, 'owned')].find((at) => at >= 0) ?? -1;
  const isOneSided = lacksOwned(mapping) || lacksOwner(mapping);
  const last = rows.findLastIndex((row) => hasValue(row, values));
  const sections = isOneSided ? sectionsIn(rows.slice(0, last + 1), name) : new Map<number, string>();
  for (const row of totalRows(sheet, mapping, sections)) found.set(row, TOTAL_ROW);
  for (const row of sections.keys()) found.set(row, SECTION_ROW);
  const listed = rows.filter(({ row }) => !found.has(row));
  for (const row of isOneSided ? notesBelow(listed, name, values, mapping) : []) found.set(row, NOTE_ROW);
  return found;
}

/**
 * The rows below a list each of whose rows says more than a name that say a text alone. One that is written as a party is one where shares
 * are still open, and where the list says none.
 */
function notesBelow(
  rows: readonly TableRow[],
  name: number,
  values: readonly number[],
  mapping: SheetMapping,
): number[] {
  const of = (meaning: string) => columnOf(mapping, meaning);
  const saying = [...values, ...['role', 'since', 'until'].map(of).filter((at) => at >= 0)];
  const last = rows.findLastIndex((row) => hasValue(row, saying));
  const [list, below] = [rows.slice(0, last + 1), rows.slice(last + 1)];
  if (below.length === 0 || !list.every((row) => hasValue(row, saying) && isNamed(row, name))) return [];
  const sum = list.reduce((before, row) => before + (shareIn(row, of('share')) ?? 0), 0);
  const isOpen = values.length === 0 || (sum > 0 && sum < OPEN_BELOW && Math.abs(sum - 1) > 0.005);
  return below
    .filter(({ cells }) => cells.filter((cell) => cell.trim() !== '').length === 1)
    .filter((row) => isNamed(row, name) && !(isOpen && isWrittenAsParty((row.cells[name] ?? '').trim())))
    .map(({ row }) => row);
}

/** Shares of so much are all that there are. */
const OPEN_BELOW = 99.5;

const isNamed = ({ cells }: TableRow, name: number): boolean => (cells[name] ?? '').trim() !== '';

function isWrittenAsParty(text: string): boolean {
  return !text.includes(':') && (typeOfName(text, 'Custom') !== 'Custom' || isPersonName(text));
}

/** A section and one within it; more rows with a name alone are of parties of which the list says no more. */
const NESTED_MAX = 2;

/** The names of rows that say nothing else, above others, in a list most of whose rows say more. */
function sectionsIn(rows: readonly TableRow[], name: number): Map<number, string> {
  const found = new Map<number, string>();
  let [runs, whole, run] = [0, 0, 0];
  for (const [at, { row, cells }] of rows.entries()) {
    const isAlone = cells.filter((cell) => cell.trim() !== '').length === 1;
    const said = (cells[name] ?? '').trim();
    run = isAlone ? run + 1 : 0;
    if (run === 1) runs += 1;
    if (run > NESTED_MAX) return new Map<number, string>();
    if (!isAlone) whole += 1;
    else if (at < rows.length - 1 && isSection(said)) found.set(row, foldedHeading(said));
  }
  return whole >= runs ? found : new Map<number, string>();
}

function isSection(name: string): boolean {
  if (name === '' || name.length > 100 || placeholderOf(name)) return false;
  if (namesGroup(name) || /\b(?:companies|entities)$/iu.test(name)) return true;
  return typeOfName(name, 'Custom') === 'Custom' && !isPersonName(name);
}
