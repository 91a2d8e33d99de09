import { emptyStates } from '@stemma/shared/messages/empty';
import { Dialog } from '../../../components/Dialog';
import { useViewer } from '../chart/viewer';
import { filesPart } from './filesPart';

/** The files of the chart itself that a link shows. */
export function SharedFilesDialog({ onClose }: { onClose: () => void }) {
  const { chart } = useViewer().shared;
  return (
    <Dialog onClose={onClose} title={<bdi>{chart.name}</bdi>} size={720}>
      <filesPart.Component
        ownerKey={chart.key}
        empty={emptyStates.chartFiles}
        maxHeight="min(511px, calc(100dvh - 260px))"
      />
    </Dialog>
  );
}
