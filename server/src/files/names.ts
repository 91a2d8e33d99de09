import { shownLink } from '@stemma/shared/rules/linkAddress';
import type { UserCaller } from '../access/caller';
import type { Tx } from '../store';
import { scopeOf } from './owner';
import { mayReadFiles } from './policy';
import { namesByKey } from './store';

/** What a file or web link is called; of a web link also its address. */
export interface ReadableName {
  kind: 'file' | 'webLink';
  name: string;
  url: string | null;
}

/** The names of those files and web links that the caller may see, by their keys. */
export async function readableNames(
  tx: Tx,
  caller: UserCaller,
  keys: readonly string[],
): Promise<Map<string, ReadableName>> {
  if (keys.length === 0) return new Map();
  const rows = await namesByKey(tx, { keys: [...new Set(keys)], ...scopeOf(caller) });
  return new Map(
    rows
      .filter((row) => row.kind !== 'folder' && mayReadFiles(caller, row))
      .map(({ key, name, url }) => [key, calledBy({ name, url })]),
  );
}

/** A web link is called what it reads as, never another address than it opens. */
export function calledBy({ name, url }: { name: string; url: string | null }): ReadableName {
  return url === null ? { kind: 'file', name, url } : { kind: 'webLink', name: shownLink({ name, url }).text, url };
}
