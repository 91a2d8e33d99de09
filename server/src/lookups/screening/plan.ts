import { isScreenedType } from '@stemma/shared/lookups/kinds';
import { permitsEdit } from '@stemma/shared/permissions';
import type { PlannedRow } from './store';

/** Whom screening a chart would send to a source, and how many it leaves out, by why. */
export interface ScreeningPlan {
  /** Keys of those that would be sent, one query each. */
  keys: string[];
  /** Marked as private on the chart; sent only where that is said. */
  privates: number;
  /** Neither individuals nor organisations. */
  otherTypes: number;
  /** Unknown or anonymous parties. */
  unknown: number;
  /** That the caller may not edit, or of another organization. */
  notOwn: number;
}

/** Plans the screening of a chart for one of its organization's users. */
export function planScreening(
  rows: readonly PlannedRow[],
  { organizationKey, mayAsk, withPrivate }: { organizationKey: string; mayAsk: boolean; withPrivate: boolean },
): ScreeningPlan {
  const plan: ScreeningPlan = { keys: [], privates: 0, otherTypes: 0, unknown: 0, notOwn: 0 };
  for (const row of rows) {
    if (!isScreenedType(row.typeName)) plan.otherTypes += 1;
    else if (!mayAsk || row.organizationKey !== organizationKey || !permitsEdit(row.permission)) plan.notOwn += 1;
    else if (row.party !== 'known') plan.unknown += 1;
    else {
      if (row.isPrivate) plan.privates += 1;
      if (!row.isPrivate || withPrivate) plan.keys.push(row.key);
    }
  }
  return plan;
}
