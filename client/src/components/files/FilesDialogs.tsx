import { defaults } from '@stemma/shared/limits';
import { t } from '@stemma/shared/language/translate';
import { MoveDialog } from '../folders/MoveDialog';
import type { MovePlaces } from '../folders/tree';
import { NameDialog } from '../NameDialog';
import type { FileAreaItem } from './items';
import { ExpiryDialog } from './ExpiryDialog';
import { LinkDialog } from './LinkDialog';
import { endingFault, fileNameFault, stemLength } from './names';
import type { FileActions } from './useFileActions';

/** Which dialog of files is open. */
export type FilesAsked =
  | { what: 'newFolder' }
  | { what: 'newLink' }
  | { what: 'rename'; item: FileAreaItem }
  | { what: 'expiry'; item: FileAreaItem }
  | { what: 'move'; items: readonly FileAreaItem[] };

interface Props {
  asked: FilesAsked;
  /** Key of the folder that is open; empty at the root. */
  folder: string;
  places: MovePlaces;
  actions: FileActions;
  onMoved: () => void;
  onClose: () => void;
}

/** The dialogs of files, folders and links (SPEC §2.3), one at most. */
export function FilesDialogs({ asked, folder, places, actions, onMoved, onClose }: Props) {
  switch (asked.what) {
    case 'newFolder':
      return (
        <NameDialog
          title={t('New folder')}
          name={defaults.folderName}
          fault={fileNameFault}
          onDone={(name) => actions.newFolder(name, folder)}
          onClose={onClose}
        />
      );
    case 'newLink':
      return <LinkDialog title={t('New link')} onDone={(link) => actions.newLink(link, folder)} onClose={onClose} />;
    case 'rename': {
      const { item } = asked;
      if (item.is === 'link') {
        const name = item.name === item.url ? '' : item.name;
        return (
          <LinkDialog
            title={t('Edit link')}
            url={item.url}
            name={name}
            onDone={(link) => actions.changeLink(item, link)}
            onClose={onClose}
          />
        );
      }
      return (
        <NameDialog
          title={item.is === 'folder' ? t('Rename folder') : t('Rename file')}
          name={item.name}
          fault={item.is === 'folder' ? fileNameFault : endingFault}
          chosen={item.is === 'folder' ? undefined : stemLength(item.name)}
          onDone={(name) => actions.rename(item, name)}
          onClose={onClose}
        />
      );
    }
    case 'expiry': {
      const { item } = asked;
      return (
        <ExpiryDialog
          name={item.name}
          expires={item.is === 'file' ? item.expires : null}
          onDone={(day) => actions.setExpiry(item, day)}
          onClose={onClose}
        />
      );
    }
    case 'move':
      return (
        <MoveDialog
          title={t('Move item to folder')}
          folders={places}
          root={t('All Files')}
          keys={asked.items.map(({ key }) => key)}
          onClose={(moved) => {
            if (moved) onMoved();
            onClose();
          }}
        />
      );
  }
}
