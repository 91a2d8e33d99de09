// @ts-check
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './steps.mjs';

/**
 * Lets one process at a time install and build; a process that is gone holds nothing up.
 *
 * @param {() => Promise<void>} work
 */
export async function withSetupLock(work) {
  const file = join(root, '.stemma', 'setup.lock');
  await mkdir(dirname(file), { recursive: true });
  while (!(await taken(file))) {
    const holder = Number(await readFile(file, 'utf8').catch(() => '0'));
    if (holder > 0 && !isAlive(holder)) await rm(file, { force: true });
    await sleep(100);
  }
  try {
    await work();
  } finally {
    await rm(file, { force: true });
  }
}

/** @param {string} file */
async function taken(file) {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Whether there is a process of that id, be it another user's.
 *
 * @param {number} pid
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
