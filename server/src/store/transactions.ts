import neo4j, { type BookmarkManager, type Driver, type ManagedTransaction } from 'neo4j-driver';
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
    const result = await (mode === 'READ' ? session.executeRead(run, config) : session.executeWrite(run, config));
    options.onBookmarks?.(session.lastBookmarks());
    return result;
  } catch (error) {
    throw translateError(error);
  } finally {
    await session.close();
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
