import { limits } from '@stemma/shared/limits';
import type { Logger } from 'pino';
import type { BlobStore, StoredBlob } from '../blobs/types';
import type { Store } from '../store';
import { blobsDropped } from './blobsDropped';
import { blobsAfter, claimOrphans, dropOldUploads, knownBlobs } from './sweepStore';

export interface SweepParts {
  store: Store;
  blobs: BlobStore;
  log: Pick<Logger, 'warn' | 'error'>;
  /** Milliseconds for which bytes without a record are left alone: they may be on their way. */
  grace?: number;
}

/** What a sweep found and did. */
export interface Swept {
  /** Bytes that no file had any more. */
  dropped: number;
  /** Bytes, and parts of uploads, without a record. */
  stray: number;
  /** Records whose bytes are gone; they stay, as the bytes may come back. */
  missing: string[];
}

const PAGE = 500;

/**
 * Brings records and bytes together again after whatever happened. Bytes come before their record and go after it, so what a crash
 * leaves behind are bytes without a record: those older than the grace are deleted. Safe to run on several servers at once.
 */
export async function sweepFiles(parts: SweepParts): Promise<Swept> {
  const begun = Date.now();
  const dropped = await dropOrphans(parts);
  await parts.store.write((tx) => dropOldUploads(tx, begun), { writes: 'essential' });
  const before = begun - (parts.grace ?? limits.uploadExpiry);
  const there = new Set<string>();
  let stray = 0;
  let page: StoredBlob[] = [];
  const settle = async () => {
    stray += await dropStray(parts, page);
    page = [];
  };
  for await (const entry of parts.blobs.list()) {
    if (!entry.passing) there.add(entry.key);
    if (entry.modified <= before) page.push(entry);
    if (page.length >= PAGE) await settle();
  }
  await settle();
  const missing = await missingBytes(parts, there, begun);
  if (missing.length)
    parts.log.error({ keys: missing.slice(0, 100), count: missing.length }, 'bytes of files are gone');
  return { dropped, stray, missing };
}

/** Deletes the bytes that no file has any more: first the record, under its lock, then the bytes. */
export async function dropOrphans({ store, blobs }: Pick<SweepParts, 'store' | 'blobs'>): Promise<number> {
  let dropped = 0;
  for (;;) {
    const keys = await store.write((tx) => claimOrphans(tx, PAGE), { writes: 'essential' });
    for (const key of keys) await blobs.delete(key);
    dropped += keys.length;
    if (keys.length === 0) return dropped;
  }
}

async function dropStray({ store, blobs }: SweepParts, entries: readonly StoredBlob[]): Promise<number> {
  const keys = entries.filter(({ passing }) => !passing).map(({ key }) => key);
  const known = new Set(keys.length ? await store.read((tx) => knownBlobs(tx, keys)) : []);
  const stray = entries.filter(({ key }) => !known.has(key));
  for (const entry of stray) await blobs.drop(entry);
  return stray.length;
}

async function missingBytes(
  { store, blobs }: SweepParts,
  there: ReadonlySet<string>,
  begun: number,
): Promise<string[]> {
  const missing: string[] = [];
  const until = new Date(begun).toISOString();
  for (let after = ''; ;) {
    const keys = await store.read((tx) => blobsAfter(tx, { after, until, limit: PAGE }));
    for (const key of keys) {
      if (!there.has(key) && (await blobs.size(key)) === undefined) missing.push(key);
    }
    const last = keys.at(-1);
    if (last === undefined) return missing;
    after = last;
  }
}

const EVERY = 3_600_000;
const SOON = 300;

/** Sweeps at the start and every hour, and deletes dropped bytes as soon as this server hears of them. */
export class FileSweeper {
  private timer: NodeJS.Timeout | undefined;
  private soon: NodeJS.Timeout | undefined;
  private stopListening: () => void = () => undefined;
  private running: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(private readonly parts: SweepParts) {}

  start(): void {
    this.stopListening = blobsDropped.listen(() => {
      this.soon ??= setTimeout(() => {
        this.soon = undefined;
        this.then(() => dropOrphans(this.parts));
      }, SOON).unref();
    });
    this.timer = setInterval(() => this.then(() => sweepFiles(this.parts)), EVERY).unref();
    this.then(() => sweepFiles(this.parts));
  }

  /** Begins nothing more; waits for what is under way. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.stopListening();
    clearInterval(this.timer);
    clearTimeout(this.soon);
    await this.running;
  }

  private then(work: () => Promise<unknown>): void {
    this.running = this.running.then(async () => {
      if (this.stopped) return;
      await work().catch((err: unknown) => this.parts.log.warn({ err }, 'files could not be swept'));
    });
  }
}
