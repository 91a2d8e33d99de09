import { useMemo } from 'react';
import { useMutation, useQuery } from '@apollo/client/react';
import { t } from '@stemma/shared/language/translate';
import { announceChanged, useChanged } from '../../lib/changed';
import { startLeaving, useLeaving, type Goal } from '../../lib/leaving';
import { newKey } from '../../lib/newKey';
import { confirm } from '../confirm';
import { notifyDeleted } from '../deletion/notifyDeleted';
import { notify } from '../notify';
import { outcome } from '../outcome';
import type { Folder } from './documents';
import {
  createFolderMutation,
  deleteFolderMutation,
  foldersQuery,
  moveToFolderMutation,
  renameFolderMutation,
} from './documents';

/** What a folder can hold: charts, all assets, or entities of one type. */
export type FolderKind = 'Dataset' | 'Asset' | 'Company' | 'Individual' | 'Trust' | 'Project' | 'Custom';

/** The user's folders of one kind, of all depths, and what can be done with them. */
export interface Folders {
  kind: FolderKind;
  all: readonly Folder[];
  loading: boolean;
  /** Answers the new folder's key, or undefined when it was not made. */
  create(name: string, parent: string): Promise<string | undefined>;
  rename(folder: Folder, name: string): Promise<boolean>;
  /** Asks first; what lies in the folder moves to the one around it. */
  remove(folder: Folder): Promise<boolean>;
  /** Puts charts, entities and folders into a folder, at the root where it is empty. */
  move(keys: readonly string[], folder: string): Promise<boolean>;
}

const NONE: readonly Folder[] = [];

export function useFolders(kind: FolderKind): Folders {
  const { data, loading, refetch } = useQuery(foldersQuery, {
    variables: { type: kind },
    fetchPolicy: 'cache-and-network',
  });
  useChanged('folders', () => refetch().catch(() => undefined));
  const leaving = useLeaving();
  const [createFolder] = useMutation(createFolderMutation);
  const [renameFolder] = useMutation(renameFolderMutation);
  const [deleteFolder] = useMutation(deleteFolderMutation);
  const [moveToFolder] = useMutation(moveToFolderMutation);
  const read = data?.folders ?? NONE;
  const all = useMemo(() => placed(read, leaving), [read, leaving]);
  const content = kind === 'Dataset' ? 'charts' : 'entities';

  return useMemo(
    () => ({
      kind,
      all,
      loading: loading && !data,
      async create(name, parent) {
        const input = { key: newKey(), name, folder: parent, type: kind };
        const done = await outcome(createFolder({ variables: { input } }));
        if (done) void announceChanged('folders');
        return done?.createFolder.ok?.key;
      },
      async rename({ key }, name) {
        const done = await outcome(renameFolder({ variables: { key, name } }));
        if (done) void announceChanged('folders');
        return done !== undefined;
      },
      async remove({ key, name }) {
        const agreed = await confirm({
          title: t('Delete folder'),
          message: t('The folder “{name}” goes; everything in it moves to the folder around it.', { name }),
          buttonText: t('Delete folder'),
          danger: true,
        });
        if (!agreed) return false;
        const done = await outcome(deleteFolder({ variables: { key } }));
        if (!done) return false;
        void announceChanged('folders', content);
        notifyDeleted(name);
        return true;
      },
      async move(keys, folder) {
        const end = startLeaving(keys, { folder });
        const done = await outcome(moveToFolder({ variables: { keys: [...keys], folder } }));
        if (!done) {
          end();
          return false;
        }
        void announceChanged('folders', content).then(end);
        notify('Message', keys.length === 1 ? t('Moved.') : t('{count} items moved.', { count: keys.length }));
        return true;
      },
    }),
    [kind, all, loading, data, content, createFolder, renameFolder, deleteFolder, moveToFolder],
  );
}

/** The folders where they will be; those on their way out of sight are left out. */
function placed(folders: readonly Folder[], leaving: ReadonlyMap<string, Goal>): readonly Folder[] {
  if (!folders.some(({ key }) => leaving.has(key))) return folders;
  return folders.flatMap((folder) => {
    const to = leaving.get(folder.key);
    if (to === undefined) return [folder];
    return typeof to === 'string' ? [] : [{ ...folder, folder: to.folder }];
  });
}
