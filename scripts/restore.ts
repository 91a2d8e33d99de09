import { parseArgs } from 'node:util';
import { readSealKey } from '../server/src/access/sealKey';
import { readBackup } from '../server/src/backup/read';
import { assertRestorable, restoreBackup } from '../server/src/backup/restore';
import { openBlobs } from '../server/src/blobs/open';
import { blobSettings, readEnv } from '../server/src/env';
import { openStoreOf } from '../server/src/backup/automatic/openStoreOf';
import { fromCaller, runCommand, tell } from './cli/command';

const USAGE = 'Usage: npm run restore -- FOLDER [--without-sealing-key]';

function readArguments(): { folder: string; withoutSealKey: boolean } {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: { 'without-sealing-key': { type: 'boolean', default: false } },
  });
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1) throw new Error(USAGE);
  return {
    folder: fromCaller(folder),
    withoutSealKey: values['without-sealing-key'],
  };
}

/** Makes the store and the files of the settings what a backup holds; they have to be empty. */
async function main(): Promise<void> {
  const { folder, withoutSealKey } = readArguments();
  const env = readEnv();
  const backup = await readBackup(folder);
  const options = { sealKey: await readSealKey(env.STEMMA_DATA, env.STEMMA_SEALING_KEY), withoutSealKey };
  await assertRestorable(backup, options);
  const store = await openStoreOf(env, tell);
  try {
    const blobs = await openBlobs(blobSettings(env), store.storage);
    const { at, nodes, links, files } = await restoreBackup(store, blobs, backup, options);
    tell(`Restored ${nodes} nodes, ${links} links and ${files} files as they were at ${at}.`);
    tell('Everybody signs in anew.');
  } finally {
    await store.close();
  }
}

await runCommand(main);
