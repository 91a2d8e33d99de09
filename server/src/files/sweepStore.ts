import { z } from 'zod';
import type { Tx } from '../store';
import { int, query } from '../store';

const keyRow = z.object({ key: z.string() });

const claimed = query(
  'files.claimOrphans',
  `MATCH (b:Blob) WHERE b.orphanedAt > 0
   WITH b ORDER BY b.key LIMIT $limit
   SET b._l = 1
   WITH b, b.key AS key, EXISTS { (b)<-[:HAS_BYTES]-() } AS used
   FOREACH (one IN CASE WHEN used THEN [b] ELSE [] END | REMOVE one._l, one.orphanedAt)
   FOREACH (one IN CASE WHEN used THEN [] ELSE [b] END | DELETE one)
   WITH key, used WHERE NOT used
   RETURN key`,
  keyRow,
);

/** Deletes the records of bytes that nothing has any more, under their locks, and gives the keys of the bytes. */
export async function claimOrphans(tx: Tx, limit: number): Promise<string[]> {
  return (await claimed(tx, { limit: int(limit) })).map(({ key }) => key);
}

const known = query<{ keys: string[] }, { key: string }>(
  'files.knownBlobs',
  'UNWIND $keys AS key MATCH (b:Blob {key: key}) RETURN b.key AS key',
  keyRow,
);

/** Those of the keys that some record has. */
export async function knownBlobs(tx: Tx, keys: string[]): Promise<string[]> {
  return (await known(tx, { keys })).map(({ key }) => key);
}

const paged = query(
  'files.blobsAfter',
  'MATCH (b:Blob) WHERE b.key > $after AND b.createdDate <= $until RETURN b.key AS key ORDER BY b.key LIMIT $limit',
  keyRow,
);

/** Keys of the bytes that were kept until a moment, in order, a page of them. */
export async function blobsAfter(tx: Tx, page: { after: string; until: string; limit: number }): Promise<string[]> {
  return (await paged(tx, { ...page, limit: int(page.limit) })).map(({ key }) => key);
}

/** Forgets uploads in phases that have run out. */
export async function dropOldUploads(tx: Tx, now: number): Promise<void> {
  await tx.run('files.dropOldUploads', 'MATCH (u:Upload) WHERE u.expiresAt <= $now DELETE u', { now });
}
