import type { ApolloClient } from '@apollo/client';
import { messages } from '@stemma/shared/messages';
import { uploadMessages } from '@stemma/shared/messages/uploads';
import { t } from '@stemma/shared/language/translate';
import { announceChanged } from '../../../lib/changed';
import { newKey } from '../../../lib/newKey';
import { currentSession } from '../../../lib/session';
import { notify } from '../../notify';
import { createFilesFolderMutation, type FilesFolder } from '../documents';
import type { Chosen } from './chosen';
import { addFiles } from './engine';
import type { Upload } from './queue';

interface Target {
  /** Key of the entity or chart, and of the folder there that is open; empty at the root. */
  ownerKey: string;
  folder: string;
  /** The folders that are there: one of the same name takes the files. */
  folders: readonly Pick<FilesFolder, 'key' | 'name' | 'folder'>[];
}

/** Sends what was dropped or chosen, and makes the folders that it lay in. */
export async function sendChosen(client: ApolloClient, chosen: readonly Chosen[], target: Target): Promise<void> {
  const session = currentSession();
  if (session.status !== 'signedIn') return;
  if (chosen.length === 0) return notify('Warning', messages.noFileSelected);
  const userKey = session.viewer.key;
  const places = await makeFolders(client, chosen, target);
  addFiles(
    chosen.flatMap(({ file, path }) => {
      const folder = places.get(path.join('/'));
      return file && folder !== undefined ? [{ file, upload: uploadFor(file, { ...target, folder, userKey }) }] : [];
    }),
  );
}

/** An upload of a file that waits to be started. */
export function uploadFor(file: File, to: { userKey: string; ownerKey: string; folder: string }): Upload {
  const { userKey, ownerKey, folder } = to;
  const { name, size, type, lastModified: modified } = file;
  const fresh = { state: 'waiting', sent: 0, speed: 0, fault: null, url: null, key: null } as const;
  return { id: newKey(), userKey, ownerKey, folder, name, size, type, modified, ...fresh };
}

/** The key of each folder by its way; those that could not be made are missing, and told of. */
async function makeFolders(
  client: ApolloClient,
  chosen: readonly Chosen[],
  target: Target,
): Promise<Map<string, string>> {
  const places = new Map([['', target.folder]]);
  const ways = new Map<string, readonly string[]>();
  for (const { path } of chosen)
    path.forEach((_, at) => ways.set(path.slice(0, at + 1).join('/'), path.slice(0, at + 1)));
  for (const [way, path] of [...ways].sort(([, a], [, b]) => a.length - b.length)) {
    const name = path.at(-1) ?? '';
    const around = places.get(path.slice(0, -1).join('/'));
    if (around === undefined) continue;
    const there = target.folders.find((one) => one.folder === around && one.name === name);
    const key = there?.key ?? (await makeFolder(client, { entityKey: target.ownerKey, folder: around, name }));
    if (key !== undefined) places.set(way, key);
  }
  if (ways.size > 0) void announceChanged('files');
  return places;
}

async function makeFolder(
  client: ApolloClient,
  input: { entityKey: string; folder: string; name: string },
): Promise<string | undefined> {
  const key = newKey();
  const sent = client.mutate({ mutation: createFilesFolderMutation, variables: { input: { key, ...input } } });
  const made = await sent.then(
    ({ data }) => data?.createFilesFolder,
    () => undefined,
  );
  if (made?.ok) return made.ok.key;
  const why = made?.error?.message ?? uploadMessages.network;
  notify(
    'Error',
    t('The folder “{name}” was not made, and what lies in it was not sent. {why}', { name: input.name, why }),
    8000,
  );
  return undefined;
}
