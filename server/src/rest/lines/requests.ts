import { keyText } from '@stemma/shared/rules/basic';
import { z } from 'zod';
import { sentRequest, sentRequests } from '../../requests/service';
import { callerIs } from '../callerIs';
import { line } from '../line';
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
  })
  .meta({ id: 'Request' });

/** requests/… (SPEC §7.7): entities that were requested as documents. */
export const requestLines = [
  line({
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
  line({
    method: 'post',
    path: 'requests/one',
    who: 'signedIn',
    summary: 'A request that the caller sent',
    body: keyBody,
    answer: requestAnswer,
    run: (context, { body }) => sentRequest(context, body.key),
  }),
];
