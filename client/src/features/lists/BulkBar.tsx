import type { ReactNode } from 'react';
import { Button, CloseButton } from '@mantine/core';
import { IconArrowMerge, IconFolderSymlink, IconTrash } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
import { showShellDialog } from '../../components/shellDialogStore';
import { count } from '../../lib/count';
import type { RowActions } from './RowMenu';
import classes from './List.module.css';

interface Props {
  keys: readonly string[];
  actions: RowActions;
  onClear: () => void;
  /** More that is done to several at once. */
  children?: ReactNode;
}

/** What can be done to the chosen entities. */
export function BulkBar({ keys, actions, onClear, children }: Props) {
  const [first, second] = keys;
  return (
    <div className={classes.bulk} role="toolbar" aria-label={t('Chosen entities')}>
      <CloseButton aria-label={t('Choose none')} onClick={onClear} />
      <span className={classes.chosen} role="status">
        {t('{count} chosen', { count: count(keys.length) })}
      </span>
      {actions.mayWrite && (
        <>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconFolderSymlink size={16} stroke={1.6} />}
            onClick={() => actions.move(keys)}
          >
            {t('Move…')}
          </Button>
          {children}
          {first !== undefined && second !== undefined && keys.length === 2 && (
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<IconArrowMerge size={16} stroke={1.6} />}
              onClick={() => showShellDialog({ kind: 'mergeEntities', keptKey: first, otherKey: second })}
            >
              {t('Merge…')}
            </Button>
          )}
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconTrash size={16} stroke={1.6} />}
            onClick={() => actions.bin(keys)}
          >
            {t('Move to bin')}
          </Button>
        </>
      )}
    </div>
  );
}
