import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Line } from '../../server/src/rest/line';
import type { TestApp } from '../testkit/app';
import { startApp } from '../testkit/app';
import type { Client } from '../testkit/client';
import type { Ledger } from '../testkit/writes';
import { countedIn, keepLedger } from '../testkit/writes';
import type { Expectation } from './grid/expectation';
import { EXPECTATIONS } from './grid/expectations';
import { keysUsed } from './grid/walk';
import type { World } from './grid/world';
import { makeWorld } from './grid/world';
import type { HostileBody } from './hostile/bodies';
import { huge, NO_OBJECTS, odd, wrongKinds } from './hostile/bodies';
import { table } from './table';

let app: TestApp;
let world: World;
let folder = '';
let ledger: Ledger;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stemma-hostile-'));
  app = await startApp({}, folder);
  world = await makeWorld(app);
  ledger = keepLedger(app.store);
}, 120_000);
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const built = table
  .filter((line) => !line.notBuilt && !line.rawBody)
  .map((line) => [`${line.method} ${line.path}`, line] as const);
const withBody = built.filter(([, line]) => line.body);
const withParams = built.filter(([, line]) => line.params);

interface Refusal {
  error?: string;
  code?: string;
  field?: string;
}

interface Made {
  client: Client;
  path: string;
  body: object;
}

const kept = new Map<string, Promise<Made>>();

/** The same request for all that is refused, as nothing of it changes. */
function refusedRequest(name: string, line: Line): Promise<Made> {
  const made = kept.get(name) ?? makeRequest(line, expectationOf(name));
  kept.set(name, made);
  return made;
}

/** A caller who may, and a request of his that would be right. */
async function makeRequest(line: Line, expectation: Expectation): Promise<Made> {
  const { params = {}, body = {} } = expectation.request(await world.fresh(keysUsed(expectation)));
  const { administrator, anonymous, coOwner } = world.callers;
  const client = expectation.endsSession ? anonymous : line.who === 'administrator' ? administrator : coOwner;
  return { client, path: pathOf(line, params), body };
}

function pathOf(line: Line, params: Record<string, string | number>): string {
  return line.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String(params[name] ?? '')));
}

function expectationOf(name: string): Expectation {
  const expectation = EXPECTATIONS[name];
  if (!expectation) throw new Error(`${name} has no expectation in tests/contract/grid/expectations.ts.`);
  return expectation;
}

const send = (line: Line, { client, path }: Made, { text }: HostileBody) =>
  client.call<Refusal | null>(line.method.toUpperCase(), path, text);

const SIDE_BY_SIDE = 8;

/** Does something with each of several, a few at a time; for what writes nothing. */
async function sideBySide<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all];
  const lane = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, lane));
}

/** Words of the shape's library, which say nothing to a person. */
const RAW_WORDS = /^(Invalid (input|option|string|key|element)($|:| in)|Too (big|small)|Unrecognized|Required$)/;

const isPlain = (body: Refusal | null) => Boolean(body?.error) && !RAW_WORDS.test(body?.error ?? '');
const told = ({ what }: HostileBody, status: number, body: unknown) => `${what}: ${status} ${JSON.stringify(body)}`;

describe('a body of the wrong kinds is refused in plain words that name the field, and nothing is written', () => {
  test.each(withBody)('%s', async (name, line) => {
    const made = await refusedRequest(name, line);
    const before = await countedIn(app.store);
    ledger.since();
    const findings: string[] = [];
    await sideBySide(wrongKinds(line, made.body), async (hostile) => {
      const { status, body } = await send(line, made, hostile);
      const named = body?.field?.split('.')[0] === hostile.path?.[0];
      if (status !== 400 || body?.code !== 'invalid' || !isPlain(body) || !named)
        findings.push(told(hostile, status, body));
    });
    expect(findings).toEqual([]);
    expect(ledger.since()).toEqual([]);
    expect(await countedIn(app.store)).toEqual(before);
  });
});

describe('a body that is no object, or too large, is refused, and nothing is written', () => {
  test.each(withBody)('%s', async (name, line) => {
    const made = await refusedRequest(name, line);
    const takesNone = line.body?.safeParse({}).success;
    const findings: string[] = [];
    ledger.since();
    await sideBySide(NO_OBJECTS, async (hostile) => {
      const { status, body } = await send(line, made, hostile);
      const fine = takesNone && hostile.text === '' ? status < 500 : status === 400 && isPlain(body);
      if (!fine) findings.push(told(hostile, status, body));
    });
    expect(findings).toEqual([]);
    if (!takesNone) expect(ledger.since()).toEqual([]);
    const { status } = await send(line, made, huge(line, made.body));
    expect(line.bodyMax ? [200, 400, 413] : [413]).toContain(status);
  });
});

describe('an odd body that a line takes gets a right answer or a clear refusal, never a fault or half a write', () => {
  test.each(withBody)('%s', async (name, line) => {
    const made = await makeRequest(line, expectationOf(name));
    const findings: string[] = [];
    ledger.since();
    for (const hostile of odd(line, made.body)) {
      const { status, body } = await send(line, made, hostile);
      const written = ledger.since();
      if (status === 200) continue;
      if (status >= 500 || !isPlain(body)) findings.push(told(hostile, status, body));
      if (written.length) findings.push(`${hostile.what}: ${status}, yet written: ${written.join('; ')}`);
    }
    expect(findings).toEqual([]);
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  });
});

const PARAMETERS = ['\u0000', 'x'.repeat(3000), 'שלום \u202e 🚀', '__proto__', '../../etc', ' ', '-1'];

describe('a hostile path gets a right answer or a clear refusal, and nothing is written', () => {
  test.each(withParams)('%s', async (name, line) => {
    const { params = {}, body = {} } = expectationOf(name).request(world.unknown());
    const { coOwner } = world.callers;
    const text = line.body ? JSON.stringify(body) : undefined;
    const findings: string[] = [];
    ledger.since();
    const paths = Object.keys(params).flatMap((parameter) => PARAMETERS.map((value) => ({ parameter, value })));
    await sideBySide(paths, async ({ parameter, value }) => {
      const path = pathOf(line, { ...params, [parameter]: value });
      const { status } = await coOwner.call(line.method.toUpperCase(), path, text);
      if (status >= 500) findings.push(`${parameter} = ${JSON.stringify(value)}: ${status}`);
    });
    const half = await coOwner.call(line.method.toUpperCase(), line.path.replaceAll(/\{\w+\}/g, '%E0%A4%A'), text);
    if (half.status !== 400) findings.push(`half a character: ${half.status}`);
    expect(findings).toEqual([]);
    expect(ledger.since()).toEqual([]);
  });
});
