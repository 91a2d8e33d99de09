// @ts-check
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { commandOf } from './ps.mjs';

/**
 * Ends the Neo4j servers that interrupted tests left under the run's temporary folder, then removes the folder.
 *
 * @param {string} folder
 */
export async function clearAway(folder) {
  for (const name of await readdir(folder)) {
    const pid = await serverOf(join(folder, name));
    // The command names the folder, so that a later process of the same id is left alone.
    if (pid === undefined || !(await commandOf(pid)).includes(folder)) continue;
    process.kill(pid, 'SIGKILL');
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}

/** @param {string} dataFolder */
async function serverOf(dataFolder) {
  try {
    const { pid } = JSON.parse(await readFile(join(dataFolder, 'neo4j', 'run.json'), 'utf8'));
    return typeof pid === 'number' ? pid : undefined;
  } catch {
    return undefined;
  }
}
