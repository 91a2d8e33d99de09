import { openableAddress } from '@stemma/shared/rules/webAddress';
import { notify } from '../../../components/notify';
import { fetchSharedFile } from '../../../lib/download';
import { saveFile } from '../../../lib/saveFile';
import { endsVisit, type Visiting } from '../visit';
import type { SharedItem } from './readFiles';

/** Saves a file, or a folder as a zip archive; opens a link in a new tab. A failure is told by a toast, the visit's end by its page. */
export async function fetchShared(item: SharedItem, visiting: Visiting): Promise<void> {
  if (item.is === 'link') {
    window.open(openableAddress(item.url), '_blank', 'noopener,noreferrer');
    return;
  }
  const key = encodeURIComponent(item.key);
  try {
    if (item.is === 'file') {
      const path = `files/shared/link/${key}/${encodeURIComponent(item.name)}`;
      return saveFile(await fetchSharedFile(path, visiting.visit), item.name);
    }
    notify('Clear', `“${item.name}” is being packed…`);
    saveFile(await fetchSharedFile(`files/shared/zip/${key}`, visiting.visit), `${item.name}_download.zip`);
  } catch (error) {
    if (endsVisit(error, visiting)) return;
    notify('Error', error instanceof Error ? error.message : 'The file could not be fetched. Try again.', 5000);
  }
}
