// @ts-check
import { spawn } from 'node:child_process';
import { root } from '../setup.mjs';

const PATIENCE_MS = 15_000;

/** @type {import('node:child_process').ChildProcess | undefined} */
let running;

/**
 * Runs a test tool to its end, in a process group of its own so that `stopTool` reaches its workers too.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} env
 * @returns {Promise<number | null>} its exit code
 */
export async function runTool(program, args, env) {
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
    env: { ...process.env, ...env },
  });
  running = child;
  try {
    return await new Promise((done, failed) => child.on('error', failed).on('close', done));
  } finally {
    running = undefined;
    signal(child.pid, 'SIGKILL');
  }
}

/** Asks the running tool to end, and makes it after 15 seconds. */
export function stopTool() {
  const pid = running?.pid;
  signal(pid, 'SIGINT');
  setTimeout(() => signal(pid, 'SIGKILL'), PATIENCE_MS).unref();
}

/**
 * @param {number | undefined} group
 * @param {NodeJS.Signals} name
 */
function signal(group, name) {
  if (group === undefined) return;
  try {
    process.kill(-group, name);
  } catch {
    // The group has ended by itself.
  }
}
