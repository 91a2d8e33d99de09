import { ranges } from '@stemma/shared/rules/range';
import type { EntityChange } from '@stemma/shared/entities/entity';
import type { EntityType } from '@stemma/shared/entities/typeNames';
import { ASSET_TYPES } from '@stemma/shared/entities/typeNames';
import { messages } from '@stemma/shared/messages';
import { accountMayWrite } from '@stemma/shared/permissions';
import type { UserCaller } from '../access/caller';
import type { Context } from '../context';
import { requireUser } from '../context';
import { AppError, forbidden, notFound, within, inRange } from '../errors';
import type { ElementIds, Tx } from '../store';
import { atMostOne } from '../store';
import { mayEditEntity, mayReadEntity } from './policy';
import type { EntityHit, EntityRecord } from './present';
import { presentEntity, presentHit } from './present';
import { fullTextQuery, withinOrganization } from './searchText';
import type { EntityFacts, EntityRow, NewEntityRow } from './store';
import {
  assertNoCharts,
  createEntities,
  entitiesOfKeys,
  entityByKey,
  entityFactRows,
  entityProperties,
  searchByName,
  updateEntities,
} from './store';
import type { StoredEntity } from './write';
import { changedProperties, fieldNames, newEntityProperties, patchFields, patchProperties } from './write';

/** Facts of the entities that exist among the keys, by key, for the rules of other slices. */
export async function factsByKey(tx: Tx, caller: UserCaller, keys: string[]): Promise<Map<string, EntityFacts>> {
  if (keys.length === 0) return new Map();
  const { userKey } = caller;
  const rows = await entityFactRows(tx, { keys, userKey, organizationKey: readingOrganization(caller) });
  return new Map(rows.map((row) => [row.key, row]));
}

/** The organization whose public charts the caller reads; none for a shared user (SPEC §6). */
export function readingOrganization(caller: UserCaller): string {
  return caller.accountType === 'None' ? '' : caller.organizationKey;
}

/** Who reads, as queries ask it: the user, the organization whose public charts he reads, and his own, of which all is that he may read. */
export function readerOf(caller: UserCaller): { userKey: string; organizationKey: string; ownOrganization: string } {
  const { userKey, organizationKey: ownOrganization } = caller;
  return { userKey, organizationKey: readingOrganization(caller), ownOrganization };
}

/**
 * Makes the entities that are new and changes those that exist, within a transaction of the caller's slice; `pathOf` names a change in
 * the caller's input, `marks` are what is kept of new ones beside their fields, by their keys; `newKeys` are not looked for, as nothing bears
 * them. Answers the store's own ids of those that are new. Throws `notFound` for one that the caller may not know of, `forbidden` for a
 * change of one he may not edit, `conflict` where the key is of another type. A change that says nothing new is no edit and needs no
 * permission.
 */
export async function writeEntities(
  tx: Tx,
  caller: UserCaller,
  changes: EntityChange[],
  facts: Map<string, EntityFacts>,
  {
    pathOf,
    marks,
    newKeys = new Set(),
  }: {
    pathOf?: (index: number) => string;
    marks?: ReadonlyMap<string, Record<string, unknown>>;
    newKeys?: ReadonlySet<string>;
  } = {},
): Promise<ElementIds> {
  if (!accountMayWrite(caller.accountType)) throw forbidden();
  const at = { modifiedDate: new Date().toISOString(), modifiedBy: caller.userKey };
  const stored = await storedAmong(tx, changes, facts);
  const made = new Map<EntityType, NewEntityRow[]>();
  const edits: NewEntityRow[] = [];
  changes.forEach((change, index) => {
    const { key, typeName } = change;
    const known = facts.get(key);
    const properties = named(pathOf?.(index), () =>
      known
        ? editOf(caller, change, known, stored.get(key) ?? known)
        : newEntityProperties(caller, change, at.modifiedDate),
    );
    if (!known) rowsOf(made, typeName).push({ key, properties: { ...properties, ...marks?.get(key) } });
    else if (Object.keys(properties).length) edits.push({ key, properties: { ...properties, ...at } });
  });
  const fresh = changes.map(({ key }) => key).filter((key) => !facts.has(key));
  const given = fresh.filter((key) => !newKeys.has(key));
  if (given.length) await assertNoCharts(tx, given);
  const elementIds = new Map<string, string>();
  for (const [type, rows] of made) {
    for (const [key, id] of await createEntities(tx, type, rows, caller.userKey)) elementIds.set(key, id);
  }
  if (edits.length) await updateEntities(tx, edits);
  return elementIds;
}

function rowsOf(made: Map<EntityType, NewEntityRow[]>, type: EntityType): NewEntityRow[] {
  const rows = made.get(type) ?? [];
  made.set(type, rows);
  return rows;
}

const named = <T>(path: string | undefined, work: () => T): T => (path ? within(path, work) : work());

/** What is kept of those entities of which a change says more than the name. */
async function storedAmong(
  tx: Tx,
  changes: EntityChange[],
  facts: Map<string, EntityFacts>,
): Promise<Map<string, EntityRow['properties']>> {
  const keys = changes.filter((change) => facts.has(change.key) && saysMore(change)).map(({ key }) => key);
  const rows = keys.length ? await entityProperties(tx, { keys }) : [];
  return new Map(rows.map(({ properties }) => [properties.key, properties]));
}

function saysMore({ typeName, description, party, color, customFields, fields }: EntityChange): boolean {
  if (description != null || party != null || color != null || customFields !== undefined) return true;
  return fields != null && fieldNames(typeName).some((name) => Object.hasOwn(fields, name));
}

/** What a change sets on an entity that is there; nothing where it says nothing new. */
function editOf(
  caller: UserCaller,
  change: EntityChange,
  known: EntityFacts,
  stored: StoredEntity,
): Record<string, unknown> {
  if (!mayReadEntity(known)) throw notFound();
  if (known.typeName !== change.typeName) throw new AppError('conflict', messages.wrongDeserialization);
  const { name, description, color, customFields, party } = change;
  const patch = {
    name,
    description: description ?? undefined,
    color: color ?? undefined,
    customFields,
    fields: patchFields(stored, change.fields ?? {}),
  };
  const properties = changedProperties(
    { party: 'known', ...stored },
    { ...patchProperties(stored, patch), ...(party && { party }) },
  );
  if (Object.keys(properties).length && !mayEditEntity(caller, known)) throw forbidden();
  return properties;
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

/** Entities that the caller may read by name, of a type (Asset is property, aircraft, yacht and bank account) or of all, best match first; misspellings are tolerated. Nothing for a blank term. */
export async function searchEntitiesByName(
  context: Context,
  input: { term: string; typeName?: string | null | undefined; maxCount?: number | null | undefined },
): Promise<EntityHit[]> {
  const caller = requireUser(context);
  const search = fullTextQuery(input.term);
  const limit = inRange(ranges.searchCount, input.maxCount, 'maxCount');
  if (!search) return [];
  const rows = await context.read((tx) =>
    searchByName(tx, {
      search: withinOrganization(caller.organizationKey, `name:(${search})`),
      types: input.typeName === 'Asset' ? ASSET_TYPES : input.typeName ? [input.typeName] : [],
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
