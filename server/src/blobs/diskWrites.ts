import { FileStore } from '@tus/file-store';
import { ERRORS } from '@tus/server';
import type { Upload } from '@tus/server';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { WriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { assertBlobKey } from './types';

/** Bytes that wait to be written together: what comes from the network comes in pieces of 64 KiB, and each write costs as much as a large one. */
const WRITTEN_TOGETHER = 4 * 1024 * 1024;

export const isMissing = (failure: unknown): boolean => (failure as NodeJS.ErrnoException).code === 'ENOENT';

interface WriteOptions {
  flags: 'w' | 'r+';
  mode?: number;
  /** First byte of the file that is written. */
  start?: number;
  /** Whether the bytes are on the disk when the answer comes. */
  flush?: boolean;
  /** Ends the writing before its end. */
  signal?: AbortSignal;
}

/** Writes what comes to a file; answers how many bytes came. */
export async function writeFile(
  path: string,
  source: AsyncIterable<Uint8Array>,
  { signal, ...options }: WriteOptions,
): Promise<number> {
  const file = createWriteStream(path, { ...options, highWaterMark: WRITTEN_TOGETHER });
  const work = pipeline(source, file);
  await (signal ? orStopped(work, file, signal) : work);
  return file.bytesWritten;
}

/** Ends at once when it is told to, also where the source says nothing any more; nothing is written after that. */
async function orStopped(work: Promise<void>, file: WriteStream, signal: AbortSignal): Promise<void> {
  const stopped = once(signal, 'abort').then(() => signal.throwIfAborted());
  try {
    await Promise.race([work, stopped]);
  } catch (failure) {
    work.catch(() => undefined);
    file.destroy();
    if (!file.closed) await once(file, 'close');
    throw failure;
  }
}

/** tus's own store in a folder, with writes worth their while; it makes bytes last only when `settle` is called. */
export class LargeWrites extends FileStore {
  /** `assertSpaceFor` throws where so many bytes more are not to be written. */
  constructor(
    options: ConstructorParameters<typeof FileStore>[0],
    private readonly assertSpaceFor: (bytes: number) => void,
  ) {
    super(options);
  }

  override async create(upload: Upload): Promise<Upload> {
    this.assertSpaceFor(upload.size ?? 0);
    return super.create(upload);
  }

  override async write(...[readable, id, offset]: Parameters<FileStore['write']>): Promise<number> {
    assertBlobKey(id);
    this.assertSpaceFor(0);
    try {
      return offset + (await writeFile(join(this.directory, id), readable, { flags: 'r+', start: offset }));
    } catch (failure) {
      throw Object.assign(new Error(ERRORS.FILE_WRITE_ERROR.body, { cause: failure }), ERRORS.FILE_WRITE_ERROR);
    }
  }
}

/** Makes a new name in a folder last; not all systems take it, and those that do not keep it anyway. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync().catch(() => undefined);
  } finally {
    await folder.close();
  }
}
