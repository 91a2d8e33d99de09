import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Shortcut } from './shortcuts/registry';
import {
  allShortcuts,
  shortcutClashes,
  onShortcutsChange,
  refreshShortcuts,
  registerShortcuts,
} from './shortcuts/registry';

export type { Shortcut } from './shortcuts/registry';
export { keyNames, keysText } from './shortcuts/keys';

const developing = import.meta.env?.DEV ?? true;

/**
 * Makes these shortcuts work while the component is mounted. Among places that claim the same keys the one mounted
 * last wins. Nothing runs while a dialog is open, and nothing in a field unless `inFields`.
 */
export function useShortcuts(list: readonly Shortcut[]): void {
  const current = useRef(list);
  const signature = list.map((shortcut) => `${shortcut.keys}\u0000${shortcut.label}`).join('\u0001');
  useEffect(() => {
    current.current = list;
  });
  useEffect(() => registerShortcuts(() => current.current), []);
  useEffect(() => {
    const twice = shortcutClashes(current.current);
    if (twice.length > 0 && developing)
      reportError(new Error(`Two shortcuts claim the same keys: ${twice.join(', ')}`));
    refreshShortcuts();
  }, [signature]);
}

/** Every shortcut that works on the screen now, for the `?` sheet. */
export function useAllShortcuts(): readonly Shortcut[] {
  return useSyncExternalStore(onShortcutsChange, allShortcuts);
}
