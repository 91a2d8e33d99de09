import type { StorageGuard } from '../storage/guard';
import { DiskBlobs } from './disk';
import type { S3Settings } from './s3';
import type { BlobStore } from './types';

export interface BlobSettings {
  /** Absolute. */
  folder: string;
  /** Where bytes go instead. */
  s3?: S3Settings;
}

/**
 * Opens the store of bytes that the settings name, its disk watched by `storage`; the parts for S3 are loaded only where they are needed.
 */
export async function openBlobs({ folder, s3 }: BlobSettings, storage?: StorageGuard): Promise<BlobStore> {
  if (!s3) {
    await storage?.watch('files', folder);
    return DiskBlobs.open(folder, storage);
  }
  const { S3Blobs } = await import('./s3');
  return S3Blobs.open(s3);
}
