// @ts-check
// One server process, started anew whenever there is a newer build of it.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { MARK } from '../setup/child.mjs';
import { root } from '../setup/steps.mjs';

const PROGRAM = fileURLToPath(new URL('server.mjs', import.meta.url));

export class Restarts {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;
  #follows = false;
  #isDue = false;
  #isOver = false;
  /** @type {Promise<void> | undefined} */
  #turn;

  /** Ends the server that runs and starts another one; asked again meanwhile, once more after that. */
  restart() {
    this.#isDue = true;
    this.#turn ??= this.#take().finally(() => (this.#turn = undefined));
  }

  /**
   * Ends the server for good, and waits for it.
   *
   * @param {NodeJS.Signals} signal that came here: a terminal sends it to the server too, which takes it once
   */
  async end(signal) {
    this.#isOver = true;
    await this.#turn;
    await this.#stop(signal);
  }

  async #take() {
    while (this.#isDue && !this.#isOver) {
      this.#isDue = false;
      await this.#stop('SIGTERM');
      if (!this.#isOver) this.#start();
    }
  }

  #start() {
    const child = spawn(process.execPath, ['--enable-source-maps', PROGRAM], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, [MARK]: String(process.pid) },
    });
    this.#child = child;
    this.#follows = false;
    child.on('message', () => (this.#follows = true));
    child.on('error', (error) => console.error(`The server could not be started: ${error.message}`));
    child.on('exit', () => {
      if (this.#child !== child) return;
      this.#child = undefined;
      if (!this.#isOver) console.log('The server has ended; the next change starts it again.');
    });
  }

  /** @param {NodeJS.Signals} signal */
  async #stop(signal) {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    this.#child = undefined;
    const ended = new Promise((done) => child.once('exit', done));
    if (this.#follows && child.connected) child.send(signal);
    else child.kill(signal);
    await ended;
  }
}
