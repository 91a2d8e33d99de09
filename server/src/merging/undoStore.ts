import { PERMISSIONS } from '@stemma/shared/permissions';
import { z } from 'zod';
import { COUNT_PLACES } from '../entities/listProperties';
import type { Tx } from '../store';
import { query } from '../store';

/** Charts and records that bear a key. */
export const bearersOf = query<{ key: string }, { key: string }>(
  'merging.bearers',
  `CALL () {
     MATCH (e:Entity {key: $key}) RETURN e.key AS key
     UNION
     MATCH (d:Dataset {key: $key}) RETURN d.key AS key
   }
   RETURN key`,
  z.object({ key: z.string() }),
);

const chartRow = z.object({
  key: z.string(),
  organizationKey: z.string(),
  visibility: z.enum(['public', 'private']),
  permission: z.enum(PERMISSIONS).nullable(),
  groups: z.string().nullable(),
  accepted: z.string().nullable(),
  placement: z.object({ properties: z.record(z.string(), z.unknown()), integers: z.array(z.string()) }).nullable(),
});
export type UndoChartRow = z.infer<typeof chartRow>;

/** Those of the charts that are there, and how the record that was kept stands on them. */
export const chartsNow = query<{ keys: string[]; keptKey: string; userKey: string }, UndoChartRow>(
  'merging.chartsNow',
  `UNWIND $keys AS key
   MATCH (d:Dataset {key: key})
   OPTIONAL MATCH (d)-[c:CONTAINS]->(:Entity {key: $keptKey})
   RETURN d.key AS key, coalesce(d.organizationKey, '') AS organizationKey, coalesce(d.visibility, 'private') AS visibility,
     [(d)<-[h:HAS_ACCESS]-(:User {key: $userKey}) | h.permission][0] AS permission, d.groups AS groups,
     d.acceptedFindings AS accepted,
     CASE WHEN c IS NULL THEN null ELSE {properties: properties(c),
       integers: [k IN keys(c) WHERE valueType(c[k]) STARTS WITH 'INTEGER' | k]} END AS placement`,
  chartRow,
);

/** Which of some entities stand on which of the charts. */
export const placedNow = query<{ charts: string[]; keys: string[] }, { chart: string; key: string }>(
  'merging.placedNow',
  `UNWIND $charts AS chart UNWIND $keys AS key
   MATCH (:Dataset {key: chart})-[:CONTAINS]->(:Entity {key: key})
   RETURN DISTINCT chart, key`,
  z.object({ chart: z.string(), key: z.string() }),
);

/** Puts an entity on charts. */
export async function place(
  tx: Tx,
  { key, rows }: { key: string; rows: readonly { chart: string; properties: Record<string, unknown> }[] },
): Promise<void> {
  await tx.run(
    'merging.place',
    `MATCH (e:Entity {key: $key})
     UNWIND $rows AS row
     MATCH (d:Dataset {key: row.chart})
     MERGE (d)-[c:CONTAINS]->(e) SET c = row.properties
     ${COUNT_PLACES}`,
    { key, rows },
  );
}

/** Between which entities links are now. */
export const linksNow = query<{ keys: string[] }, { key: string; from: string; to: string }>(
  'merging.linksNow',
  `UNWIND $keys AS key MATCH (a:Entity)-[:LINK {key: key}]->(b:Entity) RETURN key, a.key AS from, b.key AS to`,
  z.object({ key: z.string(), from: z.string(), to: z.string() }),
);

/** Draws links anew. */
export async function drawLinks(
  tx: Tx,
  rows: readonly { from: string; to: string; properties: Record<string, unknown> }[],
): Promise<void> {
  await tx.run(
    'merging.drawLinks',
    `UNWIND $rows AS row
     MATCH (a:Entity {key: row.from}), (b:Entity {key: row.to})
     CREATE (a)-[l:LINK]->(b) SET l = row.properties`,
    { rows },
  );
}

/** What is kept of an entity. */
export const propertiesOf = query<{ key: string }, { properties: Record<string, unknown> }>(
  'merging.properties',
  'MATCH (e:Entity {key: $key}) RETURN properties(e) AS properties',
  z.object({ properties: z.record(z.string(), z.unknown()) }),
);

/** What share links grant of an entity now; no row for a link that is gone. */
export const grantsNow = query<
  { key: string; handles: string[] },
  { handle: string; grant: Record<string, unknown> | null }
>(
  'merging.grantsNow',
  `UNWIND $handles AS handle
   MATCH (s:SharingLink {handle: handle})
   OPTIONAL MATCH (s)-[g:GRANTS]->(:Entity {key: $key})
   RETURN handle, CASE WHEN g IS NULL THEN null ELSE properties(g) END AS grant`,
  z.object({ handle: z.string(), grant: z.record(z.string(), z.unknown()).nullable() }),
);
