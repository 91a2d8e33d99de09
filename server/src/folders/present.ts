import type { FolderType } from './policy';
import type { FolderRow } from './store';

/** A folder of entities or charts, as its user sees it. */
export interface Folder {
  key: string;
  name: string;
  /** Key of the folder around it; empty at the root. */
  folder: string;
  type: FolderType;
  /** Milliseconds since 1970. */
  createdDate: number;
}

export function presentFolder({ key, name, folder, type, createdDate }: FolderRow): Folder {
  return { key, name, folder, type, createdDate };
}
