import { useMemo } from 'react';
import { t } from '@stemma/shared/language/translate';
import { emptySelection } from '../../../chart/model/selection';
import { fitWhole, zoomFull, zoomIn, zoomOut } from '../../../chart/view/camera';
import { changeOwnership, currentOwnershipSettings } from '../../../lib/ownership/settings';
import { useShortcuts, type Shortcut } from '../../../lib/shortcuts';
import { closeOutline, openOutline, uncoverChart } from '../outline/outline';
import { layOutShown } from './showAtFirst';
import type { ChartViewer } from './viewer';

/** What a visitor does with the chart as a whole. */
export function viewing(viewer: ChartViewer) {
  const { ui } = viewer;
  return {
    layOut: () => {
      uncoverChart(viewer);
      void layOutShown(viewer);
    },
    find: () => {
      uncoverChart(viewer);
      ui.setState((state) => ({ find: state.find ?? { text: '', at: 0 } }));
    },
    owners: () => {
      uncoverChart(viewer);
      changeOwnership({ shown: currentOwnershipSettings().shown === null ? '' : null });
    },
    outline: () => (ui.getState().outline ? closeOutline : openOutline)(viewer),
  };
}

/** Closes the search, then stops a layout, then closes the panel and selects nothing, then closes the outline. */
function stepBack(viewer: ChartViewer): void {
  const { ui, session } = viewer;
  const { find, arranging, outline } = ui.getState();
  if (find) ui.setState({ find: null });
  else if (arranging) arranging.abort();
  else if (outline && session.store.getState().selection.nodes.size === 0) closeOutline(viewer);
  else session.select(emptySelection);
}

/** The keys of a shared chart, the same as an editor's. */
export function useViewerKeys(viewer: ChartViewer): void {
  const keys = useMemo((): Shortcut[] => {
    const { canvas } = viewer;
    const { find, layOut } = viewing(viewer);
    return [
      { id: 'find', keys: 'mod+F', label: t('Find on the chart'), inFields: true, run: find },
      { id: 'layout', keys: 'mod+L', label: t('Lay out the chart'), run: layOut },
      { id: 'zoomOut', keys: '-', label: t('Zoom out'), run: () => zoomOut(canvas) },
      { id: 'zoomIn', keys: 'plus', label: t('Zoom in'), run: () => zoomIn(canvas) },
      { id: 'zoomFull', keys: '1', label: t('Show at 100%'), run: () => zoomFull(canvas) },
      { id: 'fit', keys: '0', label: t('Fit the whole chart'), run: () => fitWhole(canvas) },
      { id: 'escape', keys: 'Escape', label: t('Close'), inFields: true, run: () => stepBack(viewer) },
    ];
  }, [viewer]);
  useShortcuts(keys);
}
