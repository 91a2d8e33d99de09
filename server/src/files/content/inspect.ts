import { messages } from '@stemma/shared/messages';
import { sizeFault } from '@stemma/shared/rules/uploads';
import { fileTypeFromBuffer } from 'file-type';
import { createHash } from 'node:crypto';
import type { BlobStore } from '../../blobs/types';
import { AppError } from '../../errors';
import { archiveParts } from './archive';
import { contentTypeOf } from './contentType';
import type { Recognised } from './kinds';
import { contentFits, previewOf } from './kinds';

/** What is known of a file once all its bytes were seen. */
export interface Inspected {
  size: number;
  /** In hexadecimal. */
  sha256: string;
  contentType: string;
  preview: 'image' | 'pdf' | null;
}

const HEAD = 64 * 1024;
const isZip = (head: Uint8Array): boolean => head[0] === 0x50 && head[1] === 0x4b && (head[2] ?? 9) <= 8;

/** Reads the bytes once and looks whether they are what the name says. Throws `extension` or `size` with the words of the filter. */
export async function inspect(blobs: BlobStore, key: string, name: string): Promise<Inspected> {
  const { size, sha256, head } = await readThrough(blobs, key);
  const fault = sizeFault(size);
  if (fault) throw new AppError(fault.code, fault.message, { field: 'file' });
  return { size, sha256, ...(await kindOf(blobs, { key, size, head }, name)) };
}

/** What bytes that are kept are under another name. Throws `extension` where they are not what it says. */
export async function inspectAs(
  blobs: BlobStore,
  { key, size }: { key: string; size: number },
  name: string,
): Promise<Pick<Inspected, 'contentType' | 'preview'>> {
  const heads: Buffer[] = [];
  for await (const chunk of await blobs.read(key, { start: 0, end: Math.min(HEAD, size) - 1 }))
    heads.push(chunk as Buffer);
  return kindOf(blobs, { key, size, head: Buffer.concat(heads) }, name);
}

async function kindOf(
  blobs: BlobStore,
  { key, size, head }: { key: string; size: number; head: Buffer },
  name: string,
): Promise<Pick<Inspected, 'contentType' | 'preview'>> {
  const parts = isZip(head) ? await archiveParts(blobs, key, size) : null;
  if (parts === 'tooLarge') throw refusedContent(messages.files.unpacksTooLarge);
  if (parts === 'damaged') throw refusedContent(messages.files.notWhatItSays);
  const recognised = parts === null ? await recognise(head) : null;
  if (!contentFits(name, recognised, head, parts)) throw refusedContent(messages.files.notWhatItSays);
  return { contentType: contentTypeOf(name, recognised), preview: previewOf(name, recognised) };
}

const refusedContent = (message: string) => new AppError('extension', message, { field: 'file' });

async function readThrough(blobs: BlobStore, key: string) {
  const hash = createHash('sha256');
  const heads: Uint8Array[] = [];
  let size = 0;
  for await (const bytes of blobs.scan(key)) {
    if (size < HEAD) heads.push(Buffer.from(bytes.subarray(0, HEAD - size)));
    size += bytes.length;
    hash.update(bytes);
  }
  return { size, sha256: hash.digest('hex'), head: Buffer.concat(heads) };
}

/** What the first bytes are; content that the library stumbles over is recognised as nothing. */
async function recognise(head: Uint8Array): Promise<Recognised | null> {
  try {
    return (await fileTypeFromBuffer(head)) ?? null;
  } catch {
    return null;
  }
}
