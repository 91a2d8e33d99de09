import { messages } from '@stemma/shared/messages';
import { keyText, typedDay } from '@stemma/shared/rules/basic';
import { fileName } from '@stemma/shared/rules/names';
import { endingOf, uploadFault } from '@stemma/shared/rules/uploads';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { BytesMissing } from '../blobs/types';
import { record, recordMany } from '../audit/service';
import type { Context } from '../context';
import { requireUser } from '../context';
import { AppError, invalid, notFound, parse } from '../errors';
import { withSuffix } from '../fileNames';
import { closesCircle, withDescendants } from '../folders/policy';
import type { Tx } from '../store';
import { blobsDropped } from './blobsDropped';
import { inspectAs } from './content/inspect';
import { editableItems, editableOwner, lockedOwner, scopeOf } from './owner';
import { oneOf } from './folders';
import { folderPath } from './policy';
import type { StoredFile } from './present';
import { presentFile, UNSHARED } from './present';
import type { FilesFolderRow, ItemRow } from './store';
import * as store from './store';

const named = z.object({ name: fileName });

/** Names a file anew, by the rules of uploads: also its content must be what the new name says. Throws `extension`. */
export async function renameFile(context: Context, key: string, name: unknown): Promise<StoredFile> {
  const caller = requireUser(context);
  const { name: wanted } = parse(named, { name });
  const known = await context.read((tx) => oneOf(tx, caller, key, 'file'));
  if (!known.file) throw notFound();
  const fault = uploadFault({ name: wanted, size: known.file.size });
  if (fault?.code === 'extension') throw new AppError('extension', fault.message, { field: 'name' });
  const kind = endingOf(wanted) === endingOf(known.file.name) ? {} : await kindAs(context, known, wanted);
  return context.write(async (tx) => {
    const { file, ownerKey } = await oneOf(tx, caller, key, 'file');
    if (!file) throw notFound();
    const { tree } = await lockedOwner(tx, caller, ownerKey);
    await store.setItems(tx, 'File', [key], { name: wanted, ...kind });
    return presentFile({ ...file, name: wanted, ...kind }, folderPath(tree, file.folder), true);
  });
}

const expiring = z.object({ expires: typedDay.nullish() });

/** Says on which day a file expires; null takes that back. */
export async function setFileExpiry(context: Context, key: string, expires: unknown): Promise<StoredFile> {
  const caller = requireUser(context);
  const { expires: day } = parse(expiring, { expires });
  return context.write(async (tx) => {
    const { file, ownerKey } = await oneOf(tx, caller, key, 'file');
    if (!file) throw notFound();
    const { tree } = await lockedOwner(tx, caller, ownerKey);
    await store.setItems(tx, 'File', [key], { expires: day ?? null });
    return presentFile({ ...file, expires: day ?? null }, folderPath(tree, file.folder), true);
  });
}

async function kindAs(context: Context, { file, blobKey }: ItemRow, name: string) {
  if (!file || blobKey === null) throw new AppError('notFound', messages.files.gone);
  try {
    return await inspectAs(context.blobs, { key: blobKey, size: file.size }, name);
  } catch (failure) {
    if (failure instanceof BytesMissing) throw new AppError('notFound', messages.files.gone);
    if (failure instanceof AppError) throw new AppError(failure.code, failure.message, { field: 'name' });
    throw failure;
  }
}

/**
 * Copies a file, beside itself or into another folder of the same entity or chart; both have the same bytes. The same key sent again
 * answers with the copy that is there.
 */
export async function copyFile(
  context: Context,
  key: string,
  to: { folder?: string | undefined; key?: string | null | undefined } = {},
): Promise<StoredFile> {
  const caller = requireUser(context);
  const wanted = parse(z.object({ key: keyText.nullish() }), { key: to.key });
  return context.write(async (tx) => {
    const { file, ownerKey } = await oneOf(tx, caller, key, 'file');
    if (!file) throw notFound();
    const { tree } = await lockedOwner(tx, caller, ownerKey);
    const known = wanted.key ? (await store.itemsByKey(tx, { keys: [wanted.key], ...scopeOf(caller) }))[0] : undefined;
    if (known && (known.ownerKey !== ownerKey || !known.file)) throw notFound();
    if (known?.file) return presentFile(known.file, folderPath(tree, known.file.folder), true);
    const folder = to.folder ?? file.folder;
    assertTarget(tree, folder);
    const copy = {
      key: wanted.key ?? randomUUID(),
      name: folder === file.folder ? withSuffix(file.name, ' (copy)') : file.name,
      folder,
      createdDate: new Date().toISOString(),
    };
    const [made] = await store.copyFileNode(tx, { source: key, userKey: caller.userKey, ...copy });
    if (!made) throw notFound();
    const maker = { createdBy: caller.userKey, createdByName: made.createdByName, ...UNSHARED };
    return presentFile({ ...file, ...copy, ...maker }, folderPath(tree, folder), true);
  });
}

/**
 * Moves files, folders and links of one entity or chart into one of its folders, or to the root where the target is empty; all or
 * none. Throws `conflict` where a folder would come to lie in itself. With a kind, all must be of it.
 */
export async function moveItems(
  context: Context,
  keys: readonly string[],
  target: string,
  only: { kind?: ItemRow['kind']; entityKey?: string | null | undefined } = {},
): Promise<number> {
  const caller = requireUser(context);
  return context.write(async (tx) => {
    const items = await editableItems(tx, caller, keys);
    assertOf(items, only);
    const ownerKey = ownerOf(items);
    if (ownerKey === undefined) return 0;
    const { tree } = await lockedOwner(tx, caller, ownerKey);
    assertTarget(tree, target);
    const folders = keysOf(items, 'folder');
    if (closesCircle(parentsOf(tree), new Set(folders), target)) {
      throw new AppError('conflict', messages.files.circle, { field: 'folderId' });
    }
    await store.setItems(tx, 'FilesFolder', folders, { folder: target });
    await store.setItems(tx, 'File', keysOf(items, 'file'), { folder: target });
    await store.setItems(tx, 'WebLink', keysOf(items, 'link'), { folder: target });
    return items.length;
  });
}

/** Deletes files, links and folders with all that lies in them, for good; all or none. Answers how many were named. */
export async function deleteItems(
  context: Context,
  keys: readonly string[],
  only: { kind?: ItemRow['kind']; entityKey?: string | null | undefined } = {},
): Promise<number> {
  const caller = requireUser(context);
  const count = await context.write(
    async (tx) => {
      const items = await editableItems(tx, caller, keys);
      assertOf(items, only);
      const owners = [...new Set(items.map(({ ownerKey }) => ownerKey))].sort();
      for (const ownerKey of owners) {
        const { tree } = await lockedOwner(tx, caller, ownerKey);
        const own = items.filter((item) => item.ownerKey === ownerKey);
        await dropItems(tx, ownerKey, own, tree);
      }
      await recordMany(tx, context, 'graph/deleteFile', keys);
      return items.length;
    },
    { writes: 'essential' },
  );
  blobsDropped.emit();
  return count;
}

/** Deletes all files, folders and links of an entity or chart, for good. */
export async function deleteAllFiles(context: Context, entityKey: string): Promise<void> {
  const caller = requireUser(context);
  await editableOwner(context, caller, entityKey);
  await context.write(
    async (tx) => {
      const { isChart } = await lockedOwner(tx, caller, entityKey);
      await store.deleteAllOf(tx, isChart ? 'Dataset' : 'Entity', [entityKey], 'HAS_FILE');
      await record(tx, context, { action: 'graph/deleteAttachedFileNodes', target: entityKey, details: '' });
    },
    { writes: 'essential' },
  );
  blobsDropped.emit();
}

async function dropItems(
  tx: Tx,
  ownerKey: string,
  items: readonly ItemRow[],
  tree: ReadonlyMap<string, FilesFolderRow>,
): Promise<void> {
  const folders = [...withDescendants(parentsOf(tree), keysOf(items, 'folder'))];
  const content = folders.length ? await store.folderContent(tx, { key: ownerKey, folders }) : [];
  const files = content.filter(({ isFile }) => isFile).map(({ key }) => key);
  const links = content.filter(({ isFile }) => !isFile).map(({ key }) => key);
  await store.deleteItemNodes(tx, 'File', [...new Set([...keysOf(items, 'file'), ...files])]);
  await store.deleteItemNodes(tx, 'WebLink', [...new Set([...keysOf(items, 'link'), ...links])]);
  await store.deleteItemNodes(tx, 'FilesFolder', folders);
}

function keysOf(items: readonly ItemRow[], kind: ItemRow['kind']): string[] {
  return items.flatMap((item) => (item.kind === kind ? ((item.file ?? item.folder ?? item.link)?.key ?? []) : []));
}

function ownerOf(items: readonly ItemRow[]): string | undefined {
  const owners = new Set(items.map(({ ownerKey }) => ownerKey));
  if (owners.size > 1) throw invalid(messages.files.severalOwners, 'keys');
  return [...owners][0];
}

function assertOf(
  items: readonly ItemRow[],
  only: { kind?: ItemRow['kind']; entityKey?: string | null | undefined },
): void {
  const { kind, entityKey } = only;
  if (items.some((item) => (kind && item.kind !== kind) || (entityKey && item.ownerKey !== entityKey)))
    throw notFound();
}

function assertTarget(tree: ReadonlyMap<string, FilesFolderRow>, target: string): void {
  if (target && !tree.has(target)) throw notFound();
}

function parentsOf(tree: ReadonlyMap<string, FilesFolderRow>): Map<string, string> {
  return new Map([...tree.values()].map(({ key, folder }) => [key, folder]));
}
