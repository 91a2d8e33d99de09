import { z } from 'zod';
import { CHART_IS_READABLE } from '../access/store';
import { ENTITIES_OF_RECORDS } from '../exchange/record';
import type { Tx } from '../store';
import { int, query } from '../store';

/** What is kept of an entity that was taken out of a register. */
export interface TakenMark {
  entityKey: string;
  /** The record's key without its edition. */
  record: string;
  edition: string;
  day: string;
  chartKey: string;
  at: string;
  /** JSON of `Said`. */
  says: string;
}

/** Ties entities to the register that they were taken from, with what it says of them; taken anew, they have no news. */
export async function saveTaken(tx: Tx, registerKey: string, rows: TakenMark[]): Promise<void> {
  await tx.run(
    'registers.saveTaken',
    `MATCH (r:Register {key: $registerKey})
     UNWIND $rows AS row
     MATCH (e:Entity {key: row.entityKey})
     MERGE (e)-[t:TAKEN_FROM]->(r)
     SET t.record = row.record, t.edition = row.edition, t.day = row.day, t.chartKey = row.chartKey, t.at = row.at, t.says = row.says
     REMOVE t.news, t.newsDay`,
    { registerKey, rows },
  );
}

const staleRow = z.object({ entityKey: z.string(), record: z.string(), says: z.string() });

const stale = query<{ registerKey: string; edition: string; limit: unknown }, z.infer<typeof staleRow>>(
  'registers.staleTaken',
  `MATCH (r:Register {key: $registerKey})<-[t:TAKEN_FROM]-(e:Entity) WHERE t.edition <> $edition
   RETURN e.key AS entityKey, t.record AS record, t.says AS says LIMIT $limit`,
  staleRow,
);

/** Entities taken that an edition has not been compared with, a page of them. */
export async function staleTaken(tx: Tx, registerKey: string, edition: string, limit: number) {
  return stale(tx, { registerKey, edition, limit: int(limit) });
}

/** Writes what an edition says anew of entities taken; null where it says the same. */
export async function saveNews(
  tx: Tx,
  params: { registerKey: string; edition: string; day: string; rows: { entityKey: string; news: string | null }[] },
): Promise<void> {
  await tx.run(
    'registers.saveNews',
    `MATCH (r:Register {key: $registerKey})
     UNWIND $rows AS row
     MATCH (e:Entity {key: row.entityKey})-[t:TAKEN_FROM]->(r) USING INDEX SEEK e:Entity(key)
     SET t.edition = $edition, t.news = row.news, t.newsDay = CASE WHEN row.news IS NULL THEN null ELSE $day END`,
    params,
  );
}

const takenRow = z.object({
  registerKey: z.string(),
  registerName: z.string(),
  source: z.string(),
  licence: z.string(),
  edition: z.string().nullable(),
  record: z.string(),
  day: z.string(),
  chartKey: z.string(),
  says: z.string(),
  news: z.string().nullable(),
  newsDay: z.string().nullable(),
});
export type TakenRow = z.infer<typeof takenRow>;

/** Which entities of a chart registers of an organization say something new of, and how many registers each. */
export const newsOnChart = query<{ chartKey: string; organizationKey: string }, { key: string; registers: number }>(
  'registers.newsOnChart',
  `MATCH (:Dataset {key: $chartKey})-[:CONTAINS]->(e:Entity)
   MATCH (e)-[t:TAKEN_FROM]->(r:Register) WHERE t.news IS NOT NULL AND r.organizationKey = $organizationKey AND r.goneAt IS NULL
   RETURN e.key AS key, count(r) AS registers ORDER BY key`,
  z.object({ key: z.string(), registers: z.number() }),
);

/** Which registers of an organization an entity was taken from, and what they say anew. */
export const takenOf = query<{ entityKey: string; organizationKey: string }, TakenRow>(
  'registers.takenOf',
  `MATCH (e:Entity {key: $entityKey})-[t:TAKEN_FROM]->(r:Register)
   WHERE r.organizationKey = $organizationKey AND r.goneAt IS NULL
   RETURN r.key AS registerKey, r.name AS registerName, coalesce(r.source, '') AS source, coalesce(r.licence, '') AS licence,
     r.edition AS edition, t.record AS record, t.day AS day, t.chartKey AS chartKey, t.says AS says, t.news AS news, t.newsDay AS newsDay
   ORDER BY toLower(r.name), r.key`,
  takenRow,
);

/** What is kept of an entity. */
export const propertiesOfEntity = query<{ entityKey: string }, { properties: Record<string, unknown> }>(
  'registers.properties',
  'MATCH (e:Entity {key: $entityKey}) RETURN properties(e) AS properties',
  z.object({ properties: z.record(z.string(), z.unknown()) }),
);

/** The links that came from records, of what an entity is held by on a chart that the user may read; ended ones left out. */
export const linksOfRecords = query<
  { userKey: string; organizationKey: string; entityKey: string; chartKey: string; recordKeys: string[] },
  { recordKey: string; from: string; to: string; properties: Record<string, unknown> }
>(
  'registers.linksOfRecords',
  `MATCH (d:Dataset {key: $chartKey}) WHERE ${CHART_IS_READABLE}
   MATCH (e:Entity {key: $entityKey})<-[l:LINK {datasetKey: $chartKey}]-(holder:Entity)
   WHERE l.recordKey IN $recordKeys AND NOT coalesce(l.ended, false)
   RETURN l.recordKey AS recordKey, holder.key AS from, e.key AS to, properties(l) AS properties`,
  z.object({ recordKey: z.string(), from: z.string(), to: z.string(), properties: z.record(z.string(), z.unknown()) }),
);

/** Which of the records entities of an organization were taken from a register with. */
export const takenRecords = query<
  { registerKey: string; organizationKey: string; recordKeys: string[] },
  { recordKey: string }
>(
  'registers.takenRecords',
  `CALL () {
     ${ENTITIES_OF_RECORDS}
   }
   WITH recordKey, e WHERE EXISTS { (e)-[:TAKEN_FROM]->(:Register {key: $registerKey}) }
   RETURN DISTINCT recordKey`,
  z.object({ recordKey: z.string() }),
);
