import { FileConfigstore } from '@tus/file-store';
import type { DataStore } from '@tus/server';
import { limits } from '@stemma/shared/limits';
import type { FileHandle } from 'node:fs/promises';
import { mkdir, open, opendir, readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { DiskParts } from './diskParts';
import type { StorageGuard } from '../storage/guard';
import { piecesOf, READ_AHEAD } from './diskReads';
import { isMissing, LargeWrites, syncFolder, writeFile } from './diskWrites';
import type { BlobStore, ByteRange, StoredBlob, BlobPart } from './types';
import { assertBlobKey, BytesMissing } from './types';

/** Bytes in a folder: `bytes` holds files by key, `uploads` what tus knows of those on their way, `parts` those of uploads in phases. */
export class DiskBlobs implements BlobStore {
  readonly says: string;
  readonly tus: DataStore;
  private readonly inPhases: DiskParts;

  private constructor(
    private readonly folder: string,
    private readonly storage: StorageGuard | undefined,
  ) {
    this.inPhases = new DiskParts(join(folder, 'parts'), join(folder, 'bytes'));
    this.says = `Files are kept in ${folder}.`;
    this.tus = new LargeWrites(
      {
        directory: join(folder, 'bytes'),
        configstore: new FileConfigstore(join(folder, 'uploads')),
        expirationPeriodInMilliseconds: limits.uploadExpiry,
      },
      (bytes) => storage?.assertSpaceFor('files', bytes),
    );
    // An upload says how large it is before its first byte, so that it can be refused then.
    this.tus.extensions = this.tus.extensions.filter((name) => name !== 'creation-defer-length');
  }

  /**
   * Opens the store, its folders made where they are missing and readable to this user only. New bytes are refused while `storage`
   * says that their disk is short of space.
   */
  static async open(folder: string, storage?: StorageGuard): Promise<DiskBlobs> {
    for (const name of ['bytes', 'uploads', 'parts']) await mkdir(join(folder, name), { recursive: true, mode: 0o700 });
    return new DiskBlobs(folder, storage);
  }

  async put(key: string, source: AsyncIterable<Uint8Array>): Promise<void> {
    this.storage?.assertWritable('files');
    const path = this.path(key);
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
    const file = await this.opened(key);
    return file.createReadStream({ ...range, highWaterMark: READ_AHEAD });
  }

  async *scan(key: string): AsyncIterable<Uint8Array> {
    yield* piecesOf(await this.opened(key));
  }

  private async opened(key: string): Promise<FileHandle> {
    try {
      return await open(this.path(key), 'r');
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

  async beginParts(upload: string): Promise<void> {
    this.storage?.assertWritable('files');
    return this.inPhases.begin(upload);
  }

  async putPart(upload: string, offset: number, source: AsyncIterable<Uint8Array>): Promise<void> {
    this.storage?.assertWritable('files');
    return this.inPhases.put(upload, offset, source);
  }

  parts(upload: string): Promise<BlobPart[]> {
    return this.inPhases.list(upload);
  }

  joinParts(upload: string, check: (parts: BlobPart[]) => void): Promise<void> {
    return this.inPhases.join(upload, check);
  }

  deleteParts(upload: string): Promise<void> {
    return this.inPhases.delete(upload);
  }

  async *list(): AsyncIterable<StoredBlob> {
    for await (const path of filesIn(join(this.folder, 'bytes'))) yield* entryOf(path, basename(path), false);
    for await (const path of filesIn(join(this.folder, 'uploads'))) {
      yield* entryOf(path, `uploads/${basename(path)}`, true);
    }
    for (const upload of await readdir(join(this.folder, 'parts'))) {
      yield* entryOf(join(this.folder, 'parts', upload), `parts/${upload}`, true);
    }
  }

  async drop({ key, passing }: StoredBlob): Promise<void> {
    if (passing) await rm(join(this.folder, key), { recursive: true, force: true });
    else await this.delete(key);
  }

  private path(key: string): string {
    assertBlobKey(key);
    return join(this.folder, 'bytes', key);
  }
}

async function* filesIn(folder: string): AsyncIterable<string> {
  for await (const entry of await opendir(folder)) yield join(folder, entry.name);
}

/** One that is gone meanwhile is left out. */
async function* entryOf(path: string, key: string, passing: boolean): AsyncIterable<StoredBlob> {
  const found = await stat(path).catch(() => undefined);
  if (found) yield { key, modified: found.mtimeMs, passing };
}
