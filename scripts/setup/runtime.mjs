// @ts-check
// Which Node Stemma runs on, and how a script begun by another one goes on under it. Without dependencies.
import { existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { npmInstall } from './npm.mjs';
import { withSetupLock } from './lock.mjs';
import { inputsHash, readStamp, writeStamp } from './stamps.mjs';
import { followParent, runAsChild } from './child.mjs';
import { root } from './steps.mjs';

/** What may begin a command; `engines` of package.json says the same. */
const OLDEST = [20, 19];
/** What runs it: these lines from these minors on, else Node 24 brought along. */
const SUPPORTED = new Map([
  [22, 13],
  [24, 0],
]);
const MANIFEST = 'scripts/setup/runtime';
const FILES = ['package.json', 'package-lock.json'];

/** @typedef {'runs' | 'begins' | 'tooOld'} Fitness */

/**
 * What a version of Node is good for here: running Stemma, only beginning its commands, or neither.
 *
 * @param {string} version such as `24.21.0`
 * @returns {Fitness}
 */
export function fitnessOf(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST;
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) return 'tooOld';
  const from = SUPPORTED.get(major);
  return from !== undefined && minor >= from ? 'runs' : 'begins';
}

/**
 * Returns under a Node that Stemma runs on. Under another one it fetches Node 24 where that is missing, runs the same
 * command line under it, and ends as that ended; it never returns then.
 *
 * @param {(line: string) => void} [log]
 */
export async function underSupportedNode(log = console.log) {
  const fitness = fitnessOf(process.versions.node);
  if (fitness === 'runs') return followParent();
  try {
    if (fitness === 'tooOld') throw new Error(tooOld(process.versions.node));
    const program = await fetchedNode(log);
    await runAsChild(program, [...process.execArgv, ...process.argv.slice(1)]);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** @param {string} version */
function tooOld(version) {
  return `Stemma needs Node ${OLDEST.join('.')} or newer to begin with; this is ${version}. Install Node 24.`;
}

/**
 * The program of a Node 24 that lies beside the clone, fetched from the npm registry by the hashes of its lock file.
 *
 * @param {(line: string) => void} log
 */
async function fetchedNode(log) {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const folder = join(root, '.stemma', 'runtime');
  const program = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const stamp = join(folder, 'stamp');
  const wanted = await inputsHash(FILES.map((file) => `${MANIFEST}/${file}`));
  const isThere = async () => existsSync(program) && (await readStamp(stamp)) === wanted;
  if (await isThere()) return program;
  await withSetupLock(async () => {
    if (await isThere()) return;
    await mkdir(folder, { recursive: true });
    for (const file of FILES) await copyFile(join(root, MANIFEST, file), join(folder, file));
    const label = `Fetching Node 24, as Stemma does not run on Node ${process.versions.node}`;
    await npmInstall(label, ['ci', '--include=optional', '--ignore-scripts'], folder, log);
    if (!existsSync(program)) throw new Error(unknownMachine(process.versions.node, name));
    await writeStamp(stamp, wanted);
  });
  return program;
}

/**
 * @param {string} version
 * @param {string} name
 */
function unknownMachine(version, name) {
  return `Stemma runs on Node 22 (22.13 or newer) and 24; this is ${version}, and the npm registry has no Node 24 for this machine (${name}). Install Node 24.`;
}
