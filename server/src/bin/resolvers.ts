import { presentGraphqlEntity } from '../entities/present';
import type { Resolvers } from '../graphql/resolvers.generated';
import { asResult } from '../graphql/result';
import * as bin from './service';

/** GraphQL's way to the bin. */
export const binResolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    bin: async (_root, _args, context) => (await bin.listBin(context)).map(presentGraphqlEntity),
    binTable: (_root, { limit, offset }, context) => bin.binPage(context, limit ?? 100, offset ?? 0),
    binCount: (_root, _args, context) => bin.countBin(context),
  },
  Mutation: {
    moveToBin: (_root, { key }, context) =>
      asResult(async () => {
        await bin.moveToBin(context, key);
        return key;
      }),
    restoreEntity: (_root, { key }, context) =>
      asResult(async () => presentGraphqlEntity(await bin.restore(context, key))),
    deleteEntity: (_root, { key }, context) =>
      asResult(async () => {
        await bin.deleteEntity(context, key);
        return key;
      }),
    restoreEntities: (_root, { keys }, context) => asResult(() => bin.restoreMany(context, keys)),
    deleteEntities: (_root, { keys }, context) => asResult(() => bin.deleteMany(context, keys)),
    emptyBin: (_root, _args, context) => asResult(() => bin.emptyBin(context)),
    batchDelete: (_root, { keys, folderKeys }, context) =>
      asResult(() => bin.batchDelete(context, { keys, folderKeys: folderKeys ?? [] })),
  },
};
