import { requestShape } from '@stemma/shared/rules/request';
import { DEFAULT_WORDING } from '@stemma/shared/rules/requestWording';
import { accountMayWrite } from '@stemma/shared/permissions';
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { UserCaller } from '../access/caller';
import { senderIn } from '../accounts/service';
import type { Context } from '../context';
import { requireUser } from '../context';
import { editableEntity } from '../entities/change';
import { forbidden, notFound, parse } from '../errors';
import { mailPosted } from '../mail/posted';
import { postMail } from '../mail/service';
import type { Tx } from '../store';
import { atMostOne, one } from '../store';
import type { EntityRequest } from './present';
import { presentRequest } from './present';
import { countRequestMails } from './rates';
import { assertMayReceiveOwnText } from './recipients';
import { saveRequest, lockSender, requestsOf, requestSender } from './store';

/** The requests that the caller sent, all or for one entity, newest first, the last 1,000. */
export async function sentRequests(context: Context, entityKey: string | null = null): Promise<EntityRequest[]> {
  const { userKey } = requireUser(context);
  const rows = await context.read((tx) => requestsOf(tx, { userKey, key: null, entityKey }));
  return rows.map(presentRequest);
}

/** One request of the caller's; throws `notFound` for any other. */
export async function sentRequest(context: Context, key: string): Promise<EntityRequest> {
  const { userKey } = requireUser(context);
  const found = atMostOne(await context.read((tx) => requestsOf(tx, { userKey, key, entityKey: null })));
  if (!found) throw notFound();
  return presentRequest(found);
}

/**
 * Asks for documents by mail, a message to each address in the organization's words, and keeps what was asked. A subject or message of
 * the sender's own goes to those alone who may get such. Takes the right to edit the entity, where one is
 * named, and an account that may write. Sent again under its key, it answers with the request that is there and sends nothing.
 */
export async function sendRequest(context: Context, input: unknown): Promise<EntityRequest> {
  const caller = requireUser(context);
  if (!accountMayWrite(caller.accountType)) throw forbidden();
  const wanted = parse(requestShape, input);
  const key = wanted.key ?? randomUUID();
  await context.write((tx) => sendOnce(tx, context, caller, { ...wanted, key }));
  mailPosted.emit();
  return sentRequest(context, key);
}

type Wanted = z.output<typeof requestShape> & { key: string };

async function sendOnce(tx: Tx, context: Context, caller: UserCaller, wanted: Wanted): Promise<void> {
  const { userKey } = caller;
  const { key, addresses, entityKey = null } = wanted;
  const sender = one(await lockSender(tx, { userKey }));
  const entityName = entityKey === null ? null : (await editableEntity(tx, caller, entityKey)).properties.name;
  const known = atMostOne(await requestSender(tx, { key }));
  if (known?.userKey === userKey) return;
  if (known) throw notFound();

  const fileNames = wanted.fileNames ?? [];
  const message = wanted.message ?? '';
  const title = wanted.title?.trim() || null;
  if (title !== null) await assertMayReceiveOwnText(tx, caller, addresses, 'title');
  if (message.trim()) await assertMayReceiveOwnText(tx, caller, addresses, 'message');
  await countRequestMails(tx, caller.organizationKey, addresses);
  const wording = {
    subject: sender.subject ?? DEFAULT_WORDING.subject,
    text: sender.text ?? DEFAULT_WORDING.text,
  };
  const values = { wording, title, message, entityName, ...(await senderIn(tx, userKey)), fileNames };
  const content = { template: 'request', values } as const;
  const mails = await postMail(tx, context, { key: `request:${key}`, addresses, content });
  const createdDate = new Date().toISOString();
  await saveRequest(tx, { userKey, key, addresses, fileNames, message, entityKey, entityName, createdDate, mails });
}
