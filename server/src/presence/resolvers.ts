import type { Resolvers } from '../graphql/resolvers.generated';
import { asResult } from '../graphql/result';
import { recordPresence } from './service';

/** GraphQL's way to who else edits a chart. */
export const presenceResolvers: Pick<Resolvers, 'Mutation'> = {
  Mutation: {
    recordPresence: (_root, input, context) => asResult(() => recordPresence(context, input)),
  },
};
