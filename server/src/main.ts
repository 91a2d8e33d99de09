import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import type { Logger } from 'pino';
import { CounterKeeper } from './access/counterSweep';
import { Seal } from './access/seal';
import { sealKeyFits } from './access/sealCheck';
import { loadSealKey } from './access/sealKey';
import { firstStart, keptPasswords } from './accounts/firstStart';
import { makeApp } from './app';
import { openBlobs } from './blobs/open';
import type { BlobStore } from './blobs/types';
import { makeContext } from './context';
import { blobSettings, EnvError, mailSettings, readEnv, storeSettings } from './env';
import type { Env } from './env';
import { FileKeeper } from './files/sweep';
import { listen } from './listen';
import { MailQueue } from './mail/queue';
import { transportOf } from './mail/transport';
import { makeExamples } from './samples/service';
import { openStore } from './store';
import type { Store } from './store';

const say = (line: string): void => console.log(line);

const LOST_SEAL_KEY =
  'WARNING: this is not the sealing key that this store was begun with. Second factors that were set up with that one open nothing ' +
  'until it is back: in sealing.key of the data folder, or as STEMMA_SEALING_KEY (docs/operations.md).';

/** Starts the server: settings, store, first accounts, application; says where it is and how to sign in. */
async function main(): Promise<void> {
  const env = readEnv();
  const store = await openStore(storeSettings(env), say);
  const stopping = stopOnSignals(store);
  try {
    const log = pino({
      level: env.LOG_LEVEL,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
    });
    await prepareEmptyStore(store, env);
    const blobs = await openBlobs(blobSettings(env));
    const sealKey = await loadSealKey(env.STEMMA_DATA, env.STEMMA_SEALING_KEY);
    const introspection = process.env.NODE_ENV === 'development';
    if (!(await sealKeyFits(store, new Seal(sealKey)))) say(LOST_SEAL_KEY);
    const app = await makeApp(store, {
      log,
      blobs,
      introspection,
      sealKey,
      publicUrl: env.PUBLIC_URL,
      metricsToken: env.METRICS_TOKEN,
    });
    const server = await listen(app, env.PORT, env.HOST);
    stopping.server = server;
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

function startFiles(store: Store, blobs: BlobStore, log: Logger): FileKeeper {
  const keeper = new FileKeeper({ store, blobs, log });
  keeper.start();
  say(blobs.says);
  return keeper;
}

function startCounters(store: Store, log: Logger): CounterKeeper {
  const keeper = new CounterKeeper({ store, log });
  keeper.start();
  return keeper;
}

async function prepareEmptyStore(store: Store, env: Env): Promise<void> {
  const first = await firstStart(store, {
    dataFolder: env.STEMMA_DATA,
    adminEmail: env.STEMMA_ADMIN_EMAIL,
    adminPassword: env.STEMMA_ADMIN_PASSWORD,
    demoEmail: env.STEMMA_DEMO_EMAIL,
    demoPassword: env.STEMMA_DEMO_PASSWORD,
    demo: env.STEMMA_DEMO,
  });
  if (!first) {
    if ((await keptPasswords(env.STEMMA_DATA)).length)
      say('The first passwords are in first-passwords.txt in the data folder.');
    return;
  }
  const { admin, demo, kept } = first;
  if (demo) {
    const { userKey, organizationKey } = demo;
    const caller = {
      kind: 'user',
      userKey,
      organizationKey,
      isAdmin: false,
      accountType: 'Standard',
      sessionKey: '',
    } as const;
    await makeExamples(makeContext({ store, caller, requestId: 'first start', address: '' }));
    say(
      `Sign in as the example user:   ${demo.email}   password ${env.STEMMA_DEMO_PASSWORD ? '(as set)' : demo.password}`,
    );
  }
  say(
    `Sign in as the administrator:  ${admin.email}   password ${env.STEMMA_ADMIN_PASSWORD ? '(as set)' : admin.password}`,
  );
  if (kept) say('Generated passwords are kept in first-passwords.txt in the data folder.');
}

interface Running {
  server?: Server;
  mail?: MailQueue;
  files?: FileKeeper;
  counters?: CounterKeeper;
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
    const { server, mail, files, counters } = running;
    const othersStopped = Promise.all([mail?.stop(), files?.stop(), counters?.stop()]);
    if (server) {
      server.closeIdleConnections();
      const ended = new Promise<void>((resolve) => server.close(() => resolve()));
      await soon(Promise.all([ended, othersStopped]));
      server.closeAllConnections();
    }
    await store.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
  return running;
}

main().catch((failure: unknown) => {
  const known = failure instanceof EnvError || (failure as NodeJS.ErrnoException).code === 'EADDRINUSE';
  if (failure instanceof EnvError) console.error(failure.message);
  else if (known) console.error(`PORT: another program uses this port already. Set PORT to a free one.`);
  else console.error(failure instanceof Error ? failure.message : failure);
  process.exitCode = 1;
});
