import { mkdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { BlobStore } from '../blobs/types';
import { BytesMissing } from '../blobs/types';
import type { Store, Tx } from '../store';
import { writeBytes } from './bytes';
import { EXPORT_KINDS, organizationsOf, ownedFiles, ownedRows } from './exportStore';

const HALF_AN_HOUR = 30 * 60_000;
/** What the store keeps for itself: locks, folded names, search texts. */
const OWN = /^_|Lower$|^searchText$|passw|secret|token|hash/i;

export interface Exported {
  name: string;
  /** Rows by kind, files among them. */
  counts: Record<string, number>;
  /** Keys of files whose bytes had gone missing before. */
  missing: string[];
}

/**
 * Writes what an organization owns into a new folder, to be read without Stemma: JSON Lines by kind, and its files as they came. Names of
 * files are in `files.jsonl`; on the disk they are their keys, as names of people's making reach no path. Not one point in time.
 */
export async function exportOrganization(
  store: Store,
  blobs: BlobStore,
  wanted: string,
  folder: string,
): Promise<Exported> {
  const found = await store.read((tx) => organizationsOf(tx, { wanted }));
  const [organization] = found;
  if (!organization || found.length > 1) {
    throw new Error(`${found.length || 'No'} organizations are called ${wanted}. Name the key of one.`);
  }
  await mkdir(join(folder, 'files'), { recursive: true, mode: 0o700 });
  await writeBytes(join(folder, 'organization.json'), Readable.from([`${JSON.stringify(organization, null, 2)}\n`]));
  const counts: Record<string, number> = {};
  for (const kind of EXPORT_KINDS) {
    counts[kind] = await writeRows(store, join(folder, `${kind}.jsonl`), (tx) => ownedRows(tx, kind, organization.key));
  }
  const missing: string[] = [];
  const lines: string[] = [];
  for (const { blobKey, ...file } of await store.read((tx) => ownedFiles(tx, { key: organization.key }))) {
    const path = `files/${file.key}${extname(file.name).replaceAll(/[^.\w]/g, '')}`;
    try {
      const { sha256 } = await writeBytes(join(folder, path), await blobs.read(blobKey));
      lines.push(`${JSON.stringify({ ...file, path, sha256 })}\n`);
    } catch (failure) {
      if (!(failure instanceof BytesMissing)) throw failure;
      missing.push(file.key);
    }
  }
  await writeBytes(join(folder, 'files.jsonl'), Readable.from(lines));
  return { name: organization.name, counts: { ...counts, files: lines.length }, missing };
}

async function writeRows(
  store: Store,
  path: string,
  rowsOf: (tx: Tx) => AsyncIterable<Record<string, unknown>>,
): Promise<number> {
  let count = 0;
  const read = async function* (tx: Tx) {
    for await (const row of rowsOf(tx)) {
      count += 1;
      yield `${JSON.stringify(Object.fromEntries(Object.entries(row).filter(([name]) => !OWN.test(name))))}\n`;
    }
  };
  await store.read((tx) => writeBytes(path, Readable.from(read(tx))), { timeoutMs: HALF_AN_HOUR });
  return count;
}
