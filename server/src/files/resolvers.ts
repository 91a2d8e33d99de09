import { limits } from '@stemma/shared/limits';
import { keyText } from '@stemma/shared/rules/basic';
import { z } from 'zod';
import { parse } from '../errors';
import type { Resolvers } from '../graphql/resolvers.generated';
import { asResult, orNull } from '../graphql/result';
import { createFilesFolder, createFilesLink, renameFilesFolder, updateFilesLink } from './folders';
import { copyFile, deleteAllFiles, deleteItems, moveItems, renameFile, setFileExpiry } from './items';
import { filesOf } from './service';

const keysOf = (keys: readonly string[]) => parse(z.array(keyText).max(limits.fileSelectionMax), keys);
const keyOf = (key: string) => parse(keyText, key);

/** GraphQL's way to the files of entities and charts; their bytes go by REST and tus. */
export const fileResolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    filesOf: (_root, { key, search }, context) => orNull(() => filesOf(context, key, search ?? '')),
  },
  Mutation: {
    createFilesFolder: (_root, { input }, context) => asResult(() => createFilesFolder(context, input)),
    createFilesLink: (_root, { input }, context) => asResult(() => createFilesLink(context, input)),
    renameFile: (_root, { key, name }, context) => asResult(() => renameFile(context, key, name)),
    setFileExpiry: (_root, { key, expires }, context) => asResult(() => setFileExpiry(context, key, expires)),
    renameFilesFolder: (_root, { key, name }, context) => asResult(() => renameFilesFolder(context, key, name)),
    updateFilesLink: (_root, { key, name, url }, context) =>
      asResult(() => updateFilesLink(context, key, { name, url })),
    duplicateFile: (_root, { key, folder, copyKey }, context) =>
      asResult(() => copyFile(context, keyOf(key), { folder: folder ?? undefined, key: copyKey })),
    moveFiles: (_root, { keys, folder }, context) => asResult(() => moveItems(context, keysOf(keys), folder)),
    deleteFiles: (_root, { keys }, context) => asResult(() => deleteItems(context, keysOf(keys))),
    deleteAllFiles: (_root, { entityKey }, context) =>
      asResult(async () => {
        await deleteAllFiles(context, keyOf(entityKey));
        return entityKey;
      }),
  },
};
