import { canonicalKeys, matchesKeys } from './keys';

/** One thing a key does. `keys` as "mod+S", "Escape", "shift+?"; mod is Cmd on a Mac and Ctrl elsewhere. */
export interface Shortcut {
  id: string;
  keys: string;
  /** What it does, for the shortcut sheet. */
  label: string;
  run(): void;
  /** Left out: always. */
  enabled?(): boolean;
  /** Runs while the person types in a field, too. */
  inFields?: boolean;
  /** Something else hears these keys; they stand on the shortcut sheet only. */
  heardElsewhere?: true;
}

/** Gives the shortcuts of one mounted place as they are now. */
export type ShortcutSource = () => readonly Shortcut[];

const sources: ShortcutSource[] = [];
const listeners = new Set<() => void>();
let shown: readonly Shortcut[] = [];

/** Registers a place's shortcuts; later ones win over earlier ones of the same keys. Answers how to take them away. */
export function registerShortcuts(source: ShortcutSource): () => void {
  if (sources.length === 0) {
    window.addEventListener('keydown', lookForDialog, true);
    document.addEventListener('keydown', onKeyDown);
  }
  sources.push(source);
  refreshShortcuts();
  return () => {
    sources.splice(sources.indexOf(source), 1);
    if (sources.length === 0) {
      window.removeEventListener('keydown', lookForDialog, true);
      document.removeEventListener('keydown', onKeyDown);
    }
    refreshShortcuts();
  };
}

/** To be called when the shortcuts of a registered place became other ones. */
export function refreshShortcuts(): void {
  const byKeys = new Map<string, Shortcut>();
  for (const source of sources) for (const shortcut of source()) byKeys.set(canonicalKeys(shortcut.keys), shortcut);
  shown = [...byKeys.values()];
  for (const listener of listeners) listener();
}

/** All shortcuts that work now, the winning one for each keys. The same array until something changes. */
export function allShortcuts(): readonly Shortcut[] {
  return shown;
}

/** Calls the listener whenever `allShortcuts` changes. */
export function onShortcutsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The keys that a list claims twice. */
export function shortcutClashes(list: readonly Shortcut[]): string[] {
  const keys = list.map((shortcut) => canonicalKeys(shortcut.keys));
  return [...new Set(keys.filter((one, index) => keys.indexOf(one) !== index))];
}

/** Whether a dialog was open when the key went down: one that Escape closes may be gone by the time that shortcuts are looked at. */
let dialogWasOpen = false;

function lookForDialog(): void {
  dialogWasOpen = dialogIsOpen();
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  const claimed = [...sources]
    .reverse()
    .flatMap((source) => [...source()])
    .filter((shortcut) => !shortcut.heardElsewhere && matchesKeys(shortcut.keys, event));
  if (claimed.length === 0 || closesSomethingSmall(event)) return;
  const inField = isField(event.target);
  const runs = dialogWasOpen
    ? undefined
    : claimed.find((shortcut) => (shortcut.enabled?.() ?? true) && (shortcut.inFields || !inField));
  if (runs) {
    event.preventDefault();
    runs.run();
  } else if ((event.ctrlKey || event.metaKey) && !inField) {
    event.preventDefault();
  }
}

/** Escape in an open menu or list closes that first. */
function closesSomethingSmall(event: KeyboardEvent): boolean {
  if (event.key !== 'Escape' || !(event.target instanceof Element)) return false;
  return event.target.closest('[role="menu"], [role="listbox"], [aria-expanded="true"]') !== null;
}

function dialogIsOpen(): boolean {
  return document.querySelector('[role="dialog"][aria-modal="true"]') !== null;
}

const NOT_TYPED_INTO = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'color', 'file']);

function isField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !NOT_TYPED_INTO.has(target.type);
  return target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
