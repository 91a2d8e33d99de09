import { ruleAgainst } from '../rules';
import type { ShareLinkAccess } from './store';

/** Why a link opens nothing now; undefined where it opens. */
export type Closed = 'expired' | 'paused' | 'empty' | 'ruleChanged';

/** A link opens until the very millisecond of its end, and not while it is paused or its organization's rules forbid it; one whose chart or entity is gone opens nothing. */
export function closedBy(door: ShareLinkAccess, now: number, isPreview: boolean): Closed | undefined {
  if (door.expiresAt !== null && door.expiresAt <= now) return 'expired';
  if (door.paused && !isPreview) return 'paused';
  if (!isPreview && ruleAgainst({ ...door, isPassword: door.passwordHash !== null }, now)) return 'ruleChanged';
  if (door.charts.length === 0 || (door.type !== 'chart' && door.entityKey === null)) return 'empty';
  return undefined;
}
