import { readOnlyMessage } from '../failures';
import type { ReadOnlyReason, VolumeName } from './errors';
import type { StorageGuard } from './guard';

const MIB = 2 ** 20;

/** What automatic backups have come to. */
export interface BackupsReport {
  /** When the newest was made; ISO text, null where there is none. */
  newestAt: string | null;
  /** How many are kept. */
  count: number;
  /** Why the last try failed; null where it did not. */
  failure: string | null;
}

export interface VolumeReport {
  name: VolumeName;
  /** Whole MiB. */
  freeMegabytes: number;
  /** Whole MiB. */
  totalMegabytes: number;
  reason: ReadOnlyReason | null;
}

/** What administrators are told of the disks and of the automatic backups. */
export interface StorageReport {
  readOnly: boolean;
  /** What everybody is told while writes are refused. */
  message: string | null;
  /** MiB that stay free. */
  reserveMegabytes: number;
  volumes: VolumeReport[];
  /** Null where this server makes none: the store is not its own, or they are switched off. */
  backups: BackupsReport | null;
}

/** What everybody is told while a volume is read-only, that of the store first; undefined while none is. */
export function readOnlyNotice(storage: StorageGuard): string | undefined {
  const volumes = storage.status();
  const short = volumes.find(({ name, reason }) => reason && name === 'store') ?? volumes.find(({ reason }) => reason);
  return short?.reason && readOnlyMessage({ volume: short.name, reason: short.reason });
}

export function reportOf(storage: StorageGuard, backups: BackupsReport | null): StorageReport {
  const message = readOnlyNotice(storage) ?? null;
  return {
    readOnly: message !== null,
    message,
    reserveMegabytes: Math.round(storage.reserve / MIB),
    volumes: storage.status().map(({ name, free, total, reason }) => ({
      name,
      freeMegabytes: Math.floor(free / MIB),
      totalMegabytes: Math.floor(total / MIB),
      reason: reason ?? null,
    })),
    backups,
  };
}
