import { useEffect, useRef } from 'react';

/** What lists on other screens show and may have to read again. */
export type Changed = 'entities' | 'charts' | 'folders' | 'bin' | 'tags' | 'requests' | 'files' | 'screening';

type Listener = () => unknown;

const listeners = new Map<Changed, Set<Listener>>();

/**
 * Says that records changed, were added or left, so that open lists of them read again. The answer comes when all have tried to;
 * it never fails.
 */
export async function announceChanged(...what: readonly Changed[]): Promise<void> {
  const asked = new Set(what.flatMap((each) => [...(listeners.get(each) ?? [])]));
  await Promise.allSettled([...asked].map((listener) => listener()));
}

/** Calls `then` whenever such records changed, as long as the component is mounted; it may answer when they are read. */
export function useChanged(what: Changed, then: Listener): void {
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
