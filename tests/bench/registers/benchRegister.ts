import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { RegisterLoader } from '../../../server/src/registers/loader';
import type { PresentedRegister } from '../../../server/src/registers/present';
import type { TestApp, TestOrganization } from '../../testkit/app';
import type { Client } from '../../testkit/client';
import { makeChart } from '../charts';
import type { BenchRow } from '../measure';
import { median } from '../measure';
import { writeRegisterFile } from './registerFile';

const RECORDS = Number(process.env['STEMMA_BENCH_RECORDS'] ?? 1_000_000);
/** A tenth of them, whose rates are compared; the first ones of all warm up. */
const SPAN = RECORDS / 10;
const MEBIBYTE = 1024 * 1024;
const CALL_EVERY = 200;
const QUIET_CALLS = 60;
/** Milliseconds: of each round people call during the first part, and leave the loader alone during the rest. */
const ROUND = { whole: 30_000, busy: 6000 };

/** A register is loaded while people work now and then: how its rate goes on, what the server's memory grows by, what it does to the calls of others. */
export async function benchRegister(app: TestApp, folder: string, organization: TestOrganization): Promise<BenchRow[]> {
  const administrator = await organization.user({ isAdmin: true });
  const user = await organization.user();
  const path = join(folder, 'register.jsonl');
  await writeRegisterFile(path, { records: RECORDS });
  const calls = await callsOf(user);
  for (let at = 0; at < QUIET_CALLS; at += 1) await calls();
  const quiet: number[] = [];
  for (let at = 0; at < QUIET_CALLS; at += 1) quiet.push(await calls());
  const { body: register } = await administrator.post<PresentedRegister>('registers', { name: 'A million' });
  await app.blobs.put('bench-register', createReadStream(path) as AsyncIterable<Uint8Array>);
  const { size } = await stat(path);
  await rm(path);
  await makeEdition(app, register.key, organization.key, size);
  const loader = new RegisterLoader({ store: app.store, blobs: app.blobs, log: pino({ level: 'error' }) });
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  loader.start();
  const looks: Look[] = [];
  const during: number[] = [];
  let most = before;
  const begun = Date.now();
  try {
    for (;;) {
      await wait(CALL_EVERY);
      if ((Date.now() - begun) % ROUND.whole < ROUND.busy) during.push(await calls());
      most = Math.max(most, process.memoryUsage().rss);
      const look = await lookAtEdition(app);
      if (look.state === 'failed') throw new Error(look.reason);
      looks.push(look);
      if (look.state === 'current') break;
    }
  } finally {
    await loader.stop();
  }
  const searched = await searching(user);
  return rowsOf({ looks, growth: most - before, quiet, during, searched });
}

async function makeEdition(app: TestApp, registerKey: string, organizationKey: string, size: number): Promise<void> {
  const at = Date.now();
  await app.store.write((tx) =>
    tx.run(
      'bench.edition',
      `MATCH (r:Register {key: $registerKey})
       CREATE (r)-[:HAS_EDITION]->(e:RegisterEdition)-[:HAS_BYTES]->(:Blob {key: 'bench-register', size: $size, organizationKey: $organizationKey, createdDate: $created})
       SET e = {key: 'ebench', registerKey: $registerKey, organizationKey: $organizationKey, state: 'waiting', due: $at, day: '2026-01-31',
         fileName: 'register.jsonl', blobKey: 'bench-register', size: $size, position: 0, part: 0, parties: 0, links: 0, skipped: 0, createdDate: $created}`,
      { registerKey, organizationKey, size, at, created: new Date(at).toISOString() },
    ),
  );
}

interface Look {
  at: number;
  position: number;
  state: string;
  reason: string;
}

/** How far the edition has come, read without a call that the loader would make room for. */
async function lookAtEdition(app: TestApp): Promise<Look> {
  const [row] = await app.store.read((tx) =>
    tx.run(
      'bench.look',
      `MATCH (e:RegisterEdition {key: 'ebench'}) RETURN e.state AS state, e.position AS position, coalesce(e.reason, '') AS reason`,
    ),
  );
  const { state, position, reason } = row ?? {};
  return { at: Date.now(), state: String(state), position: Number(position), reason: String(reason) };
}

/** What people do meanwhile, one after the other: open a chart, list charts, search; answers the time of all three in milliseconds. */
async function callsOf(user: Client): Promise<() => Promise<number>> {
  const chart = await makeChart(user, 300);
  return async () => {
    const begun = performance.now();
    const answers = [
      await user.get(`datasets/get/${chart}`),
      await user.rawGraphql('{ chartList(limit: 20, offset: 0) { total } }'),
      await user.rawGraphql('query ($term: String!) { search(term: $term) { entities { key } } }', { term: 'harbour' }),
    ];
    const refused = answers.find(({ status }) => status !== 200);
    if (refused) throw new Error(`A call was answered with ${refused.status}.`);
    return performance.now() - begun;
  };
}

async function searching(user: Client): Promise<number> {
  const times: number[] = [];
  for (const term of [
    'harbour quay',
    '10000777',
    'lantern',
    'Mistral 4711',
    'ltd',
    'amber jun',
    'Herbour',
    'tarn salt',
  ]) {
    const begun = performance.now();
    const { status, body } = await user.post<unknown[]>('registers/search', { term });
    if (status !== 200 || body.length === 0) throw new Error(`The search for ${term} was answered with ${status}.`);
    times.push(performance.now() - begun);
  }
  return median(times);
}

function rateBetween(looks: readonly Look[], from: number, to: number): number {
  const inside = looks.filter(({ position }) => position >= from && position <= to);
  const [first, last] = [inside[0], inside.at(-1)];
  if (!first || !last || last.at === first.at) return 0;
  return ((last.position - first.position) / (last.at - first.at)) * 1000;
}

function rowsOf(measured: {
  looks: Look[];
  growth: number;
  quiet: number[];
  during: number[];
  searched: number;
}): BenchRow[] {
  const { looks, growth, quiet, during, searched } = measured;
  const rates = [rateBetween(looks, 1, SPAN), rateBetween(looks, RECORDS - SPAN, RECORDS)];
  const [first = 0, last = 0] = rates;
  const records = RECORDS.toLocaleString('en');
  const seconds = Math.round(((looks.at(-1)?.at ?? 0) - (looks[0]?.at ?? 0)) / 1000);
  const [calm, busy] = [median(quiet), median(during)];
  return [
    {
      what: `loading a register of ${records} records, ${seconds} s in all: the rate of the last tenth`,
      measured: `${last.toFixed(0)} in a second`,
      against: `the first tenth: ${first.toFixed(0)} in a second`,
      value: `${(last / first).toFixed(2)} ×`,
      atMost: 'at least 0.8 ×',
      holds: last >= 0.8 * first,
    },
    {
      what: `the server’s memory while it loads ${records} records`,
      measured: `${(growth / MEBIBYTE).toFixed(0)} MiB more`,
      against: 'before it',
      value: `${(growth / MEBIBYTE).toFixed(0)} MiB`,
      atMost: '200 MiB',
      holds: growth <= 200 * MEBIBYTE,
    },
    {
      what: 'calls of others while a register is loaded',
      measured: `${busy.toFixed(1)} ms`,
      against: `before it: ${calm.toFixed(1)} ms`,
      value: `${(busy / calm).toFixed(2)} ×`,
      atMost: '1.5 ×',
      holds: busy <= 1.5 * calm,
    },
    {
      what: `searching in ${records} records of a register`,
      measured: `${searched.toFixed(1)} ms`,
      against: '',
      value: `${searched.toFixed(0)} ms`,
      atMost: '300 ms',
      holds: searched <= 300,
    },
  ];
}
