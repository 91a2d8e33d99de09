import { byFileName } from '@stemma/shared/nameOrder';
import { keyText } from '@stemma/shared/rules/basic';
import type { Context } from '../../context';
import { StoredDownload, StreamedDownload } from '../../download';
import { notFound, parse } from '../../errors';
import { openBytes } from '../../files/download';
import { folderSizes, folderPath } from '../../files/policy';
import { zipOf } from '../../files/zip';
import type { Tx } from '../../store';
import { atMostOne } from '../../store';
import type { Visit } from '../visits/shareLinkAccess';
import { requireOpenLink } from '../visits/shareLinkAccess';
import { noteTakenBy } from '../visits/service';
import { whileOpen } from '../visits/whileOpen';
import type { ShareLinkAccess } from '../visits/store';
import { shownPart } from './content';
import { shownEntity } from './service';
import type { ShownFileRow, ShownFolderRow, ItemsRow, WebLinkRow } from './store';
import { itemsOf, ownerOfShown, shownPicture } from './store';

/** A file as a visitor sees it. */
export interface SharedFile {
  key: string;
  name: string;
  /** Key of the folder around it, where that is shown too; empty at the root. */
  folder: string;
  createdDate: string;
  /** Bytes. */
  size: number;
  contentType: string;
  preview: 'image' | 'pdf' | null;
  /** Names of the shown folders around it, from the root. */
  path: string[];
}
export interface SharedFolder {
  key: string;
  name: string;
  folder: string;
  createdDate: string;
  /** Bytes of the shown files that lie directly in it. */
  size: number;
}
export interface SharedWebLink {
  key: string;
  name: string;
  folder: string;
  createdDate: string;
  url: string;
}

/** What a link shows of the files, folders and web links of an entity or of its chart, each kind by name. */
export interface SharedFiles {
  files: SharedFile[];
  folders: SharedFolder[];
  links: SharedWebLink[];
}

/** Throws `notFound` unless the link shows files of this entity, or is of this whole chart. */
async function assertFilesOf(tx: Tx, access: ShareLinkAccess, ownerKey: string): Promise<void> {
  if (access.type === 'chart' && access.charts.some(({ key }) => key === ownerKey)) return;
  if (!(await shownEntity(tx, access, ownerKey)).grant?.files) throw notFound();
}

/** The shown items; what lies in a folder that is not shown lies at the root (SPEC §4). */
async function shownItems(tx: Tx, access: ShareLinkAccess, ownerKey: string): Promise<ItemsRow> {
  const rows = atMostOne(await itemsOf(tx, { key: access.key, ownerKey })) ?? { files: [], folders: [], links: [] };
  const shown = new Set(rows.folders.map(({ key }) => key));
  const placed = <T extends { folder: string }>(items: T[]): T[] =>
    items.map((item) => ({ ...item, folder: shown.has(item.folder) ? item.folder : '' }));
  return { files: placed(rows.files), folders: placed(rows.folders), links: placed(rows.links) };
}

const presentFolder = ({ key, name, folder, createdDate }: ShownFolderRow, size: number): SharedFolder => ({
  ...{ key, name, folder, createdDate, size },
});
const presentWebLink = ({ key, name, folder, createdDate, url }: WebLinkRow): SharedWebLink => ({
  ...{ key, name, folder, createdDate, url },
});
const presentFile = (
  { key, name, folder, createdDate, size, contentType, preview }: ShownFileRow,
  path: string[],
): SharedFile => ({ key, name, folder, createdDate, size, contentType, preview, path });

export async function sharedFiles(context: Context, visit: Visit, ownerKey: string): Promise<SharedFiles> {
  const rows = await context.read(async (tx) => {
    const access = await requireOpenLink(tx, visit);
    await assertFilesOf(tx, access, ownerKey);
    return shownItems(tx, access, ownerKey);
  });
  const sizes = folderSizes(rows.files);
  const folders = new Map(rows.folders.map((folder) => [folder.key, folder]));
  return {
    files: rows.files.toSorted(byFileName).map((file) => presentFile(file, folderPath(folders, file.folder))),
    folders: rows.folders.toSorted(byFileName).map((folder) => presentFolder(folder, sizes.get(folder.key) ?? 0)),
    links: rows.links.toSorted(byFileName).map(presentWebLink),
  };
}

/** What is shown beside an item, once the link was found to show it; `ownerKey` must be whose it is where a call names it. */
async function besides(context: Context, visit: Visit, key: string, ownerKey?: string | null): Promise<ItemsRow> {
  return context.read(async (tx) => {
    const access = await requireOpenLink(tx, visit);
    const owner = atMostOne(await ownerOfShown(tx, { key: access.key, itemKey: parse(keyText, key) }));
    if (!owner || (ownerKey && ownerKey !== owner.ownerKey && ownerKey !== access.key)) throw notFound();
    await assertFilesOf(tx, access, owner.ownerKey);
    return shownItems(tx, access, owner.ownerKey);
  });
}

/** The bytes of a file that a link shows, to be saved, or to be shown where they can run nothing; goes into the link's log. */
export async function sharedDownload(
  context: Context,
  visit: Visit,
  asked: { key: string; ownerKey?: string | null | undefined; show: boolean },
): Promise<StoredDownload> {
  const file = (await besides(context, visit, asked.key, asked.ownerKey)).files.find(({ key }) => key === asked.key);
  if (!file) throw notFound();
  const { name, contentType, size, sha256, preview, blobKey } = file;
  await noteTakenBy(context, visit, { kind: 'file', name });
  return new StoredDownload({
    fileName: name,
    contentType,
    size,
    version: sha256,
    inline: asked.show && preview !== null,
    open: async (range) => whileOpen(context, visit, await openBytes(context, blobKey, range)),
  });
}

/** A folder that a link shows as a zip archive, with what is shown in it; goes into the link's log. */
export async function sharedZip(context: Context, visit: Visit, key: string): Promise<StreamedDownload> {
  const { files, folders } = await besides(context, visit, key);
  const folder = folders.find((one) => one.key === key);
  if (!folder) throw notFound();
  await noteTakenBy(context, visit, { kind: 'folder', name: folder.name });
  const { stream, contentType, fileName } = zipOf(context, folder, { folders, files });
  return new StreamedDownload(whileOpen(context, visit, stream), contentType, fileName);
}

/** A picture that stands on what a link opens; throws `notFound` for any other. */
export function sharedPicture(context: Context, visit: Visit, fullPath: string): Promise<StoredDownload> {
  return pictureAmong(context, visit, fullPath, async (tx, access) => (await shownPart(tx, access)).cards);
}

/** The same for pictures among cards that were read already, by their keys. */
export function pictureOnCards(
  context: Context,
  visit: Visit,
  { fullPath, cards }: { fullPath: string; cards: ReadonlySet<string> },
): Promise<StoredDownload> {
  return pictureAmong(context, visit, fullPath, () => Promise.resolve(cards));
}

async function pictureAmong(
  context: Context,
  visit: Visit,
  fullPath: string,
  cardsOf: (tx: Tx, access: ShareLinkAccess) => Promise<{ has(key: string): boolean }>,
): Promise<StoredDownload> {
  const imageKey = parse(keyText, fullPath.slice(fullPath.lastIndexOf('/') + 1));
  const row = await context.read(async (tx) => {
    const access = await requireOpenLink(tx, visit);
    const found = await shownPicture(tx, { key: access.key, imageKey });
    const cards = await cardsOf(tx, access);
    return found.find(({ standsFor }) => standsFor.some((key) => cards.has(key)));
  });
  if (!row) throw notFound();
  const { blobKey, size, sha256, contentType } = row;
  const fileName = `${imageKey}.${contentType.slice('image/'.length)}`;
  const open: StoredDownload['parts']['open'] = (range) => openBytes(context, blobKey, range);
  return new StoredDownload({ fileName, contentType, size, version: sha256, inline: false, open });
}
