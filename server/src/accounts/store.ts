import { ACCOUNT_TYPES } from '@stemma/shared/permissions';
import { z } from 'zod';
import { NAME_ORDER, named } from '../access/people';
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
  /** A second factor is on. */
  hasFactor: z.boolean(),
  /** Key of his picture; null where he has none. */
  image: z.string().nullable(),
  /** The rules of his organization. */
  forceSecondFactor: z.boolean(),
  sessionHours: z.number().nullable(),
  passwordMin: z.number().nullable(),
});
export type AccountRow = z.infer<typeof accountRow>;

const ACCOUNT = `u.key AS key, u.name AS name, u.email AS email, u.phone AS phone, u.description AS description,
  coalesce(u.isAdmin, false) AS isAdmin, coalesce(u.isPending, false) AS isPending,
  coalesce(u.deactivated, false) AS deactivated, coalesce(u.accountType, 'Standard') AS accountType,
  o.key AS organizationKey, o.name AS organizationName, u.createdDate AS createdDate, u.lastAccessed AS lastAccessed,
  u.tfaSecret IS NOT NULL AS hasFactor, u.imageKey AS image, coalesce(o.forceSecondFactor, false) AS forceSecondFactor,
  o.sessionHours AS sessionHours, o.passwordMin AS passwordMin`;

/** The account that a sign-in name means: the one of that e-mail address, else that which has had the name longest. */
export const accountBySignInName = query(
  'accounts.bySignInName',
  `CALL () {
     MATCH (u:User {email: $wanted}) RETURN u, 0 AS rank
     UNION
     MATCH (u:User {nameLower: $wanted}) RETURN u, 1 AS rank
   }
   MATCH (u)-[:MEMBER_OF]->(o:Organization)
   WITH u, o ORDER BY rank, ${NAME_ORDER} LIMIT 1
   RETURN ${ACCOUNT}, u.password AS password`,
  accountRow.extend({ password: z.string().nullable() }),
);

/** One account by key. */
export const accountByKey = query(
  'accounts.byKey',
  `MATCH (u:User {key: $key})-[:MEMBER_OF]->(o:Organization) RETURN ${ACCOUNT}`,
  accountRow,
);

/** One account under its lock, with its password's hash. */
export const lockAccount = query(
  'accounts.lock',
  `MATCH (u:User {key: $key}) SET u._l = 1 REMOVE u._l
   WITH u MATCH (u)-[:MEMBER_OF]->(o:Organization) RETURN ${ACCOUNT}, u.password AS password`,
  accountRow.extend({ password: z.string().nullable() }),
);

/** Keeps another password of a user; who had none, and waited to be activated, is active by it. */
export const savePassword = query<{ key: string; password: string; name: string | null; now: string }, { key: string }>(
  'accounts.savePassword',
  `MATCH (u:User {key: $key})
   SET u.password = $password, u.passwordDate = $now, u.isPending = false,
       u.name = coalesce($name, u.name), ${named('coalesce($name, u.name)', '$now')}
   RETURN u.key AS key`,
  z.object({ key: z.string() }),
);

/** Writes a user's own details; an address that he changes to is claimed until something proves that he reads its mail. */
export const saveDetails = query<
  { key: string; name: string; email: string; phone: string | null; description: string | null; now: string },
  { key: string }
>(
  'accounts.saveDetails',
  `MATCH (u:User {key: $key})
   SET u.emailIsClaimed = CASE WHEN u.email <> $email THEN true ELSE u.emailIsClaimed END,
       u.name = $name, ${named('$name', '$now')}, u.email = $email, u.phone = $phone, u.description = $description
   RETURN u.key AS key`,
  z.object({ key: z.string() }),
);

/** Remembers that a user reads the mail of his address. */
export const proveEmail = query<{ key: string }, { key: string }>(
  'accounts.proveEmail',
  'MATCH (u:User {key: $key}) REMOVE u.emailIsClaimed RETURN u.key AS key',
  z.object({ key: z.string() }),
);

/** What a user's messages to others say of him; `isProved` unless nothing was proved of an address that he changed to. */
export const senderOf = query(
  'accounts.sender',
  `MATCH (u:User {key: $key})-[:MEMBER_OF]->(o:Organization)
   RETURN u.name AS senderName, u.email AS senderEmail, NOT coalesce(u.emailIsClaimed, false) AS isProved, o.name AS organizationName`,
  z.object({ senderName: z.string(), senderEmail: z.string(), isProved: z.boolean(), organizationName: z.string() }),
);

/** Whether an e-mail address is another user's than that of key $except. */
export const emailTaken = query<{ email: string; except: string }, { taken: boolean }>(
  'accounts.emailTaken',
  'RETURN EXISTS { MATCH (u:User {email: $email}) WHERE u.key <> $except } AS taken',
  z.object({ taken: z.boolean() }),
);
/** Whether the store has any user. */
export const anyUser = query(
  'accounts.anyUser',
  'RETURN EXISTS { MATCH (:User) } AS found',
  z.object({ found: z.boolean() }),
);

/** Makes servers that start on one empty store take turns until their transactions end. Its constraint is of the first migration. */
export const lockFirstStart = query(
  'accounts.lockFirstStart',
  "MERGE (l:MigrationLock {key: 'firstStart'}) SET l._l = 1 REMOVE l._l RETURN l.key AS key",
  z.object({ key: z.string() }),
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
   CREATE (u:User {key: $key, name: $name, nameLower: toLower($name), nameSince: $now, email: $email, password: $password,
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

/** Where the installation's administrators are reached; ten at most. */
export const administrators = query<Record<string, never>, { email: string }>(
  'accounts.administrators',
  `MATCH (u:User {isAdmin: true}) WHERE NOT coalesce(u.isPending, false) AND NOT coalesce(u.deactivated, false)
   RETURN u.email AS email ORDER BY u.createdDate LIMIT 10`,
  z.object({ email: z.string() }),
);
