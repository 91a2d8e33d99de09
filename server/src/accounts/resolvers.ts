import { z } from 'zod';
import { parse } from '../errors';
import { asResult } from '../graphql/result';
import type { Resolvers } from '../graphql/resolvers.generated';
import type { SignInParts } from './service';
import { currentUser, signIn, signOut } from './service';

export const signInShape = z.object({ nameOrEmail: z.string().max(500), password: z.string().max(1024) });

/** GraphQL's way to the accounts use cases. */
export function accountResolvers(parts: SignInParts): Pick<Resolvers, 'Query' | 'Mutation'> {
  return {
    Query: {
      viewer: (_root, _args, context) => (context.caller.kind === 'user' ? currentUser(context) : null),
    },
    Mutation: {
      signIn: (_root, { input }, context) => asResult(() => signIn(context, parts, parse(signInShape, input))),
      signOut: async (_root, _args, context) => {
        await signOut(context);
        return true;
      },
    },
  };
}
