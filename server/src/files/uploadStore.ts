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

/** Takes an organization's lock on its room for files, so that two uploads do not share what is left. */
export async function lockRoom(tx: Tx, organizationKey: string): Promise<void> {
  const cypher = 'MATCH (o:Organization {key: $organizationKey}) SET o._files = 1 REMOVE o._files';
  await tx.run('files.lockRoom', cypher, { organizationKey });
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
   CREATE (o)-[:HAS_FILE]->(f:File)-[:HAS_BYTES]->(b:Blob)
   SET b = $blob, f = $file, f.createdBy = u.key, f.createdByName = u.name
   RETURN u.name AS name`,
  z.object({ name: z.string() }),
);

/** Keeps a new file with its bytes; answers with the name of its maker. */
export async function createFile(
  tx: Tx,
  kept: { ownerKey: string; userKey: string; file: Record<string, unknown>; blob: Record<string, unknown> },
): Promise<string> {
  const { ownerKey, ...rest } = kept;
  return one(await created(tx, { key: ownerKey, ...rest })).name;
}

const uploadRow = z.object({
  key: z.string(),
  entityKey: z.string(),
  folder: z.string(),
  name: z.string(),
  size: z.number(),
  fileKey: z.string(),
});
export type UploadRow = z.infer<typeof uploadRow>;

/** Keeps what an upload in phases will be. */
export async function createUpload(tx: Tx, upload: UploadRow & { userKey: string; expiresAt: number }): Promise<void> {
  await tx.run('files.createUpload', 'CREATE (u:Upload) SET u = $upload', { upload });
}

/** An upload in phases that a user began and that has not run out. */
export const uploadByKey = query<{ key: string; userKey: string; now: number }, UploadRow>(
  'files.upload',
  `MATCH (u:Upload {key: $key}) WHERE u.userKey = $userKey AND u.expiresAt > $now
   RETURN u.key AS key, u.entityKey AS entityKey, u.folder AS folder, u.name AS name, u.size AS size, u.fileKey AS fileKey`,
  uploadRow,
);

/** Forgets an upload in phases. */
export async function deleteUpload(tx: Tx, params: { key: string }): Promise<void> {
  await tx.run('files.deleteUpload', 'MATCH (u:Upload {key: $key}) DELETE u', params);
}
