import { useEffect, useRef } from 'react';

/** What lists on other screens show and may have to read again. */
export type Changed = 'entities' | 'charts' | 'folders' | 'bin' | 'tags' | 'requests' | 'files';

const listeners = new Map<Changed, Set<() => void>>();

/** Says that records changed, added or left, so that open lists of them read again. */
export function announceChanged(...what: readonly Changed[]): void {
  for (const each of what) for (const listener of [...(listeners.get(each) ?? [])]) listener();
}

/** Calls `then` whenever such records changed, as long as the component is mounted. */
export function useChanged(what: Changed, then: () => void): void {
  const latest = useRef(then);
  useEffect(() => {
    latest.current = then;
  });
  useEffect(() => {
    const listener = () => latest.current();
    const all = listeners.get(what) ?? new Set();
    listeners.set(what, all.add(listener));
    return () => {
      all.delete(listener);
    };
  }, [what]);
}
