import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import type { Logger } from 'pino';
import { sweepCounters } from './access/counterSweep';
import { Seal } from './access/seal';
import { loadSealKey } from './access/sealKey';
import { makeApp } from './app';
import type { AutomaticBackups } from './backup/automatic/automaticBackups';
import { backupsOf } from './backup/automatic/openStoreOf';
import type { BlobStore } from './blobs/types';
import type { Env } from './env';
import { mailSettings } from './env';
import { sweepPendingStatements } from './exchange/ahead/writeAhead';
import { FileSweeper } from './files/sweep';
import { listen } from './listen';
import { Lookups } from './lookups/lookups';
import { ScreeningJob } from './lookups/screening/job';
import { MailQueue } from './mail/queue';
import { transportOf } from './mail/transport';
import { findOfAll } from './merging/candidates/finder';
import { sweepMerges } from './merging/sweep';
import { RegisterLoader } from './registers/loader';
import type { Store } from './store';
import { Sweeper } from './sweeper';

/** What of a server runs, as far as its start has come. */
export interface Running {
  server?: Server;
  mail?: MailQueue;
  files?: FileSweeper;
  sweeper?: Sweeper;
  registers?: RegisterLoader;
  screening?: ScreeningJob;
  lookups?: Lookups;
  backups?: AutomaticBackups | undefined;
}

interface ServeParts {
  store: Store;
  blobs: BlobStore;
  /** One of several processes that take the calls of one server. */
  isWorker: boolean;
  /** Filled while it starts. */
  running: Running;
  say: (line: string) => void;
}

/**
 * Takes calls over a store that is prepared, and does what is done beside them. All of it may run in several processes: mail and editions of registers are held, backups
 * and counts are locked, and bytes are swept by one at a time. Answers the port.
 */
export async function serve(env: Env, { store, blobs, isWorker, running, say }: ServeParts): Promise<number> {
  const log = pino({
    level: env.LOG_LEVEL,
    redact: ['req.headers.authorization', 'req.headers.cookie'],
  });
  const backups = await backupsOf(env, store, log);
  const sealKey = await loadSealKey(env.STEMMA_DATA, env.STEMMA_SEALING_KEY);
  const lookups = new Lookups(new Seal(sealKey), { permitted: env.STEMMA_LOOKUP_HOSTS });
  running.lookups = lookups;
  const app = await makeApp(store, {
    ...{ log, blobs, lookups, isWorker, sealKey, findsDuplicates: true },
    introspection: process.env.NODE_ENV === 'development',
    trustedProxies: env.TRUSTED_PROXIES,
    publicUrl: env.PUBLIC_URL,
    metricsToken: env.METRICS_TOKEN,
    backups: backups && (() => backups.report()),
  });
  running.server = await listen(app, env.PORT, env.HOST);
  backups?.start();
  running.backups = backups;
  running.files = startFiles(store, blobs, log);
  running.sweeper = startSweeper(store, log);
  running.registers = startRegisters(store, blobs, log);
  running.screening = new ScreeningJob({ store, lookups, log });
  running.screening.start();
  const { port } = running.server.address() as AddressInfo;
  running.mail = startMail(store, env, port, log, say);
  return port;
}

/** Where people find a server that listens at a port. */
export function serverAddress(env: Env, port: number): string {
  return env.PUBLIC_URL ?? `http://${env.HOST === '0.0.0.0' ? 'localhost' : env.HOST}:${port}`;
}

/** What is said where nobody said what people call this server. */
export function mailLinksSay(env: Env, port: number): string {
  return `Links in mail lead to ${serverAddress(env, port)}: set PUBLIC_URL to the address that people use.`;
}

function startMail(store: Store, env: Env, port: number, log: Logger, say: (line: string) => void): MailQueue {
  const publicUrl = serverAddress(env, port);
  const transport = transportOf(mailSettings(env));
  const queue = new MailQueue({ store, transport, place: { publicUrl }, log });
  queue.start();
  say(transport.says);
  if (!env.PUBLIC_URL) say(mailLinksSay(env, port));
  return queue;
}

function startFiles(store: Store, blobs: BlobStore, log: Logger): FileSweeper {
  const sweeper = new FileSweeper({ store, blobs, log });
  sweeper.start();
  return sweeper;
}

function startSweeper(store: Store, log: Logger): Sweeper {
  const sweeps = {
    counters: sweepCounters,
    'statements of imports': sweepPendingStatements,
    'old merges': sweepMerges,
    duplicates: findOfAll,
  };
  const sweeper = new Sweeper({ store, log, sweeps });
  sweeper.start();
  return sweeper;
}

function startRegisters(store: Store, blobs: BlobStore, log: Logger): RegisterLoader {
  const loader = new RegisterLoader({ store, blobs, log });
  loader.start();
  return loader;
}

/** Waits, 5 seconds at most. */
async function soon(work: Promise<unknown>): Promise<void> {
  await Promise.race([work, new Promise((resolve) => setTimeout(resolve, 5000).unref())]);
}

/** No new calls, those under way finish within 5 seconds. */
export async function stopServing(running: Running): Promise<void> {
  const { server, mail, files, sweeper, registers, screening, lookups, backups } = running;
  const jobs = Promise.all([
    mail?.stop(),
    files?.stop(),
    sweeper?.stop(),
    registers?.stop(),
    screening?.stop(),
    backups?.stop(),
  ]);
  const othersStopped = jobs.then(() => lookups?.close());
  if (!server) return;
  server.closeIdleConnections();
  const ended = new Promise<void>((resolve) => server.close(() => resolve()));
  await soon(Promise.all([ended, othersStopped]));
  server.closeAllConnections();
}
