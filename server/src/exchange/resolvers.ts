import type { Resolvers } from '../graphql/resolvers.generated';
import { orNull } from '../graphql/result';
import { statementsOf } from './statements';

/** GraphQL's way to what charts were imported from. */
export const exchangeResolvers: Pick<Resolvers, 'Query'> = {
  Query: {
    statements: (_root, input, context) => orNull(() => statementsOf(context, input)),
  },
};
