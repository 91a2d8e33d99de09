import { FIELDS } from '../../../../entities/fields';
import type { RecordType } from '../../../../entities/typeNames';
import { assignedByHeading, BY_CONTENT, isTaken, settleSides, sidedAs, type AssignedColumns } from './assignColumns';
import { LINK_MEANINGS, SIDES, type Side } from '../columnMeanings';
import { findHeader } from './findHeader';
import { entityHeading, linkHeading, OUTRIGHT } from '../headings/headingMeanings';
import { momentOfHeading } from '../headings/momentHeading';
import { heldByName, heldByTitle, holderByTitle } from './endTitle';
import { sheetsByName, withKeyColumns } from './keyColumns';
import { typeByName, typeNamed } from '../parties/partyType';
import { shareUnitIn } from '../roles/shareColumns';
import { columnsIn, type SheetColumn } from './sheetColumns';
import { columnOf, headingsIn, rowsBelow, type SheetMapping, type TableMapping } from '../tableMapping';
import { foldedHeading, foldedName, type TableSheet } from '../tableSheet';

/** How a file is read, as its headings and cells say; a person may say otherwise. */
export function proposeMapping(sheets: readonly TableSheet[]): TableMapping {
  const proposed = proposeByCells(sheets);
  const named = sheetsByName(sheets, proposed);
  return withKeyColumns(sheets, named === sheets ? proposed : proposeByCells(named));
}

function proposeByCells(sheets: readonly TableSheet[]): TableMapping {
  const read = sheets.map((sheet) => ({ sheet, header: findHeader(sheet) }));
  const links = read.map(({ sheet, header }) => linksSaid(sheet, header));
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
  if (use === 'links') return linksSaid(sheet, header) ?? linksByContent(sheet, header) ?? { ...unread(header), use };
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

function linksByHeading(sheet: TableSheet, header: number): SheetMapping | null {
  const columns = columnsIn(sheet, header, linkHeading);
  const assigned = assignedByHeading(columns);
  const [owner, owned] = [assigned.get('owner'), assigned.get('owned')];
  const isByName = owner !== undefined && owned !== undefined && Math.max(owner.score, owned.score) >= OUTRIGHT;
  if ((!isByName && !isByKey(assigned)) || isFieldOfList(sheet, columns, owner?.at)) return null;
  return finished(sheet, header, columns, assigned);
}

/** Whether a side is named by a key, and the other by one or by a name; a name must say surely that it is of a side. */
function isByKey(assigned: AssignedColumns): boolean {
  const hasKey = (side: Side) => assigned.has(`${side}.id`);
  return (
    SIDES.some(hasKey) &&
    SIDES.every((side) => (assigned.get(side)?.score ?? (hasKey(side) ? OUTRIGHT : 0)) >= OUTRIGHT)
  );
}

/** Whether a column is a field of the type that the sheet is named after: the trustee in a list of trusts. */
function isFieldOfList(sheet: TableSheet, columns: readonly SheetColumn[], at: number | undefined): boolean {
  const type = typeNamed(sheet.name);
  const heading = columns.find((column) => column.at === at)?.heading;
  if (!type || !heading) return false;
  return FIELDS[type].some(({ label }) => foldedHeading(label) === foldedHeading(heading));
}

function linksByContent(sheet: TableSheet, header: number): SheetMapping | null {
  const columns = columnsIn(sheet, header, linkHeading);
  const assigned = assignedByHeading(columns);
  const names = columns.filter(
    (column) =>
      column.name >= 0.7 &&
      !column.isOtherText &&
      Math.max(column.country, column.type, column.role, column.direct, column.lei, column.mark) < 0.8 &&
      !isTaken(assigned, column.at),
  );
  for (const side of SIDES) {
    const next = assigned.has(side) ? undefined : names.shift();
    if (next) assigned.set(side, { at: next.at, score: BY_CONTENT });
  }
  return assigned.has('owner') && assigned.has('owned') ? finished(sheet, header, columns, assigned) : null;
}

/** Links as headings say them, or a title: of parents in a list, of two parties in a row, of the holders or holdings of one. */
const linksSaid = (sheet: TableSheet, header: number): SheetMapping | null =>
  hierarchyOf(sheet, header) ??
  linksByHeading(sheet, header) ??
  holdersOfOne(sheet, header) ??
  holdingsOfOne(sheet, header);

/** A list of what one party holds, which its title says, or which a person has to say where a share stands beside what is held alone. */
function holdingsOfOne(sheet: TableSheet, header: number): SheetMapping | null {
  const columns = columnsIn(sheet, header, linkHeading);
  const assigned = assignedByHeading(columns);
  const [owner, owned] = [assigned.get('owner'), assigned.get('owned')];
  const name = owned ?? owner;
  const isOwnerSaid = (owner?.score ?? 0) >= OUTRIGHT || assigned.has('owner.id');
  if (header === 0 || !name || isOwnerSaid || assigned.has('owned.id')) return null;
  const title = holderByTitle(sheet, header);
  const isOfHoldings = name.score >= OUTRIGHT && assigned.has('share') && typeNamed(sheet.name) === undefined;
  if (!title && (!isOfHoldings || linksByContent(sheet, header))) return null;
  assigned.delete('owner');
  assigned.set('owned', name);
  assignToSide('owned', columns, assigned);
  return { ...finished(sheet, header, columns, assigned), holder: title ?? { name: '' } };
}

/** A list whose rows name their parents by keys of the same list, as links: “ID, Name, Parent ID, %”; null for any other. */
function hierarchyOf(sheet: TableSheet, header: number): SheetMapping | null {
  const list = proposeEntities(sheet, header);
  const [id, name] = ['id', 'name'].map((meaning) => (list ? columnOf(list, meaning) : -1)) as [number, number];
  if (id < 0 || name < 0) return null;
  const columns = columnsIn(sheet, header, linkHeading);
  const keys = new Set(columns.find(({ at }) => at === id)?.texts.values());
  const parent = columns.find(
    ({ at, guesses, texts }) =>
      ![id, name].includes(at) &&
      guesses.some(({ meaning }) => meaning === 'owner' || meaning === 'owner.id') &&
      [...texts.values()].every((text) => keys.has(text)),
  );
  if (!parent) return null;
  const assigned: AssignedColumns = new Map();
  for (const [meaning, at] of [['owned.id', id] as const, ['owned', name] as const, ['owner.id', parent.at] as const])
    assigned.set(meaning, { at, score: OUTRIGHT });
  for (const [meaning, found] of assignedByHeading(columns))
    if (!meaning.includes('.') && !assigned.has(meaning) && meaning !== 'owner' && !isTaken(assigned, found.at))
      assigned.set(meaning, found);
  assignToSide('owned', columns, assigned);
  return finished(sheet, header, columns, assigned);
}

/** Columns of a party that name no side, to the only side that there are columns of. */
function assignToSide(side: Side, columns: readonly SheetColumn[], assigned: AssignedColumns): void {
  for (const { at, guesses } of columns)
    for (const { meaning } of guesses) {
      const ofSide = `${side}.${meaning}`;
      const isOfParty = meaning !== 'id' && LINK_MEANINGS.includes(ofSide);
      if (isOfParty && !assigned.has(ofSide) && !isTaken(assigned, at)) assigned.set(ofSide, { at, score: BY_CONTENT });
    }
}

/** A list of holders of one party, which its title says, or which a person has to say where a share stands beside holders alone. */
function holdersOfOne(sheet: TableSheet, header: number): SheetMapping | null {
  const columns = columnsIn(sheet, header, linkHeading);
  const assigned = assignedByHeading(columns);
  const owner = assigned.get('owner');
  if (header === 0 || !owner || ['owned', 'owned.id'].some((meaning) => assigned.has(meaning))) return null;
  const title = heldByTitle(sheet, header);
  const hasShares = assigned.has('share') || columns.some(({ isAmount }) => isAmount);
  const isOfHolders = owner.score >= OUTRIGHT && hasShares && typeNamed(sheet.name) === undefined;
  if (!title && (!isOfHolders || linksByContent(sheet, header))) return null;
  assignToSide('owner', columns, assigned);
  return { ...finished(sheet, header, columns, assigned), held: title ?? heldByName(sheet) ?? { name: '' } };
}

/** Votes beside a least and a greatest share are not that share. */
function votesBesideRange(columns: readonly SheetColumn[], assigned: AssignedColumns): void {
  const share = assigned.get('share');
  const column = columns.find(({ at }) => at === share?.at);
  if (!share || assigned.has('votes') || !column?.guesses.some(({ meaning }) => meaning === 'votes')) return;
  assigned.delete('share');
  assigned.set('votes', share);
}

/** Of columns of shares whose headings say of which moment each is, the latest one: “2022” and “2023”, “Before” and “After”. */
function latestShare(columns: readonly SheetColumn[], assigned: AssignedColumns): void {
  const share = assigned.get('share');
  const ofMoments = columns.flatMap((column) => {
    const isFree = column.at === share?.at || !isTaken(assigned, column.at);
    const moment = isFree && !column.isAmount && column.share >= 0.8 ? momentOfHeading(column.heading) : undefined;
    return moment === undefined ? [] : [{ at: column.at, moment }];
  });
  const isOfMoment = share === undefined || ofMoments.some(({ at }) => at === share.at);
  const [latest] = ofMoments.sort((a, b) => b.moment - a.moment || a.at - b.at);
  if (latest && ofMoments.length > 1 && isOfMoment)
    assigned.set('share', { at: latest.at, score: share?.score ?? BY_CONTENT });
}

/** Columns whose heading says nothing, by what stands in them. */
function finished(
  sheet: TableSheet,
  header: number,
  columns: readonly SheetColumn[],
  assigned: AssignedColumns,
): SheetMapping {
  const sidesByOrder = settleSides(columns, assigned);
  const fill = (meaning: string, suits: (column: SheetColumn) => boolean) => {
    if (assigned.has(meaning)) return;
    const found = columns.find((column) => suits(column) && !isTaken(assigned, column.at));
    if (found) assigned.set(meaning, { at: found.at, score: BY_CONTENT });
  };
  const isFree = (column: SheetColumn) => column.guesses.length === 0 && !column.isAmount && !column.isOtherDate;
  const isRange = assigned.has('minimum') || assigned.has('maximum');
  if (isRange) votesBesideRange(columns, assigned);
  else {
    latestShare(columns, assigned);
    fill('share', ({ percent }) => percent >= 0.5);
    fill(
      'share',
      (column) => isFree(column) && !column.isOtherText && column.share >= 0.8 && column.date < 0.5 && !column.isCount,
    );
  }
  fill('role', (column) => isFree(column) && column.role >= 0.6);
  fill('since', ({ heading, date, share }) => heading === '' && date >= 0.8 && share < 0.8);
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
  return { ...mapping, shareUnit: shareUnitIn(sheet, mapping), ...(sidesByOrder && { sidesByOrder }) };
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
function toFittingSide(rows: TableSheet['rows'], columns: readonly SheetColumn[], assigned: AssignedColumns): void {
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
  const assigned: AssignedColumns = new Map();
  for (const { meaning, score, at } of guesses) {
    const isTypeOfAll = meaning === 'type' && type !== null;
    if (!isTypeOfAll && !assigned.has(meaning) && !isTaken(assigned, at)) assigned.set(meaning, { at, score });
  }
  const isNamed = assigned.has('name') || assigned.has('lastName');
  if (!isNamed) return null;
  const entries = [...assigned].map(([meaning, { at }]) => [String(at), meaning] as const);
  return { use: 'entities', header, columns: Object.fromEntries(entries), type, shareUnit: 'percent' };
}
