import { ACCOUNT_TYPES } from '@stemma/shared/permissions';
import { z } from 'zod';
import { mayLookAfter, NAME_ORDER, named } from '../access/people';
import { int, query } from '../store';
import type { Tx } from '../store';
import { DROP_PICTURE } from './pictures/store';

const userRow = z.object({
  key: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  description: z.string().nullable(),
  isAdmin: z.boolean(),
  isPending: z.boolean(),
  deactivated: z.boolean(),
  hasSecondFactor: z.boolean(),
  image: z.string().nullable(),
  accountType: z.enum(ACCOUNT_TYPES),
  organizationKey: z.string(),
  organizationName: z.string(),
  createdDate: z.string().nullable(),
  lastAccessed: z.number().nullable(),
});
export type UserRow = z.infer<typeof userRow>;

const USER = `u.key AS key, u.name AS name, u.email AS email, u.phone AS phone, u.description AS description,
  coalesce(u.isAdmin, false) AS isAdmin, coalesce(u.isPending, false) AS isPending, coalesce(u.deactivated, false) AS deactivated,
  u.tfaSecret IS NOT NULL AS hasSecondFactor, u.imageKey AS image, coalesce(u.accountType, 'Standard') AS accountType,
  o.key AS organizationKey, o.name AS organizationName, u.createdDate AS createdDate, u.lastAccessed AS lastAccessed`;

/** Which users are wanted; null is all. */
export interface UserFilter extends Record<string, unknown> {
  /** In lower case: a part of the name, the address or the organization's name. */
  term: string;
  organizationKey: string | null;
  /** Only those who may look after records: active, and with an account that may write. */
  successors: boolean;
}

const FOUND = `MATCH (u:User)-[:MEMBER_OF]->(o:Organization)
   WHERE ($organizationKey IS NULL OR o.key = $organizationKey)
     AND ($term = '' OR toLower(u.name) CONTAINS $term OR u.email CONTAINS $term OR toLower(o.name) CONTAINS $term)
     AND (NOT $successors OR ${mayLookAfter('u')})`;

const found = query(
  'users.found',
  `${FOUND} RETURN ${USER} ORDER BY toLower(u.name), u.key SKIP $offset LIMIT $limit`,
  userRow,
);

/** Users by name, a part of them; without a limit as many as there are. */
export async function foundUsers(
  tx: Tx,
  filter: UserFilter,
  { offset, limit }: { offset: number; limit: number | null },
): Promise<UserRow[]> {
  return found(tx, { ...filter, offset: int(offset), limit: int(limit ?? Number.MAX_SAFE_INTEGER) });
}

/** How many users there are of those wanted. */
export const countUsers = query<UserFilter, { count: number }>(
  'users.count',
  `${FOUND} RETURN count(u) AS count`,
  z.object({ count: z.number() }),
);

/** Users by their keys. */
export const usersByKeys = query<{ keys: string[] }, UserRow>(
  'users.byKeys',
  `UNWIND $keys AS key MATCH (u:User {key: key})-[:MEMBER_OF]->(o:Organization) RETURN ${USER}`,
  userRow,
);

/** Users of an e-mail address or a name, in lower case. */
export const usersCalled = query<{ email: string; name: string }, UserRow>(
  'users.called',
  `CALL () {
     MATCH (u:User {email: $email}) RETURN u
     UNION
     MATCH (u:User {nameLower: $name}) RETURN u
   }
   MATCH (u)-[:MEMBER_OF]->(o:Organization) RETURN ${USER} ORDER BY ${NAME_ORDER} LIMIT 10`,
  userRow,
);

const keyRow = z.object({ key: z.string() });

/** Locks all that administration changes of users: who is the last administrator cannot change meanwhile. */
export const lockUsers = query<Record<string, never>, { key: string }>(
  'users.lock',
  "MERGE (c:Counter {key: 'users'}) SET c._l = 1 REMOVE c._l RETURN c.key AS key",
  keyRow,
);

/** Locks users and the records of which they are Co-Owners, so that neither comes or goes meanwhile; call it under `lockUsers`. */
export const lockWithRecords = query<{ keys: string[] }, { count: number }>(
  'users.lockWithRecords',
  `MATCH (u:User) WHERE u.key IN $keys
   WITH u ORDER BY u.key
   SET u._l = 1 REMOVE u._l
   WITH collect(u) AS users
   UNWIND users AS u
   OPTIONAL MATCH (u)-[:HAS_ACCESS {permission: 'Co-Owner'}]->(n) WHERE n:Dataset OR n:Entity
   WITH DISTINCT n WHERE n IS NOT NULL
   WITH n ORDER BY n.key
   SET n._l = 1 REMOVE n._l
   RETURN count(n) AS count`,
  z.object({ count: z.number() }),
);

/** How many active administrators there are without those of the keys. */
export const otherAdministrators = query<{ keys: string[] }, { count: number }>(
  'users.otherAdministrators',
  `MATCH (u:User {isAdmin: true}) WHERE NOT u.key IN $keys AND NOT coalesce(u.deactivated, false) AND NOT coalesce(u.isPending, false)
   RETURN count(u) AS count`,
  z.object({ count: z.number() }),
);

/** Keeps a new user in an organization; none where the organization is not there. */
export const addUserRow = query<
  {
    user: Record<string, string | boolean | null>;
    organizationKey: string;
  },
  { key: string }
>(
  'users.add',
  `MATCH (o:Organization {key: $organizationKey})
   CREATE (u:User)-[:MEMBER_OF]->(o)
   SET u = $user, ${named('$user.name', '$user.createdDate')}
   RETURN u.key AS key`,
  keyRow,
);

/** Writes what an administrator changed of a user. */
export const saveUser = query<
  { key: string; fields: Record<string, string | number | boolean | null>; now: string },
  { key: string }
>('users.keep', `MATCH (u:User {key: $key}) SET u += $fields, ${named('u.name', '$now')} RETURN u.key AS key`, keyRow);

/** Moves a user to another organization; none where it is not there. */
export const moveUser = query<{ key: string; organizationKey: string }, { key: string }>(
  'users.move',
  `MATCH (o:Organization {key: $organizationKey}), (u:User {key: $key})-[old:MEMBER_OF]->()
   DELETE old MERGE (u)-[:MEMBER_OF]->(o) RETURN u.key AS key`,
  keyRow,
);

/** Ends sessions and tickets of users. */
export const endAccess = query<{ keys: string[] }, { gone: number }>(
  'users.endAccess',
  `MATCH (n)-[:OF|LETS_IN]->(u:User) WHERE u.key IN $keys AND (n:Session OR n:Ticket)
   DETACH DELETE n RETURN count(*) AS gone`,
  z.object({ gone: z.number() }),
);

/** Switches users' second factors off, for those who lost their app. */
export const dropFactor = query<{ key: string }, { key: string }>(
  'users.dropFactor',
  `MATCH (u:User {key: $key})
   REMOVE u.tfaSecret, u.tfaNewSecret, u.tfaLastStep, u.tfaRecoveryHashes RETURN u.key AS key`,
  keyRow,
);

/** Deletes users with what is theirs alone: sessions, tickets, settings, folders, requests, pictures. */
export const deleteUsers = query<{ keys: string[]; now: number }, { gone: number }>(
  'users.delete',
  `MATCH (u:User) WHERE u.key IN $keys
   CALL (u) { MATCH (n)-[:OF|LETS_IN]->(u) WHERE n:Session OR n:Ticket DETACH DELETE n }
   CALL (u) { MATCH (u)-[:HAS_SETTINGS|SENT]->(n) WHERE n:Settings OR n:Request DETACH DELETE n }
   CALL (u) { MATCH (u)-[:HAS_ACCESS]->(f:Folder) DETACH DELETE f }
   ${DROP_PICTURE}
   DETACH DELETE u
   RETURN count(*) AS gone`,
  z.object({ gone: z.number() }),
);
