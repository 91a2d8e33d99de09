import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readIfThere, writeWhole } from './files';
import { isHeld } from './lock';
import { processMark } from './process-mark';

/** A process's claim on the server: while one lives, the server stays. One process may hold several. */
export async function writeLease(folder: string, id: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeWhole(join(folder, id), JSON.stringify({ pid: process.pid, mark: processMark(process.pid) ?? '' }));
}

/** Takes back a claim; one that is not there is no error. */
export async function removeLease(folder: string, id: string): Promise<void> {
  await rm(join(folder, id), { force: true });
}

/** Counts the claims of living processes and removes those of dead ones. Call it under the lock. */
export async function countLeases(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  let living = 0;
  for (const id of await readdir(folder)) {
    if (isHeld((await readIfThere(join(folder, id))) ?? '')) living += 1;
    else await removeLease(folder, id);
  }
  return living;
}
