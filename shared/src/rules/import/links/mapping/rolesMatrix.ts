import { typeOfName } from '../../../typeOfName';
import { saysNothing } from '../dates/openEnds';
import { linkHeading } from '../headings/headingMeanings';
import { partyNamed } from '../headings/partyHeading';
import { roleOfTitle } from '../headings/titleRole';
import { isPersonName } from '../parties/partyType';
import { isNoMark, legendIn, readMatrixCell } from '../roles/matrixCells';
import { isRoleText } from '../roles/roleParts';
import { rowsBelow } from '../tableMapping';
import { columnFacts } from './columnFacts';
import { isOtherHeading } from './findHeader';
import { columnLetter, foldedHeading, type RoleMatrix, type TableRow, type TableSheet } from '../tableSheet';

/** Rows that are looked at for the one with parties along the top, and for what stands below. */
const TITLES_MAX = 30;
const SAMPLE = 200;
/** So many of the cells must say roles. */
const ROLES_LEAST = 0.8;
const HEAD = ['Owner', 'Owned', 'Role'];
/** Titles of roles that are also of families, teams and firms. */
const OF_ANY = new Set(['member', 'members', 'partner', 'partners']);

interface Matrix {
  header: TableRow;
  /** The column of the names down the side. */
  side: number;
  columns: readonly { at: number; name: string }[];
  /** Columns that say something else of each row. */
  others: readonly number[];
  rows: readonly TableRow[];
}

interface CellOfMatrix {
  row: TableRow;
  at: number;
  name: string;
  party: string;
  text: string;
}

/**
 * A matrix of roles, persons down its side and companies along its top or the other way round, as rows of who has a role, in what, and the role;
 * any other sheet as it is. Bare marks are the role that a title above, the cell in the corner or the sheet's name says; where none does, the
 * sheet stays as it is and says so.
 */
export function withRolesAsRows(sheet: TableSheet): TableSheet {
  const matrix = matrixIn(sheet);
  const holders = matrix && holdersOf(matrix);
  if (!matrix || !holders) return sheet;
  const titles = sheet.rows
    .filter(({ row }) => row < matrix.header.row)
    .map(({ cells }) => cells.filter(isSaid).join(' '));
  const legend = legendIn([...titles, ...matrix.rows.flatMap((row) => legendTexts(row, matrix))]);
  const titled = titledRole(sheet, titles, matrix.header.cells[matrix.side] ?? '');
  const sample = cellsOf(matrix, matrix.rows.slice(0, SAMPLE)).map(({ text }) => readMatrixCell(text, legend, titled));
  const known = sample.filter(({ isKnown }) => isKnown);
  if (known.length < 2 || known.length < ROLES_LEAST * sample.length) return sheet;
  const cells = cellsOf(matrix, matrix.rows).map((cell) => {
    const read = readMatrixCell(cell.text, legend, titled);
    return { ...cell, read, isRead: read.isKnown && cell.name !== '' };
  });
  if (titled === '' && cells.some(({ read }) => read.isMark))
    return { ...sheet, roleMatrix: { readAs: [], unread: [] } };
  const { header, others } = matrix;
  const rows = cells.flatMap(({ row, name, party, read, isRead }): TableRow[] => {
    if (!isRead) return [];
    const ends = holders === 'rows' ? [name, party] : [party, name];
    const more = others.map((at) => row.cells[at] ?? '');
    return [{ row: row.row, cells: [...ends, [...new Set(read.roles)].join('; '), ...more] }];
  });
  const short = cells.filter(({ text, read, isRead }) => isRead && (read.isMark || !isRoleText(text)));
  const readAs = new Map(short.map(({ text, read }) => [text, read.roles.join(', ')]));
  const roleMatrix: RoleMatrix = {
    holders,
    readAs: [...readAs].map(([text, role]) => ({ text, role })),
    unread: cells.flatMap(({ row, at, text, isRead }) =>
      isRead ? [] : [{ row: row.row, column: columnLetter(at), text }],
    ),
  };
  const before = sheet.rows.filter(({ row }) => row < header.row);
  const head = { row: header.row, cells: [...HEAD, ...others.map((at) => header.cells[at] ?? '')] };
  return { ...sheet, rows: [...before, head, ...rows], roleMatrix };
}

const isSaid = (cell: string): boolean => cell.trim() !== '';

/** The names along the top and down the side of a sheet; null where half of those along the top are neither organizations nor persons. */
function matrixIn(sheet: TableSheet): Matrix | null {
  const header = sheet.rows.slice(0, TITLES_MAX).find(({ cells }) => cells.filter(isSaid).length > 1);
  if (!header) return null;
  const headed = header.cells.flatMap((cell, at) => (isSaid(cell) ? [{ at, name: cell.trim() }] : []));
  const parties = headed.filter(({ name }) => isOrganization(name) || isPersonName(name));
  if (parties.length < 2 || parties.length * 2 < headed.length - 1) return null;
  const rows = rowsBelow(sheet, { header: header.row });
  const side = Array.from({ length: parties[0]?.at ?? 0 }, (_, at) => at).find((at) => {
    const { name, filled } = columnFacts(rows, at);
    return filled > 0 && name >= 0.9;
  });
  if (side === undefined) return null;
  const others = headed.filter(({ at, name }) => at !== side && isOtherColumn(name)).map(({ at }) => at);
  const columns = headed.filter(({ at }) => at > side && !others.includes(at));
  const known = new Set([side, ...others, ...columns.map(({ at }) => at)]);
  const isOther = rows.some(({ cells }) => cells.some((cell, at) => !known.has(at) && isSaid(cell)));
  return isOther || columns.length < 2 ? null : { header, side, columns, others, rows };
}

const isOtherColumn = (heading: string): boolean => linkHeading(heading).length > 0 || isOtherHeading(heading);

const isOrganization = (name: string): boolean => typeOfName(name, 'Custom') !== 'Custom';

/** Where those stand who have the roles: opposite of companies and trusts; undefined where these stand on both sides and the corner names neither. */
function holdersOf({ header, side, columns, rows }: Matrix): RoleMatrix['holders'] {
  const names = rows.slice(0, SAMPLE).flatMap(({ cells }) => (isSaid(cells[side] ?? '') ? [cells[side] ?? ''] : []));
  const areOrganizations = (texts: readonly string[]) => texts.filter(isOrganization).length * 2 >= texts.length;
  const [down, along] = [areOrganizations(names), areOrganizations(columns.map(({ name }) => name))];
  const corner = partyNamed(header.cells[side] ?? '')?.side;
  if (down && along) return corner && (corner === 'owner' ? 'rows' : 'columns');
  if (!down && !along) return undefined;
  return along ? 'rows' : 'columns';
}

/** The role that marks stand for; empty where nothing says it, or two titles say it otherwise. */
function titledRole(sheet: TableSheet, titles: readonly string[], corner: string): string {
  const roleIn = (title: string) => (OF_ANY.has(foldedHeading(title)) ? '' : roleOfTitle(title));
  const said = new Set([...titles, corner].map(roleIn).filter(Boolean));
  const [role] = said;
  return said.size > 1 ? '' : (role ?? roleIn(sheet.name));
}

/** What stands alone down the side, below the matrix. */
function legendTexts({ cells }: TableRow, { side }: Matrix): string[] {
  const said = cells.filter(isSaid);
  return said.length === 1 && isSaid(cells[side] ?? '') ? said : [];
}

function cellsOf({ side, columns }: Matrix, rows: readonly TableRow[]): CellOfMatrix[] {
  return rows.flatMap((row) =>
    columns.flatMap(({ at, name: party }) => {
      const [name, text] = [(row.cells[side] ?? '').trim(), (row.cells[at] ?? '').trim()];
      return text === '' || saysNothing(text) || isNoMark(text) ? [] : [{ row, at, name, party, text }];
    }),
  );
}
