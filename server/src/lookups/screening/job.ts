import { LOOKUP_LIMITS } from '@stemma/shared/lookups/limits';
import { randomUUID } from 'node:crypto';
import { groupBy } from '@stemma/shared/groupBy';
import type { Store } from '../../store';
import { atMostOne } from '../../store';
import { LookupFault } from '../fault';
import type { Lookups } from '../lookups';
import { lastNight, pauseOfSource, PAUSE_OF_ENTITY } from '../policy';
import type { SourceRow } from '../store';
import { screenBatch, type Batch } from './batch';
import { Poller } from '../../poller';
import { screeningAsked } from './asked';
import * as jobs from './jobStore';
import type { DueRow } from './jobStore';

const LOOK_EVERY = 60_000;
/** How long a worker has a source before another may take it over: longer than one call can last. */
const LEASE = 120_000;

export interface ScreeningJobParts {
  store: Store;
  lookups: Lookups;
  log: { warn(about: object, text: string): void };
  /** Milliseconds between two looks; tests shorten them. */
  lookEvery?: number;
  /** Milliseconds of the clock; tests have one of their own. */
  now?: () => number;
}

/**
 * Screens what somebody asked for, and each night anew what was screened before, where an administrator turned that on. A source is asked by one
 * worker of all servers at a time; where one ended, another goes on. It writes candidates and nothing else.
 */
export class ScreeningJob {
  private readonly holder = randomUUID();
  private readonly poller: Poller;

  constructor(private readonly parts: ScreeningJobParts) {
    this.poller = new Poller({
      signal: screeningAsked,
      every: parts.lookEvery ?? LOOK_EVERY,
      work: () => this.runDue(),
    });
  }

  /** Looks now, whenever somebody asks here, and now and then. */
  start(): void {
    this.poller.start();
  }

  /** Begins no more; waits for the call that is under way. */
  async stop(): Promise<void> {
    await this.poller.stop();
  }

  /** Does all that is due now. */
  async runDue(): Promise<void> {
    const { store, log } = this.parts;
    try {
      const now = this.now();
      const found = await store.read((tx) => jobs.sourcesWithWork(tx, { now, night: lastNight(now) }));
      for (const { key } of found) if (!this.poller.isStopped) await this.screenBy(key);
    } catch (failure) {
      log.warn({ err: failure }, 'screenings could not be looked for');
    }
  }

  private now(): number {
    return (this.parts.now ?? Date.now)();
  }

  private async screenBy(sourceKey: string): Promise<void> {
    const { store, log } = this.parts;
    try {
      for (;;) {
        if (this.poller.isStopped) return;
        const source = await this.hold(sourceKey);
        if (!source) return;
        const now = this.now();
        const due = await store.read((tx) =>
          jobs.dueScreenings(tx, { sourceKey, now, night: lastNight(now), limit: LOOKUP_LIMITS.batch }),
        );
        if (due.length === 0 || !(await this.screenDue(source, due))) return;
      }
    } catch (failure) {
      log.warn({ err: failure, source: sourceKey }, 'screenings by a source ended');
    } finally {
      await store.write((tx) => jobs.releaseSource(tx, sourceKey, this.holder), { writes: 'essential' });
    }
  }

  private async hold(key: string): Promise<SourceRow | undefined> {
    const now = this.now();
    const lease = { key, holder: this.holder, now, until: now + LEASE };
    return this.parts.store.write(async (tx) => atMostOne(await jobs.holdSource(tx, lease)));
  }

  /** Whether to go on: not where the source has a fault, or is another worker's by now. */
  private async screenDue(source: SourceRow, due: readonly DueRow[]): Promise<boolean> {
    const { store, lookups } = this.parts;
    const keyOf = new Map(due.map(({ entityKey, key }) => [entityKey, key]));
    let isHeld = true;
    try {
      const { unanswered, unfit } = await screenBatch(store, lookups, {
        source,
        entityKeys: due.map(({ entityKey }) => entityKey),
        now: this.now(),
        askers: askersOf(source, due),
        stillHeld: async (tx) => {
          const now = this.now();
          const lease = { key: source.key, holder: this.holder, now, until: now + LEASE };
          isHeld = atMostOne(await jobs.holdSource(tx, lease)) !== undefined;
          return isHeld;
        },
      });
      const screeningKeys = (keys: readonly string[]) => keys.flatMap((key) => keyOf.get(key) ?? []);
      const off = { keys: screeningKeys(unanswered), dropped: screeningKeys(unfit) };
      await store.write(async (tx) => {
        await jobs.putOff(tx, { ...off, fault: 'refused', retryAt: this.now() + PAUSE_OF_ENTITY });
        await jobs.clearSourceFault(tx, source.key);
      });
      return isHeld;
    } catch (failure) {
      if (!(failure instanceof LookupFault)) throw failure;
      await this.noteFault(source, failure);
      return false;
    }
  }

  private async noteFault({ key }: SourceRow, { code, retryAfter }: LookupFault): Promise<void> {
    const now = this.now();
    await this.parts.store.write(async (tx) => {
      const [{ tries } = { tries: 0 }] = await jobs.sourceTries(tx, { key });
      const retryAt = now + pauseOfSource(tries + 1, retryAfter);
      await jobs.saveSourceFault(tx, { key, fault: code, now, retryAt, tries: tries + 1 });
    });
    this.parts.log.warn({ source: key, fault: code }, 'a source did not screen');
  }
}

function askersOf({ organizationKey }: SourceRow, due: readonly DueRow[]): Batch['askers'] {
  const byUser = groupBy(due, ({ askedBy }) => askedBy ?? '');
  return [...byUser].map(([userKey, rows]) => ({
    asker: { userKey, organizationKey, address: '', requestId: '' },
    action: userKey ? ('lookups/screen' as const) : ('lookups/screenNightly' as const),
    entityKeys: rows.map(({ entityKey }) => entityKey),
  }));
}
