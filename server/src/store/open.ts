import { join } from 'node:path';
import neo4j from 'neo4j-driver';
import { basicAuth, createDriver } from './driver';
import { StoreUnavailable, translateError } from './errors';
import { loadMigrations, migrate } from './migrations';
import { findServer, type ServerPlace } from './place';
import { projectRoot } from './project-root';
import { inTransaction } from './transactions';
import type { Store, StoreSettings, TxOptions } from './types';

const VERIFY_MS = 3_000;

/**
 * Opens the store at `NEO4J_URI`, else at a server of our own by Java or by a container engine, tells `log` in one
 * line which it took, and migrates it. Throws an Error that names the three ways when there is none.
 */
export async function openStore(settings: StoreSettings, log: (line: string) => void): Promise<Store> {
  const place = await findServer(settings, log);
  const auth = basicAuth(place.user, place.password);
  const driver = createDriver(place.uri, auth);
  const retries = false;
  const groundDriver = createDriver(place.uri, auth, { retries });
  const exactDriver = createDriver(place.uri, auth, { exactIntegers: true, retries });
  const ground = {
    driver: groundDriver,
    database: settings.database ?? 'neo4j',
    bookmarkManager: neo4j.bookmarkManager(),
  };
  const groundOf = (options?: TxOptions) => (options?.exactIntegers ? { ...ground, driver: exactDriver } : ground);
  let closing: Promise<void> | undefined;
  const store: Store = {
    driver,
    database: ground.database,
    source: place.source,
    read: (work, options) => inTransaction(groundOf(options), 'READ', work, options),
    write: (work, options) => inTransaction(groundOf(options), 'WRITE', work, options),
    verify: () => verify(ground),
    close: () =>
      (closing ??= Promise.all([driver.close(), groundDriver.close(), exactDriver.close()])
        .then(() => undefined)
        .finally(place.release)),
  };
  try {
    await reach(store, place);
    log(place.told);
    await migrate(driver, ground.database, await loadMigrations(join(projectRoot(), 'neo4j', 'migrations')), log);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function reach(store: Store, place: ServerPlace): Promise<void> {
  try {
    await store.driver.getServerInfo({ database: store.database });
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new StoreUnavailable(`Neo4j at ${new URL(place.uri).host} (${place.source}) cannot be used: ${why}`, {
      cause: error,
    });
  }
}

async function verify(ground: Parameters<typeof inTransaction>[0]): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StoreUnavailable('The store does not answer.')), VERIFY_MS);
  });
  try {
    const { driver, database } = ground;
    await Promise.race([driver.executeQuery('/* store.verify */ RETURN 1', {}, { database, routing: 'READ' }), late]);
  } catch (error) {
    const meaning = translateError(error);
    throw meaning instanceof StoreUnavailable
      ? meaning
      : new StoreUnavailable('The store does not answer.', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
