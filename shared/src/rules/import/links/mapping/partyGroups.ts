import type { ColumnFacts } from './columnFacts';
import { mayBeNames } from './assignColumns';
import type { Side } from '../columnMeanings';
import { countedHeading } from '../headings/countedHeading';
import { isAmountHeading } from '../headings/headingKinds';
import { linkHeading } from '../headings/headingMeanings';
import { PARTY_HEADINGS } from '../headings/vocabulary';
import { partyNamed, type PartyHeading } from '../headings/partyHeading';
import { mayCarryShare } from '../roles/roleParts';
import { foldedHeading } from '../tableSheet';

/** A column of a table, by its whole heading and what stands below it. */
export interface HeadedColumn {
  heading: string;
  facts: ColumnFacts;
}

/** One of several parties of a side that stand in a row: its columns, by what they are called without its number. */
interface PartyGroup {
  role: string;
  columns: Map<string, number>;
}

/** The parties of a side that stand in a row. */
export interface PartyGroups {
  side: Side;
  groups: readonly PartyGroup[];
  /** Headings of the columns that a group has, by what they are called; that of the party is the first. */
  headings: ReadonlyMap<string, string>;
}

const PARTY = 'party';
const OF_SHARES = new Set(['share', 'minimum', 'maximum', 'votes']);
const OF_LINKS = new Set([...OF_SHARES, 'since', 'until']);

interface Column {
  at: number;
  heading: string;
  facts: ColumnFacts;
  /** The heading without its number, as it is written and as it is compared. */
  text: string;
  key: string;
  number: string | undefined;
  party: PartyHeading | undefined;
  meaning: string;
}

/**
 * The parties of one side in a row, “Shareholder 1, % 1, Shareholder 2, % 2” or “Settlor, Trustee, Beneficiary”; null where there is one, and
 * where a share cannot be said to be of one of them.
 */
export function partyGroups(headed: readonly HeadedColumn[]): PartyGroups | null {
  const columns = headed.map(read);
  const numbered = byNumber(columns);
  const side = numbered?.party.side ?? 'owner';
  const groups = numbered?.groups ?? [];
  const taken = new Set(groups.flatMap((group) => [...group.columns.values()]));
  const others = columns.filter(({ at, party, facts }) => party?.side === side && mayBeNames(facts) && !taken.has(at));
  for (const { at, party } of others) groups.push({ role: party?.role ?? '', columns: new Map([[PARTY, at]]) });
  groups.sort((one, other) => placeOf(one) - placeOf(other));
  const roles = new Set(groups.map(({ role }) => role));
  if (groups.length < 2 || (others.length > 0 && !areApart(columns, groups, others))) return null;
  const headings = new Map([[PARTY, partyHeading(columns, groups)], ...(numbered?.headings ?? [])]);
  for (const column of columns) {
    if (isTakenBy(groups, column.at) || column.at < placeOf(groups[0])) continue;
    const isOfSide = column.meaning.startsWith(`${side}.`);
    const isOfOne = OF_LINKS.has(column.meaning) || (roles.size > 1 && (isOfSide || isBetween(column, groups)));
    const keyed = isOfSide ? { ...column, key: column.meaning } : column;
    const group = isOfOne ? groupOf(keyed, groups, roles.size > 1) : undefined;
    if (group) {
      group.columns.set(keyed.key, column.at);
      if (!headings.has(keyed.key)) headings.set(keyed.key, column.heading);
    } else if (OF_SHARES.has(column.meaning)) return null;
  }
  return { side, groups, headings };
}

function read({ heading, facts }: HeadedColumn, at: number): Column {
  const { text, number } = countedHeading(heading);
  const [first] = linkHeading(text);
  const isShare = isAmountHeading(heading) || (!first && facts.share >= 0.5 && !facts.isCount);
  const meaning = isShare ? 'share' : (first?.meaning ?? '');
  return { at, heading, facts, text, key: foldedHeading(text), number, party: partyNamed(text), meaning };
}

const placeOf = (group: PartyGroup | undefined): number => group?.columns.get(PARTY) ?? 0;

function isTakenBy(groups: readonly PartyGroup[], at: number): boolean {
  return groups.some(({ columns }) => [...columns.values()].includes(at));
}

/** Whether parties beside each other are told apart by their roles, and nothing else says who holds, or as what. */
function areApart(columns: readonly Column[], groups: readonly PartyGroup[], others: readonly Column[]): boolean {
  const isSaid = columns.some(
    ({ heading, meaning }) => meaning === 'role' || linkHeading(heading).some(({ isEnd }) => isEnd),
  );
  const rolesOfOthers = others.map(({ party }) => party?.role);
  const numbered = groups.filter((group) => !others.some(({ at }) => at === placeOf(group)));
  return (
    !isSaid &&
    new Set(rolesOfOthers).size === others.length &&
    !numbered.some(({ role }) => rolesOfOthers.includes(role))
  );
}

function partyHeading(columns: readonly Column[], groups: readonly PartyGroup[]): string {
  return [...new Set(groups.map((group) => columns[placeOf(group)]?.text ?? ''))].join(' / ');
}

/** The party before a column whose role it can be of. */
function groupOf({ at, key, meaning }: Column, groups: readonly PartyGroup[], byRole: boolean): PartyGroup | undefined {
  if (!byRole) return undefined;
  const before = groups.filter((group) => placeOf(group) < at && !group.columns.has(key));
  return before.findLast(({ role }) => !OF_SHARES.has(meaning) || role === '' || mayCarryShare(role));
}

/** Whether a column says something of a party, and stands between two that name one. */
function isBetween({ at, meaning }: Column, groups: readonly PartyGroup[]): boolean {
  const isOfParty = [...PARTY_HEADINGS.values()].includes(meaning);
  return isOfParty && groups.some((group) => placeOf(group) > at);
}

/** Headings of one party that come several times, by numbers, letters or as they are, with those of its columns. */
function byNumber(
  columns: readonly Column[],
): { party: PartyHeading; groups: PartyGroup[]; headings: Map<string, string> } | null {
  const firstAt = columns.findIndex(({ party, facts }) => party !== undefined && mayBeNames(facts));
  const seen = new Map<string, number>();
  const counted = columns.map((column) => {
    const count = (column.at < firstAt ? 0 : (seen.get(column.key) ?? 0)) + 1;
    seen.set(column.key, count);
    return { ...column, number: column.number ?? String(count), isNumbered: column.number !== undefined };
  });
  const numbersOf = (wanted: string) =>
    new Set(counted.filter(({ key }) => key === wanted).map(({ number }) => number));
  const first = counted.find(({ key, party, facts }) => party && mayBeNames(facts) && numbersOf(key).size > 1);
  if (!first?.party) return null;
  const { party, key: partyKey } = first;
  const numbers = [...numbersOf(partyKey)];
  const members = counted.filter(
    ({ at, key, number, isNumbered }) =>
      key !== '' && at >= firstAt && numbers.includes(number) && (isNumbered || numbersOf(key).size > 1),
  );
  const headings = new Map(members.filter(({ key }) => key !== partyKey).map(({ key, text }) => [key, text]));
  const groups = numbers.map((wanted) => ({
    role: party.role,
    columns: new Map(
      members
        .filter(({ number }) => number === wanted)
        .map(({ key, at }) => [key === partyKey ? PARTY : key, at] as const),
    ),
  }));
  return { party, groups, headings };
}
