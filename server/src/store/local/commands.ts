import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Runs a program and gives its output, errors after results; undefined when it is missing, fails or takes longer than `timeoutMs`. */
export async function outputOf(program: string, args: string[], timeoutMs = 15_000): Promise<string | undefined> {
  try {
    const { stdout, stderr } = await execute(program, args, { timeout: timeoutMs, encoding: 'utf8' });
    return stdout + stderr;
  } catch {
    return undefined;
  }
}
