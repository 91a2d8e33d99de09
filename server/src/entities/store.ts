import { PARTIES } from '@stemma/shared/entities/entity';
import type { EntityType } from '@stemma/shared/entities/typeNames';
import { ENTITY_TYPES } from '@stemma/shared/entities/typeNames';
import { messages } from '@stemma/shared/messages';
import { PERMISSIONS } from '@stemma/shared/permissions';
import { z } from 'zod';
import { MAKER } from '../access/people';
import { CHART_IS_READABLE, entityIsReadable, readableEntities, ownFolder } from '../access/store';
import type { ElementIds, Tx } from '../store';
import { inChunks, int, MakerGone, query, rowProperties, StoreConflict } from '../store';
import { LIST_PROPERTIES } from './listProperties';
import { closest, inOrderOfKeys, rankedRow, rankEntities } from './ranked';

const factsRow = z.object({
  key: z.string(),
  typeName: z.enum(ENTITY_TYPES),
  name: z.string(),
  binned: z.boolean(),
  permission: z.enum(PERMISSIONS).nullable(),
  onReadableChart: z.boolean(),
});
export type EntityFacts = z.infer<typeof factsRow>;

/** What the rules need to know of the entities that exist among $keys. */
export const entityFactRows = query(
  'entities.facts',
  `UNWIND $keys AS key
   MATCH (e:Entity {key: key})
   RETURN e.key AS key, e.typeName AS typeName, e.name AS name, coalesce(e.binned, false) AS binned,
          [(e)<-[h:HAS_ACCESS]-(:User {key: $userKey}) | h.permission][0] AS permission,
          EXISTS { MATCH (e)<-[:CONTAINS]-(d:Dataset) WHERE ${CHART_IS_READABLE} } AS onReadableChart`,
  factsRow,
);

export interface NewEntityRow extends Record<string, unknown> {
  key: string;
  properties: Record<string, unknown>;
}

const keysOfCharts = query(
  'entities.keysOfCharts',
  `CALL () {
     UNWIND $keys AS key MATCH (d:Dataset {key: key}) RETURN d.key AS key
     UNION
     UNWIND $keys AS key MATCH (m:MergedKey {key: key}) RETURN m.key AS key
   }
   RETURN key LIMIT 1`,
  z.object({ key: z.string() }),
);

/**
 * Throws StoreConflict where a chart bears one of the keys of new entities, as what has files is found by its key alone, or one of a record
 * that was merged, whose key leads to another.
 */
export async function assertNoCharts(tx: Tx, keys: string[]): Promise<void> {
  if ((await keysOfCharts(tx, { keys })).length) throw new StoreConflict(messages.keyTaken);
}

/** What is the same in all entities that are made at once. */
const MADE_ALIKE = [
  ...['organizationKey', 'typeName', 'binned', 'createdDate', 'modifiedDate', 'createdBy', 'modifiedBy'],
  ...['collaborationStatus', 'collaborationEditor', 'collaborationDate'],
];

/**
 * Keeps new entities of one type, their maker as Co-Owner; their keys are no chart's, see `assertNoCharts`. Answers the store's own ids of
 * them. Throws `MakerGone`.
 */
export async function createEntities(
  tx: Tx,
  type: EntityType,
  rows: NewEntityRow[],
  userKey: string,
): Promise<ElementIds> {
  const { pattern, set, parameters, values } = rowProperties(
    rows.map(({ properties }) => properties),
    'row',
    MADE_ALIKE,
  );
  const answers = await inChunks(values, (chunk) =>
    tx.run(
      `entities.create${type}`,
      `${MAKER}
       UNWIND $values AS row
       CREATE (e:Entity:${type}${pattern})
       ${set('e')}
       SET ${LIST_PROPERTIES}, e.placedCount = 0
       CREATE (u)-[:HAS_ACCESS {permission: 'Co-Owner'}]->(e)
       RETURN e.key AS key, elementId(e) AS id`,
      { ...parameters, values: chunk, userKey },
    ),
  );
  const elementIds = new Map(answers.flat().map(({ key, id }) => [String(key), String(id)]));
  if (elementIds.size !== rows.length) throw new MakerGone();
  return elementIds;
}

/** Sets the given properties of existing entities; null removes one. */
export async function updateEntities(tx: Tx, rows: NewEntityRow[]): Promise<void> {
  await tx.run(
    'entities.update',
    `UNWIND $rows AS row MATCH (e:Entity {key: row.key})
     SET e += row.properties SET ${LIST_PROPERTIES}`,
    { rows },
  );
}

/** Takes the lock of an entity, before it is read to be compared. */
export const lockEntity = query(
  'entities.lock',
  'MATCH (e:Entity {key: $key}) SET e._l = 1 REMOVE e._l RETURN e.key AS key',
  z.object({ key: z.string() }),
);

const recordRow = z.object({
  properties: z.looseObject({ key: z.string(), name: z.string(), typeName: z.enum(ENTITY_TYPES) }),
  folder: z.string(),
  binned: z.boolean(),
  permission: z.enum(PERMISSIONS).nullable(),
  onReadableChart: z.boolean(),
  chartCount: z.number(),
  accessibleTo: z.array(z.string()),
});
export type EntityRow = z.infer<typeof recordRow>;

const RECORD = `properties(e) AS properties, ${ownFolder('e')} AS folder, coalesce(e.binned, false) AS binned,
          [(e)<-[h:HAS_ACCESS]-(:User {key: $userKey}) | h.permission][0] AS permission,
          EXISTS { MATCH (e)<-[:CONTAINS]-(d:Dataset) WHERE ${CHART_IS_READABLE} } AS onReadableChart,
          COUNT { (e)<-[:CONTAINS]-(:Dataset) } AS chartCount,
          [(e)<-[:HAS_ACCESS]-(u:User) | u.key] AS accessibleTo`;

/** One entity, whole, with what the rules need. */
export const entityByKey = query('entities.byKey', `MATCH (e:Entity {key: $key}) RETURN ${RECORD}`, recordRow);

/** What is kept of the entities that exist among $keys. */
export const entityProperties = query(
  'entities.properties',
  'UNWIND $keys AS key MATCH (e:Entity {key: key}) RETURN properties(e) AS properties',
  recordRow.pick({ properties: true }),
);

/** The entities that exist among $keys, whole, in the order of the keys. */
export const entitiesOfKeys = query(
  'entities.byKeys',
  `UNWIND range(0, size($keys) - 1) AS place
   MATCH (e:Entity {key: $keys[place]})
   WITH e, place ORDER BY place
   RETURN ${RECORD}`,
  recordRow,
);

/** What a list of entities asks for; no types means all. */
export interface EntityListParams {
  types: string[];
  userKey: string;
  organizationKey: string;
  limit: number;
  offset: number;
}

const LISTED = `${readableEntities()}
   WITH e WHERE NOT coalesce(e.binned, false) AND (size($types) = 0 OR e.typeName IN $types)`;

const listRows = query(
  'entities.list',
  `${LISTED}
   WITH e ORDER BY toLower(e.name), e.key SKIP $offset LIMIT $limit
   RETURN ${RECORD}`,
  recordRow,
);

/** A page of the entities that a user may read, by name. */
export async function entityListRows(tx: Tx, params: EntityListParams): Promise<EntityRow[]> {
  return listRows(tx, { ...params, limit: int(params.limit), offset: int(params.offset) });
}

/** How many there are in such a list. */
export const countEntityRows = query(
  'entities.count',
  `${LISTED} RETURN count(e) AS total`,
  z.object({ total: z.number() }),
);

/** Keys and names of the entities that a user may read, by name. */
export const namesOfEntities = query(
  'entities.names',
  `${LISTED}
   RETURN e.key AS key, e.name AS name ORDER BY toLower(name), key`,
  z.object({ key: z.string(), name: z.string() }),
);

/** The entities of some types that a user may read and that have one of the names, given in lower case. */
export const entitiesOfNames = query(
  'entities.ofNames',
  `MATCH (e:Entity) WHERE e.organizationKey = $ownOrganization AND e.typeName IN $types AND e.nameLower IN $names AND NOT coalesce(e.binned, false)
     AND ${entityIsReadable()}
   RETURN e.key AS key, e.name AS name`,
  z.object({ key: z.string(), name: z.string() }),
);

/** The charts that an entity stands on and that the user may read, by name. */
export const chartsOfEntity = query(
  'entities.charts',
  `MATCH (:Entity {key: $key})<-[:CONTAINS]-(d:Dataset) WHERE ${CHART_IS_READABLE}
   RETURN d.key AS key, d.name AS name ORDER BY toLower(name), key`,
  z.object({ key: z.string(), name: z.string() }),
);

/** Begins with what is locked, which is little, and not with all that a user has. */
const LOCKED =
  "MATCH (e:Entity {collaborationStatus: 'locked'}) USING INDEX e:Entity(collaborationStatus) WITH e MATCH (e)";

/** The locked entities that a user has access to, outside of the bin. */
export const lockedEntityRows = query(
  'entities.locked',
  `${LOCKED}<-[:HAS_ACCESS]-(:User {key: $userKey})
   WHERE NOT coalesce(e.binned, false)
   WITH e ORDER BY toLower(e.name), e.key
   RETURN ${RECORD}`,
  recordRow,
);

/** Clears the locks of all that a user may edit. */
export const unlockEntities = query(
  'entities.unlock',
  `${LOCKED}<-[h:HAS_ACCESS]-(:User {key: $userKey})
   WHERE h.permission IN ['Co-Owner', 'Editor'] AND NOT coalesce(e.binned, false)
   SET e.collaborationStatus = '', e.collaborationEditor = '', e.collaborationDate = ''
   RETURN count(e) AS unlocked`,
  z.object({ unlocked: z.number() }),
);

const hitRow = z.object({
  key: z.string(),
  typeName: z.enum(ENTITY_TYPES),
  name: z.string(),
  party: z.enum(PARTIES),
  properties: z.record(z.string(), z.unknown()),
  chartCount: z.number(),
});
export type EntityHitRow = z.infer<typeof hitRow>;

/**
 * Entities by full-text $search that the user may read, best first. Own and readable ones are picked inside the query,
 * so that the limit counts only what may be shown.
 */
export async function searchByName(
  tx: Tx,
  params: { search: string; types: readonly string[]; limit: number; userKey: string; organizationKey: string },
): Promise<EntityHitRow[]> {
  const keys = await closest((page) => searchRanks(tx, { ...params, ...page }), params.limit);
  return keys.length > 0 ? searchRows(tx, { keys }) : [];
}

const searchRanks = query('entities.searchByName', rankEntities('e.name'), rankedRow);

const searchRows = query(
  'entities.found',
  `${inOrderOfKeys('e:Entity')}
   RETURN e.key AS key, e.typeName AS typeName, e.name AS name, coalesce(e.party, 'known') AS party,
          properties(e) AS properties, COUNT { (e)<-[:CONTAINS]-(:Dataset) } AS chartCount`,
  hitRow,
);
