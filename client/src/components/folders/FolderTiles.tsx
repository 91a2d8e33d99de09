import { ActionIcon, Menu, UnstyledButton } from '@mantine/core';
import { IconDots, IconFolder, IconFolderSymlink, IconPencil, IconTrash } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
import type { Folder } from './documents';
import { useDraggable, useDropTarget } from './dragging';
import { childrenOf } from './tree';
import type { Folders } from './useFolders';
import classes from './folders.module.css';

interface Props {
  folders: Folders;
  current: string;
  mayWrite: boolean;
  onGo: (folder: string) => void;
  onRename: (folder: Folder) => void;
  onMove: (folder: Folder) => void;
}

/** The folders in the current one; each opens, and takes what is dropped on it. */
export function FolderTiles({ folders, current, ...rest }: Props) {
  const inside = childrenOf(folders.all, current);
  if (inside.length === 0) return null;
  return (
    <ul className={classes.tiles} aria-label={t('Folders here')}>
      {inside.map((folder) => (
        <li key={folder.key}>
          <Tile folder={folder} folders={folders} {...rest} />
        </li>
      ))}
    </ul>
  );
}

type TileProps = Omit<Props, 'current'> & { folder: Folder };

const icon = { size: 18, stroke: 1.5 };

function Tile({ folder, folders, mayWrite, onGo, onRename, onMove }: TileProps) {
  const [drop, over] = useDropTarget(folders, folder.key, mayWrite);
  const [drag, dragging] = useDraggable<HTMLDivElement>(() => [folder.key], mayWrite);
  return (
    <div ref={drag} className={classes.tile} data-over={over || undefined} data-dragging={dragging || undefined}>
      <UnstyledButton ref={drop} className={classes.open} onClick={() => onGo(folder.key)} title={folder.name}>
        <IconFolder size={20} stroke={1.5} aria-hidden />
        <bdi className={classes.name}>{folder.name}</bdi>
      </UnstyledButton>
      {mayWrite && (
        <Menu position="bottom-end" width={200} withinPortal>
          <Menu.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={32}
              aria-label={t('Actions for folder {name}', { name: folder.name })}
            >
              <IconDots {...icon} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
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
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  );
}
