import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What a disk says of itself. */
export interface Measured {
  /** Bytes that may still be written by this user. */
  free: number;
  /** All bytes of the disk. */
  total: number;
  isWritable: boolean;
}

/** Measures the disk that a folder lies on; a folder that is not there yet is measured by the nearest one above it that is. */
export async function measureVolume(folder: string): Promise<Measured> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    const isWritable = await access(folder, constants.W_OK).then(
      () => true,
      () => false,
    );
    return { free: bavail * bsize, total: blocks * bsize, isWritable };
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code !== 'ENOENT' || dirname(folder) === folder) throw failure;
    return measureVolume(dirname(folder));
  }
}
