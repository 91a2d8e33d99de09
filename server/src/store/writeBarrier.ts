import type { Transaction } from 'neo4j-driver';
import { Neo4jError } from 'neo4j-driver';
import { setTimeout as sleep } from 'node:timers/promises';
import { translateError } from './errors';
import type { Store } from './types';

/** How long others may be held up, in milliseconds; then what holds them ends, and what needed them still fails. */
const STILL_AT_MOST = 30 * 60_000;
const TRIES = 20;

/**
 * Runs `work` while nobody else writes, on whatever server the store is: reads that `work` begins see one point in time. Reads and
 * writes of others wait until it is done. It takes the locks that making an index takes, of every label and type, and makes none:
 * should this process die, the server gives them back.
 */
export async function withWriteBarrier<T>(store: Store, work: () => Promise<T>): Promise<T> {
  const session = store.driver.session({ database: store.database });
  try {
    const holding = await repeatOnConflict(async () => {
      const transaction = await session.beginTransaction({ timeout: STILL_AT_MOST });
      try {
        await holdAll(transaction);
        return transaction;
      } catch (error) {
        await transaction.rollback().catch(() => undefined);
        throw error;
      }
    });
    try {
      const result = await work();
      // What has run out or lost its connection held nothing to the end.
      await holding.run('/* store.stillHeld */ RETURN 1');
      return result;
    } finally {
      await holding.rollback().catch(() => undefined);
    }
  } catch (error) {
    throw translateError(error);
  } finally {
    await session.close();
  }
}

/** Until there is no label or type that is not held: those who wrote before may have made one. */
async function holdAll(transaction: Transaction): Promise<void> {
  const held = new Set<string>();
  for (;;) {
    const wanted = (await patterns(transaction)).filter((pattern) => !held.has(pattern));
    if (wanted.length === 0) return;
    for (const pattern of wanted) {
      await transaction.run(`/* store.hold */ CREATE INDEX FOR ${pattern} ON (held.\`_still\`)`);
      held.add(pattern);
    }
  }
}

async function patterns(transaction: Transaction): Promise<string[]> {
  const { records } = await transaction.run(
    `/* store.names */ CALL db.labels() YIELD label RETURN true AS isLabel, label AS name
     UNION ALL CALL db.relationshipTypes() YIELD relationshipType RETURN false AS isLabel, relationshipType AS name`,
  );
  return records.map((record) => {
    const name = `\`${String(record.get('name')).replaceAll('`', '``')}\``;
    return record.get('isLabel') === true ? `(held:${name})` : `()-[held:${name}]-()`;
  });
}

/** Who writes may hold what is wanted here and want what is held: one of both is sent back by the server. */
async function repeatOnConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Neo4jError) || !error.code.includes('Transient') || attempt === TRIES) throw error;
      await sleep(50 * attempt);
    }
  }
}
