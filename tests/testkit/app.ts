import { randomUUID } from 'node:crypto';
import { provisionOrganization, provisionUser } from '../../server/src/accounts/provision';
import type { NewUser } from '../../server/src/accounts/provision';
import { DiskBlobs } from '../../server/src/blobs/disk';
import type { BlobStore } from '../../server/src/blobs/types';
import type { Store } from '../../server/src/store';
import { Client } from './client';
import { openTestStore } from './neo4j';

export const PASSWORD = 'a password for tests';

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

/**
 * Joins the application that the run's tests share, as `npm run start` would have built it; tests keep apart by organization, so
 * nothing is wiped. A test that sets its own limits or reaches into the server starts one of its own: `startApp` of ownApp.ts.
 */
export async function joinApp(): Promise<TestApp> {
  const { STEMMA_TEST_APP: url, STEMMA_TEST_FILES: files } = process.env;
  if (!url || !files) throw new Error('No test application: run this tier by npm test, or with the jest config.');
  const store = await openTestStore();
  return appAt(url, { store, blobs: await DiskBlobs.open(files), close: () => store.close() });
}

/** What tests do with an application that listens at `url`. */
export function appAt(url: string, parts: Pick<TestApp, 'store' | 'blobs' | 'close'>): TestApp {
  return { ...parts, url, anonymous: new Client(url), organization: () => newOrganization(url, parts.store) };
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
