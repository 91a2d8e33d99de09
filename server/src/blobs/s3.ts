import { limits } from '@stemma/shared/limits';
import { S3Store } from '@tus/s3-store';
import type { DataStore } from '@tus/server';
import { Readable } from 'node:stream';
import type { BlobStore, ByteRange, Kept } from './types';
import { assertBlobKey, BytesMissing, partKey } from './types';

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
    return { Bucket: this.bucket, Key: key };
  }

  async put(key: string, source: AsyncIterable<Uint8Array>): Promise<void> {
    const parts = inParts(source);
    const first = await parts.next();
    const second = await parts.next();
    if (second.done) await this.api.putObject({ ...this.at(key), Body: first.done ? Buffer.alloc(0) : first.value });
    else await this.putParts(key, [first.value as Buffer, second.value], parts);
  }

  private async putParts(key: string, begun: Buffer[], rest: AsyncIterable<Buffer>): Promise<void> {
    const { UploadId } = await this.api.createMultipartUpload(this.at(key));
    const sent: { ETag: string | undefined; PartNumber: number }[] = [];
    const send = async (Body: Buffer) => {
      const PartNumber = sent.length + 1;
      const { ETag } = await this.api.uploadPart({ ...this.at(key), UploadId, PartNumber, Body });
      sent.push({ ETag, PartNumber });
    };
    try {
      for (const part of begun) await send(part);
      for await (const part of rest) await send(part);
      await this.api.completeMultipartUpload({ ...this.at(key), UploadId, MultipartUpload: { Parts: sent } });
    } catch (failure) {
      await this.api.abortMultipartUpload({ ...this.at(key), UploadId }).catch(() => undefined);
      throw failure;
    }
  }

  /** What S3 has answered for lasts. */
  settle(): Promise<void> {
    return Promise.resolve();
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    try {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const { Body } = await this.api.getObject({ ...this.at(key), Range });
      if (!(Body instanceof Readable)) throw new BytesMissing(key);
      return Body;
    } catch (failure) {
      throw isMissing(failure) ? new BytesMissing(key) : failure;
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
    await this.api.deleteObject({ Bucket: this.bucket, Key: `${key}.info` });
    await this.connection.forget(key);
  }

  async parts(upload: string): Promise<{ offset: number; size: number }[]> {
    const prefix = partKey(upload, 0).slice(0, -1);
    const found: { offset: number; size: number }[] = [];
    for await (const { Key = '', Size = 0 } of this.objects(prefix)) {
      found.push({ offset: Number(Key.slice(prefix.length)), size: Size });
    }
    return found;
  }

  async deleteParts(upload: string): Promise<void> {
    for (const { offset } of await this.parts(upload)) await this.delete(partKey(upload, offset));
  }

  async *list(): AsyncIterable<Kept> {
    for await (const { Key: key = '', LastModified } of this.objects('')) {
      yield { key, modified: LastModified?.getTime() ?? Date.now(), passing: key.includes('/') || key.includes('.') };
    }
  }

  async drop({ key }: Kept): Promise<void> {
    await this.api.deleteObject({ Bucket: this.bucket, Key: key });
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
