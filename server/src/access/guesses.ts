import { RateLimiterRes, RateLimiterStoreAbstract } from 'rate-limiter-flexible';
import type { Store } from '../store';
import type { CounterRow } from './store';
import { addPoints, dropCounter, readPoints } from './store';

/** Counts guesses in the store, so that restarts, other servers and aliases of a name do not help a guesser. */
export class StoreRateLimiter extends RateLimiterStoreAbstract {
  constructor(
    private readonly graph: Store,
    options: { keyPrefix: string; points: number; duration: number },
  ) {
    super({ ...options, storeClient: null });
  }

  protected async _upsert(key: string, points: number, duration: number, force = false): Promise<CounterRow> {
    const now = Date.now();
    const expiresAt = duration > 0 ? now + duration : null;
    const [row] = await this.graph.write((tx) => addPoints(tx, { key, points, expiresAt, now, force }));
    return row ?? { points, expiresAt };
  }

  protected async _get(key: string): Promise<CounterRow | null> {
    const [row] = await this.graph.read((tx) => readPoints(tx, { key, now: Date.now() }));
    return row ?? null;
  }

  protected async _delete(key: string): Promise<boolean> {
    const [row] = await this.graph.write((tx) => dropCounter(tx, { key }));
    return (row?.gone ?? 0) > 0;
  }

  protected _getRateLimiterRes(_key: string | number, changedPoints: number, row: CounterRow): RateLimiterRes {
    return new RateLimiterRes(
      Math.max(this.points - row.points, 0),
      row.expiresAt === null ? -1 : Math.max(row.expiresAt - Date.now(), 0),
      row.points,
      row.points === changedPoints,
    );
  }
}
