import { openEntityDialog } from '../components/entityDialog/entityDialogStore';
import { showShellDialog } from '../components/shellDialogStore';
import { BulkTags } from '../components/tags/BulkTags';
import { ListPage } from '../features/lists/ListPage';

/** An entity list with the parts of other features that it opens. */
export function ListRoute() {
  return (
    <ListPage
      onNew={({ types }, folder) => openEntityDialog({ types, folder })}
      onImport={({ types: [type] }, folder) => showShellDialog({ kind: 'importEntities', type, folder })}
      tagsFor={(keys) => <BulkTags key={keys.join(' ')} keys={keys} />}
    />
  );
}
