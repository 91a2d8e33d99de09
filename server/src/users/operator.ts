import { sentence } from '@stemma/shared/language/sentence';
import { accountEmail } from '@stemma/shared/rules/accounts';
import { nameText } from '@stemma/shared/rules/basic';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { endTickets, newUserTicket, ticketPath } from '../accounts/tickets/send';
import { recordAs } from '../audit/service';
import type { Context } from '../context';
import { AppError, parse } from '../errors';
import type { TicketKind } from '../mail/templates/ticket';
import type { Tx } from '../store';
import { one } from '../store';
import { allOrganizations } from './organizations/store';
import { assertFree } from './service';
import type { UserRow } from './store';
import { addUserRow, foundUsers, lockUsers, usersByKeys, usersCalled } from './store';

/** A link that lets a user choose a password, once, until it expires. */
export interface OneTimeLink {
  email: string;
  kind: TicketKind;
  /** From the address that people use on: `/resetPassword#ticket=…`. */
  path: string;
  /** ISO text. */
  expires: string;
}

/** All users by name, for whoever runs the installation. */
export async function listAllUsers(context: Context): Promise<UserRow[]> {
  const everybody = { term: '', organizationKey: null, successors: false };
  return context.read((tx) => foundUsers(tx, everybody, { offset: 0, limit: null }));
}

/**
 * Makes the link by which a user sets another password, or activates an account that waits for it; links before it end.
 * Throws `notFound` for an address that nobody has, `conflict` for an account that is deactivated.
 */
export async function makeResetLink(context: Context, email: string): Promise<OneTimeLink> {
  const wanted = email.trim().toLowerCase();
  return context.write(async (tx) => {
    await lockUsers(tx, {});
    const user = (await usersCalled(tx, { email: wanted, name: '' })).find((row) => row.email === wanted);
    if (!user)
      throw new AppError('notFound', sentence('There is no user with the e-mail address {wanted}.', { wanted }));
    if (user.deactivated)
      throw new AppError('conflict', sentence('The account of {wanted} is deactivated.', { wanted }));
    await note(tx, context, user, 'operator/resetPassword');
    return link(tx, user);
  });
}

/** Who is invited: without a name he is called by his address until he gives himself one. */
export interface Invitation {
  email: string;
  name?: string | undefined;
  /** Key or name; none is needed where there is only one. */
  organization?: string | undefined;
  isAdmin: boolean;
}

const invitationShape = z.object({ email: accountEmail, name: nameText });

/**
 * Makes an account that waits to be activated, and the link by which it is. Throws `conflict` for an address that
 * somebody has, `notFound` for an organization that is not there or not the only one of its name.
 */
export async function makeInvitation(context: Context, invitation: Invitation): Promise<OneTimeLink> {
  const { email, isAdmin, organization } = invitation;
  const wanted = parse(invitationShape, { email, name: invitation.name ?? email });
  return context.write(async (tx) => {
    await lockUsers(tx, {});
    const organizationKey = await organizationKeyOf(tx, organization);
    await assertFree(tx, wanted.email);
    const key = randomUUID();
    const createdDate = new Date().toISOString();
    const account = { password: null, phone: null, description: null, accountType: 'Standard', isPending: true };
    one(
      await addUserRow(tx, {
        user: { ...account, ...wanted, key, isAdmin, createdBy: key, createdDate },
        organizationKey,
      }),
    );
    const user = one(await usersByKeys(tx, { keys: [key] }));
    await note(tx, context, user, isAdmin ? 'operator/inviteAdministrator' : 'operator/invite');
    return link(tx, user);
  });
}

async function organizationKeyOf(tx: Tx, wanted: string | undefined): Promise<string> {
  const all = await allOrganizations(tx, {});
  const byKey = all.filter(({ key }) => key === wanted);
  const found = byKey.length ? byKey : all.filter(({ name }) => wanted === undefined || name === wanted);
  const [organization] = found;
  if (organization && found.length === 1) return organization.key;
  const names = all.map(({ key, name }) => `"${name}" (${key})`).join(', ');
  throw new AppError(
    'notFound',
    sentence('Name one organization, by --organization: {names}.', { names: names || 'there is none yet' }),
  );
}

async function link(tx: Tx, user: UserRow): Promise<OneTimeLink> {
  const kind = user.isPending ? 'activate' : 'reset';
  await endTickets(tx, user.key);
  const { ticket, expires } = await newUserTicket(tx, kind, user.key);
  return { email: user.email, kind, path: ticketPath(kind, ticket), expires };
}

/** The operator is no user: the entry stands in the log of the user's organization, without one who did it. */
async function note(tx: Tx, context: Context, user: UserRow, action: string): Promise<void> {
  const { organizationKey, key: target } = user;
  await recordAs(tx, context, { userKey: '', organizationKey }, { action, target, details: 'by the operator' });
}
