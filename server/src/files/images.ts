import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { keyText } from '@stemma/shared/rules/basic';
import { createHash, randomUUID } from 'node:crypto';
import type { Context } from '../context';
import { requireUser } from '../context';
import { StoredDownload } from '../download';
import { AppError, invalid, notFound, parse } from '../errors';
import { inWorker, TooMuchWork } from '../work/inWorker';
import { Refusal } from '../work/refusal';
import { ringForBytes } from './bell';
import { openBytes } from './download';
import { imageByKey, keepImage } from './imageStore';
import { assertRoom } from './keep';
import { editableOwner, lockedOwner, scopeOf } from './owner';
import type { DrawnPicture } from './picture';
import { mayReadFiles } from './policy';
import { atMostOne } from '../store';

/** A picture of a chart, as it is kept. */
export interface ChartImage {
  key: string;
  /** What `getChartImage` asks for. */
  fullPath: string;
  width: number;
  height: number;
}

const pathOf = (key: string): string => `images/${key}`;

/**
 * Keeps a picture, drawn anew, for a chart or an entity that the caller may edit; one that is there under the key is replaced. Without
 * `entityKey` the picture belongs to the entity or chart whose key it has.
 */
export async function keepChartImage(
  context: Context,
  input: { key: string; entityKey?: string | null | undefined; bytes: Uint8Array | undefined },
): Promise<ChartImage> {
  const caller = requireUser(context);
  const key = parse(keyText, input.key);
  const ownerKey = parse(keyText, input.entityKey ?? key);
  if (!input.bytes?.length) throw invalid(messages.noFileSelected, 'file');
  await editableOwner(context, caller, ownerKey);
  const { bytes, contentType, width, height } = await redrawn(input.bytes);
  const blobKey = randomUUID();
  const source = (async function* () {
    yield bytes;
  })();
  await context.blobs.put(blobKey, source);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  try {
    await context.write(async (tx) => {
      const { organizationKey } = await lockedOwner(tx, caller, ownerKey);
      const known = atMostOne(await imageByKey(tx, { key, ...scopeOf(caller) }));
      if (known && known.ownerKey !== ownerKey) throw notFound();
      await assertRoom(tx, organizationKey, bytes.length);
      const createdDate = new Date().toISOString();
      const size = bytes.length;
      const image = { key, contentType, width, height, size, sha256, createdDate, createdBy: caller.userKey };
      const blob = { key: blobKey, sha256, size, organizationKey, createdDate };
      await keepImage(tx, { ownerKey, image, blob, now: Date.now() });
    });
  } catch (failure) {
    if (failure instanceof AppError) await context.blobs.delete(blobKey);
    throw failure;
  }
  ringForBytes();
  return { key, fullPath: pathOf(key), width, height };
}

/** A picture drawn anew, its longer side at most `sideMax`. Throws `size` for one that is too large, `extension` for what is none. */
export async function redrawn(bytes: Uint8Array, sideMax: number = limits.chartImageSideMax): Promise<DrawnPicture> {
  if (bytes.length > limits.chartImageBytesMax)
    throw new AppError('size', messages.files.pictureTooLarge, { field: 'file' });
  try {
    return await inWorker('redrawPicture', { bytes, sideMax });
  } catch (failure) {
    if (failure instanceof Refusal) {
      throw new AppError(failure.tooLarge ? 'size' : 'extension', failure.message, { field: 'file' });
    }
    if (failure instanceof TooMuchWork) throw new AppError('size', messages.files.pictureTooLarge, { field: 'file' });
    throw failure;
  }
}

/** A picture by its path; throws `notFound` also for one of a chart or entity that the caller may not know of. */
export async function chartImage(context: Context, fullPath: string): Promise<StoredDownload> {
  const caller = requireUser(context);
  const key = parse(keyText, fullPath.slice(fullPath.lastIndexOf('/') + 1));
  const row = atMostOne(await context.read((tx) => imageByKey(tx, { key, ...scopeOf(caller) })));
  if (!row || !mayReadFiles(caller, row)) throw notFound();
  const { blobKey, size, sha256, contentType } = row;
  const fileName = `${key}.${contentType.slice('image/'.length)}`;
  const open: StoredDownload['parts']['open'] = (range) => openBytes(context, blobKey, range);
  return new StoredDownload({ fileName, contentType, size, version: sha256, inline: false, open });
}
