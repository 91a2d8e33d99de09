import { tooMany } from '../errors';
import type { Store, Tx } from '../store';
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
    assertLeft(
      this.limit,
      await this.store.write((tx) => addTries(tx, this.limit, subject, 1), { writes: 'essential' }),
    );
  }

  /** Takes a try back that turned out to be no guess. */
  async takeBack(subject: string): Promise<void> {
    const now = Date.now();
    const params = { key: keyOf(this.limit, subject), points: -1, now, expiresAt: now + this.limit.window };
    await this.store.write((tx) => addPoints(tx, params), { writes: 'essential' });
  }

  /** Starts anew for a subject that proved itself. */
  async forget(subject: string): Promise<void> {
    await this.store.write((tx) => dropCounter(tx, { key: keyOf(this.limit, subject) }), { writes: 'essential' });
  }
}

/** Counts tries of a use case in its own transaction, so that what fails is not counted. Throws `tooMany` like `Guesses`. */
export async function countTries(tx: Tx, limit: GuessLimit, subject: string, tries: number): Promise<void> {
  assertLeft(limit, await addTries(tx, limit, subject, tries));
}

/** How often a counter that others drop at the same moment is made anew. */
const TRIES = 20;

async function addTries(tx: Tx, limit: GuessLimit, subject: string, points: number) {
  const now = Date.now();
  const params = { key: keyOf(limit, subject), points, now, expiresAt: now + limit.window };
  for (let tries = 1; ; tries += 1) {
    const rows = await addPoints(tx, params);
    if (rows.length > 0 || tries === TRIES) return one(rows);
  }
}

function assertLeft(limit: GuessLimit, { points, expiresAt }: { points: number; expiresAt: number }): void {
  if (points > limit.tries) throw tooMany(Math.max(1, Math.ceil((expiresAt - Date.now()) / 1000)));
}

function keyOf(limit: GuessLimit, subject: string): string {
  return `${limit.name}:${subject}`;
}
