import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { makeApp } from '../../server/src/app';
import type { AppSettings } from '../../server/src/app';
import { DiskBlobs } from '../../server/src/blobs/disk';
import { listen } from '../../server/src/listen';
import { openStore } from '../../server/src/store';
import type { Store } from '../../server/src/store';
import { appAt } from './app';
import type { TestApp } from './app';
import { openTestStore } from './neo4j';
import { SEAL_KEY } from './sealKey';

/** Starts the real application in this process: on the run's Neo4j, on one of its own in a data folder, or on a store that is open. */
export async function startApp(settings: Partial<AppSettings> = {}, on?: string | Store): Promise<TestApp> {
  const store =
    typeof on === 'string' ? await openStore({ dataFolder: on }, () => {}) : (on ?? (await openTestStore()));
  const folder = await mkdtemp(join(tmpdir(), 'stemma-files-'));
  const blobs = settings.blobs ?? (await DiskBlobs.open(folder));
  const app = await makeApp(store, {
    blobs,
    log: pino({ level: process.env['LOG_LEVEL'] ?? 'silent' }),
    introspection: false,
    sealKey: SEAL_KEY,
    guesses: { account: 1000, address: 100_000, code: 1000 },
    ...settings,
  });
  const server = await listen(app, 0, '127.0.0.1');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await store.close();
    await rm(folder, { recursive: true, force: true });
  };
  return appAt(url, { store, blobs, close });
}
