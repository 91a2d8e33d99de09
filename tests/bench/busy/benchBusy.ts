import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import operations from '../../../server/src/graphql/operations.generated.json' with { type: 'json' };
import { projectRoot } from '../../../server/src/store';
import { giveAccess } from '../../testkit/access';
import type { TestApp, TestOrganization } from '../../testkit/app';
import type { Client } from '../../testkit/client';
import { ServerProcess } from '../../testkit/serverProcess';
import { makeChart } from '../charts';
import type { BenchRow } from '../measure';
import { median } from '../measure';
import type { Ask, Carried, Load } from './load';
import { carry } from './load';

const ENTITIES = 300;
const CROWD = { readers: 50, writers: 16, pause: 500 };
const ROUNDS = 5;
const SECONDS = 6;

/** 50 users who read a chart of 300 again and again while 16 people move a card of it twice a second each, against Express and the driver returning the same bytes. */
export async function benchBusy(
  { store }: TestApp,
  folder: string,
  organization: TestOrganization,
): Promise<BenchRow[]> {
  const user = await organization.user();
  const key = await makeChart(user, ENTITIES);
  const readers: Client[] = [];
  for (let at = 0; at < CROWD.readers; at += 1) {
    const reader = await organization.user();
    await giveAccess(store, reader.userKey, [key]);
    readers.push(reader);
  }
  const product = await ServerProcess.make({ STEMMA_BACKUPS: 'off', ...settingsOfRun() }, folder);
  await product.start();
  const scratch = await mkdtemp(join(tmpdir(), 'stemma-bare-'));
  let bare: ChildProcess | undefined;
  try {
    const open = opening(product.url, user, key);
    const answer = await (await fetch(open.url, { ...open })).text();
    const { data } = JSON.parse(answer) as { data: { chart: { nodes: { key: string; typeName: string }[] } } };
    const cards = data.chart.nodes.map((node) => node.key);
    const file = join(scratch, 'answer.json');
    await writeFile(file, answer);
    bare = spawn(process.execPath, [join(projectRoot(), 'server/dist/bare-server.mjs'), folder, file], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const [address] = (await once(createInterface({ input: bare.stdout! }), 'line')) as [string];
    const asks = readers.map((reader) => opening(product.url, reader, key));
    const ours: Load = { ...CROWD, read: (at) => asks[at] ?? open, write: moving(product.url, user, key, cards) };
    const theirs: Load = {
      ...CROWD,
      read: () => ({ url: `${address}/${key}`, method: 'GET' }),
      write: () => ({ url: `${address}/${key}/${anyOf(cards)}/${anywhere()}`, method: 'POST' }),
    };
    // Each opens it once before, as that is remembered of him.
    for (const ask of asks) await (await fetch(ask.url, { ...ask })).arrayBuffer();
    return rowsOf(await rounds(ours, theirs));
  } catch (failure) {
    throw new Error(`The server said:\n${product.said.slice(-3000)}`, { cause: failure });
  } finally {
    if (bare) {
      bare.stdin?.end();
      await once(bare, 'exit');
    }
    await product.close();
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Variables that the measured server takes from the run: how many processes it has. */
function settingsOfRun(): Record<string, string> {
  const { STEMMA_WORKERS: workers, NODE_OPTIONS: options } = process.env;
  return { ...(workers && { STEMMA_WORKERS: workers }), ...(options && { NODE_OPTIONS: options }) };
}

/** A chart as the client opens it. */
function opening(url: string, { token }: Client, key: string): Ask & { body: string } {
  const [id] = Object.entries(operations).find(([, text]) => text.includes('query EditorChart(')) ?? [];
  if (id === undefined) throw new Error('The client has no operation EditorChart.');
  const extensions = { persistedQuery: { version: 1, sha256Hash: id } };
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return { url: `${url}/graphql`, method: 'POST', headers, body: JSON.stringify({ variables: { key }, extensions }) };
}

function moving(url: string, { token }: Client, key: string, cards: readonly string[]): () => Ask {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return () => ({
    url: `${url}/api/graph/updatePosition`,
    method: 'POST',
    headers,
    body: JSON.stringify({ nodeKey: anyOf(cards), datasetKey: key, x: anywhere(), y: 0 }),
  });
}

const anywhere = () => Math.floor(Math.random() * 5000);
const anyOf = (list: readonly string[]): string => list[Math.floor(Math.random() * list.length)] ?? '';

/** Rounds by turns, who goes first as well; one of each warms up. */
async function rounds(ours: Load, theirs: Load): Promise<{ ours: Carried; theirs: Carried }[]> {
  const pairs: { ours: Carried; theirs: Carried }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const isFirst = round % 2 === 0;
    const a = await carry(isFirst ? ours : theirs, SECONDS);
    const b = await carry(isFirst ? theirs : ours, SECONDS);
    if (round > 0) pairs.push(isFirst ? { ours: a, theirs: b } : { ours: b, theirs: a });
    if (process.env.STEMMA_BENCH_SAY) console.error(isFirst ? { ours: a, theirs: b } : { ours: b, theirs: a });
  }
  return pairs;
}

function rowsOf(pairs: readonly { ours: Carried; theirs: Carried }[]): BenchRow[] {
  const throughput = median(pairs.map(({ ours, theirs }) => ours.reads / theirs.reads));
  const slowest = median(pairs.map(({ ours, theirs }) => ours.p99 / theirs.p99));
  const of = (side: 'ours' | 'theirs', what: 'reads' | 'p99') => median(pairs.map((pair) => pair[side][what]));
  const bare = 'Express and the driver alone returning the same bytes';
  const who = `${CROWD.readers} readers of a chart of ${ENTITIES}, ${CROWD.writers} people moving its cards`;
  return [
    {
      what: `charts a second for ${who}`,
      measured: of('ours', 'reads').toFixed(0),
      against: `${bare}: ${of('theirs', 'reads').toFixed(0)}`,
      value: `${throughput.toFixed(2)} ×`,
      atMost: 'at least 0.9 ×',
      holds: throughput >= 0.9,
    },
    {
      what: 'the slowest of a hundred of these reads',
      measured: `${of('ours', 'p99').toFixed(0)} ms`,
      against: `the same: ${of('theirs', 'p99').toFixed(0)} ms`,
      value: `${slowest.toFixed(2)} ×`,
      atMost: '2 ×',
      holds: slowest <= 2,
    },
  ];
}
