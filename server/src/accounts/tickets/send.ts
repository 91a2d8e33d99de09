import { limits } from '@stemma/shared/limits';
import { randomUUID } from 'node:crypto';
import { digest, newTicket } from '../../access/digest';
import { countTries } from '../../access/guesses';
import { asAppError } from '../../failures';
import { postOwnMail } from '../../mail/service';
import type { TicketKind } from '../../mail/templates/ticket';
import type { Tx } from '../../store';
import { dropTickets, saveTicket } from './store';

const HOUR = 3_600_000;
const MAILS = { name: 'accountMail:user', tries: limits.accountMailsAnHour, window: HOUR };

/** How long a ticket can be used, in milliseconds. */
const LASTS: Readonly<Record<TicketKind, number>> = {
  reset: limits.resetTicketHours * HOUR,
  activate: limits.activationTicketDays * 24 * HOUR,
};
const PAGES: Readonly<Record<TicketKind, string>> = { reset: '/resetPassword', activate: '/activateAccount' };

/** Somebody who may be sent a ticket. */
export interface Addressee {
  key: string;
  name: string;
  email: string;
  organizationKey: string;
}

/** The ticket stands behind `#`, where no server's log sees it. */
export const ticketPath = (kind: TicketKind, ticket: string): string => `${PAGES[kind]}#ticket=${ticket}`;

/** Makes a ticket of a user's, of which only a hash is kept, and says when it expires (ISO text). */
export async function newUserTicket(
  tx: Tx,
  kind: TicketKind,
  userKey: string,
): Promise<{ ticket: string; expires: string }> {
  const ticket = newTicket();
  const now = Date.now();
  const expiresAt = now + LASTS[kind];
  await saveTicket(tx, { hash: digest(ticket), kind, userKey, now, expiresAt });
  return { ticket, expires: new Date(expiresAt).toISOString() };
}

/** Makes a ticket and sends it by mail, in the transaction of the use case; without a user it asks the store the same, and does nothing. */
export async function sendTicket(tx: Tx, kind: TicketKind, user: Addressee | undefined): Promise<void> {
  const { ticket, expires } = await newUserTicket(tx, kind, user?.key ?? '');
  const values = { kind, name: user?.name ?? '', path: ticketPath(kind, ticket), expires };
  await postOwnMail(
    tx,
    { userKey: user?.key ?? '', organizationKey: user?.organizationKey ?? '' },
    { key: `ticket:${randomUUID()}`, addresses: user ? [user.email] : [], content: { template: 'ticket', values } },
  );
}

/** Counts a mail that somebody else has an account sent: too many are not sent, which nobody is told. */
export async function countAccountMail(tx: Tx, subject: string): Promise<boolean> {
  try {
    await countTries(tx, MAILS, subject, 1);
    return true;
  } catch (failure) {
    if (asAppError(failure)?.code === 'tooMany') return false;
    throw failure;
  }
}

/** Ends all tickets of a user: those that lie in a mailbox that is not his any more open nothing. */
export async function endTickets(tx: Tx, userKey: string): Promise<void> {
  await dropTickets(tx, { userKey });
}
