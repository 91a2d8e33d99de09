// @ts-check
import { spawn } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * Runs a program in the project's folder, telling its name, the time it takes every 10 seconds, and what it printed
 * only when it fails.
 *
 * @param {string} label
 * @param {string} program
 * @param {string[]} args
 * @param {(line: string) => void} log
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [place]
 */
export async function runStep(label, program, args, log, { cwd = root, env = process.env } = {}) {
  const started = Date.now();
  const elapsed = () => `${Math.round((Date.now() - started) / 1000)} s`;
  log(`${label} …`);
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said = (said + chunk).slice(-20_000);
    });
  }
  const progress = setInterval(() => log(`${label}: ${elapsed()} …`), 10_000);
  try {
    const code = await new Promise((done, failed) => child.on('error', failed).on('close', done));
    if (code !== 0) throw new Error(`${label} failed (${program} ended with ${code}):\n${said.trim()}`);
  } finally {
    clearInterval(progress);
  }
  log(`${label}: done in ${elapsed()}.`);
}
