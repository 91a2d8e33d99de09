import { defaults } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { keyText } from '@stemma/shared/rules/basic';
import { fileName } from '@stemma/shared/rules/names';
import { webAddress } from '@stemma/shared/rules/webAddress';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { UserCaller } from '../access/caller';
import type { Context } from '../context';
import { requireUser } from '../context';
import { invalid, notFound, parse } from '../errors';
import type { Tx } from '../store';
import { filesOf } from './service';
import { editableItems, lockedOwner, scopeOf } from './owner';
import type { FilesFolder, FilesLink } from './present';
import { presentFilesFolder, presentFilesLink, UNSHARED } from './present';
import type { ItemRow } from './store';
import { createItem, itemsByKey, setItems } from './store';

const newItem = z.object({
  key: keyText.nullish(),
  entityKey: keyText,
  folder: keyText.or(z.literal('')).nullish(),
});
const newFolder = newItem.extend({ name: fileName.nullish() });
/** A link without a name is shown by its address. */
const linkName = z
  .string()
  .trim()
  .transform((text) => text || null)
  .pipe(fileName.nullable());
const newLink = newItem.extend({ name: linkName.nullish(), url: webAddress });

/** Makes a folder of files; the same key sent again answers with the one that is there. */
export async function createFilesFolder(context: Context, input: unknown): Promise<FilesFolder> {
  const caller = requireUser(context);
  const wanted = parse(newFolder, input);
  const own = { name: wanted.name ?? defaults.folderName };
  const made = await context.write((tx) => createOnce(tx, caller, 'folder', wanted, own));
  return presentFilesFolder({ ...made, ...UNSHARED }, 0, true);
}

/** Makes a web link; the same key sent again answers with the one that is there. */
export async function createFilesLink(context: Context, input: unknown): Promise<FilesLink> {
  const caller = requireUser(context);
  return context.write((tx) => createFilesLinkIn(tx, caller, input));
}

/** `createFilesLink` within another use case's transaction. */
export async function createFilesLinkIn(tx: Tx, caller: UserCaller, input: unknown): Promise<FilesLink> {
  const wanted = parse(newLink, input);
  if (wanted.url === null) throw invalid(messages.files.noUrl, 'url');
  const { url } = wanted;
  const own = { name: wanted.name ?? url, url };
  const made = await createOnce(tx, caller, 'link', wanted, own);
  return presentFilesLink({ ...made, url: made.url ?? url, ...UNSHARED }, true);
}

interface Made {
  key: string;
  name: string;
  folder: string;
  createdDate: string;
  url?: string;
}

async function createOnce(
  tx: Tx,
  caller: UserCaller,
  kind: 'folder' | 'link',
  wanted: z.output<typeof newItem>,
  own: { name: string; url?: string },
): Promise<Made> {
  const { tree } = await lockedOwner(tx, caller, wanted.entityKey);
  if (wanted.key) {
    const [known] = await itemsByKey(tx, { keys: [wanted.key], ...scopeOf(caller) });
    const same = known?.ownerKey === wanted.entityKey ? known[kind] : null;
    if (same) return same;
    if (known) throw notFound();
  }
  const folder = wanted.folder ?? '';
  if (folder && !tree.has(folder)) throw notFound();
  const key = wanted.key ?? randomUUID();
  const properties: Made = { key, folder, createdDate: new Date().toISOString(), ...own };
  const about = { createdBy: caller.userKey };
  await createItem(tx, wanted.entityKey, kind === 'folder' ? 'FilesFolder' : 'WebLink', { ...properties, ...about });
  return properties;
}

/** Names a folder of files anew. */
export async function renameFilesFolder(context: Context, key: string, name: unknown): Promise<FilesFolder> {
  const caller = requireUser(context);
  const { name: wanted } = parse(z.object({ name: fileName }), { name });
  const { ownerKey } = await context.write(async (tx) => {
    const item = await oneOf(tx, caller, key, 'folder');
    await setItems(tx, 'FilesFolder', [key], { name: wanted });
    return item;
  });
  const folder = (await filesOf(context, ownerKey)).folders.find((one) => one.key === key);
  if (!folder) throw notFound();
  return folder;
}

/** Changes the name and address of a web link; one without a name is shown by its address. */
export async function updateFilesLink(
  context: Context,
  key: string,
  input: { name?: string | null | undefined; url?: string | null | undefined },
): Promise<FilesLink> {
  const caller = requireUser(context);
  const wanted = parse(z.object({ name: linkName.nullish(), url: webAddress.nullish() }), input);
  return context.write(async (tx) => {
    const { link } = await oneOf(tx, caller, key, 'link');
    if (!link) throw notFound();
    const url = wanted.url ?? link.url;
    const name = wanted.name === undefined ? (link.name === link.url ? url : link.name) : (wanted.name ?? url);
    await setItems(tx, 'WebLink', [key], { name, url });
    return presentFilesLink({ ...link, name, url }, true);
  });
}

/** One item of a kind that the caller may edit; throws `notFound` where the key is of another kind. */
export async function oneOf(tx: Tx, caller: UserCaller, key: string, kind: ItemRow['kind']): Promise<ItemRow> {
  const [item] = await editableItems(tx, caller, [key]);
  if (item?.kind !== kind) throw notFound();
  return item;
}
