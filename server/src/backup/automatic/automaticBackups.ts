import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { storeMark } from '../../access/storeMark';
import type { BlobStore } from '../../blobs/types';
import { readOnlyMessage } from '../../failures';
import { InsufficientStorage } from '../../storage/errors';
import type { BackupsReport } from '../../storage/report';
import { measureVolume } from '../../storage/volume';
import type { Store } from '../../store';
import { LockHeld, withLock } from '../../store/local/lock';
import { GRAPH_FILE } from '../format';
import { backupName, bytesBeyond, makeBackup } from '../make';
import { isDue, newestOf, toDelete } from './rotation';
import type { StoredBackup } from './shelf';
import { storedBackups, clearUnfinished } from './shelf';

const MINUTE = 60_000;
const FIRST_LOOK = 5 * MINUTE;
const LOOK_EVERY = 10 * MINUTE;
/** Bytes of the graph that are reckoned with where no backup tells how many there will be. */
const GRAPH_AT_LEAST = 16 * 2 ** 20;

export interface BackupParts {
  store: Store;
  blobs: BlobStore;
  /** Where they are kept; absolute. */
  folder: string;
  log: { warn(about: object, text: string): void };
}

/**
 * Backups that are made daily and rotated, while the server goes on. Bytes of files that the backup before has are linked, not copied.
 * None is made where it would touch the reserve of its disk.
 */
export class AutomaticBackups {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private failure: string | null = null;

  constructor(private readonly parts: BackupParts) {}

  /** Looks now and then whether one is due. */
  start(): void {
    const look = (after: number) => {
      this.timer = setTimeout(() => {
        this.running = this.makeIfDue().finally(() => this.timer && look(LOOK_EVERY));
      }, after).unref();
    };
    look(FIRST_LOOK);
  }

  /** Begins no more; waits for what is under way. */
  async stop(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    await this.running;
  }

  async report(): Promise<BackupsReport> {
    const stored = await this.stored();
    const newest = newestOf(stored, Date.now())?.time;
    return {
      newestAt: newest === undefined ? null : new Date(newest).toISOString(),
      count: stored.length,
      failure: this.failure,
    };
  }

  /** Makes one where it is due. What fails is told in the report, in the log, and tried again. */
  async makeIfDue(now = Date.now()): Promise<void> {
    try {
      await this.underLock(async (stored) => {
        if (
          !isDue(
            stored.map(({ time }) => time),
            now,
          )
        )
          return;
        await this.make(stored, now);
      });
      this.failure = null;
    } catch (failure) {
      if (failure instanceof LockHeld) return;
      this.failure = saidOf(failure);
      this.parts.log.warn({ err: failure }, 'an automatic backup failed');
    }
  }

  /** Makes one now, whatever is there; throws where it fails. Answers its folder. */
  async makeNow(): Promise<string> {
    let folder = '';
    await this.underLock(async (stored) => {
      folder = await this.make(stored, Date.now());
    });
    return folder;
  }

  /** Other installations may keep theirs in the same folder. */
  private async stored(): Promise<StoredBackup[]> {
    return storedBackups(this.parts.folder, await storeMark(this.parts.store));
  }

  private async underLock(work: (stored: StoredBackup[]) => Promise<void>): Promise<void> {
    const { folder } = this.parts;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await withLock(
      join(folder, 'lock'),
      async () => {
        await clearUnfinished(folder);
        await work(await this.stored());
      },
      0,
    );
  }

  private async make(stored: readonly StoredBackup[], now: number): Promise<string> {
    const { store, blobs } = this.parts;
    const folder = join(this.parts.folder, backupName(new Date(now)));
    const previous = stored.find(({ time }) => time <= now)?.folder;
    await this.assertSpaceFor((await bytesBeyond(store, previous)) + (await graphBytes(previous)));
    await makeBackup(store, blobs, folder, { previous, before: (bytes) => this.assertSpaceFor(bytes) });
    const made = await this.stored();
    const gone = new Set(
      toDelete(
        made.map(({ time }) => time),
        now,
      ),
    );
    for (const { folder: old, time } of made) {
      if (gone.has(time)) await rm(old, { recursive: true, force: true });
    }
    return folder;
  }

  private async assertSpaceFor(bytes: number): Promise<void> {
    const { free, isWritable } = await measureVolume(this.parts.folder);
    if (!isWritable) throw new InsufficientStorage('backups', 'notWritable');
    if (free - bytes < this.parts.store.storage.reserve) throw new InsufficientStorage('backups', 'diskFull');
  }
}

async function graphBytes(previous: string | undefined): Promise<number> {
  const found = previous && (await stat(join(previous, GRAPH_FILE)).catch(() => undefined));
  return Math.max(GRAPH_AT_LEAST, 2 * (found ? found.size : 0));
}

/** Why a backup failed, for administrators. */
export function saidOf(failure: unknown): string {
  if (failure instanceof InsufficientStorage) return readOnlyMessage(failure);
  return failure instanceof Error ? (failure.message.split('\n')[0] ?? '') : String(failure);
}
