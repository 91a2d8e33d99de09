import { part } from '../components/part';
import { showShellDialog, useShellDialog } from '../components/shellDialogStore';

const importEntities = part(() => import('../features/import/sheet/SheetDialog').then((loaded) => loaded.SheetDialog));

/** Dialogs of features that every screen can open; each is loaded when it is first opened. */
export function FeatureDialogs() {
  const open = useShellDialog();
  if (typeof open !== 'object' || open === null) return null;
  return <importEntities.Component type={open.type} folder={open.folder ?? ''} onClose={() => showShellDialog(null)} />;
}
