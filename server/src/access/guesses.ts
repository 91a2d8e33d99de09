import { tooMany } from '../errors';
import type { Store } from '../store';
import { one } from '../store';
import { addPoints, dropCounter } from './store';

export interface GuessLimit {
  /** Names the limit; counters of different limits do not mix. */
  name: string;
  /** Tries allowed in a window. */
  tries: number;
  /** Milliseconds from the first try of a window to its end. */
  window: number;
}

/**
 * Counts tries in the store under a lock, so that restarts, other servers, aliases of a name and tries at the same moment
 * do not help a guesser (DESIGN §7).
 */
export class Guesses {
  constructor(
    private readonly store: Store,
    private readonly limit: GuessLimit,
  ) {}

  /** Counts a try before it is looked at. Throws `tooMany` with the seconds to wait when the window's tries are used up. */
  async count(subject: string): Promise<void> {
    const now = Date.now();
    const params = { key: this.keyOf(subject), points: 1, now, expiresAt: now + this.limit.window };
    const { points, expiresAt } = one(await this.store.write((tx) => addPoints(tx, params)));
    if (points > this.limit.tries) throw tooMany(Math.max(1, Math.ceil((expiresAt - now) / 1000)));
  }

  /** Takes a try back that turned out to be no guess. */
  async takeBack(subject: string): Promise<void> {
    const now = Date.now();
    const params = { key: this.keyOf(subject), points: -1, now, expiresAt: now + this.limit.window };
    await this.store.write((tx) => addPoints(tx, params));
  }

  /** Starts anew for a subject that proved itself. */
  async forget(subject: string): Promise<void> {
    await this.store.write((tx) => dropCounter(tx, { key: this.keyOf(subject) }));
  }

  private keyOf(subject: string): string {
    return `${this.limit.name}:${subject}`;
  }
}
