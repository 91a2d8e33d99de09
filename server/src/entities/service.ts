import type { EntityChange } from '@stemma/shared/entities/entity';
import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { accountMayWrite } from '@stemma/shared/permissions';
import type { UserCaller } from '../access/caller';
import type { Context } from '../context';
import { requireUser } from '../context';
import { AppError, forbidden, notFound } from '../errors';
import type { Tx } from '../store';
import { atMostOne } from '../store';
import { mayEditEntity, mayReadEntity } from './policy';
import type { EntityHit, EntityRecord } from './present';
import { presentEntity, presentHit } from './present';
import { fullTextQuery } from './searchText';
import type { EntityFacts } from './store';
import { createEntities, entitiesOfKeys, entityByKey, entityFacts, searchByName, updateEntities } from './store';
import type { NewEntity } from './write';
import { changedProperties, newEntityProperties } from './write';

/** Facts of the entities that exist among the keys, by key, for the rules of other slices. */
export async function factsByKey(tx: Tx, caller: UserCaller, keys: string[]): Promise<Map<string, EntityFacts>> {
  if (keys.length === 0) return new Map();
  const { userKey } = caller;
  const rows = await entityFacts(tx, { keys, userKey, organizationKey: readingOrganization(caller) });
  return new Map(rows.map((row) => [row.key, row]));
}

/** The organization whose public charts the caller reads; none for a shared user (SPEC §6). */
export function readingOrganization(caller: UserCaller): string {
  return caller.accountType === 'None' ? '' : caller.organizationKey;
}

/**
 * Makes the entities that are new and changes those that exist, within a transaction of the caller's slice.
 * Throws `notFound` for one that the caller may not know of, `forbidden` for a change of one he may not edit,
 * `conflict` where the key is of another type. A change that says nothing new is no edit and needs no permission.
 */
export async function writeEntities(
  tx: Tx,
  caller: UserCaller,
  changes: NewEntity[],
  facts: Map<string, EntityFacts>,
): Promise<{ made: number; changed: number }> {
  if (!accountMayWrite(caller.accountType)) throw forbidden();
  const now = new Date().toISOString();
  const fresh = changes.filter((change) => !facts.has(change.key));
  for (const type of new Set(fresh.map((change) => change.typeName))) {
    const group = fresh.filter((change) => change.typeName === type);
    const rows = group.map((change) => ({ key: change.key, properties: newEntityProperties(caller, change, now) }));
    await createEntities(tx, type, rows, caller.userKey);
  }
  const edits = changes.filter((change) => isEdit(change, facts.get(change.key)));
  for (const change of edits) assertEditable(caller, change, facts.get(change.key));
  if (edits.length) {
    await updateEntities(
      tx,
      edits.map((change) => ({ key: change.key, properties: changedProperties(caller, change, now) })),
    );
  }
  return { made: fresh.length, changed: edits.length };
}

function isEdit(change: EntityChange, known: EntityFacts | undefined): boolean {
  if (!known) return false;
  return (
    change.name !== known.name ||
    change.typeName !== known.typeName ||
    change.description != null ||
    change.party != null ||
    Object.keys(change.fields ?? {}).length > 0
  );
}

function assertEditable(caller: UserCaller, change: EntityChange, known: EntityFacts | undefined): void {
  if (!known || !mayReadEntity(known)) throw notFound();
  if (known.typeName !== change.typeName) throw new AppError('conflict', messages.wrongDeserialization);
  if (!mayEditEntity(caller, known)) throw forbidden();
}

/** One entity, whole; throws `notFound` also for one that the caller may not know of. */
export async function getEntity(context: Context, key: string): Promise<EntityRecord> {
  const caller = requireUser(context);
  const row = atMostOne(await context.read((tx) => entityByKey(tx, keyParams(caller, key))));
  if (!row || !mayReadEntity(row)) throw notFound();
  return presentEntity(row);
}

/** What a query about one entity asks with. */
export function keyParams(caller: UserCaller, key: string) {
  return { key, userKey: caller.userKey, organizationKey: readingOrganization(caller) };
}

/** Entities that the caller may read by name, best match first; misspellings are tolerated. Nothing for a blank term. */
export async function searchEntities(
  context: Context,
  input: { term: string; typeName?: string | null | undefined; maxCount?: number | null | undefined },
): Promise<EntityHit[]> {
  const caller = requireUser(context);
  const search = fullTextQuery(input.term);
  if (!search) return [];
  const limit = Math.min(Math.max(1, Math.trunc(input.maxCount ?? limits.searchDefault)), limits.searchMax);
  const rows = await context.read((tx) =>
    searchByName(tx, {
      search,
      typeName: input.typeName || null,
      limit,
      userKey: caller.userKey,
      organizationKey: readingOrganization(caller),
    }),
  );
  return rows.map(presentHit);
}

/** Entities whole within a transaction, in the order of their keys; those that the caller may not read are left out. */
export async function entitiesByKeys(tx: Tx, caller: UserCaller, keys: string[]): Promise<EntityRecord[]> {
  if (keys.length === 0) return [];
  const { userKey } = caller;
  const rows = await entitiesOfKeys(tx, { keys, userKey, organizationKey: readingOrganization(caller) });
  return rows.filter(mayReadEntity).map(presentEntity);
}
