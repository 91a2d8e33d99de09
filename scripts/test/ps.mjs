// @ts-check
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/**
 * The command line of a process; empty when there is none. From /proc, as small systems have no ps.
 *
 * @param {number} pid
 */
export async function commandOf(pid) {
  try {
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ');
  } catch {
    const found = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => undefined);
    return found?.stdout ?? '';
  }
}
