import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { randomUUID } from 'node:crypto';
import type { Guesses } from '../access/guesses';
import { signToken } from '../access/tokens';
import type { Context } from '../context';
import { requireUser } from '../context';
import { AppError, notSignedIn } from '../errors';
import { atMostOne } from '../store';
import { passwordIs } from './passwords';
import { maySignIn } from './policy';
import type { Viewer } from './present';
import { presentViewer } from './present';
import { accountByKey, accountsBySignInName, addSession, dropSession } from './store';

/** What signing in, and opening share links, need beside the request. */
export interface SignInParts {
  secret: Uint8Array;
  /** Failed tries for one account. */
  byAccount: Guesses;
  /** Failed tries from one address. */
  byAddress: Guesses;
  /** Wrong passwords for one share link. */
  byLink: Guesses;
}

export interface SignedIn {
  token: string;
  viewer: Viewer;
}

/**
 * Signs in by e-mail address or name and password; the answer is a bearer token that names a new session.
 * Throws `unauthenticated` (one message for every cause) or `tooMany`; failed tries count for the account and the address.
 */
export async function signIn(
  context: Context,
  parts: SignInParts,
  input: { nameOrEmail: string; password: string },
): Promise<SignedIn> {
  const wanted = input.nameOrEmail.trim().toLowerCase();
  await parts.byAddress.count(context.address);
  const found = await context.read((tx) => accountsBySignInName(tx, { wanted }));
  const best = found.filter((row) => row.rank === found[0]?.rank);
  const account = best.length === 1 ? best[0] : undefined;
  await parts.byAccount.count(account?.key ?? wanted.slice(0, 200));
  const right = await passwordIs(account?.password, input.password);
  if (!account || !right || !maySignIn(account)) throw new AppError('unauthenticated', messages.signInFailed);
  await parts.byAccount.forget(account.key);
  await parts.byAddress.takeBack(context.address);
  const sessionKey = randomUUID();
  const now = Date.now();
  const expiresAt = now + limits.sessionHours * 3_600_000;
  await context.write((tx) => addSession(tx, { key: sessionKey, userKey: account.key, now, expiresAt }));
  const token = await signToken({ sessionKey, userKey: account.key }, parts.secret);
  return { token, viewer: presentViewer(account) };
}

/** Ends the session that the token names; nothing to do for callers without one. */
export async function signOut(context: Context): Promise<void> {
  const { caller } = context;
  if (caller.kind !== 'user' && caller.kind !== 'pending') return;
  await context.write((tx) => dropSession(tx, { key: caller.sessionKey }));
}

/** The signed-in user; throws `unauthenticated` when there is none. */
export async function currentUser(context: Context): Promise<Viewer> {
  const { userKey } = requireUser(context);
  const account = atMostOne(await context.read((tx) => accountByKey(tx, { key: userKey })));
  if (!account) throw notSignedIn();
  return presentViewer(account);
}
