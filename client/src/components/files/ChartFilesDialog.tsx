import { useState } from 'react';
import { emptyStates } from '@stemma/shared/messages/empty';
import { Dialog } from '../Dialog';
import classes from './files.module.css';
import { FileBrowser } from './FileBrowser';

interface Props {
  chartKey: string;
  chartName: string;
  onClose: () => void;
}

/** The files, folders and links of a chart: 720 px wide, at most 684 px high, its list at most 511 px (SPEC §2.3). */
export function ChartFilesDialog({ chartKey, chartName, onClose }: Props) {
  const [uploading, setUploading] = useState(false);
  // Its own dialogs take its place, as no dialog stands in another.
  const [behind, setBehind] = useState(false);
  return (
    <Dialog
      behind={behind}
      onClose={onClose}
      title={<bdi className={classes.dialogTitle}>{chartName}</bdi>}
      size={720}
      className={classes.dialog}
    >
      <FileBrowser
        ownerKey={chartKey}
        empty={emptyStates.chartFiles}
        maxHeight="min(511px, calc(100dvh - 260px))"
        uploading={uploading}
        onUploading={setUploading}
        onDialog={setBehind}
      />
    </Dialog>
  );
}
