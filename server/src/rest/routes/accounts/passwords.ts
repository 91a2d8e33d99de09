import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { codeText } from '@stemma/shared/rules/accounts';
import { z } from 'zod';
import { requestDemo } from '../../../accounts/demo';
import { changePassword } from '../../../accounts/password/service';
import { updateOwnDetails } from '../../../accounts/profile/service';
import type { SignInParts } from '../../../accounts/service';
import { bodies } from '../../../accounts/shapes';
import { activateAccount, forcePassword, sendPasswordReset, ticketHolder } from '../../../accounts/tickets/service';
import { callerIs } from '../../callerIs';
import { route } from '../../route';
import { doneAnswer, doneOrFailureAnswer, orFailureAnswer, userAnswer } from './answers';

const userKey = z.string().max(200).nullish();
const { ticket, newPassword, newName } = bodies.ticketPassword.shape;
const { currentPassword } = bodies.passwordChange.shape;

const holderAnswer = z.object({
  success: z.boolean(),
  key: z.string().nullable(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  kind: z.enum(['reset', 'activate']).nullable(),
  expires: z.string().nullable(),
  error: z.string().nullable(),
});

const NOBODY = { success: false, key: null, name: null, email: null, kind: null, expires: null } as const;

/** auth/… (SPEC §7.1): passwords, tickets, the user's own details. Login-type calls answer 200 with success false. */
export const passwordRoutes = (parts: SignInParts) => [
  route({
    method: 'post',
    path: 'auth/changePassword',
    who: 'signedIn',
    summary: "Change the caller's password",
    description:
      'Both passwords are trimmed. With a second factor, token is its code. All other sessions of the caller end. Answers 200 with success false and the error where it is refused.',
    body: z.object({ key: userKey, currentPassword, newPassword, token: codeText.nullish() }),
    answer: doneAnswer,
    run: (context, { body: { key, token: code, ...passwords } }) => {
      callerIs(context, key);
      return doneOrFailureAnswer(() => changePassword(context, parts, { ...passwords, code }));
    },
  }),
  route({
    method: 'post',
    path: 'auth/sendPasswordReset',
    who: 'anyone',
    summary: 'Send a password reset ticket by mail',
    description: 'The same answer whether there is such an account or not. The ticket can be used once, for an hour.',
    body: z.object({ nameOrEmail: bodies.nameOrEmail }),
    answer: doneAnswer.extend({ message: z.string() }),
    run: async (context, { body }) => {
      await sendPasswordReset(context, parts, body.nameOrEmail);
      return { success: true, error: null, message: messages.accounts.resetAsked };
    },
  }),
  route({
    method: 'post',
    path: 'auth/parseResetTicket',
    who: 'anyone',
    summary: 'Whose account a ticket is for',
    description: 'Of a reset or of an activation, as kind says. It stays good.',
    body: z.object({ ticket }),
    answer: holderAnswer,
    run: (context, { body }) =>
      orFailureAnswer(
        async () => ({ success: true, ...(await ticketHolder(context, parts, body.ticket)), error: null }),
        ({ message }) => ({ ...NOBODY, error: message }),
      ),
  }),
  route({
    method: 'post',
    path: 'auth/forcePassword',
    who: 'anyone',
    summary: 'Set a password by a reset ticket',
    description: 'All sessions of the user end. He signs in anew, with his second factor where one is on.',
    body: z.object({ ticket, key: userKey, newPassword }),
    answer: doneAnswer,
    run: (context, { body }) => doneOrFailureAnswer(() => forcePassword(context, parts, body)),
  }),
  route({
    method: 'post',
    path: 'auth/activateAccount',
    who: 'anyone',
    summary: 'Activate an account by its ticket',
    body: z.object({ ticket, key: userKey, newPassword, newName }),
    answer: doneAnswer,
    run: (context, { body }) => doneOrFailureAnswer(() => activateAccount(context, parts, body)),
  }),
  route({
    method: 'post',
    path: 'auth/updateUser',
    who: 'signedIn',
    summary: "Change the caller's name, e-mail address, phone or description",
    description:
      'What is missing stays. Another address takes currentPassword and, where a second factor is on, its code as token; the former one is told of it by mail.',
    body: z.object({
      key: userKey,
      name: z.string().nullish(),
      email: z.string().nullish(),
      phone: z.string().nullish(),
      description: z.string().nullish(),
      currentPassword: z.string().max(limits.passwordMax).nullish(),
      token: z.string().max(100).nullish().describe('The code.'),
    }),
    answer: userAnswer,
    run: (context, { body: { key, name, email, currentPassword, token, ...more } }) => {
      callerIs(context, key);
      const wanted = { ...more, name: name ?? undefined, email: email ?? undefined };
      return updateOwnDetails(context, parts, wanted, { currentPassword, code: token });
    },
  }),
  route({
    method: 'post',
    path: 'auth/requestDemo',
    who: 'anyone',
    summary: 'Ask for a demonstration',
    description: 'The administrators are told by mail; nothing else is kept.',
    body: z.object({ name: z.string(), email: z.string(), company: z.string() }),
    answer: doneAnswer.extend({ message: z.string() }),
    run: async (context, { body }) => {
      await requestDemo(context, parts, body);
      return { success: true, error: null, message: messages.accounts.demoAsked };
    },
  }),
];
