import { OutlineOffer } from '../../../chart/outline/OutlineOffer';
import { useOwnershipSettings } from '../../../lib/ownership/settings';
import { useEditor, useSessionState, useUi } from '../editor';
import { isExploring } from '../explore/state';

/** The height of the zoom box on phones, and the room around it, in CSS pixels. */
const UNDER_ZOOM_BOX = 70;

/** The outline of a chart that is read, offered where nothing else stands at the top of the chart. */
export function OfferedOutline() {
  const { ui } = useEditor();
  const document = useSessionState((state) => state.document);
  const isRead = useSessionState((state) => state.mode === 'view');
  const isFree = useUi(
    (state) => state.isOutlineOffered && state.table === null && state.find === null && !isExploring(state.explore),
  );
  const { shown } = useOwnershipSettings();
  if (!isRead || !isFree || shown !== null) return null;
  return (
    <OutlineOffer
      document={document}
      top={UNDER_ZOOM_BOX}
      onOpen={() => ui.setState({ table: 'outline', isOutlineOffered: false })}
      onClose={() => ui.setState({ isOutlineOffered: false })}
    />
  );
}
