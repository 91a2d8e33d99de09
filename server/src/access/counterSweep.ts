import type { Store } from '../store';
import { int, one } from '../store';
import { dropOldCounters } from './store';

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
