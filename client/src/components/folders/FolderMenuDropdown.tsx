import { Menu } from '@mantine/core';
import { IconFolderSymlink, IconPencil, IconTrash } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
import { AnchoredMenu, type MenuAnchor } from '../floating/AnchoredMenu';
import type { Folder } from './documents';
import type { Folders } from './useFolders';

interface Props {
  anchor: MenuAnchor;
  folder: Folder;
  folders: Folders;
  onRename: (folder: Folder) => void;
  onMove: (folder: Folder) => void;
}

const icon = { size: 18, stroke: 1.5 };

/** What can be done with a folder. */
export function FolderMenuDropdown({ anchor, folder, folders, onRename, onMove }: Props) {
  return (
    <AnchoredMenu anchor={anchor} width={200}>
      <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => onRename(folder)}>
        {t('Rename…')}
      </Menu.Item>
      <Menu.Item leftSection={<IconFolderSymlink {...icon} />} onClick={() => onMove(folder)}>
        {t('Move…')}
      </Menu.Item>
      <Menu.Item
        color="var(--mantine-color-error)"
        leftSection={<IconTrash {...icon} />}
        onClick={() => void folders.remove(folder)}
      >
        {t('Delete folder…')}
      </Menu.Item>
    </AnchoredMenu>
  );
}
