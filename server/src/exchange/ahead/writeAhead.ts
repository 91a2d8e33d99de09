import { randomUUID } from 'node:crypto';
import type { Context } from '../../context';
import type { ElementIds, Store } from '../../store';
import { int } from '../../store';
import type { StatementRow } from '../statementStore';
import type { PendingStatements } from './store';
import * as store from './store';

const BATCH = 2000;
const AT_ONCE = 3;
const DAY = 24 * 3_600_000;
/** So many batches are swept in one transaction. */
const SWEPT = 10;

/** From how many statements on they are written ahead. */
export const AHEAD_FROM = 5000;

/** Statements of an import in the batches in which they are written ahead. */
export function inBatches(rows: readonly StatementRow[]): PendingStatements[] {
  const starts = Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, at) => at * BATCH);
  return starts.map((start) => ({ key: randomUUID(), rows: rows.slice(start, start + BATCH) }));
}

/**
 * Writes statements in transactions of their own beside the one of their import, which ties them to its chart: in one for all, the store
 * would hold each until the end, 50,000 of which are more than it has room for. Until they are tied no chart and no entity leads to them.
 * Several go at once, so that the store has work while the import is planned. Answers the store's own ids of them, by their keys.
 */
export async function writeAhead(
  context: Context,
  batches: readonly PendingStatements[],
  at: Date,
): Promise<ElementIds> {
  const queue = batches.values();
  const writeNext = async (): Promise<[string, string][]> => {
    const elementIds: [string, string][] = [];
    for (const batch of queue) {
      elementIds.push(...(await context.write((tx) => store.addPendingStatements(tx, batch, at.toISOString()))));
    }
    return elementIds;
  };
  const writers = await Promise.allSettled(Array.from({ length: AT_ONCE }, writeNext));
  return new Map(
    writers.flatMap((writer) => {
      if (writer.status === 'rejected') throw writer.reason;
      return writer.value;
    }),
  );
}

const keyOf = ({ key }: { key: string }): string => key;

/** Ends the wait of what was written ahead, and removes what no import tied: one that failed, or statements that a chart has in other words. */
export async function removeUntied(
  context: Context,
  batches: readonly PendingStatements[],
  isTied: (statementKey: string) => boolean,
): Promise<void> {
  const isUntied = ({ key }: StatementRow) => !isTied(key);
  const allTied = batches.filter(({ rows }) => !rows.some(isUntied));
  await context.write((tx) => store.deletePendingStatements(tx, allTied.map(keyOf)));
  for (const batch of batches.filter(({ rows }) => rows.some(isUntied))) {
    await context.write(async (tx) => {
      await store.deleteUntiedStatements(tx, batch.rows.filter(isUntied).map(keyOf));
      await store.deletePendingStatements(tx, [batch.key]);
    });
  }
}

/** Removes what imports wrote ahead that ended with their server, a day ago or longer. Answers of how many batches. */
export async function sweepPendingStatements(from: Store, now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - DAY).toISOString();
  let all = 0;
  for (;;) {
    const gone = await from.write(
      async (tx) => {
        const old = await store.oldPendingStatements(tx, { before, limit: int(SWEPT) });
        await store.deleteUntiedStatements(
          tx,
          old.flatMap(({ statementKeys }) => statementKeys),
        );
        await store.deletePendingStatements(
          tx,
          old.map(({ key }) => key),
        );
        return old.length;
      },
      { writes: 'essential' },
    );
    all += gone;
    if (gone < SWEPT) return all;
  }
}
