import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { limits } from '@stemma/shared/limits';
import { registerMessages } from '@stemma/shared/messages/registers';
import type { Logger } from 'pino';
import type { BlobStore } from '../blobs/types';
import { AppError } from '../errors';
import { blobsDropped } from '../files/blobsDropped';
import { isBusy } from '../observe/activity';
import type { Store, Tx } from '../store';
import { Poller } from '../poller';
import { editionWaiting } from './waiting';
import { compareTaken } from './comparing';
import { isPassing, reasonOf } from './failures';
import { rateOver } from './rate';
import type { RegisterBatch } from './reading';
import { readRegister } from './reading';
import { deleteRecords, saveLinks, saveParties } from './recordStore';
import type { LinkRow, PartyRow } from './recordStore';
import { isLinkRow } from './rows';
import type { EditionRow } from './store';
import * as store from './store';

/** How long a process has for one batch before another takes the edition over. */
const LEASE = 30_000;
const LOOK_EVERY = 5000;
/** Records written at once, and for how much of the time that they took the store is left to others then: while nobody else calls, and while people do. */
const ALONE = { batch: 500, pause: 0.2 };
const AMONG_OTHERS = { batch: 100, pause: 2 };
/** Records are deleted in batches so many times as large. */
const DROP_FACTOR = 4;
/** What the old edition waits until it goes: longer than any read lasts. */
const READ_TIME = 90_000;
/** What is waited before trying again what failed in passing. */
const TROUBLE_PAUSE = 15_000;
const DAY = 86_400_000;
const RATE_OVER = 10_000;

/** Records of one batch, and the pause after it as a part of the time that it took. */
export interface Pace {
  batch: number;
  pause: number;
}

export interface LoaderParts {
  store: Store;
  blobs: BlobStore;
  log: Pick<Logger, 'warn' | 'error'>;
  /** Milliseconds between two looks for what others left; tests shorten it. */
  lookEvery?: number;
  /** Milliseconds for which a process holds an edition; tests shorten it. */
  lease?: number;
  /** Milliseconds that an edition which was replaced stays to be read; tests shorten it. */
  readTime?: number;
  /** Records written at once and the pause after them; by whether others call this process unless it is said. */
  pace?: () => Pace;
}

/** Another process, or nobody, works on the edition now. */
class Lost extends Error {}

/**
 * Fills, compares and deletes editions of registers beside all calls, one at a time, each held by one process of any server. How far one has
 * come is written in the transaction of each batch, so that whoever takes it over goes on from there.
 */
export class RegisterLoader {
  private readonly claim = randomUUID();
  private readonly poller: Poller;
  /** When the edition at hand was last held for longer. */
  private heldAt = 0;

  constructor(private readonly parts: LoaderParts) {
    this.poller = new Poller({
      signal: editionWaiting,
      every: parts.lookEvery ?? LOOK_EVERY,
      work: () => this.workOff(),
    });
  }

  start(): void {
    this.poller.start();
  }

  /** Takes no more; the batch under way is written, its edition given back. */
  async stop(): Promise<void> {
    await this.poller.stop();
  }

  /** Works until nothing is due. */
  async workOff(): Promise<void> {
    try {
      while (!this.poller.isStopped) {
        const now = Date.now();
        const due = { claim: this.claim, now, until: now + this.lease };
        const edition = await this.parts.store.write((tx) => store.claimEdition(tx, due), { writes: 'essential' });
        if (!edition) return;
        await this.work(edition);
      }
    } catch (failure) {
      this.parts.log.warn({ err: failure }, 'registers could not be looked for');
    }
  }

  private get pace(): Pace {
    return this.parts.pace?.() ?? (isBusy() ? AMONG_OTHERS : ALONE);
  }

  private get lease(): number {
    return this.parts.lease ?? LEASE;
  }

  private async work(edition: EditionRow): Promise<void> {
    try {
      if (edition.state === 'waiting' || edition.state === 'loading') await this.load(edition);
      else if (edition.state === 'comparing') await this.compare(edition);
      else if (edition.state === 'failed') await this.empty(edition);
      else await this.drop(edition);
    } catch (failure) {
      if (!(failure instanceof Lost)) await this.noteFailure(edition, failure);
      else if (this.poller.isStopped) await this.release(edition.key, { due: Date.now() });
    }
  }

  private async load(edition: EditionRow): Promise<void> {
    const { key, blobKey, position } = edition;
    const startedDate = edition.startedDate ?? new Date().toISOString();
    const size = blobKey === null ? undefined : await this.parts.blobs.size(blobKey);
    if (blobKey === null || size === undefined) throw new AppError('unprocessable', registerMessages.bytesGone);
    await this.within(key, (tx) =>
      store.noteProgress(tx, key, {
        state: 'loading',
        reason: null,
        startedDate,
      }),
    );
    const rate = rateOver(RATE_OVER);
    await readRegister(
      { stored: { size, read: (range) => this.parts.blobs.read(blobKey, range) } },
      {
        edition: key,
        from: position,
        done: { records: edition.parties + edition.links, firstWhy: firstWhyOf(edition) },
        today: startedDate.slice(0, 10),
        batch: () => this.pace.batch,
        size,
        onTurn: async () => {
          if (this.poller.isStopped) throw new Lost();
          if (Date.now() - this.heldAt > this.lease / 3) await this.within(key, () => Promise.resolve(), true);
        },
        write: async (batch) => {
          if (this.poller.isStopped) throw new Lost();
          const begun = Date.now();
          await this.writeBatch(key, batch, rate(batch.position));
          await wait((Date.now() - begun) * this.pace.pause);
        },
      },
    );
    await this.within(key, (tx) =>
      store.switchEdition(tx, {
        registerKey: edition.registerKey,
        key,
        at: new Date().toISOString(),
        due: Date.now(),
        dropAt: Date.now() + (this.parts.readTime ?? READ_TIME),
      }),
    );
  }

  private async writeBatch(key: string, { rows, skipped, position, part }: RegisterBatch, rate: number): Promise<void> {
    const parties = rows.filter((row): row is PartyRow => !isLinkRow(row));
    const links = rows.filter((row): row is LinkRow => isLinkRow(row));
    await this.within(key, async (tx, held) => {
      // A transaction that is run again may have been committed.
      if (held.position >= position) return;
      const made = { parties: await saveParties(tx, parties), links: await saveLinks(tx, links) };
      const lines = JSON.parse(held.skippedLines) as unknown[];
      await store.noteProgress(tx, key, {
        position,
        part: Math.max(held.part, part),
        parties: held.parties + made.parties,
        links: held.links + made.links,
        skipped: held.skipped + skipped.length,
        rate,
        ...(skipped.length > 0 && {
          skippedLines: JSON.stringify([...lines, ...skipped].slice(0, limits.registerSkippedKept)),
        }),
      });
    });
  }

  /** Tells what the edition says anew of entities that were taken, then its file is let go. */
  private async compare({ key, registerKey, day }: EditionRow): Promise<void> {
    for (;;) {
      if (this.poller.isStopped) throw new Lost();
      const done = await this.within(key, (tx) => compareTaken(tx, { registerKey, edition: key, day }));
      if (done === 0) break;
    }
    await this.within(key, async (tx) => {
      await store.dropBytes(tx, { key, now: Date.now() });
      await store.setEdition(tx, key, { state: 'current', due: null });
    });
    blobsDropped.emit();
  }

  /** Lets the file and the records of an edition that failed go, and leaves it with its reason in the list. */
  private async empty({ key }: EditionRow): Promise<void> {
    // First the file: nobody goes on with what has lost its first records.
    await this.within(key, (tx) => store.dropBytes(tx, { key, now: Date.now() }), true);
    await this.deleteRecordsOf(key);
    await this.within(key, (tx) => store.setEdition(tx, key, { due: null }), true);
    blobsDropped.emit();
  }

  private async drop({ key }: EditionRow): Promise<void> {
    await this.deleteRecordsOf(key);
    await this.parts.store.write(
      async (tx) => {
        await store.dropBytes(tx, { key, now: Date.now() });
        await store.deleteEdition(tx, key);
        await store.deleteGone(tx);
      },
      { writes: 'essential' },
    );
    blobsDropped.emit();
  }

  private async deleteRecordsOf(key: string): Promise<void> {
    const prefix = `${key}|`;
    for (;;) {
      if (this.poller.isStopped) throw new Lost();
      const begun = Date.now();
      const gone = await this.within(key, (tx) => deleteRecords(tx, prefix, DROP_FACTOR * this.pace.batch), true);
      if (gone === 0) break;
      await wait((Date.now() - begun) * this.pace.pause);
    }
  }

  /** Writes while the edition is this process's, and holds it for longer. */
  private async within<T>(
    key: string,
    work: (tx: Tx, held: EditionRow) => Promise<T>,
    isEssential = false,
  ): Promise<T> {
    return this.parts.store.write(
      async (tx) => {
        const [held] = await store.holdEdition(tx, { key, claim: this.claim, until: Date.now() + this.lease });
        if (!held) throw new Lost();
        this.heldAt = Date.now();
        return work(tx, held);
      },
      isEssential ? { writes: 'essential' } : {},
    );
  }

  private async release(key: string, fields: Record<string, unknown>): Promise<void> {
    await this.parts.store.write(
      async (tx) => {
        const held = await store.holdEdition(tx, { key, claim: this.claim, until: Date.now() });
        if (held.length > 0) await store.setEdition(tx, key, fields);
      },
      { writes: 'essential' },
    );
  }

  /** What fails in passing is tried again after a while; what is wrong with the file, or not known, ends the edition, and the one before stays. */
  private async noteFailure(edition: EditionRow, failure: unknown): Promise<void> {
    const { log } = this.parts;
    const inPassing = isPassing(failure);
    const reason = reasonOf(failure);
    log.warn({ err: failure, edition: edition.key, inPassing }, 'an edition of a register did not go on');
    const isLoading = edition.state === 'waiting' || edition.state === 'loading';
    const fields =
      inPassing || !isLoading
        ? { reason: inPassing ? reason : null, due: Date.now() + TROUBLE_PAUSE }
        : {
            state: 'failed',
            reason,
            finishedDate: new Date().toISOString(),
            due: Date.now() + limits.registerResumeDays * DAY,
          };
    await this.release(edition.key, fields).catch((err: unknown) =>
      log.error({ err, edition: edition.key }, 'the failure of a register could not be noted'),
    );
  }
}

function firstWhyOf({ skippedLines }: EditionRow): string {
  return (JSON.parse(skippedLines) as { why: string }[])[0]?.why ?? '';
}
