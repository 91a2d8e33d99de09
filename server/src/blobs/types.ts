import type { DataStore } from '@tus/server';
import type { Readable } from 'node:stream';

/** First and last byte, both of them in. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Bytes of an upload in phases: where they begin, and how many they are. */
export interface BlobPart {
  offset: number;
  size: number;
}

/** Something that a store of bytes holds. */
export interface StoredBlob {
  key: string;
  /** Milliseconds since 1970. */
  modified: number;
  /** Whether it is an upload's own bookkeeping or part, which counts for nothing once it has become old. */
  passing: boolean;
}

/**
 * Where the bytes of files lie. A key is made by the server: letters, digits and dashes. What `put`, `putPart`, `joinParts`
 * and `settle` have answered for outlasts a power cut.
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
  /** All bytes in order, to be looked at once: a piece holds only until the next is asked for. Throws `BytesMissing` as `read` does. */
  scan(key: string): AsyncIterable<Uint8Array>;
  /** Bytes; undefined where there is nothing of that key. */
  size(key: string): Promise<number | undefined>;
  /** Deletes what is there; nothing is no fault. */
  delete(key: string): Promise<void>;
  /** Forgets what tus kept of an upload beside its bytes. */
  forgetUpload(key: string): Promise<void>;
  /** Makes room for the parts of an upload in phases. */
  beginParts(upload: string): Promise<void>;
  /** Takes a part; sent again it takes the place of the one that is there. Throws `BytesMissing` where there is no room for it (any more), `PartSentAgain` where a later sending takes its place. */
  putPart(upload: string, offset: number, source: AsyncIterable<Uint8Array>): Promise<void>;
  /** The parts that have come and last, in any order. */
  parts(upload: string): Promise<BlobPart[]>;
  /** Makes the parts one blob under the upload's key, unless that is there; `check` throws where they are not whole, and they stay parts. */
  joinParts(upload: string, check: (parts: BlobPart[]) => void): Promise<void>;
  deleteParts(upload: string): Promise<void>;
  /** All that is there, in any order. */
  list(): AsyncIterable<StoredBlob>;
  /** Deletes an entry of the list. */
  drop(entry: StoredBlob): Promise<void>;
}

/** There are no bytes under a key. */
export class BytesMissing extends Error {
  override readonly name = 'BytesMissing';
}

const KEY = /^[A-Za-z0-9-]{1,64}$/;

/** The same part is being sent anew, which this sending gives way to. */
export class PartSentAgain extends Error {
  override readonly name = 'PartSentAgain';
}

/** Throws for what is no key of this server's making, before it can become part of a path. */
export function assertBlobKey(key: string): void {
  if (!KEY.test(key)) throw new Error('This is no key of stored bytes.');
}
