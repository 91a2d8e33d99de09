import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface Written {
  size: number;
  /** Hexadecimal. */
  sha256: string;
}

/** Writes bytes to a new file, for its owner's eyes only and on the disk when it answers. */
export async function writeBytes(path: string, source: Readable): Promise<Written> {
  const { passing, written } = counted();
  await pipeline(source, passing, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
  return written();
}

/** Size and hash of a file. */
export async function readBytes(path: string): Promise<Written> {
  const { passing, written } = counted();
  passing.resume();
  await pipeline(createReadStream(path), passing);
  return written();
}

function counted() {
  const hash = createHash('sha256');
  let size = 0;
  const passing = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      size += chunk.length;
      hash.update(chunk);
      next(null, chunk);
    },
  });
  return { passing, written: (): Written => ({ size, sha256: hash.digest('hex') }) };
}
