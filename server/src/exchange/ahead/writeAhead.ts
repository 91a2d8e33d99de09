import type { Context } from '../../context';
import type { Store } from '../../store';
import { int, one } from '../../store';
import type { StatementRow } from '../store';
import * as store from './store';

const BATCH = 2000;
const DAY = 24 * 3_600_000;

/** From how many statements on they are written ahead. */
export const AHEAD_FROM = 5000;

/**
 * Writes statements in transactions of their own before the one of their import, which ties them to its chart: in one for all, the store
 * would hold each until the end, 50,000 of which are more than it has room for. Until they are tied no chart and no entity leads to them.
 */
export async function writeAhead(context: Context, rows: readonly StatementRow[], at: Date): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH);
    await context.write((tx) => store.addPendingStatements(tx, batch, at.toISOString()));
  }
}

/** Removes what was written ahead and that no import tied: one that failed, or statements that a chart has in other words. */
export async function removeUntied(context: Context, keys: readonly string[]): Promise<void> {
  for (let start = 0; start < keys.length; start += BATCH) {
    const batch = keys.slice(start, start + BATCH);
    await context.write((tx) => store.deletePendingStatements(tx, { keys: batch }));
  }
}

/** Removes what imports wrote ahead that ended with their server, a day ago or longer. Answers how many. */
export async function sweepPendingStatements(from: Store, now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - DAY).toISOString();
  let all = 0;
  for (;;) {
    const { gone } = one(
      await from.write((tx) => store.deleteOldPendingStatements(tx, { before, limit: int(BATCH) }), {
        writes: 'essential',
      }),
    );
    all += gone;
    if (gone < BATCH) return all;
  }
}
