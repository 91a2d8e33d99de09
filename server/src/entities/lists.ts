import { ranges } from '@stemma/shared/rules/range';
import type { EntityType } from '@stemma/shared/entities/typeNames';
import { ASSET_TYPES, ENTITY_TYPES, isEntityType } from '@stemma/shared/entities/typeNames';
import { messages } from '@stemma/shared/messages';
import { accountMayWrite } from '@stemma/shared/permissions';
import type { Context } from '../context';
import { requireUser } from '../context';
import { walkedKeys } from '../entityLists/reading';
import { forbidden, invalid, inRange } from '../errors';
import { one } from '../store';
import type { EntityRecord } from './present';
import { presentEntity } from './present';
import { getEntity, readerOf } from './service';
import * as store from './store';

/** Most entities that one answer lists. */
export const LIST_MAX = ranges.entities.max;

export interface KeyAndName {
  key: string;
  name: string;
}

export interface EntityListInput {
  types?: readonly EntityType[] | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
}

/** A page of the entities that the caller may read, by name, of all types when none is named; those in the bin are left out. */
export async function listEntities(context: Context, input: EntityListInput): Promise<EntityRecord[]> {
  const scope = scopeOf(context, input.types);
  const limit = inRange(ranges.entities, input.limit, 'limit');
  const offset = inRange(ranges.offset, input.offset, 'offset');
  const rows = await context.read(async (tx) => {
    const keys = await walkedKeys(tx, unfiltered(scope), offset + limit);
    if (!keys) return store.entityListRows(tx, { ...scope, limit, offset });
    return store.entitiesOfKeys(tx, { ...scope, keys: keys.slice(offset) });
  });
  return rows.map(presentEntity);
}

/** How many entities such a list has in all. */
export async function countEntities(context: Context, types?: readonly EntityType[] | null): Promise<number> {
  const scope = scopeOf(context, types);
  return one(await context.read((tx) => store.countEntityRows(tx, scope))).total;
}

/** Keys and names of all entities of the types that the caller may read. */
export async function entityNames(context: Context, types: readonly EntityType[]): Promise<KeyAndName[]> {
  const scope = scopeOf(context, types);
  return context.read((tx) => store.namesOfEntities(tx, scope));
}

/** The types that a type's name in a call stands for: "Asset" is property, aircraft, yacht and bank account. Throws the message of SPEC §8. */
export function typesNamed(name: string): readonly EntityType[] {
  if (name === 'Asset') return ASSET_TYPES;
  if (!isEntityType(name)) throw invalid(messages.modelNotSupported(name.slice(0, 100)), 'type');
  return [name];
}

/** The charts with an entity on them that the caller may read. Throws `notFound` also for an entity that he may not know of. */
export async function chartsWithEntity(context: Context, key: string): Promise<KeyAndName[]> {
  await getEntity(context, key);
  const { userKey, organizationKey } = scopeOf(context, null);
  return context.read((tx) => store.chartsOfEntity(tx, { key, userKey, organizationKey }));
}

/** The locked entities that the caller has access to. */
export async function lockedEntities(context: Context): Promise<EntityRecord[]> {
  const { userKey, organizationKey } = scopeOf(context, null);
  const rows = await context.read((tx) => store.lockedEntityRows(tx, { userKey, organizationKey }));
  return rows.map(presentEntity);
}

/** Clears the locks of all entities that the caller may edit, and answers how many there were. */
export async function unlockAll(context: Context): Promise<number> {
  const { userKey, accountType } = requireUser(context);
  if (!accountMayWrite(accountType)) throw forbidden();
  return one(await context.write((tx) => store.unlockEntities(tx, { userKey }))).unlocked;
}

/** The same as a list that nothing narrows but its types. */
const unfiltered = ({ types, ...caller }: ReturnType<typeof scopeOf>) => ({
  ...caller,
  types: types.length > 0 ? types : ENTITY_TYPES,
  folder: null,
  words: [],
  tagKeys: [],
  countries: null,
  onCharts: null,
});

function scopeOf(context: Context, types: readonly EntityType[] | null | undefined) {
  return { types: [...(types ?? [])], ...readerOf(requireUser(context)) };
}
