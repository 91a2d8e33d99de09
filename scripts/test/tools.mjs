// @ts-check
import { spawn } from 'node:child_process';
import { root } from '../setup.mjs';

const PATIENCE_MS = 15_000;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs a test tool to its end, in a process group of its own so that `stopTools` reaches its workers too.
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
  running.add(child);
  try {
    return await new Promise((done, failed) => child.on('error', failed).on('close', done));
  } finally {
    running.delete(child);
    signal(child.pid, 'SIGKILL');
  }
}

/** Asks the running tools to end, and makes them after 15 seconds. */
export function stopTools() {
  const pids = [...running].map(({ pid }) => pid);
  for (const pid of pids) signal(pid, 'SIGINT');
  setTimeout(() => pids.forEach((pid) => signal(pid, 'SIGKILL')), PATIENCE_MS).unref();
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
