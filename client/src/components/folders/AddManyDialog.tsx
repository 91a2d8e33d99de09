import { useState } from 'react';
import { Button, CloseButton, Group, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { emptyStates } from '@stemma/shared/messages/empty';
import { t } from '@stemma/shared/language/translate';
import { Dialog } from '../Dialog';
import { usePages } from '../../lib/usePages';
import { ErrorState } from '../State';
import { ItemList } from './ItemList';
import type { ItemSource } from './items';
import type { Folders } from './useFolders';
import classes from './folders.module.css';

interface Props {
  folders: Folders;
  /** The folder that takes them. */
  target: { key: string; name: string };
  source: ItemSource;
  onClose: () => void;
}

/** "Add to folder": finds charts or entities wherever they lie and puts many into one folder. */
export function AddManyDialog({ folders, target, source, onClose }: Props) {
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text.trim(), 200);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const items = usePages(`${folders.kind} ${search}`, (page) => source.page({ folder: null, search, ...page }));
  const toggle = (key: string) => {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    setChosen(next);
  };
  const add = async () => {
    setBusy(true);
    const moved = await folders.move([...chosen], target.key);
    setBusy(false);
    if (moved) onClose();
  };
  return (
    <Dialog onClose={onClose} title={t('Add to folder “{name}”', { name: target.name })}>
      <TextInput
        mb="xs"
        data-autofocus
        aria-label={t('Search by name')}
        inputMode="search"
        placeholder={t('Search by name')}
        leftSection={<IconSearch size={16} stroke={1.6} />}
        rightSection={text && <CloseButton size="sm" aria-label={t('Clear the search')} onClick={() => setText('')} />}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {items.failed && items.total === undefined ? (
        <ErrorState
          title={t('They could not be read')}
          text={t('Check your connection and try again.')}
          onRetry={items.refresh}
        />
      ) : items.total === 0 ? (
        <Text c="dimmed" size="sm" className={classes.none}>
          {folders.kind === 'Dataset' ? t('No charts found.') : emptyStates.entities}
        </Text>
      ) : (
        <ItemList
          key={search}
          label={t('What can be added')}
          items={items}
          isChosen={({ key, folder }) => folder === target.key || chosen.has(key)}
          isDisabled={({ folder }) => folder === target.key}
          onToggle={({ key }) => toggle(key)}
        />
      )}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button disabled={chosen.size === 0} loading={busy} onClick={() => void add()}>
          {t('Done')}
        </Button>
      </Group>
    </Dialog>
  );
}
