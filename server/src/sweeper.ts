import type { Logger } from 'pino';
import type { Store } from './store';

const HOUR = 3_600_000;
/** A start has enough to do. */
const SOON = 60_000;

/** What is removed or worked out, by what it is called in the log. */
export type Sweeps = Record<string, (store: Store) => Promise<unknown>>;

/** Puts the store in order soon after the start and every hour, one kind of thing after the other; one that fails holds up no other. */
export class Sweeper {
  private timer: NodeJS.Timeout | undefined;
  private begun: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly parts: { store: Store; log: Pick<Logger, 'warn'>; sweeps: Sweeps }) {}

  start(): void {
    this.timer = setInterval(() => this.sweep(), HOUR).unref();
    this.begun = setTimeout(() => this.sweep(), SOON).unref();
  }

  /** Begins nothing more; waits for what is under way. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    clearTimeout(this.begun);
    await this.running;
  }

  private sweep(): void {
    const { store, log, sweeps } = this.parts;
    this.running = this.running.then(async () => {
      for (const [what, sweep] of Object.entries(sweeps)) {
        try {
          await sweep(store);
        } catch (error) {
          log.warn({ err: error }, `${what} could not be swept`);
        }
      }
    });
  }
}
