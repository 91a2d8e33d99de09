import cluster from 'node:cluster';
import { parseArgs } from 'node:util';
import { openStoreOf } from './backup/automatic/openStoreOf';
import { openBlobs } from './blobs/open';
import { Workers } from './cluster/primary';
import { onStop, sayReady } from './cluster/worker';
import { prepareDataFolder } from './dataFolder';
import type { Env } from './env';
import { blobSettings, readEnv, storeSettings } from './env';
import { canListen } from './listen';
import { prepareStore } from './prepareStore';
import type { Running } from './serve';
import { serverAddress, mailLinksSay, serve, stopServing } from './serve';
import { startFault } from './startFault';
import type { Store } from './store';
import { endBySignalsMyself } from './store';

const say = (line: string): void => console.log(line);

/** Starts the server: settings, store, first accounts, then this process, or several, take calls; says where it is and how to sign in. */
async function main(): Promise<void> {
  const env = readEnv(withArguments(process.env));
  await prepareDataFolder(env.STEMMA_DATA, {
    ownStore: env.NEO4J_URI === undefined,
    reserve: storeSettings(env).reserve ?? 0,
  });
  await canListen(env.PORT, env.HOST);
  const store = await openStoreOf(env, say);
  const workers = env.STEMMA_WORKERS > 1 ? new Workers(env.STEMMA_WORKERS, say) : undefined;
  const running: Running = {};
  stopOnSignals(
    store,
    () => (workers ? workers.stop() : stopServing(running)),
    () => workers?.kill(),
  );
  try {
    const blobs = await openBlobs(blobSettings(env), store.storage);
    await prepareStore(store, env, blobs, say);
    say(blobs.says);
    const port = await (workers?.start() ?? serve(env, { store, blobs, isWorker: false, running, say }));
    if (workers && !env.PUBLIC_URL) say(mailLinksSay(env, port));
    say(`Stemma is ready at ${serverAddress(env, port)}`);
  } catch (failure) {
    workers?.kill();
    await store.close();
    throw failure;
  }
}

/** One of the processes that take calls: the primary has prepared the store, and says when to end. */
async function work(): Promise<void> {
  const env = readEnv();
  const running: Running = {};
  const opening = openStoreOf(env, () => undefined);
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await stopServing(running);
    await (await opening).close();
    process.exit(0);
  };
  endBySignalsMyself();
  onStop(() => void stop());
  // A signal may reach the primary and all workers at once, and the primary then says so, too.
  for (const signal of SIGNALS) process.on(signal, () => void stop());
  const store = await opening;
  const blobs = await openBlobs(blobSettings(env), store.storage);
  sayReady(await serve(env, { store, blobs, isWorker: true, running, say: () => undefined }));
}

/** `--workers N` of the command line goes before the variable. */
function withArguments(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { values } = parseArgs({ options: { workers: { type: 'string' } }, strict: false, allowPositionals: true });
  return typeof values.workers === 'string' ? { ...env, STEMMA_WORKERS: values.workers } : env;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Ends cleanly on Ctrl+C and its kin: no new requests, those under way finish, then the store closes. A second signal ends at once. */
function stopOnSignals(store: Store, stopTakingCalls: () => Promise<void>, kill: () => void): void {
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) {
      kill();
      process.exit(1);
    }
    stopping = true;
    say('Stemma is stopping…');
    await stopTakingCalls();
    await store.close();
    process.exit(0);
  };
  endBySignalsMyself();
  for (const signal of SIGNALS) process.on(signal, () => void stop());
}

/** Says why a start failed; `env` tells where it was to listen. */
function sayFault(failure: unknown, { PORT, HOST }: Partial<Record<keyof Env, string | undefined>>): void {
  console.error(startFault(failure, { port: PORT || '4000', host: HOST || '127.0.0.1' }));
  process.exitCode = 1;
}

if (cluster.isWorker) {
  work().catch((failure: unknown) => {
    sayFault(failure, process.env);
    process.exit(1);
  });
} else main().catch((failure: unknown) => sayFault(failure, process.env));
