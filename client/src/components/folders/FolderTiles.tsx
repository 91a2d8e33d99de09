import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconDots, IconFolder } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
import { LazyMenu } from '../floating/LazyMenu';
import { lazyComponent } from '../lazyComponent';
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

const dropdown = lazyComponent(() => import('./FolderMenuDropdown').then((loaded) => loaded.FolderMenuDropdown));

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
        <LazyMenu part={dropdown} given={{ folder, folders, onRename, onMove }}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={32}
            aria-label={t('Actions for folder {name}', { name: folder.name })}
          >
            <IconDots size={18} stroke={1.5} />
          </ActionIcon>
        </LazyMenu>
      )}
    </div>
  );
}
