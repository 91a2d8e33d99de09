import { columnsIn, type SheetColumn } from './sheetColumns';
import { findHeader } from './findHeader';
import { isLevelHeading } from '../headings/levelHeading';
import { linkHeading, OUTRIGHT } from '../headings/headingMeanings';
import { nameKind } from '../headings/partyHeading';
import { headingsIn, rowsBelow } from '../tableMapping';
import { foldedHeading, type TableSheet } from '../tableSheet';

/**
 * A list whose rows say how deep each stands, “Level, Name, %”, with the parent of each row in that place: the last row before it that
 * stands one higher. Any other sheet, and one that skips a level, as it is.
 */
export function withParentsOfLevels(sheet: TableSheet): TableSheet {
  const header = findHeader(sheet);
  if (header === 0 || !headingsIn(sheet, header).some(isLevelHeading)) return sheet;
  const columns = columnsIn(sheet, header, linkHeading);
  const level = columns.find(({ heading, whole }) => isLevelHeading(heading) && whole === 1);
  const name = columns.find((column) => nameKind(foldedHeading(column.heading)) !== undefined && column.name >= 0.8);
  const isSided = columns.some(({ guesses }) =>
    guesses.some(({ meaning, score }) => meaning.startsWith('owner') && score >= OUTRIGHT),
  );
  if (!level || !name || isSided) return sheet;
  const parents = parentsOf(sheet, header, level, name);
  if (!parents) return sheet;
  const rows = sheet.rows.map((row) => {
    if (row.row < header) return row;
    const parent = row.row === header ? 'Parent' : (parents.get(row.row) ?? '');
    return { ...row, cells: row.cells.map((cell, at) => (at === level.at ? parent : cell)) };
  });
  return { ...sheet, rows, levels: level.heading };
}

/** The name of each row's parent, by the rows' numbers; null where levels are left out, or none stands below another. */
function parentsOf(
  sheet: TableSheet,
  header: number,
  level: SheetColumn,
  name: SheetColumn,
): ReadonlyMap<number, string> | null {
  const parents = new Map<number, string>();
  const above: string[] = [];
  let first: number | undefined;
  for (const { row, cells } of rowsBelow(sheet, { header })) {
    const said = (cells[level.at] ?? '').trim();
    if (said === '') continue;
    first ??= Number(said);
    const depth = Number(said) - first;
    if (depth < 0 || depth > above.length) return null;
    above.length = depth;
    if (depth > 0) parents.set(row, above[depth - 1] ?? '');
    above.push((cells[name.at] ?? '').trim());
  }
  return parents.size > 0 ? parents : null;
}
