import { sentence } from '../../../../language/sentence';
import { SIDES, type Side } from '../columnMeanings';
import type { TableFault } from '../judgedTable';
import { likeness } from '../parties/likeParties';
import { columnOf, headingsIn, rowsBelow, type SheetMapping, type TableMapping } from '../tableMapping';
import { tablePlace, type TableRow, type TableSheet } from '../tableSheet';

/** The names that keys of one side stand beside, and the keys of each name, both as they are compared. */
interface SideKeys {
  name: number;
  id: number;
  names: Map<string, Set<string>>;
  keys: Map<string, Set<string>>;
  /** The first name of a key, as it is written. */
  written: Map<string, string>;
}

type Keys = Readonly<Record<Side, SideKeys>>;

/**
 * The sheets, those of links that number owners and what they own each for themselves with names in place of their keys, which is told. A key
 * stays where the names of its side leave open whom it is of, as one of its column.
 */
export function withKeysOfSides(
  sheets: readonly TableSheet[],
  mapping: TableMapping,
): { sheets: readonly TableSheet[]; told: readonly TableFault[] } {
  const hasList = mapping.sheets.some((said) => said.use === 'entities' && columnOf(said, 'id') >= 0);
  const told: TableFault[] = [];
  if (hasList) return { sheets, told };
  const read = sheets.map((sheet, at) => {
    const said = mapping.sheets[at];
    const keys = said?.use === 'links' && !sheet.isOwn ? keysIn(sheet, said) : null;
    if (!said || !keys || !areApart(sheet, said, keys)) return sheet;
    const headings = headingsIn(sheet, said.header);
    const headingOf = (side: Side) => (headings[keys[side].id] ?? '').trim().slice(0, 60);
    const why = sentence(
      'Keys below “{owner}” and “{owned}” are numbered each for themselves: the names say who is meant.',
      { owner: headingOf('owner'), owned: headingOf('owned') },
    );
    told.push({ kind: 'note', place: tablePlace(sheet, said.header || 1), why });
    const below = new Set(rowsBelow(sheet, said));
    return { ...sheet, rows: sheet.rows.map((row) => (below.has(row) ? byNames(row, keys, headings) : row)) };
  });
  return { sheets: told.length > 0 ? read : sheets, told };
}

function keysIn(sheet: TableSheet, mapping: SheetMapping): Keys | null {
  const columns = SIDES.map((side) => ({ name: columnOf(mapping, side), id: columnOf(mapping, `${side}.id`) }));
  if (columns.some(({ name, id }) => name < 0 || id < 0)) return null;
  const rows = rowsBelow(sheet, mapping);
  const [owner, owned] = columns.map((one) => sideKeys(rows, one));
  return owner && owned ? { owner, owned } : null;
}

function sideKeys(rows: readonly TableRow[], columns: { name: number; id: number }): SideKeys {
  const found: SideKeys = { ...columns, names: new Map(), keys: new Map(), written: new Map() };
  for (const { cells } of rows) {
    const [name, key] = [(cells[columns.name] ?? '').trim(), (cells[columns.id] ?? '').trim()];
    if (name === '' || key === '') continue;
    const said = likeness(name);
    found.names.set(key, (found.names.get(key) ?? new Set()).add(said));
    found.keys.set(said, (found.keys.get(said) ?? new Set()).add(key));
    if (!found.written.has(key)) found.written.set(key, name);
  }
  return found;
}

/** Whether more keys have other names on either side than the same ones, and not for a name alone that is written in two ways. */
function areApart(sheet: TableSheet, mapping: SheetMapping, { owner, owned }: Keys): boolean {
  const shared = [...owner.names].flatMap(([key, names]) => {
    const others = owned.names.get(key);
    return others ? [[...names].some((name) => others.has(name))] : [];
  });
  const against = shared.filter((isSame) => !isSame).length;
  if (against === 0 || against * 2 <= shared.length) return false;
  const isNameOfTwo = [...owner.keys].some(([name, keys]) => {
    const others = owned.keys.get(name);
    return others !== undefined && ![...keys].some((key) => others.has(key));
  });
  return (
    against > 1 ||
    isNameOfTwo ||
    rowsBelow(sheet, mapping).some(({ cells }) => {
      const [one, other] = [owner, owned].map(({ id }) => (cells[id] ?? '').trim());
      return one !== '' && one === other && likeness(cells[owner.name] ?? '') !== likeness(cells[owned.name] ?? '');
    })
  );
}

function byNames(row: TableRow, keys: Keys, headings: readonly string[]): TableRow {
  const cells = [...row.cells];
  for (const side of SIDES) {
    const { name, id, names, keys: ofName, written } = keys[side];
    const key = (cells[id] ?? '').trim();
    if (key === '') continue;
    if ((cells[name] ?? '').trim() === '') cells[name] = written.get(key) ?? '';
    const isPlain = names.get(key)?.size === 1 && ofName.get(likeness(cells[name] ?? ''))?.size === 1;
    cells[id] = isPlain ? '' : `${(headings[id] ?? '').trim() || side} ${key}`;
  }
  return { ...row, cells: Array.from(cells, (cell) => cell ?? '') };
}
