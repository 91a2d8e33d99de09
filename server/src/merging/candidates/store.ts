import { RECORD_TYPES } from '@stemma/shared/entities/typeNames';
import { CANDIDATE_REASONS } from '@stemma/shared/merging/reasons';
import { PARTIES } from '@stemma/shared/entities/entity';
import { PERMISSIONS } from '@stemma/shared/permissions';
import { z } from 'zod';
import { CHART_IS_READABLE, entityIsReadable } from '../../access/store';
import type { Tx } from '../../store';
import { query, streamRows } from '../../store';
import type { CandidateRecord } from './findPairs';
import { COMPARED_FIELDS } from './findPairs';

const LABELS = RECORD_TYPES.join('|');
const COMPARED = `NOT coalesce(e.binned, false) AND coalesce(e.party, 'known') = 'known'`;

/** What an organization's records were when its pairs were found: another text where one was made, changed, deleted or binned since. */
export const recordsMark = query<
  { organizationKey: string },
  { mark: string; found: string | null; foundAt: string | null }
>(
  'duplicates.mark',
  `MATCH (o:Organization {key: $organizationKey})
   CALL (o) {
     OPTIONAL MATCH (e:Entity {organizationKey: o.key}) WHERE NOT coalesce(e.binned, false)
     RETURN count(e) AS records, coalesce(max(e.modifiedDate), '') AS latest
   }
   RETURN toString(records) + ' ' + latest + ' ' + toString(coalesce(o.mergeStamp, 0)) AS mark, o.duplicatesMark AS found,
     o.duplicatesAt AS foundAt`,
  z.object({ mark: z.string(), found: z.string().nullable(), foundAt: z.string().nullable() }),
);

/** Lets one process at a time find an organization's pairs; one that did not end is not waited for after `stale`. */
export const claim = query<{ organizationKey: string; at: string; stale: string }, { key: string }>(
  'duplicates.claim',
  `MATCH (o:Organization {key: $organizationKey}) SET o._l = 1 REMOVE o._l
   WITH o WHERE o.duplicatesClaim IS NULL OR o.duplicatesClaim < $stale
   SET o.duplicatesClaim = $at
   RETURN o.key AS key`,
  z.object({ key: z.string() }),
);

/** Gives the claim back. */
export async function release(tx: Tx, organizationKey: string): Promise<void> {
  await tx.run('duplicates.release', 'MATCH (o:Organization {key: $organizationKey}) REMOVE o.duplicatesClaim', {
    organizationKey,
  });
}

/** The organizations, for what is done for each in turn. */
export const organizationKeys = query<Record<string, never>, { key: string }>(
  'duplicates.organizations',
  'MATCH (o:Organization) RETURN o.key AS key ORDER BY key',
  z.object({ key: z.string() }),
);

const recordRow = z.object({
  key: z.string(),
  typeName: z.string(),
  name: z.string(),
  fields: z.array(z.tuple([z.string(), z.string()])),
  identifiers: z.array(z.string()),
});

/** The records of an organization as they are compared, one after the other. */
export async function* comparedRecords(tx: Tx, organizationKey: string): AsyncGenerator<CandidateRecord> {
  const rows = streamRows(
    tx,
    'duplicates.records',
    `MATCH (e:Entity {organizationKey: $organizationKey}) WHERE e:${LABELS} AND ${COMPARED}
     RETURN e.key AS key, e.typeName AS typeName, e.name AS name,
       [f IN $fields WHERE coalesce(e[f], '') <> '' | [f, toString(e[f])]] AS fields,
       [(e)-[:IDENTIFIED_BY]->(i:Identifier) | i.value] AS identifiers`,
    { organizationKey, fields: COMPARED_FIELDS },
  );
  for await (const row of rows) {
    const { fields, ...record } = recordRow.parse(row);
    yield { ...record, fields: Object.fromEntries(fields) };
  }
}

const pairCell = z.object({ key: z.string(), score: z.number(), reasons: z.string(), isDecided: z.boolean() });
export type KnownPair = z.infer<typeof pairCell>;

/** The pairs that are kept of an organization, and those that somebody decided not to be one. */
export const knownPairs = query<{ organizationKey: string }, KnownPair>(
  'duplicates.known',
  `MATCH (p:DuplicatePair {organizationKey: $organizationKey})
   RETURN p.key AS key, coalesce(p.score, 0.0) AS score, coalesce(p.reasons, '') AS reasons, p.decidedAt IS NOT NULL AS isDecided`,
  pairCell,
);

export interface PairRow extends Record<string, unknown> {
  key: string;
  a: string;
  b: string;
  score: number;
  /** JSON. */
  reasons: string;
}

/** Keeps pairs. */
export async function keepPairs(tx: Tx, organizationKey: string, rows: readonly PairRow[]): Promise<void> {
  await tx.run(
    'duplicates.keep',
    `UNWIND $rows AS row
     MERGE (p:DuplicatePair {key: row.key})
     SET p.organizationKey = $organizationKey, p.a = row.a, p.b = row.b, p.score = row.score, p.reasons = row.reasons`,
    { organizationKey, rows },
  );
}

/** Forgets pairs that are proposed no more; decisions stay. */
export async function dropPairs(tx: Tx, keys: readonly string[]): Promise<void> {
  await tx.run(
    'duplicates.drop',
    'UNWIND $keys AS key MATCH (p:DuplicatePair {key: key}) WHERE p.decidedAt IS NULL DELETE p',
    { keys },
  );
}

/** Says for what records an organization's pairs were found, and when. */
export async function keepMark(tx: Tx, organizationKey: string, mark: string, at: string): Promise<void> {
  await tx.run(
    'duplicates.keepMark',
    'MATCH (o:Organization {key: $organizationKey}) SET o.duplicatesMark = $mark, o.duplicatesAt = $at',
    { organizationKey, mark, at },
  );
}

const side = z.object({
  key: z.string(),
  typeName: z.enum(RECORD_TYPES),
  name: z.string(),
  party: z.enum(PARTIES),
  properties: z.record(z.string(), z.unknown()),
  permission: z.enum(PERMISSIONS).nullable(),
  charts: z.number(),
  chartNames: z.array(z.string()),
});
const reasonShape = z.object({ code: z.enum(CANDIDATE_REASONS), value: z.string().nullable() });
const listRow = z.object({
  key: z.string(),
  score: z.number(),
  reasons: z.string().transform((text) => z.array(reasonShape).parse(JSON.parse(text))),
  decidedAt: z.string().nullable(),
  decidedBy: z.string().nullable(),
  a: side,
  b: side,
});
export type DuplicateRow = z.infer<typeof listRow>;

const SIDE = (
  e: string,
): string => `{key: ${e}.key, typeName: ${e}.typeName, name: ${e}.name, party: coalesce(${e}.party, 'known'),
     properties: properties(${e}), permission: [(${e})<-[h:HAS_ACCESS]-(:User {key: $userKey}) | h.permission][0],
     charts: COUNT { (${e})<-[:CONTAINS]-(:Dataset) },
     chartNames: COLLECT { MATCH (${e})<-[:CONTAINS]-(d:Dataset) WHERE ${CHART_IS_READABLE} RETURN d.name ORDER BY toLower(d.name), d.key LIMIT 2 }}`;
const SEEN = `MATCH (p:DuplicatePair {organizationKey: $ownKey}) WHERE p.score >= 0 AND (p.decidedAt IS NOT NULL) = $decided
   MATCH (a:Entity {key: p.a}), (b:Entity {key: p.b})
   WHERE ($typeName = '' OR a.typeName = $typeName) AND a.typeName = b.typeName
     AND NOT coalesce(a.binned, false) AND NOT coalesce(b.binned, false) AND ${entityIsReadable('a')} AND ${entityIsReadable('b')}`;

type Seen = {
  /** The caller's organization; `organizationKey` is empty where he reads no public charts. */
  ownKey: string;
  organizationKey: string;
  userKey: string;
  decided: boolean;
  typeName: string;
};

/** A page of the pairs of which the user may read both, the likeliest first. */
export const pairPage = query<Seen & { limit: unknown; offset: unknown }, DuplicateRow>(
  'duplicates.page',
  `${SEEN}
   WITH p, a, b ORDER BY p.score DESC, p.key SKIP $offset LIMIT $limit
   RETURN p.key AS key, p.score AS score, coalesce(p.reasons, '[]') AS reasons, p.decidedAt AS decidedAt,
     COLLECT { MATCH (u:User {key: p.decidedBy}) RETURN u.name }[0] AS decidedBy, ${SIDE('a')} AS a, ${SIDE('b')} AS b
   ORDER BY score DESC, key`,
  listRow,
);

/** How many such pairs there are. */
export const pairCount = query<Seen, { count: number }>(
  'duplicates.count',
  `${SEEN} RETURN count(p) AS count`,
  z.object({ count: z.number() }),
);

/** Remembers that two records are not one; of pairs that were never proposed, too. */
export async function decide(
  tx: Tx,
  row: { key: string; organizationKey: string; a: string; b: string; userKey: string; at: string },
): Promise<void> {
  await tx.run(
    'duplicates.decide',
    `MERGE (p:DuplicatePair {key: $key})
     ON CREATE SET p.organizationKey = $organizationKey, p.a = $a, p.b = $b, p.score = 0.0, p.reasons = '[]'
     SET p.decidedAt = $at, p.decidedBy = $userKey`,
    row,
  );
}

/** Takes such a decision back. */
export async function undecide(tx: Tx, key: string): Promise<void> {
  await tx.run('duplicates.undecide', 'MATCH (p:DuplicatePair {key: $key}) REMOVE p.decidedAt, p.decidedBy', { key });
}
