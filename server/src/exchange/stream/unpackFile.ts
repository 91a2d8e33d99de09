import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { sheetReasons } from '@stemma/shared/messages/sheets';
import type { Entry, ZipFile } from 'yauzl';
import { fromBufferPromise, fromRandomAccessReaderPromise, openPromise, RandomAccessReader } from 'yauzl';
import { AppError } from '../../errors';
import { BytesNotFetched, damaged, holdsTooMuch, unpacksTooMuch } from './faults';

/** Bytes that lie where only pieces of them are asked for; the last byte of a range is in it. */
export interface StoredBytes {
  size: number;
  read(range?: { start: number; end: number }): Promise<Readable>;
}

/** Where a file's bytes are: in memory, on disk, or in a store of bytes. */
export type FileSource = { bytes: Uint8Array } | { path: string } | { stored: StoredBytes };

/** What may come out of one file, in bytes, and who is told how much of it whoever reads is done with: a part of all, from 0 to 1. */
export interface Unpacking {
  most: number;
  onRead?: (part: number) => void;
}

/** One file of data, unpacked while it is read. */
export interface DataPart {
  /** Its name within an archive; empty for a file that is none. */
  name: string;
  chunks: AsyncIterable<Uint8Array>;
}

const CHUNK = 64 * 1024;

/**
 * The files of data in a file as sent: those within a zip archive one after the other, what gzip packed, or the file itself. At most
 * `importUnpackedMax` bytes come out, all in all, or as many as `unpacking` says.
 * @throws AppError where there is more, for an archive that is damaged, locked, or a workbook of any kind
 */
export async function* dataParts(
  source: FileSource,
  { most, onRead = () => undefined }: Unpacking = { most: limits.importUnpackedMax },
): AsyncGenerator<DataPart> {
  const magic = await firstBytes(source);
  const room = { left: most };
  if (magic.startsWith('504b0304')) {
    yield* zipParts(source, room, onRead);
    return;
  }
  const size = await sizeOf(source);
  const tell = (bytes: number): void => onRead(Math.min(1, bytes / Math.max(1, size)));
  if (magic.startsWith('1f8b')) {
    const gunzip = createGunzip({ chunkSize: CHUNK });
    const chunks = rethrown(pipeline(Readable.from(chunksOf(source)), gunzip, () => undefined));
    yield { name: '', chunks: counted(chunks, room, () => tell(gunzip.bytesWritten)) };
    return;
  }
  let read = 0;
  yield { name: '', chunks: counted(chunksOf(source), room, (bytes) => tell((read += bytes)), holdsTooMuch) };
}

async function sizeOf(source: FileSource): Promise<number> {
  if ('bytes' in source) return source.bytes.length;
  return 'path' in source ? (await stat(source.path)).size : source.stored.size;
}

async function firstBytes(source: FileSource): Promise<string> {
  if ('bytes' in source) return Buffer.from(source.bytes.subarray(0, 4)).toString('hex');
  if ('stored' in source) {
    if (source.stored.size < 4) return '';
    const first: Buffer[] = [];
    for await (const chunk of fetched(source.stored, { start: 0, end: 3 })) first.push(Buffer.from(chunk));
    return Buffer.concat(first).toString('hex');
  }
  const file = await open(source.path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.subarray(0, bytesRead).toString('hex');
  } finally {
    await file.close();
  }
}

async function* chunksOf(source: FileSource): AsyncGenerator<Uint8Array> {
  if ('path' in source) yield* createReadStream(source.path, { highWaterMark: CHUNK }) as AsyncIterable<Uint8Array>;
  else if ('stored' in source) yield* fetched(source.stored);
  else
    for (let start = 0; start < source.bytes.length; start += CHUNK) yield source.bytes.subarray(start, start + CHUNK);
}

async function* fetched(stored: StoredBytes, range?: { start: number; end: number }): AsyncGenerator<Uint8Array> {
  try {
    yield* (await stored.read(range)) as AsyncIterable<Uint8Array>;
  } catch (cause) {
    throw new BytesNotFetched('The bytes of a file could not be fetched.', { cause });
  }
}

async function* zipParts(
  source: FileSource,
  room: { left: number },
  onRead: (part: number) => void,
): AsyncGenerator<DataPart> {
  const archive = await openArchive(source);
  try {
    const entries = await dataEntries(archive, room.left);
    const size = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
    const before = room.left;
    const tellPart = (): void => onRead(Math.min(1, (before - room.left) / Math.max(1, size)));
    for (const entry of entries) {
      const stream = await archive.openReadStreamPromise(entry).catch((failure: unknown) => {
        throw failure instanceof BytesNotFetched ? failure : damaged();
      });
      yield { name: entry.fileName.slice(0, 200), chunks: counted(rethrown(stream), room, tellPart) };
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
  if (entries[0]?.fileName === 'mimetype' && entries.some(({ fileName }) => fileName === 'content.xml'))
    throw new AppError('unprocessable', sheetReasons.openDocument);
  const files = entries.filter(({ fileName }) => !/\/$|^__MACOSX\/|(^|\/)\./.test(fileName));
  if (files.reduce((size, { uncompressedSize }) => size + uncompressedSize, 0) > room) throw unpacksTooMuch();
  if (files.some((entry) => entry.isEncrypted())) throw new AppError('unprocessable', messages.import.locked);
  return files;
}

async function openArchive(source: FileSource): Promise<ZipFile> {
  const options = { lazyEntries: true, strictFileNames: false, validateEntrySizes: true, autoClose: false } as const;
  try {
    if ('path' in source) return await openPromise(source.path, options);
    if ('stored' in source)
      return await fromRandomAccessReaderPromise(new StoredReader(source.stored), source.stored.size, options);
    const { buffer, byteOffset, byteLength } = source.bytes;
    return await fromBufferPromise(Buffer.from(buffer, byteOffset, byteLength), options);
  } catch (failure) {
    throw failure instanceof BytesNotFetched ? failure : damaged();
  }
}

async function* counted(
  chunks: AsyncIterable<Uint8Array>,
  room: { left: number },
  onDone: (bytes: number) => void = () => undefined,
  tooMuch: () => AppError = unpacksTooMuch,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    room.left -= chunk.length;
    if (room.left < 0) throw tooMuch();
    yield chunk;
    // Whoever asks for the next one is done with this.
    onDone(chunk.length);
  }
}

async function* rethrown<T>(items: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* items;
  } catch (failure) {
    throw failure instanceof BytesNotFetched ? failure : damaged();
  }
}

class StoredReader extends RandomAccessReader {
  constructor(private readonly stored: StoredBytes) {
    super();
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const { stored } = this;
    return Readable.from(
      (async function* range() {
        if (end > start) yield* fetched(stored, { start, end: end - 1 });
      })(),
      { objectMode: false },
    );
  }
}
