import { keyText } from '@stemma/shared/rules/basic';
import { emailLines } from '@stemma/shared/rules/emails';
import { requestShape } from '@stemma/shared/rules/request';
import { z } from 'zod';
import { sendRequest, sentRequest, sentRequests } from '../../requests/service';
import { callerIs } from '../callerIs';
import { route } from '../route';
import { keyBody } from '../shapes';

const requestAnswer = z
  .object({
    key: z.string(),
    addresses: z.array(z.string()),
    fileNames: z.array(z.string()),
    message: z.string(),
    entityKey: z.string().nullable(),
    entityName: z.string().nullable(),
    createdBy: z.string(),
    createdByName: z.string(),
    createdDate: z.string(),
    recipients: z.array(
      z.object({
        address: z.string(),
        state: z.enum(['waiting', 'sent', 'failed']),
        sentDate: z.string().nullable(),
        reason: z.string().nullable().describe('Why it failed, or waits longer.'),
      }),
    ),
  })
  .meta({ id: 'Request' });

const { key, entityKey, title, fileNames, message } = requestShape.shape;

/** requests/… and admin/mail/request (SPEC §7.7): entities that were requested as documents. */
export const requestRoutes = [
  route({
    method: 'post',
    path: 'admin/mail/request',
    who: 'signedIn',
    summary: 'Request an entity by documents and a message',
    description:
      'A message by mail to each address; `to` has one per line. Takes an account that may write, and the right to edit the entity where `entityKey` names one. At least a name of a document or a message. Sent again under its `key`, it sends nothing and answers as before. The mail is in the words of the organization; a `title` or `message` takes the place of its subject or comes below its text, where all addresses are of people of the organization or of mail domains that it lists, else 400. At most 100 messages an hour by a user, 300 an hour and 1,000 a day by an organization, 10 a day to an address, else 429.',
    body: z.object({ to: emailLines, title, fileNames, message, entityKey, key }),
    answer: requestAnswer,
    run: (context, { body: { to, ...wanted } }) => sendRequest(context, { ...wanted, addresses: to }),
  }),
  route({
    method: 'post',
    path: 'requests/sent',
    who: 'signedIn',
    summary: 'The requests that the caller sent',
    description: 'Newest first.',
    body: z.object({ userKey: keyText.nullish() }),
    answer: z.array(requestAnswer),
    run: (context, { body }) => {
      callerIs(context, body.userKey);
      return sentRequests(context);
    },
  }),
  route({
    method: 'post',
    path: 'requests/one',
    who: 'signedIn',
    summary: 'A request that the caller sent',
    body: keyBody,
    answer: requestAnswer,
    run: (context, { body }) => sentRequest(context, body.key),
  }),
];
