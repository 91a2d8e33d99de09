import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MANIFEST_FILE } from '../format';
import { readManifest } from '../read';

/** A whole backup of the folder of automatic ones. */
export interface StoredBackup {
  folder: string;
  /** When it was made, by its name; ms since 1970. */
  time: number;
  /** Of which store it is (`storeMark`); undefined where it does not say. */
  store: string | undefined;
}

const NAME = /^stemma-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/;

/**
 * The whole backups of a folder, the newest first; of one store (`storeMark`) where it is named, with those that do not say. None where the
 * folder is not there.
 */
export async function storedBackups(shelf: string, ofStore?: string): Promise<StoredBackup[]> {
  const stored: StoredBackup[] = [];
  for (const name of await readdir(shelf).catch(() => [])) {
    const [, day, hour, minute, second] = NAME.exec(name) ?? [];
    const folder = join(shelf, name);
    if (day === undefined || !(await isWhole(folder))) continue;
    const { store } = await readManifest(folder).catch(() => ({ store: undefined }));
    if (ofStore !== undefined && store !== undefined && store !== ofStore) continue;
    stored.push({ folder, time: Date.parse(`${day}T${hour}:${minute}:${second}Z`), store });
  }
  return stored.sort((one, other) => other.time - one.time);
}

/** Clears away what a backup left in the folder that was broken off. */
export async function clearUnfinished(shelf: string): Promise<void> {
  for (const name of await readdir(shelf)) {
    const folder = join(shelf, name);
    const isDraft = name.endsWith('.unfinished') && NAME.test(name.slice(0, -'.unfinished'.length));
    if (isDraft || (NAME.test(name) && !(await isWhole(folder)))) await rm(folder, { recursive: true, force: true });
  }
}

async function isWhole(folder: string): Promise<boolean> {
  return (await stat(join(folder, MANIFEST_FILE)).catch(() => undefined)) !== undefined;
}
