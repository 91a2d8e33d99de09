import { openBlobs } from '../../blobs/open';
import type { Env } from '../../env';
import { backupsFolder, blobSettings, storeSettings } from '../../env';
import type { Store } from '../../store';
import { openStore } from '../../store';
import { AutomaticBackups, saidOf } from './automaticBackups';

/** The automatic backups that the settings ask for; undefined where the store is not our own, or they are off. */
export async function backupsOf(
  env: Env,
  store: Store,
  log: { warn(about: object, text: string): void },
): Promise<AutomaticBackups | undefined> {
  const folder = backupsFolder(env);
  if (store.source === 'uri' || folder === undefined) return undefined;
  return new AutomaticBackups({ store, blobs: await openBlobs(blobSettings(env), store.storage), folder, log });
}

/** Opens the store of the settings; a backup is made of one of our own before an upgrade changes it, and without one it is left alone. */
export function openStoreOf(env: Env, log: (line: string) => void): Promise<Store> {
  return openStore(storeSettings(env), log, {
    beforeMigrating: async (store) => {
      const backups = await backupsOf(env, store, { warn: () => undefined });
      if (!backups) return;
      log('Making a backup before the upgrade …');
      const folder = await backups.makeNow().catch((failure: unknown) => {
        throw new Error(`No upgrade without a backup, and none could be made: ${saidOf(failure)}\n${WHAT_TO_DO}`, {
          cause: failure,
        });
      });
      log(`Backup of before the upgrade: ${folder}`);
    },
  });
}

const WHAT_TO_DO =
  'Free some space, or name another folder by STEMMA_BACKUPS, and start again. STEMMA_BACKUPS=off goes on without. Nothing was changed.';
