import type { Store } from '../store';
import { int, one } from '../store';
import { dropExpired } from './mergeStore';

const PAGE = 200;

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
