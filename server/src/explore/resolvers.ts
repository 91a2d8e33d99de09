import type { Resolvers } from '../graphql/resolvers.generated';
import { orNull } from '../graphql/result';
import { downstreamOf, neighboursOf } from './service';

/** GraphQL's way to exploration. */
export const exploreResolvers: Pick<Resolvers, 'Query'> = {
  Query: {
    neighbours: (_root, { key, depth }, context) => orNull(() => neighboursOf(context, key, depth)),
    downstream: (_root, { key }, context) => orNull(() => downstreamOf(context, key)),
  },
};
