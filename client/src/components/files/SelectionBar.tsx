import { Button, CloseButton } from '@mantine/core';
import { IconDownload, IconFolderSymlink, IconTrash } from '@tabler/icons-react';
import { count } from '../../lib/count';
import classes from './files.module.css';

interface Props {
  selected: number;
  editable: boolean;
  onFetch: () => void;
  onMove: () => void;
  onRemove: () => void;
  onClear: () => void;
}

const icon = { size: 16, stroke: 1.75 };
const button = { variant: 'subtle', size: 'compact-sm' } as const;

/** What is done with the selected rows. */
export function SelectionBar({ selected, editable, onFetch, onMove, onRemove, onClear }: Props) {
  return (
    <div className={classes.selection} role="toolbar" aria-label="Selected files">
      <strong aria-live="polite">{count(selected)} selected</strong>
      <Button {...button} leftSection={<IconDownload {...icon} />} onClick={onFetch}>
        Download
      </Button>
      {editable && (
        <>
          <Button {...button} leftSection={<IconFolderSymlink {...icon} />} onClick={onMove}>
            Move
          </Button>
          <Button
            {...button}
            color="red"
            c="var(--mantine-color-error)"
            leftSection={<IconTrash {...icon} />}
            onClick={onRemove}
          >
            Delete
          </Button>
        </>
      )}
      <CloseButton size="sm" ml="auto" aria-label="Clear the selection" onClick={onClear} />
    </div>
  );
}
