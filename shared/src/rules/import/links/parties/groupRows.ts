import { t } from '../../../../language/translate';
import { typeOfName } from '../../../typeOfName';
import { isAmountHeading, mayCountShares } from '../headings/headingKinds';
import { isHeldName, sideNamed } from '../headings/vocabulary';
import { readShareText } from '../roles/shareText';
import { columnOf, headingsIn, lacksOwned, lacksOwner, rowsBelow, type SheetMapping } from '../tableMapping';
import { foldedHeading, type TableRow, type TableSheet } from '../tableSheet';
import { isPersonName } from './partyType';
import { TOTAL_ROW } from './partyMention';
import { placeholderOf } from './placeholderNames';
import { asTotal } from './totals';

const SECTION_ROW = t('It heads a section, and names no party.');

/** Why rows of a sheet of links are left out that name no party, by their numbers: they head a section, or are a total of one. */
export function groupRows(sheet: TableSheet, mapping: SheetMapping): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  const values = valueColumns(sheet, mapping);
  if (mapping.use !== 'links' || mapping.statements || sheet.isOwn || sheet.unfolded || values.length === 0)
    return found;
  const rows = rowsBelow(sheet, mapping);
  const sides = [columnOf(mapping, 'owner'), columnOf(mapping, 'owned')].filter((at) => at >= 0);
  const isOneSided = lacksOwned(mapping) || lacksOwner(mapping);
  const sections = isOneSided ? sectionsIn(rows, sides[0] ?? -1) : new Map<number, string>();
  const names = new Set(sections.values());
  const share = columnOf(mapping, 'share');
  let block: TableRow[] = [];
  for (const row of rows) {
    const isTotal =
      values.some((at) => (row.cells[at] ?? '').trim() !== '') &&
      sides.some((at) => {
        const total = asTotal(row.cells[at] ?? '');
        if (total === undefined) return false;
        return total.isSurely || (!total.isOrganization && isGroup(total.of, names)) || isSumOf(row, block, share);
      });
    if (isTotal) found.set(row.row, TOTAL_ROW);
    if (sections.has(row.row)) found.set(row.row, SECTION_ROW);
    if (found.has(row.row)) block = [];
    else block.push(row);
  }
  return found;
}

/** The columns that say how much each holds. */
function valueColumns(sheet: TableSheet, mapping: SheetMapping): number[] {
  const said = ['share', 'minimum', 'maximum', 'votes'].map((meaning) => columnOf(mapping, meaning));
  const headings = mapping.header ? headingsIn(sheet, mapping.header) : [];
  const amounts = headings.flatMap((heading, at) => (isAmountHeading(heading) || mayCountShares(heading) ? [at] : []));
  return [...said.filter((at) => at >= 0), ...amounts];
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
  if (isGroup(name) || /\b(?:companies|entities)$/iu.test(name)) return true;
  return typeOfName(name, 'Custom') === 'Custom' && !isPersonName(name);
}

/** Whether a text names several by what they are, “Seed investors”, “Common stock”, or is the heading of a section. */
function isGroup(text: string, sections?: ReadonlySet<string>): boolean {
  const said = foldedHeading(text);
  if (sections?.has(said)) return true;
  if (typeOfName(text, 'Custom') !== 'Custom') return false;
  const last = said.split(' ').at(-1) ?? '';
  return sideNamed(last) !== undefined || isHeldName(last) || mayCountShares(text);
}

function shareIn({ cells }: TableRow, column: number): number | undefined {
  const read = column < 0 ? undefined : readShareText(cells[column] ?? '', 'percent');
  return read && 'value' in read ? (read.value.percentage ?? undefined) : undefined;
}

/** Half of the last place that shares of a table have. */
const ROUNDING = 0.005;

function isSumOf(row: TableRow, block: readonly TableRow[], column: number): boolean {
  const share = shareIn(row, column);
  if (share === undefined || share === 0 || block.length < 2) return false;
  const sum = block.reduce((before, one) => before + (shareIn(one, column) ?? 0), 0);
  return Math.abs(sum - share) <= ROUNDING * (block.length + 1);
}
