import { PARTIES } from '@stemma/shared/entities/entity';
import type { EntityType } from '@stemma/shared/entities/typeNames';
import { ENTITY_TYPES } from '@stemma/shared/entities/typeNames';
import { PERMISSIONS } from '@stemma/shared/permissions';
import { z } from 'zod';
import { CHART_IS_READABLE } from '../access/store';
import type { Tx } from '../store';
import { int, query } from '../store';

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
export const entityFacts = query(
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

/** Keeps new entities of one type, their maker as Co-Owner. */
export async function createEntities(tx: Tx, type: EntityType, rows: NewEntityRow[], userKey: string): Promise<void> {
  await tx.run(
    `entities.create${type}`,
    `MATCH (u:User {key: $userKey})
     UNWIND $rows AS row
     CREATE (e:Entity:${type})
     SET e = row.properties
     CREATE (u)-[:HAS_ACCESS {permission: 'Co-Owner'}]->(e)`,
    { rows, userKey },
  );
}

/** Sets the given properties of existing entities; null removes one. */
export async function updateEntities(tx: Tx, rows: NewEntityRow[]): Promise<void> {
  await tx.run('entities.update', 'UNWIND $rows AS row MATCH (e:Entity {key: row.key}) SET e += row.properties', {
    rows,
  });
}

const recordRow = z.object({
  properties: z.looseObject({ key: z.string(), name: z.string(), typeName: z.enum(ENTITY_TYPES) }),
  binned: z.boolean(),
  permission: z.enum(PERMISSIONS).nullable(),
  onReadableChart: z.boolean(),
  chartCount: z.number(),
  accessibleTo: z.array(z.string()),
});
export type EntityRow = z.infer<typeof recordRow>;

/** One entity, whole, with what the rules need. */
export const entityByKey = query(
  'entities.byKey',
  `MATCH (e:Entity {key: $key})
   RETURN properties(e) AS properties, coalesce(e.binned, false) AS binned,
          [(e)<-[h:HAS_ACCESS]-(:User {key: $userKey}) | h.permission][0] AS permission,
          EXISTS { MATCH (e)<-[:CONTAINS]-(d:Dataset) WHERE ${CHART_IS_READABLE} } AS onReadableChart,
          COUNT { (e)<-[:CONTAINS]-(:Dataset) } AS chartCount,
          [(e)<-[:HAS_ACCESS]-(u:User) | u.key] AS accessibleTo`,
  recordRow,
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
  params: { search: string; typeName: string | null; limit: number; userKey: string; organizationKey: string },
): Promise<EntityHitRow[]> {
  return searchRows(tx, { ...params, limit: int(params.limit) });
}

const searchRows = query(
  'entities.searchByName',
  `CALL db.index.fulltext.queryNodes('entityNames', $search) YIELD node AS e, score
   WITH e, score
   WHERE NOT coalesce(e.binned, false) AND ($typeName IS NULL OR e.typeName = $typeName)
     AND (EXISTS { (e)<-[:HAS_ACCESS]-(:User {key: $userKey}) }
          OR EXISTS { MATCH (e)<-[:CONTAINS]-(d:Dataset) WHERE ${CHART_IS_READABLE} })
   WITH e, score ORDER BY score DESC, e.name, e.key LIMIT $limit
   RETURN e.key AS key, e.typeName AS typeName, e.name AS name, coalesce(e.party, 'known') AS party,
          properties(e) AS properties, COUNT { (e)<-[:CONTAINS]-(:Dataset) } AS chartCount`,
  hitRow,
);
