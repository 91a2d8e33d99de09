import { Signal } from '../signal';

/** Bytes may have lost their last file: this server's sweep looks at once. */
export const blobsDropped = new Signal();
