// @ts-check
// Debian's buildah builds images and runs what is in them without a daemon.
import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { runStep } from '../setup/steps.mjs';

/** @typedef {(line: string) => void} Log */

const PROGRAMS = ['buildah', 'debootstrap'];
const run = promisify(execFile);

/** Kept between runs and clones: making it anew takes minutes. */
export const SHELF = join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'stemma-image');

/** @param {string} program */
export const hasProgram = (program) =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

/**
 * Installs buildah where it is missing and can be had. Undefined when all is there, else why the image cannot be tried here.
 *
 * @param {Log} log
 * @returns {Promise<string | undefined>}
 */
export async function whyNoBuildah(log) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'it needs Linux, and to be root';
  const missing = PROGRAMS.filter((program) => !hasProgram(program));
  if (missing.length === 0) return undefined;
  if (!existsSync('/usr/bin/apt-get')) return `${missing.join(' and ')} are not installed, and there is no apt-get`;
  try {
    await runStep('Reading the lists of Debian packages', 'apt-get', ['update', '-q'], log);
    const args = [
      'DEBIAN_FRONTEND=noninteractive',
      'apt-get',
      'install',
      '-y',
      '-q',
      '-o',
      'DPkg::Lock::Timeout=600',
      '--no-install-recommends',
    ];
    await runStep('Installing buildah', 'env', [...args, ...missing], log);
    return undefined;
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  }
}

/** buildah with a storage of its own, so that nobody's images are in the way. */
export class Buildah {
  /** @param {string} driver */
  constructor(driver) {
    this.driver = driver;
    this.global = [
      '--storage-driver',
      driver,
      '--root',
      join(SHELF, driver),
      '--runroot',
      join(SHELF, `${driver}-run`),
    ];
    this.env = { ...process.env, BUILDAH_ISOLATION: 'chroot' };
  }

  /** By overlay, which copies nothing, where this machine has it; else by copying whole layers. */
  static async open() {
    await mkdir(SHELF, { recursive: true });
    const overlay = new Buildah('overlay');
    try {
      const container = await overlay.output('from', '--pull-never', 'scratch');
      await overlay.output('mount', container);
      await overlay.output('rm', container);
      return overlay;
    } catch {
      return new Buildah('vfs');
    }
  }

  /**
   * Runs a short command of buildah's and answers what it printed.
   *
   * @param {...string} args
   */
  async output(...args) {
    const { stdout } = await run('buildah', [...this.global, ...args], { env: this.env, maxBuffer: 50e6 });
    return stdout.trim();
  }

  /**
   * Runs a long one, whose output is told only when it fails.
   *
   * @param {string} label
   * @param {string[]} args
   * @param {Log} log
   */
  async step(label, args, log) {
    await runStep(label, 'buildah', [...this.global, ...args], log, { env: this.env });
  }

  /**
   * Starts a command in a container, as a container engine does: with the image's user, folder and environment.
   *
   * @param {string} container
   * @param {string[]} options
   * @param {string[]} command
   */
  spawnIn(container, options, command) {
    return spawn('buildah', [...this.global, 'run', ...options, container, '--', ...command], {
      env: this.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }
}
