import { setTimeout } from 'node:timers/promises';
import neo4j, { Neo4jError, type BookmarkManager, type Driver, type ManagedTransaction } from 'neo4j-driver';
import { noteQuery } from './counting';
import { translateError } from './errors';
import type { Tx, TxOptions } from './types';

const DEFAULT_TIMEOUT_MS = 60_000;

/** What a transaction is opened on. */
export interface TransactionGround {
  driver: Driver;
  database: string;
  /** Shared by the process, so that a read sees every earlier write. */
  bookmarkManager: BookmarkManager;
}

/** Runs `work` in one managed transaction of the driver, retried on passing failures. */
export async function inTransaction<T>(
  ground: TransactionGround,
  mode: 'READ' | 'WRITE',
  work: (tx: Tx) => Promise<T>,
  options: TxOptions = {},
): Promise<T> {
  const session = ground.driver.session({
    database: ground.database,
    bookmarkManager: ground.bookmarkManager,
    defaultAccessMode: mode === 'READ' ? neo4j.session.READ : neo4j.session.WRITE,
    ...(options.bookmarks === undefined ? {} : { bookmarks: options.bookmarks }),
  });
  const config = { timeout: options.timeoutMs ?? DEFAULT_TIMEOUT_MS };
  const run = (transaction: ManagedTransaction) => work(asTx(transaction));
  try {
    const result = await retrying(() =>
      mode === 'READ' ? session.executeRead(run, config) : session.executeWrite(run, config),
    );
    options.onBookmarks?.(session.lastBookmarks());
    return result;
  } catch (error) {
    throw translateError(error);
  } finally {
    await session.close();
  }
}

/** How long what failed in passing is tried again. */
const RETRY_TIME = 25_000;
const FIRST_PAUSE = 50;
/** Short, so that a server that is there again is found soon: pauses of the driver's own double without end. */
const LONGEST_PAUSE = 1_000;

/** Does something until it succeeds, fails for good, or the time for that is over; pauses double, by chance half to half as much more. */
async function retrying<T>(work: () => Promise<T>): Promise<T> {
  const until = Date.now() + RETRY_TIME;
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Neo4jError) || !neo4j.isRetryableError(error) || Date.now() > until) throw error;
      await setTimeout(pause * (0.5 + Math.random()));
    }
  }
}

const opened = new WeakMap<Tx, ManagedTransaction>();

/** The driver's transaction behind an open one; throws for any other object. */
export function transactionOf(tx: Tx): ManagedTransaction {
  const transaction = opened.get(tx);
  if (!transaction) throw new Error('This transaction was not opened by the store.');
  return transaction;
}

function asTx(transaction: ManagedTransaction): Tx {
  const tx: Tx = {
    async run(name, cypher, params) {
      noteQuery(name);
      const { records } = await transaction.run(`/* ${name} */ ${cypher}`, params);
      return records.map((record) => record.toObject());
    },
  };
  opened.set(tx, transaction);
  return tx;
}
