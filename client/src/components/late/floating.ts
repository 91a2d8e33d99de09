import { useSyncExternalStore } from 'react';
import type { Menu, Select, Tooltip } from '@mantine/core';
import { afterFirstView } from '../../lib/firstView';
import { loadPart } from '../../lib/lazyPart';

/** Mantine's components that float above a page, with the code that places them. */
export interface Floating {
  Menu: typeof Menu;
  Select: typeof Select;
  Tooltip: typeof Tooltip;
}

let loaded: Floating | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** Fetches them, once; a failure is tried again by whoever asks next. */
export function loadFloating(): Promise<void> {
  loading ??= loadPart(() => import('./floatingParts')).then(
    (parts) => {
      loaded = parts;
      for (const listener of [...listeners]) listener();
    },
    () => {
      loading = null;
    },
  );
  return loading;
}

void afterFirstView.then(loadFloating);

/** Null until they have come. */
export function useFloating(): Floating | null {
  return useSyncExternalStore(subscribe, () => loaded);
}

/** For what is drawn only within one of them. */
export function floating(): Floating {
  if (!loaded) throw new Error('Nothing floats yet.');
  return loaded;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
