import { z } from 'zod';
import {
  createOrganization,
  getOrganization,
  listOrganizations,
  updateOrganization,
} from '../../../users/organizations/service';
import { route } from '../../route';

const organizationAnswer = z
  .object({
    key: z.string(),
    name: z.string(),
    description: z.string().nullable(),
    createdDate: z.string().nullable(),
    userCount: z.number().int(),
    lastAccessed: z.string().nullable(),
    forceSecondFactor: z.boolean(),
    passwordMin: z.number().nullable(),
    sessionHours: z.number().nullable(),
    fileQuotaMegabytes: z.number().nullable(),
    sharingOff: z.boolean(),
    shareNeedsPassword: z.boolean(),
    shareDaysMax: z.number().nullable(),
    requestSubject: z.string().nullable(),
    requestText: z.string().nullable(),
    messageDomains: z.array(z.string()),
  })
  .meta({ id: 'Organization' });

const text = z.string().max(20_000).nullish();
const fields = { key: text, name: text, description: text };

/** Fields that null leaves as they are. */
const STAY = new Set(['name', 'forceSecondFactor', 'sharingOff', 'shareNeedsPassword', 'messageDomains']);

/** users/… (SPEC §7.2): organizations and what they ask of their users. */
export const organizationRoutes = [
  route({
    method: 'get',
    path: 'users/allOrganizations',
    who: 'administrator',
    summary: 'All organizations',
    answer: z.array(organizationAnswer),
    run: (context) => listOrganizations(context),
  }),
  route({
    method: 'get',
    path: 'users/getOrganization/{id}',
    who: 'signedIn',
    summary: 'An organization',
    description: 'For its own users and administrators; 404 for everyone else.',
    params: z.object({ id: z.string().max(200) }),
    answer: organizationAnswer,
    run: (context, { params: { id } }) => getOrganization(context, id),
  }),
  route({
    method: 'post',
    path: 'users/addOrganization',
    who: 'administrator',
    summary: 'Make an organization',
    description: 'By organization, or by its fields. Sent again under its key it makes no other.',
    body: z.object({ organization: z.object(fields).nullish(), ...fields }),
    answer: organizationAnswer,
    run: (context, { body: { organization, ...own } }) => createOrganization(context, organization ?? own),
  }),
  route({
    method: 'post',
    path: 'users/updateOrganization',
    who: 'administrator',
    summary: "Change an organization's name, description or rules",
    description:
      'What is missing stays. forceSecondFactor asks a second factor of all its users, at once; passwordMin, sessionHours and fileQuotaMegabytes are numbers, or null for what is usual. sharingOff, shareNeedsPassword and shareDaysMax (1, 7, 30 or null) hold for share links that are made, changed or opened from then on. requestSubject and requestText are the wording of requests for documents, with {sender}, {organization}, {entity} and {documents}, null for the usual one; messageDomains are the mail domains that get subjects and messages of the senders’ own.',
    body: z.object({
      key: z.string().max(200),
      name: text,
      description: text,
      forceSecondFactor: z.boolean().nullish(),
      passwordMin: z.number().nullish(),
      sessionHours: z.number().nullish(),
      fileQuotaMegabytes: z.number().nullish(),
      sharingOff: z.boolean().nullish(),
      shareNeedsPassword: z.boolean().nullish(),
      shareDaysMax: z.number().nullish(),
      requestSubject: text,
      requestText: text,
      messageDomains: z.array(z.string()).nullish(),
    }),
    answer: organizationAnswer,
    run: (context, { body }) =>
      updateOrganization(
        context,
        Object.fromEntries(Object.entries(body).filter(([field, value]) => value !== null || !STAY.has(field))),
      ),
  }),
];
