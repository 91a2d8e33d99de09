import { openEntityPanel } from '../../lib/entityPanel';
import { lazyComponent } from '../lazyComponent';
import { closeEntityDialog, useOpenEntityDialog } from './entityDialogStore';

const dialog = lazyComponent(() => import('./EntityDialog').then((loaded) => loaded.EntityDialog));

/** The place where the entity dialog appears; it is loaded when it is first opened. */
export function EntityDialogPlace() {
  const options = useOpenEntityDialog();
  if (!options) return null;
  return (
    <dialog.Component
      {...options}
      onClose={closeEntityDialog}
      onDone={(entity) => {
        closeEntityDialog();
        if (options.onDone) options.onDone(entity);
        else openEntityPanel({ key: entity.key });
      }}
    />
  );
}
