import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv, storeSettings } from '../../server/src/env';
import { openStore, type Store, type StoreSettings } from '../../server/src/store';

/** Settings of the run's Neo4j, which the global set-up started; tests share it and keep apart by organization. */
export function testStoreSettings(): StoreSettings {
  const settings = storeSettings(readEnv({ ...process.env, STEMMA_DATA: join(tmpdir(), 'stemma-test-files') }));
  if (settings.uri === undefined) throw new Error('No test store: run this tier by npm test, or with the jest config.');
  return settings;
}

/** Opens the run's store; close it in `afterAll`. */
export async function openTestStore(): Promise<Store> {
  return await openStore(testStoreSettings(), () => {});
}
