import { execFile, spawn } from 'node:child_process';
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

/** Runs a program, however long it takes; gives its exit code, and its output and errors as they came. */
export async function spoken(
  program: string,
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<{ code: number | null; said: string }> {
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const hear = (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-64_000);
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const code = await new Promise<number | null>((ended, failed) => child.once('error', failed).once('close', ended));
  return { code, said };
}
