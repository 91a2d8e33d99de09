import { lazyComponent } from './lazyComponent';
import { useShellDialog } from './shellDialogStore';

const DIALOGS = {
  about: lazyComponent(() => import('./dialogs/AboutDialog').then((loaded) => loaded.AboutDialog)),
  help: lazyComponent(() => import('./dialogs/HelpDialog').then((loaded) => loaded.HelpDialog)),
  palette: lazyComponent(() => import('./palette/ShellPalette').then((loaded) => loaded.ShellPalette)),
  shortcuts: lazyComponent(() => import('./dialogs/ShortcutsDialog').then((loaded) => loaded.ShortcutsDialog)),
} as const;

/** The place where the shell's own dialogs appear; each is loaded when it is first opened. Those of a feature are the app's to show. */
export function ShellDialogs() {
  const open = useShellDialog();
  if (!open || typeof open === 'object') return null;
  const Dialog = DIALOGS[open].Component;
  return <Dialog />;
}
