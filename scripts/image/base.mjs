// @ts-check
// What the Dockerfile's FROM names, made of Debian's packages and npm's Node where no registry of images can be reached.
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { npmInstall } from '../setup/npm.mjs';
import { inputsHash } from '../setup/stamps.mjs';
import { root, runStep } from '../setup/steps.mjs';
import { SHELF } from './buildah.mjs';

const RELEASE = 'bookworm';
const NPM = '11.19.1';
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const run = promisify(execFile);

/** The image that the Dockerfile is built from: its only FROM that is not a stage of its own. */
export async function baseName() {
  const text = await readFile(join(root, 'Dockerfile'), 'utf8');
  const named = [...text.matchAll(/^FROM (\S+:\S+)/gm)].map(([, name = '']) => name);
  if (named.length !== 1 || !named[0]?.startsWith('node:')) throw new Error(`Dockerfile: one FROM node:… is expected.`);
  return `docker.io/library/${named[0]}`;
}

/**
 * Makes the base once for each change of this file and of the versions of Node; the machine's certificates are in it,
 * as its registries may be reached by a proxy that has one of its own.
 *
 * @param {import('./buildah.mjs').Buildah} buildah
 * @param {(line: string) => void} log
 */
export async function ensureBase(buildah, log) {
  const name = await baseName();
  const stamp = `localhost/base:${(await inputsHash(['scripts/image/base.mjs', 'scripts/setup/runtime'])).slice(0, 32)}`;
  const isThere = await buildah.output('inspect', '--type', 'image', stamp).then(
    () => true,
    () => false,
  );
  if (isThere) return await buildah.output('tag', stamp, name);
  const folder = await mkdtemp(join(SHELF, 'base-'));
  try {
    const system = join(folder, 'system');
    const args = ['--variant=minbase', '--include=ca-certificates', RELEASE, system];
    await runStep('Making the base of the image from Debian', 'debootstrap', args, log);
    await addNode(folder, system, log);
    await cp(CERTIFICATES, join(system, CERTIFICATES), { dereference: true });
    for (const args of [
      ['groupadd', '-g', '1000', 'node'],
      ['useradd', '-u', '1000', '-g', 'node', '-m', 'node'],
    ]) {
      await run('chroot', [system, ...args]);
    }
    const container = await buildah.output('from', '--pull-never', 'scratch');
    await buildah.step('Keeping the base', ['add', '-q', container, system, '/'], log);
    const settings = ['--env', `PATH=${PATH}`, '--env', `NODE_EXTRA_CA_CERTS=${CERTIFICATES}`, '--cmd', 'node'];
    await buildah.output('config', ...settings, container);
    await buildah.output('commit', '-q', '--rm', container, stamp);
    await buildah.output('tag', stamp, name);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} folder
 * @param {string} system
 * @param {(line: string) => void} log
 */
async function addNode(folder, system, log) {
  const name = `node-linux-${process.arch}`;
  const { optionalDependencies } = JSON.parse(await readFile(join(root, 'scripts/setup/runtime/package.json'), 'utf8'));
  const packages = [`${name}@${optionalDependencies[name]}`, `npm@${NPM}`];
  await npmInstall(
    'Fetching Node for the base',
    ['install', '--ignore-scripts', '--no-save', '--prefix', folder, ...packages],
    folder,
    log,
  );
  const lib = join(system, 'usr/local/lib/node_modules');
  const bin = join(system, 'usr/local/bin');
  await mkdir(lib, { recursive: true });
  await cp(join(folder, 'node_modules/npm'), join(lib, 'npm'), { recursive: true });
  await cp(join(folder, 'node_modules', name, 'bin/node'), join(bin, 'node'));
  for (const tool of ['npm', 'npx']) await symlink(`../lib/node_modules/npm/bin/${tool}-cli.js`, join(bin, tool));
  await run('chroot', [system, join('/', dirname('usr/local/bin/node'), 'node'), '--version']);
}
