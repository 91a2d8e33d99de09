/** A place in the client. */
export interface Location {
  pathname: string;
  /** With its question mark; empty without any. */
  search: string;
  /** With its number sign; empty without any. */
  hash: string;
  /** What was given to it as one went there. */
  state: unknown;
  /** Another for each visit, "default" for the first. */
  key: string;
}

/** The entries that one has gone through, and at which one is. */
export interface BrowsingHistory {
  location(): Location;
  /** Goes to an address of this origin, in place of the current entry where `replace` says so. */
  move(to: Location, replace: boolean): void;
  go(delta: number): void;
  /** Calls the listener when another entry is gone to, with how many entries away it is; null where that is not known. Answers how to stop. */
  listen(listener: (delta: number | null) => void): () => void;
}

/** What an entry of the browser keeps. */
interface Kept {
  usr?: unknown;
  key?: string;
  idx?: number;
}

const kept = (): Kept => (window.history.state ?? {}) as Kept;

/** The entries of the browser's tab. */
export function browserHistory(): BrowsingHistory {
  let index = kept().idx ?? 0;
  window.history.replaceState({ ...kept(), idx: index }, '');
  return {
    location: () => {
      const { pathname, search, hash } = window.location;
      return { pathname, search, hash, state: kept().usr ?? null, key: kept().key ?? 'default' };
    },
    move: (to, replace) => {
      if (!replace) index += 1;
      const entry: Kept = { usr: to.state, key: to.key, idx: index };
      if (replace) window.history.replaceState(entry, '', pathOf(to));
      else window.history.pushState(entry, '', pathOf(to));
    },
    go: (delta) => window.history.go(delta),
    listen: (listener) => {
      const moved = () => {
        const { idx } = kept();
        const delta = idx === undefined ? null : idx - index;
        index = idx ?? index;
        listener(delta);
      };
      window.addEventListener('popstate', moved);
      return () => window.removeEventListener('popstate', moved);
    },
  };
}

/** Entries that no browser knows of, for tests. */
export function memoryHistory(first: Location): BrowsingHistory {
  let entries = [first];
  let index = 0;
  const listeners = new Set<(delta: number) => void>();
  return {
    location: () => entries[index] ?? first,
    move: (to, replace) => {
      if (!replace) index += 1;
      entries = [...entries.slice(0, index), to];
    },
    go: (delta) => {
      const next = Math.min(Math.max(index + delta, 0), entries.length - 1);
      const moved = next - index;
      index = next;
      if (moved !== 0) for (const listener of [...listeners]) listener(moved);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A place as it stands in an address. */
export function pathOf({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  return pathname + search + hash;
}
