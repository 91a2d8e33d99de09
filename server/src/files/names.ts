import { shownLink } from '@stemma/shared/rules/linkAddress';
import type { UserCaller } from '../access/caller';
import type { Tx } from '../store';
import { scopeOf } from './owner';
import { mayReadFiles } from './policy';
import { namesByKey } from './store';

/** The names of those files and web links that the caller may see, by their keys; of a web link also its address. */
export async function readableNames(
  tx: Tx,
  caller: UserCaller,
  keys: readonly string[],
): Promise<Map<string, { name: string; url: string | null }>> {
  if (keys.length === 0) return new Map();
  const rows = await namesByKey(tx, { keys: [...new Set(keys)], ...scopeOf(caller) });
  return new Map(
    rows
      .filter((row) => row.kind !== 'folder' && mayReadFiles(caller, row))
      .map(({ key, name, url }) => [key, { name: url === null ? name : shownLink({ name, url }).text, url }]),
  );
}
