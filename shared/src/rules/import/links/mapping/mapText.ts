import { sentence } from '../../../../language/sentence';
import { ENTITY_MEANINGS, LINK_MEANINGS, SIDES, type Side } from '../columnMeanings';
import { proposeSheet } from './proposeMapping';
import {
  headingsIn,
  heldByAll,
  holderOfAll,
  lacksOwner,
  widthOf,
  withMeaning,
  type SheetMapping,
  type TableMapping,
} from '../tableMapping';
import { foldedHeading, sheetTitle, type TableSheet } from '../tableSheet';

/** A mapping that was given as text names what a file does not have. */
export class MapTextFault extends Error {
  override readonly name = 'MapTextFault';
}

/**
 * A mapping with some columns named otherwise, "owner=Holder,owned=Company,share=3": by heading, letter or number, from 1; who owns or
 * what is owned also as a text that no column is called by, which is that of all its rows. They are those of
 * the sheet of links, or of the first one with rows where none was found.
 * @throws MapTextFault for a meaning or column that there is not
 */
export function withMapText(sheets: readonly TableSheet[], mapping: TableMapping, text: string): TableMapping {
  const found = mapping.sheets.findIndex(({ use }) => use === 'links');
  const at = found >= 0 ? found : sheets.findIndex(({ rows }) => rows.length > 0);
  const [sheet, said] = [sheets[at], mapping.sheets[at]];
  if (!sheet || !said) return mapping;
  const base = said.use === 'links' ? said : proposeSheet(sheet, said.header, 'links');
  const changed = text
    .split(BETWEEN_PAIRS)
    .map((pair) => pair.trim())
    .filter(Boolean)
    .reduce((current, pair) => withPair(sheet, current, pair), base);
  return { sheets: mapping.sheets.map((one, index) => (index === at ? changed : one)) };
}

/** Commas outside of quotation marks. */
const BETWEEN_PAIRS = /,(?=(?:[^"]*"[^"]*")*[^"]*$)/;

function withPair(sheet: TableSheet, mapping: SheetMapping, pair: string): SheetMapping {
  const [, meaning = '', said = ''] = /^([^=]*?)\s*=\s*(.*)$/s.exec(pair) ?? [pair, pair];
  const column = said.replace(/^"(.*)"$/s, '$1').trim();
  if (!LINK_MEANINGS.includes(meaning)) {
    const meanings = LINK_MEANINGS.join(', ');
    throw new MapTextFault(
      sentence('“{meaning}” is no meaning of a column. There are: {meanings}.', { meaning, meanings }),
    );
  }
  const at = columnNamed(sheet, mapping, column);
  if (at < 0 && isSide(meaning) && (column !== said || mayNameEnd(mapping, meaning, column)))
    return withEnd(mapping, meaning, column);
  if (at < 0) {
    const headings = headingsIn(sheet, mapping.header).join(', ');
    throw new MapTextFault(sentence('There is no column “{column}”. There are: {headings}.', { column, headings }));
  }
  return withMeaning(mapping, at, meaning);
}

const isSide = (meaning: string): meaning is Side => SIDES.some((side) => side === meaning);

/** Whether a text without quotation marks is that of a party; who owns is rather a column that is misspelt, where there is one. */
const mayNameEnd = (mapping: SheetMapping, side: Side, text: string): boolean =>
  /\p{L}{3}/u.test(text) && (side === 'owned' || lacksOwner(mapping));

/** A mapping by which all parties hold, or are held by, one that no column names. */
function withEnd(mapping: SheetMapping, side: Side, name: string): SheetMapping {
  const columns = Object.entries(mapping.columns).filter(
    ([, meaning]) => meaning !== side && !meaning.startsWith(`${side}.`),
  );
  const { sidesByOrder: _sidesByOrder, ...rest } = mapping;
  return { ...rest, columns: Object.fromEntries(columns), [side === 'owned' ? 'held' : 'holder']: { name } };
}

function columnNamed(sheet: TableSheet, { header }: SheetMapping, column: string): number {
  const wanted = foldedHeading(column);
  const named = headingsIn(sheet, header).findIndex((heading) => foldedHeading(heading) === wanted && wanted !== '');
  if (named >= 0) return named;
  const at = /^\d{1,3}$/.test(column)
    ? Number(column) - 1
    : /^[A-Za-z]{1,2}$/.test(column)
      ? [...column.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
      : -1;
  return at < widthOf(sheet) ? at : -1;
}

/** A mapping as text, a line for each sheet that is read: "Links: owner=From, owned=To". */
export function mapLines(sheets: readonly TableSheet[], mapping: TableMapping): string[] {
  return mapping.sheets.flatMap((said, at) => {
    const { use, columns, header } = said;
    const sheet = sheets[at];
    if (!sheet || use === 'nothing') return [];
    const headings = headingsIn(sheet, header);
    const order = use === 'links' ? LINK_MEANINGS : ENTITY_MEANINGS;
    const pairs = Object.entries(columns)
      .sort(([, a], [, b]) => rank(order, a) - rank(order, b))
      .map(([column, meaning]) => `${meaning}=${headings[Number(column)] ?? Number(column) + 1}`);
    const held = heldByAll(said);
    const holder = holderOfAll(said);
    if (held) pairs.splice(1, 0, `owned=${JSON.stringify(held.name)}`);
    if (holder) pairs.unshift(`owner=${JSON.stringify(holder.name)}`);
    return [`${[sheetTitle(sheet), use].filter(Boolean).join(', ')}: ${pairs.join(', ')}`];
  });
}

const rank = (order: readonly string[], meaning: string): number => {
  const at = order.indexOf(meaning);
  return at < 0 ? order.length : at;
};
