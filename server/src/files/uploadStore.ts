import { z } from 'zod';
import type { Tx } from '../store';
import { one, query } from '../store';
import { OWNER } from './store';

const usedRow = query<{ organizationKey: string }, { bytes: number }>(
  'files.used',
  'MATCH (b:Blob {organizationKey: $organizationKey}) WHERE b.orphanedAt IS NULL RETURN sum(b.size) AS bytes',
  z.object({ bytes: z.number() }),
);

/** The bytes that an organization's files take, copies once. */
export async function usedBytes(tx: Tx, organizationKey: string): Promise<number> {
  return one(await usedRow(tx, { organizationKey })).bytes;
}

/** Takes an organization's lock on its quota of files, so that two uploads do not share what is left. */
export async function lockQuota(tx: Tx, organizationKey: string): Promise<void> {
  const cypher = 'MATCH (o:Organization {key: $organizationKey}) SET o._files = 1 REMOVE o._files';
  await tx.run('files.lockQuota', cypher, { organizationKey });
}

const blobRow = query<{ key: string }, { key: string }>(
  'files.blob',
  'MATCH (b:Blob {key: $key}) RETURN b.key AS key',
  z.object({ key: z.string() }),
);

/** Whether some record has bytes of this key. */
export async function blobExists(tx: Tx, key: string): Promise<boolean> {
  return (await blobRow(tx, { key })).length > 0;
}

const created = query(
  'files.create',
  `${OWNER}
   MATCH (u:User {key: $userKey})
   MERGE (b:Blob {key: $blob.key})
   ON CREATE SET b = $blob
   CREATE (o)-[:HAS_FILE]->(f:File)-[:HAS_BYTES]->(b)
   SET f = $file, f.createdBy = u.key, f.createdByName = u.name
   RETURN u.name AS name`,
  z.object({ name: z.string() }),
);

/** Keeps a new file with its bytes, which may be those of other files too; answers with the name of its maker. */
export async function createFile(
  tx: Tx,
  saved: {
    ownerKey: string;
    userKey: string;
    file: Record<string, unknown>;
    blob: { key: string } & Record<string, unknown>;
  },
): Promise<string> {
  const { ownerKey, ...rest } = saved;
  return one(await created(tx, { key: ownerKey, ...rest })).name;
}

/** Bytes that an organization keeps already and that are the same, for files of an entity or chart. */
export const sameBytes = query<{ key: string; sha256: string; size: number }, { key: string }>(
  'files.sameBytes',
  `${OWNER}
   MATCH (b:Blob {organizationKey: o.organizationKey, sha256: $sha256})
   WHERE b.size = $size AND b.orphanedAt IS NULL
   RETURN b.key AS key ORDER BY key LIMIT 1`,
  z.object({ key: z.string() }),
);

/** Takes the lock of bytes that are kept, so that nobody drops them; no row where they have gone. */
export const holdBytes = query<{ key: string }, { key: string }>(
  'files.holdBytes',
  // Who waited for the lock of what was deleted meanwhile has a node without properties.
  `MATCH (b:Blob {key: $key}) SET b._l = 1 REMOVE b._l, b.orphanedAt
   WITH b.key AS key WHERE key IS NOT NULL
   RETURN key`,
  z.object({ key: z.string() }),
);

const uploadRow = z.object({
  key: z.string(),
  entityKey: z.string(),
  folder: z.string(),
  name: z.string(),
  size: z.number(),
  fileKey: z.string(),
});
export type UploadRow = z.infer<typeof uploadRow>;

/** Keeps what an upload on its way will be. */
export async function createUpload(
  tx: Tx,
  upload: UploadRow & { way: UnfinishedRow['way']; userKey: string; begunAt: number; expiresAt: number },
): Promise<void> {
  await tx.run('files.createUpload', 'CREATE (u:Upload) SET u = $upload', { upload });
}

/** An upload in phases that a user began and that has not run out. */
export const uploadByKey = query<{ key: string; userKey: string; now: number }, UploadRow>(
  'files.upload',
  `MATCH (u:Upload {key: $key}) WHERE u.userKey = $userKey AND u.expiresAt > $now AND u.way = 'phases'
   RETURN u.key AS key, u.entityKey AS entityKey, u.folder AS folder, u.name AS name, u.size AS size, u.fileKey AS fileKey`,
  uploadRow,
);

const unfinishedRow = z.object({ key: z.string(), size: z.number(), way: z.enum(['phases', 'tus']) });
export type UnfinishedRow = z.infer<typeof unfinishedRow>;

/** A user's uploads that are no files yet, the newest first. */
export const unfinishedUploads = query<{ userKey: string; now: number }, UnfinishedRow>(
  'files.unfinished',
  `MATCH (u:Upload {userKey: $userKey}) WHERE u.expiresAt > $now AND u.done IS NULL
   RETURN u.key AS key, u.size AS size, u.way AS way ORDER BY u.begunAt DESC, u.key`,
  unfinishedRow,
);

/** Takes a user's lock on his uploads, so that two that begin at once see each other. */
export async function lockUploads(tx: Tx, params: { userKey: string }): Promise<void> {
  await tx.run('files.lockUploads', 'MATCH (u:User {key: $userKey}) SET u._uploads = 1 REMOVE u._uploads', params);
}

/** Says that an upload becomes a file in this transaction; no row where it has been given up. */
export const endUpload = query<{ key: string }, { key: string }>(
  'files.endUpload',
  'MATCH (u:Upload {key: $key}) SET u.done = true RETURN u.key AS key',
  z.object({ key: z.string() }),
);

/** Forgets uploads. */
export async function deleteUploads(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await tx.run('files.deleteUploads', 'UNWIND $keys AS key MATCH (u:Upload {key: key}) DELETE u', { keys });
}
