import { useMemo } from 'react';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { messages } from '@stemma/shared/messages';
import { t } from '@stemma/shared/language/translate';
import { announceChanged } from '../../lib/changed';
import { count } from '../../lib/count';
import { newKey } from '../../lib/newKey';
import { confirm } from '../confirm';
import { notify } from '../notify';
import { outcome } from '../outcome';
import {
  createFilesFolderMutation,
  createFilesLinkMutation,
  deleteFilesMutation,
  duplicateFileMutation,
  moveFilesMutation,
  renameFileMutation,
  renameFilesFolderMutation,
  setFileExpiryMutation,
  updateFilesLinkMutation,
} from './documents';
import { inCache } from './inCache';
import { withContents, type FileAreaItem } from './items';

/** What can be done with the files of an entity or chart. Each answers whether it is done; a refusal is told by a toast. */
export interface FileActions {
  newFolder(name: string, folder: string): Promise<boolean>;
  newLink(link: { url: string; name: string }, folder: string): Promise<boolean>;
  rename(item: FileAreaItem, name: string): Promise<boolean>;
  /** Typed as a date; an empty one takes the day back. */
  setExpiry(item: FileAreaItem, expires: string): Promise<boolean>;
  changeLink(item: FileAreaItem, link: { url: string; name: string }): Promise<boolean>;
  duplicate(item: FileAreaItem): Promise<boolean>;
  /** Into a folder, to the root where it is empty. */
  move(items: readonly FileAreaItem[], folder: string): Promise<boolean>;
  /** Asks first. */
  remove(items: readonly FileAreaItem[]): Promise<boolean>;
}

/** The actions on the files of an entity or chart. Names, moves and deletions show at once and are taken back where they are refused. */
export function useFileActions(ownerKey: string, all: readonly FileAreaItem[]): FileActions {
  const { cache } = useApolloClient();
  const [createFolder] = useMutation(createFilesFolderMutation);
  const [createLink] = useMutation(createFilesLinkMutation);
  const [renameFile] = useMutation(renameFileMutation);
  const [setExpiry] = useMutation(setFileExpiryMutation);
  const [renameFolder] = useMutation(renameFilesFolderMutation);
  const [updateLink] = useMutation(updateFilesLinkMutation);
  const [duplicateFile] = useMutation(duplicateFileMutation);
  const [moveFiles] = useMutation(moveFilesMutation);
  const [deleteFiles] = useMutation(deleteFilesMutation);

  return useMemo(() => {
    const done = async (sent: Parameters<typeof outcome>[0]): Promise<boolean> => {
      const through = (await outcome(sent)) !== undefined;
      if (through) void announceChanged('files');
      return through;
    };
    return {
      newFolder: (name, folder) =>
        done(createFolder({ variables: { input: { key: newKey(), entityKey: ownerKey, folder, name } } })),
      newLink: ({ url, name }, folder) =>
        done(
          createLink({ variables: { input: { key: newKey(), entityKey: ownerKey, folder, url, name: name || null } } }),
        ),
      rename({ key, is }, name) {
        const variables = { key, name };
        return done(is === 'folder' ? renameFolder({ variables }) : renameFile({ variables }));
      },
      setExpiry: ({ key }, expires) => done(setExpiry({ variables: { key, expires } })),
      changeLink: ({ key }, { url, name }) => done(updateLink({ variables: { key, url, name } })),
      async duplicate({ key }) {
        const through = await done(duplicateFile({ variables: { key, copyKey: newKey() } }));
        if (through) notify('Message', t('Duplicated.'));
        return through;
      },
      async move(items, folder) {
        const keys = items.map(({ key }) => key);
        const back = inCache(cache).move(items, folder);
        const through = await done(moveFiles({ variables: { keys, folder } }));
        if (!through) back();
        else
          notify(
            'Message',
            items.length === 1 ? t('Moved.') : t('{count} items moved.', { count: count(items.length) }),
          );
        return through;
      },
      async remove(items) {
        if (!(await mayRemove(items))) return false;
        const back = inCache(cache).remove(ownerKey, withContents(all, items));
        const through = await done(deleteFiles({ variables: { keys: items.map(({ key }) => key) } }));
        if (!through) back();
        else
          notify(
            'Message',
            items.length === 1 ? t('Deleted.') : t('{count} items deleted.', { count: count(items.length) }),
          );
        return through;
      },
    };
  }, [
    cache,
    ownerKey,
    all,
    createFolder,
    createLink,
    renameFile,
    setExpiry,
    renameFolder,
    updateLink,
    duplicateFile,
    moveFiles,
    deleteFiles,
  ]);
}

const QUESTION = { file: messages.deleteFile, folder: messages.deleteFolder, link: messages.deleteLink };

function mayRemove(items: readonly FileAreaItem[]): Promise<boolean> {
  const [only] = items;
  const question = items.length === 1 && only ? QUESTION[only.is] : messages.deleteFilesItems;
  const { title, text, button } = question;
  const message = typeof text === 'string' ? text : text(items.length);
  return confirm({ title, message, buttonText: button, danger: true });
}
