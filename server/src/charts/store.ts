import { messages } from '@stemma/shared/messages';
import { z } from 'zod';
import { MAKER } from '../access/people';
import { COUNT_PLACES } from '../entities/listProperties';
import { inChunks, MakerGone, query, rowProperties, StoreConflict } from '../store';
import type { Tx } from '../store';
import { CARD, cardRow, IS_SHOWN, RECORD, recordRow } from './record';

/** A chart's record with the caller's permission. */
export const chartByKey = query('charts.byKey', `MATCH (d:Dataset {key: $key}) RETURN ${RECORD}`, recordRow);

/** The records of the charts that exist among $keys. */
export const chartsByKey = query(
  'charts.several',
  `UNWIND $keys AS chartKey MATCH (d:Dataset {key: chartKey}) RETURN ${RECORD}`,
  recordRow,
);

/** How entities stand on charts: one row for each entity on each of the charts. */
export const placementsOn = query(
  'charts.placementsOn',
  `UNWIND $charts AS chartKey
   MATCH (:Dataset {key: chartKey})-[c:CONTAINS]->(e:Entity) WHERE e.key IN $entityKeys
   RETURN chartKey, e.key AS entityKey, properties(c) AS placement`,
  z.object({ chartKey: z.string(), entityKey: z.string(), placement: z.record(z.string(), z.unknown()) }),
);

/** Locks a chart for the rest of the transaction, then gives its record: what is read here cannot change under us (DESIGN §3). */
export const lockChartRow = query(
  'charts.lock',
  `MATCH (d:Dataset {key: $key}) SET d._l = 1
   WITH d
   OPTIONAL MATCH (done:ChartSave {key: $saveKey})
   RETURN ${RECORD}, done.revision AS savedRevision, done.at AS savedAt, done.userKey AS savedBy`,
  recordRow.extend({
    savedRevision: z.number().nullable(),
    savedAt: z.string().nullable(),
    savedBy: z.string().nullable(),
  }),
);

const properties = z.record(z.string(), z.unknown());

/** A chart's record, and whether the user ever opened it. */
export const chartStandingRow = query(
  'charts.standing',
  `MATCH (d:Dataset {key: $key})
   RETURN ${RECORD}, EXISTS { (d)<-[:OPENED]-(:User {key: $userKey}) } AS isOpened`,
  recordRow.extend({ isOpened: z.boolean() }),
);

/** Remembers when a user opened or saved a chart. */
export async function rememberOpened(tx: Tx, key: string, userKey: string, at: number): Promise<void> {
  await tx.run(
    'charts.rememberOpened',
    `MATCH (u:User {key: $userKey}), (d:Dataset {key: $key})
     MERGE (u)-[o:OPENED]->(d) SET o.at = $at`,
    { key, userKey, at },
  );
}

const keyOfEntity = query(
  'charts.keyOfEntity',
  'MATCH (e:Entity {key: $key}) RETURN e.key AS key',
  z.object({ key: z.string() }),
);

/** Keeps a new chart, its maker as Co-Owner. Throws StoreConflict for a key that an entity bears, `MakerGone`. */
export async function createChartNode(tx: Tx, userKey: string, properties: Record<string, unknown>): Promise<void> {
  const taken = await keyOfEntity(tx, { key: properties.key });
  if (taken.length) throw new StoreConflict(messages.keyTaken);
  const made = await tx.run(
    'charts.create',
    `${MAKER}
     CREATE (d:Dataset) SET d = $properties, d.revision = 0
     CREATE (u)-[:HAS_ACCESS {permission: 'Co-Owner', userKey: u.key}]->(d)
     RETURN d.key AS key`,
    { userKey, properties },
  );
  if (made.length === 0) throw new MakerGone();
}

/** Sets properties of a chart's record and counts one revision; the save is kept as history. */
export const finishSave = query(
  'charts.finishSave',
  `MATCH (d:Dataset {key: $key})
   SET d += $properties, d.revision = toInteger(coalesce(d.revision, 0)) + 1,
       d.modifiedDate = $at, d.modifiedBy = $userKey
   REMOVE d._l
   CREATE (s:ChartSave {key: $saveKey, datasetKey: $key, revision: d.revision, userKey: $userKey, at: $at, summary: $summary})
   CREATE (d)-[:HAS_SAVE]->(s)
   RETURN d.revision AS revision`,
  z.object({ revision: z.number() }),
);

/** Sets properties of a chart's record; its content and so its revision stay. */
export async function setRecord(
  tx: Tx,
  key: string,
  properties: Record<string, unknown>,
  userKey: string,
  at: string,
): Promise<void> {
  await tx.run(
    'charts.setRecord',
    `MATCH (d:Dataset {key: $key})
     SET d += $properties, d.modifiedDate = $at, d.modifiedBy = $userKey
     REMOVE d._l`,
    { key, properties, userKey, at },
  );
}

/** The entities that stand on a chart, among $keys. */
export const placedKeys = query(
  'charts.placedKeys',
  `UNWIND $entityKeys AS key
   MATCH (e:Entity {key: key})<-[:CONTAINS]-(d:Dataset {key: $key}) USING INDEX SEEK e:Entity(key)
   RETURN e.key AS key`,
  z.object({ key: z.string() }),
);

/** Makes notes, pictures and text boxes a chart's own; gives the keys of those that stand on others and not on it. */
export const claimDecorations = query(
  'charts.claimDecorations',
  `UNWIND $entityKeys AS entityKey
   MATCH (e:Entity {key: entityKey})
   SET e.datasetKey = $key
   WITH e WHERE EXISTS { (e)<-[:CONTAINS]-(:Dataset) } AND NOT EXISTS { (e)<-[:CONTAINS]-(:Dataset {key: $key}) }
   RETURN e.key AS key`,
  z.object({ key: z.string() }),
);

/** How one entity stands on a chart; no row when it does not. */
export const placementOf = query(
  'charts.placementOf',
  'MATCH (:Dataset {key: $key})-[c:CONTAINS]->(:Entity {key: $entityKey}) RETURN properties(c) AS placement',
  z.object({ placement: properties }),
);

/** Which of some entities stand on a chart. */
export const placedAmong = query(
  'charts.placedAmong',
  'MATCH (:Dataset {key: $key})-[:CONTAINS]->(e:Entity) WHERE e.key IN $entityKeys RETURN e.key AS key',
  z.object({ key: z.string() }),
);

/** Where there is room below everything on a chart; 0 on an empty one. */
export const lowestPlace = query(
  'charts.lowestPlace',
  `MATCH (d:Dataset {key: $key})
   OPTIONAL MATCH (d)-[c:CONTAINS]->()
   WITH d, max(c.y) AS lowest
   RETURN coalesce(lowest + 160.0, 0.0) AS y`,
  z.object({ y: z.number() }),
);

/** Places entities on a chart, or changes how they stand there; `onCreate` is set of those that come onto it. */
export async function upsertPlacements(tx: Tx, key: string, rows: Record<string, unknown>[]): Promise<void> {
  await tx.run(
    'charts.place',
    `MATCH (d:Dataset {key: $key})
     UNWIND $rows AS row
     MATCH (e:Entity {key: row.entityKey})
     MERGE (d)-[c:CONTAINS]->(e)
     ON CREATE SET c += row.onCreate
     SET c += row.properties
     ${COUNT_PLACES}`,
    { key, rows },
  );
}

/** Places entities that were made in the same transaction, on no chart yet. */
export async function placeNew(
  tx: Tx,
  key: string,
  rows: readonly { elementId: string; properties: Record<string, unknown> }[],
): Promise<void> {
  const { pattern, set, parameters, values } = rowProperties(
    rows.map(({ properties }) => properties),
    'row[1]',
  );
  await inChunks(
    rows.map(({ elementId }, at) => [elementId, values[at]]),
    (chunk) =>
      tx.run(
        'charts.placeNew',
        `MATCH (d:Dataset {key: $key})
         UNWIND $rows AS row
         MATCH (e:Entity) WHERE elementId(e) = row[0]
         CREATE (d)-[c:CONTAINS${pattern}]->(e)
         ${set('c')} SET e.placedCount = 1`,
        { key, ...parameters, rows: chunk },
      ),
  );
}

/** Takes entities off a chart; the entities stay. */
export async function deletePlacements(tx: Tx, key: string, entityKeys: string[]): Promise<void> {
  await tx.run(
    'charts.unplace',
    `UNWIND $entityKeys AS entityKey
     MATCH (:Dataset {key: $key})-[c:CONTAINS]->(e:Entity {key: entityKey}) USING INDEX SEEK e:Entity(key)
     DELETE c
     ${COUNT_PLACES}`,
    { key, entityKeys },
  );
}

/** Keys of what is seen on a chart: neither what is in the bin, nor what has ended; and which of the cards have a colour of their own. */
export const keysOnChart = query(
  'charts.keysOnChart',
  `MATCH (d:Dataset {key: $key})
   RETURN COLLECT { MATCH (d)-[:CONTAINS]->(e:Entity) WHERE NOT coalesce(e.binned, false) RETURN e.key } AS entityKeys,
          COLLECT { MATCH (d)-[c:CONTAINS]->(e:Entity) WHERE c.fillColor IS NOT NULL RETURN e.key } AS filledKeys,
          COLLECT { MATCH (a)-[l:LINK {datasetKey: $key}]->(b) WHERE ${IS_SHOWN} RETURN l.key } AS linkKeys`,
  z.object({ entityKeys: z.array(z.string()), filledKeys: z.array(z.string()), linkKeys: z.array(z.string()) }),
);

/** Deletes a chart's record, its placements and its history; its links are the links slice's to delete. */
export async function deleteChartNode(tx: Tx, key: string): Promise<void> {
  await tx.run(
    'charts.delete',
    `MATCH (d:Dataset {key: $key})
     CALL (d) { OPTIONAL MATCH (d)-[:HAS_SAVE|HAS_SNAPSHOT]->(s) DETACH DELETE s }
     WITH d, COLLECT { MATCH (d)-[:CONTAINS]->(e:Entity) RETURN e } AS placed
     DETACH DELETE d
     WITH placed UNWIND placed AS e
     ${COUNT_PLACES}`,
    { key },
  );
}

/** One chart as it stands in lists. */
export const chartCard = query('charts.card', `MATCH (d:Dataset {key: $key}) RETURN ${CARD}`, cardRow);
