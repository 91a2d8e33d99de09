import type { UserCaller } from '../access/caller';
import { notFound } from '../errors';
import type { Tx } from '../store';
import { isPublicTo, mayReadChart } from './policy';
import { chartsByKey } from './store';

/**
 * Whether everybody in the caller's organization reads all these charts; a deleted one counts as private, as nobody knows any more who read
 * it. Throws `notFound` for one that the caller may not read.
 */
export async function isPublicThroughout(tx: Tx, caller: UserCaller, keys: readonly string[]): Promise<boolean> {
  if (keys.length === 0) return true;
  const rows = await chartsByKey(tx, { keys: [...new Set(keys)], userKey: caller.userKey });
  if (!rows.every((row) => mayReadChart(caller, row))) throw notFound('copyOf');
  return rows.length === new Set(keys).size && rows.every((row) => isPublicTo(caller, row));
}
