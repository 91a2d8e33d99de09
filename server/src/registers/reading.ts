import { sentence } from '@stemma/shared/language/sentence';
import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { registerMessages } from '@stemma/shared/messages/registers';
import { setImmediate } from 'node:timers/promises';
import { AppError } from '../errors';
import { readStatement } from '../exchange/bods/statement';
import { readParts } from '../exchange/readFile';
import { placeIn } from '../exchange/sink';
import type { MakePlaceholder, Sink, PlaceholderNames } from '../exchange/sink';
import type { DataPart, FileSource } from '../exchange/stream/unpackFile';
import { dataParts } from '../exchange/stream/unpackFile';
import type { LinkRow, PartyRow } from './recordStore';
import { laterRow, rowOf } from './rows';

/** A line of a file that was left out. */
export interface SkippedRecord {
  where: string;
  why: string;
}

/** What is written at once: rows, each key once, and lines left out; `position` is how many records of the file are done with after it. */
export interface RegisterBatch {
  position: number;
  /** How much of the file has been read, from 0 to 1. */
  part: number;
  rows: (PartyRow | LinkRow)[];
  skipped: SkippedRecord[];
}

interface Reading {
  edition: string;
  /** Records that are done with: read over, not looked at. */
  from: number;
  /** What was written of the records that are done with: how many, and why the first that was left out was. */
  done?: { records: number; firstWhy: string };
  /** ISO day, by which interests have ended or not. */
  today: string;
  /** Records of the next batch. */
  batch: () => number;
  /** Bytes of the file as it was sent. */
  size: number;
  /** Told again and again while records are read, those that are read over, too. */
  onTurn: () => Promise<void>;
  write: (batch: RegisterBatch) => Promise<void>;
}

type Item = { row: PartyRow | LinkRow } | { skipped: SkippedRecord };

/**
 * Reads a file of any known format and hands it on in batches, in its order; what waits to be written is bounded, however large the file is.
 * The same file gives the same records at the same positions, so that a reading can go on from one.
 * @throws AppError for a file that is damaged, unpacks to too much, holds too much, or is of no known format
 */
export async function readRegister(source: FileSource, reading: Reading): Promise<void> {
  const sink = new RegisterSink(reading);
  const most = Math.min(
    limits.registerUnpackedMax,
    Math.max(limits.importUnpackedMax, reading.size * limits.registerUnpackRatio),
  );
  const parts = dataParts(source, { most, onRead: (part) => (sink.read = part) });
  try {
    const formats = await readParts(gated(parts, sink), sink, new PassingPlaceholders(sink));
    const known = [...formats].some((format) => format && format !== 'table');
    if (!known) throw unreadable(formats.has('table') ? messages.import.isTable : messages.import.notKnown);
    if (sink.records === 0)
      throw unreadable([formats.has('bods') ? messages.import.notBods : messages.import.nothing, sink.firstWhy]);
  } catch (failure) {
    if (failure instanceof AppError && failure.message === messages.import.unpacksTooMuch)
      throw unreadable(registerMessages.unpacksTooMuch);
    throw failure;
  }
  sink.read = 1;
  await sink.drain(1);
}

function unreadable(why: string | readonly string[]): AppError {
  return new AppError('unprocessable', typeof why === 'string' ? why : why.filter(Boolean).join(' '));
}

/** Bytes in pieces, each after what the ones before brought has been written, so that they wait for the store and others get their turn. */
async function* gated(parts: AsyncIterable<DataPart>, sink: RegisterSink): AsyncGenerator<DataPart> {
  for await (const { name, chunks } of parts) yield { name, chunks: inTurn(chunks, sink) };
}

const PIECE = 16 * 1024;

async function* inTurn(chunks: AsyncIterable<Uint8Array>, sink: RegisterSink): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    for (let start = 0; start < chunk.length; start += PIECE) {
      await sink.drain();
      await sink.turn();
      await setImmediate();
      yield chunk.subarray(start, start + PIECE);
    }
  }
}

class RegisterSink implements Sink {
  part = '';
  read = 0;
  /** Records that are no skipped ones. */
  records: number;
  firstWhy: string;
  private position = 0;
  private readonly waiting: { position: number; item: Item }[] = [];

  constructor(private readonly reading: Reading) {
    this.records = reading.done?.records ?? 0;
    this.firstWhy = reading.done?.firstWhy ?? '';
  }

  add(raw: unknown, where: string): void {
    this.position += 1;
    if (this.position > limits.registerRecordsMax) throw unreadable(registerMessages.tooManyRecords);
    const { from, edition, today } = this.reading;
    if (this.position <= from) return;
    const read = readStatement(raw);
    if ('why' in read) return this.leaveOut(where, read.why);
    this.records += 1;
    this.push({ row: rowOf(edition, read.statement, today) });
  }

  skip(where: string, why: string): void {
    this.position += 1;
    if (this.position > this.reading.from) this.leaveOut(where, why);
  }

  note(): void {
    // What a format says beside its records has no place in a register.
  }

  /** Writes whole batches; with 1 all that is left, too. */
  async drain(least = this.reading.batch()): Promise<void> {
    while (this.waiting.length >= Math.max(1, least)) {
      const taken = this.waiting.splice(0, this.reading.batch());
      await this.reading.write(batchOf(taken, this.read));
    }
  }

  turn(): Promise<void> {
    return this.reading.onTurn();
  }

  private leaveOut(where: string, why: string): void {
    this.firstWhy ||= why;
    this.push({ skipped: { where: placeIn(this.part, where).slice(0, 300), why: why.slice(0, 500) } });
  }

  private push(item: Item): void {
    this.waiting.push({ position: this.position, item });
  }
}

/** Of several statements on one record the latest stays; one that only closes the record stands beside it. */
function batchOf(taken: readonly { position: number; item: Item }[], part: number): RegisterBatch {
  const rows = new Map<string, PartyRow | LinkRow>();
  const skipped: SkippedRecord[] = [];
  for (const { item } of taken) {
    if ('skipped' in item) {
      skipped.push(item.skipped);
      continue;
    }
    const { row } = item;
    const before = rows.get(row.key);
    rows.set(row.key, before ? laterRow(before, row) : row);
  }
  return { position: taken.at(-1)?.position ?? 0, part, rows: [...rows.values()], skipped };
}

const NAMED_LATELY = 20_000;

/** Writes what stands for a record that is named as it is met: any statement that describes the record takes its place, before or after. */
class PassingPlaceholders implements PlaceholderNames {
  /** Whether a name was given, by the record. */
  private readonly lately = new Map<string, boolean>();

  constructor(private readonly sink: Sink) {}

  describe(recordId: string): void {
    this.remember(recordId, true);
  }

  name(
    recordId: string,
    make: MakePlaceholder,
    { note, isNamed = false }: { note?: string | undefined; isNamed?: boolean } = {},
  ): void {
    const wasNamed = this.lately.get(recordId);
    if (!note && wasNamed !== undefined && (wasNamed || !isNamed)) return;
    this.remember(recordId, isNamed || wasNamed === true);
    this.sink.add(make(note ? [note] : []), sentence('record {record}', { record: recordId }));
  }

  /** The records met last, so that one that is named again and again is written seldom. */
  private remember(recordId: string, isNamed: boolean): void {
    this.lately.delete(recordId);
    this.lately.set(recordId, isNamed);
    const [oldest] = this.lately.keys();
    if (this.lately.size > NAMED_LATELY && oldest !== undefined) this.lately.delete(oldest);
  }
}
