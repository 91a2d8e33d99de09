import { messages } from '@stemma/shared/messages';
import { nameText } from '@stemma/shared/rules/basic';
import { digest } from '../../access/digest';
import { recordAs } from '../../audit/service';
import type { Context } from '../../context';
import { AppError, parse } from '../../errors';
import { mailPosted } from '../../mail/posted';
import type { TicketKind } from '../../mail/templates/ticket';
import { atMostOne, one } from '../../store';
import { notify } from '../notice';
import { assertChosen } from '../password/policy';
import { hashPassword } from '../passwords';
import type { SignInParts } from '../parts';
import { dropSessionsOf } from '../sessions/store';
import { accountByKey, accountBySignInName, savePassword, lockAccount, proveEmail } from '../store';
import { countAccountMail, sendTicket } from './send';
import { dropTickets, livingTicket, useTicket } from './store';

type AskingParts = Pick<SignInParts, 'byAsking'>;

/**
 * Sends a ticket to whoever the name or address is of: to set another password, or to activate an account that waits for it. Whether
 * there is anybody cannot be told from the answer. Throws `tooMany` for an address that asks too often.
 */
export async function sendPasswordReset(
  context: Context,
  { byAsking }: AskingParts,
  nameOrEmail: string,
): Promise<void> {
  await byAsking.count(context.address);
  const wanted = nameOrEmail.trim().toLowerCase();
  await context.write(async (tx) => {
    const found = atMostOne(await accountBySignInName(tx, { wanted }));
    const account = found?.deactivated ? undefined : found;
    const mayBeSent = await countAccountMail(tx, account?.key ?? wanted.slice(0, 200));
    await sendTicket(tx, account?.isPending ? 'activate' : 'reset', mayBeSent ? account : undefined);
    const who = { userKey: '', organizationKey: account?.organizationKey ?? '' };
    await recordAs(tx, context, who, { action: 'auth/sendPasswordReset', target: account?.key ?? '', details: '' });
  });
  mailPosted.emit();
}

/** Whose account a ticket is for. */
export interface TicketHolder {
  key: string;
  name: string;
  email: string;
  kind: TicketKind;
  /** ISO text; when it runs out. */
  expires: string;
}

const noSuchTicket = () => new AppError('unauthenticated', messages.accounts.ticketInvalid);

/** Whose account a ticket is for; it stays good. Throws `unauthenticated` for one that is not, or no longer. */
export async function ticketHolder(context: Context, { byAsking }: AskingParts, ticket: string): Promise<TicketHolder> {
  await byAsking.count(context.address);
  const found = await context.read(async (tx) => {
    const row = atMostOne(await livingTicket(tx, { hash: digest(ticket), now: Date.now() }));
    return row && { row, account: one(await accountByKey(tx, { key: row.userKey })) };
  });
  if (!found) throw noSuchTicket();
  await byAsking.takeBack(context.address);
  const { row, account } = found;
  const { key, name, email } = account;
  return { key, name, email, kind: row.kind, expires: new Date(row.expiresAt).toISOString() };
}

interface ByTicket {
  ticket: string;
  /** Key of the user; none is asked for. */
  key?: string | null | undefined;
  newPassword: string;
}

/** Sets a password by a reset ticket. All sessions and tickets of the user end; he signs in anew. */
export async function forcePassword(context: Context, parts: SignInParts, input: ByTicket): Promise<void> {
  await setByTicket(context, parts, 'reset', input);
}

/** Activates an account by its ticket, with a password and the name that its user gives himself. */
export async function activateAccount(
  context: Context,
  parts: SignInParts,
  input: ByTicket & { newName?: string | null | undefined },
): Promise<void> {
  await setByTicket(context, parts, 'activate', input);
}

async function setByTicket(
  context: Context,
  parts: SignInParts,
  kind: TicketKind,
  { ticket, key, newPassword, newName }: ByTicket & { newName?: string | null | undefined },
): Promise<void> {
  const name = newName?.trim() ? parse(nameText, newName) : null;
  // Before the ticket is used up, and before the slow hash: one that is refused costs nothing.
  const holder = await ticketHolder(context, parts, ticket);
  const chosen = newPassword.trim();
  const account = one(await context.read((tx) => accountByKey(tx, { key: holder.key })));
  if (holder.kind !== kind || (key && key !== holder.key)) throw noSuchTicket();
  assertChosen(chosen, { least: account.passwordMin, about: [account.name, account.email, name ?? ''] });
  const password = await hashPassword(chosen);
  await context.write(async (tx) => {
    const used = atMostOne(await useTicket(tx, { hash: digest(ticket), now: Date.now() }));
    if (!used) throw noSuchTicket();
    const { userKey } = used;
    const known = one(await lockAccount(tx, { key: userKey }));
    await proveEmail(tx, { key: userKey });
    await savePassword(tx, { key: userKey, password, name, now: new Date().toISOString() });
    await dropSessionsOf(tx, { userKey, except: '' });
    await dropTickets(tx, { userKey });
    if (kind === 'reset') await notify(tx, known, 'password');
    const action = kind === 'reset' ? 'auth/forcePassword' : 'auth/activateAccount';
    await recordAs(
      tx,
      context,
      { userKey, organizationKey: known.organizationKey },
      { action, target: userKey, details: '' },
    );
  });
  mailPosted.emit();
  await parts.byAccount.forget(context, holder.key);
}
