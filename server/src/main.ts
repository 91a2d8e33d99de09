import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import type { Logger } from 'pino';
import { CounterSweeper } from './access/counterSweep';
import { Seal } from './access/seal';
import { sealKeyFits } from './access/sealCheck';
import { loadSealKey } from './access/sealKey';
import { firstStart } from './accounts/firstStart';
import { savedFirstPasswords } from './accounts/passwordFile';
import { makeApp } from './app';
import { backupsOf, openStoreOf } from './backup/automatic/openStoreOf';
import type { AutomaticBackups } from './backup/automatic/automaticBackups';
import { openBlobs } from './blobs/open';
import type { BlobStore } from './blobs/types';
import { blobSettings, mailSettings, readEnv, storeSettings } from './env';
import { prepareDataFolder } from './dataFolder';
import type { Env } from './env';
import { FileSweeper } from './files/sweep';
import { canListen, listen } from './listen';
import { MailQueue } from './mail/queue';
import { transportOf } from './mail/transport';
import { ensureHolds } from './ownership/holds/rebuild';
import { makeExamples } from './samples/service';
import { startFault } from './startFault';
import type { Store } from './store';
import { endBySignalsMyself } from './store';

const say = (line: string): void => console.log(line);

const LOST_SEAL_KEY =
  'WARNING: this is not the sealing key that this store was begun with. Second factors that were set up with that one open nothing ' +
  'until it is back: in sealing.key of the data folder, or as STEMMA_SEALING_KEY (docs/operations.md).';

/** Starts the server: settings, store, first accounts, application; says where it is and how to sign in. */
async function main(): Promise<void> {
  const env = readEnv();
  await prepareDataFolder(env.STEMMA_DATA, {
    ownStore: env.NEO4J_URI === undefined,
    reserve: storeSettings(env).reserve ?? 0,
  });
  await canListen(env.PORT, env.HOST);
  const store = await openStoreOf(env, say);
  const stopping = stopOnSignals(store);
  try {
    const log = pino({
      level: env.LOG_LEVEL,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
    });
    await ensureHolds(store, say);
    const blobs = await openBlobs(blobSettings(env), store.storage);
    await prepareEmptyStore(store, env, blobs);
    const sealKey = await loadSealKey(env.STEMMA_DATA, env.STEMMA_SEALING_KEY);
    const introspection = process.env.NODE_ENV === 'development';
    if (!(await sealKeyFits(store, new Seal(sealKey)))) say(LOST_SEAL_KEY);
    const backups = await backupsOf(env, store, log);
    const app = await makeApp(store, {
      ...{ log, blobs, introspection, sealKey },
      trustedProxies: env.TRUSTED_PROXIES,
      publicUrl: env.PUBLIC_URL,
      metricsToken: env.METRICS_TOKEN,
      backups: backups && (() => backups.report()),
    });
    const server = await listen(app, env.PORT, env.HOST);
    stopping.server = server;
    backups?.start();
    stopping.backups = backups;
    stopping.files = startFiles(store, blobs, log);
    stopping.counters = startCounters(store, log);
    const { port } = server.address() as AddressInfo;
    const publicUrl = env.PUBLIC_URL ?? `http://${env.HOST === '0.0.0.0' ? 'localhost' : env.HOST}:${port}`;
    stopping.mail = startMail(store, env, publicUrl, log);
    say(`Stemma is ready at ${publicUrl}`);
  } catch (failure) {
    await store.close();
    throw failure;
  }
}

function startMail(store: Store, env: Env, publicUrl: string, log: Logger): MailQueue {
  const settings = mailSettings(env);
  const transport = transportOf(settings);
  const queue = new MailQueue({ store, transport, place: { publicUrl }, log });
  queue.start();
  say(transport.says);
  if (!env.PUBLIC_URL) say(`Links in mail lead to ${publicUrl}: set PUBLIC_URL to the address that people use.`);
  return queue;
}

function startFiles(store: Store, blobs: BlobStore, log: Logger): FileSweeper {
  const sweeper = new FileSweeper({ store, blobs, log });
  sweeper.start();
  say(blobs.says);
  return sweeper;
}

function startCounters(store: Store, log: Logger): CounterSweeper {
  const sweeper = new CounterSweeper({ store, log });
  sweeper.start();
  return sweeper;
}

async function prepareEmptyStore(store: Store, env: Env, blobs: BlobStore): Promise<void> {
  const first = await firstStart(store, {
    dataFolder: env.STEMMA_DATA,
    adminEmail: env.STEMMA_ADMIN_EMAIL,
    adminPassword: env.STEMMA_ADMIN_PASSWORD,
    demoEmail: env.STEMMA_DEMO_EMAIL,
    demoPassword: env.STEMMA_DEMO_PASSWORD,
    demo: env.STEMMA_DEMO,
    examples: (tx, caller) => makeExamples(tx, caller, blobs),
  });
  if (!first) {
    if ((await savedFirstPasswords(env.STEMMA_DATA)).length)
      say('The first passwords are in first-passwords.txt in the data folder.');
    return;
  }
  const { admin, demo, passwordsSaved } = first;
  if (demo) {
    say(
      `Sign in as the example user:   ${demo.email}   password ${env.STEMMA_DEMO_PASSWORD ? '(as set)' : demo.password}`,
    );
  }
  say(
    `Sign in as the administrator:  ${admin.email}   password ${env.STEMMA_ADMIN_PASSWORD ? '(as set)' : admin.password}`,
  );
  if (passwordsSaved) say('Generated passwords are kept in first-passwords.txt in the data folder.');
}

interface Running {
  server?: Server;
  mail?: MailQueue;
  files?: FileSweeper;
  counters?: CounterSweeper;
  backups?: AutomaticBackups | undefined;
}

/** Waits, 5 seconds at most. */
async function soon(work: Promise<unknown>): Promise<void> {
  await Promise.race([work, new Promise((resolve) => setTimeout(resolve, 5000).unref())]);
}

/** Ends cleanly on Ctrl+C and its kin: no new requests, those under way finish, then the store closes. A second signal ends at once. */
function stopOnSignals(store: Store): Running {
  const running: Running = {};
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) process.exit(1);
    stopping = true;
    say('Stemma is stopping…');
    const { server, mail, files, counters, backups } = running;
    const othersStopped = Promise.all([mail?.stop(), files?.stop(), counters?.stop(), backups?.stop()]);
    if (server) {
      server.closeIdleConnections();
      const ended = new Promise<void>((resolve) => server.close(() => resolve()));
      await soon(Promise.all([ended, othersStopped]));
      server.closeAllConnections();
    }
    await store.close();
    process.exit(0);
  };
  endBySignalsMyself();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
  return running;
}

main().catch((failure: unknown) => {
  console.error(startFault(failure, { port: process.env.PORT || '4000', host: process.env.HOST || '127.0.0.1' }));
  process.exitCode = 1;
});
