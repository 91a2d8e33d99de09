import type { Logger } from 'pino';
import type { Store } from '../store';
import { int, one } from '../store';
import { dropOldCounters } from './store';

const HOUR = 3_600_000;
const PAGE = 10_000;

/** Forgets the counters of guesses that ran out: whoever guesses at names and keys that are not there leaves one for each. Answers how many. */
export async function sweepCounters(store: Store): Promise<number> {
  let all = 0;
  for (;;) {
    const { gone } = one(await store.write((tx) => dropOldCounters(tx, { limit: int(PAGE) }), { writes: 'essential' }));
    all += gone;
    if (gone < PAGE) return all;
  }
}

/** Sweeps counters at the start and every hour. */
export class CounterSweeper {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly parts: { store: Store; log: Pick<Logger, 'warn'> }) {}

  start(): void {
    this.timer = setInterval(() => this.sweep(), HOUR).unref();
    this.sweep();
  }

  /** Begins nothing more; waits for what is under way. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private sweep(): void {
    this.running = this.running.then(async () => {
      try {
        await sweepCounters(this.parts.store);
      } catch (error) {
        this.parts.log.warn({ err: error }, 'counters could not be swept');
      }
    });
  }
}
