import { limits } from '@stemma/shared/limits';
import { codeText } from '@stemma/shared/rules/accounts';
import { z } from 'zod';
import {
  beginSetUp,
  renewRecoveryCodes,
  switchFactorOff,
  switchFactorOn,
} from '../../../accounts/secondFactor/service';
import type { SignInParts } from '../../../accounts/service';
import { route } from '../../route';
import { orFailureAnswer, userAnswer } from './answers';

const body = z.object({ token: codeText });
const successAnswer = z.object({ isSuccess: z.boolean(), error: z.string().nullable() });

/** auth/… (SPEC §7.1): the second factor. A wrong code answers 200 with isSuccess false. */
export const secondFactorRoutes = (parts: SignInParts) => [
  route({
    method: 'get',
    path: 'auth/getTempSecret',
    who: 'signingIn',
    summary: 'A secret and its QR code, to set up the second factor',
    description:
      'qr is a picture within an address (data:). TOTP by RFC 6238: SHA-1, 6 digits, 30 seconds. Each call makes another secret, which waits for enableTwoFactorAuth. 409 while a second factor is on.',
    answer: z.object({ qr: z.string(), secret: z.string() }),
    run: (context) => beginSetUp(context, parts),
  }),
  route({
    method: 'post',
    path: 'auth/enableTwoFactorAuth',
    who: 'signingIn',
    summary: 'Switch the second factor on',
    description: `By a code of the new secret, and currentPassword where the session is older than ${limits.presentMinutes} minutes. recoveryCodes are shown once. For a token that owed its second factor, token is the bearer token from now on. All other sessions of the user end.`,
    body: body.extend({ currentPassword: z.string().max(limits.passwordMax).nullish() }),
    answer: successAnswer.extend({
      recoveryCodes: z.array(z.string()),
      token: z.string().nullable(),
      user: userAnswer.nullable(),
    }),
    run: (context, { body: { token: code, currentPassword } }) =>
      orFailureAnswer(
        async () => {
          const { recoveryCodes, token, viewer } = await switchFactorOn(context, parts, { code, currentPassword });
          return { isSuccess: true, error: null, recoveryCodes, token, user: viewer };
        },
        ({ message }) => ({ isSuccess: false, error: message, recoveryCodes: [], token: null, user: null }),
      ),
  }),
  route({
    method: 'put',
    path: 'auth/disableTwoFactorAuth',
    who: 'signedIn',
    summary: 'Switch the second factor off',
    description:
      'By a code or a recovery code; all other sessions of the user end. 403 where the organization asks for a second factor.',
    body,
    answer: successAnswer,
    run: (context, { body: { token: code } }) =>
      orFailureAnswer(
        async () => {
          await switchFactorOff(context, parts, code);
          return { isSuccess: true, error: null };
        },
        ({ message }) => ({ isSuccess: false, error: message }),
      ),
  }),
  route({
    method: 'post',
    path: 'auth/recoveryCodes',
    who: 'signedIn',
    summary: 'New recovery codes in place of the former ones',
    description: 'By a code. They are shown once.',
    body,
    answer: successAnswer.extend({ recoveryCodes: z.array(z.string()) }),
    run: (context, { body: { token: code } }) =>
      orFailureAnswer(
        async () => ({ isSuccess: true, error: null, recoveryCodes: await renewRecoveryCodes(context, parts, code) }),
        ({ message }) => ({ isSuccess: false, error: message, recoveryCodes: [] }),
      ),
  }),
];
