import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** Each start makes them. */
const NOT_COPIED: ReadonlySet<string> = new Set(['reserved-space', 'logs', 'console.log']);

/**
 * A new data folder whose name begins so. Where the run has left a migrated store without records, the folder has a copy of it:
 * migrations take two thirds of a first start. Who tries first starts makes a folder without one.
 */
export async function makeDataFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), name));
  await copyMigratedStore(folder);
  return folder;
}

/** Copies the run's migrated store, where there is one, into a data folder that has no store. */
export async function copyMigratedStore(folder: string): Promise<void> {
  const migrated = process.env['STEMMA_TEST_MIGRATED'];
  if (migrated === undefined) return;
  const filter = (path: string) => !NOT_COPIED.has(basename(path));
  await cp(join(migrated, 'neo4j'), join(folder, 'neo4j'), { recursive: true, filter });
}
