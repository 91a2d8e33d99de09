import { link, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { about } from '../about';
import { storeMark } from '../access/storeMark';
import { syncFolder } from '../blobs/diskWrites';
import type { BlobStore } from '../blobs/types';
import { BytesMissing } from '../blobs/types';
import type { Store, Tx } from '../store';
import { withWriteBarrier } from '../store';
import type { Written } from './bytes';
import { writeBytes } from './bytes';
import type { FileLine, Manifest } from './format';
import { FILES_FOLDER, FORMAT, GRAPH_FILE, LEFT_OUT, LIST_FILE, MANIFEST_FILE, TYPES_LEFT_OUT } from './format';
import { filesIn } from './read';
import { allLinks, allNodes, blobKeys, blobSizes } from './store';
import { toBackupValue } from './values';

const HALF_AN_HOUR = 30 * 60_000;

export interface BackupOptions {
  /** Folder of an earlier backup: bytes that it has are linked where the disk allows it, as they never change under their key. */
  previous?: string | undefined;
  /** Asked before so many bytes are written; what it throws ends the backup. */
  before?: (bytes: number) => Promise<void>;
}

/** How many bytes of files a backup would copy beyond those that an earlier one has. */
export async function bytesBeyond(store: Store, previous: string | undefined): Promise<number> {
  const has = await linesOfPrevious(previous);
  const rows = await store.write((tx) => blobSizes(tx, {}), { writes: 'nothing' });
  return rows.reduce((sum, { key, size }) => sum + (has.has(key) ? 0 : size), 0);
}

async function linesOfPrevious(previous: string | undefined): Promise<Map<string, FileLine>> {
  const lines = previous === undefined ? [] : await filesIn(previous).catch(() => []);
  return new Map(lines.map((line) => [line.key, line]));
}

/**
 * Writes the graph and all bytes of files into a new folder, as one point in time, while servers go on. Bytes never change under their
 * key, so most of them are copied before; everything is held up only while the graph is read and what came meanwhile is copied. The
 * folder has its name once it is whole. Throws where it is there already.
 */
export async function makeBackup(
  store: Store,
  blobs: BlobStore,
  folder: string,
  { previous, before }: BackupOptions = {},
): Promise<Manifest> {
  const draft = `${folder}.unfinished`;
  await mkdir(dirname(folder), { recursive: true });
  await mkdir(folder, { mode: 0o700 });
  await mkdir(join(draft, FILES_FOLDER), { recursive: true, mode: 0o700 });
  try {
    const earlier = { folder: join(previous ?? '', FILES_FOLDER), lines: await linesOfPrevious(previous) };
    const copies = new Copies(blobs, join(draft, FILES_FOLDER), earlier, before);
    for (const key of await keysOfBytes(store)) await copies.copy(key);
    const { graph, keys, at } = await withWriteBarrier(store, async () => {
      const at = new Date().toISOString();
      const keys = await keysOfBytes(store);
      for (const key of keys) await copies.copy(key);
      return { at, keys, graph: await writeGraph(store, join(draft, GRAPH_FILE)) };
    });
    const files = await copies.only(keys);
    const lines = files.map((line) => `${JSON.stringify(line)}\n`);
    const list = await writeBytes(join(draft, LIST_FILE), Readable.from(lines));
    const manifest: Manifest = {
      format: FORMAT,
      version: about().version,
      at,
      store: await storeMark(store),
      nodes: graph.nodes,
      links: graph.links,
      files: files.length,
      missing: keys.filter((key) => copies.missing.has(key)),
      graphSha256: graph.sha256,
      listSha256: list.sha256,
    };
    await writeFile(join(draft, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
    await rename(draft, folder);
    await syncFolder(dirname(folder));
    return manifest;
  } catch (failure) {
    await rm(draft, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
    throw failure;
  }
}

/** A name for a backup of now, which sorts by time. */
export function backupName(now = new Date()): string {
  return `stemma-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

/** Asked where writes go, as `writeGraph`. */
async function keysOfBytes(store: Store): Promise<string[]> {
  return (await store.write((tx) => blobKeys(tx, {}), { timeoutMs: HALF_AN_HOUR, writes: 'nothing' })).map(
    ({ key }) => key,
  );
}

class Copies {
  readonly missing = new Set<string>();
  private readonly done = new Map<string, Written>();

  constructor(
    private readonly blobs: BlobStore,
    private readonly folder: string,
    private readonly earlier: { folder: string; lines: ReadonlyMap<string, FileLine> },
    private readonly before: (bytes: number) => Promise<void> = () => Promise.resolve(),
  ) {}

  async copy(key: string): Promise<void> {
    if (this.done.has(key) || (await this.linked(key))) return;
    await this.before((await this.blobs.size(key)) ?? 0);
    try {
      this.done.set(key, await writeBytes(join(this.folder, basename(key)), await this.blobs.read(key)));
      this.missing.delete(key);
    } catch (failure) {
      if (!(failure instanceof BytesMissing)) throw failure;
      this.missing.add(key);
    }
  }

  private async linked(key: string): Promise<boolean> {
    const line = this.earlier.lines.get(key);
    if (!line) return false;
    try {
      await link(join(this.earlier.folder, basename(key)), join(this.folder, basename(key)));
    } catch {
      return false;
    }
    this.done.set(key, { size: line.size, sha256: line.sha256 });
    return true;
  }

  /** Drops copies of what was deleted meanwhile; answers the others. */
  async only(keys: readonly string[]): Promise<FileLine[]> {
    const wanted = new Set(keys);
    for (const key of this.done.keys()) if (!wanted.has(key)) await rm(join(this.folder, key));
    return [...this.done].filter(([key]) => wanted.has(key)).map(([key, written]) => ({ key, ...written }));
  }
}

/** Read where writes go: in a cluster the others may lag behind. */
async function writeGraph(store: Store, path: string): Promise<Written & { nodes: number; links: number }> {
  return store.write(
    async (tx) => {
      const counts = { nodes: 0, links: 0 };
      await rm(path, { force: true });
      const lines = Readable.from(inChunks(graphRoutes(tx, counts)), { objectMode: false });
      const packed = createGzip();
      lines.on('error', (failure) => packed.destroy(failure));
      const written = await writeBytes(path, lines.pipe(packed));
      return { ...written, ...counts };
    },
    { timeoutMs: HALF_AN_HOUR, exactIntegers: true, writes: 'nothing' },
  );
}

const CHUNK = 256 * 1024;

/** Lines put together: packing each by itself would cost more than reading it, while everybody waits. */
async function* inChunks(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let held: string[] = [];
  let length = 0;
  for await (const line of lines) {
    held.push(line);
    length += line.length;
    if (length < CHUNK) continue;
    yield held.join('');
    [held, length] = [[], 0];
  }
  if (length > 0) yield held.join('');
}

async function* graphRoutes(tx: Tx, counts: { nodes: number; links: number }): AsyncGenerator<string> {
  const indexes = new Map<string, number>();
  const storedProperties = (properties: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, toBackupValue(name, value)]));
  for await (const { id, labels, properties } of allNodes(tx)) {
    if (labels.some((label) => LEFT_OUT.has(label))) continue;
    indexes.set(id, counts.nodes);
    counts.nodes += 1;
    yield `${JSON.stringify({ labels, properties: storedProperties(properties) })}\n`;
  }
  for await (const { from, to, type, properties } of allLinks(tx)) {
    if (TYPES_LEFT_OUT.has(type)) continue;
    const ends = { from: indexes.get(from), to: indexes.get(to) };
    if (ends.from === undefined || ends.to === undefined) continue;
    counts.links += 1;
    yield `${JSON.stringify({ type, ...ends, properties: storedProperties(properties) })}\n`;
  }
}
