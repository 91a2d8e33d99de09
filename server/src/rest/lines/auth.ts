import { ACCOUNT_TYPES } from '@stemma/shared/permissions';
import { z } from 'zod';
import type { SignInParts } from '../../accounts/service';
import { currentUser, signIn, signOut } from '../../accounts/service';
import { AppError } from '../../errors';
import { line } from '../line';

const userAnswer = z
  .object({
    key: z.string(),
    name: z.string(),
    email: z.string(),
    isAdmin: z.boolean(),
    accountType: z.enum(ACCOUNT_TYPES),
    organizationKey: z.string(),
    organizationName: z.string(),
  })
  .meta({ id: 'User' });

const signInBody = z.object({
  nameOrEmail: z.string().max(500),
  password: z.string().max(1024),
  token: z.string().max(100).nullish(),
});

const signInAnswer = z.object({
  success: z.boolean(),
  user: userAnswer.nullable(),
  token: z.string().nullable(),
  error: z.string().nullable(),
});

/** auth/… (SPEC §7.1). */
export const authLines = (parts: SignInParts) => [
  line({
    method: 'post',
    path: 'auth/authenticate',
    who: 'anyone',
    summary: 'Sign in by e-mail address or name and password',
    description:
      'Answers 200 also when it fails: success is false and error says why. Too many failed tries answer 429 with Retry-After. The token is the bearer token of all other calls.',
    body: signInBody,
    answer: signInAnswer,
    run: async (context, { body }) => {
      try {
        const { token, viewer } = await signIn(context, parts, body);
        return { success: true, user: viewer, token, error: null };
      } catch (failure) {
        if (!(failure instanceof AppError) || failure.code !== 'unauthenticated') throw failure;
        return { success: false, user: null, token: null, error: failure.message };
      }
    },
  }),
  line({
    method: 'get',
    path: 'auth/currentUser',
    who: 'signedIn',
    summary: 'The signed-in user',
    answer: userAnswer,
    run: (context) => currentUser(context),
  }),
  line({
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
];
