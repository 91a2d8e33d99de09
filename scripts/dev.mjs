// @ts-check
// npm run dev: the client by Vite with hot reload, the server built and started again with each change, on one Neo4j
// that stays up meanwhile. Settings are those of the server; Ctrl+C ends everything.
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Restarts } from './dev/restarts.mjs';
import { prepare, root } from './setup.mjs';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** @type {((signal: NodeJS.Signals) => Promise<unknown>)[]} */
const endings = [];
/** @type {NodeJS.Signals | undefined} */
let ending;

/** @param {NodeJS.Signals} signal */
async function end(signal) {
  if (ending !== undefined) process.exit(1);
  ending = signal;
  console.log('Ending …');
  for (const one of [...endings].reverse()) await one(signal);
  process.exit();
}

/** A Neo4j of Stemma's own is held for as long as this runs: the servers that come and go join it. */
async function holdNeo4j() {
  if (process.env['NEO4J_URI']) return;
  /** @type {typeof import('../server/src/store')} */
  const { endBySignalsMyself, findServer } = await import(new URL('../server/dist/store.mjs', import.meta.url).href);
  const dataFolder = resolve(root, process.env['STEMMA_DATA'] || 'data');
  const server = await findServer({ dataFolder, heap: process.env['NEO4J_HEAP'] || undefined }, console.log);
  endBySignalsMyself();
  endings.push(() => server.release());
  console.log(server.logLine);
}

/** @returns {Promise<string>} where the client is */
async function serveClient() {
  const { createServer } = await import('vite');
  const client = await createServer({ configFile: join(root, 'client', 'vite.config.ts'), logLevel: 'warn' });
  endings.push(() => client.close());
  await client.listen();
  return (client.resolvedUrls?.local[0] ?? 'http://localhost:5173/').replace(/\/$/, '');
}

async function watchServer() {
  const { build } = await import('vite');
  const server = new Restarts();
  endings.push((signal) => server.end(signal));
  // What is built from here on is not what `prepare` has noted.
  await rm(join(root, '.stemma', 'build-server'), { force: true });
  const watcher = await build({ configFile: join(root, 'server', 'vite.config.ts'), build: { watch: {} } });
  if (!('on' in watcher)) throw new Error('Vite does not watch the server.');
  endings.push(() => watcher.close());
  watcher.on('event', async (event) => {
    if (event.code === 'ERROR') console.error(`The server was not built:\n${event.error.message}`);
    if (event.code !== 'BUNDLE_END') return;
    await event.result.close();
    server.restart();
  });
}

try {
  await prepare({ server: true });
  // Read by Vite, and by the server: GraphQL tells its schema then.
  process.env['NODE_ENV'] ||= 'development';
  await holdNeo4j();
  for (const signal of SIGNALS) process.on(signal, () => void end(signal));
  const address = await serveClient();
  process.env['PUBLIC_URL'] ||= address;
  await watchServer();
  console.log(`Open ${address}: what is changed in the client shows at once, in the server after a moment.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
  await end('SIGTERM');
}
