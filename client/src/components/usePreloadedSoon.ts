import { useEffect } from 'react';
import { afterFirstView, useAfterFirstView } from '../lib/firstView';

/** Milliseconds after which parts are fetched although nobody asked for them yet. */
const FETCH_AFTER = 1500;

interface Preloaded {
  preload: () => void;
}

/** Fetches parts once the page stands, so that they open at once and even without a connection. `parts` must stay the same array. */
export function usePreloadedSoon(parts: readonly Preloaded[]): void {
  const stands = useAfterFirstView();
  useEffect(() => {
    if (!stands) return undefined;
    const timer = setTimeout(() => {
      for (const { preload } of parts) preload();
    }, FETCH_AFTER);
    return () => clearTimeout(timer);
  }, [parts, stands]);
}

/** Fetches a part as soon as the page stands: what may be pressed at any moment. */
export function usePreloadedAfterFirstView(part: Preloaded): void {
  useEffect(() => {
    let isThere = true;
    void afterFirstView.then(() => {
      if (isThere) part.preload();
    });
    return () => {
      isThere = false;
    };
  }, [part]);
}
