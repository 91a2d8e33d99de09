import { countedHeading } from '../headings/countedHeading';
import { entityHeading, linkHeading } from '../headings/headingMeanings';
import { headingsIn, rowsBelow, type SheetMapping } from '../tableMapping';
import { foldedHeading, type TableRow, type TableSheet } from '../tableSheet';
import { columnFacts, type ColumnFacts } from './columnFacts';
import { findHeader, isHeading, isOtherHeading } from './findHeader';
import { headedEntities, headedLinks } from './proposeMapping';

/** Headings that run down a column; a longer table has them along its top. */
const HEADINGS_MAX = 60;
/** Of so many different meanings at least. */
const MEANINGS_LEAST = 3;
/** So much of what stands in the first column must be understood as headings. */
const UNDERSTOOD = 0.6;

/** What cells below a heading of one of these meanings look like. */
const FACTS_OF: Readonly<Record<string, keyof ColumnFacts>> = {
  ...{ share: 'share', minimum: 'share', maximum: 'share', country: 'country', lei: 'lei', role: 'role', type: 'type' },
  ...{ since: 'date', until: 'date', birthDate: 'date', incorporation: 'date' },
};
/** What says of an entity or a link what it is, in texts that are headings elsewhere: “Type | Company | Trust”. */
const OF_TERMS = new Set(['type', 'role', 'via']);

/** The part of a sheet that is a table with its headings in its first column. */
interface Headed {
  titles: readonly TableRow[];
  body: readonly TableRow[];
  /** The column of the headings. */
  at: number;
}

/**
 * A table whose headings run down its first column, “Company | Lux Ltd | Bel Ltd” above “Country | LU | BE”, with a row for each of its further
 * columns; any other sheet as it is. Its headings must be of several meanings, its first row must have no others, and cells must fit them.
 */
export function withColumnsAsRows(sheet: TableSheet): TableSheet {
  const headed = headingsDown(sheet);
  if (!headed) return sheet;
  const turned = turn(sheet, headed);
  const header = headed.titles.length + 1;
  const isFew = turned.rows.length === header + 1;
  return fitting(turned, header) >= (isFew ? 2 : 1) && isUnderstood(turned, header) ? turned : sheet;
}

const isSaid = (cell: string | undefined): boolean => (cell ?? '').trim() !== '';

/** The headings in the first column below the titles; null where its texts are none, or the other cells of a row are. */
function headingsDown({ rows }: TableSheet): Headed | null {
  const start = rows.findIndex(({ cells }) => cells.filter(isSaid).length > 1);
  const body = rows.slice(start);
  if (start < 0 || body.length > HEADINGS_MAX || body.length < MEANINGS_LEAST) return null;
  const at = (body[0]?.cells ?? []).findIndex(isSaid);
  const labels = body.map(({ cells }) => (cells[at] ?? '').trim());
  const known = labels.map(uncounted).filter((label) => label.length <= 60 && isHeading(label));
  const said = labels.filter(Boolean);
  if (known.length < UNDERSTOOD * said.length || new Set(said.map(foldedHeading)).size < said.length) return null;
  if (new Set(known.map(meaningOf)).size < MEANINGS_LEAST) return null;
  const isTable = body.every(({ cells }, index) => {
    const label = labels[index] ?? '';
    const others = cells.slice(at + 1).filter(isSaid);
    return (
      !cells.slice(0, at).some(isSaid) && (!isHeadRow(label, others) || (index > 0 && OF_TERMS.has(meaningOf(label))))
    );
  });
  return isTable ? { titles: rows.slice(0, start), body, at } : null;
}

const uncounted = (label: string): string => countedHeading(label).text || label;

function meaningOf(label: string): string {
  const [first, ...others] = linkHeading(label);
  const surest = others.reduce((best, guess) => (best && best.score >= guess.score ? best : guess), first);
  return (surest ?? entityHeading(label, null)[0])?.meaning ?? foldedHeading(label);
}

/** Whether what stands beside a text are headings, too. */
function isHeadRow(label: string, others: readonly string[]): boolean {
  return others.some(
    (cell) => cell.length <= 60 && (isHeading(cell) || (!isOtherHeading(label) && isOtherHeading(cell))),
  );
}

function turn(sheet: TableSheet, { titles, body, at }: Headed): TableSheet {
  const width = body.reduce(
    (most, { cells, unresolved = [] }) => Math.max(most, cells.length, ...unresolved.map((column) => column + 1)),
    0,
  );
  const header = titles.length + 1;
  const columns = Array.from({ length: width - at }, (_, index): TableRow => {
    const column = at + index;
    const unresolved = body.flatMap((row, place) => (row.unresolved?.includes(column) ? [place] : []));
    const cells = body.map(({ row, cells: said }) => said[column] || (index === 0 ? `row ${row}` : ''));
    return { row: header + index, cells, ...(unresolved.length > 0 && { unresolved }) };
  });
  const filled = columns.filter(({ cells, unresolved }) => cells.some(isSaid) || unresolved);
  const above = titles.map(({ cells }, index) => ({ row: index + 1, cells }));
  return { ...sheet, rows: [...above, ...filled], turnedBy: header - at };
}

/** How many columns of a turned table have cells that fit their heading by what they look like; -1 where those of one do not. */
function fitting(turned: TableSheet, header: number): number {
  const rows = rowsBelow(turned, { header });
  const parts = headingsIn(turned, header).flatMap((heading, at) => {
    const meaning = meaningOf(heading);
    const fact = FACTS_OF[meaning.split('.').at(-1) ?? ''];
    const facts = columnFacts(rows, at);
    // “Sitz” is above towns as well as above countries.
    if (facts.saying === 0 || (fact === 'country' && facts.country < 0.5 && facts.name >= 0.5)) return [];
    if (fact !== undefined) return [Number(facts[fact])];
    return meaning === 'owned' && facts.legalForm >= 0.5 ? [facts.legalForm] : [];
  });
  return parts.some((part) => part < 0.5) ? -1 : parts.length;
}

/** Whether the headings of a turned table say both ends of links, or entities. */
function isUnderstood(turned: TableSheet, header: number): boolean {
  if (findHeader(turned) !== header) return false;
  const read: SheetMapping | null = headedLinks(turned, header) ?? headedEntities(turned, header);
  return read !== null;
}
