// @ts-check
// npm run check:image [-- --only-build | --built]: builds the Dockerfile, starts the image on a real Neo4j and uses it as
// a customer does; the two parts one by one where something else is to be done between them.
import assert from 'node:assert/strict';
import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeTestStore } from '../../tests/testkit/test-store.mjs';
import { prepare, root } from '../setup.mjs';
import { ensureBase } from './base.mjs';
import { Buildah, whyNoBuildah } from './buildah.mjs';
import { Container } from './container.mjs';
import { tryCommands, tryServer } from './trial.mjs';

/** Files that a step of the build may have open: npm opens hundreds at once, and some builders allow no more than 1,024. */
const OPEN_FILES = 'nofile=16384:16384';
const IMAGE = 'localhost/stemma:check';
const OF_THE_IMAGE = 1000;
const USER = { email: 'trial@stemma.local', password: 'the password of a trial' };

/** @returns {Promise<number>} a port that nothing listens on */
function freePort() {
  return new Promise((found, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = address && typeof address === 'object' ? address.port : 0;
      server.close(() => found(port));
    });
  });
}

/** @param {Buildah} buildah */
async function build(buildah) {
  await ensureBase(buildah, console.log);
  const args = [
    'build',
    '--layers=false',
    '--pull-never',
    '--ulimit',
    OPEN_FILES,
    '--format',
    'docker',
    '--tag',
    IMAGE,
    root,
  ];
  await buildah.step('Building the image', args, console.log);
  // Those of the last run, and the stages of this one.
  await buildah.output('rmi', '--prune');
}

/** @param {Buildah} buildah */
async function builtImage(buildah) {
  const { Docker } = JSON.parse(await buildah.output('inspect', '--type', 'image', IMAGE));
  const { User, Entrypoint, Cmd, Healthcheck } = Docker.config;
  assert.notEqual(User || 'root', 'root', 'the image does not run as root');
  return { entry: Entrypoint ?? [], command: Cmd ?? [], health: Healthcheck.Test.slice(1) };
}

/**
 * @param {string} folder
 * @returns {Promise<string>}
 */
async function folderOfTheImage(folder) {
  await mkdir(folder);
  await chown(folder, OF_THE_IMAGE, OF_THE_IMAGE);
  return folder;
}

/** @param {Buildah} buildah */
async function tryImage(buildah) {
  const image = await builtImage(buildah);
  const folder = await mkdtemp(join(tmpdir(), 'stemma-image-'));
  const releaseStore = await takeTestStore(console.log);
  const name = await buildah.output('from', '--pull-never', IMAGE);
  const { NEO4J_URI = '', NEO4J_USER = '', NEO4J_PASSWORD = '' } = process.env;
  const backups = await folderOfTheImage(join(folder, 'backups'));
  const port = await freePort();
  const container = new Container(buildah, name, image, {
    data: await folderOfTheImage(join(folder, 'data')),
    backups,
    env: {
      ...{ NEO4J_URI, NEO4J_USER, NEO4J_PASSWORD, PORT: String(port), HOST: '127.0.0.1' },
      STEMMA_DEMO_EMAIL: USER.email,
      STEMMA_DEMO_PASSWORD: USER.password,
    },
  });
  try {
    const url = await container.start();
    assert.ok(await container.isHealthy(), 'its own check of its health holds');
    await tryServer(url, USER);
    await tryCommands(container, backups);
    assert.equal(await container.stop(), 0, `it ends cleanly:\n${container.said}`);
  } catch (error) {
    console.log(container.said);
    throw error;
  } finally {
    await container.stop();
    await buildah.output('rm', name);
    await releaseStore();
    await rm(folder, { recursive: true, force: true });
  }
}

const only = process.argv.includes('--only-build');
const built = process.argv.includes('--built');
await prepare({ server: true });
const why = await whyNoBuildah(console.log);
if (why !== undefined) console.log(`check:image skipped: ${why}.`);
else {
  const started = Date.now();
  try {
    const buildah = await Buildah.open();
    if (!built) await build(buildah);
    if (!only) await tryImage(buildah);
    const what = only ? 'The image is built' : 'check:image holds';
    console.log(`${what} (${Math.round((Date.now() - started) / 1000)} s).`);
  } catch (error) {
    console.error(`check:image FAILED: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
