// @ts-check
// A command that goes on in a child process as if it were the one that was begun: signals, exit code and end are shared.
import { spawn } from 'node:child_process';

/** @type {readonly NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** Names in the environment the process that a child follows. */
export const MARK = 'STEMMA_FOLLOWS';
/** A terminal sends Ctrl+C to both processes: one that came to the child, too, within this time of when it came here is not passed on again. */
const SAME_MS = 1_000;
const PASS_ON_MS = 200;
/** A signal that came by itself is noted before one that was passed on is looked at. */
const NOTED_MS = 50;

/**
 * Runs a program in this one's place: it gets the signals that come here, and its exit code or signal ends this
 * process too. Never returns; throws when it cannot be started.
 *
 * @param {string} program
 * @param {string[]} args
 * @returns {Promise<never>}
 */
export async function runAsChild(program, args) {
  const env = { ...process.env, [MARK]: String(process.pid) };
  const child = spawn(program, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env });
  let follows = false;
  child.on('message', () => (follows = true));
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      const at = Date.now();
      if (!follows) child.kill(signal);
      else setTimeout(() => child.connected && child.send({ signal, at }), PASS_ON_MS);
    });
  }
  /** @type {[number | null, NodeJS.Signals | null]} */
  const [code, signal] = await new Promise((ended, failed) => {
    child.on('error', failed).on('exit', (...how) => ended(how));
  });
  if (signal === null) process.exit(code ?? 1);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
  return await new Promise(() => {});
}

/** In the child of `runAsChild`: takes the signals it passes on, and ends by SIGTERM when it is gone. Else nothing. */
export function followParent() {
  const parent = process.env[MARK];
  delete process.env[MARK];
  if (parent !== String(process.ppid) || process.send === undefined) return;
  /** @type {Map<unknown, number>} */
  const received = new Map();
  for (const signal of SIGNALS) {
    const note = () => {
      received.set(signal, Date.now());
      if (process.listenerCount(signal) > 1) return;
      process.off(signal, note);
      process.kill(process.pid, signal);
    };
    process.on(signal, note);
  }
  process.on('message', (/** @type {{ signal: NodeJS.Signals, at: number }} */ { signal, at }) => {
    const act = () => Math.abs(at - (received.get(signal) ?? 0)) > SAME_MS && process.kill(process.pid, signal);
    setTimeout(act, NOTED_MS);
  });
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
  process.send('follows');
}
