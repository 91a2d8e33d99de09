import { useSyncExternalStore } from 'react';

/** Where records are on their way to: a folder by its key (empty for the root), the bin, out of the bin, or nowhere. */
export type Goal = { folder: string } | 'bin' | 'back' | 'gone';

const NOTHING: ReadonlyMap<string, Goal> = new Map();

let sent: readonly { keys: readonly string[]; to: Goal }[] = [];
let current = NOTHING;
const listeners = new Set<() => void>();

/**
 * Says that records are on their way, so that lists show it before the server has answered. What the server refused is back in its place
 * as soon as the answer, which ends it, is called; after a success it is called when the lists have been read again.
 */
export function startLeaving(keys: readonly string[], to: Goal): () => void {
  const one = { keys, to };
  tell([...sent, one]);
  return () => tell(sent.filter((other) => other !== one));
}

function tell(next: typeof sent): void {
  sent = next;
  current =
    sent.length === 0 ? NOTHING : new Map(sent.flatMap(({ keys, to }) => keys.map((key) => [key, to] as const)));
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const snapshot = (): ReadonlyMap<string, Goal> => current;

/** What is on its way, by its key. */
export function useLeaving(): ReadonlyMap<string, Goal> {
  return useSyncExternalStore(subscribe, snapshot);
}

/** Whether a list of a folder loses what goes there. `folder` is null for a list that looks through all folders. */
export function leaves(to: Goal | undefined, folder: string | null): boolean {
  if (to === undefined) return false;
  return typeof to === 'string' || (folder !== null && to.folder !== folder);
}
