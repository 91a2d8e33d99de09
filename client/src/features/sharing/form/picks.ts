import { byFileName } from '@stemma/shared/nameOrder';
import { shownLink } from '@stemma/shared/rules/linkAddress';
import type { FilesToShare } from '../documents';

/** A file, folder or link that a share link may show. */
export interface PickChoice {
  is: 'folder' | 'file' | 'link';
  key: string;
  /** As it is shown: that of a web link never reads as another address than it opens. */
  name: string;
  /** Where a web link leads, where that is not as its name reads. */
  leadsTo: string | null;
  /** Key of the folder around it; empty at the root. */
  folder: string;
  /** How many folders are around it. */
  depth: number;
  /** Whether the link showed it when the list was read. */
  wasShown: boolean;
}

/** All choices as a tree: by name without regard to case (SPEC §9), what lies in a folder beneath it. */
export function choiceTree({ files, folders, links }: FilesToShare, linkKey: string | null): PickChoice[] {
  type Row = { key: string; name: string; url?: string; folder: string; sharedIn: readonly string[] };
  const known = new Set(folders.map(({ key }) => key));
  const choice =
    (is: PickChoice['is']) =>
    ({ key, name, url, folder, sharedIn }: Row): PickChoice => {
      const { text, leadsTo } = url === undefined ? { text: name, leadsTo: null } : shownLink({ name, url });
      return {
        ...{ is, key, name: text, leadsTo, depth: 0, folder: known.has(folder) ? folder : '' },
        wasShown: linkKey !== null && sharedIn.includes(linkKey),
      };
    };
  const all = [...folders.map(choice('folder')), ...files.map(choice('file')), ...links.map(choice('link'))];
  const byFolder = new Map<string, PickChoice[]>();
  for (const one of all) byFolder.set(one.folder, [...(byFolder.get(one.folder) ?? []), one]);
  const rows: PickChoice[] = [];
  const add = (folder: string, depth: number) => {
    for (const one of (byFolder.get(folder) ?? []).sort(byFileName)) {
      rows.push({ ...one, depth });
      if (one.is === 'folder') add(one.key, depth + 1);
    }
  };
  add('', 0);
  return rows;
}

/** The chosen with all that lies in the chosen folders: a folder is shown with everything below it (SPEC §2.6). */
export function withBelow(tree: readonly PickChoice[], chosen: Iterable<string>): Set<string> {
  const keys = new Set(chosen);
  // A folder stands before what lies in it.
  for (const one of tree) if (keys.has(one.folder)) keys.add(one.key);
  return keys;
}

/** The chosen with one turned on or off, a folder with all that lies below it. */
export function turnedPick(tree: readonly PickChoice[], chosen: ReadonlySet<string>, key: string): Set<string> {
  const moved = withBelow(tree, [key]);
  if (!chosen.has(key)) return withBelow(tree, [...chosen, ...moved]);
  return new Set([...chosen].filter((one) => !moved.has(one)));
}
