import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const hasProc = existsSync('/proc/self/stat');

/**
 * What tells a living process from a later one with the same id: its start time, on Linux with the boot's id.
 * Undefined when no such process lives; one that ended and waits for its parent (a zombie) is not alive.
 */
export function processMark(pid: number): string | undefined {
  return hasProc ? linuxMark(pid) : otherMark(pid);
}

/** Whether the process that `mark` was taken of is still running. */
export function isRunning(pid: number, mark: string): boolean {
  return processMark(pid) === mark;
}

function linuxMark(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in brackets, may hold spaces; after it come the state (field 3) and, as field 22, the start time.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${fields[19]}`;
  } catch {
    return undefined;
  }
}

function otherMark(pid: number): string | undefined {
  try {
    const [state, ...started] = execFileSync('ps', ['-o', 'state=,lstart=', '-p', String(pid)], { encoding: 'utf8' })
      .trim()
      .split(/\s+/);
    return state === undefined || state.startsWith('Z') ? undefined : started.join(' ');
  } catch {
    return undefined;
  }
}
