import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import type { TestApp } from '../testkit/app';
import { growStore } from '../testkit/growStore';
import { startApp } from '../testkit/ownApp';
import { hearStatements, hitsOf } from '../testkit/statements';
import { EXPECTATIONS } from './grid/expectations';
import { byGraphql, rootFields } from './grid/graphqlCalls';
import { GRAPHQL_EXPECTATIONS } from './grid/graphqlExpectations';
import type { Outcome } from './grid/walk';
import { byRest, keysUsed } from './grid/walk';
import type { GridKeys, World } from './grid/world';
import { makeWorld } from './grid/world';
import { table } from './table';

const CHARTS = 40;
const ENTITIES_A_CHART = 250;
/** What a plan for more may cost beside the rows that it finds. */
const MORE = 1.5;
const FEW_HITS = 30;
/** They may follow links of every chart that the caller may read: each costs the question whether he may. */
const FOLLOWS_CHARTS = /neighbou?rhood|neighbou?rs|parentHierarchy|downstream/i;
const HITS_A_CHART = 10;

const routes = table.flatMap((route) => {
  const name = `${route.method} ${route.path}`;
  const expectation = EXPECTATIONS[name];
  return expectation?.for === 'read' && !route.rawBody ? [{ name, call: byRest(route), expectation }] : [];
});
const printed = readFileSync(new URL('../../server/src/graphql/schema.generated.graphql', import.meta.url), 'utf8');
const fields = rootFields(buildSchema(printed)).flatMap((root) => {
  const expectation = GRAPHQL_EXPECTATIONS[root.name];
  return expectation?.for === 'read' && root.kind === 'query'
    ? [{ name: `query ${root.name}`, call: byGraphql(root), expectation }]
    : [];
});
const reads = [...routes, ...fields];

let app: TestApp;
let world: World;
let keys: GridKeys;
const small = new Map<string, number>();
const large = new Map<string, number>();

/** The store hits of all reads that a call makes. */
async function measure(name: string, call: () => Promise<Outcome>): Promise<number> {
  const { result, statements } = await hearStatements(call);
  if (result.status !== 200) throw new Error(`${name} answered ${result.status}: ${JSON.stringify(result.body)}`);
  let hits = 0;
  for (const statement of statements) hits += await hitsOf(app.store, statement);
  return hits;
}

async function measureAll(into: Map<string, number>): Promise<void> {
  for (const { name, call, expectation } of reads)
    into.set(name, await measure(name, () => call(world.callers.coOwner, expectation.request(keys))));
}

const grow = () => growStore(app.store, world.callers.coOwner.userKey, { charts: CHARTS, entities: ENTITIES_A_CHART });

const LIST = `query FirstPage { entityTable(filter: { types: [Company], folder: "" }) { rows(limit: 100) { key name } } }`;

async function firstPage(): Promise<Outcome> {
  const { data, errors } = await world.callers.coOwner.rawGraphql<{ entityTable: { rows: unknown[] } }>(LIST);
  return { status: data?.entityTable.rows.length === 100 ? 200 : 500, body: errors };
}

beforeAll(async () => {
  app = await startApp();
  world = await makeWorld(app);
  keys = await world.fresh(new Set(reads.flatMap(({ expectation }) => [...keysUsed(expectation)])));
  await measureAll(small);
  await grow();
  await measureAll(large);
}, 600_000);
afterAll(() => app.close());

describe(`a read of one record costs the store as much among ${CHARTS * ENTITIES_A_CHART} entities as among few`, () => {
  test('and it is known how much', () => {
    expect([...small.values()].filter((hits) => hits > 0).length).toBeGreaterThan(20);
  });

  test.each(reads.map(({ name }) => [name]))('%s', (name) => {
    const charts = FOLLOWS_CHARTS.test(name) ? CHARTS * HITS_A_CHART : 0;
    expect(large.get(name)).toBeLessThanOrEqual((small.get(name) ?? 0) * MORE + FEW_HITS + charts);
  });
});

const COUNT_OF_BIN = EXPECTATIONS['get graph/getBinCount/{id}'];

test('the first page of a list, and the count of the bin, cost the store as much of twice as many entities', async () => {
  const route = table.find(({ path }) => path === 'graph/getBinCount/{id}');
  if (!route || !COUNT_OF_BIN) throw new Error('There is no count of the bin.');
  const countBin = () => byRest(route)(world.callers.coOwner, COUNT_OF_BIN.request(keys));
  const once = [await measure('the list', firstPage), await measure('the bin', countBin)] as const;
  await grow();
  expect(await measure('the list', firstPage)).toBeLessThanOrEqual(once[0] * MORE);
  expect(await measure('the bin', countBin)).toBeLessThanOrEqual(once[1] * MORE + FEW_HITS);
});
