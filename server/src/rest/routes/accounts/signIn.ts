import { codeText } from '@stemma/shared/rules/accounts';
import { z } from 'zod';
import type { SignInParts } from '../../../accounts/service';
import { currentUser, signIn } from '../../../accounts/service';
import {
  endOtherSessions,
  endSession,
  ownSessions,
  signOut,
  signOutEverywhere,
} from '../../../accounts/sessions/service';
import type { Context } from '../../../context';
import { route } from '../../route';
import { orFailureAnswer, userAnswer } from './answers';

const credentials = { nameOrEmail: z.string().max(500), password: z.string().max(1024) };

const signInAnswer = z.object({
  success: z.boolean(),
  user: userAnswer.nullable(),
  token: z.string().nullable(),
  error: z.string().nullable(),
  secondFactor: z
    .enum(['code', 'setUp'])
    .nullable()
    .describe(
      'code: name and password are right, and a code is to be sent with them; setUp: the organization asks for a second factor, and the token opens its set-up alone.',
    ),
});

const sessionAnswer = z.object({
  key: z.string(),
  createdDate: z.string(),
  lastSeen: z.string(),
  address: z.string(),
  agent: z.string(),
  isCurrent: z.boolean(),
});

type Credentials = { nameOrEmail: string; password: string; token?: string | null | undefined };

const enter = (context: Context, parts: SignInParts, { token: code, ...body }: Credentials) =>
  orFailureAnswer(
    async () => {
      const { token, viewer, owesSetUp } = await signIn(context, parts, { ...body, code });
      return { success: true, user: viewer, token, error: null, secondFactor: owesSetUp ? ('setUp' as const) : null };
    },
    ({ code: why, message }) => ({
      success: false,
      user: null,
      token: null,
      error: message,
      secondFactor: why === 'codeNeeded' || why === 'codeWrong' ? ('code' as const) : null,
    }),
  );

/** auth/… (SPEC §7.1): in and out, and the sessions in between. */
export const signInRoutes = (parts: SignInParts) => [
  route({
    method: 'post',
    path: 'auth/authenticate',
    who: 'anyone',
    summary: 'Sign in by e-mail address or name and password',
    description:
      'Answers 200 also when it fails: success is false and error says why. Where a second factor is on, secondFactor is code and authenticateTfa follows. Too many failed tries answer 429 with Retry-After. The token is the bearer token of all other calls.',
    body: z.object({ ...credentials, token: codeText.nullish() }),
    answer: signInAnswer,
    run: (context, { body }) => enter(context, parts, body),
  }),
  route({
    method: 'post',
    path: 'auth/authenticateTfa',
    who: 'anyone',
    summary: 'Sign in by name, password and the code of the second factor',
    description:
      'token is the code that the authenticator app shows, or a recovery code; each works once. Ten tries an hour for one account.',
    body: z.object({ ...credentials, token: codeText }),
    answer: signInAnswer,
    run: (context, { body }) => enter(context, parts, body),
  }),
  route({
    method: 'get',
    path: 'auth/currentUser',
    who: 'signedIn',
    summary: 'The signed-in user',
    answer: userAnswer,
    run: (context) => currentUser(context),
  }),
  route({
    method: 'post',
    path: 'auth/logout',
    who: 'anyone',
    summary: 'End the session that the bearer token names',
    description: 'Beyond the specified calls, whose clients only forget the token.',
    answer: z.null(),
    run: async (context) => {
      await signOut(context);
      return null;
    },
  }),
  route({
    method: 'get',
    path: 'auth/sessions',
    who: 'signedIn',
    summary: "The caller's sessions",
    answer: z.array(sessionAnswer),
    run: (context) => ownSessions(context),
  }),
  route({
    method: 'delete',
    path: 'auth/sessions/{id}',
    who: 'signedIn',
    summary: "End one of the caller's sessions",
    params: z.object({ id: z.string().max(200) }),
    answer: z.null(),
    run: async (context, { params }) => {
      await endSession(context, params.id);
      return null;
    },
  }),
  route({
    method: 'post',
    path: 'auth/endOtherSessions',
    who: 'signedIn',
    summary: "End the caller's other sessions",
    answer: z.object({ ended: z.number().int() }),
    run: async (context) => ({ ended: await endOtherSessions(context) }),
  }),
  route({
    method: 'post',
    path: 'auth/logoutEverywhere',
    who: 'signedIn',
    summary: "End all of the caller's sessions, also this one",
    answer: z.object({ ended: z.number().int() }),
    run: async (context) => ({ ended: await signOutEverywhere(context) }),
  }),
];
