import { messages } from '@stemma/shared/messages';
import { record } from '../../audit/service';
import type { Context } from '../../context';
import { requireUser } from '../../context';
import { AppError, invalid, notSignedIn } from '../../errors';
import { mailPosted } from '../../mail/posted';
import { atMostOne } from '../../store';
import { notify } from '../notice';
import { hashPassword, typedPasswordIs } from '../passwords';
import type { SignInParts } from '../parts';
import { takeCode } from '../secondFactor/code';
import { notingWrongProof } from '../secondFactor/wrong';
import { dropSessionsOf } from '../sessions/store';
import { savePassword, lockAccount } from '../store';
import { dropTickets } from '../tickets/store';
import { assertChosen } from './policy';

/**
 * Changes the caller's password, both trimmed (SPEC §5); with a second factor its code is asked for. All his other sessions and all
 * tickets end. Throws `invalid` naming the field, `codeNeeded`, `codeWrong`, `tooMany`.
 */
export async function changePassword(context: Context, parts: SignInParts, input: PasswordChange): Promise<void> {
  await notingWrongProof(context, 'auth/changePassword', () => change(context, parts, input));
}

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
  code?: string | null | undefined;
}

async function change(context: Context, parts: SignInParts, input: PasswordChange): Promise<void> {
  const { userKey, sessionKey } = requireUser(context);
  const account = atMostOne(await context.write((tx) => lockAccount(tx, { key: userKey })));
  if (!account) throw notSignedIn();
  const { name, email, password: hashed, passwordMin, hasFactor } = account;
  const [current, chosen] = [input.currentPassword.trim(), input.newPassword.trim()];
  const code = input.code?.trim();
  await parts.byAccount.count(context, userKey);
  if (!(await typedPasswordIs(hashed, input.currentPassword)))
    throw invalid(messages.accounts.currentPasswordWrong, 'currentPassword');
  await parts.byAccount.forget(context, userKey);
  assertChosen(chosen, { least: passwordMin, about: [name, email] });
  if (chosen === current) throw invalid(messages.accounts.passwordSame, 'newPassword');
  if (hasFactor && !code) throw new AppError('codeNeeded', messages.accounts.codeNeeded, { field: 'token' });
  if (hasFactor) await parts.byCode.count(context, userKey);
  const password = await hashPassword(chosen);
  await context.write(async (tx) => {
    const before = atMostOne(await lockAccount(tx, { key: userKey }));
    // Another change came first: what was proved is no longer true.
    if (before?.password !== hashed) throw invalid(messages.accounts.currentPasswordWrong, 'currentPassword');
    if (hasFactor && !(code && (await takeCode(tx, parts.seal, userKey, code)))) {
      throw new AppError('codeWrong', messages.tfaCode, { field: 'token' });
    }
    await savePassword(tx, { key: userKey, password, name: null, now: new Date().toISOString() });
    await dropSessionsOf(tx, { userKey, except: sessionKey });
    await dropTickets(tx, { userKey });
    await notify(tx, account, 'password');
    await record(tx, context, { action: 'auth/changePassword', target: userKey, details: '' });
  });
  if (hasFactor) await parts.byCode.forget(context, userKey);
  mailPosted.emit();
}
