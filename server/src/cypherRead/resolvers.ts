import { limits } from '@stemma/shared/limits';
import { z } from 'zod';
import { parse } from '../errors';
import type { Resolvers } from '../graphql/resolvers.generated';
import { readGraph } from './service';

const argsShape = z.object({
  query: z.string().min(1).max(limits.textMax),
  limit: z.number().int().min(1).max(1000).nullish(),
});

/** GraphQL's way to reading by Cypher. */
export const readResolvers: Pick<Resolvers, 'Query'> = {
  Query: {
    readGraph: async (_root, args, context) => {
      const { query, limit } = parse(argsShape, args);
      const rows = await readGraph(context, { query, limit: limit ?? limits.readDefault });
      return rows.map((row) => JSON.stringify(row));
    },
  },
};
