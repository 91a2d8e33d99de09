import type { Resolvers } from '../graphql/resolvers.generated';
import { orNull } from '../graphql/result';
import { downstreamOf, neighbourhoodOf, neighboursOf, parentHierarchyOf } from './service';

/** GraphQL's way to exploration. */
export const exploreResolvers: Pick<Resolvers, 'Query'> = {
  Query: {
    neighbours: (_root, { key, depth }, context) => orNull(() => neighboursOf(context, key, depth)),
    neighbourhood: (_root, { keys, depth }, context) => orNull(() => neighbourhoodOf(context, keys, depth)),
    parentHierarchy: (_root, { key }, context) => orNull(() => parentHierarchyOf(context, key)),
    downstream: (_root, { key }, context) => orNull(() => downstreamOf(context, key)),
  },
};
