import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { tooMany } from '../errors';
import { turns } from './turns';

/** Seconds after which who has too much waiting may ask again. */
const RETRY = 5;

/** A piece of work that has one statement planned by the store, and says when that is done. */
export type Planned<T> = (planned: () => void) => Promise<T>;

/**
 * Lets the store plan statements that callers shaped, one of each user at a time and at most `atOnce` of all: planning cannot be ended,
 * and each keeps one of the store's processors busy. A statement that was planned before waits for nobody, as the store keeps its
 * plan; what comes after planning holds nobody up either. Throws `tooMany` where a user has too much waiting.
 */
export function planning(atOnce: number): <T>(userKey: string, statement: string, work: Planned<T>) => Promise<T> {
  const takeTurn = turns(atOnce);
  const waiting = new Map<string, number>();
  /** Fewer than the store keeps of its plans (1,000). */
  const known = new LRUCache<string, true>({ max: 500 });

  const counted = async (userKey: string, work: () => Promise<void>) => {
    const count = waiting.get(userKey) ?? 0;
    const max = limits.planningWaitingMax;
    if (count >= max) throw tooMany(RETRY, messages.operations.waiting(max));
    waiting.set(userKey, count + 1);
    try {
      await work();
    } finally {
      const left = (waiting.get(userKey) ?? 1) - 1;
      if (left > 0) waiting.set(userKey, left);
      else waiting.delete(userKey);
    }
  };

  return async (userKey, statement, work) => {
    const id = createHash('sha256').update(statement).digest('base64');
    if (known.has(id)) return work(() => undefined);
    return new Promise((resolve, reject) => {
      const turn = () =>
        new Promise<void>((end) => {
          const planned = () => {
            known.set(id, true);
            end();
          };
          work(planned).then(resolve, reject).finally(end);
        });
      counted(userKey, () => takeTurn(userKey, turn)).catch(reject);
    });
  };
}

/** The turns of this server: a processor is left to what is planned already. */
export const inPlanningTurn = planning(Math.max(1, availableParallelism() - 1));
