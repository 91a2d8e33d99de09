import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { sharingMessages } from '@stemma/shared/messages/sharing';
import { keyText } from '@stemma/shared/rules/basic';
import { addressList, emailLines } from '@stemma/shared/rules/emails';
import { shareLinkName, shareLinkPath } from '@stemma/shared/rules/sharing';
import { randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { hashPassword, randomPassword } from '../../accounts/passwords';
import { senderIn } from '../../accounts/service';
import { record } from '../../audit/service';
import type { Context } from '../../context';
import { requireUser } from '../../context';
import { AppError, parse } from '../../errors';
import { mailPosted } from '../../mail/posted';
import { postMail } from '../../mail/service';
import type { Content } from '../../mail/templates';
import type { Tx } from '../../store';
import { one } from '../../store';
import { assertFollowsRules, daysWithin, ruleAgainst, rulesNow } from '../rules';
import { lockedLink } from '../links/managed';
import type { SharingLink } from '../links/present';
import { presentShareLink } from '../links/present';
import { makeLink } from '../links/service';
import { linkById, lockCharts } from '../links/store';
import { targetOf } from '../links/target';
import { ticketHash } from '../visits/service';
import { saveSentTo, saveMailedTicket, ticketedAddresses } from './store';

/** Addresses as a list, or one a line. */
export const emailsShape = z.union([emailLines, addressList], { error: messages.notAnEmail });

const mailShape = z.object({ key: keyText, emails: emailsShape, again: z.boolean().nullish() });

/**
 * Sends a link's address by mail, a message to each; whoever got it before gets it again only with `again`. Answers the link, with its
 * recipients. Throws `conflict` for one that would not open.
 */
export async function emailSharingLink(context: Context, input: unknown): Promise<SharingLink> {
  const caller = requireUser(context);
  const { key, emails, again } = parse(mailShape, input);
  const sent = await context.write(async (tx) => {
    const link = await lockedLink(tx, caller, key);
    const now = Date.now();
    if (link.expiresAt !== null && link.expiresAt <= now)
      throw new AppError('conflict', sharingMessages.expiredNotSent);
    if (link.paused) throw new AppError('conflict', sharingMessages.pausedNotSent);
    const against = ruleAgainst(link, now);
    if (against) throw new AppError('conflict', sharingMessages.rules[against]);
    if (link.byTicket) throw new AppError('conflict', sharingMessages.byTicket);
    const had = new Set(link.recipients.map(({ address }) => address.toLowerCase()));
    const addresses = again ? emails : emails.filter((address) => !had.has(address.toLowerCase()));
    const all = new Set([...had, ...addresses.map((address) => address.toLowerCase())]);
    if (all.size > limits.shareRecipientsMax) throw new AppError('unprocessable', messages.tookTooLong);
    const values = {
      ...(await senderIn(tx, caller.userKey)),
      chartName: link.type === 'chart' && !link.isPassword ? (link.charts[0]?.name ?? null) : null,
      path: shareLinkPath(link.key, link.type),
      isPassword: link.isPassword,
      expires: link.expiresAt === null ? null : new Date(link.expiresAt).toISOString(),
    };
    const at = new Date(now).toISOString();
    await send(tx, context, { key: link.key, mail: `share:${randomUUID()}`, addresses, values, at });
    if (addresses.length > 0) {
      const details = String(addresses.length);
      await record(tx, context, { action: 'datasets/emailSharingLink', target: link.handle, details });
    }
    const { userKey, organizationKey } = caller;
    return presentShareLink(one(await linkById(tx, { id: key, userKey, organizationKey })), now);
  });
  mailPosted.emit();
  return sent;
}

type Values = Extract<Content, { template: 'share' }>['values'];

async function send(
  tx: Tx,
  context: Context,
  { key, mail, addresses, values, at }: { key: string; mail: string; addresses: string[]; values: Values; at: string },
): Promise<void> {
  if (addresses.length === 0) return;
  const mails = await postMail(tx, context, { key: mail, addresses, content: { template: 'share', values } });
  const rows = mails.map((mailKey, index) => ({ mail: mailKey, address: addresses[index] ?? '' }));
  await saveSentTo(tx, key, rows, at);
}

const chartMail = z.object({ chartKey: keyText, emails: emailsShape });

/**
 * Sends a chart by mail: each address gets a link of its own, which shows no details, lives for 7 days and opens by the ticket in its
 * message alone. An address that has a ticket which still opens the chart is not sent another. Answers the addresses.
 */
export async function sendSharedChart(context: Context, input: unknown): Promise<string[]> {
  const caller = requireUser(context);
  const { chartKey, emails } = parse(chartMail, input);
  // Nobody knows this password: these links open by their tickets.
  const passwordHash = await hashPassword(randomPassword());
  await context.write(async (tx) => {
    const sender = await senderIn(tx, caller.userKey);
    const target = await targetOf(tx, caller, { chartKey, type: 'chart' });
    await lockCharts(tx, { keys: target.charts });
    const now = Date.now();
    const rules = await rulesNow(tx, caller.organizationKey);
    const expiry = daysWithin(rules, limits.shareTicketDays) ?? limits.shareTicketDays;
    assertFollowsRules(rules, { isPassword: true, expiry });
    const had = new Set((await ticketedAddresses(tx, { chart: chartKey, now })).map(({ address }) => address));
    for (const email of emails.filter((address) => !had.has(address.toLowerCase()))) {
      const key = `sent-${randomBytes(24).toString('hex')}`;
      const ticket = randomBytes(32).toString('base64url');
      const name = `${shareLinkName(target.name, 'chart')} (${email})`.slice(0, limits.nameMax);
      const own = { name, type: 'chart', passwordHash, expiry, maxVisits: null };
      await makeLink(tx, caller, target, { key, ...own });
      const at = new Date(now).toISOString();
      await saveMailedTicket(tx, { key: ticketHash(ticket), linkKey: key, email, createdDate: at });
      const values = {
        ...sender,
        chartName: target.name,
        path: `${shareLinkPath(key, 'chart')}#ticket=${ticket}`,
        isPassword: false,
        expires: new Date(now + expiry * 24 * 3_600_000).toISOString(),
      };
      await send(tx, context, { key, mail: `share:${randomUUID()}`, addresses: [email], values, at });
      await record(tx, context, { action: 'auth/sendSharedChart', target: chartKey, details: '' });
    }
  });
  mailPosted.emit();
  return emails;
}
