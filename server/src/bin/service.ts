import { ranges } from '@stemma/shared/rules/range';
import { messages } from '@stemma/shared/messages';
import { accountMayWrite } from '@stemma/shared/permissions';
import type { UserCaller } from '../access/caller';
import { recordMany } from '../audit/service';
import type { Context } from '../context';
import { requireUser } from '../context';
import { mayDeleteEntity, mayReadEntity } from '../entities/policy';
import type { EntityRecord } from '../entities/present';
import { entitiesByKeys, factsByKey, getEntity } from '../entities/service';
import { AppError, forbidden, notFound, inRange } from '../errors';
import { blobsDropped } from '../files/blobsDropped';
import { removeFilesOf } from '../files/service';
import { contentOfFolders, removeFolders } from '../folders/service';
import { updateHolds, updateHoldsOf, pairsOf } from '../ownership/holds/service';
import type { Tx } from '../store';
import { one } from '../store';
import type { BinnedEntity } from './present';
import { presentBinned } from './present';
import * as store from './store';

/** Moves an entity to the bin, from where it can be restored (SPEC §4). One that is there already stays there. */
export async function moveToBin(context: Context, key: string): Promise<void> {
  const caller = requireUser(context);
  await context.write(
    async (tx) => {
      await assertDeletable(tx, caller, [key]);
      await store.binEntities(tx, [key], caller.userKey, new Date().toISOString());
      await updateHoldsOf(tx, [key]);
    },
    { writes: 'essential' },
  );
}

/** Takes an entity out of the bin; one that is not in it stays as it is. */
export async function restore(context: Context, key: string): Promise<EntityRecord> {
  await restoreMany(context, [key]);
  return getEntity(context, key);
}

/** Takes entities out of the bin, all or none, and answers how many were named. */
export async function restoreMany(context: Context, keys: readonly string[]): Promise<number> {
  const caller = requireUser(context);
  const wanted = [...new Set(keys)];
  await context.write(async (tx) => {
    await assertDeletable(tx, caller, wanted);
    await store.restoreEntities(tx, wanted);
    await updateHoldsOf(tx, wanted);
  });
  return wanted.length;
}

const scopeOf = ({ userKey, organizationKey }: UserCaller) => ({ userKey, organizationKey });

/** A page of the caller's bin, latest first, with what deleting each would affect. */
export async function binPage(context: Context, limit: number, offset: number): Promise<BinnedEntity[]> {
  const scope = scopeOf(requireUser(context));
  const page = { limit: inRange(ranges.page, limit, 'limit'), offset: inRange(ranges.offset, offset, 'offset') };
  const rows = await context.read((tx) => store.pageOfBin(tx, { ...scope, ...page }));
  return rows.map(presentBinned);
}

/** What is in the caller's bin: every binned entity that he has access to, the latest first. */
export async function listBin(context: Context): Promise<EntityRecord[]> {
  const caller = requireUser(context);
  return context.read(async (tx) => {
    const rows = await store.binnedKeys(tx, { ...scopeOf(caller), only: '' });
    return entitiesByKeys(
      tx,
      caller,
      rows.map(({ key }) => key),
    );
  });
}

/** How many entities are in the caller's bin. */
export async function countBin(context: Context): Promise<number> {
  const scope = scopeOf(requireUser(context));
  return one(await context.read((tx) => store.binCount(tx, scope))).count;
}

/** Deletes for good all in the bin of which the caller is Co-Owner, and answers how many; what others share with him stays. */
export async function emptyBin(context: Context): Promise<number> {
  const caller = requireUser(context);
  if (!accountMayWrite(caller.accountType)) throw forbidden();
  const gone = await context.write(
    async (tx) => {
      const rows = await store.binnedKeys(tx, { ...scopeOf(caller), only: 'Co-Owner' });
      await deleteForGood(
        tx,
        context,
        rows.map(({ key }) => key),
      );
      return rows.length;
    },
    { writes: 'essential' },
  );
  blobsDropped.emit();
  return gone;
}

/** Deletes an entity for good, with its links on all charts; it need not be in the bin. Sending it again finds nothing. */
export async function deleteEntity(context: Context, key: string): Promise<void> {
  await deleteMany(context, [key]);
}

/** Deletes entities for good, all or none, and answers how many. */
export async function deleteMany(context: Context, keys: readonly string[]): Promise<number> {
  const caller = requireUser(context);
  const wanted = [...new Set(keys)];
  await context.write(
    async (tx) => {
      await assertDeletable(tx, caller, wanted);
      await deleteForGood(tx, context, wanted);
    },
    { writes: 'essential' },
  );
  blobsDropped.emit();
  return wanted.length;
}

/**
 * Moves entities and the content of folders to the bin, the folders go. Throws `conflict` with the words of SPEC §5, and
 * does nothing, when one of them still stands on a chart.
 */
export async function batchDelete(context: Context, input: { keys: string[]; folderKeys: string[] }): Promise<number> {
  const caller = requireUser(context);
  return context.write(
    async (tx) => {
      const { folderKeys, contentKeys } = await contentOfFolders(tx, caller, input.folderKeys, 'entities');
      const keys = [...new Set([...input.keys, ...contentKeys])];
      await assertDeletable(tx, caller, keys);
      const records = await entitiesByKeys(tx, caller, keys);
      if (records.some(({ chartCount }) => chartCount > 0)) {
        throw new AppError('conflict', messages.deleteSelected.text);
      }
      await store.binEntities(tx, keys, caller.userKey, new Date().toISOString());
      await updateHoldsOf(tx, keys);
      await removeFolders(tx, folderKeys);
      return keys.length;
    },
    { writes: 'essential' },
  );
}

async function assertDeletable(tx: Tx, caller: UserCaller, keys: string[]): Promise<void> {
  const facts = await factsByKey(tx, caller, keys);
  for (const key of keys) {
    const known = facts.get(key);
    if (!known || !mayReadEntity(known)) throw notFound();
    if (!mayDeleteEntity(caller, known)) throw forbidden();
  }
}

async function deleteForGood(tx: Tx, context: Context, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  const { userKey } = requireUser(context);
  await store.countChartRevisions(tx, keys, userKey, new Date().toISOString());
  await removeFilesOf(tx, 'Entity', keys);
  const touched = await pairsOf(tx, keys);
  await store.deleteEntities(tx, keys);
  await updateHolds(tx, touched);
  await recordMany(tx, context, 'graph/deleteEntity', keys);
}
