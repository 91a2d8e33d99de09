import { z } from 'zod';
import type { Tx } from '../../store';
import { int, query } from '../../store';

const entryRow = z.object({
  key: z.string(),
  at: z.string(),
  action: z.string(),
  target: z.string(),
  details: z.string(),
  userKey: z.string(),
  userName: z.string().nullable(),
  organizationKey: z.string(),
  address: z.string(),
  requestId: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type EntryRow = z.infer<typeof entryRow>;

/** What entries are wanted; null is all. Moments are ISO texts, `until` and `beforeAt` are left out themselves. */
export interface EntryFilter extends Record<string, unknown> {
  from: string | null;
  until: string | null;
  userKey: string | null;
  /** What the action begins with. */
  action: string | null;
  target: string | null;
  organizationKey: string | null;
  /** Where the page before ended. */
  beforeAt: string | null;
  beforeKey: string | null;
}

const page = query(
  'audit.page',
  `MATCH (a:AuditEntry)
   WHERE a.at >= coalesce($from, '') AND ($until IS NULL OR a.at < $until)
     AND ($beforeAt IS NULL OR a.at < $beforeAt OR (a.at = $beforeAt AND a.key < $beforeKey))
     AND ($userKey IS NULL OR a.userKey = $userKey) AND ($target IS NULL OR a.target = $target)
     AND ($action IS NULL OR a.action STARTS WITH $action)
     AND ($organizationKey IS NULL OR a.organizationKey = $organizationKey)
   WITH a ORDER BY a.at DESC, a.key DESC LIMIT $limit
   OPTIONAL MATCH (u:User {key: a.userKey})
   RETURN a.key AS key, a.at AS at, a.action AS action, a.target AS target, coalesce(a.details, '') AS details,
     a.userKey AS userKey, u.name AS userName, a.organizationKey AS organizationKey, a.address AS address,
     coalesce(a.requestId, '') AS requestId, a.before AS before, a.after AS after
   ORDER BY at DESC, key DESC`,
  entryRow,
);

/** Entries, the latest first, as many as asked for. */
export async function entriesPage(tx: Tx, filter: EntryFilter, limit: number): Promise<EntryRow[]> {
  return page(tx, { ...filter, limit: int(limit) });
}
