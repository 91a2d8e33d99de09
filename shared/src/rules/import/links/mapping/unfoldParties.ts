import { t } from '../../../../language/translate';
import { limits } from '../../../../limits';
import { mayBeNames } from './assignColumns';
import { columnFacts } from './columnFacts';
import { findHeader } from './findHeader';
import { linkHeading } from '../headings/headingMeanings';
import { nameKind, partyNamed } from '../headings/partyHeading';
import { partyGroups, type HeadedColumn, type PartyGroups } from './partyGroups';
import { groupHeadings } from './sheetColumns';
import { headingsIn, rowsBelow, widthOf } from '../tableMapping';
import { foldedHeading, type TableSheet } from '../tableSheet';

/**
 * A sheet whose rows have several parties of one side, “Shareholder 1, % 1, Shareholder 2, % 2” or “Trust, Settlor, Trustee”, with each of them
 * in a row of its own, beside what they have in common; any other sheet as it is.
 */
export function withPartiesBelow(sheet: TableSheet): TableSheet {
  const header = findHeader(sheet);
  if (header === 0) return sheet;
  const above = groupHeadings(sheet, header);
  const own = headingsIn(sheet, header);
  const rows = rowsBelow(sheet, { header });
  const columns = Array.from({ length: widthOf(sheet) }, (_, at) => ({
    heading: [above[at], own[at]].join(' ').trim(),
    facts: columnFacts(rows, at),
  }));
  const found = partyGroups(columns);
  if (!found) return sheet;
  const { groups, headings } = found;
  const grouped = new Set(groups.flatMap((group) => [...group.columns.values()]));
  const shared = columns.map((_, at) => at).filter((at) => !grouped.has(at));
  const hasRoles = new Set(groups.map(({ role }) => role)).size > 1;
  const head = [
    ...shared.map((at) => columns[at]?.heading ?? ''),
    ...headings.values(),
    ...(hasRoles ? [t('Role')] : []),
  ];
  const isTooLarge = rows.length * groups.length * head.length > limits.tableCellsMax;
  if (isTooLarge || !shared.some((at) => isOtherEnd(columns[at], found))) return sheet;
  const below = rows.flatMap(({ row, cells, unresolved = [] }) => {
    const common = shared.map((at) => cells[at] ?? '');
    const lacking = (columnsOf: readonly number[]) =>
      columnsOf.flatMap((from, at) => (unresolved.includes(from) ? [at] : []));
    const parted = groups.flatMap((group) => {
      const from = [...headings.keys()].map((key) => group.columns.get(key) ?? -1);
      const said = from.map((at) => cells[at] ?? '');
      if (said.every((cell) => cell.trim() === '')) return [];
      const one = [...common, ...said, ...(hasRoles ? [group.role] : [])];
      return [{ row, cells: one, ...(unresolved.length > 0 && { unresolved: lacking([...shared, ...from]) }) }];
    });
    return parted.length > 0 ? parted : [{ row, cells: common }];
  });
  const before = sheet.rows.filter(({ row }) => row < header - (above.length > 0 ? 1 : 0));
  const unfolded = groups.map((group) => columns[[...group.columns.values()][0] ?? -1]?.heading ?? '');
  return { ...sheet, rows: [...before, { row: header, cells: head }, ...below], unfolded };
}

/** Whether a column names the other end of the links of parties that stand in a row. */
function isOtherEnd(column: HeadedColumn | undefined, { side }: PartyGroups): boolean {
  if (!column || !mayBeNames(column.facts)) return false;
  const named = partyNamed(column.heading)?.side;
  if (named) return named !== side;
  return (
    nameKind(foldedHeading(column.heading)) !== undefined || linkHeading(column.heading).some(({ isEnd }) => isEnd)
  );
}
