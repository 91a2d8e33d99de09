import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { ownDetails } from '@stemma/shared/rules/accounts';
import type { z } from 'zod';
import { countTries } from '../../access/guesses';
import { record } from '../../audit/service';
import type { Context } from '../../context';
import { requireUser } from '../../context';
import { AppError, invalid, notSignedIn, parse } from '../../errors';
import { mailPosted } from '../../mail/posted';
import type { Tx } from '../../store';
import { atMostOne, one } from '../../store';
import { notify } from '../notice';
import type { SignInParts } from '../parts';
import { typedPasswordIs } from '../passwords';
import type { Viewer } from '../present';
import { presentViewer } from '../present';
import { takeCode } from '../secondFactor/code';
import { notingWrongProof } from '../secondFactor/wrong';
import { emailTaken, saveDetails, lockAccount } from '../store';
import { dropTickets } from '../tickets/store';

/**
 * Changes the caller's own details; what is not named stays. Another e-mail address, which is where new passwords are asked for, takes the
 * password and, where there is one, a code of the second factor; the former address is told of it. Throws `conflict` for an address that is
 * somebody else's, `invalid` with the field, `codeNeeded`, `codeWrong`, `tooMany`.
 */
export async function updateOwnDetails(
  context: Context,
  parts: SignInParts,
  input: unknown,
  proof: Proof = {},
): Promise<Viewer> {
  requireUser(context);
  const wanted = parse(ownDetails, input);
  return notingWrongProof(context, 'auth/updateUser', () => change(context, parts, wanted, proof));
}

async function change(
  context: Context,
  parts: SignInParts,
  wanted: z.infer<typeof ownDetails>,
  proof: Proof,
): Promise<Viewer> {
  const { userKey } = requireUser(context);
  const proved = await proveForEmail(context, parts, wanted.email, proof);
  const viewer = await context.write(async (tx) => {
    const account = atMostOne(await lockAccount(tx, { key: userKey }));
    if (!account) throw notSignedIn();
    const before = pick(account);
    const after = {
      name: wanted.name ?? before.name,
      email: wanted.email ?? before.email,
      phone: wanted.phone === undefined ? before.phone : wanted.phone || null,
      description: wanted.description === undefined ? before.description : wanted.description || null,
    };
    const isMoving = after.email !== before.email;
    if (isMoving) await assertProved(tx, parts, account, proved, proof.code);
    if (isMoving && one(await emailTaken(tx, { email: after.email, except: userKey })).taken) {
      throw new AppError('conflict', messages.accounts.emailTaken, { field: 'email' });
    }
    if (JSON.stringify(after) === JSON.stringify(before)) return presentViewer(account);
    await saveDetails(tx, { key: userKey, ...after, now: new Date().toISOString() });
    if (isMoving) {
      // Tickets that lie in the former mailbox open nothing any more.
      await dropTickets(tx, { userKey });
      await notify(tx, account, 'email');
    }
    await record(tx, context, { action: 'auth/updateUser', target: userKey, details: '', before, after });
    return presentViewer({ ...account, ...after });
  });
  if (proved?.hasFactor) await parts.byCode.forget(context, userKey);
  mailPosted.emit();
  return viewer;
}

type Account = Awaited<ReturnType<typeof lockAccount>>[number];

/** Who it is that asks, for changes that take more than a session. */
export interface Proof {
  currentPassword?: string | null | undefined;
  /** Of the second factor. */
  code?: string | null | undefined;
}

const MOVES = { name: 'emailChange:user', tries: limits.emailChangesAnHour, window: 3_600_000 };

/** Looks at the password where the e-mail address is to become another one; answers the account as it was then. */
async function proveForEmail(
  context: Context,
  { byAccount, byCode }: SignInParts,
  email: string | undefined,
  { currentPassword, code }: Proof,
): Promise<Account | undefined> {
  if (email === undefined) return undefined;
  const { userKey } = requireUser(context);
  const account = atMostOne(await context.write((tx) => lockAccount(tx, { key: userKey })));
  if (!account) throw notSignedIn();
  if (account.email === email) return undefined;
  if (!currentPassword) throw invalid(messages.accounts.passwordForEmail, 'currentPassword');
  await byAccount.count(context, userKey);
  if (!(await typedPasswordIs(account.password, currentPassword))) {
    throw invalid(messages.accounts.currentPasswordWrong, 'currentPassword');
  }
  await byAccount.forget(context, userKey);
  await context.write((tx) => countTries(tx, MOVES, userKey, 1));
  if (account.hasFactor && !code) throw new AppError('codeNeeded', messages.accounts.codeNeeded, { field: 'token' });
  if (account.hasFactor) await byCode.count(context, userKey);
  return account;
}

/** What was proved has to be true still, and a code is taken with the change that it is for. */
async function assertProved(
  tx: Tx,
  { seal }: SignInParts,
  now: Account,
  proved: Account | undefined,
  code: string | null | undefined,
): Promise<void> {
  if (!proved || proved.password !== now.password || proved.hasFactor !== now.hasFactor) {
    throw invalid(messages.accounts.currentPasswordWrong, 'currentPassword');
  }
  if (now.hasFactor && !(code && (await takeCode(tx, seal, now.key, code)))) {
    throw new AppError('codeWrong', messages.tfaCode, { field: 'token' });
  }
}

function pick({ name, email, phone, description }: Account) {
  return { name, email, phone, description };
}
