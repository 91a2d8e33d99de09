import { z } from 'zod';
import type { Tx } from '../store';
import { query } from '../store';

/** Adds an entry; what it names by key is not linked, so that deleting a user keeps his entries. */
export const addEntry = query(
  'audit.addEntry',
  `CREATE (a:AuditEntry {key: $key, at: $at, userKey: $userKey, organizationKey: $organizationKey, action: $action,
     target: $target, address: $address, requestId: $requestId, details: $details, before: $before, after: $after})
   RETURN a.key AS key`,
  z.object({ key: z.string() }),
);

/** Adds entries that say the same of several records. */
export async function addEntries(
  tx: Tx,
  params: {
    entries: { key: string; target: string }[];
    at: string;
    userKey: string;
    organizationKey: string;
    action: string;
    address: string;
    requestId: string;
    details: string;
  },
): Promise<void> {
  await tx.run(
    'audit.addEntries',
    `UNWIND $entries AS entry
     CREATE (:AuditEntry {key: entry.key, at: $at, userKey: $userKey, organizationKey: $organizationKey, action: $action,
       target: entry.target, address: $address, requestId: $requestId, details: $details})`,
    params,
  );
}
