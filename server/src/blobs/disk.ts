import { FileConfigstore } from '@tus/file-store';
import type { DataStore } from '@tus/server';
import { limits } from '@stemma/shared/limits';
import { mkdir, open, opendir, readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { LargeWrites, READ_AHEAD, writeFile } from './diskWrites';
import type { BlobStore, ByteRange, Kept } from './types';
import { assertBlobKey, BytesMissing, partKey } from './types';

const isMissing = (failure: unknown): boolean => (failure as NodeJS.ErrnoException).code === 'ENOENT';

/** Bytes in a folder: `bytes` holds files by key, `uploads` what tus knows of those on their way, `parts` those of uploads in phases. */
export class DiskBlobs implements BlobStore {
  readonly says: string;
  readonly tus: DataStore;

  private constructor(private readonly folder: string) {
    this.says = `Files are kept in ${folder}.`;
    this.tus = new LargeWrites({
      directory: join(folder, 'bytes'),
      configstore: new FileConfigstore(join(folder, 'uploads')),
      expirationPeriodInMilliseconds: limits.uploadExpiry,
    });
    // An upload says how large it is before its first byte, so that it can be refused then.
    this.tus.extensions = this.tus.extensions.filter((name) => name !== 'creation-defer-length');
  }

  /** Opens the store, its folders made where they are missing and readable to this user only. */
  static async open(folder: string): Promise<DiskBlobs> {
    for (const name of ['bytes', 'uploads', 'parts']) await mkdir(join(folder, name), { recursive: true, mode: 0o700 });
    return new DiskBlobs(folder);
  }

  async put(key: string, source: AsyncIterable<Uint8Array>): Promise<void> {
    const path = this.path(key);
    if (key.includes('/')) await mkdir(join(path, '..'), { recursive: true, mode: 0o700 });
    await writeFile(path, source, { flags: 'w', mode: 0o600, flush: true });
    await syncFolder(join(path, '..'));
  }

  async settle(key: string): Promise<void> {
    const path = this.path(key);
    const file = await open(path, 'r+');
    try {
      await file.sync();
    } finally {
      await file.close();
    }
    await syncFolder(join(path, '..'));
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    try {
      const file = await open(this.path(key), 'r');
      return file.createReadStream({ ...range, highWaterMark: READ_AHEAD });
    } catch (failure) {
      throw isMissing(failure) ? new BytesMissing(key) : failure;
    }
  }

  async size(key: string): Promise<number | undefined> {
    try {
      return (await stat(this.path(key))).size;
    } catch (failure) {
      if (isMissing(failure)) return undefined;
      throw failure;
    }
  }

  async delete(key: string): Promise<void> {
    await rm(this.path(key), { force: true });
  }

  async forgetUpload(key: string): Promise<void> {
    assertBlobKey(key);
    await rm(join(this.folder, 'uploads', `${key}.json`), { force: true });
  }

  async parts(upload: string): Promise<{ offset: number; size: number }[]> {
    const names = await readdir(join(this.path(partKey(upload, 0)), '..')).catch(() => []);
    const found = names
      .map(Number)
      .map(async (offset) => ({ offset, size: (await this.size(partKey(upload, offset))) ?? 0 }));
    return Promise.all(found);
  }

  async deleteParts(upload: string): Promise<void> {
    await rm(join(this.path(partKey(upload, 0)), '..'), { recursive: true, force: true });
  }

  async *list(): AsyncIterable<Kept> {
    for await (const path of filesIn(join(this.folder, 'bytes'))) yield* entryOf(path, basename(path), false);
    for await (const path of filesIn(join(this.folder, 'uploads'))) {
      yield* entryOf(path, `uploads/${basename(path)}`, true);
    }
    for (const upload of await readdir(join(this.folder, 'parts'))) {
      yield* entryOf(join(this.folder, 'parts', upload), `parts/${upload}`, true);
    }
  }

  async drop({ key, passing }: Kept): Promise<void> {
    if (passing) await rm(join(this.folder, key), { recursive: true, force: true });
    else await this.delete(key);
  }

  private path(key: string): string {
    assertBlobKey(key);
    return key.includes('/') ? join(this.folder, key) : join(this.folder, 'bytes', key);
  }
}

async function* filesIn(folder: string): AsyncIterable<string> {
  for await (const entry of await opendir(folder)) yield join(folder, entry.name);
}

/** One that is gone meanwhile is left out. */
async function* entryOf(path: string, key: string, passing: boolean): AsyncIterable<Kept> {
  const found = await stat(path).catch(() => undefined);
  if (found) yield { key, modified: found.mtimeMs, passing };
}

/** Makes a new name in a folder last; not all systems take it, and those that do not keep it anyway. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync().catch(() => undefined);
  } finally {
    await folder.close();
  }
}
