import { useCallback, useEffect, useEffectEvent, useState } from 'react';

/** What a page of the editor shows: not yet there, not to be had, or open. */
export type Loaded<T> = { kind: 'loading' | 'failed' | 'missing' } | { kind: 'open'; value: T };

/**
 * Reads what a page shows, anew whenever `read` is another function; what was shown stays until then. Null is told as missing. What was
 * opened is closed once the page is left or has read anew.
 */
export function useLoad<T extends object>(
  read: () => Promise<T | null>,
  close?: (value: T) => void,
): { loaded: Loaded<T>; retry: () => void } {
  const [loaded, setLoaded] = useState<Loaded<T>>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const onClose = useEffectEvent((value: T) => close?.(value));

  useEffect(() => {
    let gone = false;
    let opened: T | null = null;
    read().then(
      (value) => {
        if (gone) return value && onClose(value);
        opened = value;
        setLoaded(value ? { kind: 'open', value } : { kind: 'missing' });
      },
      () => !gone && setLoaded({ kind: 'failed' }),
    );
    return () => {
      gone = true;
      if (opened) onClose(opened);
    };
  }, [read, attempt]);

  const retry = useCallback(() => {
    setLoaded({ kind: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return { loaded, retry };
}
