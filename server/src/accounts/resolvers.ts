import { z } from 'zod';
import { parse } from '../errors';
import { asAppError } from '../failures';
import { asResult } from '../graphql/result';
import type { Resolvers } from '../graphql/resolvers.generated';
import { requestDemo } from './demo';
import type { SignInParts } from './parts';
import { changePassword } from './password/service';
import { updateOwnDetails } from './profile/service';
import { beginSetUp, renewRecoveryCodes, switchFactorOff, switchFactorOn } from './secondFactor/service';
import { currentUser, signIn } from './service';
import { endOtherSessions, endSession, ownSessions, signOut, signOutEverywhere } from './sessions/service';
import { bodies } from './shapes';
import { activateAccount, forcePassword, sendPasswordReset, ticketHolder } from './tickets/service';

const done = (work: () => Promise<unknown>) =>
  asResult(async () => {
    await work();
    return true;
  });

/** What is missing in GraphQL's way, null, is what is missing. */
const given = (input: object): object =>
  Object.fromEntries(
    Object.entries(input).filter(([name, value]) => value !== null || !['name', 'email'].includes(name)),
  );

/** GraphQL's way to the accounts use cases. */
export function accountResolvers(parts: SignInParts): Pick<Resolvers, 'Query' | 'Mutation'> {
  const ticket = (input: unknown) => parse(bodies.ticketPassword, input);
  const text = (shape: z.ZodType<string>, value: unknown, name: string): string =>
    parse(z.object({ [name]: shape }), { [name]: value })[name] ?? '';
  const code = (value: string) => text(bodies.code, value, 'code');
  return {
    Query: {
      viewer: (_root, _args, context) => (context.caller.kind === 'user' ? currentUser(context) : null),
      sessions: (_root, _args, context) => ownSessions(context),
      ticketHolder: (_root, args, context) =>
        ticketHolder(context, parts, text(bodies.ticket, args.ticket, 'ticket')).catch(nullUnlessLimited),
    },
    Mutation: {
      signIn: (_root, { input }, context) => asResult(() => signIn(context, parts, parse(bodies.signIn, input))),
      signOut: async (_root, _args, context) => {
        await signOut(context);
        return true;
      },
      endSession: (_root, { key }, context) => done(() => endSession(context, key)),
      endOtherSessions: (_root, _args, context) => asResult(() => endOtherSessions(context)),
      signOutEverywhere: (_root, _args, context) => asResult(() => signOutEverywhere(context)),
      changePassword: (_root, { input }, context) =>
        done(() => changePassword(context, parts, parse(bodies.passwordChange, input))),
      sendPasswordReset: (_root, { nameOrEmail }, context) =>
        done(() => sendPasswordReset(context, parts, text(bodies.nameOrEmail, nameOrEmail, 'nameOrEmail'))),
      resetPassword: (_root, { input }, context) => done(() => forcePassword(context, parts, ticket(input))),
      activateAccount: (_root, { input }, context) => done(() => activateAccount(context, parts, ticket(input))),
      updateOwnDetails: (_root, { input: { currentPassword, code: typed, ...wanted } }, context) =>
        asResult(() => updateOwnDetails(context, parts, given(wanted), { currentPassword, code: typed })),
      requestDemo: (_root, { input }, context) => done(() => requestDemo(context, parts, input)),
      beginSecondFactor: (_root, _args, context) => asResult(() => beginSetUp(context, parts)),
      enableSecondFactor: (_root, args, context) =>
        asResult(() =>
          switchFactorOn(context, parts, { code: code(args.code), currentPassword: args.currentPassword }),
        ),
      disableSecondFactor: (_root, args, context) => done(() => switchFactorOff(context, parts, code(args.code))),
      renewRecoveryCodes: (_root, args, context) => asResult(() => renewRecoveryCodes(context, parts, code(args.code))),
    },
  };
}

function nullUnlessLimited(failure: unknown): null {
  if (asAppError(failure)?.code === 'unauthenticated') return null;
  throw failure;
}
