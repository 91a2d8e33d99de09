import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { knownFor } from '../access/guesses';
import { recordAs } from '../audit/service';
import type { Context } from '../context';
import { requireUser } from '../context';
import { AppError, notSignedIn } from '../errors';
import type { Tx } from '../store';
import { atMostOne } from '../store';
import type { SignInParts } from './parts';
import { typedPasswordIs } from './passwords';
import { maySignIn } from './policy';
import type { Viewer } from './present';
import { presentViewer } from './present';
import { takeCode } from './secondFactor/code';
import { beginSession } from './sessions/begin';
import { accountByKey, accountBySignInName, lockAccount, senderOf } from './store';

export type { SignInParts } from './parts';

export interface SignedIn {
  token: string;
  viewer: Viewer;
  /** The organization asks for a second factor and none is set up: the token opens its set-up alone. */
  owesSetUp: boolean;
}

type Account = Awaited<ReturnType<typeof accountBySignInName>>[number];

/**
 * Signs in by e-mail address or name and password, and the code of the second factor where one is on; the answer is a bearer token
 * that names a new session. Throws `unauthenticated` (one message for every cause), `codeNeeded` and `codeWrong` once the password is
 * right, or `tooMany`; failed tries count for the account and the address.
 */
export async function signIn(
  context: Context,
  parts: SignInParts,
  input: { nameOrEmail: string; password: string; code?: string | null | undefined },
): Promise<SignedIn> {
  const account = await byPassword(context, parts, input);
  const code = input.code?.trim();
  if (account.hasFactor && !code) throw new AppError('codeNeeded', messages.accounts.codeNeeded);
  if (account.hasFactor) await parts.byCode.count(context, account.key);
  const owesSetUp = account.forceSecondFactor && !account.hasFactor;
  const { key, organizationKey, sessionHours } = account;
  const token = await context.write(
    async (tx) => {
      // The password, or the rights to sign in, may have changed since it was looked at.
      const still = atMostOne(await lockAccount(tx, { key }));
      if (still?.password !== account.password || still.deactivated || still.hasFactor !== account.hasFactor)
        return null;
      if (account.hasFactor && !(code && (await takeCode(tx, parts.seal, key, code)))) return null;
      const length = { sessionHours: sessionHours ?? limits.sessionHours, owesSecondFactor: owesSetUp };
      await recordAs(
        tx,
        context,
        { userKey: key, organizationKey },
        { action: 'auth/authenticate', target: key, details: '' },
      );
      return beginSession(tx, context, parts.secret, { key, ...length });
    },
    { writes: 'essential' },
  );
  if (token === null) {
    await noteFailure(context, account, account.hasFactor ? 'wrong code' : 'changed meanwhile');
    if (account.hasFactor) throw new AppError('codeWrong', messages.tfaCode);
    throw new AppError('unauthenticated', messages.signInFailed);
  }
  if (account.hasFactor) await parts.byCode.forget(context, key);
  context.device.remember(knownFor('account', key));
  return { token, viewer: presentViewer(account), owesSetUp };
}

async function byPassword(
  context: Context,
  parts: SignInParts,
  input: { nameOrEmail: string; password: string },
): Promise<Account> {
  const wanted = input.nameOrEmail.trim().toLowerCase();
  const account = atMostOne(await context.read((tx) => accountBySignInName(tx, { wanted })));
  const subject = account?.key ?? wanted.slice(0, 200);
  const isKnown = await parts.byAccount.isKnown(context, subject);
  if (!isKnown) await parts.byAddress.count(context.address);
  await parts.byAccount.count(context, subject);
  const right = await typedPasswordIs(account?.password, input.password);
  if (!account || !right || !maySignIn(account)) {
    await noteFailure(context, account, 'wrong name or password');
    throw new AppError('unauthenticated', messages.signInFailed);
  }
  await parts.byAccount.forget(context, account.key);
  if (!isKnown) await parts.byAddress.takeBack(context.address);
  return account;
}

/** Written also where there is no such account, so that it takes as long; what was typed is not, as it may be a password. */
async function noteFailure(context: Context, account: Account | undefined, details: string): Promise<void> {
  const entry = { action: 'auth/authenticate', target: account?.key ?? '', details };
  const who = { userKey: '', organizationKey: account?.organizationKey ?? '' };
  await context.write((tx) => recordAs(tx, context, who, entry), { writes: 'essential' });
}

/** What messages to others say of the user who makes Stemma send them, within his transaction. */
export async function senderIn(tx: Tx, userKey: string) {
  const sender = atMostOne(await senderOf(tx, { key: userKey }));
  if (!sender) throw notSignedIn();
  return sender;
}

/** The signed-in user; throws `unauthenticated` when there is none. */
export async function currentUser(context: Context): Promise<Viewer> {
  const { userKey } = requireUser(context);
  const account = atMostOne(await context.read((tx) => accountByKey(tx, { key: userKey })));
  if (!account) throw notSignedIn();
  return presentViewer(account);
}
