import { Button, CloseButton } from '@mantine/core';
import { IconDownload, IconFolderSymlink, IconTrash } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
import { count } from '../../lib/count';
import classes from './files.module.css';

interface Props {
  selected: number;
  onFetch: () => void;
  onClear: () => void;
  /** For who may edit them. */
  editing?: { onMove: () => void; onRemove: () => void } | undefined;
}

const icon = { size: 16, stroke: 1.75 };
const button = { variant: 'subtle', size: 'compact-sm' } as const;

/** What is done with the selected rows. */
export function FileSelectionBar({ selected, onFetch, onClear, editing }: Props) {
  return (
    <div className={classes.selection} role="toolbar" aria-label={t('Selected files')}>
      <strong aria-live="polite">{t('{selected} selected', { selected: count(selected) })}</strong>
      <Button {...button} leftSection={<IconDownload {...icon} />} onClick={onFetch}>
        {t('Download')}
      </Button>
      {editing && (
        <>
          <Button {...button} leftSection={<IconFolderSymlink {...icon} />} onClick={editing.onMove}>
            {t('Move')}
          </Button>
          <Button
            {...button}
            color="red"
            c="var(--mantine-color-error)"
            leftSection={<IconTrash {...icon} />}
            onClick={editing.onRemove}
          >
            {t('Delete')}
          </Button>
        </>
      )}
      <CloseButton size="sm" ml="auto" aria-label={t('Clear the selection')} onClick={onClear} />
    </div>
  );
}
