import { useSyncExternalStore } from 'react';

/** Milliseconds after which what is not seen at first is fetched even where no page said that it stands. */
const AT_LATEST = 6000;

let hasEnded = false;
const listeners = new Set<() => void>();
let end: () => void;

/** Resolves once a page stands, and what nobody sees at first may be fetched: code of dialogs, toasts and dragging. */
export const afterFirstView = new Promise<void>((resolve) => {
  end = resolve;
});

/** Says that the page that was asked for stands, or that something of what comes after it is wanted now. */
export function endFirstView(): void {
  if (hasEnded) return;
  hasEnded = true;
  end();
  for (const listener of [...listeners]) listener();
}

/** The same, once what was drawn last is on the screen. */
export function endFirstViewOnceDrawn(): void {
  requestAnimationFrame(() => setTimeout(endFirstView, 100));
}

setTimeout(endFirstView, AT_LATEST);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the first page stands. */
export function useAfterFirstView(): boolean {
  return useSyncExternalStore(subscribe, () => hasEnded);
}
