import { ACCOUNT_TYPES } from '@stemma/shared/permissions';
import { z } from 'zod';
import { createSharingUser, createUser } from '../../../users/creation';
import { affectedByRemoval, transferRecords, removeUsers } from '../../../users/removal';
import {
  endSessionsOf,
  getUser,
  inviteAgain,
  listUsers,
  resetSecondFactor,
  updateUser,
  userCalled,
} from '../../../users/service';
import { route } from '../../route';

const shownAnswer = z.object({
  key: z.string(),
  name: z.string(),
  email: z.string(),
  image: z.string().nullable(),
  accountType: z.enum(ACCOUNT_TYPES),
  organizationKey: z.string(),
  organizationName: z.string(),
});

const accountAnswer = shownAnswer
  .extend({
    phone: z.string().nullable(),
    description: z.string().nullable(),
    isAdmin: z.boolean(),
    isPending: z.boolean(),
    deactivated: z.boolean(),
    hasSecondFactor: z.boolean(),
    createdDate: z.string().nullable(),
    lastAccessed: z.string().nullable(),
  })
  .meta({ id: 'UserAccount' });

const key = z.string().max(200);
const params = z.object({ id: key });
const text = z.string().max(20_000).nullish();
const handOverTo = key
  .nullish()
  .describe('Key of the user of the same organization who becomes Co-Owner of what they had.');
const newUser = z.object({
  key: text,
  name: text,
  email: text,
  password: text,
  organizationKey: text,
  accountType: text,
  isAdmin: z.boolean().nullish(),
  phone: text,
  description: text,
});
const selected = z
  .array(z.union([key, z.object({ key })]))
  .max(1000)
  .transform((items) => items.map((item) => (typeof item === 'string' ? item : item.key)));

/** users/… (SPEC §7.2): users for administrators. */
export const userRoutes = [
  route({
    method: 'get',
    path: 'users/allUsers',
    who: 'administrator',
    summary: 'All users, or a part of them',
    description:
      'By name. term is a part of a name, an address or the name of an organization; successors=true leaves those whom records can be handed over to.',
    query: z.object({
      term: z.string().max(200).optional(),
      organizationKey: key.optional(),
      successors: z.enum(['true', 'false']).optional(),
      offset: z.coerce.number().optional(),
      limit: z.coerce.number().optional(),
    }),
    answer: z.array(accountAnswer),
    run: (context, { query: { offset, limit, successors, ...wanted } }) =>
      listUsers(context, { ...wanted, successors: successors === 'true' }, { offset, limit }),
  }),
  route({
    method: 'get',
    path: 'users/get/{id}',
    who: 'signedIn',
    summary: 'A user',
    description:
      'Users of an organization see name, address and picture of each other; administrators, and the user himself, all of it. 404 for everyone else.',
    params,
    answer: z.union([accountAnswer, shownAnswer]),
    run: (context, { params: { id } }) => getUser(context, id),
  }),
  route({
    method: 'get',
    path: 'users/delete/{id}',
    who: 'administrator',
    summary: 'Delete a user',
    description:
      'With handOverTo his charts and entities go to that user; without it, 409 where he is the only Co-Owner of something. His sessions, settings, folders and requests go.',
    params,
    query: z.object({ handOverTo: key.optional() }),
    answer: z.object({ deleted: z.number().int() }),
    run: async (context, { params: { id }, query }) => ({
      deleted: await removeUsers(context, [id], query.handOverTo),
    }),
  }),
  route({
    method: 'post',
    path: 'users/batchDelete',
    who: 'administrator',
    summary: 'Delete several users',
    description: 'All or none; selectedItems are keys, or objects with a key. handOverTo as for one user.',
    body: z.object({ selectedItems: selected, handOverTo }),
    answer: z.object({ deleted: z.number().int() }),
    run: async (context, { body }) => ({ deleted: await removeUsers(context, body.selectedItems, body.handOverTo) }),
  }),
  route({
    method: 'post',
    path: 'users/affected',
    who: 'administrator',
    summary: 'What deleting users would touch',
    description:
      'Counts alone: of charts and entities of which nobody else is Co-Owner, and of all that they have access to.',
    body: z.object({ selectedItems: selected }),
    answer: z.array(
      z.object({ key: z.string(), charts: z.number().int(), entities: z.number().int(), records: z.number().int() }),
    ),
    run: (context, { body }) => affectedByRemoval(context, body.selectedItems),
  }),
  route({
    method: 'post',
    path: 'users/handOver',
    who: 'administrator',
    summary: 'Hand the records of a user over to another',
    description: 'All of which he is Co-Owner, within one organization. He has no more access to them.',
    body: z.object({ from: key, to: key }),
    answer: z.object({ records: z.number().int() }),
    run: async (context, { body }) => ({ records: await transferRecords(context, body.from, body.to) }),
  }),
  route({
    method: 'post',
    path: 'users/addUser',
    who: 'administrator',
    summary: 'Make a user, and send the invitation if asked to',
    description:
      'With sendMail and no password the account waits until its user has chosen one by the ticket in the mail. Sent again under its key it makes no other.',
    body: z.object({ user: newUser, sendMail: z.boolean().nullish() }),
    answer: accountAnswer,
    run: (context, { body }) => createUser(context, body.user, body.sendMail ?? false),
  }),
  route({
    method: 'post',
    path: 'users/updateUser',
    who: 'administrator',
    summary: 'Change a user',
    description:
      'Beyond the specified calls. What is missing stays. Who is deactivated, or gets other rights, is signed out.',
    body: z.object({
      user: newUser.omit({ password: true }).extend({ deactivated: z.boolean().nullish() }),
    }),
    answer: accountAnswer,
    run: (context, { body: { user } }) => updateUser(context, withoutNulls(user)),
  }),
  route({
    method: 'post',
    path: 'users/invite/{id}',
    who: 'administrator',
    summary: 'Send the invitation of a waiting account again',
    params,
    answer: z.null(),
    run: async (context, { params: { id } }) => {
      await inviteAgain(context, id);
      return null;
    },
  }),
  route({
    method: 'post',
    path: 'users/endSessions/{id}',
    who: 'administrator',
    summary: 'End all sessions of a user',
    params,
    answer: z.object({ ended: z.number().int() }),
    run: async (context, { params: { id } }) => ({ ended: await endSessionsOf(context, id) }),
  }),
  route({
    method: 'post',
    path: 'users/resetSecondFactor/{id}',
    who: 'administrator',
    summary: 'Switch off the second factor of a user who lost his app',
    params,
    answer: z.null(),
    run: async (context, { params: { id } }) => {
      await resetSecondFactor(context, id);
      return null;
    },
  }),
  route({
    method: 'post',
    path: 'users/addSharingUser',
    who: 'signedIn',
    summary: 'Make an account that reads what is shared with it',
    description:
      "Of type None, in the caller's organization; its ticket goes by mail. Who is active under the address there is answered, else null, whether the address has an account elsewhere or not.",
    body: z.object({ email: z.string().max(500) }),
    answer: shownAnswer.nullable(),
    run: (context, { body }) => createSharingUser(context, body.email),
  }),
  route({
    method: 'post',
    path: 'users/email',
    who: 'administrator',
    summary: 'Who has an e-mail address',
    description: 'Null where it is nobody’s.',
    body: z.object({ email: z.string().max(500) }),
    answer: accountAnswer.nullable(),
    run: (context, { body }) => userCalled(context, body),
  }),
  route({
    method: 'post',
    path: 'users/name',
    who: 'administrator',
    summary: 'Who has a name',
    description: 'Null where it is nobody’s.',
    body: z.object({ name: z.string().max(500) }),
    answer: accountAnswer.nullable(),
    run: (context, { body }) => userCalled(context, body),
  }),
];

/** Null of what cannot be nothing is what is missing. */
function withoutNulls(user: Record<string, unknown>): Record<string, unknown> {
  const may = new Set(['phone', 'description']);
  return Object.fromEntries(Object.entries(user).filter(([name, value]) => value !== null || may.has(name)));
}
