import type { OwnershipScope, ReportFormat } from '@stemma/shared/rules/ownership';
import { fetchPosted } from '../download';
import type { askedOf } from './asked';

/** What a report is asked of: a question in a form. */
export type ReportAsk = ReturnType<typeof askedOf> & { format: ReportFormat };

/** Has a report made. Rejects with `CallFailed`. */
export type FetchReport = (ask: ReportAsk) => Promise<Blob>;

/** A chart as it is saved, or as a snapshot kept it. */
export interface ReportedChart {
  chartKey: string;
  snapshotKey?: string;
}

/** Has reports of a chart made, or with its picture over all charts that the user may read. */
export function reportsOf({ chartKey, snapshotKey }: ReportedChart, scope: OwnershipScope = 'CHART'): FetchReport {
  const path = `datasets/ownershipReport/${encodeURIComponent(chartKey)}`;
  return (ask) => fetchPosted(path, { ...ask, scope, ...(snapshotKey === undefined ? {} : { snapshotKey }) });
}
