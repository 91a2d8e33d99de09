import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { recordAs } from '../../audit/service';
import type { Context } from '../../context';
import { requireUser } from '../../context';
import { AppError, invalid, notSignedIn } from '../../errors';
import { mailPosted } from '../../mail/posted';
import type { Tx } from '../../store';
import { atMostOne, one } from '../../store';
import { notify } from '../notice';
import type { SignInParts } from '../parts';
import type { Viewer } from '../present';
import { presentViewer } from '../present';
import { beginSession } from '../sessions/begin';
import { typedPasswordIs } from '../passwords';
import { dropSessionsOf, sessionBegun } from '../sessions/store';
import { accountByKey, lockAccount } from '../store';
import { aboutFactor, opened, takeCode } from './code';
import { newRecoveryCodes, recoveryHash } from './recovery';
import type { FactorRow } from './store';
import { saveNewSecret, lockFactor, noteUse, switchOff, switchOn } from './store';
import { notingWrongProof } from './wrong';
import { newSecret, qrOf, setUpAddress, stepOf } from './totp';

/** What an authenticator app is set up with; shown once. */
export interface SetUp {
  /** The QR code, as a picture within an address. */
  qr: string;
  /** The same to be typed. */
  secret: string;
}

/** The second factor is on. */
export interface SwitchedOn {
  /** Shown once. */
  recoveryCodes: string[];
  /** The bearer token from now on, where the caller's owed the second factor; null where his stays. */
  token: string | null;
  viewer: Viewer;
}

/** The caller, also by a token that owes its second factor. */
function holderOf({ caller }: Context): { userKey: string; sessionKey: string; isSigningIn: boolean } {
  if (caller.kind !== 'user' && caller.kind !== 'pending') throw notSignedIn();
  return { userKey: caller.userKey, sessionKey: caller.sessionKey, isSigningIn: caller.kind === 'pending' };
}

async function lockedFactor(tx: Tx, userKey: string): Promise<FactorRow> {
  const factor = atMostOne(await lockFactor(tx, { userKey }));
  if (!factor) throw notSignedIn();
  return factor;
}

/** A new secret, which waits to be confirmed by a code. Throws `conflict` while a second factor is on: it is switched off first. */
export async function beginSetUp(context: Context, { seal }: SignInParts): Promise<SetUp> {
  const { userKey } = holderOf(context);
  const secret = newSecret();
  const email = await context.write(async (tx) => {
    const factor = await lockedFactor(tx, userKey);
    if (factor.secret) throw new AppError('conflict', messages.accounts.factorOn);
    await saveNewSecret(tx, { userKey, sealed: seal.close(secret, aboutFactor(userKey)) });
    return factor.email;
  });
  return { secret, qr: await qrOf(setUpAddress(secret, email)) };
}

/**
 * Switches the second factor on by a code of the new secret, and by the password where the session was not begun just now. All other
 * sessions end; a token that owed its second factor ends too, and another takes its place. Throws `codeWrong`, `invalid` with the field
 * currentPassword, `conflict` where nothing was begun, or `tooMany`.
 */
export async function switchFactorOn(
  context: Context,
  parts: SignInParts,
  { code, currentPassword }: { code: string; currentPassword?: string | null | undefined },
): Promise<SwitchedOn> {
  return notingWrongProof(context, 'auth/enableTwoFactorAuth', async () => {
    await assertPresent(context, parts, currentPassword);
    return switchOnBy(context, parts, code);
  });
}

/** Who signed in just now, or brings his password, is at the screen himself: a session that was taken over gives nobody a factor of his own. */
async function assertPresent(
  context: Context,
  { byAccount }: SignInParts,
  currentPassword: string | null | undefined,
): Promise<void> {
  const { userKey, sessionKey } = holderOf(context);
  const since = Date.now() - limits.presentMinutes * 60_000;
  const session = atMostOne(await context.read((tx) => sessionBegun(tx, { key: sessionKey })));
  if (session && session.createdAt > since) return;
  if (!currentPassword) throw invalid(messages.accounts.passwordForFactor, 'currentPassword');
  await byAccount.count(context, userKey);
  const account = atMostOne(await context.write((tx) => lockAccount(tx, { key: userKey })));
  if (!account || !(await typedPasswordIs(account.password, currentPassword))) {
    throw invalid(messages.accounts.currentPasswordWrong, 'currentPassword');
  }
  await byAccount.forget(context, userKey);
}

async function switchOnBy(context: Context, parts: SignInParts, code: string): Promise<SwitchedOn> {
  const { userKey, sessionKey, isSigningIn } = holderOf(context);
  await parts.byCode.count(context, userKey);
  const recoveryCodes = newRecoveryCodes();
  const done = await context.write(async (tx) => {
    const factor = await lockedFactor(tx, userKey);
    if (factor.secret) throw new AppError('conflict', messages.accounts.factorOn);
    if (!factor.newSecret) throw new AppError('conflict', messages.accounts.factorOff);
    const step = stepOf(opened(parts.seal, userKey, factor.newSecret), code.replace(/\s/g, ''), Date.now());
    if (step === null) throw new AppError('codeWrong', messages.tfaCode);
    await switchOn(tx, { userKey, sealed: factor.newSecret, step, recoveryHashes: recoveryCodes.map(recoveryHash) });
    const account = one(await accountByKey(tx, { key: userKey }));
    await dropSessionsOf(tx, { userKey, except: isSigningIn ? '' : sessionKey });
    await notify(tx, account, 'factorOn');
    const entry = { action: 'auth/enableTwoFactorAuth', target: userKey, details: '' };
    await recordAs(tx, context, { userKey, organizationKey: account.organizationKey }, entry);
    const sessionHours = account.sessionHours ?? limits.sessionHours;
    const token = isSigningIn
      ? await beginSession(tx, context, parts.secret, { key: userKey, sessionHours, owesSecondFactor: false })
      : null;
    return { token, viewer: presentViewer(account) };
  });
  await parts.byCode.forget(context, userKey);
  mailPosted.emit();
  return { recoveryCodes, ...done };
}

/** Does something that a code of the caller's second factor allows, in one transaction with taking the code. */
async function byCode(
  context: Context,
  parts: SignInParts,
  { code, action }: { code: string; action: string },
  work: (tx: Tx, factor: FactorRow) => Promise<void>,
): Promise<void> {
  const { userKey, organizationKey } = requireUser(context);
  await parts.byCode.count(context, userKey);
  await notingWrongProof(context, action, () =>
    context.write(async (tx) => {
      const factor = await lockedFactor(tx, userKey);
      if (!factor.secret) throw new AppError('conflict', messages.accounts.factorOff);
      if (!(await takeCode(tx, parts.seal, userKey, code))) throw new AppError('codeWrong', messages.tfaCode);
      await work(tx, factor);
      await recordAs(tx, context, { userKey, organizationKey }, { action, target: userKey, details: '' });
    }),
  );
  await parts.byCode.forget(context, userKey);
  mailPosted.emit();
}

/** Switches the second factor off by a code, and ends all other sessions. Throws `forbidden` where the organization asks for one, `codeWrong`, `conflict`, `tooMany`. */
export async function switchFactorOff(context: Context, parts: SignInParts, code: string): Promise<void> {
  const { userKey, sessionKey } = requireUser(context);
  const asked = { code, action: 'auth/disableTwoFactorAuth' };
  await byCode(context, parts, asked, async (tx, { isForced, email, organizationKey }) => {
    if (isForced) throw new AppError('forbidden', messages.accounts.factorForced);
    await switchOff(tx, { userKey });
    await dropSessionsOf(tx, { userKey, except: sessionKey });
    await notify(tx, { key: userKey, email, organizationKey }, 'factorOff');
  });
}

/** New recovery codes in place of the former ones, by a code; shown once. Throws like `switchFactorOff`. */
export async function renewRecoveryCodes(context: Context, parts: SignInParts, code: string): Promise<string[]> {
  const { userKey } = requireUser(context);
  const codes = newRecoveryCodes();
  await byCode(context, parts, { code, action: 'auth/recoveryCodes' }, async (tx, { email, organizationKey }) => {
    const { lastStep } = await lockedFactor(tx, userKey);
    await noteUse(tx, { userKey, step: lastStep, recoveryHashes: codes.map(recoveryHash) });
    await notify(tx, { key: userKey, email, organizationKey }, 'recoveryCodes');
  });
  return codes;
}
