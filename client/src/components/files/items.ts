import { toShownDate } from '@stemma/shared/dates';
import { byFileName } from '@stemma/shared/nameOrder';
import { shownLink } from '@stemma/shared/rules/linkAddress';
import { endingOf } from '@stemma/shared/rules/uploads';
import { t } from '@stemma/shared/language/translate';
import type { FilePreview } from '../../gql/graphql';
import { pathTo, withInner, type TreePlace } from '../folders/tree';
import type { FileArea, FilesFolder, FilesLink, StoredFile } from './documents';

/** What a list shows of a row, whoever looks at it: who edits it, or a visitor. */
export interface FileRowItem {
  is: 'file' | 'folder' | 'link';
  key: string;
  name: string;
  folder: string;
  createdDate: string;
  /** Bytes; links have none. */
  size?: number;
  /** What a file can be shown as. */
  preview?: FilePreview | null;
  /** ISO day on which a file expires; visitors are not told. */
  expires?: string | null;
  /** Whether a share link shows it; visitors are not told. */
  shared?: boolean;
  /** What a link opens. */
  url?: string;
}

/** A row of the list: a file, a folder of files or a web link. */
export type FileAreaItem =
  ({ is: 'file' } & StoredFile) | ({ is: 'folder' } & FilesFolder) | ({ is: 'link' } & FilesLink);

/** All rows of an entity or chart by name, without regard to case (SPEC §2.5). Those whose folder is not there stand at the root. */
export function allItems({ files, folders, links }: FileArea): FileAreaItem[] {
  const known = new Set(folders.map(({ key }) => key));
  const items: FileAreaItem[] = [
    ...folders.map((folder): FileAreaItem => ({ is: 'folder', ...folder })),
    ...files.map((file): FileAreaItem => ({ is: 'file', ...file })),
    ...links.map((link): FileAreaItem => ({ is: 'link', ...link })),
  ];
  const placed = items.map((item) => (known.has(item.folder) ? item : { ...item, folder: '' }));
  return placed.sort(byFileName);
}

/** The rows to show: those of a folder, or with a search all whose names hold it, wherever they lie (SPEC §2.5). */
export function shownItems<T extends Pick<FileRowItem, 'name' | 'folder'>>(
  items: readonly T[],
  folder: string,
  search: string,
): T[] {
  const wanted = search.trim().toLowerCase();
  if (wanted) return items.filter(({ name }) => name.toLowerCase().includes(wanted));
  return items.filter((item) => item.folder === folder);
}

/** What stands under Name, and beneath it where a link leads elsewhere than its name or its letters may read. */
export function shownName({ name, url }: Pick<FileRowItem, 'name' | 'url'>): { text: string; leadsTo: string | null } {
  return url === undefined ? { text: name, leadsTo: null } : shownLink({ name, url });
}

/** What stands under Kind: the ending of a file, Link, or Folder. */
export function fileKindOf(item: Pick<FileRowItem, 'is' | 'name'>): string {
  if (item.is === 'folder') return t('Folder');
  return item.is === 'link' ? t('Link') : endingOf(item.name);
}

/** What is told of a file's last day: "Expires on 01.03.2027", "Expired on 01.03.2026"; undefined where it has none. */
export function expiryOf(
  { expires }: Pick<FileRowItem, 'expires'>,
  today: string,
): { text: string; over: boolean } | undefined {
  if (!expires) return undefined;
  const over = expires <= today;
  return {
    text: t('{state} on {expires}', { state: over ? t('Expired') : t('Expires'), expires: toShownDate(expires) }),
    over,
  };
}

/** What stands under Sharing. */
export const sharingLabel = (shared: boolean): string => (shared ? t('Shared') : t('Private'));

/** A step of the breadcrumb; the root has an empty key. */
export interface FolderStep {
  key: string;
  name: string;
}

/** "All Files", then the folder around, then the folder itself (SPEC §2.5). */
export function breadcrumb(folders: readonly TreePlace[], folder: string): FolderStep[] {
  const path = pathTo(folders, folder).slice(-2);
  return [{ key: '', name: t('All Files') }, ...path.map(({ key, name }) => ({ key, name }))];
}

/** The items, and all that lies in the folders among them. */
export function withContents(all: readonly FileAreaItem[], items: readonly FileAreaItem[]): FileAreaItem[] {
  const folders = withInner(
    all.filter(({ is }) => is === 'folder'),
    items.filter(({ is }) => is === 'folder').map(({ key }) => key),
  );
  const keys = new Set(items.map(({ key }) => key));
  return all.filter(({ key, folder }) => keys.has(key) || folders.has(key) || folders.has(folder));
}
