import { ENTITY_TYPES } from '@stemma/shared/entities/typeNames';
import { z } from 'zod';
import type { Tx } from '../store';
import { query } from '../store';

/** What is kept of a merge for as long as it can be undone. */
export interface MergeEntry {
  key: string;
  organizationKey: string;
  keptKey: string;
  /** What the record that stays was called. */
  keptName: string;
  otherKey: string;
  otherName: string;
  otherTypeName: string;
  at: string;
  by: string;
  /** ISO time. */
  expiresAt: string;
  /** Who was Co-Owner of the old record: they may undo it, and are told of it. */
  owners: string[];
  /** How many charts changed, and on how many the old record stays. */
  charts: number;
  chartsLeft: number;
  json: string;
  /** What the call was answered, as JSON, for whoever sends it again. */
  answer: string;
}

/** Keeps a merge. */
export async function keepMerge(tx: Tx, entry: MergeEntry): Promise<void> {
  await tx.run('merging.keep', 'CREATE (m:Merge) SET m = $entry', { entry });
}

/** What a user was told when he made the same merge, by which the old record went; no row where he did not. */
export const mergeDone = query<{ keptKey: string; otherKey: string; userKey: string }, { answer: string }>(
  'merging.done',
  `MATCH (:MergedKey {key: $otherKey, into: $keptKey})
   MATCH (o:Organization)<-[:MEMBER_OF]-(:User {key: $userKey})
   MATCH (m:Merge {organizationKey: o.key, keptKey: $keptKey, otherKey: $otherKey, by: $userKey})
   RETURN m.answer AS answer`,
  z.object({ answer: z.string() }),
);

/** Makes the old key answer for the record that was kept, and those that led to it. Answers which did. */
export const keepKeys = query<
  {
    keptKey: string;
    otherKey: string;
    organizationKey: string;
    recordKey: string | null;
  },
  { key: string }
>(
  'merging.keepKeys',
  `CREATE (m:MergedKey {key: $otherKey, into: $keptKey, organizationKey: $organizationKey, recordKey: $recordKey})
   WITH m
   MATCH (a:MergedKey {into: $otherKey})
   SET a.into = $keptKey
   RETURN a.key AS key`,
  z.object({ key: z.string() }),
);

/** Makes the old key its own again, and those that led to it lead there. */
export async function dropKeys(tx: Tx, otherKey: string, aliases: readonly string[]): Promise<void> {
  await tx.run('merging.dropKey', 'MATCH (m:MergedKey {key: $otherKey}) DELETE m', { otherKey });
  await tx.run('merging.turnKeys', 'UNWIND $aliases AS key MATCH (m:MergedKey {key: key}) SET m.into = $otherKey', {
    otherKey,
    aliases,
  });
}

/** Says that the keys of an organization's records have changed. */
export async function stampKeys(tx: Tx, organizationKey: string): Promise<void> {
  await tx.run(
    'merging.stamp',
    'MATCH (o:Organization {key: $organizationKey}) SET o.mergeStamp = coalesce(o.mergeStamp, 0) + 1',
    { organizationKey },
  );
}

/** Where old keys of an organization lead. */
export const mergedKeys = query<{ organizationKey: string }, { key: string; into: string }>(
  'merging.keys',
  'MATCH (m:MergedKey {organizationKey: $organizationKey}) RETURN m.key AS key, m.into AS into',
  z.object({ key: z.string(), into: z.string() }),
);

/** Where one old key leads. */
export const mergedInto = query<{ key: string }, { into: string }>(
  'merging.into',
  'MATCH (m:MergedKey {key: $key}) RETURN m.into AS into',
  z.object({ into: z.string() }),
);

const mergeRow = z.object({
  key: z.string(),
  organizationKey: z.string(),
  keptKey: z.string(),
  otherKey: z.string(),
  expiresAt: z.string(),
  owners: z.array(z.string()),
  json: z.string(),
});
export type StoredMerge = z.infer<typeof mergeRow>;

/** A merge by its key, under its lock. */
export const lockMerge = query<{ key: string }, StoredMerge>(
  'merging.lock',
  `MATCH (locked:Merge {key: $key}) SET locked._l = 1 REMOVE locked._l
   WITH 1 AS one MATCH (m:Merge {key: $key})
   RETURN m.key AS key, m.organizationKey AS organizationKey, m.keptKey AS keptKey, m.otherKey AS otherKey,
     m.expiresAt AS expiresAt, m.owners AS owners, m.json AS json`,
  mergeRow,
);

/** Forgets a merge. */
export async function dropMerge(tx: Tx, key: string): Promise<void> {
  await tx.run('merging.drop', 'MATCH (m:Merge {key: $key}) DELETE m', { key });
}

const listRow = z.object({
  key: z.string(),
  keptKey: z.string(),
  keptName: z.string(),
  otherKey: z.string(),
  otherName: z.string(),
  typeName: z.enum(ENTITY_TYPES),
  at: z.string(),
  byName: z.string(),
  expiresAt: z.string(),
  charts: z.number(),
  chartsLeft: z.number(),
});
export type MergeListRow = z.infer<typeof listRow>;

/** The merges that a user may undo, latest first: he is Co-Owner of the record that was kept and was of the other. */
export const mergesOf = query<
  { userKey: string; organizationKey: string; entityKey: string | null; now: string; limit: unknown },
  MergeListRow
>(
  'merging.list',
  `MATCH (m:Merge {organizationKey: $organizationKey})
   WHERE m.expiresAt > $now AND $userKey IN m.owners AND ($entityKey IS NULL OR m.keptKey = $entityKey)
   OPTIONAL MATCH (k:Entity {key: m.keptKey})
   WITH m, k WHERE k IS NULL OR EXISTS { (k)<-[:HAS_ACCESS {permission: 'Co-Owner'}]-(:User {key: $userKey}) }
   RETURN m.key AS key, m.keptKey AS keptKey, coalesce(k.name, m.keptName, m.otherName) AS keptName, m.otherKey AS otherKey, m.otherName AS otherName,
     m.otherTypeName AS typeName, m.at AS at, coalesce(COLLECT { MATCH (u:User {key: m.by}) RETURN u.name }[0], '') AS byName,
     m.expiresAt AS expiresAt, m.charts AS charts, m.chartsLeft AS chartsLeft
   ORDER BY at DESC, key LIMIT $limit`,
  listRow,
);

/** Forgets some merges that can be undone no more; answers how many. */
export const dropExpired = query<{ now: string; limit: unknown }, { count: number }>(
  'merging.dropExpired',
  'MATCH (m:Merge) WHERE m.expiresAt <= $now WITH m LIMIT $limit DELETE m RETURN count(*) AS count',
  z.object({ count: z.number() }),
);
