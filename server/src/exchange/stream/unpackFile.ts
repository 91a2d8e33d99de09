import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import type { Entry, ZipFile } from 'yauzl';
import { fromBufferPromise, openPromise } from 'yauzl';
import { AppError } from '../../errors';
import { damaged, unpacksTooMuch } from './faults';

/** Where a file's bytes are: in memory or on disk. */
export type FileSource = { bytes: Uint8Array } | { path: string };

/** One file of data, unpacked while it is read. */
export interface DataPart {
  /** Its name within an archive; empty for a file that is none. */
  name: string;
  chunks: AsyncIterable<Uint8Array>;
}

const CHUNK = 64 * 1024;

/**
 * The files of data in a file as sent: those within a zip archive one after the other, what gzip packed, or the file itself. At most
 * `importUnpackedMax` bytes come out, all in all.
 * @throws AppError where there is more, for an archive that is damaged, locked, or a workbook
 */
export async function* dataParts(source: FileSource): AsyncGenerator<DataPart> {
  const magic = await firstBytes(source);
  const room = { left: limits.importUnpackedMax };
  if (magic.startsWith('504b0304')) yield* zipParts(source, room);
  else if (magic.startsWith('1f8b'))
    yield { name: '', chunks: counted(rethrown(Readable.from(chunksOf(source)).pipe(createGunzip())), room) };
  else yield { name: '', chunks: counted(chunksOf(source), room) };
}

async function firstBytes(source: FileSource): Promise<string> {
  if ('bytes' in source) return Buffer.from(source.bytes.subarray(0, 4)).toString('hex');
  const file = await open(source.path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.subarray(0, bytesRead).toString('hex');
  } finally {
    await file.close();
  }
}

async function* chunksOf(source: FileSource): AsyncGenerator<Uint8Array> {
  if ('path' in source) return yield* createReadStream(source.path, { highWaterMark: CHUNK });
  for (let start = 0; start < source.bytes.length; start += CHUNK) yield source.bytes.subarray(start, start + CHUNK);
}

async function* zipParts(source: FileSource, room: { left: number }): AsyncGenerator<DataPart> {
  const archive = await openArchive(source);
  try {
    for (const entry of await dataEntries(archive, room.left)) {
      const stream = await archive.openReadStreamPromise(entry).catch(() => {
        throw damaged();
      });
      yield { name: entry.fileName.slice(0, 200), chunks: counted(rethrown(stream), room) };
    }
  } finally {
    archive.close();
  }
}

async function dataEntries(archive: ZipFile, room: number): Promise<Entry[]> {
  if (archive.entryCount > limits.importPartsMax) throw unpacksTooMuch();
  const entries: Entry[] = [];
  for await (const entry of rethrown(archive.eachEntry())) entries.push(entry);
  if (entries.some(({ fileName }) => fileName === '[Content_Types].xml'))
    throw new AppError('unprocessable', messages.import.isTable);
  const files = entries.filter(({ fileName }) => !/\/$|^__MACOSX\/|(^|\/)\./.test(fileName));
  if (files.reduce((size, { uncompressedSize }) => size + uncompressedSize, 0) > room) throw unpacksTooMuch();
  if (files.some((entry) => entry.isEncrypted())) throw new AppError('unprocessable', messages.import.locked);
  return files;
}

async function openArchive(source: FileSource): Promise<ZipFile> {
  const options = { lazyEntries: true, strictFileNames: false, validateEntrySizes: true, autoClose: false } as const;
  try {
    if ('path' in source) return await openPromise(source.path, options);
    const { buffer, byteOffset, byteLength } = source.bytes;
    return await fromBufferPromise(Buffer.from(buffer, byteOffset, byteLength), options);
  } catch {
    throw damaged();
  }
}

async function* counted(chunks: AsyncIterable<Uint8Array>, room: { left: number }): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    room.left -= chunk.length;
    if (room.left < 0) throw unpacksTooMuch();
    yield chunk;
  }
}

async function* rethrown<T>(items: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* items;
  } catch {
    throw damaged();
  }
}
