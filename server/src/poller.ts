import type { Signal } from './signal';

export interface PollerParts {
  /** Says in this process that there is work. */
  signal: Signal;
  /** Milliseconds between two looks for what other processes left. */
  every: number;
  /** Does what is due; catches what it throws, and asks `isStopped` before it begins the next piece. */
  work: () => Promise<void>;
}

/** Has work done beside all calls: at the start, at each signal, and now and then; one turn after the other, and one that waits stands for all asked for meanwhile. */
export class Poller {
  private timer: NodeJS.Timeout | undefined;
  private stopListening: () => void = () => undefined;
  private running: Promise<void> = Promise.resolve();
  private isWaiting = false;
  private stopped = false;

  constructor(private readonly parts: PollerParts) {}

  get isStopped(): boolean {
    return this.stopped;
  }

  start(): void {
    const { signal, every } = this.parts;
    this.stopListening = signal.listen(() => this.look());
    this.timer = setInterval(() => this.look(), every).unref();
    this.look();
  }

  /** Begins no more; waits for the turn under way. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.stopListening();
    clearInterval(this.timer);
    await this.running;
  }

  /** Has a turn begin as soon as none is under way. */
  look(): void {
    if (this.isWaiting || this.stopped) return;
    this.isWaiting = true;
    this.running = this.running.then(() => {
      this.isWaiting = false;
      return this.parts.work();
    });
  }
}
