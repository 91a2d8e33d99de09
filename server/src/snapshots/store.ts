import { z } from 'zod';
import type { Tx } from '../store';
import { query } from '../store';

const RECORD = `s.key AS key, s.name AS name, s.createdBy AS createdBy, s.createdDate AS createdDate,
  toInteger(coalesce(s.revision, 0)) AS revision,
  coalesce(COLLECT { MATCH (u:User {key: s.createdBy}) RETURN u.name }[0], '') AS createdByName`;

const record = {
  key: z.string(),
  name: z.string(),
  createdBy: z.string(),
  createdByName: z.string(),
  createdDate: z.string(),
  revision: z.number(),
};
const snapshotRow = z.object({ ...record, chartKey: z.string() });
export type SnapshotRow = z.infer<typeof snapshotRow>;

/** A snapshot's record and its chart's key. */
export const snapshotByKey = query(
  'snapshots.byKey',
  `MATCH (d:Dataset)-[:HAS_SNAPSHOT]->(s:Snapshot {key: $key}) RETURN ${RECORD}, d.key AS chartKey`,
  snapshotRow,
);

/** A snapshot with the chart as it was. */
export const snapshotContent = query(
  'snapshots.content',
  `MATCH (d:Dataset)-[:HAS_SNAPSHOT]->(s:Snapshot {key: $key}) RETURN ${RECORD}, d.key AS chartKey, s.content AS content`,
  snapshotRow.extend({ content: z.string() }),
);

/** The snapshots of a chart, newest first. */
export const snapshotRows = query(
  'snapshots.ofChart',
  `MATCH (d:Dataset {key: $chartKey})-[:HAS_SNAPSHOT]->(s:Snapshot)
   RETURN ${RECORD}, d.key AS chartKey ORDER BY s.createdDate DESC, s.key`,
  snapshotRow,
);

/** Keeps a snapshot with its chart. */
export async function createSnapshotNode(tx: Tx, chartKey: string, properties: Record<string, unknown>): Promise<void> {
  await tx.run(
    'snapshots.create',
    'MATCH (d:Dataset {key: $chartKey}) CREATE (d)-[:HAS_SNAPSHOT]->(s:Snapshot) SET s = $properties',
    { chartKey, properties },
  );
}

/** Deletes a snapshot. */
export async function deleteSnapshotNode(tx: Tx, key: string): Promise<void> {
  await tx.run('snapshots.delete', 'MATCH (s:Snapshot {key: $key}) DETACH DELETE s', { key });
}
