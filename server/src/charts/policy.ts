import type { AccountType, Permission, ViewerCan, Visibility } from '@stemma/shared/permissions';
import { accountMayWrite } from '@stemma/shared/permissions';

/** What a decision about a chart looks at. */
export interface ChartAccess {
  permission: Permission | null;
  visibility: Visibility;
  organizationKey: string;
}

/** The part of a caller that decisions about charts look at. */
export interface ChartReader {
  organizationKey: string;
  accountType: AccountType;
}

/** A public chart is read by its organization, a private one by those with access; a shared user has only what he was given. */
export function mayReadChart(caller: ChartReader, chart: ChartAccess): boolean {
  return chart.permission !== null || (isPublicTo(caller, chart) && caller.accountType !== 'None');
}

/** Whether the caller's whole organization reads a chart. */
export function isPublicTo(caller: ChartReader, chart: ChartAccess): boolean {
  return chart.visibility === 'public' && chart.organizationKey === caller.organizationKey;
}

/** What the caller may do with a chart (DESIGN §4 Access). */
export function viewerCanOf(caller: ChartReader, chart: ChartAccess): ViewerCan {
  const writes = accountMayWrite(caller.accountType);
  const owns = writes && chart.permission === 'Co-Owner';
  return { edit: owns || (writes && chart.permission === 'Editor'), share: owns, delete: owns };
}
