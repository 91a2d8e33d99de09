import { defaults } from '@stemma/shared/limits';
import { t } from '@stemma/shared/language/translate';
import { AddManyDialog } from './AddManyDialog';
import { BatchDialog } from './BatchDialog';
import type { Folder } from './documents';
import { NameDialog } from '../NameDialog';
import type { ItemSource } from './items';
import { MoveDialog } from './MoveDialog';
import { pathTo } from './tree';
import type { Folders } from './useFolders';

/** Which dialog of folders is open. */
export type FolderAsked =
  | { what: 'new' }
  | { what: 'rename'; folder: Folder }
  | { what: 'move'; keys: readonly string[] }
  | { what: 'batch' }
  | { what: 'addMany' };

interface Props {
  asked: FolderAsked;
  folders: Folders;
  root: string;
  current: string;
  source: ItemSource;
  binLabel: string;
  onBin: (keys: readonly string[], folderKeys: readonly string[]) => Promise<boolean>;
  onMoved?: () => void;
  onClose: () => void;
}

/** The dialogs of folders (SPEC §2.3), one at most. */
export function FolderDialogs({ asked, folders, root, current, onMoved, onClose, ...batch }: Props) {
  const here = pathTo(folders.all, current).at(-1);
  switch (asked.what) {
    case 'new':
      return (
        <NameDialog
          title={t('New folder')}
          name={defaults.folderName}
          onDone={async (name) => (await folders.create(name, here?.key ?? '')) !== undefined}
          onClose={onClose}
        />
      );
    case 'rename':
      return (
        <NameDialog
          title={t('Rename folder')}
          name={asked.folder.name}
          onDone={(name) => folders.rename(asked.folder, name)}
          onClose={onClose}
        />
      );
    case 'move':
      return (
        <MoveDialog
          folders={folders}
          root={root}
          keys={asked.keys}
          onClose={(moved) => {
            if (moved) onMoved?.();
            onClose();
          }}
        />
      );
    case 'batch':
      return <BatchDialog folders={folders} root={root} current={here?.key ?? ''} onClose={onClose} {...batch} />;
    case 'addMany':
      return here && <AddManyDialog folders={folders} target={here} source={batch.source} onClose={onClose} />;
  }
}
