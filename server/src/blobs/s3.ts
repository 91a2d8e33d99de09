import { limits } from '@stemma/shared/limits';
import { S3Store } from '@tus/s3-store';
import type { DataStore } from '@tus/server';
import { Readable } from 'node:stream';
import type { BlobStore, ByteRange, StoredBlob, BlobPart } from './types';
import { assertBlobKey, BytesMissing } from './types';

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  id: string;
  secret: string;
}

/** What S3 takes at least as a part of an object. */
const PART = 8 * 1024 * 1024;

/** tus's own store, which also lends its connection. */
class Connection extends S3Store {
  get api() {
    return this.client;
  }

  /** Forgets what it remembers of an upload. */
  async forget(id: string): Promise<void> {
    await this.cache.delete(id);
  }
}

const isMissing = (failure: unknown): boolean =>
  ['NoSuchKey', 'NotFound', 'NoSuchUpload'].includes((failure as Error).name);

/** Where the parts of an upload in phases lie, and each of them. */
const partsOf = (upload: string): string => {
  assertBlobKey(upload);
  return `parts/${upload}/`;
};
const partOf = (upload: string, offset: number): string => `${partsOf(upload)}${offset}`;

/** Bytes in a bucket of any S3: objects by key, parts of uploads in phases below `parts/`, tus's own beside its objects. */
export class S3Blobs implements BlobStore {
  readonly says: string;
  readonly tus: DataStore;

  private constructor(
    private readonly connection: Connection,
    private readonly bucket: string,
    endpoint: string,
  ) {
    this.says = `Files are kept in the bucket ${bucket} at ${endpoint}.`;
    this.tus = connection;
    this.tus.extensions = this.tus.extensions.filter((name) => name !== 'creation-defer-length');
  }

  /** Reaches the bucket, which must be there. */
  static async open({ endpoint, bucket, region, id, secret }: S3Settings): Promise<S3Blobs> {
    const connection = new Connection({
      partSize: PART,
      useTags: false,
      expirationPeriodInMilliseconds: limits.uploadExpiry,
      s3ClientConfig: {
        bucket,
        endpoint,
        region,
        forcePathStyle: true,
        credentials: { accessKeyId: id, secretAccessKey: secret },
      },
    });
    try {
      await connection.api.headBucket({ Bucket: bucket });
    } catch (failure) {
      throw new Error(`S3_BUCKET: the bucket ${bucket} at ${endpoint} cannot be reached.`, { cause: failure });
    }
    return new S3Blobs(connection, bucket, endpoint);
  }

  private get api() {
    return this.connection.api;
  }

  private at(key: string) {
    assertBlobKey(key);
    return this.object(key);
  }

  private object(name: string) {
    return { Bucket: this.bucket, Key: name };
  }

  async put(key: string, source: AsyncIterable<Uint8Array>): Promise<void> {
    assertBlobKey(key);
    await this.putAt(key, source);
  }

  private async putAt(name: string, source: AsyncIterable<Uint8Array>): Promise<void> {
    const parts = inParts(source);
    const first = await parts.next();
    const second = await parts.next();
    if (second.done)
      await this.api.putObject({ ...this.object(name), Body: first.done ? Buffer.alloc(0) : first.value });
    else await this.putPieces(name, [first.value as Buffer, second.value], parts);
  }

  private async putPieces(name: string, begun: Buffer[], rest: AsyncIterable<Buffer>): Promise<void> {
    const { UploadId } = await this.api.createMultipartUpload(this.object(name));
    const sent: { ETag: string | undefined; PartNumber: number }[] = [];
    const send = async (Body: Buffer) => {
      const PartNumber = sent.length + 1;
      const { ETag } = await this.api.uploadPart({ ...this.object(name), UploadId, PartNumber, Body });
      sent.push({ ETag, PartNumber });
    };
    try {
      for (const part of begun) await send(part);
      for await (const part of rest) await send(part);
      await this.api.completeMultipartUpload({ ...this.object(name), UploadId, MultipartUpload: { Parts: sent } });
    } catch (failure) {
      await this.api.abortMultipartUpload({ ...this.object(name), UploadId }).catch(() => undefined);
      throw failure;
    }
  }

  /** What S3 has answered for lasts. */
  settle(): Promise<void> {
    return Promise.resolve();
  }

  read(key: string, range?: ByteRange): Promise<Readable> {
    assertBlobKey(key);
    return this.readAt(key, range);
  }

  async *scan(key: string): AsyncIterable<Uint8Array> {
    yield* (await this.read(key)) as AsyncIterable<Uint8Array>;
  }

  private async readAt(name: string, range?: ByteRange): Promise<Readable> {
    try {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const { Body } = await this.api.getObject({ ...this.object(name), Range });
      if (!(Body instanceof Readable)) throw new BytesMissing(name);
      return Body;
    } catch (failure) {
      throw isMissing(failure) ? new BytesMissing(name) : failure;
    }
  }

  async size(key: string): Promise<number | undefined> {
    try {
      return (await this.api.headObject(this.at(key))).ContentLength;
    } catch (failure) {
      if (isMissing(failure)) return undefined;
      throw failure;
    }
  }

  async delete(key: string): Promise<void> {
    await this.api.deleteObject(this.at(key));
  }

  async forgetUpload(key: string): Promise<void> {
    assertBlobKey(key);
    await this.api.deleteObject(this.object(`${key}.info`));
    await this.connection.forget(key);
  }

  /** A bucket needs no room made. */
  beginParts(): Promise<void> {
    return Promise.resolve();
  }

  putPart(upload: string, offset: number, source: AsyncIterable<Uint8Array>): Promise<void> {
    return this.putAt(partOf(upload, offset), source);
  }

  async parts(upload: string): Promise<BlobPart[]> {
    const prefix = partsOf(upload);
    const found: BlobPart[] = [];
    for await (const { Key = '', Size = 0 } of this.objects(prefix)) {
      found.push({ offset: Number(Key.slice(prefix.length)), size: Size });
    }
    return found;
  }

  async joinParts(upload: string, check: (parts: BlobPart[]) => void): Promise<void> {
    if ((await this.size(upload)) !== undefined) return;
    const parts = await this.parts(upload);
    check(parts);
    const offsets = parts.map(({ offset }) => offset).sort((a, b) => a - b);
    await this.put(upload, this.bytesOf(upload, offsets));
  }

  private async *bytesOf(upload: string, offsets: readonly number[]): AsyncIterable<Uint8Array> {
    for (const offset of offsets) yield* (await this.readAt(partOf(upload, offset))) as AsyncIterable<Uint8Array>;
  }

  async deleteParts(upload: string): Promise<void> {
    for (const { offset } of await this.parts(upload)) {
      await this.api.deleteObject(this.object(partOf(upload, offset)));
    }
  }

  async *list(): AsyncIterable<StoredBlob> {
    for await (const { Key: key = '', LastModified } of this.objects('')) {
      yield { key, modified: LastModified?.getTime() ?? Date.now(), passing: key.includes('/') || key.includes('.') };
    }
  }

  async drop({ key }: StoredBlob): Promise<void> {
    await this.api.deleteObject(this.object(key));
  }

  private async *objects(prefix: string) {
    let more: string | undefined;
    do {
      const page = await this.api.listObjectsV2({ Bucket: this.bucket, Prefix: prefix, ContinuationToken: more });
      yield* page.Contents ?? [];
      more = page.NextContinuationToken;
    } while (more);
  }
}

/** Bytes in pieces of the size of a part, the last one as large as what is left. */
async function* inParts(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of source) {
    waiting.push(chunk);
    size += chunk.length;
    if (size < PART) continue;
    const all = Buffer.concat(waiting);
    yield all.subarray(0, PART);
    waiting = [all.subarray(PART)];
    size -= PART;
  }
  if (size > 0) yield Buffer.concat(waiting);
}
