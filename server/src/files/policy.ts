import type { Permission, Visibility } from '@stemma/shared/permissions';
import type { UserCaller } from '../access/caller';
import { mayReadChart, viewerCanOf } from '../charts/policy';
import { mayEditEntity, mayReadEntity } from '../entities/policy';

/** What a decision about the files of an entity or chart looks at. */
export interface OwnerAccess {
  isChart: boolean;
  permission: Permission | null;
  /** Of a chart. */
  visibility: Visibility;
  organizationKey: string;
  /** Of an entity. */
  onReadableChart: boolean;
  binned: boolean;
}

/** Who may read an entity or chart reads its files. */
export function mayReadFiles(caller: UserCaller, owner: OwnerAccess): boolean {
  return owner.isChart ? mayReadChart(caller, owner) : mayReadEntity(owner);
}

/** Who may edit an entity or chart edits its files. */
export function mayEditFiles(caller: UserCaller, owner: OwnerAccess): boolean {
  return owner.isChart ? viewerCanOf(caller, owner).edit : mayEditEntity(caller, owner);
}

/** The sizes of folders by key: what lies directly in each, in bytes (SPEC §2.5). */
export function folderSizes(files: readonly { folder: string; size: number }[]): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const { folder, size } of files) sizes.set(folder, (sizes.get(folder) ?? 0) + size);
  return sizes;
}

/** Names from the root to a folder; a folder that is not there ends the way. */
export function folderPath(folders: ReadonlyMap<string, { name: string; folder: string }>, key: string): string[] {
  const path: string[] = [];
  const seen = new Set<string>();
  for (let at = key; at !== '' && !seen.has(at);) {
    seen.add(at);
    const folder = folders.get(at);
    if (!folder) break;
    path.unshift(folder.name);
    at = folder.folder;
  }
  return path;
}
