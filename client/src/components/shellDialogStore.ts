import { create } from 'zustand';

/** The dialogs that every screen can open. */
export type ShellDialog = 'about' | 'help' | 'shortcuts';

const store = create<{ open: ShellDialog | null }>(() => ({ open: null }));

/** Which of the shell's dialogs is open; one at most. */
export function useShellDialog(): ShellDialog | null {
  return store((state) => state.open);
}

/** Opens one of the shell's dialogs, or closes the open one with null. */
export function showShellDialog(open: ShellDialog | null): void {
  store.setState({ open });
}
