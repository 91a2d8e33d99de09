import { ZoomButton, ZoomControls } from '../../chart/view/ZoomControls';
import { actionOf } from './actions/table';
import { useUi } from './editor';
import { ActionIcon } from './icons';
import { useBoundAction } from './useActions';
import { useShown } from './usePanelLayout';

/** Zoom at the lower left, and beside it the key of the table. */
export function ZoomBox() {
  const level = useUi((state) => Math.round(state.zoom * 100));
  const { table } = useShown();
  const full = useBoundAction(actionOf('zoomFull'));
  const buttons = { out: useZoomButton('zoomOut'), in: useZoomButton('zoomIn'), fit: useZoomButton('fit') };
  return (
    <ZoomControls
      level={level}
      full={{ label: full.label, keys: full.keys, onClick: full.perform }}
      buttons={buttons}
      isAboveOnPhone
    >
      <ZoomButton {...useZoomButton('table')} isPressed={table} />
    </ZoomControls>
  );
}

function useZoomButton(id: string) {
  const { label, keys, icon, perform } = useBoundAction(actionOf(id));
  return { label, keys, icon: <ActionIcon name={icon} size={18} />, onClick: perform, action: id };
}
