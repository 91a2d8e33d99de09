import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { backupName, makeBackup } from '../server/src/backup/make';
import { openBlobs } from '../server/src/blobs/open';
import { blobSettings, readEnv } from '../server/src/env';
import { openStoreOf } from '../server/src/backup/automatic/openStoreOf';
import { fromCaller, runCommand, tell } from './cli/command';

const USAGE = 'Usage: npm run backup -- FOLDER (a new folder is made in it)';

function readArguments(): string {
  const { positionals } = parseArgs({ args: process.argv.slice(2), allowPositionals: true });
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1) throw new Error(USAGE);
  return fromCaller(folder);
}

/** Writes the graph and all files as one point in time, while servers go on or when none runs. */
async function main(): Promise<void> {
  const place = readArguments();
  const env = readEnv();
  const store = await openStoreOf(env, tell);
  try {
    const folder = join(place, backupName());
    const { nodes, links, files, missing } = await makeBackup(
      store,
      await openBlobs(blobSettings(env), store.storage),
      folder,
    );
    process.stdout.write(`${folder}\n`);
    tell(`Kept ${nodes} nodes, ${links} links and ${files} files.`);
    if (missing.length) tell(`The bytes of ${missing.length} files had gone missing before.`);
    tell('The key that seals second factors is not in it: keep sealing.key in another place.');
  } finally {
    await store.close();
  }
}

await runCommand(main);
