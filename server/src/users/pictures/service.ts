import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { keyText } from '@stemma/shared/rules/basic';
import { createHash, randomUUID } from 'node:crypto';
import type { Context } from '../../context';
import { requireUser } from '../../context';
import { StoredDownload } from '../../download';
import { AppError, invalid, notFound, parse } from '../../errors';
import { blobsDropped } from '../../files/blobsDropped';
import { openBytes } from '../../files/download';
import { redrawn } from '../../files/images';
import { assertWithinQuota } from '../../files/storeUpload';
import { atMostOne } from '../../store';
import { mayKnowUser } from '../policy';
import { dropPicture, savePicture, pictureByKey } from './store';

/** Where a picture is to be had, below /api/. */
export const picturePath = (key: string): string => `users/picture/${key}`;

/** Keeps the caller's picture, drawn anew, in place of the one before. Answers its path: each picture has one of its own. */
export async function saveOwnPicture(context: Context, sent: Uint8Array | undefined): Promise<{ image: string }> {
  const { userKey, organizationKey } = requireUser(context);
  if (!sent?.length) throw invalid(messages.noFileSelected, 'file');
  const { bytes, contentType } = await redrawn(requireUser(context).userKey, sent, limits.userPictureSideMax);
  const [key, blobKey] = [randomUUID(), randomUUID()];
  const source = (async function* () {
    yield bytes;
  })();
  await context.blobs.put(blobKey, source);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const size = bytes.length;
  try {
    await context.write(async (tx) => {
      await assertWithinQuota(tx, organizationKey, size);
      const createdDate = new Date().toISOString();
      const picture = { key, contentType, size, sha256, createdDate };
      const blob = { key: blobKey, sha256, size, organizationKey, createdDate };
      await savePicture(tx, { userKey, picture, blob }, Date.now());
    });
  } catch (failure) {
    if (failure instanceof AppError) await context.blobs.delete(blobKey);
    throw failure;
  }
  blobsDropped.emit();
  return { image: picturePath(key) };
}

/** Takes the caller's picture away, where he has one. */
export async function dropOwnPicture(context: Context): Promise<void> {
  const { userKey } = requireUser(context);
  await context.write((tx) => dropPicture(tx, userKey, Date.now()), { writes: 'essential' });
  blobsDropped.emit();
}

/** A user's picture, for those who may know of him; throws `notFound` for everyone else. */
export async function userPicture(context: Context, id: string): Promise<StoredDownload> {
  const caller = requireUser(context);
  const key = parse(keyText, id);
  const row = atMostOne(await context.read((tx) => pictureByKey(tx, { key })));
  if (!row || !mayKnowUser(caller, { key: row.userKey, organizationKey: row.organizationKey })) throw notFound();
  const { blobKey, size, sha256, contentType } = row;
  const fileName = `${key}.${contentType.slice('image/'.length)}`;
  const open: StoredDownload['parts']['open'] = (range) => openBytes(context, blobKey, range);
  return new StoredDownload({ fileName, contentType, size, version: sha256, inline: false, open });
}
