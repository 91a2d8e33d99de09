import type { Resolvers } from '../graphql/resolvers.generated';
import { countList, listKeys, readListPage } from './service';

/** GraphQL's way to lists of entities: what is not asked for is not read. */
export const entityListResolvers = {
  Query: {
    entityTable: (_root, { filter }) => ({ filter: filter ?? {} }),
  },
  EntityTable: {
    total: ({ filter }, _args, context) => countList(context, filter),
    rows: ({ filter }, page, context) => readListPage(context, filter, page),
    keys: ({ filter }, _args, context) => listKeys(context, filter),
  },
} satisfies Pick<Resolvers, 'Query' | 'EntityTable'>;
