import type { DataStore } from '@tus/server';
import type { Readable } from 'node:stream';

/** First and last byte, both of them in. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Something that a store of bytes holds. */
export interface Kept {
  key: string;
  /** Milliseconds since 1970. */
  modified: number;
  /** Whether it is an upload's own bookkeeping or part, which counts for nothing once it has become old. */
  passing: boolean;
}

/**
 * Where the bytes of files lie. A key is made by the server: letters, digits and dashes, of an upload's parts with slashes between. What
 * `put` and `settle` have answered for outlasts a power cut.
 */
export interface BlobStore {
  /** Where the bytes go, for the lines of a start. */
  readonly says: string;
  /** What uploads by tus are written to; an upload's id is the key of its bytes. */
  readonly tus: DataStore;
  put(key: string, source: AsyncIterable<Uint8Array>): Promise<void>;
  /** Makes sure that what came by tus lasts. */
  settle(key: string): Promise<void>;
  /** Throws `BytesMissing` before the first byte where there are none. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Bytes; undefined where there is nothing of that key. */
  size(key: string): Promise<number | undefined>;
  /** Deletes what is there; nothing is no fault. */
  delete(key: string): Promise<void>;
  /** Forgets what tus kept of an upload beside its bytes. */
  forgetUpload(key: string): Promise<void>;
  /** The offsets of the parts of an upload in phases, with their sizes. */
  parts(upload: string): Promise<{ offset: number; size: number }[]>;
  deleteParts(upload: string): Promise<void>;
  /** All that is there, in any order. */
  list(): AsyncIterable<Kept>;
  /** Deletes an entry of the list. */
  drop(entry: Kept): Promise<void>;
}

/** There are no bytes under a key. */
export class BytesMissing extends Error {
  override readonly name = 'BytesMissing';
}

/** The key of a part of an upload in phases. */
export const partKey = (upload: string, offset: number): string => `parts/${upload}/${offset}`;

const KEY = /^(?:parts\/[A-Za-z0-9-]{1,64}\/\d{1,12}|[A-Za-z0-9-]{1,64})$/;

/** Throws for what is no key of this server's making, before it can become part of a path. */
export function assertBlobKey(key: string): void {
  if (!KEY.test(key)) throw new Error('This is no key of stored bytes.');
}
