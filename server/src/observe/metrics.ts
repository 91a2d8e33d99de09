import type { Aggregator } from 'prom-client';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { countMailWaiting } from '../mail/service';
import type { BackupsReport } from '../storage/report';
import type { Store } from '../store';

export interface Metrics {
  registry: Registry;
  /** Seconds of requests by method, route and status. */
  requests: Histogram<'method' | 'route' | 'status'>;
}

const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** What one server tells of itself in the form of Prometheus. No label holds a key, a name or an address. */
export function makeMetrics(store: Store, backups: () => Promise<BackupsReport | null>): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'stemma_request_seconds',
    help: 'How long requests took, by method, route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers: [registry],
  });
  const ofAll = (aggregator: Aggregator) => ({ registry, aggregator });
  gauge(ofAll('min'), 'stemma_store_up', 'Whether the store answers (1) or not (0)', async () => {
    return store.verify().then(
      () => 1,
      () => 0,
    );
  });
  gauge(ofAll('max'), 'stemma_mail_waiting', 'Messages that wait to be sent', () => countMailWaiting(store));
  measureStorage(registry, store);
  gauge(ofAll('min'), 'stemma_backup_age_seconds', 'Seconds since the newest automatic backup was made', async () => {
    const newestAt = (await backups())?.newestAt;
    return newestAt ? (Date.now() - Date.parse(newestAt)) / 1000 : undefined;
  });
  gauge(
    ofAll('max'),
    'stemma_backup_failed',
    'Whether the last try of an automatic backup failed (1) or not (0)',
    async () => {
      const report = await backups();
      return report ? Number(report.failure !== null) : undefined;
    },
  );
  return { registry, requests };
}

/** A number that is asked for when it is read; one that cannot be had is left out. Of several workers the `aggregator` of theirs is told. */
function gauge(
  { registry, aggregator }: { registry: Registry; aggregator: Aggregator },
  name: string,
  help: string,
  read: () => Promise<number | undefined>,
): void {
  const made: Gauge = new Gauge({
    name,
    help,
    aggregator,
    registers: [registry],
    collect: async () => {
      const value = await read().catch(() => undefined);
      if (value === undefined) made.remove();
      else made.set(value);
    },
  });
}

/** The disks as the guard saw them last. */
function measureStorage(registry: Registry, { storage }: Store): void {
  const free: Gauge<'volume'> = new Gauge({
    name: 'stemma_disk_free_bytes',
    help: 'Bytes that are free on the disk of a volume, the store or the files',
    labelNames: ['volume'] as const,
    aggregator: 'min',
    registers: [registry],
    collect: () => {
      for (const volume of storage.status()) free.set({ volume: volume.name }, volume.free);
    },
  });
  gauge(
    { registry, aggregator: 'max' },
    'stemma_read_only',
    'Whether writes are refused for want of space or rights (1) or not (0)',
    async () => Number(storage.status().some(({ reason }) => reason !== undefined)),
  );
}
