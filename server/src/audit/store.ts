import { z } from 'zod';
import { query } from '../store';

/** Adds an entry; what it names by key is not linked, so that deleting a user keeps his entries. */
export const addEntry = query(
  'audit.addEntry',
  `CREATE (a:AuditEntry {key: $key, at: $at, userKey: $userKey, organizationKey: $organizationKey, action: $action,
     target: $target, address: $address, requestId: $requestId, details: $details, before: $before, after: $after})
   RETURN a.key AS key`,
  z.object({ key: z.string() }),
);
