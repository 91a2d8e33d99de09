import { cp, readFile, rename, rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { measureVolume } from '../../storage/volume';
import { projectRoot } from '../project-root';
import { containerEngine } from './container-engine';
import type { Engine } from './engine';
import { isCode, readIfThere, serverFiles } from './files';
import { javaEngine } from './java-engine';
import { countLeases } from './leases';
import { LockHeld, withLock } from './lock';
import { readRun } from './run';
import { freePort } from './sign-in';
import { startServer } from './startServer';
import { folderSize } from './folderSize';

/** A repair that was not begun, or went no further; the message says why and what to do. */
export class RepairStopped extends Error {
  override readonly name = 'RepairStopped';
}

const IN_USE = 'A server uses this store. End it first.';
/** Whoever merely leaves the store holds its lock no longer. */
const LOCK_MS = 5_000;
const MIB = 2 ** 20;
/** Bytes beside the copy that a start needs. */
const BESIDE = 64 * MIB;

/** The store of a data folder, to be copied and started while no server uses it. */
export class BrokenStore {
  private readonly files;

  constructor(
    private readonly dataFolder: string,
    private readonly heap: string,
    private readonly log: (line: string) => void,
  ) {
    this.files = serverFiles(dataFolder);
  }

  /**
   * Does work while no server comes to the store; a Neo4j that a killed one left is ended before. Throws `RepairStopped` while a server
   * uses the store, and where there is none.
   */
  async alone<T>(work: () => Promise<T>): Promise<T> {
    const { leases, lock, password, home, run } = this.files;
    if ((await readIfThere(password)) === undefined) throw new RepairStopped(`There is no store in ${home}.`);
    const isFree = async () => {
      if ((await countLeases(leases)) > 0) throw new RepairStopped(IN_USE);
      const engine = await this.engine();
      const left = await readRun(run, engine.source);
      if (left === undefined || !(await engine.isAlive(left))) return;
      this.log('A Neo4j that an earlier Stemma left still runs; ending it …');
      await engine.stop(left);
    };
    return withLock(lock, () => isFree().then(work), LOCK_MS).catch((failure: unknown) => {
      throw failure instanceof LockHeld ? new RepairStopped(IN_USE) : failure;
    });
  }

  /** Copies the store as it is, to be gone back to; throws `RepairStopped` where there is not enough space. Answers where it lies. */
  async copy(to: string): Promise<string> {
    const { home, reserved } = this.files;
    await rm(reserved, { force: true });
    const bytes = await folderSize(home);
    const { free } = await measureVolume(to);
    if (free < bytes + BESIDE) {
      throw new RepairStopped(
        `The copy needs ${Math.ceil((bytes + BESIDE) / MIB)} MB, and ${Math.floor(free / MIB)} MB are free in ${to}. ` +
          'Free some space, or name another folder: npm run repair -- --copies FOLDER. Nothing was changed.',
      );
    }
    const folder = join(to, copyName());
    const isCopied = (path: string) => !relative(home, path).split(sep).includes('logs');
    await cp(home, folder, {
      recursive: true,
      preserveTimestamps: true,
      errorOnExist: true,
      force: false,
      filter: isCopied,
    });
    if ((await folderSize(folder)) < (await folderSize(join(home, 'data')))) {
      throw new RepairStopped(`The copy in ${folder} is not whole. Nothing was changed.`);
    }
    return folder;
  }

  /** Puts the store aside, so that there is none. */
  async putAside(to: string): Promise<string> {
    const folder = join(to, copyName());
    await rename(this.files.home, folder).catch(async (failure: unknown) => {
      if (!isCode(failure, 'EXDEV')) throw failure;
      await cp(this.files.home, folder, { recursive: true, preserveTimestamps: true });
      await rm(this.files.home, { recursive: true });
    });
    return folder;
  }

  /** Starts the store once, ends it again, and checks it. Answers what the check found; throws `StoreDidNotStart`. */
  async startOnce({ acceptLoss = false } = {}): Promise<{
    inconsistencies: string | undefined;
    recoveredTo: Date | undefined;
  }> {
    const engine = await this.engine();
    if (acceptLoss && engine.source !== 'managed') {
      throw new RepairStopped('This takes Java on the machine: a container cannot be told to.');
    }
    const password = ((await readIfThere(this.files.password)) ?? '').trim();
    const order = { port: await freePort(), password, heap: this.heap, dataFolder: this.dataFolder, acceptLoss };
    const handle = await startServer(engine, { ...order, onLaunch: () => Promise.resolve() }, this.log);
    await engine.stop(handle);
    const log = await readFile(join(this.files.home, 'logs', 'debug.log'), 'utf8').catch(() => '');
    return { inconsistencies: await engine.check?.(), recoveredTo: acceptLoss ? recoveredTo(log) : undefined };
  }

  private async engine(): Promise<Engine> {
    const found =
      (await javaEngine(projectRoot(), this.dataFolder, this.log)) ?? (await containerEngine(this.dataFolder));
    if (!found) throw new RepairStopped('There is neither Java 17 nor a container engine to run Neo4j with.');
    return found;
  }
}

function copyName(now = new Date()): string {
  return `neo4j-before-repair-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

/** Up to when a recovery that gave the rest up has come, by the last line that says so. */
function recoveredTo(log: string): Date | undefined {
  const [, at] = [...log.matchAll(/Highest recovered transaction id:\d+, committed at:(\d+)/g)].at(-1) ?? [];
  return at === undefined ? undefined : new Date(Number(at));
}
