import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { requestMessages } from '@stemma/shared/messages/requests';
import { keyText, nameText, plainText } from '@stemma/shared/rules/basic';
import { addressList } from '@stemma/shared/rules/emails';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { countTries } from '../access/guesses';
import { record } from '../audit/service';
import type { Context } from '../context';
import { requireUser } from '../context';
import { AppError, forbidden, parse } from '../errors';
import type { Store, Tx } from '../store';
import { one } from '../store';
import { mailPosted } from './posted';
import { countWaiting, saveMail } from './store';
import type { Content } from './templates';

const OF_USER = {
  name: 'mail:user',
  tries: limits.mailsAnHour,
  window: 3_600_000,
  message: requestMessages.tooManyByYou,
};

/** How many messages wait to be sent, of all organizations. */
export async function countMailWaiting(store: Store): Promise<number> {
  return one(await store.read((tx) => countWaiting(tx, {}))).count;
}

/**
 * Keeps messages, one for each address, in the caller's transaction: they are sent once it is committed, and `mailPosted` makes
 * that soon. Recipients do not see each other. Throws `tooMany` beyond the caller's messages an hour, `unavailable` while too many wait.
 * @returns the messages' keys, made of `key` and the address's place.
 */
export async function postMail(
  tx: Tx,
  context: Context,
  mail: { key: string; addresses: readonly string[]; content: Content },
): Promise<string[]> {
  const caller = requireUser(context);
  await countMailOf(tx, caller.userKey, mail.addresses.length);
  return postOwnMail(tx, caller, mail);
}

/** Counts messages that a user makes Stemma send. Throws `tooMany` beyond what he may in an hour. */
export async function countMailOf(tx: Tx, userKey: string, messagesSent: number): Promise<void> {
  await countTries(tx, OF_USER, userKey, messagesSent);
}

/**
 * Keeps messages of Stemma's own about a user, as `postMail` does; whoever asks for them is counted elsewhere. Throws `unavailable`
 * while too many wait.
 */
export async function postOwnMail(
  tx: Tx,
  { userKey, organizationKey }: { userKey: string; organizationKey: string },
  mail: { key: string; addresses: readonly string[]; content: Content },
): Promise<string[]> {
  const { template, values } = mail.content;
  if (one(await countWaiting(tx, {})).count + mail.addresses.length > limits.mailsWaitingMax) {
    throw new AppError('unavailable', messages.mail.tooManyWaiting);
  }
  const now = Date.now();
  const shared = { template, values: JSON.stringify(values), organizationKey, userKey, now };
  const createdDate = new Date(now).toISOString();
  const mails = mail.addresses.map((to, at) => ({ ...shared, key: `${mail.key}:${at + 1}`, to, createdDate }));
  await saveMail(tx, mails);
  return mails.map(({ key }) => key);
}

const infoShape = z.object({
  key: keyText.nullish(),
  addresses: addressList,
  title: nameText,
  text: plainText(),
});

/** Sends a message of an administrator's; with a key, sending it again sends nothing. Answers with the addresses. */
export async function sendInfo(context: Context, input: unknown): Promise<string[]> {
  const { userKey, isAdmin } = requireUser(context);
  if (!isAdmin) throw forbidden();
  const { key, addresses, title, text } = parse(infoShape, input);
  const content: Content = { template: 'info', values: { title, text } };
  await context.write(async (tx) => {
    await postMail(tx, context, { key: `info:${userKey}:${key ?? randomUUID()}`, addresses, content });
    for (const target of addresses) await record(tx, context, { action: 'admin/mail/info', target, details: title });
  });
  mailPosted.emit();
  return addresses;
}
