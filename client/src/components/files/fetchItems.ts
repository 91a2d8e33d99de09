import { limits } from '@stemma/shared/limits';
import { openableAddress } from '@stemma/shared/rules/webAddress';
import { t } from '@stemma/shared/language/translate';
import { download, fetchFile } from '../../lib/download';
import { notify } from '../notify';
import type { StoredFile } from './documents';
import type { FileAreaItem, FileRowItem } from './items';

const NOT_FETCHED = t('The file could not be fetched. Try again.');

/** Where a file's bytes are to be had, below /api/. */
function bytesPath({ createdBy, key, name }: Pick<StoredFile, 'createdBy' | 'key' | 'name'>): string {
  return `files/${[createdBy, key, name].map(encodeURIComponent).join('/')}`;
}

/** A file's bytes, to be shown where they can run nothing. */
export function fetchShown(file: StoredFile, signal: AbortSignal): Promise<Blob> {
  return fetchFile(`${bytesPath(file)}?inline=preview`, signal);
}

/** Saves a file, or a folder as a zip archive; opens a link in a new tab. A failure is told by a toast. */
export async function fetchItem(item: FileAreaItem): Promise<void> {
  if (item.is === 'link') return openWebLink(item.url);
  await notifyFailure(async () => {
    if (item.is === 'file') return download(bytesPath(item), item.name);
    notify('Clear', t('“{name}” is being packed…', { name: item.name }));
    await download(`files/zip/${encodeURIComponent(item.key)}`, `${item.name}_download.zip`);
  });
}

/** Saves a file of which no more is known. A failure is told by a toast. */
export async function fetchByKey(key: string, name: string): Promise<void> {
  await notifyFailure(() => download('files/download', name, { fileId: key }));
}

/** Opens a web link in a new tab. */
export function openWebLink(url: string): void {
  window.open(openableAddress(url), '_blank', 'noopener,noreferrer');
}

async function notifyFailure(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    notify('Error', error instanceof Error ? error.message : NOT_FETCHED, 5000);
  }
}

const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/** Saves files and folders one by one with a second between them (SPEC §2.5, §9); links have nothing to save. */
export async function fetchMany<T extends FileRowItem>(
  items: readonly T[],
  fetchOne: (item: T) => Promise<void>,
  between: number = limits.downloadPause,
): Promise<void> {
  const wanted = items.filter(({ is }) => is !== 'link');
  if (wanted.length === 0) return notify('Warning', t('Links have nothing to download.'));
  for (const [at, item] of wanted.entries()) {
    if (at > 0) await pause(between);
    await fetchOne(item);
  }
}
