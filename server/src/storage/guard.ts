import type { ReadOnlyReason, VolumeName } from './errors';
import { InsufficientStorage, readOnlyReasonOf } from './errors';
import type { ReservedSpace } from './reservedSpace';
import type { Measured } from './volume';
import { measureVolume } from './volume';

/**
 * `ample`: everything is written. `low`: less is free than the reserve; only what is small and needed goes on (signing in and out,
 * counting guesses, deleting). `critical`: less than half of it, or no right to write; nothing is written.
 */
export type StorageLevel = 'ample' | 'low' | 'critical';

/** How much of what a transaction does has to be written; see `TxOptions`. */
export type Writes = 'all' | 'essential' | 'nothing';

export interface VolumeStatus {
  name: VolumeName;
  folder: string;
  level: StorageLevel;
  /** Bytes. */
  free: number;
  /** Bytes. */
  total: number;
  /** Why writes are refused; undefined where they are not. */
  reason: ReadOnlyReason | undefined;
}

export interface StorageLimits {
  /** Bytes that stay free; below them the volume is read-only. */
  reserve: number;
}

/** A level is left upwards only with so much more than the reserve, so that it does not come and go. */
const MARGIN = 1.2;
const EVERY_MS = 1000;

/** Which level a volume is at, seen from the one that it was at before. */
export function levelOf({ free, isWritable }: Measured, reserve: number, before: StorageLevel): StorageLevel {
  if (!isWritable || free < reserve / 2) return 'critical';
  if (free < reserve * (before === 'ample' ? 1 : MARGIN)) return 'low';
  return 'ample';
}

/** Watches the disks that are written to, and refuses writes well before one is full. */
export class StorageGuard {
  private readonly volumes = new Map<VolumeName, VolumeStatus>();
  private readonly reserved = new Map<VolumeName, ReservedSpace>();
  private timer: NodeJS.Timeout | undefined;
  private measuring: Promise<void> | undefined;

  constructor(private readonly limits: StorageLimits) {}

  /** Watches a folder's disk from now on; `reserved` is given back to it where it is critical, and taken again where it is ample. */
  async watch(name: VolumeName, folder: string, reserved?: ReservedSpace): Promise<void> {
    this.volumes.set(name, { name, folder, level: 'ample', free: 0, total: 0, reason: undefined });
    if (reserved) this.reserved.set(name, reserved);
    await this.measure();
    this.timer ??= setInterval(() => void this.measure(), EVERY_MS).unref();
  }

  /** Ends the watching. */
  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  /** Bytes below which a volume is read-only. */
  get reserve(): number {
    return this.limits.reserve;
  }

  status(): readonly VolumeStatus[] {
    return [...this.volumes.values()];
  }

  /** Looks at the disks now; several who ask at once share a look. */
  measure(): Promise<void> {
    return (this.measuring ??= this.measureAll().finally(() => (this.measuring = undefined)));
  }

  /**
   * Throws `InsufficientStorage` where a volume is not to be written to; `essential` writes are refused only where it is critical.
   * A volume that nobody watches is never refused.
   */
  assertWritable(name: VolumeName, writes: Writes = 'all'): void {
    const status = this.volumes.get(name);
    if (!status?.reason || writes === 'nothing' || (writes === 'essential' && status.level === 'low')) return;
    throw new InsufficientStorage(name, status.reason);
  }

  /** Throws `InsufficientStorage` where so many bytes more would touch the reserve. */
  assertSpaceFor(name: VolumeName, bytes: number): void {
    this.assertWritable(name);
    const status = this.volumes.get(name);
    if (status && status.free - bytes < this.limits.reserve) throw new InsufficientStorage(name, 'diskFull');
  }

  /** What a failed write means, after a look at the disks: `InsufficientStorage` where one is short, else the failure itself. */
  async explain(name: VolumeName, failure: unknown): Promise<unknown> {
    if (failure instanceof InsufficientStorage) return failure;
    const own = readOnlyReasonOf(failure);
    if (own) return new InsufficientStorage(name, own, { cause: failure });
    await this.measure();
    const status = this.volumes.get(name);
    return status?.reason ? new InsufficientStorage(name, status.reason, { cause: failure }) : failure;
  }

  private async measureAll(): Promise<void> {
    for (const status of this.volumes.values()) {
      const measured = await measureVolume(status.folder).catch(() => undefined);
      if (!measured) continue;
      const level = levelOf(measured, this.limits.reserve, status.level);
      const reason = !measured.isWritable ? 'notWritable' : level === 'ample' ? undefined : 'diskFull';
      Object.assign(status, { level, reason, free: measured.free, total: measured.total });
      await this.reserved.get(status.name)?.follow(level);
    }
  }
}
