import type { AccountType } from '@stemma/shared/permissions';

/** A signed-in user, as the session that the token names says. */
export interface UserCaller {
  kind: 'user';
  userKey: string;
  organizationKey: string;
  isAdmin: boolean;
  accountType: AccountType;
  sessionKey: string;
  /** Counts the merges of records of his organization; missing where there was none. */
  mergeStamp?: number;
}

/** Who comes through a share link, as the token of his visit says; whether the link still opens is for each call to ask. */
export interface VisitorCaller {
  kind: 'visitor';
  linkKey: string;
  /** What the link was when it was opened: it is another after each change of the link. */
  stamp: string;
  /** A user who looks at his own link as a visitor would; null for a real visit. */
  previewer: string | null;
}

/**
 * Who is calling. `pending` holds a token that still owes its second factor; `visitor` comes through a share link.
 */
export type Caller =
  UserCaller | { kind: 'pending'; userKey: string; sessionKey: string } | VisitorCaller | { kind: 'anonymous' };

export const ANONYMOUS: Caller = { kind: 'anonymous' };
