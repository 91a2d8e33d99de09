import type { ViewerCan } from '@stemma/shared/permissions';
import type { EditorRow } from './store';

/** How a chart stands with others. */
export interface ChartPresence {
  /** Of the chart, which is changed without a save too. */
  name: string;
  revision: number;
  /** The name of who changed it last. */
  changedBy: string;
  /** Whether that is the caller, here or elsewhere. */
  changedByCaller: boolean;
  /** When the record of an entity on it was changed last, ISO; empty where none was. */
  entitiesChanged: string;
  viewerCan: ViewerCan;
  others: { name: string; since: string; isCaller: boolean }[];
}

export function presentEditor({ name, since, userKey }: EditorRow, callerKey: string): ChartPresence['others'][number] {
  return { name, since, isCaller: userKey === callerKey };
}
