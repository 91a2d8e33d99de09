import type { ReactNode } from 'react';
import { Button, CloseButton } from '@mantine/core';
import { IconFolderSymlink, IconTrash } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
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
