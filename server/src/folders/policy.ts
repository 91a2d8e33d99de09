import { ASSET_TYPES, RECORD_TYPES } from '@stemma/shared/entities/typeNames';

/** What a folder can be for: charts, entities of one type, or all assets together. */
export const FOLDER_TYPES = ['Dataset', 'Asset', ...RECORD_TYPES] as const;
export type FolderType = (typeof FOLDER_TYPES)[number];

/** Whether a record of this type belongs in a folder of that kind. */
export function fitsFolder(folderType: FolderType, typeName: string): boolean {
  if (folderType === 'Asset') return typeName === 'Asset' || (ASSET_TYPES as readonly string[]).includes(typeName);
  return folderType === typeName;
}

/** Whether putting the folders into `target` would close a circle, or put one into itself. */
export function closesCircle(
  parents: ReadonlyMap<string, string>,
  moved: ReadonlySet<string>,
  target: string,
): boolean {
  const seen = new Set<string>();
  for (let at = target; at !== '' && !seen.has(at); at = parents.get(at) ?? '') {
    if (moved.has(at)) return true;
    seen.add(at);
  }
  return false;
}

/** The folders and all that lie in them, at any depth. */
export function withDescendants(parents: ReadonlyMap<string, string>, keys: readonly string[]): Set<string> {
  const children = new Map<string, string[]>();
  for (const [key, parent] of parents) {
    const siblings = children.get(parent);
    if (siblings) siblings.push(key);
    else children.set(parent, [key]);
  }
  const found = new Set<string>();
  const waiting = [...keys];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (found.has(key)) continue;
    found.add(key);
    for (const child of children.get(key) ?? []) waiting.push(child);
  }
  return found;
}
