import { ENTITY_TYPES } from '@stemma/shared/entities/typeNames';
import { PERMISSIONS } from '@stemma/shared/permissions';
import { z } from 'zod';
import type { Tx } from '../store';
import { int, query } from '../store';

/** Binds as e what is in the bin of user $userKey of organization $organizationKey, and as h his access: by the organization's bin, not by all that he may read. */
const IN_OWN_BIN = `MATCH (e:Binned {organizationKey: $organizationKey})<-[h:HAS_ACCESS]-(:User {key: $userKey})
   USING INDEX e:Binned(organizationKey)`;

type BinScope = { userKey: string; organizationKey: string };

/** Keys of what is in a user's bin, latest first; with $only the given permission alone. */
export const binnedKeys = query<BinScope & { only: string }, { key: string }>(
  'bin.keys',
  `${IN_OWN_BIN}
   WHERE $only = '' OR h.permission = $only
   RETURN e.key AS key ORDER BY e.binnedDate DESC, e.key`,
  z.object({ key: z.string() }),
);

const binnedRow = z.object({
  properties: z.looseObject({ key: z.string(), name: z.string(), typeName: z.enum(ENTITY_TYPES) }),
  permission: z.enum(PERMISSIONS),
  binnedDate: z.string(),
  binnedByName: z.string().nullable(),
  charts: z.number(),
  links: z.number(),
  keyPersons: z.number(),
  others: z.number(),
});
export type BinnedRow = z.infer<typeof binnedRow>;

const binnedPage = query(
  'bin.page',
  `${IN_OWN_BIN}
   WITH e, h, coalesce(e.binnedDate, '') AS at ORDER BY at DESC, e.key SKIP $offset LIMIT $limit
   RETURN properties(e) AS properties, h.permission AS permission, at AS binnedDate,
          COLLECT { MATCH (u:User {key: e.binnedBy}) RETURN u.name }[0] AS binnedByName,
          COUNT { (e)<-[:CONTAINS]-(:Dataset) } AS charts,
          COUNT { (e)-[l:LINK]-() WHERE NOT coalesce(l.ended, false) } AS links,
          COUNT { (e)<-[:KEY_PERSON_OF]-() } AS keyPersons,
          COUNT { (e)<-[:HAS_ACCESS]-(u:User) WHERE u.key <> $userKey } AS others`,
  binnedRow,
);

/** A page of a user's bin, latest first, with what deleting each would affect. */
export async function pageOfBin(tx: Tx, params: BinScope & { limit: number; offset: number }): Promise<BinnedRow[]> {
  return binnedPage(tx, { ...params, limit: int(params.limit), offset: int(params.offset) });
}

/** How many entities are in a user's bin. */
export const binCount = query<BinScope, { count: number }>(
  'bin.count',
  `${IN_OWN_BIN} RETURN count(e) AS count`,
  z.object({ count: z.number() }),
);

/** Moves entities to the bin; those that are there already stay as they are. */
export async function binEntities(tx: Tx, keys: string[], userKey: string, at: string): Promise<void> {
  await tx.run(
    'bin.put',
    `UNWIND $keys AS key
     MATCH (e:Entity {key: key}) WHERE NOT coalesce(e.binned, false)
     SET e:Binned, e.binned = true, e.binnedDate = $at, e.binnedBy = $userKey`,
    { keys, userKey, at },
  );
}

/** Takes entities out of the bin. */
export async function restoreEntities(tx: Tx, keys: string[]): Promise<void> {
  await tx.run(
    'bin.restore',
    'UNWIND $keys AS key MATCH (e:Entity {key: key}) SET e.binned = false REMOVE e:Binned, e.binnedDate, e.binnedBy',
    { keys },
  );
}

/** Counts a revision of every chart that the entities stand on, so that an editor who has it open learns of the loss. */
export async function countChartRevisions(tx: Tx, keys: string[], userKey: string, at: string): Promise<void> {
  await tx.run(
    'bin.touchCharts',
    `UNWIND $keys AS key
     MATCH (:Entity {key: key})<-[:CONTAINS]-(d:Dataset)
     WITH DISTINCT d ORDER BY d.key
     SET d._l = 1
     SET d.revision = toInteger(coalesce(d.revision, 0)) + 1, d.modifiedDate = $at, d.modifiedBy = $userKey
     REMOVE d._l`,
    { keys, userKey, at },
  );
}

/** Deletes entities for good: their links and placements on every chart, their key persons, their own import history and what look-ups said of them. */
export async function deleteEntities(tx: Tx, keys: string[]): Promise<void> {
  await tx.run(
    'bin.delete',
    `UNWIND $keys AS key
     MATCH (e:Entity {key: key})
     CALL (e) {
       OPTIONAL MATCH (person:AttachedPerson)-[:KEY_PERSON_OF]->(e)
       DETACH DELETE person
     }
     CALL (e) {
       OPTIONAL MATCH (e)-[:HAS_CANDIDATE|HAS_SCREENING]->(said)
       DETACH DELETE said
     }
     CALL (e) {
       OPTIONAL MATCH (e)-[:HAS_STATE]->(s:Statement)
       WHERE COUNT { (s)<-[:HAS_STATE]-() } = 1 AND NOT EXISTS { (s)<-[:HAS_SOURCE]-() }
       DETACH DELETE s
     }
     DETACH DELETE e`,
    { keys },
  );
}
