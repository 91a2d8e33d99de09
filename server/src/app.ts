import { limits } from '@stemma/shared/limits';
import compression from 'compression';
import express from 'express';
import type { Express, Request } from 'express';
import helmet from 'helmet';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { authenticate } from './access/authenticate';
import { Device } from './access/device';
import { Guesses, SubjectGuesses } from './access/guesses';
import { Seal } from './access/seal';
import { loadSecret } from './access/secret';
import type { BlobStore } from './blobs/types';
import { answerMetricsRequests, metricsOfAll } from './cluster/worker';
import { serveClient } from './clientFiles';
import { sharedPage, type PictureOfLink } from './sharedPage';
import { sharedOpeningPicture } from './sharing/shown/openingPicture';
import { makeContext } from './context';
import type { Context } from './context';
import { graphqlRouter } from './graphql/mount';
import { findInBackground } from './merging/candidates/finder';
import { mergedKeysFor } from './merging/mergedKeys';
import { noteCall } from './observe/activity';
import { makeMetrics } from './observe/metrics';
import { metricsHandler } from './observe/router';
import { Lookups } from './lookups/lookups';
import { watchRequests } from './observe/watch';
import { docsRouter } from './rest/docs';
import { errorHandler } from './rest/errors';
import { openApiDocument } from './rest/openapi';
import { requestIdOf } from './rest/requestId';
import { restRouter } from './rest/router';
import { restTable } from './rest/table';
import type { BackupsReport } from './storage/report';
import { readOnlyNotice, reportOf } from './storage/report';
import type { Store } from './store';
import { projectRoot } from './store';
import { tusHandler } from './uploads/tus';

export interface AppSettings {
  log: Logger;
  /** Where the bytes of files lie. */
  blobs: BlobStore;
  /** Lets GraphQL clients ask for the schema; off in production. */
  introspection: boolean;
  /** 32 bytes that seal second factors; the same for all servers of a store, and not in it. */
  sealKey: Uint8Array;
  /** The way to the sources of look-ups; without one, public hosts by https and no others. */
  lookups?: Lookups;
  /** Failed sign-ins before waiting; tests lower them. */
  guesses?: { account: number; address: number; code?: number };
  /** Whose `X-Forwarded-For` is believed, as Express's `trust proxy` takes it; without it proxies of this machine. */
  trustedProxies?: string[];
  /** The address that people use; where it is https, browsers are told to stay with it. */
  publicUrl?: string | undefined;
  /** Who brings it reads `/metrics`; without one only programs of this machine do. */
  metricsToken?: string | undefined;
  /** It is one of several processes that take the calls of one server. */
  isWorker?: boolean;
  /** Whether it looks for duplicates beside calls, where somebody asks for them and records were changed. */
  findsDuplicates?: boolean;
  /** The built client; the one beside this server without. */
  clientFolder?: string;
  /** Milliseconds that a share link's page waits for the picture of its chart; tests wait longer. */
  pictureWithin?: number;
  /** What automatic backups have come to, where this server makes them. */
  backups?: (() => Promise<BackupsReport>) | undefined;
}

const MINUTE = 60_000;
/** Seconds. */
const YEAR = 365 * 86_400;

/** The whole server as an Express application over an open store: REST, GraphQL, health and the client's files. */
export async function makeApp(store: Store, settings: AppSettings): Promise<Express> {
  const { log, blobs } = settings;
  const secret = await loadSecret(store);
  const isHttps = /^https:/i.test(settings.publicUrl ?? '');
  const guesses: NonNullable<AppSettings['guesses']> = settings.guesses ?? { account: 10, address: 200 };
  const signInParts = {
    secret,
    byAccount: new SubjectGuesses(
      store,
      { name: 'signIn:account', tries: guesses.account, window: 15 * MINUTE },
      'account',
    ),
    byAddress: new Guesses(store, { name: 'signIn:address', tries: guesses.address, window: 60 * MINUTE }),
    byAsking: new Guesses(store, { name: 'asking:address', tries: guesses.address, window: 60 * MINUTE }),
    byDemo: new Guesses(store, {
      name: 'demo',
      tries: settings.guesses?.address ?? limits.demosAnHour,
      window: 60 * MINUTE,
    }),
    byCode: new SubjectGuesses(
      store,
      { name: 'code:account', tries: guesses.code ?? limits.codeGuessesAnHour, window: 60 * MINUTE },
      'account',
    ),
    seal: new Seal(settings.sealKey),
    byLink: new SubjectGuesses(
      store,
      { name: 'shareLink', tries: limits.shareGuessesAnHour, window: 60 * MINUTE },
      'link',
    ),
  };
  const backups = async () => (await settings.backups?.()) ?? null;
  const storage = async () => reportOf(store.storage, await backups());
  const lookups = settings.lookups ?? new Lookups(signInParts.seal);
  const findDuplicates = settings.findsDuplicates
    ? (organizationKey: string) =>
        findInBackground(store, organizationKey, (err) => log.warn({ err }, 'duplicates could not be found'))
    : undefined;
  const contextOf = async (request: Request, deadline?: number): Promise<Context> => {
    const caller = await authenticate(store, secret, request.headers.authorization);
    return makeContext({
      ...{ store, caller },
      mergedKeys: await mergedKeysFor(store, caller),
      findDuplicates,
      requestId: requestIdOf(request),
      address: request.ip ?? 'unknown',
      device: new Device(secret, request.headers.cookie, isHttps || request.secure),
      agent: request.headers['user-agent'] ?? '',
      blobs,
      lookups,
      storage,
      log,
      ...(deadline === undefined ? {} : { deadline }),
      bookmarks: bookmarksOf(request.headers['stemma-bookmark']),
    });
  };

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', settings.trustedProxies ?? ['loopback']);
  app.use(pinoHttp({ logger: log, genReqId: () => randomUUID(), autoLogging: false }));
  app.use((request, response, next) => {
    noteCall();
    response.setHeader('X-Request-Id', requestIdOf(request));
    next();
  });
  const metrics = makeMetrics(store, backups);
  app.use(watchRequests(metrics, log));
  app.use(
    helmet({
      contentSecurityPolicy: { directives: CONTENT_POLICY },
      strictTransportSecurity: isHttps && { maxAge: YEAR, includeSubDomains: false },
    }),
  );
  app.use(compression());
  app.get('/health', async (_request, response) => {
    await store.verify();
    const message = readOnlyNotice(store.storage);
    response.setHeader('Cache-Control', 'no-store');
    response.json({ ok: true, readOnly: message !== undefined, ...(message ? { message } : {}) });
  });

  if (settings.isWorker) answerMetricsRequests(metrics.registry);
  app.get('/metrics', metricsHandler(metrics, settings.metricsToken, settings.isWorker ? metricsOfAll : undefined));

  const table = restTable(signInParts);
  // Making it takes longer than all else of a start, and few ask for it.
  let document: ReturnType<typeof openApiDocument> | undefined;
  app.get('/api/openapi.json', (_request, response) => void response.json((document ??= openApiDocument(table))));
  app.use('/api/docs', docsRouter());
  app.use('/api', restRouter(table, contextOf));

  app.use('/uploads', tusHandler({ blobs, contextOf, log }));
  app.use('/graphql', await graphqlRouter(signInParts, contextOf, settings));

  const pictureOf: PictureOfLink = async (request, key) =>
    sharedOpeningPicture(await contextOf(request), signInParts, key);
  serveClient(app, settings.clientFolder ?? join(projectRoot(), 'client/dist'), (page) =>
    sharedPage(page, { pictureOf, log, within: settings.pictureWithin }),
  );
  app.use(errorHandler(log));
  return app;
}

const LAYOUT_WORKER = /^\/static\/layoutWorker-/;

const CONTENT_POLICY = {
  defaultSrc: ["'self'"],
  // The worker of layouts compiles Graphviz; no other script compiles WebAssembly.
  scriptSrc: ["'self'", ({ url }: IncomingMessage) => (LAYOUT_WORKER.test(url ?? '') ? "'wasm-unsafe-eval'" : '')],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  workerSrc: ["'self'", 'blob:'],
  frameSrc: ["'none'"],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  upgradeInsecureRequests: null,
};

function bookmarksOf(header: string | string[] | undefined): string[] {
  const text = Array.isArray(header) ? header.join(',') : (header ?? '');
  return text.length > 4000 ? [] : text.split(',').filter(Boolean);
}
