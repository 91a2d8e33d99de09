import { selectionOf } from '../../../chart/model/selection';
import type { ChartViewer } from '../chart/viewer';
import { openEntity } from '../panel/openEntity';
import { PANEL_ID } from '../panel/openEntity';

/** Where the outline lies over the chart rather than beside it. */
export const OUTLINE_COVERS = '(max-width: 1099px)';

export const OUTLINE_ID = 'chart-outline';
export const OUTLINE_BUTTON_ID = 'chart-outline-button';

/** Selects the card of a line and shows its panel, as a press on the card does. */
export function chooseLine(viewer: ChartViewer, key: string): void {
  const { session, ui, canvas } = viewer;
  canvas.current?.camera.reveal(key);
  ui.setState({ chosen: key });
  session.select(selectionOf([key]));
  openEntity(viewer, key);
}

/** The same, with the focus in the panel. */
export function openLine(viewer: ChartViewer, key: string): void {
  chooseLine(viewer, key);
  requestAnimationFrame(() => document.getElementById(PANEL_ID)?.focus({ preventScroll: true }));
}

/** Opens the outline in place of the search on the chart: it has a filter of its own. */
export function openOutline({ ui }: ChartViewer): void {
  ui.setState({ outline: true, isOutlineOffered: false, find: null });
}

/** Closes the outline; the chart shows the card that is selected, or was chosen last. */
export function closeOutline({ session, ui, canvas }: ChartViewer): void {
  const { chosen } = ui.getState();
  const [selected] = session.store.getState().selection.nodes;
  const hadFocus = document.getElementById(OUTLINE_ID)?.contains(document.activeElement);
  ui.setState({ outline: false, chosen: null });
  const key = selected ?? chosen;
  if (key && window.matchMedia(OUTLINE_COVERS).matches) canvas.current?.camera.locate([key]);
  if (hadFocus) document.getElementById(OUTLINE_BUTTON_ID)?.focus();
}

/** Closes the outline where it lies over the chart. */
export function uncoverChart(viewer: ChartViewer): void {
  if (viewer.ui.getState().outline && window.matchMedia(OUTLINE_COVERS).matches) closeOutline(viewer);
}
