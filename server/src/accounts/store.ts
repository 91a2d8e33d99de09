import { ACCOUNT_TYPES } from '@stemma/shared/permissions';
import { z } from 'zod';
import { query } from '../store';

const accountRow = z.object({
  key: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  description: z.string().nullable(),
  isAdmin: z.boolean(),
  isPending: z.boolean(),
  deactivated: z.boolean(),
  accountType: z.enum(ACCOUNT_TYPES),
  organizationKey: z.string(),
  organizationName: z.string(),
  createdDate: z.string().nullable(),
  lastAccessed: z.number().nullable(),
});
export type AccountRow = z.infer<typeof accountRow>;

const ACCOUNT = `u.key AS key, u.name AS name, u.email AS email, u.phone AS phone, u.description AS description,
  coalesce(u.isAdmin, false) AS isAdmin, coalesce(u.isPending, false) AS isPending,
  coalesce(u.deactivated, false) AS deactivated, coalesce(u.accountType, 'Standard') AS accountType,
  o.key AS organizationKey, o.name AS organizationName, u.createdDate AS createdDate, u.lastAccessed AS lastAccessed`;

/** The accounts that a sign-in name may mean: the one of that e-mail address, else those of that name; two rows at most. */
export const accountsBySignInName = query(
  'accounts.bySignInName',
  `CALL () {
     MATCH (u:User {email: $wanted}) RETURN u, 0 AS rank
     UNION
     MATCH (u:User {nameLower: $wanted}) RETURN u, 1 AS rank
   }
   MATCH (u)-[:MEMBER_OF]->(o:Organization)
   RETURN ${ACCOUNT}, u.password AS password, rank ORDER BY rank LIMIT 3`,
  accountRow.extend({ password: z.string().nullable(), rank: z.number() }),
);

/** One account by key. */
export const accountByKey = query(
  'accounts.byKey',
  `MATCH (u:User {key: $key})-[:MEMBER_OF]->(o:Organization) RETURN ${ACCOUNT}`,
  accountRow,
);

/** Keeps a new session of a user. */
export const addSession = query(
  'accounts.addSession',
  `MATCH (u:User {key: $userKey})
   CREATE (s:Session {key: $key, createdAt: $now, expiresAt: $expiresAt, owesSecondFactor: false})-[:OF]->(u)
   SET u.lastAccessed = $now
   WITH u, s
   CALL (u) { MATCH (old:Session)-[:OF]->(u) WHERE old.expiresAt <= $now DETACH DELETE old }
   RETURN s.key AS key`,
  z.object({ key: z.string() }),
);

/** Ends a session. */
export const dropSession = query(
  'accounts.dropSession',
  'MATCH (s:Session {key: $key}) DETACH DELETE s RETURN count(*) AS gone',
  z.object({ gone: z.number() }),
);

/** Whether the store has any user. */
export const anyUser = query(
  'accounts.anyUser',
  'RETURN EXISTS { MATCH (:User) } AS found',
  z.object({ found: z.boolean() }),
);

/** Keeps a new organization; one with the key is left as it is. */
export const addOrganization = query(
  'accounts.addOrganization',
  `MERGE (o:Organization {key: $key})
   ON CREATE SET o.name = $name, o.createdDate = $now
   RETURN o.key AS key`,
  z.object({ key: z.string() }),
);

/** Keeps a new user in an organization. */
export const addUser = query(
  'accounts.addUser',
  `MATCH (o:Organization {key: $organizationKey})
   CREATE (u:User {key: $key, name: $name, nameLower: toLower($name), email: $email, password: $password,
     isAdmin: $isAdmin, isPending: false, accountType: $accountType, createdDate: $now, createdBy: $createdBy})
   CREATE (u)-[:MEMBER_OF]->(o)
   RETURN u.key AS key`,
  z.object({ key: z.string() }),
);

/** The account of an e-mail address as a caller, where it may sign in. */
export const callerByEmail = query(
  'accounts.callerByEmail',
  `MATCH (u:User {email: $email})-[:MEMBER_OF]->(o:Organization)
   RETURN u.key AS userKey, o.key AS organizationKey, coalesce(u.isAdmin, false) AS isAdmin,
          coalesce(u.accountType, 'Standard') AS accountType, coalesce(u.isPending, false) AS isPending,
          coalesce(u.deactivated, false) AS deactivated, u.password AS password`,
  z.object({
    userKey: z.string(),
    organizationKey: z.string(),
    isAdmin: z.boolean(),
    accountType: z.enum(ACCOUNT_TYPES),
    isPending: z.boolean(),
    deactivated: z.boolean(),
    password: z.string().nullable(),
  }),
);
