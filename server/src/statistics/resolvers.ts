import type { Resolvers } from '../graphql/resolvers.generated';
import * as statistics from './service';

/** GraphQL's way to statistics. */
export const statisticsResolvers: Pick<Resolvers, 'Query'> = {
  Query: {
    typeDistribution: (_root, _args, context) => statistics.typeDistribution(context),
    datasetSizes: (_root, _args, context) => statistics.datasetSizes(context),
    groupSizes: (_root, _args, context) => statistics.groupSizes(context),
    longestTaskChain: (_root, _args, context) => statistics.longestTaskChain(context),
  },
};
