import type { Driver } from 'neo4j-driver';
import type { StorageGuard, Writes } from '../storage/guard';

/** Which of the three ways the store was reached. */
export type StoreSource = 'uri' | 'managed' | 'container';

/** Where the store may be found; `storeSettings` of `env.ts` makes one from the environment. */
export interface StoreSettings {
  /** Any Neo4j 5 server (`neo4j://`, `neo4j+s://`, `bolt://` …). Without it Stemma runs its own. */
  uri?: string | undefined;
  user?: string | undefined;
  password?: string | undefined;
  database?: string | undefined;
  /** Absolute folder of everything that must be kept; a server of our own lives in its `neo4j` folder. */
  dataFolder: string;
  /** Java heap of a server of our own, as the JVM writes it: `512m`, `2g`. */
  heap?: string | undefined;
  /** Settings of a server of our own beside the usual ones, by Neo4j's names. */
  config?: Readonly<Record<string, string>> | undefined;
  /** Bytes of the data folder's disk that stay free (default 512 MiB); see `StorageGuard`. */
  reserve?: number | undefined;
}

/** What is done between the opening of a store and its migrations. */
export interface OpenHooks {
  /** Called where records are about to be migrated that an earlier version wrote; what it throws ends the opening. */
  beforeMigrating?: (store: Store) => Promise<void>;
}

/** How one transaction is run. */
export interface TxOptions {
  /** Bookmarks of another process's writes that this transaction has to see. */
  bookmarks?: string[];
  /** The server ends the transaction after so many milliseconds (default 60,000) with `StoreTimeout`. */
  timeoutMs?: number;
  /** Integers come as `bigint`, exact also beyond 2^53, where numbers would be wrong. */
  exactIntegers?: boolean;
  /**
   * What a transaction of `write` writes. `essential` is little, and goes on while space is low, as it frees space or as people could
   * not sign in without it; `nothing` reads where writes go, and is never refused (docs/decisions/0042-read-only-on-a-full-disk.md).
   */
  writes?: Writes;
  /** Told the bookmarks of the transaction once it is committed. */
  onBookmarks?: (bookmarks: string[]) => void;
}

/** An open transaction. */
export interface Tx {
  /**
   * Runs one query and gives its rows as plain objects; nodes and relationships stay the driver's objects.
   * Numbers in `params` travel as floats: where Cypher wants an integer (`LIMIT`, `SKIP`, `range`) wrap them in `int`.
   */
  run(name: string, cypher: string, params?: Record<string, unknown>): Promise<Record<string, unknown>[]>;
}

/** The open store. Throws `StoreConflict`, `StoreTimeout`, `StoreUnavailable`, `InsufficientStorage`; other errors pass through. */
export interface Store {
  readonly driver: Driver;
  readonly database: string;
  readonly source: StoreSource;
  /** Watches the disks of this process; `write` asks it first. */
  readonly storage: StorageGuard;
  /** Reads, on a follower where there are any, seeing every earlier write of this process. May run `work` again. */
  read<T>(work: (tx: Tx) => Promise<T>, options?: TxOptions): Promise<T>;
  /** Writes, all or nothing. May run `work` again after a passing failure, so it must have no effects of its own. */
  write<T>(work: (tx: Tx) => Promise<T>, options?: TxOptions): Promise<T>;
  /** Throws `StoreUnavailable` within 3 seconds unless the store answers a query. */
  verify(): Promise<void>;
  /** Ends the connections, and a server of our own once no other process uses it. Safe to call twice. */
  close(): Promise<void>;
}
