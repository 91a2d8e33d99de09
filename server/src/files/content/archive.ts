import { limits } from '@stemma/shared/limits';
import { PassThrough } from 'node:stream';
import type { Readable } from 'node:stream';
import { fromRandomAccessReaderPromise, RandomAccessReader } from 'yauzl';
import type { BlobStore } from '../../blobs/types';

class BlobReader extends RandomAccessReader {
  constructor(
    private readonly blobs: BlobStore,
    private readonly key: string,
  ) {
    super();
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const through = new PassThrough();
    this.blobs.read(this.key, { start, end: end - 1 }).then(
      (stream) => stream.on('error', (failure) => through.destroy(failure)).pipe(through),
      (failure: Error) => through.destroy(failure),
    );
    return through;
  }
}

export type ArchiveFault = 'tooLarge' | 'damaged';

/** The names inside of a zip archive, which is not unpacked for it; a fault where it would unpack to too much, or is none. */
export async function archiveParts(blobs: BlobStore, key: string, size: number): Promise<string[] | ArchiveFault> {
  try {
    const options = { lazyEntries: true, strictFileNames: false, autoClose: false };
    const archive = await fromRandomAccessReaderPromise(new BlobReader(blobs, key), size, options);
    if (archive.entryCount > limits.officePartsMax) return 'tooLarge';
    const names: string[] = [];
    let unpacked = 0;
    for await (const entry of archive.eachEntry()) {
      unpacked += entry.uncompressedSize;
      if (unpacked > limits.officeUnpackedMax) return 'tooLarge';
      names.push(entry.fileName.replace(/^\//, ''));
    }
    return names;
  } catch {
    return 'damaged';
  }
}
