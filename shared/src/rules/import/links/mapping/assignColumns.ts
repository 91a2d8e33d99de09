import { PARTY_COLUMNS, SIDES, type PartyColumn, type Side } from '../columnMeanings';
import { fittingDate, fittingShare } from './fittingCells';
import { isFundHeading, isFundHolding } from '../headings/fundHeading';
import { OUTRIGHT, type HeadingGuess } from '../headings/headingMeanings';
import { foldedHeading } from '../tableSheet';
import { placeholderOf } from '../parties/placeholderNames';
import type { SheetColumn } from './sheetColumns';

/** How surely a column is what its cells alone say. */
export const BY_CONTENT = 1;

/** The columns that were found for meanings, and how surely. */
export type AssignedColumns = Map<string, { at: number; score: number }>;

export function isTaken(assigned: AssignedColumns, column: number): boolean {
  return [...assigned.values()].some(({ at }) => at === column);
}

/** The surest meaning first; of two columns with the same one, the first. */
export function assignedByHeading(columns: readonly SheetColumn[]): AssignedColumns {
  const guesses = columns
    .flatMap((column) => fitting(column).map((guess) => ({ ...guess, at: column.at })))
    .sort((a, b) => b.score - a.score || a.at - b.at);
  const assigned: AssignedColumns = new Map(subjectAndObject(columns) ?? holdingsOfFunds(columns));
  const assign = (list: typeof guesses) => {
    for (const { meaning, score, at } of list)
      if (!assigned.has(meaning) && !isTaken(assigned, at)) assigned.set(meaning, { at, score });
  };
  const isOfParty = ({ meaning }: HeadingGuess) => (PARTY_COLUMNS as readonly string[]).includes(meaning);
  assign(guesses.filter((guess) => !isOfParty(guess)));
  ownerFirst(columns, assigned);
  firstOfTwoLinks(columns, assigned);
  for (const { meaning, at, score } of guesses.filter(isOfParty)) {
    const named = freeSide(assigned, sidedAs(assigned, meaning as PartyColumn, at, columns));
    if (named && !assigned.has(named) && !isTaken(assigned, at)) assigned.set(named, { at, score });
  }
  keysOfOtherSide(columns, assigned);
  return assigned;
}

/** “Subject” and “Object” of statements; “Subject” alone is a company that others own. */
function subjectAndObject(columns: readonly SheetColumn[]): [Side, { at: number; score: number }][] | undefined {
  const named = (term: string) =>
    columns.find((column) => foldedHeading(column.heading) === term && mayBeNames(column));
  const [subject, object] = [named('subject'), named('object')];
  if (!subject || !object) return undefined;
  return [
    ['owner', { at: subject.at, score: OUTRIGHT }],
    ['owned', { at: object.at, score: OUTRIGHT }],
  ];
}

/** “Fund” beside “Security” or “Holding”, where no heading says who owns: the fund holds. */
function holdingsOfFunds(columns: readonly SheetColumn[]): [Side, { at: number; score: number }][] {
  const named = columns.filter(mayBeNames);
  const isSide = ({ meaning, score, isEnd }: HeadingGuess) =>
    SIDES.some((side) => side === meaning) && score >= OUTRIGHT && !isEnd;
  const fund = named.find(({ heading }) => isFundHeading(heading));
  const holding = named.find(({ heading }) => isFundHolding(heading));
  if (!fund || !holding || named.some(({ guesses }) => guesses.some(isSide))) return [];
  return [
    ['owner', { at: fund.at, score: OUTRIGHT }],
    ['owned', { at: holding.at, score: OUTRIGHT }],
  ];
}

/**
 * Keys right of a side's name, where the other side's have the same heading with the side before it: “ID” beside “Owner ID”. A name has one
 * key there, and a key one name, on both sides together.
 */
function keysOfOtherSide(columns: readonly SheetColumn[], assigned: AssignedColumns): void {
  const [side, other] = assigned.has('owner.id') ? (['owned', 'owner'] as const) : (['owner', 'owned'] as const);
  const columnFor = (meaning: string) => columns.find(({ at }) => at === assigned.get(meaning)?.at);
  const [names, otherNames, otherKeys] = [side, other, `${other}.id`].map(columnFor);
  if (assigned.has(`${side}.id`) || !names || !otherNames || !otherKeys) return;
  const keys = columns.find(({ at, heading, texts }) => {
    const isOfSide = at > names.at && !(otherNames.at > names.at && otherNames.at < at) && !isTaken(assigned, at);
    if (!isOfSide || heading === '') return false;
    if (!foldedHeading(otherKeys.heading).endsWith(` ${foldedHeading(heading)}`)) return false;
    const named = onBothSides(names.texts, otherNames.texts);
    const keyed = onBothSides(texts, otherKeys.texts);
    return namesOfSeveral(named, keyed) === 0 && namesOfSeveral(keyed, named) === 0;
  });
  if (keys) assigned.set(`${side}.id`, { at: keys.at, score: BY_CONTENT });
}

/** The texts of two columns as those of one of twice as many rows. */
function onBothSides(one: ReadonlyMap<number, string>, other: ReadonlyMap<number, string>): Map<number, string> {
  return new Map([
    ...[...one].map(([row, text]) => [2 * row, text] as const),
    ...[...other].map(([row, text]) => [2 * row + 1, text] as const),
  ]);
}

/** The other side where a heading names the one outright: “Country” beside “Owner country” is of what is owned. */
function freeSide(assigned: AssignedColumns, meaning: string | undefined): string | undefined {
  if (!meaning || (assigned.get(meaning)?.score ?? 0) < OUTRIGHT) return meaning;
  const [side, column] = meaning.split('.');
  return `${side === 'owner' ? 'owned' : 'owner'}.${column}`;
}

/** Of two names whose headings say the same, such as “Company” twice, the first is the owner. */
function ownerFirst(columns: readonly SheetColumn[], assigned: AssignedColumns): void {
  const [owner, owned] = [assigned.get('owner'), assigned.get('owned')];
  if (!owner || !owned || owner.at < owned.at) return;
  const [one, other] = [owner, owned].map(({ at }) =>
    JSON.stringify(columns.find((column) => column.at === at)?.guesses),
  );
  if (one !== other) return;
  assigned.set('owner', owned);
  assigned.set('owned', owner);
}

/** “Owned by” and “Owns” beside the name of what the row is about are two links; the row is read as the first of them. */
function firstOfTwoLinks(columns: readonly SheetColumn[], assigned: AssignedColumns): void {
  const isSeenFromParty = (side: Side) =>
    columns.some(
      ({ at, guesses }) =>
        at === assigned.get(side)?.at && guesses.some((guess) => guess.meaning === side && guess.isSeenFromParty),
    );
  if (!SIDES.every(isSeenFromParty)) return;
  const own = columns.find(
    ({ at, guesses }) =>
      !isTaken(assigned, at) && guesses.some(({ meaning }) => SIDES.some((side) => side === meaning)),
  );
  const [first, second] = [...SIDES].sort((a, b) => (assigned.get(a)?.at ?? 0) - (assigned.get(b)?.at ?? 0));
  if (own && first && second) assigned.set(second, { at: own.at, score: OUTRIGHT });
}

/**
 * Says who owns whom where no heading does: those with first names, or among whom natural persons stand beside legal forms, own. Answers whether only the order
 * of the columns decides, the names below them against it, or the cells alone which column is the other end.
 */
export function settleSides(columns: readonly SheetColumn[], assigned: AssignedColumns): boolean {
  const [owner, owned] = [assigned.get('owner'), assigned.get('owned')];
  if (!owner || !owned) return false;
  const [first, second] = [owner, owned].map(({ at }) => columns.find((column) => column.at === at));
  if (!first || !second) return false;
  if (Math.max(owner.score, owned.score) >= OUTRIGHT) {
    const other = owner.score < owned.score ? { ...owner, ...first } : { ...owned, ...second };
    return other.score <= BY_CONTENT && other.heading !== '';
  }
  if (assigned.has('owner.firstName') || isPersonsBesideForms(first, second)) return false;
  if (isPersonsBesideForms(second, first)) {
    assigned.set('owner', owned);
    assigned.set('owned', owner);
  }
  return true;
}

function isPersonsBesideForms(one: SheetColumn, other: SheetColumn): boolean {
  return one.person >= 0.3 && other.person < 0.1 && other.legalForm >= 0.5;
}

/**
 * A column of a party that names no side belongs to the name before it, unless it says something of more rows without that name than
 * without the other, or different things of one name where the other has one; a date of birth belongs to the owner, that of an incorporation to what is owned unless companies own.
 */
export function sidedAs(
  assigned: AssignedColumns,
  column: PartyColumn,
  at: number,
  columns: readonly SheetColumn[],
): string | undefined {
  const [owner, owned] = [assigned.get('owner')?.at ?? -1, assigned.get('owned')?.at ?? -1];
  if (owner < 0 || owned < 0 || column === 'id') return undefined;
  if (column === 'birthDate') return 'owner.birthDate';
  const before = [owner, owned].filter((name) => name < at);
  const nearest = before.length > 0 ? Math.max(...before) : Math.min(owner, owned);
  if (column === 'incorporation') {
    const isOfCompanies = (columns.find((one) => one.at === owner)?.legalForm ?? 0) >= 0.8;
    return nearest === owner && isOfCompanies ? undefined : 'owned.incorporation';
  }
  const textsOf = (place: number) => columns.find((one) => one.at === place)?.texts ?? new Map<number, string>();
  const said = textsOf(at);
  const named = new Map([owner, owned].map((name) => [name, namesIn(textsOf(name))]));
  const namesOf = (name: number) => named.get(name) ?? new Map<number, string>();
  const without = (name: number) => [...said.keys()].filter((row) => !namesOf(name).has(row)).length;
  const against = [without, (name: number) => namesOfSeveral(namesOf(name), said)]
    .map((count) => count(owner) - count(owned))
    .find((difference) => difference !== 0);
  const isOwner = against === undefined ? nearest === owner : against < 0;
  return `${isOwner ? 'owner' : 'owned'}.${column}`;
}

/** Longer texts say of no name that there is none. */
const NO_NAME_MAX = 16;

/** The texts of a column without those that say that there is no name, such as “None”. */
function namesIn(texts: ReadonlyMap<number, string>): ReadonlyMap<number, string> {
  const isNone = (text: string) =>
    text.length <= NO_NAME_MAX && ['none', 'notApplicable'].includes(placeholderOf(text) ?? '');
  return new Map([...texts].filter(([, text]) => !isNone(text)));
}

/** How many names have several values beside them, which no one party of that name can have. */
function namesOfSeveral(names: ReadonlyMap<number, string>, values: ReadonlyMap<number, string>): number {
  const known = new Map<string, string>();
  const several = new Set<string>();
  for (const [row, value] of values) {
    const name = names.get(row);
    if (name === undefined) continue;
    if ((known.get(name) ?? value) !== value) several.add(name);
    known.set(name, value);
  }
  return several.size;
}

/** What a heading may mean, given what stands beneath it: "From" over dates is when a link began. */
function fitting({ guesses, ...facts }: SheetColumn): HeadingGuess[] {
  return guesses.flatMap((guess): HeadingGuess[] => {
    const { meaning, isEnd } = guess;
    const isName = meaning === 'owner' || meaning === 'owned';
    const isShare = ['share', 'minimum', 'maximum', 'votes'].includes(meaning);
    if (facts.filled === 0) return isShare && facts.isAmount ? [] : [guess];
    if (meaning === 'owned' && isEnd && facts.openEnd >= 0.6) return [{ meaning: 'until', score: 9 }];
    if (isName && isEnd && facts.date >= 0.6) return [{ meaning: meaning === 'owner' ? 'since' : 'until', score: 9 }];
    if (isName && facts.direct >= 0.8) return [{ meaning: 'via', score: 9 }];
    if (isName && !mayBeNames(facts)) return [];
    if (isShare) return facts.isAmount ? [] : fittingShare(guess, facts);
    if (meaning === 'since' || meaning === 'until') return fittingDate(guess, facts);
    if (meaning === 'type' && facts.role > facts.type) return [{ meaning: 'role', score: 7 }];
    if (meaning === 'role' && facts.share >= 0.8) return [];
    if (meaning === 'role' && facts.type >= 0.8 && facts.role < 0.2) return [{ meaning: 'type', score: 6 }];
    return [guess];
  });
}

/** Whether a column's cells may name parties: texts, and no marks of yes or no. */
export function mayBeNames({ name, mark, saying }: Pick<SheetColumn, 'name' | 'mark' | 'saying'>): boolean {
  return (name >= 0.5 || saying === 0) && mark < 0.5;
}
