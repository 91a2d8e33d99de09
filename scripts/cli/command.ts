import { resolve } from 'node:path';
import { AppError } from '../../server/src/errors';

/** Says a line beside what a command gives out, which may lead to a file. */
export function tell(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** A path as its caller meant it: npm runs scripts in the project's folder and tells where it was called. */
export function fromCaller(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', path);
}

/** What went wrong, without where in the code. */
export function firstLine(failure: unknown): string {
  return (failure instanceof Error ? failure.message : String(failure)).split('\n')[0] ?? '';
}

/** Runs a command to its end; where it fails it says why in one line, with `--json` as `{"error": …}` too, and ends with 1. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (failure) {
    const { reason } = failure instanceof AppError ? failure.details : (Object(failure) as { reason?: unknown });
    const said = firstLine(failure);
    const error = typeof reason === 'string' && reason ? `${said.replace(/[^.!?]$/, '$&.')} ${reason}` : said;
    tell(error);
    if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify({ error })}\n`);
    process.exitCode = 1;
  }
}
