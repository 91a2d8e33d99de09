import type { BlobStore } from './types';

/** Stands where a command needs no bytes; whoever asks for them all the same is told by an error. */
export const NO_BLOBS: BlobStore = new Proxy({} as BlobStore, {
  get: () => {
    throw new Error('This command was started without a store of bytes.');
  },
});
