import { ACCOUNT_TYPES } from '@stemma/shared/permissions';
import { z } from 'zod';
import { query } from '../store';
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

/** All users, by name. */
export const allUsers = query<Record<string, never>, UserRow>(
  'users.all',
  `MATCH (u:User)-[:MEMBER_OF]->(o:Organization) RETURN ${USER} ORDER BY toLower(u.name), u.key`,
  userRow,
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
   MATCH (u)-[:MEMBER_OF]->(o:Organization) RETURN ${USER} ORDER BY u.createdDate, u.key LIMIT 10`,
  userRow,
);

const keyRow = z.object({ key: z.string() });

/** Locks all that administration changes of users: who is the last administrator cannot change meanwhile. */
export const lockUsers = query<Record<string, never>, { key: string }>(
  'users.lock',
  "MERGE (c:Counter {key: 'users'}) SET c._l = 1 REMOVE c._l RETURN c.key AS key",
  keyRow,
);

/** How many active administrators there are without those of the keys. */
export const otherAdministrators = query<{ keys: string[] }, { count: number }>(
  'users.otherAdministrators',
  `MATCH (u:User {isAdmin: true}) WHERE NOT u.key IN $keys AND NOT coalesce(u.deactivated, false) AND NOT coalesce(u.isPending, false)
   RETURN count(u) AS count`,
  z.object({ count: z.number() }),
);

/** Keeps a new user in an organization; none where the organization is not there. */
export const addUser = query<
  {
    user: Record<string, string | boolean | null>;
    organizationKey: string;
  },
  { key: string }
>(
  'users.add',
  `MATCH (o:Organization {key: $organizationKey})
   CREATE (u:User)-[:MEMBER_OF]->(o)
   SET u = $user, u.nameLower = toLower(u.name)
   RETURN u.key AS key`,
  keyRow,
);

/** Writes what an administrator changed of a user. */
export const keepUser = query<{ key: string; fields: Record<string, string | boolean | null> }, { key: string }>(
  'users.keep',
  'MATCH (u:User {key: $key}) SET u += $fields, u.nameLower = toLower(u.name) RETURN u.key AS key',
  keyRow,
);

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
