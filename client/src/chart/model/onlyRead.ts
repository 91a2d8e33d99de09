import type { Chart } from '@stemma/shared/chart/chart';
import { newKey } from '../../lib/newKey';
import { waitOrOnline } from '../../lib/waitOrOnline';
import { createChartSession, type ChartSession } from './session';

/** What a chart that is only looked at has nothing of: it is not kept, so nobody may edit, share or delete it. */
export const UNSAVED = {
  visibility: 'private',
  revision: 0,
  organizationKey: '',
  folder: null,
  createdDate: '',
  modifiedDate: '',
  createdBy: '',
  modifiedBy: '',
  viewerCan: { edit: false, share: false, delete: false },
} as const;

/** Opens a session on a chart that is only looked at; saving it is refused with `why`. */
export function lookAt(chart: Chart, why: string): ChartSession {
  const refuse = () => Promise.resolve({ ok: false, stale: false, message: why } as const);
  const standing = () => Promise.resolve('readable' as const);
  const gateway = { save: refuse, create: refuse, read: () => Promise.resolve(null), standing };
  return createChartSession(chart, { gateway, newKey, now: Date.now, wait: waitOrOnline });
}
