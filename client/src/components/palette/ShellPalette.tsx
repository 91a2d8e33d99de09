import { showShellDialog } from '../shellDialogStore';
import { CommandPalette } from './CommandPalette';

/** The palette of screens that add nothing of their own. */
export function ShellPalette() {
  return <CommandPalette onClose={() => showShellDialog(null)} />;
}
