import { parseArgs } from 'node:util';
import { readSealKey } from '../server/src/access/sealKey';
import { newestOf } from '../server/src/backup/automatic/rotation';
import { storedBackups } from '../server/src/backup/automatic/shelf';
import { readBackup } from '../server/src/backup/read';
import { assertRestorable, restoreBackup } from '../server/src/backup/restore';
import { openBlobs } from '../server/src/blobs/open';
import type { Env } from '../server/src/env';
import { backupsFolder, blobSettings, readEnv, storeSettings } from '../server/src/env';
import { BrokenStore, openStore, RepairStopped, StoreDidNotStart } from '../server/src/store';
import { fromCaller, runCommand, tell } from './cli/command';

const USAGE = 'Usage: npm run repair -- [--accept-loss | --newest-backup] [--copies FOLDER]';

/** Faults of the store itself; all others are mended without touching it. */
const CHOICES_AFTER: ReadonlySet<string> = new Set(['logUnreadable', 'newerVersion', 'other']);

interface Wanted {
  acceptLoss: boolean;
  newestBackup: boolean;
  copies: string | undefined;
}

function readArguments(): Wanted {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: {
      'accept-loss': { type: 'boolean', default: false },
      'newest-backup': { type: 'boolean', default: false },
      copies: { type: 'string' },
    },
  });
  const { 'accept-loss': acceptLoss, 'newest-backup': newestBackup, copies } = values;
  if (positionals.length > 0 || (acceptLoss && newestBackup)) throw new Error(USAGE);
  return { acceptLoss, newestBackup, copies: copies === undefined ? undefined : fromCaller(copies) };
}

/**
 * Brings a store of our own back that does not come up: a copy first, then what loses nothing; what may lose something only where that
 * was asked for.
 */
async function main(): Promise<void> {
  const wanted = readArguments();
  const env = readEnv();
  if (env.NEO4J_URI !== undefined) {
    throw new RepairStopped('NEO4J_URI names a Neo4j that is not run by Stemma: it is repaired by its own means.');
  }
  const copies = wanted.copies ?? env.STEMMA_DATA;
  const broken = new BrokenStore(env.STEMMA_DATA, env.NEO4J_HEAP ?? '1g', tell);
  if (wanted.newestBackup) await restoreNewest(env, broken, copies);
  else await broken.alone(() => startAgain(env, broken, { copies, acceptLoss: wanted.acceptLoss }));
}

/** Copies the store, starts it once, and says whether it came up whole, or what is left to do. */
async function startAgain(
  env: Env,
  broken: BrokenStore,
  { copies, acceptLoss }: { copies: string; acceptLoss: boolean },
): Promise<void> {
  tell('Copying the store as it is …');
  tell(`The copy is ${await broken.copy(copies)}`);
  try {
    tell(acceptLoss ? 'Starting Neo4j, which gives up what it cannot read …' : 'Starting Neo4j …');
    const { inconsistencies, recoveredTo } = await broken.startOnce({ acceptLoss });
    if (inconsistencies) throw new RepairStopped(`The store comes up and is not consistent:\n${inconsistencies}`);
    if (recoveredTo) tell(`Everything is there until ${recoveredTo.toISOString()}; what was saved after that is lost.`);
    tell(`The store comes up and is consistent${recoveredTo ? '' : ': nothing was lost'}. Start Stemma: npm start`);
  } catch (failure) {
    if (!(failure instanceof StoreDidNotStart) || !CHOICES_AFTER.has(failure.fault)) throw failure;
    tell(failure.message.split('\n')[0] ?? '');
    await tellChoices(env);
    process.exitCode = 1;
  }
}

const NO_BACKUP =
  'there is no automatic backup; one of your own: move the neo4j folder away, then npm run restore -- FOLDER';

/** What is left to do, each of which may lose something. */
async function tellChoices(env: Env): Promise<void> {
  tell('Nothing was changed. Two things are left to do, and each loses something:');
  tell('  npm run repair -- --accept-loss     keeps all that can be read of the log; what was saved last is lost');
  const found = await automaticBackups(env).catch((failure: unknown) => {
    if (failure instanceof RepairStopped) return failure.message;
    throw failure;
  });
  const newest = typeof found === 'string' ? undefined : newestOf(found, Date.now());
  if (!newest) return tell(`  (${typeof found === 'string' ? found : NO_BACKUP})`);
  const hours = Math.round((Date.now() - newest.time) / 3_600_000);
  const at = new Date(newest.time).toISOString();
  tell(`  npm run repair -- --newest-backup   goes back to the automatic backup of ${at}, ${hours} h ago`);
}

async function restoreNewest(env: Env, broken: BrokenStore, copies: string): Promise<void> {
  const newest = newestOf(await automaticBackups(env), Date.now());
  if (!newest) throw new RepairStopped('There is no automatic backup.');
  const backup = await readBackup(newest.folder);
  const options = { sealKey: await readSealKey(env.STEMMA_DATA, env.STEMMA_SEALING_KEY), withoutSealKey: false };
  await assertRestorable(backup, options);
  const aside = await broken.alone(() => broken.putAside(copies));
  tell(`The store as it was is now ${aside}`);
  const store = await openStore(storeSettings(env), tell);
  try {
    const blobs = await openBlobs(blobSettings(env), store.storage);
    const { at, nodes, links, files } = await restoreBackup(store, blobs, backup, options);
    tell(`Restored ${nodes} nodes, ${links} links and ${files} files as they were at ${at}. Everybody signs in anew.`);
  } finally {
    await store.close();
  }
}

/** The automatic backups. Throws `RepairStopped` where they are of several installations: a store that does not come up cannot tell which are its own. */
async function automaticBackups(env: Env) {
  const folder = backupsFolder(env);
  const backups = folder === undefined ? [] : await storedBackups(folder);
  if (new Set(backups.map(({ store }) => store).filter(Boolean)).size > 1) {
    throw new RepairStopped(
      `${folder} holds the backups of several installations. Choose yours: move the neo4j folder away, then npm run restore -- FOLDER`,
    );
  }
  return backups;
}

await runCommand(main);
