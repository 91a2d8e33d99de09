import { parseArgs } from 'node:util';
import { exportOrganization } from '../server/src/backup/exportOrganization';
import { openBlobs } from '../server/src/blobs/open';
import { blobSettings, readEnv } from '../server/src/env';
import { openStoreOf } from '../server/src/backup/automatic/openStoreOf';
import { fromCaller, runCommand, tell } from './cli/command';

const USAGE = 'Usage: npm run export -- ORGANIZATION FOLDER (its key or name, and a new folder)';

/** Writes what an organization owns as open formats. */
async function main(): Promise<void> {
  const { positionals } = parseArgs({ args: process.argv.slice(2), allowPositionals: true });
  const [organization, place] = positionals;
  if (organization === undefined || place === undefined || positionals.length > 2) throw new Error(USAGE);
  const folder = fromCaller(place);
  const env = readEnv();
  const store = await openStoreOf(env, tell);
  try {
    const blobs = await openBlobs(blobSettings(env), store.storage);
    const { name, counts, missing } = await exportOrganization(store, blobs, organization, folder);
    const parts = Object.entries(counts).map(([kind, count]) => `${kind} ${count}`);
    tell(`${name}: ${parts.join(', ')}.`);
    if (missing.length) tell(`The bytes of ${missing.length} files had gone missing before.`);
    process.stdout.write(`${folder}\n`);
  } finally {
    await store.close();
  }
}

await runCommand(main);
