import { limits } from '@stemma/shared/limits';
import { registerMessages } from '@stemma/shared/messages/registers';
import { editionDay } from '@stemma/shared/registers';
import { randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { record } from '../audit/service';
import type { Context } from '../context';
import { requireUser } from '../context';
import { AppError, parse } from '../errors';
import { bounded } from '../files/bounded';
import { assertWithinQuota } from '../files/storeUpload';
import type { Tx } from '../store';
import { editionWaiting } from './waiting';
import type { PresentedRegister } from './present';
import { getRegister, managedRegister } from './service';
import * as store from './store';

const shape = z.object({
  registerKey: z.string().min(1).max(limits.keyMax),
  name: z.string().max(1000),
  day: editionDay,
  size: z.number().int().min(0).nullish(),
});

/** A file that somebody wants to fill a register with. */
export interface EditionFile {
  registerKey: string;
  name: string;
  /** ISO day of what it says; today's where it is missing. */
  day?: string | null | undefined;
  /** Bytes, where they are known before they come. */
  size?: number | null | undefined;
}

/**
 * Decides about a register's file before its bytes come. Throws `notFound`, `forbidden`, `conflict` while another is loaded, `size`,
 * `quota`.
 */
export async function admitEdition(context: Context, input: EditionFile): Promise<void> {
  const caller = requireUser(context);
  const { registerKey, size, day } = parse(shape, input);
  if (size != null && size > limits.registerBytesMax) throw new AppError('size', registerMessages.tooLarge);
  if (size === 0) throw new AppError('size', registerMessages.empty);
  await context.read(async (tx) => {
    const { organizationKey } = await managedRegister(tx, caller, registerKey);
    await assertMayFollow(tx, registerKey, day);
    await assertWithinQuota(tx, organizationKey, size ?? 0, false);
  });
}

/**
 * Makes a waiting edition of the bytes that lie under `blobKey`; the loader takes it from there. Sent again under the same bytes it answers
 * with the register as it is. Bytes that are refused are deleted.
 */
export async function storeEdition(context: Context, blobKey: string, input: EditionFile): Promise<PresentedRegister> {
  const caller = requireUser(context);
  const { registerKey, name, day } = parse(shape, input);
  try {
    await context.blobs.settle(blobKey);
    const size = (await context.blobs.size(blobKey)) ?? 0;
    if (size === 0) throw new AppError('size', registerMessages.empty);
    await context.write(async (tx) => {
      const { organizationKey } = await managedRegister(tx, caller, registerKey);
      if ((await store.editionOfUpload(tx, { blobKey, organizationKey })).length > 0) return;
      await store.lockRegister(tx, { key: registerKey });
      await assertMayFollow(tx, registerKey, day);
      await assertWithinQuota(tx, organizationKey, size);
      const at = new Date();
      await store.addEdition(tx, {
        registerKey,
        now: at.getTime(),
        blob: { key: blobKey, size, organizationKey, createdDate: at.toISOString() },
        edition: {
          key: `e${randomBytes(8).toString('hex')}`,
          registerKey,
          organizationKey,
          state: 'waiting',
          due: at.getTime(),
          day: day ?? at.toISOString().slice(0, 10),
          fileName: name.split(/[\\/]/).at(-1)?.slice(0, limits.nameMax) ?? '',
          blobKey,
          ...{ size, position: 0, part: 0, parties: 0, links: 0, skipped: 0 },
          createdDate: at.toISOString(),
          createdBy: caller.userKey,
          createdByName: await store.registerUserName(tx, caller.userKey),
        },
      });
      await record(tx, context, { action: 'registers/load', target: registerKey, details: name.slice(0, 300) });
    });
  } catch (failure) {
    if (failure instanceof AppError) await context.blobs.delete(blobKey);
    throw failure;
  } finally {
    await context.blobs.forgetUpload(blobKey);
  }
  editionWaiting.emit();
  return getRegister(context, registerKey);
}

/** Takes a register's file in one piece while it comes. */
export async function takeEdition(
  context: Context,
  input: EditionFile,
  bytes: AsyncIterable<Uint8Array>,
): Promise<PresentedRegister> {
  await admitEdition(context, input);
  const blobKey = randomUUID();
  try {
    await context.blobs.put(
      blobKey,
      bounded(bytes, limits.registerBytesMax, () => new AppError('size', registerMessages.tooLarge)),
    );
  } catch (failure) {
    await context.blobs.delete(blobKey);
    throw failure;
  }
  return storeEdition(context, blobKey, input);
}

/** Nothing is being loaded, and what is in use is of no later day. */
async function assertMayFollow(tx: Tx, registerKey: string, day: string | null | undefined): Promise<void> {
  const editions = await store.editionsOf(tx, { keys: [registerKey] });
  if (editions.some(({ state }) => ['waiting', 'loading', 'comparing'].includes(state)))
    throw new AppError('conflict', registerMessages.loading);
  const current = editions.find(({ state }) => state === 'current');
  if (day && current?.day && day < current.day) throw new AppError('conflict', registerMessages.older);
}
