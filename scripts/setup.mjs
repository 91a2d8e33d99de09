// @ts-check
// What every command does first: packages, builds, a browser. Without dependencies, as it runs before there are any.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { diskAdvice } from './setup/disk.mjs';
import { inputsHash, readStamp, writeStamp } from './setup/stamps.mjs';
import { withSetupLock } from './setup/lock.mjs';
import { npmInstall } from './setup/npm.mjs';
import { underSupportedNode } from './setup/runtime.mjs';
import { root, runStep } from './setup/steps.mjs';

export { ensureChromium } from './setup/chromium.mjs';
export { root } from './setup/steps.mjs';

/** @typedef {(line: string) => void} Log */

const MANIFESTS = ['package.json', 'package-lock.json', 'tsconfig.base.json'];
const BUILDS = {
  server: {
    inputs: [
      ...MANIFESTS,
      'schema.graphql',
      'shared/src',
      'shared/diagram/src',
      'server/src',
      'server/package.json',
      'server/vite.config.ts',
      'scripts',
      // What the scripts in it bundle of the tests.
      'tests/bench',
      'tests/gql',
      'tests/testkit',
    ],
    output: 'server/dist/store.mjs',
  },
  client: {
    inputs: [...MANIFESTS, 'shared/src', 'shared/diagram/src', 'client'],
    output: 'client/dist/index.html',
  },
};

/**
 * Makes ready what is asked for and out of date; says nothing when all is. Throws an Error to be shown as it is.
 *
 * @param {{ server?: boolean, client?: boolean, log?: Log }} [what]
 */
export async function prepare({ server = false, client = false, log = console.log } = {}) {
  await underSupportedNode(log);
  try {
    await withSetupLock(async () => {
      await ensurePackages(log);
      if (server) await ensureBuild('server', log);
      if (client) await ensureBuild('client', log);
    });
  } catch (error) {
    throw withDiskAdvice(error);
  }
}

/** @param {unknown} error */
function withDiskAdvice(error) {
  const said = error instanceof Error ? error.message : String(error);
  const advice = diskAdvice(said);
  return advice === undefined || said.startsWith(advice) ? error : new Error(`${advice}\n\n${said}`, { cause: error });
}

/** @param {Log} log */
async function ensurePackages(log) {
  const wanted = () => inputsHash(['package.json', 'package-lock.json', 'client/package.json', 'server/package.json']);
  const stamp = join(root, 'node_modules', '.stemma-lock');
  if ((await readStamp(stamp)) === (await wanted())) return;
  // Not `npm ci`, which removes what is there first; `install` keeps to the lock file too.
  await npmInstall('Installing npm packages', ['install', '--include=dev'], root, log);
  await writeStamp(stamp, await wanted());
}

/**
 * @param {keyof typeof BUILDS} part
 * @param {Log} log
 */
async function ensureBuild(part, log) {
  const { inputs, output } = BUILDS[part];
  const stamp = join(root, '.stemma', `build-${part}`);
  const wanted = await inputsHash(inputs);
  if ((await readStamp(stamp)) === wanted && existsSync(join(root, output))) return;
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  await runStep(`Building the ${part}`, process.execPath, [vite, 'build', '--config', `${part}/vite.config.ts`], log);
  await writeStamp(stamp, wanted);
}
