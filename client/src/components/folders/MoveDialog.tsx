import { useState } from 'react';
import { Button, Group, Radio, ScrollArea, Stack, Text } from '@mantine/core';
import { emptyStates } from '@stemma/shared/messages/empty';
import { t } from '@stemma/shared/language/translate';
import { Dialog } from '../Dialog';
import { asTree, withInner, type MovePlaces } from './tree';
import classes from './folders.module.css';

interface Props {
  title?: string;
  folders: MovePlaces;
  /** What the root is called, for example "All Charts". */
  root: string;
  /** Items and folders to move; a folder is no destination for itself. */
  keys: readonly string[];
  onClose: (moved: boolean) => void;
}

/** Asks for the folder that items go to; Move stays off until one is chosen. */
export function MoveDialog({ title = t('Move item(s)'), folders, root, keys, onClose }: Props) {
  const [target, setTarget] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const own = new Set(folders.all.map(({ key }) => key));
  const rows = asTree(
    folders.all,
    withInner(
      folders.all,
      keys.filter((key) => own.has(key)),
    ),
  );
  const move = async () => {
    if (target === null) return;
    setBusy(true);
    const moved = await folders.move(keys, target === ROOT ? '' : target);
    setBusy(false);
    if (moved) onClose(true);
  };
  return (
    <Dialog onClose={() => onClose(false)} title={title}>
      <Radio.Group value={target} onChange={setTarget} aria-label={t('Destination')}>
        <ScrollArea.Autosize mah={368} type="auto">
          <Stack gap={4} py={4}>
            <Radio className={classes.choice} value={ROOT} label={root} data-autofocus />
            {rows.map(({ folder, depth }) => (
              <Radio
                key={folder.key}
                className={classes.choice}
                value={folder.key}
                label={<bdi>{folder.name}</bdi>}
                style={{ paddingInlineStart: `${12 + (depth + 1) * 20}px` }}
              />
            ))}
          </Stack>
        </ScrollArea.Autosize>
      </Radio.Group>
      {rows.length === 0 && (
        <Text c="dimmed" size="sm" mt="xs">
          {emptyStates.folders}
        </Text>
      )}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={() => onClose(false)}>
          {t('Cancel')}
        </Button>
        <Button disabled={target === null} loading={busy} onClick={() => void move()}>
          {t('Move')}
        </Button>
      </Group>
    </Dialog>
  );
}

/** Radio groups take an empty text for nothing chosen. */
const ROOT = '/';
