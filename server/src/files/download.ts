import { messages } from '@stemma/shared/messages';
import type { Readable } from 'node:stream';
import type { ByteRange } from '../blobs/types';
import { BytesMissing } from '../blobs/types';
import type { Context } from '../context';
import { requireUser } from '../context';
import { StoredDownload } from '../download';
import { AppError, notFound } from '../errors';
import { readableItems } from './owner';
import type { FileRow } from './store';

/** A file and where its bytes are; throws `notFound` also for one that the caller may not know of. */
async function readableFile(context: Context, key: string): Promise<FileRow & { blobKey: string }> {
  const caller = requireUser(context);
  const [item] = await context.read((tx) => readableItems(tx, caller, [key]));
  if (!item?.file || item.blobKey === null) throw notFound();
  return { ...item.file, blobKey: item.blobKey };
}

/** The bytes of a file, to be saved; or to be shown, where they were recognised as a picture or a document that can run nothing. */
export async function downloadFile(context: Context, key: string, show = false): Promise<StoredDownload> {
  const { name, contentType, size, sha256, preview, blobKey } = await readableFile(context, key);
  return new StoredDownload({
    fileName: name,
    contentType,
    size,
    version: sha256,
    inline: show && preview !== null,
    open: (range) => openBytes(context, blobKey, range),
  });
}

/** Whether there is a file of that key that the caller may read, and its bytes. */
export async function bytesExist(context: Context, key: string): Promise<boolean> {
  try {
    const { blobKey } = await readableFile(context, key);
    return (await context.blobs.size(blobKey)) !== undefined;
  } catch (failure) {
    if (failure instanceof AppError && failure.code === 'notFound') return false;
    throw failure;
  }
}

/** Opens stored bytes; throws `notFound` with words of its own where they are gone. */
export async function openBytes(context: Context, blobKey: string, range?: ByteRange): Promise<Readable> {
  try {
    return await context.blobs.read(blobKey, range);
  } catch (failure) {
    if (failure instanceof BytesMissing) throw new AppError('notFound', messages.files.gone);
    throw failure;
  }
}
