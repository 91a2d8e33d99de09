import { z } from 'zod';
import { CHART_IS_READABLE, entityIsReadable } from '../access/store';
import { isFormerParty, RECORD, recordRow } from '../charts/record';
import type { Tx } from '../store';
import { query } from '../store';

const values = z.array(z.unknown());

/** What is calculated with of an entity, in the order of `entityOf`; last when it was born or made. */
const ENTITY_VALUES = (e: string): string =>
  `${e}.key, ${e}.typeName, ${e}.name, ${e}.party, ${e}.trailEnd, coalesce(${e}.birthDate, ${e}.creation)`;
/** What is calculated with of a link, in the order of `linkOf`. */
export const LINK_VALUES = `l.key, l.arrowType, l.rolesJson, CASE WHEN l.rolesJson IS NULL THEN l.roles END,
  CASE WHEN l.rolesJson IS NULL THEN l.percentage END, l.ended, l.endedDate`;
const IS_DECORATION = (e: string): string => `(${e}:Sticky OR ${e}:Image OR ${e}:TextBox)`;

/** What stands on a chart, as the store writes it: its own text (`OwnershipCells`), which is read ten times as fast as values of the driver. */
const CONTENT = `apoc.convert.toJson({entities: COLLECT {
       MATCH (d)-[:CONTAINS]->(e:Entity) WHERE NOT coalesce(e.binned, false) AND NOT ${IS_DECORATION('e')}
       RETURN [${ENTITY_VALUES('e')}]
     }, links: COLLECT {
       MATCH (a:Entity)-[l:LINK {datasetKey: $key}]->(b:Entity)
       RETURN [a.key, b.key, ${LINK_VALUES}, CASE WHEN l.ended THEN
         [party IN [a, b] WHERE ${isFormerParty('party')} | [${ENTITY_VALUES('party')}]] END]
     }}) AS content`;
const contentRow = recordRow.extend({ content: z.string() });
export type ContentRow = z.infer<typeof contentRow>;

/** A chart as far as ownership asks of it: its record, its parties, and its links, those of earlier days with them; last of an ended link its ends that their source ended, too, and which left the chart with that. */
export const chartContent = query<{ key: string; userKey: string }, ContentRow>(
  'ownership.chart',
  `MATCH (d:Dataset {key: $key}) RETURN ${RECORD}, ${CONTENT}`,
  contentRow,
);

const acceptedCell = z.tuple([z.string(), z.string()]);
const healthRow = contentRow.extend({
  acceptedFindings: z.string().nullable(),
  acceptedBy: z.array(acceptedCell),
  files: z.array(z.object({ entityKey: z.string(), name: z.string(), expires: z.string() })),
});
export type HealthRow = z.infer<typeof healthRow>;

/** The same with what its health asks for beside: files with a day on which they expire, and what was set aside, with the names of who did. */
export const chartHealthContent = query<{ key: string; userKey: string }, HealthRow>(
  'ownership.health',
  `MATCH (d:Dataset {key: $key})
   RETURN ${RECORD}, ${CONTENT}, d.acceptedFindings AS acceptedFindings,
     COLLECT { MATCH (u:User) WHERE u.key IN coalesce(d.acceptedFindingsBy, []) RETURN [u.key, u.name] } AS acceptedBy,
     COLLECT {
       MATCH (d)-[:CONTAINS]->(e:Entity)-[:HAS_FILE]->(f:File)
       WHERE NOT coalesce(e.binned, false) AND f.expires IS NOT NULL
       RETURN {entityKey: e.key, name: f.name, expires: f.expires}
     } AS files`,
  healthRow,
);

/** What a user is called. */
export const userName = query(
  'ownership.userName',
  'MATCH (u:User {key: $key}) RETURN u.name AS name',
  z.object({ name: z.string() }),
);

/** Keeps what is set aside of a chart's findings, and by whom; it is no part of the chart's revision. */
export async function saveAccepted(
  tx: Tx,
  { key, accepted, by }: { key: string; accepted: string; by: readonly string[] },
): Promise<void> {
  await tx.run(
    'ownership.saveAccepted',
    'MATCH (d:Dataset {key: $key}) SET d.acceptedFindings = $accepted, d.acceptedFindingsBy = $by REMOVE d._l',
    { key, accepted, by },
  );
}

/** Takes a chart's lock for the rest of the transaction. */
export async function lockChart(tx: Tx, key: string): Promise<void> {
  await tx.run('ownership.lockChart', 'MATCH (d:Dataset {key: $key}) SET d._l = 1', { key });
}

/** Which way links are followed: to holders, or to what is held, with who else holds of that. */
export type TraversalDirection = 'up' | 'down';

interface Level extends Record<string, unknown> {
  keys: readonly string[];
  userKey: string;
  organizationKey: string;
  /** How many links may come. */
  room: unknown;
}

/** Links of an entity (e) on charts that the user may read, and the entity (o) at the other end. */
const LINKS = (direction: TraversalDirection): string =>
  `MATCH (e)-[l:LINK]-(o:Entity)
       WHERE NOT coalesce(o.binned, false) AND NOT ${IS_DECORATION('o')}
         ${direction === 'up' ? `AND (l.arrowType IN ['Double', 'None'] OR (startNode(l) = o) <> (coalesce(l.arrowType, 'Normal') = 'Reversed'))` : ''}
       MATCH (d:Dataset {key: l.datasetKey}) WHERE ${CHART_IS_READABLE}`;
const LINK_CELL = `[startNode(l).key, endNode(l).key, d.key, [${LINK_VALUES}], [${ENTITY_VALUES('o')}]]`;
const linkCell = z.tuple([z.string(), z.string(), z.string(), values, values]);
export type LevelLink = z.infer<typeof linkCell>;

const startQuery = (direction: TraversalDirection) =>
  query<Level, { entity: unknown[]; links: LevelLink[] }>(
    `ownership.start.${direction}`,
    `UNWIND $keys AS key
     MATCH (e:Entity {key: key})
     WHERE NOT coalesce(e.binned, false) AND NOT ${IS_DECORATION('e')} AND ${entityIsReadable()}
     RETURN [${ENTITY_VALUES('e')}] AS entity, COLLECT { ${LINKS(direction)} RETURN ${LINK_CELL} LIMIT $room } AS links`,
    z.object({ entity: values, links: z.array(linkCell) }),
  );

const levelQuery = (direction: TraversalDirection) =>
  query<Level, { link: LevelLink }>(
    `ownership.level.${direction}`,
    `UNWIND $keys AS key
     MATCH (e:Entity {key: key})
     ${LINKS(direction)}
     RETURN ${LINK_CELL} AS link LIMIT $room`,
    z.object({ link: linkCell }),
  );

/** An entity that the user may read, and its links; no row for one that he may not know of. */
export const start = { up: startQuery('up'), down: startQuery('down') };
/** The links of entities, one level of a walk. */
export const level = { up: levelQuery('up'), down: levelQuery('down') };
