import { overlayBarPart } from '../../../components/ownership/part';
import { ownershipGraphOf } from '../../../lib/ownership/graph';
import { useOwnershipSettings } from '../../../lib/ownership/settings';
import { useSessionState } from '../editor';
import { NARROW, usePanelRoom, useScreen } from '../useRoom';

/** The room of the palette at the left while editing, in CSS pixels. */
const PALETTE = 64;

/** Whose owners the chart shows, while it shows some. */
export function OwnershipBar() {
  const { shown } = useOwnershipSettings();
  const document = useSessionState((state) => state.document);
  const editing = useSessionState((state) => state.mode === 'edit');
  const narrow = useScreen(NARROW);
  const panel = usePanelRoom();
  if (shown === null) return null;
  const left = editing && !narrow ? PALETTE : 0;
  return <overlayBarPart.Component graph={ownershipGraphOf(document)} left={left} right={panel} />;
}
