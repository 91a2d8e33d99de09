import { LOOKUP_KINDS } from '@stemma/shared/lookups/kinds';
import { LOOKUP_FAULTS } from '@stemma/shared/messages/lookups';
import { z } from 'zod';
import type { Tx } from '../store';
import { query } from '../store';

const sourceRow = z.object({
  key: z.string(),
  organizationKey: z.string(),
  kind: z.enum(LOOKUP_KINDS),
  name: z.string(),
  baseUrl: z.string(),
  keySealed: z.string().nullable(),
  dataset: z.string(),
  threshold: z.number(),
  licence: z.string(),
  isOn: z.boolean(),
  isNightly: z.boolean(),
  fault: z.enum(LOOKUP_FAULTS).nullable(),
  faultAt: z.number().nullable(),
  waiting: z.number(),
  screened: z.number(),
});
export type SourceRow = z.output<typeof sourceRow>;

export const SOURCE = `s.key AS key, s.organizationKey AS organizationKey, s.kind AS kind, s.name AS name, s.baseUrl AS baseUrl, s.keySealed AS keySealed,
  s.dataset AS dataset, s.threshold AS threshold, s.licence AS licence, s.isOn AS isOn, s.isNightly AS isNightly,
  s.fault AS fault, s.faultAt AS faultAt,
  COUNT { MATCH (c:Screening {sourceKey: s.key}) WHERE c.askedAt IS NOT NULL } AS waiting,
  COUNT { MATCH (c:Screening {sourceKey: s.key}) WHERE c.screenedAt IS NOT NULL } AS screened`;
export const sourceCells = sourceRow;

/** The sources that an organization has set up, by name. */
export const sourcesOf = query<{ organizationKey: string }, SourceRow>(
  'lookups.sources',
  `MATCH (s:LookupSource {organizationKey: $organizationKey}) RETURN ${SOURCE} ORDER BY toLower(s.name), s.key`,
  sourceRow,
);

/** One of them. */
export const sourceByKey = query<{ key: string; organizationKey: string }, SourceRow>(
  'lookups.source',
  `MATCH (s:LookupSource {key: $key, organizationKey: $organizationKey}) RETURN ${SOURCE}`,
  sourceRow,
);

/** Locks an organization's sources for the rest of the transaction. */
export async function lockSources(tx: Tx, organizationKey: string): Promise<void> {
  await tx.run('lookups.lockSources', 'MATCH (o:Organization {key: $organizationKey}) SET o._l = 1 REMOVE o._l', {
    organizationKey,
  });
}

/** Makes a source or changes it; one whose settings are others has no fault yet. */
export async function putSource(
  tx: Tx,
  source: { key: string; organizationKey: string; userKey: string; at: string; fields: Record<string, unknown> },
): Promise<void> {
  await tx.run(
    'lookups.putSource',
    `MERGE (s:LookupSource {key: $key})
     ON CREATE SET s.organizationKey = $organizationKey, s.createdBy = $userKey, s.createdDate = $at
     SET s += $fields, s.modifiedBy = $userKey, s.modifiedDate = $at REMOVE s.fault, s.faultAt, s.retryAt`,
    { ...source },
  );
}

/** Forgets a source, when entities were screened by it, and candidates of it on which nobody decided; what was decided stays with the entities. */
export async function dropSource(tx: Tx, key: string): Promise<void> {
  await tx.run(
    'lookups.dropCandidates',
    `MATCH (c:Screening {sourceKey: $key})
     OPTIONAL MATCH (:Entity {key: c.entityKey})-[:HAS_CANDIDATE]->(n:LookupCandidate {sourceKey: $key, state: 'open'})
     WITH c, collect(n) AS open
     FOREACH (n IN open | DETACH DELETE n)
     DETACH DELETE c`,
    { key },
  );
  await tx.run('lookups.dropSource', 'MATCH (s:LookupSource {key: $key}) DELETE s', { key });
}

const subjectRow = z.object({
  key: z.string(),
  organizationKey: z.string().nullable(),
  properties: z.looseObject({ name: z.string(), typeName: z.string() }),
});
export type SubjectRow = z.output<typeof subjectRow>;

/** What entities are told apart by, of those that are there. */
export const subjectsByKeys = query<{ keys: readonly string[] }, SubjectRow>(
  'lookups.subjects',
  `UNWIND $keys AS key MATCH (e:Entity {key: key}) WHERE NOT coalesce(e.binned, false)
   RETURN e.key AS key, e.organizationKey AS organizationKey,
     e {.name, .typeName, .party, .firstName, .middleName, .lastName, .birthDate, .nationality, .country, .registration, .lei} AS properties`,
  subjectRow,
);
