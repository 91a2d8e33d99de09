import type { Resolvers } from '../graphql/resolvers.generated';
import { asResult } from '../graphql/result';
import * as folders from './service';

/** GraphQL's way to folders. */
export const folderResolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    folders: (_root, { type }, context) => folders.listFolders(context, type),
  },
  Mutation: {
    createFolder: (_root, { input }, context) => asResult(() => folders.createFolder(context, input)),
    renameFolder: (_root, { key, name }, context) => asResult(() => folders.renameFolder(context, key, name)),
    deleteFolder: (_root, { key }, context) =>
      asResult(async () => {
        await folders.deleteFolder(context, key);
        return key;
      }),
    moveToFolder: (_root, { keys, folder }, context) =>
      asResult(async () => {
        await folders.moveToFolder(context, keys, folder);
        return new Set(keys).size;
      }),
  },
};
