import { execFile } from 'node:child_process';
import { closeSync, openSync, writeSync } from 'node:fs';
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MIB = 2 ** 20;
/** Bytes that are written at once while a disk is filled. */
const PIECE = 64 * 1024;

/** A disk of its own in memory, to be filled, made larger and smaller, and written to no more. */
export class SmallDisk {
  private constructor(readonly folder: string) {}

  /** Mounts a disk of so many MiB. Answers why not where this machine does not allow it. */
  static async mount(megabytes: number): Promise<SmallDisk | string> {
    if (process.platform !== 'linux') return 'there is no tmpfs here';
    if (process.getuid?.() !== 0) return 'a disk is mounted by root only';
    const folder = await mkdtemp(join(tmpdir(), 'stemma-disk-'));
    try {
      await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
      return new SmallDisk(folder);
    } catch (failure) {
      await rm(folder, { recursive: true, force: true });
      return `a disk could not be mounted: ${failure instanceof Error ? failure.message : String(failure)}`;
    }
  }

  /** Gives the disk another size, in MiB. */
  async resize(megabytes: number): Promise<void> {
    await run('mount', ['-o', `remount,size=${megabytes}m`, this.folder]);
  }

  async setWritable(isWritable: boolean): Promise<void> {
    await run('mount', ['-o', `remount,${isWritable ? 'rw' : 'ro'}`, this.folder]);
  }

  /** Writes until so many MiB are free, to the last byte where none are to be left. */
  async fill(leaveMegabytes = 0): Promise<void> {
    const piece = Buffer.alloc(PIECE, 1);
    const file = openSync(this.filler, 'a');
    try {
      for (;;) {
        if (leaveMegabytes > 0 && (await this.free()) <= leaveMegabytes * MIB) return;
        writeSync(file, piece);
      }
    } catch (failure) {
      if ((failure as NodeJS.ErrnoException).code !== 'ENOSPC') throw failure;
    } finally {
      closeSync(file);
    }
  }

  /** Takes away what filled the disk. */
  async empty(): Promise<void> {
    await rm(this.filler, { force: true });
  }

  /** Bytes. */
  async free(): Promise<number> {
    const { bavail, bsize } = await statfs(this.folder);
    return bavail * bsize;
  }

  async close(): Promise<void> {
    // What has it open still keeps it until it ends.
    await run('umount', ['-l', this.folder]);
    await rm(this.folder, { recursive: true, force: true });
  }

  private get filler(): string {
    return join(this.folder, 'filler');
  }
}

/** Runs tests on a small disk, or says why they are skipped. */
export const probeDisk = async (): Promise<string | undefined> => {
  const disk = await SmallDisk.mount(1);
  if (typeof disk === 'string') return disk;
  await disk.close();
  return undefined;
};
