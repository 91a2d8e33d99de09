import type { UserCaller } from '../access/caller';
import type { Context } from '../context';
import { requireUser } from '../context';
import { forbidden } from '../errors';

/** The caller as an administrator; throws `forbidden` for everyone else. */
export function requireAdministrator(context: Context): UserCaller {
  const caller = requireUser(context);
  if (!caller.isAdmin) throw forbidden();
  return caller;
}

/** Users of an organization know of each other; a shared user knows of himself alone. */
export function mayKnowUser(caller: UserCaller, user: { key: string; organizationKey: string }): boolean {
  if (caller.isAdmin || user.key === caller.userKey) return true;
  return caller.accountType !== 'None' && user.organizationKey === caller.organizationKey;
}

/** The same of an organization. */
export function mayKnowOrganization(caller: UserCaller, key: string): boolean {
  return caller.isAdmin || (caller.accountType !== 'None' && key === caller.organizationKey);
}
