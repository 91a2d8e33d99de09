import type { Context } from '../context';
import { requireUser } from '../context';
import { notFound } from '../errors';
import type { Tx } from '../store';
import { atMostOne } from '../store';
import { scopeOf } from './owner';
import { mayEditFiles, mayReadFiles } from './policy';
import type { FileArea } from './present';
import { presentArea } from './present';
import type { OwnerLabel } from './store';
import { areaOf, deleteAllOf } from './store';

/**
 * The files, folders and links of an entity or chart. A search finds those whose names hold it, without regard to case; a blank one
 * finds all. Throws `notFound` also where the caller may not know of the entity or chart.
 */
export async function filesOf(context: Context, key: string, search = ''): Promise<FileArea> {
  const caller = requireUser(context);
  const row = atMostOne(await context.read((tx) => areaOf(tx, { key, ...scopeOf(caller) })));
  if (!row || !mayReadFiles(caller, row)) throw notFound();
  const area = presentArea(row, mayEditFiles(caller, row));
  const wanted = search.trim().toLowerCase();
  if (!wanted) return area;
  const found = <T extends { name: string }>(records: T[]) =>
    records.filter(({ name }) => name.toLowerCase().includes(wanted));
  return { ...area, files: found(area.files), folders: found(area.folders), links: found(area.links) };
}

/** Removes all files and pictures of entities and charts within the use case that deletes them; it rings for their bytes once it is done. */
export async function removeFilesOf(tx: Tx, label: OwnerLabel, ownerKeys: readonly string[]): Promise<void> {
  await deleteAllOf(tx, label, ownerKeys, 'HAS_FILE|HAS_IMAGE');
}
