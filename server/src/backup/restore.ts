import { Seal } from '../access/seal';
import { isMarkOf } from '../access/sealCheck';
import type { BlobStore } from '../blobs/types';
import type { Store } from '../store';
import { newestMigration, one } from '../store';
import { Batches } from './batches';
import type { Manifest } from './format';
import type { Checked } from './read';
import { isSealMark } from './read';
import { countRecords, makeLinks, makeNodes, noteMigrations, startRestoring } from './store';
import { fromBackupValue } from './values';

export interface RestoreOptions {
  /** The key that this place seals second factors with, where it has one. */
  sealKey: Uint8Array | undefined;
  /** Restores although second factors were sealed by another key. */
  withoutSealKey: boolean;
}

/** A place that a backup cannot be restored to. */
export class RestoreRefused extends Error {
  override readonly name = 'RestoreRefused';
}

const OTHER_KEY =
  'The sealing key of this place is not the one that the second factors of the backup were sealed with. Put its sealing.key into the ' +
  'data folder, or set STEMMA_SEALING_KEY. Where it is lost, --without-sealing-key restores all the same: users pass by their ' +
  'recovery codes, or an administrator resets their second factors.';

const NEWER = 'This backup was made by a newer version of Stemma. Restore it with that version. Nothing was restored.';

/**
 * Makes an empty store and its place of files what they were. Until it is done servers do not start on it. Throws `RestoreRefused`
 * where there are records, where the sealing key is another one, or where the backup is of a newer version.
 */
export async function restoreBackup(
  store: Store,
  blobs: BlobStore,
  backup: Checked,
  options: RestoreOptions,
): Promise<Manifest> {
  const fits = await assertRestorable(backup, options);
  const { count } = one(await store.read((tx) => countRecords(tx, {})));
  if (count > 0) throw new RestoreRefused(`This store is not empty: it has ${count} records. Restore into a new one.`);
  await store.write((tx) => startRestoring(tx));
  for (const { key } of backup.files) await blobs.put(key, backup.bytes(key));
  await makeGraph(store, backup, fits);
  return backup.manifest;
}

/**
 * To be asked before anything is made, or put aside, for a restore. Answers whether the key is the one that sealed the backup's second
 * factors. Throws `RestoreRefused` where it has to be and is not, and for a backup of a newer version.
 */
export async function assertRestorable(
  { sealMark, newestMigration: newest }: Checked,
  { sealKey, withoutSealKey }: RestoreOptions,
): Promise<boolean> {
  if (newest > (await newestMigration())) throw new RestoreRefused(NEWER);
  const fits = !sealMark || (sealKey !== undefined && isMarkOf(new Seal(sealKey), sealMark));
  if (!fits && !withoutSealKey) throw new RestoreRefused(OTHER_KEY);
  return fits;
}

async function makeGraph(store: Store, backup: Checked, keyFits: boolean): Promise<void> {
  const ids: string[] = [];
  const migrations: Record<string, unknown>[] = [];
  const nodes = new Batches<{ index: number; properties: Record<string, unknown> }>(async (labels, rows) => {
    const made = await store.write((tx) => makeNodes(tx, JSON.parse(labels) as string[], rows));
    for (const { index, id } of made) ids[index] = id;
  });
  const links = new Batches<{ from: string; to: string; properties: Record<string, unknown> }>(async (type, rows) => {
    const made = await store.write((tx) => makeLinks(tx, type, rows));
    if (made !== rows.length) throw new Error(`Of ${rows.length} links ${made} were made.`);
  });
  let index = 0;
  for await (const line of backup.lines()) {
    const size = JSON.stringify(line).length;
    const properties = Object.fromEntries(
      Object.entries(line.properties).map(([name, value]) => [name, fromBackupValue(value)]),
    );
    if ('labels' in line) {
      if (line.labels.includes('Migration')) migrations.push(properties);
      else if (keyFits || !isSealMark(line)) await nodes.add(JSON.stringify(line.labels), { index, properties }, size);
      index += 1;
    } else {
      await nodes.flush();
      const [from, to] = [ids[line.from], ids[line.to]];
      if (from === undefined || to === undefined) throw new Error('A link of the backup has no end.');
      await links.add(line.type, { from, to, properties }, size);
    }
  }
  await nodes.flush();
  await links.flush();
  await store.write((tx) => noteMigrations(tx, migrations));
}
