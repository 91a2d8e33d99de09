import { isRecordType } from '@stemma/shared/entities/typeNames';
import type { ChartViewer } from '../chart/viewer';

export const PANEL_ID = 'entity-panel';

/** Shows an entity in the panel. Notes, pictures and text boxes say all they have on the chart. */
export function openEntity({ shared, ui }: ChartViewer, key: string): void {
  const entity = shared.shown.get(key);
  ui.setState({ open: entity && isRecordType(entity.typeName) ? key : null });
}
