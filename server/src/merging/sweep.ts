import type { Logger } from 'pino';
import type { Store } from '../store';
import { int, one } from '../store';
import { findOfAll } from './candidates/finder';
import { dropExpired } from './mergeStore';

const HOUR = 3_600_000;
const PAGE = 200;
/** A start has enough to do. */
const SOON = 60_000;

/** Forgets merges whose time for undoing is over; old keys go on leading to what was kept. Answers how many. */
export async function sweepMerges(store: Store, now = new Date()): Promise<number> {
  let dropped = 0;
  for (;;) {
    const { count } = one(
      await store.write((tx) => dropExpired(tx, { now: now.toISOString(), limit: int(PAGE) }), { writes: 'essential' }),
    );
    dropped += count;
    if (count < PAGE) return dropped;
  }
}

/** Sweeps at the start and each hour, and finds the duplicates of organizations whose records changed. */
export class MergeSweeper {
  private timer: NodeJS.Timeout | undefined;
  private begun: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly parts: { store: Store; log: Pick<Logger, 'warn'> }) {}

  start(): void {
    this.timer = setInterval(() => this.sweep(), HOUR).unref();
    this.begun = setTimeout(() => this.sweep(), SOON).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    clearTimeout(this.begun);
    await this.running;
  }

  private sweep(): void {
    const { store, log } = this.parts;
    this.running = this.running.then(async () => {
      try {
        await sweepMerges(store);
        await findOfAll(store);
      } catch (error) {
        log.warn({ err: error }, 'Old merges could not be swept, or duplicates not be found');
      }
    });
  }
}
