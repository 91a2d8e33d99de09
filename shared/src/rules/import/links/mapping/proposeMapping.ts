import { FIELDS } from '../../../../entities/fields';
import type { RecordType } from '../../../../entities/typeNames';
import { assignedByHeading, BY_CONTENT, isTaken, type AssignedColumns } from './assignColumns';
import { finishedLinks } from './finishedLinks';
import { LINK_MEANINGS, SIDES, type Side } from '../columnMeanings';
import { findHeader } from './findHeader';
import { isThroughHeading } from '../headings/partyHeading';
import { entityHeading, linkHeading, OUTRIGHT } from '../headings/headingMeanings';
import { mayCountShares } from '../headings/headingKinds';
import { heldByName, heldByTitle, holderByTitle, isListOfHoldings, partyAbove } from './endTitle';
import { sheetsByName, withKeyColumns } from './keyColumns';
import { typeNamed } from '../parties/partyType';
import { shareUnitIn } from '../roles/shareColumns';
import { columnsIn, type SheetColumn } from './sheetColumns';
import { columnOf, headingsIn, type SheetMapping, type TableMapping } from '../tableMapping';
import { foldedHeading, type TableSheet } from '../tableSheet';

/** How a file is read, as its headings and cells say; a person may say otherwise. */
export function proposeMapping(sheets: readonly TableSheet[]): TableMapping {
  const proposed = proposeByCells(sheets);
  const named = sheetsByName(sheets, proposed);
  return withKeyColumns(sheets, named === sheets ? proposed : proposeByCells(named));
}

function proposeByCells(sheets: readonly TableSheet[]): TableMapping {
  const read = sheets.map((sheet) => ({ sheet, header: findHeader(sheet) }));
  const links = read.map(({ sheet, header }) => (isPassedOver(sheet) ? null : headedLinks(sheet, header)));
  const isNone = links.every((found) => found === null);
  const byContent = isNone
    ? read.map(({ sheet, header }) => (isPassedOver(sheet) ? null : linksByContent(sheet, header)))
    : [];
  const best = byContent.findIndex((found) => found !== null && columnOf(found, 'share') >= 0);
  const chosen = best >= 0 ? best : byContent.findIndex((found) => found !== null);
  return {
    sheets: read.map(({ sheet, header }, at) => {
      if (isPassedOver(sheet)) return unread(header);
      const found = links[at] ?? (at === chosen && !isList(sheet, header, byContent[at]) ? byContent[at] : null);
      return found ?? headedEntities(sheet, header) ?? unread(header);
    }),
  };
}

/** Whether a sheet is read only where a person asks for it: a hidden one, and a matrix of marks that stand for nobody knows which role. */
function isPassedOver({ isHidden, roleMatrix }: TableSheet): boolean {
  return isHidden === true || (roleMatrix !== undefined && roleMatrix.holders === undefined);
}

/** The columns of a sheet anew, for another use of it or other headings. */
export function proposeSheet(sheet: TableSheet, header: number, use: SheetMapping['use']): SheetMapping {
  if (use === 'links') return headedLinks(sheet, header) ?? linksByContent(sheet, header) ?? { ...unread(header), use };
  return use === 'entities' ? { ...(headedEntities(sheet, header) ?? unread(header)), use } : unread(header);
}

const unread = (header: number): SheetMapping => ({
  ...{ use: 'nothing', header, columns: {}, type: null, shareUnit: 'percent' },
});

/** Whether a sheet is one of entities by its name and headings, which its cells must not be taken for links. */
function isList(sheet: TableSheet, header: number, links: SheetMapping | null | undefined): boolean {
  const { columns } = headedEntities(sheet, header) ?? { columns: {} };
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
  const said = finishedLinks(sheet, header, columns, assigned);
  const heldBy = columns.find(({ at, guesses }) => at === owner?.at && guesses.some((one) => one.isSeenFromParty));
  // “Held through” says nothing where whom the title names holds.
  const title = heldBy ? holderByTitle(sheet, header) : undefined;
  return title?.name && columnOf(said, 'owner') === heldBy?.at ? { ...said, holder: title } : said;
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
  const isHeaded = SIDES.some((side) => assigned.has(side));
  const names = columns.filter((column) => mayBeParties(column) && !isTaken(assigned, column.at));
  for (const side of SIDES) {
    if (assigned.has(side)) continue;
    const next = names.find((column) => !isHeaded || column.heading === '' || isLikeSide(column, side));
    if (!next) continue;
    names.splice(names.indexOf(next), 1);
    assigned.set(side, { at: next.at, score: BY_CONTENT });
  }
  return assigned.has('owner') && assigned.has('owned') ? finishedLinks(sheet, header, columns, assigned) : null;
}

/** Whether a column names parties by its cells, and its heading means nothing else. */
function mayBeParties(column: SheetColumn): boolean {
  const isOther = column.guesses.length > 0 && !column.guesses.some(({ meaning }) => SIDES.includes(meaning as Side));
  const { country, type, role, direct, lei, mark, code } = column;
  return (
    column.name >= 0.7 &&
    !column.isOtherText &&
    !isOther &&
    Math.max(country, type, role, direct, lei, mark, code) < 0.8
  );
}

/** Whether what stands below an unknown heading beside a known one is of a side: what is owned has a legal form. */
function isLikeSide({ legalForm, person }: SheetColumn, side: Side): boolean {
  return legalForm >= 0.5 || (side === 'owner' && legalForm + person >= 0.5);
}

/** Links as headings say them, or a title: of parents in a list, of two parties in a row, of the holders or holdings of one; null where nothing does. */
export const headedLinks = (sheet: TableSheet, header: number): SheetMapping | null =>
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
  // “Subsidiary” below the name of a company is one of that company's.
  const above = name.score >= OUTRIGHT ? partyAbove(sheet, header) : undefined;
  const isSaid = name.score >= OUTRIGHT || isListOfHoldings(sheet, header);
  const isOfHoldings = isSaid && (assigned.has('share') || above !== undefined) && typeNamed(sheet.name) === undefined;
  if (!title && (!isOfHoldings || linksByContent(sheet, header))) return null;
  assigned.delete('owner');
  assigned.set('owned', name);
  assignToSide('owned', columns, assigned);
  const holder = title?.name ? title : (above ?? { name: '' });
  return { ...finishedLinks(sheet, header, columns, assigned), holder };
}

/** A list whose rows name their parents by keys of the same list, as links: “ID, Name, Parent ID, %”; null for any other. */
function hierarchyOf(sheet: TableSheet, header: number): SheetMapping | null {
  const list = headedEntities(sheet, header);
  const [id, name] = ['id', 'name'].map((meaning) => (list ? columnOf(list, meaning) : -1)) as [number, number];
  if (id < 0 || name < 0) return null;
  const columns = columnsIn(sheet, header, linkHeading);
  const keys = new Set(columns.find(({ at }) => at === id)?.texts.values());
  const title = holderByTitle(sheet, header)?.name ? holderByTitle(sheet, header) : undefined;
  const parent = columns.find(
    ({ at, guesses, heading, texts }) =>
      ![id, name].includes(at) &&
      (isThroughHeading(heading) || guesses.some(({ meaning }) => meaning === 'owner' || meaning === 'owner.id')) &&
      [...texts.values()].every((text) => text.split(title ? SEVERAL_KEYS : /$/u).every((key) => keys.has(key))),
  );
  if (!parent) return null;
  const assigned: AssignedColumns = new Map();
  for (const [meaning, at] of [['owned.id', id] as const, ['owned', name] as const, ['owner.id', parent.at] as const])
    assigned.set(meaning, { at, score: OUTRIGHT });
  for (const [meaning, found] of assignedByHeading(columns))
    if (
      !meaning.includes('.') &&
      found.at !== parent.at &&
      !assigned.has(meaning) &&
      meaning !== 'owner' &&
      !isTaken(assigned, found.at)
    )
      assigned.set(meaning, found);
  assignToSide('owned', columns, assigned);
  return { ...finishedLinks(sheet, header, columns, assigned), ...(title && { holder: title }) };
}

/** “1, 2” and “1 und 2” of a list of holdings that several of it hold. */
const SEVERAL_KEYS = /\s*[;,/\n]\s*|\s+(?:and|und|u\.|et|y|e|en|&)\s+/u;

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
  const above = title ? undefined : partyAbove(sheet, header);
  if (!title && (!areHolders(columns, assigned, above !== undefined) || typeNamed(sheet.name) !== undefined))
    return null;
  if (!title && linksByContent(sheet, header)) return null;
  assignToSide('owner', columns, assigned);
  const held = title?.name ? title : (above ?? heldByName(sheet));
  return { ...finishedLinks(sheet, header, columns, assigned), held: held ?? { name: '' } };
}

/**
 * Whether columns are of holders, by their heading or as natural persons, with their shares; below the name of a company (`isBelowName`) also
 * with their numbers of shares or their roles.
 */
function areHolders(columns: readonly SheetColumn[], assigned: AssignedColumns, isBelowName: boolean): boolean {
  const columnOfMeaning = (meaning: string) => columns.find(({ at }) => at === assigned.get(meaning)?.at);
  const hasAmounts = columns.some(({ isAmount }) => isAmount);
  if ((assigned.get('owner')?.score ?? 0) >= OUTRIGHT && (assigned.has('share') || hasAmounts)) return true;
  const arePersons = assigned.has('owner.firstName') || (columnOfMeaning('owner')?.person ?? 0) >= 0.5;
  const hasCounts = columns.some(({ isAmount, heading }) => isAmount && mayCountShares(heading));
  const hasRoles = (columnOfMeaning('role')?.role ?? 0) > 0;
  return arePersons && (assigned.has('share') || (isBelowName && (hasCounts || hasRoles)));
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

/** A list of entities: one with a name, which is not a table of values of fields. */
export function headedEntities(sheet: TableSheet, header: number): SheetMapping | null {
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
