import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import split2 from 'split2';
import type { z } from 'zod';
import { readBytes } from './bytes';
import type { FileLine, Manifest } from './format';
import { fileLine, FILES_FOLDER, GRAPH_FILE, graphLine, LIST_FILE, MANIFEST_FILE, manifest } from './format';
import { fromBackupValue } from './values';

export type GraphLine = z.infer<typeof graphLine>;

/** A backup whose parts are what it says of them. */
export interface Checked {
  manifest: Manifest;
  files: FileLine[];
  /** What the sealing key is known by; undefined where nothing was sealed yet. */
  sealMark: string | undefined;
  /** Number of the last migration that its store had; 0 where it had none. */
  newestMigration: number;
  lines(): AsyncIterable<GraphLine>;
  bytes(key: string): Readable;
}

/** Reads all of a backup before anything is made of it. Throws where a part is missing or was changed. */
export async function readBackup(folder: string): Promise<Checked> {
  const said = await readManifest(folder);
  const graph = join(folder, GRAPH_FILE);
  const list = join(folder, LIST_FILE);
  await assertSame(graph, said.graphSha256);
  await assertSame(list, said.listSha256);
  const files = await filesIn(folder);
  const at = (key: string) => join(folder, FILES_FOLDER, key);
  for (const { key, sha256 } of files) await assertSame(at(key), sha256);
  const counts = { nodes: 0, links: 0 };
  let sealMark: string | undefined;
  let newestMigration = 0;
  for await (const line of linesOf(graph)) {
    if (!('labels' in line)) counts.links += 1;
    else {
      counts.nodes += 1;
      const { value, number = 0 } = line.properties;
      if (line.labels.includes('Migration'))
        newestMigration = Math.max(newestMigration, Number(fromBackupValue(number)));
      if (isSealMark(line) && typeof value === 'string') sealMark = value;
    }
  }
  if (counts.nodes !== said.nodes || counts.links !== said.links || files.length !== said.files) {
    throw new Error('This backup holds other numbers of records than it says.');
  }
  return {
    manifest: said,
    files,
    sealMark,
    newestMigration,
    lines: () => linesOf(graph),
    bytes: (key) => createReadStream(at(key), { highWaterMark: 1024 * 1024 }),
  };
}

/** The files that a backup says it holds. */
export async function filesIn(folder: string): Promise<FileLine[]> {
  return (await readFile(join(folder, LIST_FILE), 'utf8'))
    .split('\n')
    .filter(Boolean)
    .map((line) => fileLine.parse(JSON.parse(line)));
}

/** Whether a line is the record that the sealing key is known by. */
export function isSealMark({ labels, properties }: Extract<GraphLine, { labels: string[] }>): boolean {
  return labels.includes('Secret') && properties['key'] === 'sealing';
}

/** What a backup says of itself. Throws where there is none, or none that this version reads. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST_FILE), 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`There is no backup in ${folder}: it has no ${MANIFEST_FILE}.`);
  const parsed = manifest.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`The ${MANIFEST_FILE} of this backup is not one that this version reads.`);
  return parsed.data;
}

async function assertSame(path: string, sha256: string): Promise<void> {
  const found = await readBytes(path).catch(() => undefined);
  if (found?.sha256 !== sha256)
    throw new Error(`${path} is missing or not what the backup wrote. Nothing was restored.`);
}

/** JSON lines end at a line feed alone: U+2028 and U+2029 stand unescaped in JSON strings (RFC 8259, section 7). */
async function* linesOf(graph: string): AsyncGenerator<GraphLine> {
  const lines: AsyncIterable<string> = pipeline(createReadStream(graph), createGunzip(), split2(/\n/), () => undefined);
  for await (const line of lines) yield graphLine.parse(JSON.parse(line));
}
