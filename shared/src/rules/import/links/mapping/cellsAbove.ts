import { sentence } from '../../../../language/sentence';
import { PARTY_COLUMNS, SIDES } from '../columnMeanings';
import { valueColumns } from '../parties/totalRows';
import { columnOf, headingsIn, rowsBelow, type SheetMapping } from '../tableMapping';
import { foldedName, type TableRow, type TableSheet } from '../tableSheet';

/** The columns of a sheet whose cells may be blank where they are those of the row above. */
interface GroupedColumns {
  /** The name of the side that stands first, and all that is said of it. */
  name: number;
  group: readonly number[];
  /** The name of the other side. */
  member: number;
  /** What a row says of a link. */
  links: readonly number[];
}

/** A sheet with what was read into its blank cells; nothing is `told` where there were none. */
interface FilledSheet {
  sheet: TableSheet;
  told?: { row: number; why: string };
}

/**
 * A sheet of links that names the first of its two sides once for several rows, with that name in each of them. A blank cell is not the one above
 * where the sheet says a name again in the next row, where the row says nothing of a link, or names somebody that the rows above do.
 */
export function withCellsAbove(sheet: TableSheet, mapping: SheetMapping): FilledSheet {
  const columns = groupedColumns(sheet, mapping);
  const rows = rowsBelow(sheet, mapping);
  if (!columns || columns.links.length === 0 || saysNamesAgain(rows, columns.name)) return { sheet };
  const filled = new Map<TableRow, TableRow>();
  let above: TableRow | undefined;
  let members = new Set<string>();
  for (const [at, row] of rows.entries()) {
    const member = foldedName(row.cells[columns.member] ?? '');
    const isNext = at > 0 && rows[at - 1]?.row === row.row - 1;
    const isBlank = columns.group.every((column) => isEmpty(row, column));
    if (!isBlank) {
      above = isEmpty(row, columns.name) ? undefined : row;
      members = new Set();
    } else if (!above || !isNext || member === '' || columns.links.every((column) => isEmpty(row, column))) {
      above = undefined;
    } else if (!members.has(member)) filled.set(row, withCellsOf(above, row, columns.group));
    members.add(member);
  }
  const [first] = filled.keys();
  if (!first) return { sheet };
  const column = (headingsIn(sheet, mapping.header)[columns.name] ?? '').trim().slice(0, 60);
  const why = sentence('Blank cells below “{column}” are read as the cell above them (rows: {rows}).', {
    column,
    rows: filled.size,
  });
  return {
    sheet: { ...sheet, rows: sheet.rows.map((row) => filled.get(row) ?? row) },
    told: { row: first.row, why },
  };
}

function groupedColumns(sheet: TableSheet, mapping: SheetMapping): GroupedColumns | null {
  const isOtherShape = sheet.isOwn || sheet.levels || sheet.levelColumns || sheet.matrix || mapping.statements;
  if (mapping.use !== 'links' || mapping.header === 0 || isOtherShape) return null;
  const named = SIDES.map((side) => ({ side, at: columnOf(mapping, side) }));
  const [first, other] = named.sort((one, two) => one.at - two.at);
  if (!first || !other || first.at < 0) return null;
  const facts = ['firstName', ...PARTY_COLUMNS].map((fact) => columnOf(mapping, `${first.side}.${fact}`));
  const role = columnOf(mapping, 'role');
  return {
    name: first.at,
    group: [first.at, ...facts.filter((at) => at >= 0)],
    member: other.at,
    links: [...valueColumns(sheet, mapping), role].filter((at) => at >= 0),
  };
}

const isEmpty = ({ cells }: TableRow, column: number): boolean => (cells[column] ?? '').trim() === '';

/** Whether rows that follow each other name the same party, as those of tables do that leave no cell blank for it. */
function saysNamesAgain(rows: readonly TableRow[], name: number): boolean {
  let before = '';
  return rows.some(({ cells }) => {
    const said = foldedName(cells[name] ?? '');
    const isAgain = said !== '' && said === before;
    if (said !== '') before = said;
    return isAgain;
  });
}

function withCellsOf(above: TableRow, row: TableRow, columns: readonly number[]): TableRow {
  const cells = [...row.cells];
  for (const column of columns) cells[column] = above.cells[column] ?? '';
  return { ...row, cells: Array.from(cells, (cell) => cell ?? '') };
}
