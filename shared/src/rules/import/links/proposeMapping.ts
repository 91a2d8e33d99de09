import type { RecordType } from '../../../entities/typeNames';
import { LINK_MEANINGS, PARTY_COLUMNS, SIDES, type PartyColumn, type Side } from './columnMeanings';
import { columnFacts, type ColumnFacts } from './columnFacts';
import { findHeader } from './findHeader';
import { fittingDate, fittingShare } from './fittingCells';
import { isAmountHeading } from './headingKinds';
import { entityHeading, linkHeading, type HeadingGuess } from './headingMeanings';
import { sheetsByName, withKeyColumns } from './keyColumns';
import { typeByName, typeNamed } from './partyType';
import { shareUnitIn } from './shareColumns';
import { columnOf, headingsIn, rowsBelow, widthOf, type SheetMapping, type TableMapping } from './tableMapping';
import { foldedName, type TableSheet } from './tableSheet';

/** How a file is read, as its headings and cells say; a person may say otherwise. */
export function proposeMapping(sheets: readonly TableSheet[]): TableMapping {
  const proposed = proposeByCells(sheets);
  const named = sheetsByName(sheets, proposed);
  return withKeyColumns(sheets, named === sheets ? proposed : proposeByCells(named));
}

function proposeByCells(sheets: readonly TableSheet[]): TableMapping {
  const read = sheets.map((sheet) => ({ sheet, header: findHeader(sheet) }));
  const links = read.map(({ sheet, header }) => linksByHeading(sheet, header));
  const isNone = links.every((found) => found === null);
  const byContent = isNone ? read.map(({ sheet, header }) => linksByContent(sheet, header)) : [];
  const best = byContent.findIndex((found) => found !== null && columnOf(found, 'share') >= 0);
  const chosen = best >= 0 ? best : byContent.findIndex((found) => found !== null);
  return {
    sheets: read.map(({ sheet, header }, at) => {
      const found = links[at] ?? (at === chosen && !isList(sheet, header, byContent[at]) ? byContent[at] : null);
      return found ?? proposeEntities(sheet, header) ?? unread(header);
    }),
  };
}

/** The columns of a sheet anew, for another use of it or other headings. */
export function proposeSheet(sheet: TableSheet, header: number, use: SheetMapping['use']): SheetMapping {
  if (use === 'links')
    return linksByHeading(sheet, header) ?? linksByContent(sheet, header) ?? { ...unread(header), use };
  return use === 'entities' ? { ...(proposeEntities(sheet, header) ?? unread(header)), use } : unread(header);
}

const unread = (header: number): SheetMapping => ({
  ...{ use: 'nothing', header, columns: {}, type: null, shareUnit: 'percent' },
});

/** Whether a sheet is one of entities by its name and headings, which its cells must not be taken for links. */
function isList(sheet: TableSheet, header: number, links: SheetMapping | null | undefined): boolean {
  const { columns } = proposeEntities(sheet, header) ?? { columns: {} };
  if (columnOf({ columns }, 'name') < 0) return false;
  const saysMore = ['share', 'minimum', 'maximum', 'role'].some((meaning) => links && columnOf(links, meaning) >= 0);
  return typeNamed(sheet.name) !== undefined || (!saysMore && Object.keys(columns).length > 1);
}

interface Column extends ColumnFacts {
  at: number;
  guesses: HeadingGuess[];
  /** Its heading says amounts or numbers of shares, and its cells have no sign of percent. */
  isAmount: boolean;
  /** The numbers of the rows in which it says something. */
  rows: ReadonlySet<number>;
}

function columnsIn(sheet: TableSheet, header: number, read: (heading: string) => HeadingGuess[]): Column[] {
  const rows = rowsBelow(sheet, { header });
  const headings = header ? headingsIn(sheet, header) : [];
  const groups = groupHeadings(sheet, header, headings);
  const guessesAt = (at: number): HeadingGuess[] => {
    const grouped = groups[at] ? read(`${groups[at]} ${headings[at] ?? ''}`) : [];
    return grouped.length > 0 ? grouped : read(headings[at] ?? '');
  };
  return Array.from({ length: widthOf(sheet) }, (_, at) => {
    const facts = columnFacts(rows, at);
    return {
      ...facts,
      at,
      guesses: guessesAt(at),
      isAmount: facts.percent < 0.5 && isAmountHeading(`${groups[at] ?? ''} ${headings[at] ?? ''}`),
      rows: new Set(rows.filter(({ cells }) => (cells[at] ?? '').trim() !== '').map(({ row }) => row)),
    };
  }).filter(({ filled }) => filled > 0);
}

/** Headings of groups of columns in the row above headings that come more than once: “Owner” and “Asset”, each over “Name” and “Country”. */
function groupHeadings(sheet: TableSheet, header: number, headings: readonly string[]): readonly string[] {
  const said = headings.map(foldedName).filter(Boolean);
  const above = header > 1 ? headingsIn(sheet, header - 1) : [];
  const named = new Set(above.map(foldedName).filter(Boolean));
  if (new Set(said).size === said.length || named.size < 2) return [];
  let group = '';
  return headings.map((_, at) => (group = (above[at] ?? '').trim() || group));
}

function linksByHeading(sheet: TableSheet, header: number): SheetMapping | null {
  const columns = columnsIn(sheet, header, linkHeading);
  const assigned = assignedByHeading(columns);
  const [owner, owned] = [assigned.get('owner'), assigned.get('owned')];
  const isByName = owner !== undefined && owned !== undefined && Math.max(owner.score, owned.score) >= 9;
  if (!isByName && !isByKey(assigned)) return null;
  return finished(sheet, header, columns, assigned);
}

/** Whether a side is named by a key, and the other by one or by a name; a name must say surely that it is of a side. */
function isByKey(assigned: Assigned): boolean {
  const hasKey = (side: Side) => assigned.has(`${side}.id`);
  return SIDES.some(hasKey) && SIDES.every((side) => (assigned.get(side)?.score ?? (hasKey(side) ? 9 : 0)) >= 9);
}

function linksByContent(sheet: TableSheet, header: number): SheetMapping | null {
  const columns = columnsIn(sheet, header, linkHeading);
  const assigned = assignedByHeading(columns);
  const names = columns.filter(
    (column) =>
      column.name >= 0.7 &&
      Math.max(column.country, column.type, column.role, column.direct, column.lei) < 0.8 &&
      !isTaken(assigned, column.at),
  );
  for (const side of ['owner', 'owned'] as const) {
    const next = assigned.has(side) ? undefined : names.shift();
    if (next) assigned.set(side, { at: next.at, score: 1 });
  }
  return assigned.has('owner') && assigned.has('owned') ? finished(sheet, header, columns, assigned) : null;
}

type Assigned = Map<string, { at: number; score: number }>;

const isTaken = (assigned: Assigned, column: number): boolean => [...assigned.values()].some(({ at }) => at === column);

/** The surest meaning first; of two columns with the same one, the first. */
function assignedByHeading(columns: readonly Column[]): Assigned {
  const guesses = columns
    .flatMap((column) => fitting(column).map((guess) => ({ ...guess, at: column.at })))
    .sort((a, b) => b.score - a.score || a.at - b.at);
  const assigned: Assigned = new Map();
  const assign = (list: typeof guesses) => {
    for (const { meaning, score, at } of list)
      if (!assigned.has(meaning) && !isTaken(assigned, at)) assigned.set(meaning, { at, score });
  };
  const isOfParty = ({ meaning }: HeadingGuess) => (PARTY_COLUMNS as readonly string[]).includes(meaning);
  assign(guesses.filter((guess) => !isOfParty(guess)));
  ownerFirst(columns, assigned);
  for (const { meaning, at, score } of guesses.filter(isOfParty)) {
    const named = sidedAs(assigned, meaning as PartyColumn, at, columns);
    if (named && !assigned.has(named) && !isTaken(assigned, at)) assigned.set(named, { at, score });
  }
  return assigned;
}

/** Of two names whose headings say the same, such as “Company” twice, the first is the owner. */
function ownerFirst(columns: readonly Column[], assigned: Assigned): void {
  const [owner, owned] = [assigned.get('owner'), assigned.get('owned')];
  if (!owner || !owned || owner.at < owned.at) return;
  const [one, other] = [owner, owned].map(({ at }) =>
    JSON.stringify(columns.find((column) => column.at === at)?.guesses),
  );
  if (one !== other) return;
  assigned.set('owner', owned);
  assigned.set('owned', owner);
}

/**
 * A column of a party that names no side belongs to the name before it, unless it says something of more rows without that name than
 * without the other; a date of birth belongs to the owner.
 */
function sidedAs(assigned: Assigned, column: PartyColumn, at: number, columns: readonly Column[]): string | undefined {
  const [owner, owned] = [assigned.get('owner')?.at ?? -1, assigned.get('owned')?.at ?? -1];
  if (owner < 0 || owned < 0 || column === 'id') return undefined;
  if (column === 'birthDate') return 'owner.birthDate';
  const before = [owner, owned].filter((name) => name < at);
  const nearest = before.length > 0 ? Math.max(...before) : Math.min(owner, owned);
  const rowsOf = (place: number) => columns.find((one) => one.at === place)?.rows ?? new Set<number>();
  const without = (name: number) => [...rowsOf(at)].filter((row) => !rowsOf(name).has(row)).length;
  const isOwner = without(owner) === without(owned) ? nearest === owner : without(owner) < without(owned);
  return `${isOwner ? 'owner' : 'owned'}.${column}`;
}

/** What a heading may mean, given what stands beneath it: "From" over dates is when a link began. */
function fitting({ guesses, ...facts }: Column): HeadingGuess[] {
  return guesses.flatMap((guess): HeadingGuess[] => {
    const { meaning } = guess;
    const isName = meaning === 'owner' || meaning === 'owned';
    if (meaning === 'owned' && facts.openEnd >= 0.6) return [{ meaning: 'until', score: 9 }];
    if (isName && facts.date >= 0.6) return [{ meaning: meaning === 'owner' ? 'since' : 'until', score: 9 }];
    if (isName && facts.direct >= 0.8) return [{ meaning: 'via', score: 9 }];
    if (isName && facts.name < 0.5 && facts.saying > 0) return [];
    if (['share', 'minimum', 'maximum', 'votes'].includes(meaning))
      return facts.isAmount ? [] : fittingShare(guess, facts);
    if (meaning === 'since' || meaning === 'until') return fittingDate(guess, facts);
    if (meaning === 'type' && facts.role > facts.type) return [{ meaning: 'role', score: 7 }];
    if (meaning === 'role' && facts.type >= 0.8 && facts.role < 0.2) return [{ meaning: 'type', score: 6 }];
    return [guess];
  });
}

/** Votes beside a least and a greatest share are not that share. */
function votesBesideRange(columns: readonly Column[], assigned: Assigned): void {
  const share = assigned.get('share');
  const column = columns.find(({ at }) => at === share?.at);
  if (!share || assigned.has('votes') || !column?.guesses.some(({ meaning }) => meaning === 'votes')) return;
  assigned.delete('share');
  assigned.set('votes', share);
}

/** Columns whose heading says nothing, by what stands in them. */
function finished(sheet: TableSheet, header: number, columns: readonly Column[], assigned: Assigned): SheetMapping {
  const fill = (meaning: string, suits: (column: Column) => boolean) => {
    if (assigned.has(meaning)) return;
    const found = columns.find((column) => suits(column) && !isTaken(assigned, column.at));
    if (found) assigned.set(meaning, { at: found.at, score: 1 });
  };
  const isFree = (column: Column) => column.guesses.length === 0 && !column.isAmount;
  const isRange = assigned.has('minimum') || assigned.has('maximum');
  if (isRange) votesBesideRange(columns, assigned);
  else {
    fill('share', ({ percent }) => percent >= 0.5);
    fill('share', (column) => isFree(column) && column.share >= 0.8 && column.date < 0.5 && !column.isCount);
  }
  fill('role', (column) => isFree(column) && column.role >= 0.6);
  fill('since', (column) => isFree(column) && column.date >= 0.8 && column.share < 0.8);
  for (const column of columns) {
    const kind = (['country', 'type', 'lei'] as const).find((name) => column[name] >= 0.8);
    const meaning = kind && isFree(column) && sidedAs(assigned, kind, column.at, columns);
    if (meaning && !assigned.has(meaning) && !isTaken(assigned, column.at))
      assigned.set(meaning, { at: column.at, score: 1 });
  }
  toFittingSide(rowsBelow(sheet, { header }), columns, assigned);
  const ordered = LINK_MEANINGS.flatMap((meaning) => {
    const found = assigned.get(meaning);
    return found ? [[String(found.at), meaning] as const] : [];
  });
  const mapping = { use: 'links', header, columns: Object.fromEntries(ordered), type: null } as const;
  return { ...mapping, shareUnit: shareUnitIn(sheet, mapping) };
}

/** A mapping of an earlier file of the same shape for this one, whose shares may be written otherwise. */
export function withShareUnits(sheets: readonly TableSheet[], mapping: TableMapping): TableMapping {
  return {
    sheets: mapping.sheets.map((said, at) => {
      const sheet = sheets[at];
      return sheet && said.use === 'links' ? { ...said, shareUnit: shareUnitIn(sheet, said) } : said;
    }),
  };
}

/** A column of types that names no side goes to the side whose names it fits: one name has one type there, and the one that it says. */
function toFittingSide(rows: TableSheet['rows'], columns: readonly Column[], assigned: Assigned): void {
  const sides = SIDES.filter((side) => assigned.has(`${side}.type`));
  const [side] = sides;
  const found = assigned.get(`${side}.type`);
  if (!side || !found || sides.length > 1) return;
  if (!columns.find(({ at }) => at === found.at)?.guesses.some(({ meaning }) => meaning === 'type')) return;
  const other = side === 'owner' ? 'owned' : 'owner';
  const fit = (one: Side) => typesFit(rows, assigned.get(one)?.at ?? -1, found.at, one);
  if (fit(other) <= fit(side)) return;
  assigned.delete(`${side}.type`);
  assigned.set(`${other}.type`, found);
}

/** In how many rows a type is the one that the name says, less ten for each that gives a name a second type. */
function typesFit(rows: TableSheet['rows'], name: number, type: number, side: Side): number {
  const types = new Map<string, string>();
  return rows.reduce((fit, { cells }) => {
    const [said, called] = [typeNamed(cells[type] ?? ''), foldedName(cells[name] ?? '')];
    if (!said || called === '') return fit;
    const known = types.get(called);
    types.set(called, said);
    if (known !== undefined && known !== said) return fit - 10;
    return typeByName(cells[name] ?? '', side === 'owned') === said ? fit + 1 : fit;
  }, 0);
}

/** A list of entities: one with a name, which is not a table of values of fields. */
function proposeEntities(sheet: TableSheet, header: number): SheetMapping | null {
  const type: RecordType | null = typeNamed(sheet.name) ?? null;
  const columns = columnsIn(sheet, header, (heading) => entityHeading(heading, type));
  const headings = headingsIn(sheet, header).map((heading) => heading.trim().toLowerCase());
  if (header === 0 || (headings.includes('field') && headings.includes('value'))) return null;
  const guesses = columns
    .flatMap(({ at, guesses: said }) => said.map((guess) => ({ ...guess, at })))
    .sort((a, b) => b.score - a.score || a.at - b.at);
  const assigned: Assigned = new Map();
  for (const { meaning, score, at } of guesses) {
    const isTypeOfAll = meaning === 'type' && type !== null;
    if (!isTypeOfAll && !assigned.has(meaning) && !isTaken(assigned, at)) assigned.set(meaning, { at, score });
  }
  const isNamed = assigned.has('name') || assigned.has('lastName');
  if (!isNamed) return null;
  const entries = [...assigned].map(([meaning, { at }]) => [String(at), meaning] as const);
  return { use: 'entities', header, columns: Object.fromEntries(entries), type, shareUnit: 'percent' };
}
