import { tooMany } from '../errors';

/** Seconds after which who has too much waiting may ask again. */
const RETRY = 5;

/** Lets at most `max` pieces of work of each owner wait or run; throws `tooMany` with these words for more. */
export function waiting(max: number, message: string): <T>(owner: string, work: () => Promise<T>) => Promise<T> {
  const counts = new Map<string, number>();
  return async (owner, work) => {
    const count = counts.get(owner) ?? 0;
    if (count >= max) throw tooMany(RETRY, message);
    counts.set(owner, count + 1);
    try {
      return await work();
    } finally {
      const left = (counts.get(owner) ?? 1) - 1;
      if (left > 0) counts.set(owner, left);
      else counts.delete(owner);
    }
  };
}
