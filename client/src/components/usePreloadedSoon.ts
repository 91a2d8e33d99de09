import { useEffect } from 'react';

/** Milliseconds after which parts are fetched although nobody asked for them yet. */
const FETCH_AFTER = 1500;

interface Preloaded {
  preload: () => void;
}

/** Fetches parts once the page stands, so that they open at once and even without a connection. `parts` must stay the same array. */
export function usePreloadedSoon(parts: readonly Preloaded[]): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const { preload } of parts) preload();
    }, FETCH_AFTER);
    return () => clearTimeout(timer);
  }, [parts]);
}
