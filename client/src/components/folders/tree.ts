import { naturalOrder } from '@stemma/shared/nameOrder';

/** A folder as far as its place matters; `folder` is the key of the one around it, empty at the root. */
export interface TreePlace {
  key: string;
  name: string;
  folder: string;
}

/** Folders that things can be moved between. */
export interface MovePlaces {
  all: readonly TreePlace[];
  /** Puts items and folders into a folder, at the root where it is empty. */
  move(keys: readonly string[], folder: string): Promise<boolean>;
}

const byName = (a: TreePlace, b: TreePlace) => naturalOrder(a.name, b.name);

/** The folders directly in one, by name; those whose folder is gone stand at the root. */
export function childrenOf<F extends TreePlace>(folders: readonly F[], parent: string): F[] {
  const known = new Set(folders.map(({ key }) => key));
  return folders.filter((one) => (known.has(one.folder) ? one.folder : '') === parent).sort(byName);
}

/** The folders around a folder and itself, from the outermost; empty at the root and for one that is not there. */
export function pathTo<F extends TreePlace>(folders: readonly F[], key: string): F[] {
  const known = new Map(folders.map((one) => [one.key, one]));
  const path: F[] = [];
  for (let at = known.get(key); at && !path.includes(at); at = known.get(at.folder)) path.unshift(at);
  return path;
}

/** The folders and all that lie in them, by key. */
export function withInner(folders: readonly TreePlace[], keys: Iterable<string>): Set<string> {
  const found = new Set<string>();
  const waiting = [...keys];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (found.has(key)) continue;
    found.add(key);
    for (const inner of folders) if (inner.folder === key) waiting.push(inner.key);
  }
  return found;
}

/** All folders in the order of a tree with their depth, those of `without` and what lies in them left out. */
export function asTree<F extends TreePlace>(
  folders: readonly F[],
  without: ReadonlySet<string>,
): { folder: F; depth: number }[] {
  const rows: { folder: F; depth: number }[] = [];
  const seen = new Set<string>();
  const add = (parent: string, depth: number) => {
    for (const folder of childrenOf(folders, parent)) {
      if (without.has(folder.key) || seen.has(folder.key)) continue;
      seen.add(folder.key);
      rows.push({ folder, depth });
      add(folder.key, depth + 1);
    }
  };
  add('', 0);
  return rows;
}
