import { useEffect, useInsertionEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { AskedPage, LoadedPage, Page } from './pageLoader';
import { PageLoader } from './pageLoader';

/** A long list by pages, and how to say what is in view. */
export interface Pages<R> extends LoadedPage<R> {
  show: (first: number, last: number) => void;
  /** Answers when what is in view is read again, or could not be. */
  refresh: () => Promise<void>;
  /** Another list was asked for and has not come; what is shown is the one before, or nothing where that was of another place. */
  changing: boolean;
}

/**
 * Reads a list by pages; `asked` names what is asked for, and another text starts another list. The rows of the one before stay until
 * that has come, but for those of another `place` (a folder), which would look as if they stood there. What leaves by `isLeft` is not
 * shown; it is another function only when it tells something else.
 */
export function usePages<R>(
  asked: string,
  read: (asked: AskedPage) => Promise<Page<R>>,
  { size = 100, place = '', isLeft = never }: { size?: number; place?: string; isLeft?: (row: R) => boolean } = {},
): Pages<R> {
  const latest = useRef(read);
  // Before the effects of the rows, which say what is in view and so have it read.
  useInsertionEffect(() => {
    latest.current = read;
  });
  // A list is known by what is asked for; the reading function is another one at each render.
  const loader = useMemo(() => {
    void asked;
    return new PageLoader<R>((page) => latest.current(page), size);
  }, [asked, size]);
  const now = useSyncExternalStore(loader.subscribe, loader.snapshot);
  const view = useRef<readonly [number, number]>([0, 0]);
  // Another list begins where the one before was looked at: a view that does not move tells nothing anew.
  useEffect(() => loader.show(...view.current), [loader]);
  useLayoutEffect(() => loader.hide(isLeft), [loader, isLeft]);
  const [before, setBefore] = useState({ rows: now, place });
  const ready = now.total !== undefined || now.failed;
  if (ready && (before.rows !== now || before.place !== place)) setBefore({ rows: now, place });
  const shown = ready || before.place !== place ? now : before.rows;
  return useMemo(
    () => ({
      ...shown,
      busy: now.busy,
      changing: !ready,
      show: (first: number, last: number) => {
        view.current = [first, last];
        loader.show(first, last);
      },
      refresh: () => loader.refresh(),
    }),
    [shown, now.busy, ready, loader],
  );
}

const never = (): boolean => false;
