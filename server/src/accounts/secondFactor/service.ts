import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { recordAs } from '../../audit/service';
import type { Context } from '../../context';
import { requireUser } from '../../context';
import { AppError, notSignedIn } from '../../errors';
import { ringForMail } from '../../mail/bell';
import type { Tx } from '../../store';
import { atMostOne, one } from '../../store';
import { notify } from '../notice';
import type { SignInParts } from '../parts';
import type { Viewer } from '../present';
import { presentViewer } from '../present';
import { beginSession } from '../sessions/begin';
import { dropSessionsOf } from '../sessions/store';
import { accountByKey } from '../store';
import { aboutFactor, opened, takeCode } from './code';
import { newRecoveryCodes, recoveryHash } from './recovery';
import type { FactorRow } from './store';
import { keepNewSecret, lockFactor, noteUse, switchOff, switchOn } from './store';
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
    await keepNewSecret(tx, { userKey, sealed: seal.close(secret, aboutFactor(userKey)) });
    return factor.email;
  });
  return { secret, qr: await qrOf(setUpAddress(secret, email)) };
}

/**
 * Switches the second factor on by a code of the new secret. All other sessions end; a token that owed its second factor ends too, and
 * another takes its place. Throws `codeWrong`, `conflict` where nothing was begun, or `tooMany`.
 */
export async function switchFactorOn(context: Context, parts: SignInParts, code: string): Promise<SwitchedOn> {
  const { userKey, sessionKey, isSigningIn } = holderOf(context);
  await parts.byCode.count(userKey);
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
  await parts.byCode.forget(userKey);
  ringForMail();
  return { recoveryCodes, ...done };
}

/** Does something that a code of the caller's second factor allows, in one transaction with taking the code. */
async function byCode<T>(
  context: Context,
  parts: SignInParts,
  code: string,
  work: (tx: Tx, factor: FactorRow) => Promise<T>,
): Promise<T> {
  const { userKey } = requireUser(context);
  await parts.byCode.count(userKey);
  const result = await context.write(async (tx) => {
    const factor = await lockedFactor(tx, userKey);
    if (!factor.secret) throw new AppError('conflict', messages.accounts.factorOff);
    if ((await takeCode(tx, parts.seal, userKey, code)) === null) throw new AppError('codeWrong', messages.tfaCode);
    return work(tx, factor);
  });
  await parts.byCode.forget(userKey);
  ringForMail();
  return result;
}

/** Switches the second factor off by a code. Throws `forbidden` where the organization asks for one, `codeWrong`, `conflict`, `tooMany`. */
export async function switchFactorOff(context: Context, parts: SignInParts, code: string): Promise<void> {
  const { userKey } = requireUser(context);
  await byCode(context, parts, code, async (tx, { isForced, email, organizationKey }) => {
    if (isForced) throw new AppError('forbidden', messages.accounts.factorForced);
    await switchOff(tx, { userKey });
    await notify(tx, { key: userKey, email, organizationKey }, 'factorOff');
    const entry = { action: 'auth/disableTwoFactorAuth', target: userKey, details: '' };
    await recordAs(tx, context, { userKey, organizationKey }, entry);
  });
}

/** New recovery codes in place of the former ones, by a code; shown once. Throws like `switchFactorOff`. */
export async function renewRecoveryCodes(context: Context, parts: SignInParts, code: string): Promise<string[]> {
  const { userKey } = requireUser(context);
  const codes = newRecoveryCodes();
  await byCode(context, parts, code, async (tx, { email, organizationKey }) => {
    const { lastStep } = await lockedFactor(tx, userKey);
    await noteUse(tx, { userKey, step: lastStep, recoveryHashes: codes.map(recoveryHash) });
    await notify(tx, { key: userKey, email, organizationKey }, 'recoveryCodes');
    const entry = { action: 'auth/recoveryCodes', target: userKey, details: '' };
    await recordAs(tx, context, { userKey, organizationKey }, entry);
  });
  return codes;
}
