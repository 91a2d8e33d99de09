import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { keyText } from '@stemma/shared/rules/basic';
import { createHash, randomUUID } from 'node:crypto';
import type { UserCaller } from '../access/caller';
import type { Context } from '../context';
import { requireUser } from '../context';
import { StoredDownload } from '../download';
import { AppError, forbidden, invalid, notFound, parse } from '../errors';
import { inWorker, TooMuchWork } from '../work/inWorker';
import { Refusal } from '../work/refusal';
import { blobsDropped } from './blobsDropped';
import { openBytes } from './download';
import { giveImages, imageByKey, imagesFor, saveImage } from './imageStore';
import { assertWithinQuota } from './storeUpload';
import { editableOwner, lockedOwner, scopeOf } from './owner';
import type { DrawnPicture } from './picture';
import { mayEditFiles, mayReadFiles } from './policy';
import type { Tx } from '../store';

/** A picture of a chart, as it is kept. */
export interface ChartImage {
  key: string;
  /** What `getChartImage` asks for. */
  fullPath: string;
  width: number;
  height: number;
}

const pathOf = (key: string): string => `images/${key}`;
const keyOfPath = (fullPath: string): string => fullPath.slice(fullPath.lastIndexOf('/') + 1);

/**
 * Keeps a picture, drawn anew, for a chart or an entity that the caller may edit; one that is there under the key is replaced. Without
 * `entityKey` the picture belongs to the entity or chart whose key it has.
 */
export async function saveChartImage(
  context: Context,
  input: { key: string; entityKey?: string | null | undefined; bytes: Uint8Array | undefined },
): Promise<ChartImage> {
  const caller = requireUser(context);
  const key = parse(keyText, input.key);
  const ownerKey = parse(keyText, input.entityKey ?? key);
  if (!input.bytes?.length) throw invalid(messages.noFileSelected, 'file');
  await editableOwner(context, caller, ownerKey);
  const { bytes, contentType, width, height } = await redrawn(requireUser(context).userKey, input.bytes);
  const blobKey = randomUUID();
  const source = (async function* () {
    yield bytes;
  })();
  await context.blobs.put(blobKey, source);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  try {
    await context.write(async (tx) => {
      const { organizationKey } = await lockedOwner(tx, caller, ownerKey);
      await assertOwn(tx, caller, key, ownerKey);
      await assertWithinQuota(tx, organizationKey, bytes.length);
      const createdDate = new Date().toISOString();
      const size = bytes.length;
      const image = { key, contentType, width, height, size, sha256, createdDate, createdBy: caller.userKey };
      const blob = { key: blobKey, sha256, size, organizationKey, createdDate };
      await saveImage(tx, { ownerKey, image, blob, now: Date.now() });
    });
  } catch (failure) {
    if (failure instanceof AppError) await context.blobs.delete(blobKey);
    throw failure;
  }
  blobsDropped.emit();
  return { key, fullPath: pathOf(key), width, height };
}

/** A picture is put in the place of another only where the caller may edit all that have it. */
async function assertOwn(tx: Tx, caller: UserCaller, key: string, ownerKey: string): Promise<void> {
  const rows = await imageByKey(tx, { key, ...scopeOf(caller) });
  if (rows.length === 0) return;
  if (!rows.some((row) => row.ownerKey === ownerKey)) throw notFound();
  if (!rows.every((row) => mayEditFiles(caller, row))) throw forbidden();
}

/**
 * Lets a chart have the pictures that `sources` of what comes onto it name, so that they stay with it whatever becomes of the chart they
 * came from. Those that the caller may not see do not come along.
 */
export async function bringImages(
  tx: Tx,
  caller: UserCaller,
  chartKey: string,
  sources: readonly string[],
): Promise<void> {
  const keys = [...new Set(sources.map(keyOfPath))].filter((key) => keyText.safeParse(key).success);
  if (keys.length === 0) return;
  const rows = await imagesFor(tx, { keys, chartKey, ...scopeOf(caller) });
  const readable = rows.filter((row) => mayReadFiles(caller, row)).map(({ key }) => key);
  if (readable.length > 0) await giveImages(tx, chartKey, readable);
}

/** A picture of a user (`owner`) drawn anew, its longer side at most `sideMax`. Throws `size` for one that is too large, `extension` for what is none. */
export async function redrawn(
  owner: string,
  bytes: Uint8Array,
  sideMax: number = limits.chartImageSideMax,
): Promise<DrawnPicture> {
  if (bytes.length > limits.chartImageBytesMax)
    throw new AppError('size', messages.files.pictureTooLarge, { field: 'file' });
  try {
    return await inWorker(owner, 'redrawPicture', { bytes, sideMax });
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
  const key = parse(keyText, keyOfPath(fullPath));
  const rows = await context.read((tx) => imageByKey(tx, { key, ...scopeOf(caller) }));
  const row = rows.find((one) => mayReadFiles(caller, one));
  if (!row) throw notFound();
  const { blobKey, size, sha256, contentType } = row;
  const fileName = `${key}.${contentType.slice('image/'.length)}`;
  const open: StoredDownload['parts']['open'] = (range) => openBytes(context, blobKey, range);
  return new StoredDownload({ fileName, contentType, size, version: sha256, inline: false, open });
}
