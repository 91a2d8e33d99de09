import { ZipArchive } from 'archiver';
import type { EntryData } from 'archiver';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { Readable } from 'node:stream';
import type { Context } from '../context';
import { requireUser } from '../context';
import { StreamedDownload } from '../download';
import { notFound } from '../errors';
import { safeFileName, withSuffix } from '../fileNames';
import { withDescendants } from '../folders/policy';
import { readableItems } from './owner';
import { packedFiles } from './zipStore';

/**
 * A folder with all that lies in it as a zip archive, written while it is sent: nothing is held but a piece of one file. A part that
 * cannot be read is left out, or ends early, and is logged (SPEC §8).
 */
export async function folderAsZip(context: Context, key: string): Promise<StreamedDownload> {
  const caller = requireUser(context);
  const { name, rows } = await context.read(async (tx) => {
    const [found] = await readableItems(tx, caller, [key]);
    if (!found?.folder) throw notFound();
    return { name: found.folder.name, rows: await packedFiles(tx, { key: found.ownerKey }) };
  });
  return zipOf(context, { key, name }, rows[0] ?? { folders: [], files: [] });
}

/** A folder of an area; `folder` is the key of the one around it. */
export interface PackedFolder {
  key: string;
  name: string;
  folder: string;
}

/** What an archive may hold. */
export interface Packable {
  folders: readonly PackedFolder[];
  files: readonly { name: string; folder: string; blobKey: string; createdDate: string }[];
}

/** A folder with what lies in it, of folders and files that the caller was found to may have. */
export function zipOf(context: Context, top: { key: string; name: string }, within: Packable): StreamedDownload {
  const { key } = top;
  const folders = new Map(within.folders.map((folder) => [folder.key, folder]));
  const inside = withDescendants(new Map([...folders].map(([folder, { folder: around }]) => [folder, around])), [key]);
  const files = within.files.filter(({ folder }) => inside.has(folder));
  const taken = new Set<string>();
  const paths = pathsBelow(folders, inside, key);
  const entries = files.map(({ name, folder, blobKey, createdDate }) => {
    const path = [...(paths.get(folder) ?? []), safeFileName(name)].join('/');
    return { path: unlike(path, taken), blobKey, date: new Date(createdDate || 0) };
  });
  const empty = [...inside]
    .filter((folder) => folder !== key)
    .map((folder) => `${(paths.get(folder) ?? []).join('/')}/`);
  const stream = packed(context, entries, empty);
  return new StreamedDownload(stream, 'application/zip', withSuffix(`${top.name}.zip`, '_download'));
}

interface Entry {
  path: string;
  blobKey: string;
  date: Date;
}

function packed(context: Context, entries: readonly Entry[], folders: readonly string[]): Readable {
  // Most of what people keep is packed already; packing it anew would cost much and save little.
  const archive = new ZipArchive({ store: true, highWaterMark: 256 * 1024 });
  // Whoever closes the connection in the middle leaves no file open.
  const over = new AbortController();
  archive.once('close', () => over.abort());
  /** One entry after the other: each is written before the next begins. */
  const add = async (content: Readable | string, data: EntryData): Promise<void> => {
    const written = once(archive, 'entry', { signal: over.signal });
    archive.append(content, data);
    await written;
  };
  const fill = async (): Promise<void> => {
    for (const name of folders) await add('', { name, type: 'directory' });
    for (const entry of entries) {
      const part = over.signal.aborted ? undefined : await partOf(context, entry);
      if (part) await add(part, { name: entry.path, date: entry.date }).finally(() => part.destroy());
    }
    if (!over.signal.aborted) await archive.finalize();
  };
  fill().catch((failure: Error) => archive.destroy(failure));
  return archive;
}

async function partOf(context: Context, { blobKey }: Entry): Promise<Readable | undefined> {
  try {
    const source = await context.blobs.read(blobKey);
    const part = new PassThrough();
    source.on('error', (err) => {
      context.warn({ err, blobKey }, 'a part of a zip archive ended early');
      part.end();
    });
    part.on('close', () => source.destroy());
    return source.pipe(part);
  } catch (err) {
    context.warn({ err, blobKey }, 'a part of a zip archive cannot be read');
    return undefined;
  }
}

/** The ways to folders below one, names safe on every disk and folders of the same name kept apart. */
export function pathsBelow(
  folders: ReadonlyMap<string, PackedFolder>,
  inside: ReadonlySet<string>,
  top: string,
): Map<string, string[]> {
  const paths = new Map<string, string[]>([[top, []]]);
  const taken = new Set<string>();
  for (const key of inside) {
    // Folders may be nested deeper than calls can.
    const todo: PackedFolder[] = [];
    let at = folders.get(key);
    while (at && inside.has(at.key) && !paths.has(at.key)) {
      todo.push(at);
      at = folders.get(at.folder);
    }
    let parts = paths.get(at?.key ?? top) ?? [];
    for (let folder = todo.pop(); folder; folder = todo.pop()) {
      const path = unlike([...parts, safeFileName(folder.name)].join('/'), taken);
      parts = [...parts, path.slice(path.lastIndexOf('/') + 1)];
      paths.set(folder.key, parts);
    }
  }
  return paths;
}

/** The path, or one like it that is not taken yet, also where letters' case does not count. */
function unlike(path: string, taken: Set<string>): string {
  const cut = path.lastIndexOf('/') + 1;
  let free = path;
  for (let number = 2; taken.has(free.toLowerCase()); number += 1) {
    free = `${path.slice(0, cut)}${withSuffix(path.slice(cut), ` (${number})`)}`;
  }
  taken.add(free.toLowerCase());
  return free;
}
