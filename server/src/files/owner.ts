import type { UserCaller } from '../access/caller';
import type { Context } from '../context';
import { readingOrganization } from '../entities/service';
import { forbidden, notFound } from '../errors';
import type { Tx } from '../store';
import { atMostOne } from '../store';
import { mayEditFiles, mayReadFiles } from './policy';
import type { FilesFolderRow, ItemRow, OwnerRow } from './store';
import { itemsByKey, lockOwner, ownerByKey } from './store';

/** What a query about files asks of the caller. */
export function scopeOf(caller: UserCaller): { userKey: string; organizationKey: string } {
  return { userKey: caller.userKey, organizationKey: readingOrganization(caller) };
}

/** The entity or chart of a key; throws `notFound` where the caller may not know of it, `forbidden` where he may not edit its files. */
export async function editableOwner(context: Context, caller: UserCaller, key: string): Promise<OwnerRow> {
  const row = atMostOne(await context.read((tx) => ownerByKey(tx, { key, ...scopeOf(caller) })));
  return assertEdits(caller, row);
}

/** The same under its lock, for the rest of the transaction, with its folders by key. */
export async function lockedOwner(
  tx: Tx,
  caller: UserCaller,
  key: string,
): Promise<OwnerRow & { tree: Map<string, FilesFolderRow> }> {
  const row = assertEdits(caller, atMostOne(await lockOwner(tx, { key, ...scopeOf(caller) })));
  return { ...row, tree: new Map(row.folders.map((folder) => [folder.key, folder])) };
}

function assertEdits<T extends OwnerRow>(caller: UserCaller, row: T | undefined): T {
  if (!row || !mayReadFiles(caller, row)) throw notFound();
  if (!mayEditFiles(caller, row)) throw forbidden();
  return row;
}

/** The items of these keys, all of them readable to the caller; throws `notFound` otherwise. */
export async function readableItems(tx: Tx, caller: UserCaller, keys: readonly string[]): Promise<ItemRow[]> {
  const wanted = [...new Set(keys)];
  const rows = await itemsByKey(tx, { keys: wanted, ...scopeOf(caller) });
  if (rows.length !== wanted.length || rows.some((row) => !mayReadFiles(caller, row))) throw notFound();
  return rows;
}

/** The items of these keys, whose files the caller may edit. */
export async function editableItems(tx: Tx, caller: UserCaller, keys: readonly string[]): Promise<ItemRow[]> {
  const rows = await readableItems(tx, caller, keys);
  if (rows.some((row) => !mayEditFiles(caller, row))) throw forbidden();
  return rows;
}
