import type { EntityType } from '@stemma/shared/entities/typeNames';
import { ENTITY_TYPES } from '@stemma/shared/entities/typeNames';
import { PERMISSIONS } from '@stemma/shared/permissions';
import { z } from 'zod';
import { CHART_IS_READABLE } from '../access/store';
import { COUNT_PLACES } from '../entities/listProperties';
import { ENTITIES_OF_RECORDS } from './record';
import type { Tx } from '../store';
import { query } from '../store';
import type { RegistrationNumber } from './registrations';

/** Keeps other imports of the same user waiting until this transaction ends; leaves no trace. */
export const lockImporter = query(
  'exchange.lockImporter',
  'MATCH (u:User {key: $userKey}) SET u._l = 1 REMOVE u._l RETURN u.key AS key',
  z.object({ key: z.string() }),
);

/** Which statements a chart stands on, in the order in which they were imported. */
export const chartSources = query(
  'exchange.chartSources',
  `MATCH (:Dataset {key: $chartKey})-[:HAS_SOURCE]->(s:Statement)
   RETURN s.key AS key, s.publisher AS publisher, s.statementId AS statementId
   ORDER BY s.importedAt, s.position`,
  z.object({ key: z.string(), publisher: z.string(), statementId: z.string() }),
);

/** Statements whole, as they were imported. */
export const statementsByKey = query(
  'exchange.statementsByKey',
  'UNWIND $keys AS key MATCH (s:Statement {key: key}) RETURN key, s.json AS json',
  z.object({ key: z.string(), json: z.string() }),
);

const boundRow = z.object({
  recordKey: z.string(),
  key: z.string(),
  typeName: z.enum(ENTITY_TYPES),
  properties: z.looseObject({
    name: z.string(),
    description: z.string().nullish(),
    recordKey: z.string().nullish(),
    ended: z.boolean().nullish(),
  }),
  permission: z.enum(PERMISSIONS),
  binned: z.boolean(),
  hasStates: z.boolean(),
  onChart: z.boolean(),
});
/** An entity that carries a record already, or that has one of its identifiers, and the user has access to. */
export type BoundRow = z.infer<typeof boundRow>;

const BOUND = `e.key AS key, e.typeName AS typeName, properties(e) AS properties, h.permission AS permission,
  coalesce(e.binned, false) AS binned, EXISTS { (e)-[:HAS_STATE]->() } AS hasStates,
  EXISTS { (e)<-[:CONTAINS]-(:Dataset {key: $chartKey}) } AS onChart`;

/** The user's entities that stand for the records. */
export const entitiesOfRecords = query(
  'exchange.entitiesOfRecords',
  `MATCH (u:User {key: $userKey})
   CALL () {
     ${ENTITIES_OF_RECORDS}
     UNION
     // A record that was made one with another is that one.
     UNWIND $recordKeys AS recordKey
     MATCH (m:MergedKey {recordKey: recordKey, organizationKey: $organizationKey})
     USING INDEX SEEK m:MergedKey(recordKey, organizationKey)
     MATCH (e:Entity {key: m.into}) USING INDEX SEEK e:Entity(key)
     RETURN recordKey, e
   }
   MATCH (u)-[h:HAS_ACCESS]->(e)
   WITH recordKey, e, h ORDER BY e.createdDate, e.key
   RETURN recordKey, ${BOUND}`,
  boundRow,
);

/** The user's entities that have one of the identifiers ("SCHEME:ID"), as `recordKey` the identifier. */
export const entitiesOfIdentifiers = query(
  'exchange.entitiesOfIdentifiers',
  `MATCH (u:User {key: $userKey})
   CALL () {
     UNWIND $identifiers AS identifier
     MATCH (i:Identifier {key: $organizationKey + '|' + identifier})<-[:IDENTIFIED_BY]-(e:Entity) USING INDEX SEEK i:Identifier(key)
     RETURN identifier, e
     UNION
     UNWIND $identifiers AS identifier
     WITH identifier WHERE identifier STARTS WITH 'XI-LEI:'
     MATCH (e:Entity {lei: substring(identifier, 7)}) USING INDEX SEEK e:Entity(lei) WHERE e.organizationKey = $organizationKey
     RETURN identifier, e
   }
   MATCH (u)-[h:HAS_ACCESS]->(e)
   WITH identifier, e, h ORDER BY e.createdDate, e.key
   RETURN identifier AS recordKey, ${BOUND}`,
  boundRow,
);

/** The user's entities of these keys, each as the record that it is said to be. */
export const entitiesGiven = query<
  { userKey: string; organizationKey: string; chartKey: string; rows: { recordKey: string; key: string }[] },
  BoundRow
>(
  'exchange.entitiesGiven',
  `MATCH (u:User {key: $userKey})
   UNWIND $rows AS row
   MATCH (e:Entity {key: row.key}) USING INDEX SEEK e:Entity(key) WHERE e.organizationKey = $organizationKey
   MATCH (u)-[h:HAS_ACCESS]->(e)
   RETURN row.recordKey AS recordKey, ${BOUND}`,
  boundRow,
);

/** The user's companies that have one of the registration numbers, of whatever country, as `recordKey` the identifier. */
export const entitiesOfRegistrations = query<
  { userKey: string; organizationKey: string; chartKey: string; numbers: RegistrationNumber[] },
  BoundRow
>(
  'exchange.entitiesOfRegistrations',
  `MATCH (u:User {key: $userKey})
   UNWIND $numbers AS row
   UNWIND row.numbers AS number
   MATCH (e:Entity {registration: number}) USING INDEX SEEK e:Entity(registration) WHERE e:Company AND e.organizationKey = $organizationKey
   MATCH (u)-[h:HAS_ACCESS]->(e)
   WITH row.identifier AS identifier, e, h ORDER BY e.createdDate, e.key
   RETURN identifier AS recordKey, ${BOUND}`,
  boundRow,
);

/** The states of entities that the chart's own sources do not hold. */
export const statesElsewhere = query(
  'exchange.statesElsewhere',
  `UNWIND $entityKeys AS key
   MATCH (e:Entity {key: key})-[:HAS_STATE]->(s:Statement) USING INDEX SEEK e:Entity(key)
   WHERE NOT EXISTS { (s)<-[:HAS_SOURCE]-(:Dataset {key: $chartKey}) }
   RETURN key, s.json AS json ORDER BY s.importedAt, s.position`,
  z.object({ key: z.string(), json: z.string() }),
);

const statementRecord = z.object({
  key: z.string(),
  statementId: z.string(),
  recordType: z.string(),
  recordStatus: z.string(),
  statementDate: z.string(),
  publisher: z.string(),
  json: z.string(),
});
export type StatementRecord = z.infer<typeof statementRecord>;

const STATEMENT_COLUMNS = `RETURN DISTINCT s.key AS key, s.statementId AS statementId, s.recordType AS recordType, s.recordStatus AS recordStatus,
     s.statementDate AS statementDate, s.publisher AS publisher, s.json AS json
   ORDER BY statementDate DESC, key LIMIT 200`;

/** Which of an entity and a link, where they are asked for, are not on a chart. */
export const missingOn = query(
  'exchange.missingOn',
  `RETURN ($entityKey IS NOT NULL AND NOT EXISTS { (:Dataset {key: $chartKey})-[:CONTAINS]->(:Entity {key: $entityKey}) })
     OR ($linkKey IS NOT NULL AND NOT EXISTS { MATCH ()-[l:LINK {key: $linkKey}]->() WHERE l.datasetKey = $chartKey }) AS missing`,
  z.object({ missing: z.boolean() }),
);

/** The statements of a chart on an entity that stands on it, newest first, at most 200. */
export const statementsOfEntity = query(
  'exchange.statementsOfEntity',
  `MATCH (d:Dataset {key: $chartKey})-[:CONTAINS]->(:Entity {key: $entityKey})-[:HAS_STATE]->(s:Statement)
   WHERE EXISTS { (d)-[:HAS_SOURCE]->(s) }
   ${STATEMENT_COLUMNS}`,
  statementRecord,
);

/** The statements of a chart that one of its links comes from, newest first, at most 200. */
export const statementsOfLink = query(
  'exchange.statementsOfLink',
  `MATCH ()-[l:LINK {key: $linkKey}]->() WHERE l.datasetKey = $chartKey AND l.recordKey IS NOT NULL
   MATCH (:Dataset {key: $chartKey})-[:HAS_SOURCE]->(s:Statement {recordKey: l.recordKey})
   ${STATEMENT_COLUMNS}`,
  statementRecord,
);

/** Statements by their keys, of charts that the user may read: what they are called by. */
export const statementTitles = query(
  'exchange.statementTitles',
  `UNWIND $keys AS key
   MATCH (s:Statement {key: key}) WHERE EXISTS { MATCH (s)<-[:HAS_SOURCE]-(d:Dataset) WHERE ${CHART_IS_READABLE} }
   RETURN s.key AS key, s.statementId AS statementId, coalesce(s.publisher, '') AS publisher,
     coalesce(s.statementDate, '') AS statementDate`,
  z.object({ key: z.string(), statementId: z.string(), publisher: z.string(), statementDate: z.string() }),
);

/** The chart's links that came by import, ended ones too. */
export const importedLinks = query(
  'exchange.importedLinks',
  `MATCH (a:Entity)-[l:LINK {datasetKey: $chartKey}]->(b:Entity) WHERE l.recordKey IS NOT NULL
   RETURN l.recordKey AS recordKey, a.key AS from, b.key AS to, properties(l) AS properties`,
  z.object({ recordKey: z.string(), from: z.string(), to: z.string(), properties: z.record(z.string(), z.unknown()) }),
);
export type ImportedLinkRow = { recordKey: string; from: string; to: string; properties: Record<string, unknown> };

/** How much stands on a chart, and where its lowest card is. */
export const chartExtent = query(
  'exchange.chartExtent',
  `MATCH (d:Dataset {key: $chartKey})
   OPTIONAL MATCH (d)-[c:CONTAINS]->()
   RETURN count(c) AS cards, max(c.y) AS lowest,
          COUNT { ()-[l:LINK {datasetKey: $chartKey}]->() WHERE NOT coalesce(l.ended, false) } AS links`,
  z.object({ cards: z.number(), lowest: z.number().nullable(), links: z.number() }),
);

/** Turns entities that an import made into another type. */
export async function retypeEntities(tx: Tx, from: EntityType, to: EntityType, keys: string[]): Promise<void> {
  await tx.run(
    `exchange.retype${from}${to}`,
    `UNWIND $keys AS key MATCH (e:Entity {key: key}) REMOVE e:${from} SET e:${to}, e.typeName = '${to}'`,
    { keys },
  );
}

/** Sets what an import keeps with entities that were there, beside their fields. */
export async function markEntities(
  tx: Tx,
  rows: { key: string; properties: Record<string, unknown> }[],
): Promise<void> {
  await tx.run('exchange.markEntities', 'UNWIND $rows AS row MATCH (e:Entity {key: row.key}) SET e += row.properties', {
    rows,
  });
}

/** Ties entities to their identifiers within an organization. */
export async function tieIdentifiers(
  tx: Tx,
  organizationKey: string,
  rows: { entityKey: string; identifier: string }[],
): Promise<void> {
  await tx.run(
    'exchange.tieIdentifiers',
    `UNWIND $rows AS row
     MATCH (e:Entity {key: row.entityKey})
     MERGE (i:Identifier {key: $organizationKey + '|' + row.identifier})
     ON CREATE SET i.value = row.identifier, i.organizationKey = $organizationKey
     MERGE (e)-[:IDENTIFIED_BY]->(i)`,
    { organizationKey, rows },
  );
}

/** Takes ended entities off a chart; their ended links stay kept. */
export async function unplaceEnded(tx: Tx, chartKey: string, entityKeys: string[]): Promise<void> {
  await tx.run(
    'exchange.unplaceEnded',
    `UNWIND $entityKeys AS key
     MATCH (:Dataset {key: $chartKey})-[c:CONTAINS]->(e:Entity {key: key}) USING INDEX SEEK e:Entity(key)
     DELETE c
     ${COUNT_PLACES}`,
    { chartKey, entityKeys },
  );
}

/** Whether the store gave up because one transaction asked for more memory than it has. */
export function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && /OutOfMemory/.test(String(Reflect.get(error, 'code')));
}
