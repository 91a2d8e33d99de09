import { CANDIDATE_STATES, RISK_CATEGORIES } from '@stemma/shared/lookups/kinds';
import { LOOKUP_FAULTS } from '@stemma/shared/messages/lookups';
import { PERMISSIONS } from '@stemma/shared/permissions';
import { z } from 'zod';
import { CHART_IS_READABLE } from '../../access/store';
import type { Tx } from '../../store';
import { query } from '../../store';

const candidateRow = z.object({
  key: z.string(),
  entityKey: z.string(),
  sourceKey: z.string(),
  sourceName: z.string(),
  purpose: z.enum(['screening', 'record']),
  recordId: z.string(),
  state: z.enum(CANDIDATE_STATES),
  score: z.number().nullable(),
  category: z.enum(RISK_CATEGORIES),
  topics: z.array(z.string()),
  datasets: z.array(z.string()),
  name: z.string(),
  kind: z.string(),
  link: z.string().nullable(),
  /** JSON of `RecordFact[]`. */
  facts: z.string(),
  digest: z.string(),
  decidedDigest: z.string().nullable(),
  licence: z.string(),
  foundOn: z.string(),
  seenOn: z.string(),
  isGone: z.boolean(),
  decidedBy: z.string().nullable(),
  decidedByName: z.string().nullable(),
  decidedOn: z.string().nullable(),
  reason: z.string().nullable(),
});
export type CandidateRow = z.output<typeof candidateRow>;

const CANDIDATE = `n.key AS key, e.key AS entityKey, n.sourceKey AS sourceKey, n.sourceName AS sourceName, n.purpose AS purpose,
  n.recordId AS recordId, n.state AS state, n.score AS score, n.category AS category, n.topics AS topics, n.datasets AS datasets,
  n.name AS name, n.kind AS kind, n.link AS link, n.facts AS facts, n.digest AS digest, n.decidedDigest AS decidedDigest,
  n.licence AS licence, n.foundOn AS foundOn, n.seenOn AS seenOn, coalesce(n.isGone, false) AS isGone, n.decidedBy AS decidedBy,
  COLLECT { MATCH (u:User {key: n.decidedBy}) RETURN u.name }[0] AS decidedByName, n.decidedOn AS decidedOn, n.reason AS reason`;

/** What sources said of entities, for the organization that asked. */
export const candidatesOf = query<{ keys: readonly string[]; organizationKey: string }, CandidateRow>(
  'screening.candidates',
  `UNWIND $keys AS key
   MATCH (e:Entity {key: key})-[:HAS_CANDIDATE]->(n:LookupCandidate {organizationKey: $organizationKey}) USING INDEX SEEK e:Entity(key)
   RETURN ${CANDIDATE} ORDER BY n.score DESC, n.key`,
  candidateRow,
);

const foundRow = z.object({
  entityKey: z.string(),
  sourceKey: z.string(),
  sourceName: z.string(),
  recordId: z.string(),
  name: z.string(),
  state: z.enum(CANDIDATE_STATES),
});
export type FoundByScreening = z.output<typeof foundRow>;

/** What screening found of entities, and what was decided, for the organization that asked. */
export const foundByScreening = query<{ keys: readonly string[]; organizationKey: string }, FoundByScreening>(
  'screening.found',
  `UNWIND $keys AS key
   MATCH (e:Entity {key: key})-[:HAS_CANDIDATE]->(n:LookupCandidate {organizationKey: $organizationKey, purpose: 'screening'}) USING INDEX SEEK e:Entity(key)
   RETURN e.key AS entityKey, n.sourceKey AS sourceKey, coalesce(n.sourceName, '') AS sourceName, coalesce(n.recordId, n.key) AS recordId,
     coalesce(n.name, '') AS name, n.state AS state ORDER BY name, recordId`,
  foundRow,
);

/** One candidate with the entity that it is of. */
export const candidateByKey = query<{ key: string; organizationKey: string }, CandidateRow>(
  'screening.candidate',
  `MATCH (e:Entity)-[:HAS_CANDIDATE]->(n:LookupCandidate {key: $key, organizationKey: $organizationKey}) RETURN ${CANDIDATE}`,
  candidateRow,
);

const screeningRow = z.object({
  entityKey: z.string(),
  sourceKey: z.string(),
  /** Milliseconds. */
  screenedAt: z.number().nullable(),
  subject: z.string().nullable(),
  isWaiting: z.boolean(),
  fault: z.enum(LOOKUP_FAULTS).nullable(),
});
export type ScreeningRow = z.output<typeof screeningRow>;

/** When entities were screened, by each source. */
export const screeningsOf = query<{ keys: readonly string[]; organizationKey: string }, ScreeningRow>(
  'screening.of',
  `UNWIND $keys AS key
   MATCH (e:Entity {key: key})-[:HAS_SCREENING]->(c:Screening {organizationKey: $organizationKey}) USING INDEX SEEK e:Entity(key)
   RETURN e.key AS entityKey, c.sourceKey AS sourceKey, c.screenedAt AS screenedAt, c.subject AS subject,
     c.askedAt IS NOT NULL AS isWaiting, c.fault AS fault`,
  screeningRow,
);

const screeningStatusRow = z.object({
  key: z.string(),
  confirmed: z.array(z.enum(RISK_CATEGORIES)),
  open: z.number(),
  isScreened: z.boolean(),
  isWaiting: z.boolean(),
  changed: z.number(),
});
export type ScreeningStatusRow = z.output<typeof screeningStatusRow>;

const STANDING = `e.key AS key,
  COLLECT { MATCH (e)-[:HAS_CANDIDATE]->(n:LookupCandidate {organizationKey: $organizationKey, purpose: 'screening', state: 'confirmed'})
    RETURN DISTINCT n.category } AS confirmed,
  COUNT { (e)-[:HAS_CANDIDATE]->(:LookupCandidate {organizationKey: $organizationKey, purpose: 'screening', state: 'open'}) } AS open,
  COUNT { MATCH (e)-[:HAS_CANDIDATE]->(n:LookupCandidate {organizationKey: $organizationKey, purpose: 'screening', state: 'confirmed'})
    WHERE n.digest <> n.decidedDigest } AS changed,
  EXISTS { MATCH (e)-[:HAS_SCREENING]->(c:Screening {organizationKey: $organizationKey}) WHERE c.screenedAt IS NOT NULL } AS isScreened,
  EXISTS { MATCH (e)-[:HAS_SCREENING]->(c:Screening {organizationKey: $organizationKey}) WHERE c.askedAt IS NOT NULL } AS isWaiting`;
const HAS_ANY = '(EXISTS { (e)-[:HAS_SCREENING]->() } OR EXISTS { (e)-[:HAS_CANDIDATE]->() })';

/** How the entities of a chart stand, as far as anybody screened them. */
export const screeningStatusesOnChart = query<{ chartKey: string; organizationKey: string }, ScreeningStatusRow>(
  'screening.onChart',
  `MATCH (:Dataset {key: $chartKey})-[:CONTAINS]->(e:Entity) WHERE NOT coalesce(e.binned, false) AND ${HAS_ANY}
   RETURN ${STANDING}`,
  screeningStatusRow,
);

/** The same of entities that the user may read, by their keys. */
export const screeningStatusesOf = query<
  { keys: readonly string[]; userKey: string; organizationKey: string; readingOrganization: string },
  ScreeningStatusRow
>(
  'screening.screeningStatuses',
  `UNWIND $keys AS key
   MATCH (e:Entity {key: key})
   WHERE ${HAS_ANY} AND (EXISTS { (e)<-[:HAS_ACCESS]-(:User {key: $userKey}) }
     OR (NOT coalesce(e.binned, false) AND EXISTS { MATCH (e)<-[:CONTAINS]-(d:Dataset)
       WHERE ${CHART_IS_READABLE.replaceAll('$organizationKey', '$readingOrganization')} }))
   RETURN ${STANDING}`,
  screeningStatusRow,
);

const plannedRow = z.object({
  key: z.string(),
  typeName: z.string(),
  party: z.string(),
  organizationKey: z.string().nullable(),
  permission: z.enum(PERMISSIONS).nullable(),
  isPrivate: z.boolean(),
});
export type PlannedRow = z.output<typeof plannedRow>;

/** The records on a chart, as far as it matters to whether they may be screened. */
export const recordsOnChart = query<{ chartKey: string; userKey: string }, PlannedRow>(
  'screening.plan',
  `MATCH (:Dataset {key: $chartKey})-[r:CONTAINS]->(e:Entity) WHERE NOT coalesce(e.binned, false)
   RETURN e.key AS key, e.typeName AS typeName, coalesce(e.party, 'known') AS party, e.organizationKey AS organizationKey,
     [(e)<-[h:HAS_ACCESS]-(:User {key: $userKey}) | h.permission][0] AS permission, coalesce(r.restricted, false) AS isPrivate`,
  plannedRow,
);

/** Has entities screened by a source, as soon as its turn comes; those that wait already stay as they wait. */
export async function askForScreening(
  tx: Tx,
  params: {
    rows: { key: string; entityKey: string }[];
    sourceKey: string;
    organizationKey: string;
    userKey: string;
    now: number;
  },
): Promise<void> {
  await tx.run(
    'screening.ask',
    `UNWIND $rows AS row
     MATCH (e:Entity {key: row.entityKey})
     MERGE (c:Screening {key: row.key})
     ON CREATE SET c.entityKey = row.entityKey, c.sourceKey = $sourceKey, c.organizationKey = $organizationKey
     SET c.askedAt = coalesce(c.askedAt, $now), c.askedBy = $userKey REMOVE c.retryAt, c.tries
     MERGE (e)-[:HAS_SCREENING]->(c)`,
    params,
  );
}

export interface CandidateWrite extends Record<string, unknown> {
  key: string;
  entityKey: string;
  properties: Record<string, unknown>;
}

/** Keeps what a source says of entities: new candidates and others of those that are known. */
export async function putCandidates(tx: Tx, rows: readonly CandidateWrite[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.run(
    'screening.putCandidates',
    `UNWIND $rows AS row
     MATCH (e:Entity {key: row.entityKey})
     MERGE (n:LookupCandidate {key: row.key})
     SET n += row.properties
     MERGE (e)-[:HAS_CANDIDATE]->(n)`,
    { rows },
  );
}

/** Forgets candidates. */
export async function dropCandidates(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await tx.run('screening.dropCandidates', 'UNWIND $keys AS key MATCH (n:LookupCandidate {key: key}) DETACH DELETE n', {
    keys,
  });
}

/** Locks entities in the order of their keys, so that what is said of each is compared and written by one at a time. */
export async function lockScreened(tx: Tx, keys: readonly string[]): Promise<void> {
  await tx.run(
    'screening.lockScreened',
    'UNWIND $keys AS key WITH key ORDER BY key MATCH (e:Entity {key: key}) SET e._l = 1 REMOVE e._l',
    { keys: [...keys].sort() },
  );
}

/** Notes that entities were screened, and with which words. */
export async function saveScreened(
  tx: Tx,
  params: {
    rows: { key: string; entityKey: string; subject: string }[];
    sourceKey: string;
    organizationKey: string;
    now: number;
  },
): Promise<void> {
  await tx.run(
    'screening.done',
    `UNWIND $rows AS row
     MATCH (e:Entity {key: row.entityKey})
     MERGE (c:Screening {key: row.key})
     SET c.entityKey = row.entityKey, c.sourceKey = $sourceKey, c.organizationKey = $organizationKey,
       c.screenedAt = $now, c.subject = row.subject
     REMOVE c.askedAt, c.retryAt, c.tries, c.fault
     MERGE (e)-[:HAS_SCREENING]->(c)`,
    params,
  );
}

/** Keeps what a person decided on a candidate. */
export async function saveDecision(
  tx: Tx,
  params: {
    key: string;
    state: string;
    decidedBy: string;
    decidedOn: string;
    decidedDigest: string;
    reason: string | null;
  },
): Promise<void> {
  await tx.run(
    'screening.decide',
    `MATCH (n:LookupCandidate {key: $key})
     SET n.state = $state, n.decidedBy = $decidedBy, n.decidedOn = $decidedOn, n.decidedDigest = $decidedDigest, n.reason = $reason`,
    params,
  );
}
