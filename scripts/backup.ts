import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backupName, makeBackup } from '../server/src/backup/make';
import { openBlobs } from '../server/src/blobs/open';
import { blobSettings, readEnv, storeSettings } from '../server/src/env';
import { openStore } from '../server/src/store';

const USAGE = 'Usage: npm run backup -- FOLDER (a new folder is made in it)';

function readArguments(): string {
  const { positionals } = parseArgs({ args: process.argv.slice(2), allowPositionals: true });
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1) throw new Error(USAGE);
  return resolve(process.env['INIT_CWD'] ?? '.', folder);
}

/** Writes the graph and all files as one point in time, while servers go on or when none runs. */
async function main(): Promise<void> {
  const place = readArguments();
  const env = readEnv();
  const store = await openStore(storeSettings(env), (line) => process.stderr.write(`${line}\n`));
  try {
    const folder = join(place, backupName());
    const { nodes, links, files, missing } = await makeBackup(store, await openBlobs(blobSettings(env)), folder);
    process.stdout.write(`${folder}\n`);
    process.stderr.write(`Kept ${nodes} nodes, ${links} links and ${files} files.\n`);
    if (missing.length) process.stderr.write(`The bytes of ${missing.length} files had gone missing before.\n`);
    process.stderr.write('The key that seals second factors is not in it: keep sealing.key in another place.\n');
  } finally {
    await store.close();
  }
}

main().catch((failure: unknown) => {
  process.stderr.write(`${failure instanceof Error ? (failure.message.split('\n')[0] ?? '') : String(failure)}\n`);
  process.exitCode = 1;
});
