import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { userChange } from '@stemma/shared/rules/accounts';
import { z } from 'zod';
import { notify } from '../accounts/notice';
import { endAllSessions } from '../accounts/sessions/service';
import { endTickets, sendTicket } from '../accounts/tickets/send';
import { record } from '../audit/service';
import type { Context } from '../context';
import { requireUser } from '../context';
import { AppError, invalid, notFound, parse } from '../errors';
import { mailPosted } from '../mail/posted';
import type { Tx } from '../store';
import { atMostOne, one } from '../store';
import { changedFields, sameFields } from './changed';
import { mayKnowUser, requireAdministrator } from './policy';
import type { UserAccount, UserShown } from './present';
import { presentAccount, presentUser } from './present';
import { holdingsOf } from './recordsStore';
import type { UserFilter, UserRow } from './store';
import {
  countUsers,
  dropFactor,
  endAccess,
  foundUsers,
  saveUser,
  lockUsers,
  moveUser,
  otherAdministrators,
  usersByKeys,
  usersCalled,
} from './store';

const usersWanted = z.object({
  /** A part of a name, an address or the name of an organization. */
  term: z.string().max(200).nullish(),
  organizationKey: z.string().max(200).nullish(),
  /** Only those whom records can be handed over to. */
  successors: z.boolean().nullish(),
});
export type UsersWanted = z.infer<typeof usersWanted>;

const usersPart = z.object({
  offset: z.int().min(0).nullish(),
  limit: z.int().min(1).max(limits.listPageMax).nullish(),
});

const filterOf = ({ term, organizationKey, successors }: UsersWanted): UserFilter => ({
  term: term?.trim().toLowerCase() ?? '',
  organizationKey: organizationKey || null,
  successors: successors ?? false,
});

/** Users by name, all or a part of them; administrators only. */
export async function listUsers(
  context: Context,
  wanted: UsersWanted = {},
  part: z.infer<typeof usersPart> = {},
): Promise<UserAccount[]> {
  requireAdministrator(context);
  const filter = filterOf(parse(usersWanted, wanted));
  const { offset, limit } = parse(usersPart, part);
  const rows = await context.read((tx) => foundUsers(tx, filter, { offset: offset ?? 0, limit: limit ?? null }));
  return rows.map(presentAccount);
}

/** How many users there are of those wanted; administrators only. */
export async function countUsersWanted(context: Context, wanted: UsersWanted = {}): Promise<number> {
  requireAdministrator(context);
  const filter = filterOf(parse(usersWanted, wanted));
  return one(await context.read((tx) => countUsers(tx, filter))).count;
}

/** A user as the caller may see him; throws `notFound` also where he may not know of him. */
export async function getUser(context: Context, key: string): Promise<UserShown | UserAccount> {
  const caller = requireUser(context);
  const row = atMostOne(await context.read((tx) => usersByKeys(tx, { keys: [key] })));
  if (!row || !mayKnowUser(caller, row)) throw notFound();
  return caller.isAdmin || key === caller.userKey ? presentAccount(row) : presentUser(row);
}

/** Who has an e-mail address or a name; null where nobody has. Administrators only. */
export async function userCalled(
  context: Context,
  called: { email?: string; name?: string },
): Promise<UserAccount | null> {
  requireAdministrator(context);
  const [email, name] = [called.email, called.name].map((text) => text?.trim().toLowerCase() ?? '');
  const [row] = await context.read((tx) => usersCalled(tx, { email: email ?? '', name: name ?? '' }));
  return row ? presentAccount(row) : null;
}

const CHANGED = ['name', 'email', 'phone', 'description', 'accountType', 'isAdmin', 'deactivated'] as const;

/**
 * Changes a user; administrators only. What is missing stays. One who is deactivated, or whose rights become other ones, is signed out;
 * with another e-mail address his tickets end, and the former one is told. Throws `conflict` for an address that is taken, for the last administrator, and for another organization while he has records.
 */
export async function updateUser(context: Context, input: unknown): Promise<UserAccount> {
  const caller = requireAdministrator(context);
  const { key, organizationKey, ...wanted } = parse(userChange, input);
  const changed = await context.write(async (tx) => {
    const row = await lockedUser(tx, key);
    const fields = changedFields(CHANGED, row, wanted);
    const isMoving = organizationKey !== undefined && organizationKey !== row.organizationKey;
    if (key === caller.userKey && (fields.deactivated === true || fields.isAdmin === false)) {
      throw new AppError('conflict', messages.accounts.notYourself);
    }
    if (row.isAdmin && (fields.deactivated === true || fields.isAdmin === false)) await assertNotLast(tx, [key]);
    if (fields.email !== undefined) await assertFree(tx, String(fields.email), key);
    if (isMoving) await move(tx, row, organizationKey);
    if (fields.isAdmin ?? row.isAdmin) assertMayAdminister(String(fields.accountType ?? row.accountType));
    const provedEmail: Record<string, null> = fields.email === undefined ? {} : { emailIsClaimed: null };
    await saveUser(tx, { key, fields: { ...fields, ...provedEmail }, now: new Date().toISOString() });
    const isOther = ['deactivated', 'isAdmin', 'accountType'].some((name) => name in fields);
    if (isOther || isMoving) await endAccess(tx, { keys: [key] });
    if (fields.email !== undefined) {
      await endTickets(tx, key);
      if (!row.isPending) await notify(tx, row, 'email');
    }
    const after = one(await usersByKeys(tx, { keys: [key] }));
    if (Object.keys(fields).length > 0 || isMoving) {
      const before = sameFields(fields, row);
      const moved = isMoving ? { organizationKey: row.organizationKey } : {};
      const entry = { action: 'users/updateUser', target: key, details: '' };
      await record(tx, context, {
        ...entry,
        before: { ...before, ...moved },
        after: { ...fields, ...(isMoving ? { organizationKey } : {}) },
      });
    }
    return presentAccount(after);
  });
  mailPosted.emit();
  return changed;
}

async function move(tx: Tx, { key }: UserRow, organizationKey: string): Promise<void> {
  const [had] = await holdingsOf(tx, { keys: [key] });
  if (had && had.records > 0) {
    throw new AppError('conflict', messages.accounts.moveWithRecords, { field: 'organizationKey' });
  }
  if ((await moveUser(tx, { key, organizationKey })).length === 0) throw notFound();
}

/** A user, with all that administration changes of users locked. */
export async function lockedUser(tx: Tx, key: string): Promise<UserRow> {
  await lockUsers(tx, {});
  const row = atMostOne(await usersByKeys(tx, { keys: [key] }));
  if (!row) throw notFound();
  return row;
}

/** Somebody has to be left who administers. */
export async function assertNotLast(tx: Tx, keys: string[]): Promise<void> {
  if (one(await otherAdministrators(tx, { keys })).count > 0) return;
  throw new AppError('conflict', messages.accounts.lastAdministrator);
}

/** A shared user only reads what is shared with him (SPEC §6). */
export function assertMayAdminister(accountType: string): void {
  if (accountType === 'None') throw invalid(messages.accounts.sharedAdministrator, 'isAdmin');
}

/** An e-mail address is one user's. */
export async function assertFree(tx: Tx, email: string, except = ''): Promise<void> {
  const rows = await usersCalled(tx, { email, name: '' });
  if (rows.some(({ key, email: its }) => key !== except && its === email)) {
    throw new AppError('conflict', messages.accounts.emailTaken, { field: 'email' });
  }
}

/** Sends another ticket by which a waiting account is activated; those before it end. Throws `conflict` for one that does not wait. */
export async function inviteAgain(context: Context, key: string): Promise<void> {
  requireAdministrator(context);
  await context.write(async (tx) => {
    const row = await lockedUser(tx, key);
    if (!row.isPending || row.deactivated) throw new AppError('conflict', messages.accounts.notWaiting);
    await endTickets(tx, key);
    await sendTicket(tx, 'activate', row);
    await record(tx, context, { action: 'users/invite', target: key, details: '' });
  });
  mailPosted.emit();
}

/** Ends all sessions of a user; answers how many there were. */
export async function endSessionsOf(context: Context, key: string): Promise<number> {
  requireAdministrator(context);
  return context.write(async (tx) => {
    await lockedUser(tx, key);
    const gone = await endAllSessions(tx, key);
    await record(tx, context, { action: 'users/endSessions', target: key, details: '' });
    return gone;
  });
}

/** Switches off the second factor of a user who lost his app; he is signed out. Throws `conflict` for the own account. */
export async function resetSecondFactor(context: Context, key: string): Promise<void> {
  const { userKey } = requireAdministrator(context);
  if (key === userKey) throw new AppError('conflict', messages.accounts.notYourself);
  await context.write(async (tx) => {
    const row = await lockedUser(tx, key);
    await dropFactor(tx, { key });
    await endAccess(tx, { keys: [key] });
    await notify(tx, row, 'factorOff');
    await record(tx, context, { action: 'users/resetSecondFactor', target: key, details: '' });
  });
  mailPosted.emit();
}
