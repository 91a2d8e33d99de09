import { useState } from 'react';
import { ActionIcon, Button, Checkbox, Group, Text, Tooltip, UnstyledButton } from '@mantine/core';
import { IconChevronRight, IconFolder, IconTrash } from '@tabler/icons-react';
import { emptyStates } from '@stemma/shared/messages/empty';
import { t } from '@stemma/shared/language/translate';
import { Dialog } from '../Dialog';
import { usePages } from '../../lib/usePages';
import { ErrorState } from '../State';
import type { Folder } from './documents';
import { FolderBar } from './FolderBar';
import { ItemList } from './ItemList';
import type { FolderItem, ItemSource } from './items';
import { MoveDialog } from './MoveDialog';
import { childrenOf, pathTo } from './tree';
import type { Folders } from './useFolders';
import classes from './folders.module.css';

interface Props {
  folders: Folders;
  root: string;
  current: string;
  source: ItemSource;
  /** What the bin button says. */
  binLabel: string;
  /** Moves to the bin, or deletes; true when it is done. */
  onBin: (keys: readonly string[], folderKeys: readonly string[]) => Promise<boolean>;
  onClose: () => void;
}

/** "Select items to move": folders and what is in them with boxes, level by level; then a destination, or the bin. */
export function BatchDialog({ folders, root, current: first, source, binLabel, onBin, onClose }: Props) {
  const [current, setCurrent] = useState(first);
  const [chosenFolders, setFolders] = useState<ReadonlySet<string>>(new Set());
  // With the level at which each was chosen, so that a level knows how many of its own are.
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const [choosing, setChoosing] = useState(false);
  const [busy, setBusy] = useState(false);
  const items = usePages(
    `${folders.kind} ${current}`,
    (page) => source.page({ folder: current, search: '', ...page }),
    { place: current },
  );
  const inside = childrenOf(folders.all, current);
  const taken = pathTo(folders.all, current).some(({ key }) => chosenFolders.has(key));
  const none = chosen.size + chosenFolders.size === 0;
  const total = inside.length + (items.total ?? 0);
  const here =
    inside.filter(({ key }) => chosenFolders.has(key)).length +
    [...chosen.values()].filter((level) => level === current).length;
  const toggleFolder = ({ key }: Folder) => {
    const next = new Set(chosenFolders);
    if (!next.delete(key)) next.add(key);
    setFolders(next);
  };
  const toggleItem = ({ key }: FolderItem) => {
    const next = new Map(chosen);
    if (!next.delete(key)) next.set(key, current);
    setChosen(next);
  };

  const toggleAll = async () => {
    const keys = await source.keys(current);
    const add = here < total;
    setChosen((now) => {
      const next = new Map(now);
      for (const key of keys) {
        if (add) next.set(key, current);
        else next.delete(key);
      }
      return next;
    });
    setFolders((now) => {
      const next = new Set(now);
      for (const { key } of inside) {
        if (add) next.add(key);
        else next.delete(key);
      }
      return next;
    });
  };
  const bin = async () => {
    setBusy(true);
    const done = await onBin([...chosen.keys()], [...chosenFolders]);
    setBusy(false);
    if (done) onClose();
  };

  if (choosing) {
    return (
      <MoveDialog
        folders={folders}
        root={root}
        keys={[...chosenFolders, ...chosen.keys()]}
        onClose={(moved) => (moved ? onClose() : setChoosing(false))}
      />
    );
  }
  return (
    <Dialog onClose={onClose} title={t('Select items to move')}>
      <FolderBar folders={folders} root={root} current={current} onGo={setCurrent}>
        <Tooltip label={binLabel}>
          <ActionIcon
            variant="default"
            size={36}
            aria-label={binLabel}
            disabled={none}
            loading={busy}
            onClick={() => void bin()}
          >
            <IconTrash size={18} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
      </FolderBar>
      {total > 0 && (
        <Checkbox
          className={classes.all}
          label={t('Select all')}
          checked={taken || (total > 0 && here >= total)}
          indeterminate={!taken && here > 0 && here < total}
          disabled={taken}
          onChange={() => void toggleAll()}
        />
      )}
      {items.failed && items.total === undefined ? (
        <ErrorState
          title={t('This folder could not be read')}
          text={t('Check your connection and try again.')}
          onRetry={items.refresh}
        />
      ) : items.total === 0 && inside.length === 0 ? (
        <Text c="dimmed" size="sm" className={classes.none}>
          {emptyStates.foldersOrEntities}
        </Text>
      ) : (
        <ItemList
          key={current}
          label={t('Folders and items')}
          items={items}
          before={inside.map((folder) => ({
            key: folder.key,
            row: (
              <div className={classes.folderRow}>
                <Checkbox
                  aria-label={folder.name}
                  checked={taken || chosenFolders.has(folder.key)}
                  disabled={taken}
                  onChange={() => toggleFolder(folder)}
                />
                <UnstyledButton className={classes.into} onClick={() => setCurrent(folder.key)}>
                  <IconFolder size={20} stroke={1.5} aria-hidden />
                  <bdi>{folder.name}</bdi>
                  <IconChevronRight size={16} stroke={1.8} aria-hidden />
                </UnstyledButton>
              </div>
            ),
          }))}
          isChosen={({ key }) => taken || chosen.has(key)}
          isDisabled={() => taken}
          onToggle={toggleItem}
        />
      )}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button disabled={none} onClick={() => setChoosing(true)}>
          {t('Choose Destination')}
        </Button>
      </Group>
    </Dialog>
  );
}
