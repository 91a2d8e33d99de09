import type { Resolvers } from '../graphql/resolvers.generated';
import { searchEntities } from './service';

/** GraphQL's way to the entity use cases. */
export const entityResolvers: Pick<Resolvers, 'Query'> = {
  Query: {
    searchEntities: (_root, args, context) => searchEntities(context, args),
  },
};
