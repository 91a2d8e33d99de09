import { ENTITY_TYPES } from '@stemma/shared/entities/typeNames';
import { PERMISSIONS } from '@stemma/shared/permissions';
import { z } from 'zod';
import type { Tx } from '../../store';
import { query } from '../../store';
import type { GrantRow } from './store';

/** Puts grants in the place of those that a link has; what it shows of files of entities without the grant goes. */
export async function setGrants(tx: Tx, key: string, grants: readonly GrantRow[]): Promise<void> {
  await tx.run('sharing.dropGrants', 'MATCH (:SharingLink {key: $key})-[g:GRANTS]->() DELETE g', { key });
  await tx.run(
    'sharing.grant',
    `MATCH (s:SharingLink {key: $key})
     UNWIND $grants AS grant
     MATCH (e:Entity {key: grant.key})
     CREATE (s)-[:GRANTS {info: grant.shareInfo, notes: grant.shareNotes, keyPersons: grant.shareKeyPersons, files: grant.shareFiles,
       private: grant.isPrivate}]->(e)`,
    { key, grants },
  );
  await tx.run(
    'sharing.dropUngranted',
    `MATCH (s:SharingLink {key: $key})-[shows:SHOWS]->(n)<-[:HAS_FILE]-(e:Entity)
     WHERE NOT EXISTS { (s)-[:GRANTS {files: true}]->(e) }
     DELETE shows`,
    { key },
  );
}

const standingRow = z.object({
  key: z.string(),
  typeName: z.enum(ENTITY_TYPES),
  name: z.string(),
  permission: z.enum(PERMISSIONS).nullable(),
});

/** Those of the entities that stand on one of the charts, with what the rules of granting need. */
export const entitiesOnCharts = query(
  'sharing.entitiesOnCharts',
  `UNWIND $keys AS key
   MATCH (e:Entity {key: key})
   WHERE EXISTS { MATCH (e)<-[:CONTAINS]-(d:Dataset) WHERE d.key IN $charts }
   RETURN e.key AS key, e.typeName AS typeName, e.name AS name,
     [(e)<-[h:HAS_ACCESS]-(:User {key: $userKey}) | h.permission][0] AS permission`,
  standingRow,
);

const choiceRow = z.object({ key: z.string(), folder: z.string(), isFolder: z.boolean(), shown: z.boolean() });

/** The files, folders and links of an entity or chart, and which of them a link shows. */
export const choicesOf = query(
  'sharing.choices',
  `CALL () {
     MATCH (e:Entity {key: $ownerKey}) RETURN e AS o
     UNION ALL
     MATCH (d:Dataset {key: $ownerKey}) WHERE NOT EXISTS { (:Entity {key: $ownerKey}) } RETURN d AS o
   }
   MATCH (o)-[:HAS_FILE]->(n)
   RETURN n.key AS key, n.folder AS folder, n:FilesFolder AS isFolder,
     EXISTS { (n)<-[:SHOWS]-(:SharingLink {key: $key}) } AS shown`,
  choiceRow,
);

/** Makes a link show exactly these of the files, folders and links of an entity or chart. */
export async function setShown(tx: Tx, key: string, ownerKey: string, shown: readonly string[]): Promise<void> {
  await tx.run(
    'sharing.unshow',
    `MATCH (:SharingLink {key: $key})-[shows:SHOWS]->(n)<-[:HAS_FILE]-(o {key: $ownerKey})
     WHERE NOT n.key IN $shown DELETE shows`,
    { key, ownerKey, shown },
  );
  await tx.run(
    'sharing.show',
    `MATCH (s:SharingLink {key: $key})
     CALL () {
       MATCH (e:Entity {key: $ownerKey}) RETURN e AS o
       UNION ALL
       MATCH (d:Dataset {key: $ownerKey}) WHERE NOT EXISTS { (:Entity {key: $ownerKey}) } RETURN d AS o
     }
     MATCH (o)-[:HAS_FILE]->(n) WHERE n.key IN $shown
     MERGE (s)-[:SHOWS]->(n)`,
    { key, ownerKey, shown },
  );
}

/**
 * Ends what links show of entities that stand on none of their charts any more, of all that stood on a chart or of some; $gone are charts
 * that are about to go. What is private stays so, in case it comes back.
 */
export async function endGrants(
  tx: Tx,
  {
    charts,
    entityKeys,
    gone,
  }: { charts: readonly string[]; entityKeys: readonly string[] | null; gone: readonly string[] },
): Promise<void> {
  await tx.run(
    'sharing.endGrants',
    `UNWIND $charts AS chart
     MATCH (:Dataset {key: chart})<-[:OPENS]-(s:SharingLink)-[g:GRANTS]->(e:Entity)
     WHERE ($entityKeys IS NULL OR e.key IN $entityKeys)
       AND NOT EXISTS { MATCH (s)-[:OPENS]->(d:Dataset)-[:CONTAINS]->(e) WHERE NOT d.key IN $gone }
     WITH DISTINCT s, g, e
     SET g.info = false, g.notes = false, g.keyPersons = false, g.files = false
     WITH s, g, e
     CALL (s, e) { MATCH (s)-[shows:SHOWS]->()<-[:HAS_FILE]-(e) DELETE shows }
     WITH g WHERE NOT g.private
     DELETE g`,
    { charts, entityKeys, gone },
  );
}
