import type { SharingType } from '@stemma/shared/rules/sharing';

/** What share links are of: a chart, or the owners (object) or holdings (subject) of an entity over charts. */
export interface ShareTarget {
  type: SharingType;
  /** Of the chart, or of the entity. */
  key: string;
  name: string;
  /** That an entity's links open; a chart's open the chart alone. */
  charts: readonly string[];
  /** Whether the open chart has changes that are not saved: links open what is saved. */
  unsaved?: boolean;
}
