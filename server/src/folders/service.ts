import { sentence } from '@stemma/shared/language/sentence';
import { t } from '@stemma/shared/language/translate';
import { byKey } from '@stemma/shared/byKey';
import { defaults } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { accountMayWrite } from '@stemma/shared/permissions';
import { keyText, nameText } from '@stemma/shared/rules/basic';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { UserCaller } from '../access/caller';
import { record } from '../audit/service';
import type { Context } from '../context';
import { requireUser } from '../context';
import { mayEditEntity, mayReadEntity } from '../entities/policy';
import { factsByKey, readingOrganization } from '../entities/service';
import { AppError, forbidden, invalid, notFound, parse } from '../errors';
import type { Tx } from '../store';
import type { FolderType } from './policy';
import { FOLDER_TYPES, closesCircle, fitsFolder, withDescendants } from './policy';
import type { Folder } from './present';
import { presentFolder } from './present';
import type { FolderRow } from './store';
import * as store from './store';

/** What a folder is for; throws the message of SPEC §8 for a name of nothing. */
export function folderTypeOf(type: string): FolderType {
  const known = FOLDER_TYPES.find((one) => one === type);
  if (!known) throw invalid(messages.modelNotSupported(type.slice(0, 100)), 'type');
  return known;
}

/** The caller's folders for one kind of content, by name, of all depths. */
export async function listFolders(context: Context, type: string): Promise<Folder[]> {
  const { userKey } = requireUser(context);
  const wanted = folderTypeOf(type);
  const rows = await context.read((tx) => store.foldersOfUser(tx, { userKey }));
  return rows.filter((row) => row.type === wanted).map(presentFolder);
}

const newFolderShape = z.object({
  key: keyText.nullish(),
  name: nameText.nullish(),
  folder: keyText.or(z.literal('')).nullish(),
  type: z.string(),
});

/** Makes a folder for the caller; the same key sent again answers with the one that is there. */
export async function createFolder(context: Context, input: unknown): Promise<Folder> {
  const caller = writer(context);
  const wanted = parse(newFolderShape, input);
  const type = folderTypeOf(wanted.type);
  const parent = wanted.folder ?? '';
  return context.write(async (tx) => {
    const own = await lockedFolders(tx, caller);
    const key = wanted.key ?? randomUUID();
    const known = own.get(key);
    if (known) return presentFolder(known);
    if (wanted.key && (await store.folderTaken(tx, { key })).length) throw notFound();
    assertFits(own, parent, [type]);
    const name = wanted.name ?? defaults.folderName;
    const folder: FolderRow = { key, name, folder: parent, type, createdDate: Date.now() };
    await store.createFolderNode(tx, caller.userKey, folder);
    return presentFolder(folder);
  });
}

/** Names one of the caller's folders anew. */
export async function renameFolder(context: Context, key: string, name: string): Promise<Folder> {
  const caller = writer(context);
  const wanted = parse(nameText, name);
  return context.write(async (tx) => {
    const folder = (await lockedFolders(tx, caller)).get(key);
    if (!folder) throw notFound();
    await store.renameFolderNode(tx, key, wanted);
    return presentFolder({ ...folder, name: wanted });
  });
}

/** Deletes one of the caller's folders; what lies in it, folders too, moves to the folder around it, so nothing is lost. */
export async function deleteFolder(context: Context, key: string, type?: string | null): Promise<void> {
  const caller = writer(context);
  await context.write(async (tx) => {
    const folder = (await lockedFolders(tx, caller)).get(key);
    if (!folder || (type && folder.type !== folderTypeOf(type))) throw notFound();
    await store.moveContent(tx, [key], folder.folder);
    await store.deleteFolderNodes(tx, [key]);
    await record(tx, context, { action: 'users/deleteFolder', target: key, details: folder.name });
  });
}

/**
 * Puts entities, charts and folders into one of the caller's folders, or at the root where `target` is empty; all or none.
 * Throws `notFound` and `forbidden` for what he may not know of or change, `invalid` for another kind of content and for a circle.
 */
export async function moveToFolder(context: Context, keys: string[], target: string): Promise<void> {
  const caller = writer(context);
  const wanted = [...new Set(keys)];
  await context.write(async (tx) => {
    const own = await lockedFolders(tx, caller);
    const folders = wanted.filter((key) => own.has(key));
    const content = await movableContent(
      tx,
      caller,
      wanted.filter((key) => !own.has(key)),
    );
    const types = [...folders.map((key) => own.get(key)?.type ?? ''), ...content.map(({ typeName }) => typeName)];
    assertFits(own, target, types);
    if (closesCircle(parentsOf(own), new Set(folders), target)) {
      throw new AppError('conflict', t('A folder cannot be moved into itself.'), { field: 'folderId' });
    }
    const charts = content.filter(({ typeName }) => typeName === 'Dataset').map(({ key }) => key);
    const entities = content.filter(({ typeName }) => typeName !== 'Dataset').map(({ key }) => key);
    await store.moveAll(tx, 'Folder', folders, target);
    await store.moveAll(tx, 'Entity', entities, target);
    await store.moveAll(tx, 'Dataset', charts, target);
  });
}

/** Throws unless each folder is the caller's and for records of the type; asked by other slices in their transaction. */
export async function assertFolders(
  tx: Tx,
  caller: UserCaller,
  wanted: { key: string; typeName: string }[],
): Promise<void> {
  const own = byKey(await store.foldersOfUser(tx, { userKey: caller.userKey }));
  for (const { key, typeName } of wanted) assertFits(own, key, [typeName]);
}

/** `assertFolders` for a caller, as slices that folders are built on ask it. */
export function checkFolders(caller: UserCaller) {
  return (tx: Tx, wanted: { key: string; typeName: string }[]): Promise<void> => assertFolders(tx, caller, wanted);
}

/**
 * The caller's folders with all folders inside them, and the keys of the charts or entities that lie there. Throws `notFound`
 * for one that isn't his, `invalid` for one of the other kind of content.
 */
export async function contentOfFolders(
  tx: Tx,
  caller: UserCaller,
  keys: string[],
  what: 'charts' | 'entities',
): Promise<{ folderKeys: string[]; contentKeys: string[] }> {
  if (keys.length === 0) return { folderKeys: [], contentKeys: [] };
  const own = await lockedFolders(tx, caller);
  for (const key of keys) {
    const folder = own.get(key);
    if (!folder) throw notFound();
    if ((folder.type === 'Dataset') !== (what === 'charts')) throw invalid(WRONG_FOLDERS[what], 'folderKeys');
  }
  const folderKeys = [...withDescendants(parentsOf(own), keys)];
  const rows = await store.inFolders(tx, { folders: folderKeys });
  const kind = what === 'charts' ? 'Dataset' : 'Entity';
  return { folderKeys, contentKeys: rows.filter((row) => row.kind === kind).map(({ key }) => key) };
}

const WRONG_FOLDERS = {
  charts: t('A folder of entities is not deleted with charts.'),
  entities: t('A folder of charts cannot be moved to the bin.'),
};

/** Deletes folders within another use case; what others keep in them comes to the root. */
export async function removeFolders(tx: Tx, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  await store.moveContent(tx, keys, '');
  await store.deleteFolderNodes(tx, keys);
}

function writer(context: Context): UserCaller {
  const caller = requireUser(context);
  if (!accountMayWrite(caller.accountType)) throw forbidden();
  return caller;
}

async function lockedFolders(tx: Tx, { userKey }: UserCaller): Promise<Map<string, FolderRow>> {
  await store.lockFolders(tx, userKey);
  return byKey(await store.foldersOfUser(tx, { userKey }));
}

function parentsOf(own: Map<string, FolderRow>): Map<string, string> {
  return new Map([...own.values()].map(({ key, folder }) => [key, folder]));
}

function assertFits(own: Map<string, FolderRow>, target: string, types: string[]): void {
  if (target === '') return;
  const folder = own.get(target);
  if (!folder) throw notFound();
  const misfit = types.find((type) => !fitsFolder(folder.type, type));
  if (misfit)
    throw invalid(
      sentence("A folder of ''{type}'' does not take ''{misfit}''.", { type: folder.type, misfit }),
      'folderId',
    );
}

/** The entities and charts of these keys with their types; throws for one that the caller may not know of or not change. */
async function movableContent(
  tx: Tx,
  caller: UserCaller,
  keys: string[],
): Promise<{ key: string; typeName: string }[]> {
  if (keys.length === 0) return [];
  const entities = await factsByKey(tx, caller, keys);
  const scope = { userKey: caller.userKey, organizationKey: readingOrganization(caller) };
  const charts = new Map((await store.chartFacts(tx, { keys, ...scope })).map((row) => [row.key, row]));
  return keys.map((key) => {
    const entity = entities.get(key);
    const chart = charts.get(key);
    if (entity && mayReadEntity(entity)) {
      if (!mayEditEntity(caller, entity)) throw forbidden();
      return { key, typeName: entity.typeName };
    }
    if (!chart?.readable) throw notFound();
    if (chart.permission !== 'Co-Owner' && chart.permission !== 'Editor') throw forbidden();
    return { key, typeName: 'Dataset' };
  });
}
