/** A file that was dropped or chosen, with the names of the folders around it; without a file, an empty folder. */
export interface Chosen {
  path: readonly string[];
  file: File | null;
}

/** The files of a file input, those of a folder with their way in it. */
export function chosenFiles(files: Iterable<File>): Chosen[] {
  return [...files].map((file) => ({ file, path: file.webkitRelativePath.split('/').slice(0, -1) }));
}

/** What was dropped, whole folders with all in them. Must be called while the drop is handled, as browsers forget it after. */
export async function droppedFiles(data: Pick<DataTransfer, 'items' | 'files'>): Promise<Chosen[]> {
  const entries = [...data.items]
    .filter(({ kind }) => kind === 'file')
    .map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  const found = await Promise.all(
    entries.map(({ entry, file }) => (entry ? within(entry, []) : Promise.resolve(file ? [{ file, path: [] }] : []))),
  );
  return found.flat();
}

async function within(entry: FileSystemEntry, path: readonly string[]): Promise<Chosen[]> {
  if (isFile(entry)) {
    const file = await new Promise<File | null>((resolve) => entry.file(resolve, () => resolve(null)));
    return file ? [{ file, path }] : [];
  }
  if (!isFolder(entry)) return [];
  const inner = [...path, entry.name];
  const found: Chosen[] = [];
  for (const one of await childrenOf(entry)) found.push(...(await within(one, inner)));
  return found.length > 0 ? found : [{ file: null, path: inner }];
}

/** Browsers hand out a folder's entries a hundred at a time. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])));
    if (some.length === 0) return all;
    all.push(...some);
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}
