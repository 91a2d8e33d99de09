import { join } from 'node:path';
import neo4j, { Neo4jError } from 'neo4j-driver';
import { basicAuth, createDriver } from './driver';
import { InsufficientStorage } from '../storage/errors';
import { StorageGuard } from '../storage/guard';
import { ReservedSpace } from '../storage/reservedSpace';
import { StoreUnavailable, translateError } from './errors';
import { createGraphNames } from './graphNames';
import { serverFiles } from './local/files';
import { loadMigrations, migrate, upgradeIsDue } from './migrations';
import { findServer, type ServerPlace } from './place';
import { projectRoot } from './project-root';
import { inTransaction } from './transactions';
import type { OpenHooks, Store, StoreSettings, TxOptions } from './types';

const VERIFY_MS = 3_000;
const MIB = 2 ** 20;
/** Bytes: several files of the log, what waits in memory to be written to the store, and what other programs may take in a second. */
const RESERVE = 512 * MIB;
/** At most so many bytes are held in a file, to be given back when the disk is as good as full. */
const RESERVED_AT_MOST = 64 * MIB;

/**
 * Opens the store at `NEO4J_URI`, else at a server of our own by Java or by a container engine, tells `log` in one
 * line which it took, and migrates it. Throws an Error that names the three ways when there is none, and `StoreDidNotStart`.
 */
export async function openStore(
  settings: StoreSettings,
  log: (line: string) => void,
  hooks: OpenHooks = {},
): Promise<Store> {
  const storage = new StorageGuard({ reserve: settings.reserve ?? RESERVE });
  if (settings.uri === undefined) await watchStore(storage, settings.dataFolder);
  const place = await findServer(settings, log).catch((failure: unknown) => {
    storage.stop();
    throw failure;
  });
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
  /** What a failed transaction means; a server that may have stopped itself is looked after at once. */
  const explainFailure = async (failure: unknown): Promise<never> => {
    if (!isFaultOfStore(failure)) throw failure;
    place.suspect();
    throw await storage.explain('store', failure);
  };
  const store: Store = {
    driver,
    database: ground.database,
    source: place.source,
    storage,
    read: (work, options) => inTransaction(groundOf(options), 'READ', work, options).catch(explainFailure),
    write: async (work, options) => {
      storage.assertWritable('store', options?.writes);
      return await inTransaction(groundOf(options), 'WRITE', work, options).catch(explainFailure);
    },
    verify: () => verify(ground),
    close: () =>
      (closing ??= Promise.all([driver.close(), groundDriver.close(), exactDriver.close()])
        .then(() => undefined)
        .finally(place.release)
        .finally(() => storage.stop())),
  };
  try {
    await reach(store, place);
    log(place.logLine);
    const migrations = await loadMigrations(join(projectRoot(), 'neo4j', 'migrations'));
    if (hooks.beforeMigrating && (await upgradeIsDue(driver, ground.database, migrations))) {
      await hooks.beforeMigrating(store);
    }
    await migrate(driver, ground.database, migrations, log);
    await createGraphNames(driver, ground.database);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Watches the disk of a store of our own, some of whose space is held back for it. */
async function watchStore(storage: StorageGuard, dataFolder: string): Promise<void> {
  const { home, reserved } = serverFiles(dataFolder);
  await storage.watch('store', home, new ReservedSpace(reserved, Math.min(RESERVED_AT_MOST, storage.reserve / 4)));
}

function isFaultOfStore(failure: unknown): boolean {
  if (failure instanceof StoreUnavailable || failure instanceof InsufficientStorage) return true;
  return failure instanceof Neo4jError && failure.code.startsWith('Neo.DatabaseError');
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
