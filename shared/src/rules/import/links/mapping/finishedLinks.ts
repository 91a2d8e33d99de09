import { typeByName } from '../parties/partyType';
import { typeInCell } from '../parties/typeInCell';
import { LINK_MEANINGS, SIDES, type Side } from '../columnMeanings';
import { momentOfHeading } from '../headings/momentHeading';
import { shareUnitIn } from '../roles/shareColumns';
import { rowsBelow, type SheetMapping } from '../tableMapping';
import { foldedName, type TableSheet } from '../tableSheet';
import { BY_CONTENT, isTaken, settleSides, sidedAs, type AssignedColumns } from './assignColumns';
import { isShareByCells } from './sharesByCells';
import type { SheetColumn } from './sheetColumns';

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

/** The mapping of a sheet of links whose columns are assigned by their headings; the others mean what stands in them. */
export function finishedLinks(
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
    const owned = columns.find(({ at }) => at === assigned.get('owned')?.at);
    const isUnsaid = SIDES.every((side) => (assigned.get(side)?.score ?? 0) <= BY_CONTENT);
    fill('share', (column) => isFree(column) && isShareByCells(column, owned, isUnsaid));
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
    const [said, called] = [typeInCell(cells[type] ?? ''), foldedName(cells[name] ?? '')];
    if (!said || called === '') return fit;
    const known = types.get(called);
    types.set(called, said);
    if (known !== undefined && known !== said) return fit - 10;
    return typeByName(cells[name] ?? '', side === 'owned') === said ? fit + 1 : fit;
  }, 0);
}
