import { openableAddress } from '@stemma/shared/rules/webAddress';
import { t } from '@stemma/shared/language/translate';
import { notify } from '../../../components/notify';
import { fetchSharedFile } from '../../../lib/download';
import { saveFile } from '../../../lib/saveFile';
import { endsVisit, type Visiting } from '../visit';
import type { SharedItem } from './readFiles';

/** As much of an item as it takes to fetch it. */
type Fetched = { is: 'link'; url: string } | { is: 'file' | 'folder'; key: string; name: string };

function bytesPath({ key, name }: Pick<SharedItem, 'key' | 'name'>): string {
  return `files/shared/link/${encodeURIComponent(key)}/${encodeURIComponent(name)}`;
}

/** Saves a file, or a folder as a zip archive; opens a link in a new tab. A failure is told by a toast, the visit's end by its page. */
export async function fetchShared(item: Fetched, visiting: Visiting): Promise<void> {
  if (item.is === 'link') {
    window.open(openableAddress(item.url), '_blank', 'noopener,noreferrer');
    return;
  }
  try {
    if (item.is === 'file') return saveFile(await fetchSharedFile(bytesPath(item), visiting.visit), item.name);
    notify('Clear', t('“{name}” is being packed…', { name: item.name }));
    const path = `files/shared/zip/${encodeURIComponent(item.key)}`;
    saveFile(await fetchSharedFile(path, visiting.visit), `${item.name}_download.zip`);
  } catch (error) {
    if (endsVisit(error, visiting)) return;
    notify('Error', error instanceof Error ? error.message : t('The file could not be fetched. Try again.'), 5000);
  }
}

/** A file's bytes, to be shown where they can run nothing; the visit's end is told to its page. */
export async function fetchSharedPreview(file: SharedItem, visiting: Visiting, signal: AbortSignal): Promise<Blob> {
  try {
    return await fetchSharedFile(`${bytesPath(file)}?inline=preview`, visiting.visit, signal);
  } catch (error) {
    if (!signal.aborted) endsVisit(error, visiting);
    throw error;
  }
}
