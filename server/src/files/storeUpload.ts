import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { keyText } from '@stemma/shared/rules/basic';
import { fileName } from '@stemma/shared/rules/names';
import { uploadFault } from '@stemma/shared/rules/uploads';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { UserCaller } from '../access/caller';
import type { BlobStore } from '../blobs/types';
import type { Context } from '../context';
import { requireUser } from '../context';
import { AppError, notFound, parse } from '../errors';
import { quotaOf } from '../settings/quota';
import type { Tx } from '../store';
import { atMostOne } from '../store';
import { bounded } from './bounded';
import { inspect } from './content/inspect';
import type { Inspected } from './content/inspect';
import { editableOwner, lockedOwner, readableItems, scopeOf } from './owner';
import { mayEditFiles, folderPath } from './policy';
import type { StoredFile } from './present';
import { presentFile, UNSHARED } from './present';
import { itemsByKey } from './store';
import { blobExists, createFile, endUpload, holdBytes, lockQuota, sameBytes, usedBytes } from './uploadStore';

const admission = z.object({
  entityKey: keyText,
  folder: keyText.or(z.literal('')).nullish(),
  name: fileName,
  size: z.number().int().min(0).optional(),
  type: z.string().max(255).nullish(),
});

export type Admission = z.input<typeof admission>;

/** A file that somebody wants to upload, its name as it will be kept. */
export interface Admitted {
  entityKey: string;
  folder: string;
  name: string;
  /** The file's own key, made by the client, where it is not that of its bytes. */
  key?: string | undefined;
  /** Whether its bytes came by an upload that was written down when it began, under their key, and that may have been given up since. */
  begun?: boolean;
}

/**
 * Decides about an upload before its bytes come: who sends it, its name and type, its size where it is known, and the room that is left.
 * Throws `notFound`, `forbidden`, `extension`, `size`, `quota`, or `invalid` for a name that none can have.
 */
export async function admitUpload(context: Context, input: Admission): Promise<Admitted> {
  const caller = requireUser(context);
  const { entityKey, folder, name, size, type } = parse(admission, input);
  const owner = await editableOwner(context, caller, entityKey);
  const fault = uploadFault({ name, size: size ?? 5000, type });
  if (fault) throw new AppError(fault.code, fault.message, { field: fault.code === 'size' ? 'size' : 'fileName' });
  await context.read((tx) => assertWithinQuota(tx, owner.organizationKey, size ?? 0, false));
  return { entityKey, folder: folder ?? '', name };
}

/**
 * Makes a file of the bytes that lie under `blobKey`: only then does it count. Where its organization keeps the same bytes already, the
 * file has those. Sent again under the file's key it answers with the file that is there.
 * Bytes that are refused, or that another sending was faster with, are deleted; after any other failure it can be tried again.
 */
export async function storeUpload(context: Context, blobKey: string, wanted: Admitted): Promise<StoredFile> {
  const known = await storedUpload(context, wanted.key ?? blobKey);
  try {
    const file = known ?? (await storeBytes(context, blobKey, wanted));
    await dropUnused(context, blobKey);
    return file;
  } catch (failure) {
    if (failure instanceof AppError) await dropUnused(context, blobKey);
    throw failure;
  }
}

/** Takes a file in one piece: admits it, keeps its bytes, makes it a file. */
export async function storeFile(
  context: Context,
  wanted: Admission & { key?: string | undefined },
  bytes: AsyncIterable<Uint8Array>,
): Promise<StoredFile> {
  const admitted = await admitUpload(context, wanted);
  const blobKey = randomUUID();
  const tooLarge = () => new AppError('size', messages.files.tooLarge, { field: 'file' });
  try {
    await context.blobs.put(blobKey, bounded(bytes, limits.uploadBytesMax, tooLarge));
  } catch (failure) {
    await context.blobs.delete(blobKey);
    throw failure;
  }
  return storeUpload(context, blobKey, { ...admitted, key: wanted.key });
}

async function storeBytes(context: Context, blobKey: string, wanted: Admitted): Promise<StoredFile> {
  // Bytes are made to last while they are looked at; of those that are refused nobody asks whether they do.
  const settled = context.blobs.settle(blobKey);
  settled.catch(() => undefined);
  const inspected = await inspect(context.blobs, blobKey, wanted.name);
  await settled;
  const place = { caller: requireUser(context), blobs: context.blobs };
  return context.write((tx) => storeBytesIn(tx, place, blobKey, wanted, inspected));
}

/** Who keeps a file, and where its bytes lie. */
interface Place {
  caller: UserCaller;
  blobs: BlobStore;
}

/** Takes a small file in one piece within another use case's transaction, with the day on which it expires. */
export async function storeFileIn(
  tx: Tx,
  place: Place,
  wanted: Admitted & { expires?: string | undefined },
  bytes: Uint8Array,
): Promise<StoredFile> {
  const blobKey = randomUUID();
  await place.blobs.put(
    blobKey,
    (async function* whole() {
      yield bytes;
    })(),
  );
  return storeBytesIn(tx, place, blobKey, wanted, await inspect(place.blobs, blobKey, wanted.name));
}

/** Holds bytes that the organization keeps already and that are the same, unless they have gone missing; answers with their key. */
async function heldTwin(tx: Tx, blobs: BlobStore, entityKey: string, { sha256, size }: Inspected) {
  const twin = atMostOne(await sameBytes(tx, { key: entityKey, sha256, size }));
  if (!twin || (await blobs.size(twin.key)) !== size) return undefined;
  return atMostOne(await holdBytes(tx, twin))?.key;
}

/** The file that an upload of the caller's became; undefined where it is none yet. */
export async function storedUpload(context: Context, key: string): Promise<StoredFile | undefined> {
  const caller = requireUser(context);
  const [item] = await context.read((tx) => itemsByKey(tx, { keys: [key], ...scopeOf(caller) }));
  if (!item) return undefined;
  const [readable] = await context.read((tx) => readableItems(tx, caller, [key]));
  if (readable?.file?.createdBy !== caller.userKey) throw notFound();
  return presentFile(readable.file, [], mayEditFiles(caller, readable));
}

async function storeBytesIn(
  tx: Tx,
  { caller, blobs }: Place,
  blobKey: string,
  wanted: Admitted & { expires?: string | undefined },
  inspected: Inspected,
): Promise<StoredFile> {
  const owner = await lockedOwner(tx, caller, wanted.entityKey);
  const key = wanted.key ?? blobKey;
  const [known] = await itemsByKey(tx, { keys: [key], ...scopeOf(caller) });
  if (known && known.ownerKey !== wanted.entityKey) throw notFound();
  if (known?.file) return presentFile(known.file, folderPath(owner.tree, known.file.folder), true);
  if (wanted.begun && !atMostOne(await endUpload(tx, { key: blobKey }))) throw notFound();
  const { sha256, size, contentType, preview } = inspected;
  // The same content that comes several times at once is kept once too.
  await lockQuota(tx, owner.organizationKey);
  const held = await heldTwin(tx, blobs, wanted.entityKey, inspected);
  if (held === undefined) await assertWithinQuota(tx, owner.organizationKey, size, false);
  // A folder that was deleted while the bytes came is no reason to lose them.
  const folder = owner.tree.has(wanted.folder) ? wanted.folder : '';
  const createdDate = new Date().toISOString();
  const dated = wanted.expires === undefined ? {} : { expires: wanted.expires };
  const file = { key, name: wanted.name, folder, size, sha256, contentType, preview, createdDate, ...dated };
  const blob = { key: held ?? blobKey, sha256, size, organizationKey: owner.organizationKey, createdDate };
  const saved = { ownerKey: wanted.entityKey, userKey: caller.userKey, file, blob };
  const createdByName = await createFile(tx, saved);
  const shown = { expires: null, ...file, ...UNSHARED, createdBy: caller.userKey, createdByName };
  return presentFile(shown, folderPath(owner.tree, folder), true);
}

/** Throws `quota` where an organization has no room for so many more bytes. */
export async function assertWithinQuota(tx: Tx, organizationKey: string, bytes: number, locking = true): Promise<void> {
  const quota = await quotaOf(tx, organizationKey);
  if (quota === null) return;
  if (locking) await lockQuota(tx, organizationKey);
  const used = await usedBytes(tx, organizationKey);
  if (used + bytes > quota.bytes) throw new AppError('quota', messages.files.quota(quota.megabytes));
}

/** Deletes bytes that became no file's, and what tus kept of the upload. */
async function dropUnused(context: Context, blobKey: string): Promise<void> {
  if (!(await context.read((tx) => blobExists(tx, blobKey)))) await context.blobs.delete(blobKey);
  await context.blobs.forgetUpload(blobKey);
}
