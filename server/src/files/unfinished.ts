import { limits } from '@stemma/shared/limits';
import type { Context } from '../context';
import { requireUser } from '../context';
import type { UnfinishedRow, UploadRow } from './uploadStore';
import { createUpload, deleteUploads, lockUploads, unfinishedUploads } from './uploadStore';

/**
 * Writes down that a caller's upload has begun. All that is on its way of one user has at most `unfinishedUploadBytesMax` bytes: the
 * uploads that began first are given up for the new one, so that nobody fills the disk with what never becomes a file.
 */
export async function beginUpload(context: Context, upload: UploadRow & Pick<UnfinishedRow, 'way'>): Promise<void> {
  const { userKey } = requireUser(context);
  // An upload by tus ends by the clock of tus; what is known of it here outlasts that.
  const begunAt = Date.now();
  const expiresAt = begunAt + limits.uploadExpiry * (upload.way === 'tus' ? 2 : 1);
  const givenUp = await context.write(async (tx) => {
    await lockUploads(tx, { userKey });
    await createUpload(tx, { ...upload, userKey, begunAt, expiresAt });
    const rows = await unfinishedUploads(tx, { userKey, now: begunAt });
    const crowded = crowdedOut(rows, limits.unfinishedUploadBytesMax);
    await deleteUploads(
      tx,
      crowded.map(({ key }) => key),
    );
    return crowded;
  });
  for (const row of givenUp) await dropBytes(context, row);
}

/** Forgets an upload that its sender gave up. */
export async function forgetUpload(context: Context, key: string): Promise<void> {
  await context.write((tx) => deleteUploads(tx, [key]), { writes: 'essential' });
}

/** Which of a user's uploads, the newest first, are more than there is room for; the newest always has room. */
export function crowdedOut<T extends { size: number }>(newestFirst: readonly T[], most: number): T[] {
  let bytes = 0;
  return newestFirst.filter(({ size }, index) => {
    const fits = index === 0 || bytes + size <= most;
    if (fits) bytes += size;
    return !fits;
  });
}

/** Nobody makes a file of these bytes any more, as their upload is not known any more. */
async function dropBytes({ blobs }: Context, { key, way }: UnfinishedRow): Promise<void> {
  if (way === 'phases') await blobs.deleteParts(key);
  else await blobs.tus.remove(key).catch(() => undefined);
}
