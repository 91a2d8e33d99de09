import type { AccountType } from '@stemma/shared/permissions';

/** A signed-in user, as the session that the token names says. */
export interface UserCaller {
  kind: 'user';
  userKey: string;
  organizationKey: string;
  isAdmin: boolean;
  accountType: AccountType;
  sessionKey: string;
}

/**
 * Who is calling. `pending` holds a token that still owes its second factor; `visitor` comes through a share link.
 */
export type Caller =
  | UserCaller
  | { kind: 'pending'; userKey: string; sessionKey: string }
  | { kind: 'visitor'; linkKey: string }
  | { kind: 'anonymous' };

export const ANONYMOUS: Caller = { kind: 'anonymous' };
