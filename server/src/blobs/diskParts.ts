import { open, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing, syncFolder, writeFile } from './diskWrites';
import type { BlobPart } from './types';
import { assertBlobKey, BytesMissing, PartSentAgain } from './types';

/** The file that parts are written to, each at its place, and its name once it is being made a blob. */
const BYTES = 'bytes';
const JOINED = 'joined';

/**
 * Parts of uploads in a folder for each. A part lies at its place in one file, so that joining them is giving that file another name; an
 * empty file `<offset>-<size>` beside it says that the part has come and lasts. It goes before its bytes are written anew, and the file is
 * written to only while it has its first name: whoever joins looks at what has come after taking that name away, and so sees every part
 * that is still being written as missing.
 */
export class DiskParts {
  /** Who writes at a place now; whoever comes later takes their place. */
  private readonly writing = new Map<string, { stop: AbortController; ended: Promise<unknown> }>();

  constructor(
    private readonly folder: string,
    private readonly blobs: string,
  ) {}

  async begin(upload: string): Promise<void> {
    const folder = this.of(upload);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = await open(join(folder, BYTES), 'a', 0o600);
    await file.close();
    await syncFolder(folder);
    await syncFolder(this.folder);
  }

  /** Throws `BytesMissing` where the upload has not begun, or is being joined, and `PartSentAgain`. */
  async put(upload: string, offset: number, source: AsyncIterable<Uint8Array>): Promise<void> {
    const place = `${upload}/${offset}`;
    const stop = new AbortController();
    const before = this.writing.get(place);
    const work = this.after(before, () => this.write(upload, offset, source, stop.signal));
    const mine = { stop, ended: work.catch(() => undefined) };
    this.writing.set(place, mine);
    try {
      await work;
    } finally {
      if (this.writing.get(place) === mine) this.writing.delete(place);
    }
  }

  private async after(
    before: { stop: AbortController; ended: Promise<unknown> } | undefined,
    work: () => Promise<void>,
  ) {
    before?.stop.abort();
    await before?.ended;
    await work();
  }

  private async write(upload: string, offset: number, source: AsyncIterable<Uint8Array>, signal: AbortSignal) {
    if (signal.aborted) throw new PartSentAgain();
    const folder = this.of(upload);
    for (const part of await this.list(upload)) {
      if (part.offset === offset) await rm(join(folder, nameOf(part)), { force: true });
    }
    let size;
    try {
      size = await writeFile(join(folder, BYTES), source, { flags: 'r+', start: offset, flush: true, signal });
    } catch (failure) {
      if (signal.aborted) throw new PartSentAgain();
      throw isMissing(failure) ? new BytesMissing(upload) : failure;
    }
    const marker = await open(join(folder, nameOf({ offset, size })), 'w', 0o600);
    await marker.close();
    await syncFolder(folder);
  }

  async list(upload: string): Promise<BlobPart[]> {
    const names = await readdir(this.of(upload)).catch(() => []);
    return names.flatMap((name) => {
      const [, offset, size] = /^(\d+)-(\d+)$/.exec(name) ?? [];
      return offset === undefined ? [] : [{ offset: Number(offset), size: Number(size) }];
    });
  }

  /** Safe to try again after an end at any moment, and by several at once: each step is a change of name that is made once. */
  async join(upload: string, check: (parts: BlobPart[]) => void): Promise<void> {
    const folder = this.of(upload);
    const blob = join(this.blobs, upload);
    if (await isThere(blob)) return;
    await renamed(join(folder, BYTES), join(folder, JOINED));
    try {
      check(await this.list(upload));
    } catch (failure) {
      await renamed(join(folder, JOINED), join(folder, BYTES));
      throw failure;
    }
    if (!(await renamed(join(folder, JOINED), blob)) && !(await isThere(blob))) throw new BytesMissing(upload);
    await syncFolder(folder);
    await syncFolder(this.blobs);
  }

  async delete(upload: string): Promise<void> {
    await rm(this.of(upload), { recursive: true, force: true });
  }

  private of(upload: string): string {
    assertBlobKey(upload);
    return join(this.folder, upload);
  }
}

const nameOf = ({ offset, size }: BlobPart): string => `${offset}-${size}`;

/** Gives a file another name; answers whether it was there. */
async function renamed(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (failure) {
    if (isMissing(failure)) return false;
    throw failure;
  }
}

async function isThere(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (failure) {
    if (isMissing(failure)) return false;
    throw failure;
  }
}
