import { randomBytes, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { TestApp } from '../testkit/app';
import type { Client } from '../testkit/client';
import { TusCaller } from '../testkit/files';
import type { BenchRow } from './measure';
import { compare, median, ratioRow } from './measure';

const MEBIBYTE = 1024 * 1024;
const SIZE = 100 * MEBIBYTE;
const ROUNDS = 9;
/** Until the store has planned its queries for good and the code of both sides is compiled. */
const WARM_UP = 5;
/** As browsers make them. */
const BOUNDARY = '----WebKitFormBoundary7MA4YWxkTrZu0gW0';

interface Piece {
  path: string;
  start?: number;
  end?: number;
  before?: Buffer;
  after?: Buffer;
}

/** Sends a piece of a file by HTTP without holding it; throws for all but success. */
async function send(
  method: string,
  url: string,
  headers: Record<string, string>,
  piece: Piece,
): Promise<IncomingMessage> {
  const { path, start = 0, end = SIZE, before = Buffer.alloc(0), after = Buffer.alloc(0) } = piece;
  const length = String(before.length + end - start + after.length);
  const call = request(url, { method, headers: { ...headers, 'content-length': length } });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    call.once('response', resolve);
    call.once('error', reject);
  });
  call.write(before);
  await pipeline(createReadStream(path, { start, end: end - 1, highWaterMark: 256 * 1024 }), call, { end: false });
  call.end(after);
  const response = await answered;
  response.resume();
  if ((response.statusCode ?? 500) >= 300) throw new Error(`${method} ${url}: ${response.statusCode}`);
  return response;
}

/** A server that does nothing but write what is PUT to a file, so that it lasts. */
async function rawServer(folder: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((incoming, response) => {
    const path = join(folder, randomUUID());
    pipeline(incoming, createWriteStream(path, { flush: true }))
      .then(() => response.writeHead(204).end())
      .then(() => rm(path))
      .catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => void server.close() };
}

async function byTus(app: TestApp, user: Client, entityId: string, path: string): Promise<void> {
  const about = { filename: 'large.pdf', filetype: 'application/pdf', entityId };
  const created = await new TusCaller(app.url, user.token).create(SIZE, about);
  const headers = {
    authorization: `Bearer ${user.token}`,
    'tus-resumable': '1.0.0',
    'upload-offset': '0',
    'content-type': 'application/offset+octet-stream',
  };
  await send('PATCH', new URL(created.headers.get('location') ?? '', app.url).href, headers, { path });
}

interface Started {
  data: { session_id: string; end_offset: number };
}

/** Gives the file other content, as the same sent again is kept once and its bytes thrown away. */
async function renew(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.write(`%PDF-1.7\n%${randomUUID()}\n`, 0);
  } finally {
    await file.close();
  }
}

async function inPhases(app: TestApp, user: Client, entityId: string, path: string): Promise<void> {
  const start = { phase: 'start', name: 'large.pdf', mime_type: 'application/pdf', size: SIZE, entityId };
  const { session_id, end_offset } = (await user.post<Started>('files/upload', start)).body.data;
  const waiting = Array.from({ length: Math.ceil(SIZE / end_offset) }, (_, at) => at * end_offset);
  const line = async () => {
    for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
      const fields = Object.entries({ phase: 'upload', session_id, start_offset: String(at) });
      const texts = fields.map(
        ([name, text]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
      );
      const before = `${texts.join('')}--${BOUNDARY}\r\nContent-Disposition: form-data; name="chunk"; filename="chunk"\r\n\r\n`;
      const headers = {
        authorization: `Bearer ${user.token}`,
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      };
      const end = Math.min(SIZE, at + end_offset);
      const piece = {
        path,
        start: at,
        end,
        before: Buffer.from(before),
        after: Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
      };
      await send('POST', `${app.url}/api/files/upload`, headers, piece);
    }
  };
  await Promise.all([line(), line(), line()]);
  const { status } = await user.post('files/upload', { phase: 'finish', session_id });
  if (status !== 200) throw new Error(`finish: ${status}`);
}

/** How much more memory the process takes at most while something is done, in MiB. */
async function growth(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage().rss;
  let most = before;
  const look = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 10);
  try {
    await work();
  } finally {
    clearInterval(look);
  }
  return Math.max(0, most - before) / MEBIBYTE;
}

function memoryRow(what: string, mebibytes: number, atMost: number): BenchRow {
  const value = `${mebibytes.toFixed(0)} MiB`;
  return { what, measured: value, against: 'before it', value, atMost: `${atMost} MiB`, holds: mebibytes <= atMost };
}

async function grown(work: () => Promise<unknown>): Promise<number> {
  const found: number[] = [];
  for (let round = 0; round < 3; round += 1) found.push(await growth(work));
  return median(found);
}

const FILES = `MATCH (o:Entity {key: $entityId})
  CREATE (o)-[:HAS_FILE]->(:FilesFolder {key: $folder, name: 'Large', folder: '', createdDate: ''})
  WITH o UNWIND $keys AS key
  CREATE (o)-[:HAS_FILE]->(:File {key: key, name: key + '.pdf', folder: $folder, size: $size, contentType: '', sha256: '', createdDate: '',
    createdBy: '', createdByName: ''})-[:HAS_BYTES]->(:Blob {key: key, size: $size, sha256: '', createdDate: ''})`;

/** A folder of 1,000 files of 1 MiB each, as an archive that nobody keeps. */
async function benchZip(app: TestApp, user: Client, entityId: string): Promise<BenchRow> {
  const folder = randomUUID();
  const keys = Array.from({ length: 1000 }, () => randomUUID());
  const bytes = randomBytes(MEBIBYTE);
  for (const key of keys) await app.blobs.put(key, Readable.from([bytes]));
  await app.store.write((tx) => tx.run('bench.files', FILES, { entityId, folder, keys, size: MEBIBYTE }));
  const read = async () => {
    const url = `${app.url}/api/files/zip/${folder}`;
    const headers = { authorization: `Bearer ${user.token}` };
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request(url, { headers }, resolve).once('error', reject).end();
    });
    let size = 0;
    for await (const chunk of response) size += (chunk as Buffer).length;
    if (size < 1000 * MEBIBYTE) throw new Error(`The archive has ${size} bytes.`);
  };
  const row = memoryRow('memory while a folder of 1,000 files, 1 GB, is sent as an archive', await grown(read), 100);
  for (const key of keys) await app.blobs.delete(key);
  return row;
}

/** Uploads of 100 MiB by tus and in three phases, against a server that only writes what is PUT; and the memory that they take. */
export async function benchUploads(app: TestApp, user: Client): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'stemma-upload-'));
  const path = join(folder, 'large.pdf');
  const file = await open(path, 'w');
  await file.write(`%PDF-1.7\n%${randomUUID()}\n`);
  const piece = randomBytes(MEBIBYTE);
  for (let at = 32; at < SIZE; at += MEBIBYTE) await file.write(piece, 0, MEBIBYTE, at);
  await file.truncate(SIZE);
  await file.close();
  const raw = await rawServer(folder);
  const entity = { typeName: 'Trust', name: 'Large' };
  const entityId = (await user.post<{ key: string }>('graph/addNode', { entity })).body.key;
  const clear = async () => {
    await user.post('graph/deleteAttachedFileNodes', { entityKey: entityId });
  };
  try {
    const plain = () => renew(path).then(() => send('PUT', raw.url, {}, { path }));
    const tusWay = () => renew(path).then(() => byTus(app, user, entityId, path));
    const phasesWay = () => renew(path).then(() => inPhases(app, user, entityId, path));
    const tus = await compare(tusWay, plain, ROUNDS, WARM_UP);
    await clear();
    const phases = await compare(phasesWay, plain, ROUNDS, WARM_UP);
    await clear();
    return [
      ratioRow('uploading 100 MiB by tus', 'a raw PUT', tus, 2),
      ratioRow('uploading 100 MiB in three phases', 'a raw PUT', phases, 2.5),
      memoryRow('memory while 100 MiB come by tus', await grown(tusWay), 64),
      memoryRow('memory while 100 MiB come in phases', await grown(phasesWay), 64),
      await benchZip(app, user, entityId),
    ];
  } finally {
    raw.close();
    await rm(folder, { recursive: true, force: true });
  }
}
