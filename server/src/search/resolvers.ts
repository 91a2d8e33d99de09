import type { Resolvers } from '../graphql/resolvers.generated';
import { search } from './service';

/** GraphQL's way to the search. */
export const searchResolvers = {
  Query: {
    search: (_root, args, context) => search(context, args),
  },
} satisfies Pick<Resolvers, 'Query'>;
