import { ACCOUNT_TYPES, accountMayWrite } from '@stemma/shared/permissions';

/** Parts of queries about a user `u` that several slices ask in the same way. */

/**
 * Which of several users of one name it leads to at sign-in, first: those who may sign in before others, then who has had the name
 * longest, so that nobody takes another's name from him.
 */
export const NAME_ORDER =
  "coalesce(u.deactivated, false) OR coalesce(u.isPending, false), coalesce(u.nameSince, u.createdDate, ''), u.key";

/** What is set with a user's name, both as Cypher: the name as sign-in looks for it, and since when it is his. */
export const named = (name: string, now: string): string =>
  `u.nameSince = CASE WHEN u.nameLower = toLower(${name}) THEN coalesce(u.nameSince, u.createdDate) ELSE ${now} END, u.nameLower = toLower(${name})`;

const READERS = ACCOUNT_TYPES.filter((type) => !accountMayWrite(type)).map((type) => `'${type}'`);

/** `looksAfter` of permissions/policy.ts for a user who is Co-Owner: he is active and may write. */
export const mayLookAfter = (user: string): string =>
  `(NOT coalesce(${user}.deactivated, false) AND NOT coalesce(${user}.isPending, false)
     AND NOT coalesce(${user}.accountType, 'Standard') IN [${READERS.join(', ')}])`;

/** Begins a query that makes records of a user's: his lock, which deleting him takes too, so that no record is left without him. */
export const MAKER = 'MATCH (u:User {key: $userKey}) SET u._l = 1 REMOVE u._l WITH u';
