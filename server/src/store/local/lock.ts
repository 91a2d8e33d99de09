import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isCode, readIfThere } from './files';
import { isRunning, processMark } from './process-mark';

/** Another process held a lock for longer than it was waited for. */
export class LockHeld extends Error {
  override readonly name = 'LockHeld';
}

/**
 * Runs `work` while no other process runs work under the same lock file. A lock whose process is gone is taken over.
 * Throws `LockHeld` when the lock is not free within `waitMs`.
 */
export async function withLock<T>(file: string, work: () => Promise<T>, waitMs = 180_000): Promise<T> {
  await take(file, waitMs);
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function take(file: string, waitMs: number): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify({ pid: process.pid, mark: processMark(process.pid) ?? '' }));
  try {
    for (const begun = performance.now(); ; await sleep(50)) {
      if (await linked(draft, file)) return;
      const holder = await readIfThere(file);
      if (holder === undefined) continue;
      if (!isHeld(holder)) await breakLock(file);
      else if (performance.now() - begun >= waitMs)
        throw new LockHeld(`Another process has held ${file} for too long.`);
    }
  } finally {
    await rm(draft, { force: true });
  }
}

/** Whether the process named in a lock or lease file still runs. An unreadable file is nobody's. */
export function isHeld(text: string): boolean {
  try {
    const holder: unknown = JSON.parse(text);
    if (typeof holder !== 'object' || holder === null || !('pid' in holder) || !('mark' in holder)) return false;
    return typeof holder.pid === 'number' && typeof holder.mark === 'string' && isRunning(holder.pid, holder.mark);
  } catch {
    return false;
  }
}

/** Moves the lock aside first, so that of two processes that found it stale only one removes it, and never a fresh one. */
async function breakLock(file: string): Promise<void> {
  const aside = `${file}.stale.${process.pid}`;
  try {
    await rename(file, aside);
    if (isHeld(await readFile(aside, 'utf8'))) await linked(aside, file);
    await rm(aside, { force: true });
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
  }
}

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}
