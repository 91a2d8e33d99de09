import { PLACEMENT_FIELDS } from '@stemma/shared/chart/placement';
import { CARD_FIELDS } from '@stemma/shared/entities/card';
import { defaults } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { PERMISSIONS } from '@stemma/shared/permissions';
import { z } from 'zod';
import { MAKER } from '../access/people';
import { MakerGone, query, StoreConflict } from '../store';
import type { Tx } from '../store';
import { STYLE_OF_CHART, styleCell } from '../styles/record';
import { CARD, cardRow, ENTITIES_CHANGED, IS_SHOWN, isFormerParty, RECORD, recordRow } from './record';

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
const values = z.array(z.unknown());
const cardCell = z.tuple([values, z.enum(PERMISSIONS).nullable(), z.number(), properties.nullable()]);

/** The values named by ENTITY_COLUMNS and PLACEMENT_COLUMNS, the caller's permission on the entity, number of charts it is on, and a decoration's properties whole. */
export type CardCell = z.infer<typeof cardCell>;
const tagCell = z.tuple([z.string(), z.string(), z.string(), z.string()]);
/** The key of an entity, and key, name and colour of a tag on it. */
export type TagCell = z.infer<typeof tagCell>;
/** From, to, and the values named by LINK_COLUMNS. */
export type LinkCell = unknown[];

/**
 * What of an entity a card needs; a chart's read names its values one by one, as whole maps take five times
 * as long to send; inside the query the map is made once, as looking up thirty properties one by one takes longer than that.
 */
export const ENTITY_COLUMNS = ['key', 'typeName', 'name', 'party', ...CARD_FIELDS];
export const PLACEMENT_COLUMNS = PLACEMENT_FIELDS.filter((name) => name !== 'entityKey');
/** Of an ended link those ends that their source ended, too: they have left the chart of today. */
const FORMER_ENDS = `CASE WHEN l.ended THEN
  [party IN [a, b] WHERE ${isFormerParty('party')} | party {.key, .typeName, .name, .party, .trailEnd}] END`;
/** Values that are the default come as null; links/present.ts puts the default back. */
const LINK_VALUES: Record<string, string> = {
  key: 'l.key',
  rolesJson: 'l.rolesJson',
  roles: 'CASE WHEN l.rolesJson IS NULL THEN l.roles END',
  percentage: 'CASE WHEN l.rolesJson IS NULL THEN l.percentage END',
  arrowType: `nullIf(l.arrowType, '${defaults.arrowType}')`,
  color: `nullIf(l.color, '${defaults.linkColor}')`,
  dashed: 'l.dashed',
  linkTextPosition: `nullIf(l.linkTextPosition, ${defaults.linkTextPosition})`,
  points: 'l.points',
  fromSpot: 'l.fromSpot',
  toSpot: 'l.toSpot',
  adjusting: 'l.adjusting',
  routing: 'l.routing',
  ended: 'l.ended',
  endedDate: 'CASE WHEN l.ended THEN l.endedDate END',
  formerEnds: FORMER_ENDS,
};
export const LINK_COLUMNS = Object.keys(LINK_VALUES);

const columns = (variable: string, names: readonly string[]): string =>
  names.map((name) => `${variable}.${name}`).join(', ');

/**
 * A chart whole, in one query: its record, its cards and its links, those that have ended with them, the tags that the organization `tagsOf` has
 * on its cards, and when the caller opened it last.
 */
export const openChartRow = query(
  'charts.open',
  `MATCH (d:Dataset {key: $key})
   OPTIONAL MATCH (u:User {key: $userKey})
   RETURN ${RECORD},
     coalesce(COLLECT { MATCH (m:User {key: d.modifiedBy}) RETURN m.name }[0], '') AS modifiedByName,
     ${ENTITIES_CHANGED} AS entitiesChanged, ${STYLE_OF_CHART} AS style,
     [(d)<-[o:OPENED]-(u) | o.at][0] AS openedAt,
     COLLECT {
       MATCH (d)-[c:CONTAINS]->(e:Entity)
       WHERE NOT coalesce(e.binned, false)
       WITH u, e, properties(e) AS entity, properties(c) AS placement
       RETURN [[${columns('entity', ENTITY_COLUMNS)}, ${columns('placement', PLACEMENT_COLUMNS)}],
               [(e)<-[h:HAS_ACCESS]-(u) | h.permission][0], COUNT { (e)<-[:CONTAINS]-() }, CASE WHEN e:Sticky OR e:Image OR e:TextBox THEN entity END]
     } AS cards,
     COLLECT {
       MATCH (a:Entity)-[l:LINK {datasetKey: $key}]->(b:Entity)
       RETURN [a.key, b.key, ${Object.values(LINK_VALUES).join(', ')}]
     } AS links,
     COLLECT {
       MATCH (d)-[:CONTAINS]->(e:Entity)<-[:TAGS]-(t:Tag {organizationKey: $tagsOf})
       WHERE NOT coalesce(e.binned, false)
       WITH DISTINCT e, t ORDER BY toLower(t.name), t.key
       RETURN [e.key, t.key, t.name, coalesce(t.color, '')]
     } AS tags`,
  recordRow.extend({
    modifiedByName: z.string(),
    entitiesChanged: z.string(),
    style: styleCell,
    openedAt: z.number().nullable(),
    cards: z.array(cardCell),
    links: z.array(values),
    tags: z.array(tagCell),
  }),
);

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
   MATCH (e:Entity {key: key})<-[:CONTAINS]-(d:Dataset {key: $key})
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
     SET c += row.properties`,
    { key, rows },
  );
}

/** Takes entities off a chart; the entities stay. */
export async function deletePlacements(tx: Tx, key: string, entityKeys: string[]): Promise<void> {
  await tx.run(
    'charts.unplace',
    `UNWIND $entityKeys AS entityKey
     MATCH (:Dataset {key: $key})-[c:CONTAINS]->(:Entity {key: entityKey}) DELETE c`,
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
     DETACH DELETE d`,
    { key },
  );
}

/** One chart as it stands in lists. */
export const chartCard = query('charts.card', `MATCH (d:Dataset {key: $key}) RETURN ${CARD}`, cardRow);
