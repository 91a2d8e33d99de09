import { messages } from '@stemma/shared/messages';
import type { AccountType } from '@stemma/shared/permissions';
import { ACCOUNT_TYPES, accountMayWrite } from '@stemma/shared/permissions';
import { accountEmail, isReservedName } from '@stemma/shared/rules/accounts';
import { keyText, nameText, newPassword } from '@stemma/shared/rules/basic';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { assertGoodFor } from '../accounts/password/forUser';
import { notify } from '../accounts/notice';
import { hashPassword } from '../accounts/passwords';
import { countAccountMail, sendTicket } from '../accounts/tickets/send';
import { record } from '../audit/service';
import type { Context } from '../context';
import { requireUser } from '../context';
import { AppError, forbidden, invalid, parse } from '../errors';
import { mailPosted } from '../mail/posted';
import { countMailOf } from '../mail/service';
import type { Tx } from '../store';
import { atMostOne, one } from '../store';
import { requireAdministrator } from './policy';
import type { UserAccount, UserShown } from './present';
import { presentAccount, presentUser } from './present';
import { assertFree, assertMayAdminister } from './service';
import type { UserRow } from './store';
import { addUserRow, lockUsers, usersByKeys, usersCalled } from './store';

export interface UserCreation {
  key?: string | null | undefined;
  name?: string | null | undefined;
  email?: string | null | undefined;
  /** None for an account that waits for its user to choose one. */
  password?: string | null | undefined;
  organizationKey?: string | null | undefined;
  accountType?: string | null | undefined;
  isAdmin?: boolean | null | undefined;
  phone?: string | null | undefined;
  description?: string | null | undefined;
}

/** What the creation of a user needs, in the words and the order of SPEC §8. */
function assertWhole(user: UserCreation, sendMail: boolean): void {
  if ([user.key, user.name].some((text) => isReservedName(text))) {
    throw invalid(messages.anonymousReserved, isReservedName(user.key) ? 'key' : 'name');
  }
  if (!user.name?.trim()) throw invalid(messages.userNameNil, 'name');
  if (!user.email?.trim()) throw invalid(messages.userEmailNil, 'email');
  if (!user.password && !sendMail) throw invalid(messages.userPasswordNil, 'password');
  if (!user.organizationKey?.trim()) throw invalid(messages.userOrganizationNotSet, 'organizationKey');
}

const shape = z.object({
  key: keyText.nullish(),
  name: nameText,
  email: accountEmail,
  password: newPassword.nullish(),
  organizationKey: keyText,
  accountType: z.enum(ACCOUNT_TYPES, { error: messages.unknownChoice }).nullish(),
  isAdmin: z.boolean().nullish(),
  phone: z.string().max(100).nullish(),
  description: z.string().max(20_000).nullish(),
});

/**
 * Makes a user; administrators only. With mail and no password the account waits to be activated by the ticket that is sent; with both,
 * it is active and the ticket lets its user choose another password. Sent again under its key, it answers as the first time.
 */
export async function createUser(context: Context, input: UserCreation, sendMail: boolean): Promise<UserAccount> {
  const caller = requireAdministrator(context);
  assertWhole(input, sendMail);
  const { password, organizationKey, ...wanted } = parse(shape, { ...input, password: input.password || null });
  const key = wanted.key ?? randomUUID();
  const hashed = password ? await hashPassword(password) : null;
  if (wanted.isAdmin) assertMayAdminister(wanted.accountType ?? 'Standard');
  const user = {
    key,
    name: wanted.name,
    email: wanted.email,
    phone: wanted.phone || null,
    description: wanted.description || null,
    isAdmin: wanted.isAdmin ?? false,
    accountType: wanted.accountType ?? 'Standard',
    createdBy: caller.userKey,
  };
  const made = await context.write(async (tx) => {
    await lockUsers(tx, {});
    const known = atMostOne(await usersByKeys(tx, { keys: [key] }));
    if (known && (known.email !== user.email || known.organizationKey !== organizationKey)) {
      throw new AppError('conflict', messages.keyTaken, { field: 'key' });
    }
    if (known) return known;
    const row = await make(tx, context, { ...user, password: hashed }, organizationKey, sendMail);
    if (password) await assertGoodFor(tx, key, password, 'password');
    return row;
  });
  mailPosted.emit();
  return presentAccount(made);
}

interface Made {
  key: string;
  name: string;
  email: string;
  phone: string | null;
  description: string | null;
  isAdmin: boolean;
  accountType: AccountType;
  createdBy: string;
  /** The hash; null for an account that waits to be activated. */
  password: string | null;
}

async function make(tx: Tx, context: Context, user: Made, organizationKey: string, sendMail: boolean) {
  await assertFree(tx, user.email);
  const isPending = user.password === null;
  const saved = { ...user, isPending, createdDate: new Date().toISOString() };
  const [added] = await addUserRow(tx, { user: saved, organizationKey });
  if (!added) throw invalid(messages.userOrganizationNotSet, 'organizationKey');
  const row = one(await usersByKeys(tx, { keys: [user.key] }));
  if (sendMail) await sendTicket(tx, isPending ? 'activate' : 'reset', row);
  const { name, email, accountType, isAdmin } = user;
  const after = { name, email, accountType, isAdmin, organizationKey };
  await record(tx, context, { action: 'users/addUser', target: user.key, details: sendMail ? 'with mail' : '', after });
  return row;
}

/**
 * Makes an account that only reads what is shared with it (type None), in the caller's organization, and sends its ticket. Whoever is
 * active there is answered as he is. Null for everyone else, so that nobody is told whether the address has an account elsewhere: one of
 * another organization is only written to, and a new one is found by colleagues once it is activated. Throws `tooMany` beyond the messages
 * that one user may have sent in an hour.
 */
export async function createSharingUser(context: Context, address: string): Promise<UserShown | null> {
  const caller = requireUser(context);
  if (!accountMayWrite(caller.accountType)) throw forbidden();
  const { email } = parse(z.object({ email: accountEmail }), { email: address });
  const row = await context.write(async (tx) => {
    await lockUsers(tx, {});
    const [known] = (await usersCalled(tx, { email, name: '' })).filter((user) => user.email === email);
    const isColleague = known?.organizationKey === caller.organizationKey;
    if (known && isColleague && !known.isPending) return known;
    await countMailOf(tx, caller.userKey, 1);
    if (known) {
      if (!isColleague) await tellOfSharing(tx, known);
      return null;
    }
    const own = {
      phone: null,
      description: null,
      isAdmin: false,
      accountType: 'None' as const,
      createdBy: caller.userKey,
    };
    const user = { key: randomUUID(), name: email, email, ...own, password: null };
    await make(tx, context, user, caller.organizationKey, true);
    return null;
  });
  mailPosted.emit();
  return row && presentUser(row);
}

/** Whoever has an account already, elsewhere, is told that something was to be shared with him; as often as an account is written to. */
async function tellOfSharing(tx: Tx, user: UserRow): Promise<void> {
  if (!user.isPending && !user.deactivated && (await countAccountMail(tx, user.key))) await notify(tx, user, 'sharing');
}
