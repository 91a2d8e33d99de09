import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { exportOrganization } from '../server/src/backup/exportOrganization';
import { openBlobs } from '../server/src/blobs/open';
import { blobSettings, readEnv, storeSettings } from '../server/src/env';
import { openStore } from '../server/src/store';

const USAGE = 'Usage: npm run export -- ORGANIZATION FOLDER (its key or name, and a new folder)';

/** Writes what an organization owns as open formats. */
async function main(): Promise<void> {
  const { positionals } = parseArgs({ args: process.argv.slice(2), allowPositionals: true });
  const [organization, place] = positionals;
  if (organization === undefined || place === undefined || positionals.length > 2) throw new Error(USAGE);
  const folder = resolve(process.env['INIT_CWD'] ?? '.', place);
  const env = readEnv();
  const store = await openStore(storeSettings(env), (line) => process.stderr.write(`${line}\n`));
  try {
    const blobs = await openBlobs(blobSettings(env));
    const { name, counts, missing } = await exportOrganization(store, blobs, organization, folder);
    const told = Object.entries(counts).map(([kind, count]) => `${kind} ${count}`);
    process.stderr.write(`${name}: ${told.join(', ')}.\n`);
    if (missing.length) process.stderr.write(`The bytes of ${missing.length} files had gone missing before.\n`);
    process.stdout.write(`${folder}\n`);
  } finally {
    await store.close();
  }
}

main().catch((failure: unknown) => {
  process.stderr.write(`${failure instanceof Error ? (failure.message.split('\n')[0] ?? '') : String(failure)}\n`);
  process.exitCode = 1;
});
