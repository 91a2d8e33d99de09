import { ruleAgainst } from '../rules';
import type { ShareLinkAccess } from './store';

/** Why a link opens nothing now; undefined where it opens. */
export type Closed = 'expired' | 'paused' | 'empty' | 'ruleChanged';

/** A link opens until the very millisecond of its end, and not while it is paused or its organization's rules forbid it; one whose chart or entity is gone opens nothing. */
export function closedBy(access: ShareLinkAccess, now: number, isPreview: boolean): Closed | undefined {
  if (access.expiresAt !== null && access.expiresAt <= now) return 'expired';
  if (access.paused && !isPreview) return 'paused';
  if (!isPreview && ruleAgainst({ ...access, isPassword: access.passwordHash !== null }, now)) return 'ruleChanged';
  if (access.charts.length === 0 || (access.type !== 'chart' && access.entityKey === null)) return 'empty';
  return undefined;
}
