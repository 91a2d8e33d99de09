// @ts-check
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const READY_MS = 180_000;

/** A container of the built image: its server and its commands, on this machine's own network. */
export class Container {
  /**
   * @param {import('./buildah.mjs').Buildah} buildah
   * @param {string} name
   * @param {{ entry: string[], command: string[], health: string[] }} image
   * @param {{ env: Record<string, string>, data: string, backups: string }} settings
   */
  constructor(buildah, name, image, { env, data, backups }) {
    this.buildah = buildah;
    this.name = name;
    this.image = image;
    this.options = [
      ...Object.entries(env).flatMap(([key, value]) => ['--env', `${key}=${value}`]),
      ...['--volume', `${data}:/data`, '--volume', `${backups}:/backups`],
    ];
    /** @type {import('node:child_process').ChildProcess | undefined} */
    this.server = undefined;
    this.said = '';
  }

  /** Starts what the image starts by itself; answers the address once it is ready. */
  async start() {
    const { entry, command } = this.image;
    const child = this.buildah.spawnIn(this.name, this.options, [...entry, ...command]);
    this.server = child;
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (this.said += String(text)));
    for (const deadline = Date.now() + READY_MS; Date.now() < deadline; await sleep(200)) {
      const address = /Stemma is ready at (\S+)/.exec(this.said)?.[1];
      if (address) return address;
      if (child.exitCode !== null) break;
    }
    throw new Error(`The image did not start:\n${this.said}`);
  }

  /**
   * Runs a command of the image; answers its exit code and what it printed.
   *
   * @param {...string} args
   */
  async command(...args) {
    return await this.run([...this.image.entry, ...args]);
  }

  /** Whether the image's own check of its health holds. */
  async isHealthy() {
    return (await this.run(this.image.health)).code === 0;
  }

  /** Ends the server as a container engine does, by SIGTERM to its first process; answers its exit code. */
  async stop() {
    const { server } = this;
    if (!server || server.exitCode !== null) return server?.exitCode ?? null;
    const ended = new Promise((done) => server.once('exit', done));
    for (const pid of await processesUnder(server.pid ?? 0)) {
      if ((await programOf(pid)).startsWith('node')) process.kill(pid, 'SIGTERM');
    }
    const late = setTimeout(() => server.kill('SIGKILL'), 20_000);
    await ended;
    clearTimeout(late);
    return server.exitCode;
  }

  /**
   * @param {string[]} command
   * @returns {Promise<{ code: number | null, output: string, said: string }>}
   */
  async run(command) {
    const child = this.buildah.spawnIn(this.name, this.options, command);
    let output = '';
    let said = '';
    child.stdout.on('data', (text) => (output += String(text)));
    child.stderr.on('data', (text) => (said += String(text)));
    const code = await new Promise((done, failed) => child.on('error', failed).on('close', done));
    return { code, output: output.trim(), said: said.trim() };
  }
}

/**
 * All processes that descend of one; a chroot has no process space of its own.
 *
 * @param {number} ancestor
 * @returns {Promise<number[]>}
 */
async function processesUnder(ancestor) {
  const parents = new Map();
  for (const name of await readdir('/proc')) {
    const stat = /^\d+$/.test(name) ? await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '') : '';
    if (stat) parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
  }
  const found = [];
  for (const pid of parents.keys()) {
    for (let parent = parents.get(pid); parent; parent = parents.get(parent)) if (parent === ancestor) found.push(pid);
  }
  return found;
}

/** @param {number} pid */
async function programOf(pid) {
  const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return line.split('\0')[0] ?? '';
}
