import { sentence } from '@stemma/shared/language/sentence';
import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { randomUUID } from 'node:crypto';
import type { BlobPart } from '../blobs/types';
import { BytesMissing, PartSentAgain } from '../blobs/types';
import type { Context } from '../context';
import { requireUser } from '../context';
import { AppError, invalid, notFound } from '../errors';
import { atMostOne } from '../store';
import { bounded } from './bounded';
import type { Admission } from './storeUpload';
import { admitUpload, storeUpload, storedUpload } from './storeUpload';
import type { StoredFile } from './present';
import { beginUpload, forgetUpload } from './unfinished';
import type { UploadRow } from './uploadStore';
import { uploadByKey } from './uploadStore';

/** Begins an upload in phases: chunks of `chunk` bytes may then come in any order, several at once (SPEC §7.6). */
export async function startUpload(
  context: Context,
  wanted: Admission & { size: number; key?: string | null | undefined },
): Promise<{ upload: string; chunk: number }> {
  const admitted = await admitUpload(context, wanted);
  const key = randomUUID();
  await context.blobs.beginParts(key);
  await beginUpload(context, { key, ...admitted, size: wanted.size, fileKey: wanted.key ?? key, way: 'phases' });
  return { upload: key, chunk: limits.uploadChunkBytes };
}

/** Keeps a chunk of an upload, at a multiple of the size of chunks; sent again it takes the place of the one that is there. */
export async function takeChunk(
  context: Context,
  upload: string,
  offset: number,
  chunk: AsyncIterable<Uint8Array>,
): Promise<void> {
  const { size } = await ownUpload(context, upload);
  if (!Number.isSafeInteger(offset) || offset < 0 || offset >= size)
    throw invalid(messages.files.notTheSize, 'start_offset');
  if (offset % limits.uploadChunkBytes !== 0) throw invalid(messages.files.notAChunk, 'start_offset');
  const most = Math.min(limits.uploadChunkBytes, size - offset);
  const tooLong = () => new AppError('size', messages.files.notTheSize, { field: 'chunk' });
  await orBeingFinished(() => context.blobs.putPart(upload, offset, bounded(chunk, most, tooLong)));
}

/** Which bytes of an upload have come: its parts in order. */
export async function arrivedParts(context: Context, upload: string): Promise<BlobPart[]> {
  await ownUpload(context, upload);
  return sorted(await context.blobs.parts(upload));
}

/** Makes a file of an upload whose chunks have all come. Sent again it answers with the file that is there. */
export async function finishUpload(context: Context, upload: string): Promise<StoredFile> {
  const row = await ownUpload(context, upload);
  const known = await storedUpload(context, row.fileKey);
  if (known) return known;
  await orBeingFinished(() => context.blobs.joinParts(upload, (parts) => assertWhole(sorted(parts), row.size)));
  const file = await orEnded(context, upload, () =>
    storeUpload(context, upload, { ...row, key: row.fileKey, begun: true }),
  );
  await context.blobs.deleteParts(upload);
  return file;
}

/** Gives an upload up, with all that has come of it. */
export async function abandonUpload(context: Context, upload: string): Promise<void> {
  await ownUpload(context, upload);
  await forget(context, upload);
}

async function ownUpload(context: Context, key: string): Promise<UploadRow> {
  const { userKey } = requireUser(context);
  const row = atMostOne(await context.read((tx) => uploadByKey(tx, { key, userKey, now: Date.now() })));
  if (!row) throw notFound();
  return row;
}

/** An upload that somebody finishes at this moment has no place for its parts. */
async function orBeingFinished(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (failure) {
    if (failure instanceof BytesMissing) throw new AppError('conflict', messages.files.incomplete);
    if (failure instanceof PartSentAgain) throw new AppError('conflict', messages.files.sentAgain);
    throw failure;
  }
}

/** What is refused has lost its bytes, so its upload ends; one that is finished twice at once finds none then. */
async function orEnded(context: Context, upload: string, store: () => Promise<StoredFile>): Promise<StoredFile> {
  try {
    return await store();
  } catch (failure) {
    if (failure instanceof BytesMissing) throw new AppError('conflict', messages.files.incomplete);
    if (failure instanceof AppError) await forget(context, upload);
    throw failure;
  }
}

async function forget(context: Context, upload: string): Promise<void> {
  await forgetUpload(context, upload);
  await context.blobs.deleteParts(upload);
}

function sorted(parts: BlobPart[]): BlobPart[] {
  return parts.sort((a, b) => a.offset - b.offset);
}

function assertWhole(parts: readonly BlobPart[], size: number): void {
  let end = 0;
  for (const part of parts) {
    if (part.offset !== end) break;
    end += part.size;
  }
  if (end !== size)
    throw new AppError('conflict', messages.files.incomplete, {
      reason: sentence('The bytes from {end} are missing.', { end }),
    });
}
