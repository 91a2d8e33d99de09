import type { Resolvers } from '../graphql/resolvers.generated';
import { iterations, workItemsIn } from './service';

/** GraphQL's way to the provider of iterations and work items. */
export const devopsResolvers: Pick<Resolvers, 'Query'> = {
  Query: {
    devopsIterations: (_root, _args, context) => iterations(context),
    devopsWorkItems: (_root, { iteration }, context) => workItemsIn(context, iteration),
  },
};
