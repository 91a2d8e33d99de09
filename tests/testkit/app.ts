import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { provisionOrganization, provisionUser } from '../../server/src/accounts/provision';
import type { NewUser } from '../../server/src/accounts/provision';
import { makeApp } from '../../server/src/app';
import type { AppSettings } from '../../server/src/app';
import { DiskBlobs } from '../../server/src/blobs/disk';
import type { BlobStore } from '../../server/src/blobs/types';
import { listen } from '../../server/src/listen';
import { openStore } from '../../server/src/store';
import type { Store } from '../../server/src/store';
import { Client } from './client';
import { openTestStore } from './neo4j';

const PASSWORD = 'a password for tests';

export interface TestApp {
  url: string;
  store: Store;
  /** Where the bytes of files lie: a folder of its own. */
  blobs: BlobStore;
  /** Somebody who is not signed in. */
  anonymous: Client;
  /** A new organization of its own, whose builders make users in it. */
  organization(): Promise<TestOrganization>;
  close(): Promise<void>;
}

export interface TestOrganization {
  key: string;
  /** A new user, signed in. */
  user(options?: Partial<NewUser>): Promise<Client>;
}

/** Starts the real application on the run's Neo4j, or on one of its own in `dataFolder`; tests keep apart by organization, so nothing is wiped. */
export async function startApp(settings: Partial<AppSettings> = {}, dataFolder?: string): Promise<TestApp> {
  const store = await (dataFolder ? openStore({ dataFolder }, () => {}) : openTestStore());
  const folder = await mkdtemp(join(tmpdir(), 'stemma-files-'));
  const blobs = settings.blobs ?? (await DiskBlobs.open(folder));
  const app = await makeApp(store, {
    blobs,
    log: pino({ level: 'silent' }),
    introspection: false,
    guesses: { account: 1000, address: 100_000 },
    ...settings,
  });
  const server = await listen(app, 0, '127.0.0.1');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    store,
    blobs,
    anonymous: new Client(url),
    organization: () => newOrganization(url, store),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function newOrganization(url: string, store: Store): Promise<TestOrganization> {
  const key = await provisionOrganization(store, `Test organization ${randomUUID()}`);
  return {
    key,
    user: async (options = {}) => {
      const email = `${randomUUID()}@example.org`;
      const user = { name: 'Test Person', email, password: PASSWORD, organizationKey: key, ...options };
      const userKey = await provisionUser(store, user);
      return new Client(url).signIn(user.email, user.password, userKey);
    },
  };
}
