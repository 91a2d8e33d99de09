import { byFileName } from '@stemma/shared/nameOrder';
import { folderSizes, folderPath } from './policy';
import type { FileRow, FilesFolderRow, FilesLinkRow } from './store';

interface Shared {
  /** Whether a share link shows it. */
  shared: boolean;
  /** Keys of the share links that show it; only for who may edit it and share their charts, as a key opens a link. */
  sharedIn: string[];
}

/** What is new is shown by no link. */
export const UNSHARED: Shared = { shared: false, sharedIn: [] };

/** A file of an entity or chart, as those who may read it see it. */
export interface StoredFile extends Omit<FileRow, 'sharedIn'>, Shared {
  /** Names of the folders around it, from the root. */
  path: string[];
}
export interface FilesFolder extends Omit<FilesFolderRow, 'sharedIn'>, Shared {
  /** Bytes of the files that lie directly in it. */
  size: number;
}
export interface FilesLink extends Omit<FilesLinkRow, 'sharedIn'>, Shared {}

/** The files, folders and links of one entity or chart, each kind by name. */
export interface FileArea {
  key: string;
  name: string;
  mayEdit: boolean;
  files: StoredFile[];
  folders: FilesFolder[];
  links: FilesLink[];
}

export interface AreaRow {
  ownerKey: string;
  ownerName: string;
  files: readonly FileRow[];
  folders: readonly FilesFolderRow[];
  links: readonly FilesLinkRow[];
}

function sharing({ shared, sharedIn }: Readonly<Shared>, mayEdit: boolean): Shared {
  return { shared, sharedIn: mayEdit ? [...sharedIn] : [] };
}

export function presentFile(row: FileRow, path: string[], mayEdit: boolean): StoredFile {
  const { key, name, folder, size, contentType, sha256, preview, createdDate, createdBy, createdByName, expires } = row;
  const own = { key, name, folder, size, contentType, sha256, preview, createdDate, createdBy, createdByName, expires };
  return { ...own, path, ...sharing(row, mayEdit) };
}

export function presentFilesFolder(row: FilesFolderRow, size: number, mayEdit: boolean): FilesFolder {
  const { key, name, folder, createdDate } = row;
  return { key, name, folder, createdDate, size, ...sharing(row, mayEdit) };
}

export function presentFilesLink(row: FilesLinkRow, mayEdit: boolean): FilesLink {
  const { key, name, folder, createdDate, url } = row;
  return { key, name, folder, createdDate, url, ...sharing(row, mayEdit) };
}

export function presentArea(row: AreaRow, mayEdit: boolean): FileArea {
  const sizes = folderSizes(row.files);
  const folders = new Map(row.folders.map((folder) => [folder.key, folder]));
  const paths = new Map<string, string[]>();
  const path = (key: string): string[] => {
    const known = paths.get(key) ?? folderPath(folders, key);
    paths.set(key, known);
    return known;
  };
  return {
    key: row.ownerKey,
    name: row.ownerName,
    mayEdit,
    files: row.files.toSorted(byFileName).map((file) => presentFile(file, path(file.folder), mayEdit)),
    folders: row.folders
      .toSorted(byFileName)
      .map((folder) => presentFilesFolder(folder, sizes.get(folder.key) ?? 0, mayEdit)),
    links: row.links.toSorted(byFileName).map((link) => presentFilesLink(link, mayEdit)),
  };
}
