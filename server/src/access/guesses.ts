import { tooMany } from '../errors';
import type { Store, Tx } from '../store';
import { one } from '../store';
import type { Device } from './device';
import type { Caller } from './caller';
import { addPoints, dropCounter } from './store';

export interface GuessLimit {
  /** Names the limit; counters of different limits do not mix. */
  name: string;
  /** Tries allowed in a window. */
  tries: number;
  /** Milliseconds from the first try of a window to its end, by the store's clock. */
  window: number;
  /** What is told beyond the tries, where it is no guessing. */
  message?: string;
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
    const { window } = this.limit;
    await this.store.write((tx) => addPoints(tx, { key: keyOf(this.limit, subject), points: -1, window }), {
      writes: 'essential',
    });
  }

  /** Starts anew for a subject that proved itself. */
  async forget(subject: string): Promise<void> {
    await this.store.write((tx) => dropCounter(tx, { key: keyOf(this.limit, subject) }), { writes: 'essential' });
  }
}

/** Who guesses, as far as counts go. */
export interface Guesser {
  device: Device;
  caller: Caller;
}

/** How many devices that are known for a subject may use their tries up in one window. */
const DEVICES = 5;

/**
 * Counts guesses at what a subject (an account, a share link) alone knows. Strangers have one count for all of them, from all
 * addresses; a device that proved itself to this subject before has its own, so that strangers lock only strangers out. All known
 * devices of a subject together have a count too, so that many of them are no way to guess on. Who is signed in counts as a device.
 */
export class SubjectGuesses {
  private readonly strangers: Guesses;
  private readonly ofDevice: Guesses;
  private readonly ofDevices: Guesses;

  constructor(
    store: Store,
    limit: GuessLimit,
    private readonly kind: 'account' | 'link',
  ) {
    const { name, tries } = limit;
    this.strangers = new Guesses(store, limit);
    this.ofDevice = new Guesses(store, { ...limit, name: `${name}:device` });
    this.ofDevices = new Guesses(store, { ...limit, name: `${name}:devices`, tries: tries * DEVICES });
  }

  /** Counts a try before it is looked at; throws `tooMany`. */
  async count(guesser: Guesser, subject: string): Promise<void> {
    const id = await this.idOf(guesser, subject);
    if (id === undefined) return this.strangers.count(subject);
    await this.ofDevice.count(`${subject}:${id}`);
    await this.ofDevices.count(subject);
  }

  /** Takes a try back that turned out to be no guess. */
  async takeBack(guesser: Guesser, subject: string): Promise<void> {
    const id = await this.idOf(guesser, subject);
    if (id === undefined) return this.strangers.takeBack(subject);
    await this.ofDevice.takeBack(`${subject}:${id}`);
    await this.ofDevices.takeBack(subject);
  }

  /** Starts anew for who proved itself. */
  async forget(guesser: Guesser, subject: string): Promise<void> {
    const id = await this.idOf(guesser, subject);
    if (id === undefined) return this.strangers.forget(subject);
    await this.ofDevice.forget(`${subject}:${id}`);
    await this.ofDevices.takeBack(subject);
  }

  /** Whether the guesser proved itself to the subject before. */
  async isKnown(guesser: Guesser, subject: string): Promise<boolean> {
    return (await this.idOf(guesser, subject)) !== undefined;
  }

  private async idOf({ device, caller }: Guesser, subject: string): Promise<string | undefined> {
    if (this.kind === 'account' && caller.kind === 'user' && caller.userKey === subject) return 'signed in';
    return device.idFor(knownFor(this.kind, subject));
  }
}

/** What a device is known for. */
export const knownFor = (kind: 'account' | 'link', subject: string): string => `${kind} ${subject}`;

/** Counts tries of a use case in its own transaction, so that what fails is not counted. Throws `tooMany` like `Guesses`. */
export async function countTries(tx: Tx, limit: GuessLimit, subject: string, tries: number): Promise<void> {
  assertLeft(limit, await addTries(tx, limit, subject, tries));
}

/** How often a counter that others drop at the same moment is made anew. */
const TRIES = 20;

async function addTries(tx: Tx, limit: GuessLimit, subject: string, points: number) {
  const params = { key: keyOf(limit, subject), points, window: limit.window };
  for (let tries = 1; ; tries += 1) {
    const rows = await addPoints(tx, params);
    if (rows.length > 0 || tries === TRIES) return one(rows);
  }
}

function assertLeft(limit: GuessLimit, { points, left }: { points: number; left: number }): void {
  if (points > limit.tries) throw tooMany(Math.max(1, Math.ceil(left / 1000)), limit.message);
}

function keyOf(limit: GuessLimit, subject: string): string {
  return `${limit.name}:${subject}`;
}
