import type { Tx } from '../store';
import { one } from '../store';
import type { ListScope } from './listed';
import { sought } from './listed';
import { cachedOrder, cachedWalk, noteLength } from './orders';
import type { Directed } from './policy';
import type { ListedRow } from './store';
import * as store from './store';
import { ListWalk, LOOKED_AT, WALKED_FROM } from './walk';

const BY_NAME: Directed = { property: 'name', as: 'text', descending: false };

/** Up to how many entities that a filter lets through are put in order at once, rather than walked by. */
const SOUGHT_AT_ONCE = 1000;

/** Which rows of a list are read. */
export interface Place {
  limit: number;
  offset: number;
  /** Pages with the same one keep to one order for a while. */
  asOf?: string | null | undefined;
}

/** About how many entities the user may read; 0 where all of them are put in order in no time. */
async function reachFrom(tx: Tx, { userKey, organizationKey }: ListScope): Promise<number> {
  const { reach } = one(await store.reachOf(tx, { userKey, organizationKey, enough: WALKED_FROM }));
  return reach < WALKED_FROM ? 0 : reach;
}

/** How many entities of a type are looked at before it is given up to walk: fewer than it costs to put all in order. */
const lookedAt = (reach: number): number => Math.max(LOOKED_AT, reach / 2);

/** By which filter a list is read where that lets at most so many through; undefined where no index knows it, or it lets through more. */
async function filterOf(tx: Tx, scope: ListScope, most: number): Promise<string | undefined> {
  const from = sought(scope);
  if (from === undefined || most === 0) return undefined;
  return (await store.countSought(tx, scope, from, most + 1)) <= most ? from : undefined;
}

/**
 * The rows of a page. A list within little reach is put in order, and so is one whose filter lets little through. A long one is walked
 * along an index of its order until the page is full; where that finds too little, or no index has the order, all of it is put in order.
 */
export async function readListRows(tx: Tx, scope: ListScope, order: Directed, place: Place): Promise<ListedRow[]> {
  const reach = await reachFrom(tx, scope);
  if (reach === 0) return pageInOrder(tx, scope, order, place);
  const few = await filterOf(tx, scope, SOUGHT_AT_ONCE);
  if (few !== undefined) return pageInOrder(tx, scope, order, place, few);
  const walked = await walkedPage(tx, scope, order, place, lookedAt(reach));
  return walked ?? pageInOrder(tx, scope, order, place, await filterOf(tx, scope, reach));
}

/** How many entities a list holds. */
export async function countAll(tx: Tx, scope: ListScope): Promise<number> {
  const from = sought(scope) === undefined ? undefined : await filterOf(tx, scope, await reachFrom(tx, scope));
  return store.countListed(tx, scope, from);
}

/** The keys of a list by name, so many at most. */
export async function keysByName(tx: Tx, scope: ListScope, limit: number): Promise<readonly string[]> {
  const reach = await reachFrom(tx, scope);
  const few = await filterOf(tx, scope, Math.min(reach, SOUGHT_AT_ONCE));
  const isWalked = reach > 0 && few === undefined;
  const walked = isWalked
    ? await ListWalk.of(BY_NAME, scope.types)?.upTo(tx, scope, limit, lookedAt(reach))
    : undefined;
  return walked ?? store.listedKeys(tx, scope, limit, few ?? (await filterOf(tx, scope, reach)));
}

/** The first keys by name of a long list that no filter narrows; null where it is not long, or they lie too far apart. */
export async function walkedKeys(tx: Tx, scope: ListScope, count: number): Promise<readonly string[] | null> {
  const reach = await reachFrom(tx, scope);
  if (reach === 0) return null;
  return (await ListWalk.of(BY_NAME, scope.types)?.upTo(tx, scope, count, lookedAt(reach))) ?? null;
}

const nameOf = (scope: ListScope, order: Directed, asOf: string) => JSON.stringify([scope, order, asOf]);

/** A page by walking; each row is asked anew whether the list still holds it. */
async function walkedPage(
  tx: Tx,
  scope: ListScope,
  order: Directed,
  place: Place,
  looked: number,
): Promise<ListedRow[] | null> {
  const { limit, offset, asOf } = place;
  const make = () => ListWalk.of(order, scope.types);
  const name = asOf ? nameOf(scope, order, asOf) : undefined;
  for (const fresh of [offset === 0, true]) {
    const walk = name === undefined ? make() : cachedWalk(name, make, fresh);
    const keys = (await walk?.upTo(tx, scope, offset + limit, looked))?.slice(offset);
    if (walk && name !== undefined) noteLength(name, walk);
    if (!keys) return null;
    const rows = await store.listedByKey(tx, scope, keys);
    if (rows.length === keys.length || fresh) return rows;
  }
  return null;
}

/** A page of all in order; later pages by the order that was read for the first of them, each row asked anew whether the list still holds it. */
async function pageInOrder(
  tx: Tx,
  scope: ListScope,
  order: Directed,
  { limit, offset, asOf }: Place,
  from?: string,
): Promise<ListedRow[]> {
  if (!asOf || offset === 0) return store.listPage(tx, scope, order, { limit, offset }, from);
  const page = async (fresh: boolean) => {
    const read = () => store.listOrder(tx, scope, order, from);
    const keys = (await cachedOrder(nameOf(scope, order, asOf), read, fresh)).slice(offset, offset + limit);
    return { keys, rows: await store.listedByKey(tx, scope, keys) };
  };
  const { keys, rows } = await page(false);
  return rows.length === keys.length ? rows : (await page(true)).rows;
}
