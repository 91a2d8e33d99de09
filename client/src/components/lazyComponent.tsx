import type { ComponentType, ReactNode } from 'react';
import { useEffect, useSyncExternalStore } from 'react';
import { loadPart } from '../lib/lazyPart';
import { PartFailed } from './PartFailed';

type PartState<P> =
  | { status: 'idle' | 'loading' }
  | { status: 'ready'; Loaded: ComponentType<P> }
  | { status: 'failed'; tries: number; message: string };

/** A piece of the client with a chunk of its own. */
export interface LazyComponent<P> {
  /** Shows the piece: what waits for it, then the piece, or the chunk-load error with "Try again". */
  Component: ComponentType<P>;
  /** How it stands with it, for who shows something else meanwhile. */
  useStatus: () => PartState<P>['status'];
  /** Starts loading, for example when the pointer nears the link that leads there. */
  preload: () => void;
}

/**
 * Makes a lazily loaded piece.
 * @param waiting what stands there until it has come
 * @param timeout milliseconds until the chunk-load error; 120 s unless told
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: ReactNode = null,
  timeout?: number,
): LazyComponent<P> {
  let state: PartState<P> = { status: 'idle' };
  let tries = 0;
  const listeners = new Set<() => void>();

  const become = (next: PartState<P>) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const preload = () => {
    if (state.status === 'loading' || state.status === 'ready') return;
    tries += 1;
    become({ status: 'loading' });
    loadPart(load, timeout).then(
      (Loaded) => become({ status: 'ready', Loaded }),
      (error: Error) => become({ status: 'failed', tries, message: error.message }),
    );
  };
  // A browser may remember that a file was missing, and a new release renames files: a second failure loads the page anew.
  const retry = () => (tries > 1 ? window.location.reload() : preload());
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  function Component(props: P) {
    const now = useSyncExternalStore(subscribe, () => state);
    useEffect(() => {
      if (state.status === 'idle') preload();
    }, []);
    if (now.status === 'ready') return <now.Loaded {...props} />;
    if (now.status === 'failed') return <PartFailed message={now.message} onRetry={retry} />;
    return waiting;
  }

  const useStatus = () => useSyncExternalStore(subscribe, () => state.status);

  return { Component, useStatus, preload };
}
