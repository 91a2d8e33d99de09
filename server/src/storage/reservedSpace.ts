import { open, rename, rm, stat } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import type { StorageLevel } from './guard';

const PIECE = 1024 * 1024;

/**
 * A file that holds space of a disk and nothing else. It is deleted when the disk is as good as full, so that the store can finish what
 * it has begun, and start again; it is made anew when there is ample space.
 */
export class ReservedSpace {
  private busy = false;

  /** `size` in bytes. */
  constructor(
    private readonly file: string,
    private readonly size: number,
  ) {}

  /** Takes or gives back the space by the level of its disk; a failure is tried again with the next look. */
  async follow(level: StorageLevel): Promise<void> {
    if (level === 'critical') await this.release();
    else if (level === 'ample') void this.take();
  }

  async release(): Promise<void> {
    await rm(this.file, { force: true }).catch(() => undefined);
  }

  private async take(): Promise<void> {
    if (this.busy || this.size === 0 || (await this.isThere())) return;
    this.busy = true;
    const draft = `${this.file}.unfinished`;
    try {
      await this.fill(draft);
      await rename(draft, this.file);
    } catch {
      await rm(draft, { force: true }).catch(() => undefined);
    } finally {
      this.busy = false;
    }
  }

  private async isThere(): Promise<boolean> {
    const found = await stat(this.file).catch(() => undefined);
    return found?.size === this.size;
  }

  /** With bytes that no file system packs. */
  private async fill(draft: string): Promise<void> {
    const file = await open(draft, 'w', 0o600);
    try {
      const piece = randomBytes(Math.min(PIECE, this.size));
      for (let left = this.size; left > 0; left -= piece.length) {
        await file.write(piece.subarray(0, Math.min(piece.length, left)));
      }
    } finally {
      await file.close();
    }
  }
}
