import type { StoreSource } from '../types';

/** A server that an engine started: enough for another process to find it and to end it. */
export interface Handle {
  pid?: number | undefined;
  mark?: string | undefined;
  container?: string | undefined;
}

/** What an engine starts a server with. */
export interface LaunchOrder {
  /** Bolt port, on 127.0.0.1. */
  port: number;
  password: string;
  /** Java heap: `512m`. */
  heap: string;
  /** Neo4j's settings beside the usual ones. */
  config?: Readonly<Record<string, string>> | undefined;
  /**
   * Starts although the transaction log cannot be read to its end: what cannot be read is given up, and lost. Only for a repair that
   * was asked to.
   */
  acceptLoss?: boolean | undefined;
}

/** A way to run Neo4j on this machine. */
export interface Engine {
  readonly source: Exclude<StoreSource, 'uri'>;
  /** Starts the server and returns at once; whether it answers is found out over Bolt. */
  launch(order: LaunchOrder): Promise<Handle>;
  isAlive(handle: Handle): Promise<boolean>;
  /** Ends the server cleanly and waits for it; by force after so many milliseconds, 60,000 unless told. */
  stop(handle: Handle, patience?: number): Promise<void>;
  /** Checks the store of a server that has ended; answers what was found in the checker's words, undefined where it is consistent. */
  check?(): Promise<string | undefined>;
  /** Why it ended, as far as it told. */
  lastOutput(): Promise<string>;
}
