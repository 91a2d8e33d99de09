// @ts-check
import { mkdtemp, readdir, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../setup/lock.mjs';
import { clearAway } from './leftovers.mjs';

const IN_MEMORY = '/dev/shm';
/** Bytes; the stores of two workers, and of growth tests, with what they keep of their logs. */
const ROOM = 6 * 2 ** 30;
/** Bytes that stay for the programs of the run. */
const MEMORY = 10 * 2 ** 30;

/**
 * Makes the folder of a run's temporary files, in memory where there is much of it: each commit of a test would else wait for the disk, and
 * Neo4j spins meanwhile.
 *
 * @returns {Promise<string>}
 */
export async function makeRunFolder() {
  const inMemory = await hasRoom();
  if (inMemory) await clearKilledRuns();
  return await mkdtemp(join(inMemory ? IN_MEMORY : tmpdir(), `stemma-run-${process.pid}-`));
}

async function hasRoom() {
  const disk = await statfs(IN_MEMORY).catch(() => undefined);
  return disk !== undefined && disk.bavail * disk.bsize > ROOM && process.availableMemory() > ROOM + MEMORY;
}

/** Memory, unlike a disk, is not to be left with what killed runs made. */
async function clearKilledRuns() {
  for (const name of await readdir(IN_MEMORY)) {
    const [, pid] = /^stemma-run-(\d+)-/.exec(name) ?? [];
    // What is another user's stays.
    if (pid !== undefined && !isAlive(Number(pid))) await clearAway(join(IN_MEMORY, name)).catch(() => undefined);
  }
}
