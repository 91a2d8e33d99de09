import { limits } from '@stemma/shared/limits';
import { operationMessages } from '@stemma/shared/messages/operations';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { shareOf } from '../cluster/share';
import { limitConcurrency } from './limitConcurrency';
import { waiting } from './waiting';

/** A piece of work that has one statement planned by the store, and says when that is done. */
export type Planned<T> = (planned: () => void) => Promise<T>;

/**
 * Lets the store plan statements that callers shaped, one of each user at a time and at most `atOnce` of all: planning cannot be ended,
 * and each keeps one of the store's processors busy. A statement that was planned before waits for nobody, as the store keeps its
 * plan; what comes after planning holds nobody up either. Throws `tooMany` where a user has too much waiting.
 */
export function planning(atOnce: number): <T>(userKey: string, statement: string, work: Planned<T>) => Promise<T> {
  const takeTurn = limitConcurrency(atOnce);
  const max = limits.planningWaitingMax;
  const counted = waiting(max, operationMessages.waiting(max));
  /** Fewer than the store keeps of its plans (1,000). */
  const known = new LRUCache<string, true>({ max: 500 });

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
export const inPlanningTurn = planning(shareOf(availableParallelism() - 1));
