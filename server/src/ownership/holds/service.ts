import type { ChartLink } from '@stemma/shared/chart/link';
import { directHoldings, TITLE_ROLES } from '@stemma/shared/ownership/directHoldings';
import type { ElementIds, Tx } from '../../store';
import type { Around, HoldsRow, Pair } from './store';
import * as store from './store';
import type { Difference } from './worked';
import { differences, holdsRow } from './worked';

export type { Pair } from './store';

const BATCH = 2000;

/** What a save of a chart changed of holdings. */
export interface SavedLinks {
  chartKey: string;
  organizationKey: string;
  /** The ends of links that were written or taken away. */
  touched: readonly Pair[];
  links: readonly ChartLink[];
  /** Type names of the entities that the save made, by their keys. */
  made: ReadonlyMap<string, string>;
  /** The store's own ids of these. */
  elementIds: ElementIds;
}

/**
 * Brings `HOLDS` in line with what a save did to links, within its transaction. Of entities that it made itself nobody else can have
 * drawn a link, so their holdings are worked out of what it wrote, and nothing is read.
 */
export async function updateHoldsOfSave(tx: Tx, saved: SavedLinks): Promise<void> {
  const isNew = newPairs(saved);
  const links = saved.links.filter(({ from, to }) => isNew(from, to));
  await store.makeHolds(tx, holdingsOfNew(saved, links), saved.elementIds);
  await updateHolds(
    tx,
    saved.touched.filter(([a, b]) => !isNew(a, b)),
  );
}

/** Tells of which pairs all links are known from the save: both were made by it, and no mere title asks who else holds. */
function newPairs({ links, made }: SavedLinks): (a: string, b: string) => boolean {
  if (links.some(({ roles }) => roles.some(({ role }) => TITLE_ROLES.includes(role.trim().toLowerCase())))) {
    return () => false;
  }
  return (a, b) => made.has(a) && made.has(b);
}

function holdingsOfNew({ chartKey, organizationKey, made }: SavedLinks, links: readonly ChartLink[]): HoldsRow[] {
  const last = new Map(links.map((link) => [link.key, link]));
  const keys = new Set(links.flatMap(({ from, to }) => [from, to]));
  const graph = {
    entities: [...keys].map((key) => ({ key, name: '', typeName: made.get(key) ?? '' })),
    links: [...last.values()].map(({ key, from, to, arrowType, roles }) => ({
      key,
      from,
      to,
      arrowType,
      roles,
      chartKey,
    })),
  };
  return directHoldings(graph).map((held) => holdsRow(organizationKey, held));
}

/**
 * Brings `HOLDS` in line with the links between the entities of each pair, in both directions, and writes only where something differs.
 * Takes their locks first, so that of two transactions that draw the same pair the later one sees both.
 */
export async function updateHolds(tx: Tx, pairs: readonly Pair[]): Promise<void> {
  if (pairs.length === 0) return;
  const wanted = new Map(
    pairs.map(([a, b]) => [JSON.stringify(a < b ? [a, b] : [b, a]), a < b ? ([a, b] as const) : ([b, a] as const)]),
  );
  const keys = [...new Set(pairs.flat())].sort();
  await store.lockEntities(tx, keys);
  const titled = new Set((await store.subjectsWithTitleRoles(tx, { keys })).map(({ key }) => key));
  const found: Around[] = await store.aboveSubjects(tx, { keys: [...titled] });
  const all = [...wanted.values()];
  for (let start = 0; start < all.length; start += BATCH) {
    found.push(...(await store.betweenPairs(tx, { pairs: all.slice(start, start + BATCH) })));
  }
  const isTouched = (a: string, b: string): boolean => wanted.has(JSON.stringify(a < b ? [a, b] : [b, a]));
  await write(tx, found, (holder, subject) => titled.has(subject) || isTouched(holder, subject));
}

/** Pairs of entities with all that they have to do with; to be asked before they are gone. */
export async function pairsOf(tx: Tx, keys: readonly string[]): Promise<Pair[]> {
  if (keys.length === 0) return [];
  return (await store.neighbours(tx, { keys })).map(({ key, other }) => [key, other] as const);
}

/** Brings all `HOLDS` of entities in line with their links, as when they go to the bin or come back, or are of another type now. */
export async function updateHoldsOf(tx: Tx, keys: readonly string[]): Promise<void> {
  await updateHolds(tx, await pairsOf(tx, keys));
}

/** How many holdings, each of a basis and period, are kept otherwise than the links make them up. */
export interface Tally {
  /** Held and not kept. */
  missing: number;
  /** Kept with other shares, charts or the like. */
  changed: number;
  /** Kept and not held, or kept twice. */
  leftOver: number;
}

/** Works out what is held of entities anew, under their locks; answers what was not so, and leaves that where it is only looked at. */
export async function updateHoldsIn(
  tx: Tx,
  subjects: readonly string[],
  { onlyLook = false }: { onlyLook?: boolean } = {},
): Promise<Tally> {
  await store.lockEntities(tx, [...subjects].sort());
  const { found, concerns } = await into(tx, subjects);
  return tallyOf(onlyLook ? differences(found, concerns) : await write(tx, found, concerns));
}

/** Whether something seems to be kept otherwise; beside saves, which it does not wait for, it may see the half of one. */
export async function seemsToDiffer(tx: Tx, subjects: readonly string[]): Promise<boolean> {
  const { found, concerns } = await into(tx, subjects);
  return differences(found, concerns).length > 0;
}

async function into(tx: Tx, subjects: readonly string[]) {
  const own = new Set(subjects);
  const found = await store.aboveSubjects(tx, { keys: subjects });
  return { found, concerns: (_holder: string, subject: string): boolean => own.has(subject) };
}

function tallyOf(differing: readonly Difference[]): Tally {
  const count = (of: (one: Difference) => readonly unknown[]) =>
    differing.reduce((sum, one) => sum + of(one).length, 0);
  return {
    missing: count(({ missing }) => missing),
    changed: count(({ changed }) => changed),
    leftOver: count(({ leftOver }) => leftOver),
  };
}

async function write(
  tx: Tx,
  found: readonly Around[],
  concerns: (holder: string, subject: string) => boolean,
): Promise<Difference[]> {
  const differing = differences(found, concerns);
  const leftOver = differing.flatMap((one) => one.leftOver);
  if (leftOver.length > 0) await store.dropHolds(tx, leftOver);
  await inBatches(
    differing.flatMap(({ changed }) => changed),
    (rows) => store.changeHolds(tx, rows),
  );
  await store.makeHolds(
    tx,
    differing.flatMap(({ missing }) => missing),
  );
  return differing;
}

async function inBatches<T>(all: readonly T[], work: (some: T[]) => Promise<void>): Promise<void> {
  for (let start = 0; start < all.length; start += BATCH) await work(all.slice(start, start + BATCH));
}
