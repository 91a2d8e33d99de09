import type { PanelRecord } from './documents';

/** What every tab of the panel is given. */
export interface TabProps {
  record: PanelRecord;
  /** Whether the reader may change the entity. */
  editable: boolean;
}
