import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import type { TestApp } from '../testkit/app';
import { growStore } from '../testkit/growStore';
import { startApp } from '../testkit/ownApp';
import { hearStatements, hitsOf, profileUndone } from '../testkit/statements';
import type { Expectation } from './grid/expectation';
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

const restCalls = table.flatMap((route) => {
  const name = `${route.method} ${route.path}`;
  const expectation = EXPECTATIONS[name];
  return expectation && !route.rawBody ? [{ name, call: byRest(route), expectation }] : [];
});
const printed = readFileSync(new URL('../../server/src/graphql/schema.generated.graphql', import.meta.url), 'utf8');
const graphqlCalls = rootFields(buildSchema(printed)).flatMap((root) => {
  const expectation = GRAPHQL_EXPECTATIONS[root.name];
  return expectation ? [{ name: `${root.kind} ${root.name}`, call: byGraphql(root), expectation }] : [];
});
const reads = [...restCalls, ...graphqlCalls].filter(
  ({ name, expectation }) => expectation.for === 'read' && !name.startsWith('mutation '),
);
const WRITTEN_FOR: ReadonlySet<Expectation['for']> = new Set(['writers', 'copy', 'edit', 'own', 'mine', 'ofMaker']);
/** Calls of REST come to the same use cases. */
const writes = graphqlCalls.filter(
  ({ name, expectation }) =>
    name.startsWith('mutation ') &&
    WRITTEN_FOR.has(expectation.for) &&
    !expectation.namesNobody &&
    !expectation.endsSession,
);

let app: TestApp;
let world: World;
let keys: GridKeys;
const small = new Map<string, number>();
const large = new Map<string, number>();
const writtenSmall = new Map<string, Written>();
const writtenLarge = new Map<string, Written>();

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

/** Roles stand in a list on each link, which no index reads: who names a role anew looks through the links of his organization. */
const GROWS: ReadonlySet<string> = new Set(['mutation renameLinkRole', 'mutation deleteLinkRole']);

interface Written {
  hits: number;
  kept: number;
  most: string;
  everything: boolean;
}

/** What each write costs the store, undone each time, so that the next one finds the same. */
async function measureWrites(into: Map<string, Written>): Promise<void> {
  for (const { name, call, expectation } of writes) {
    const { hits, kept } = await profileUndone(() => call(world.callers.coOwner, expectation.request(keys)));
    const sorted = [...hits].sort((a, b) => b.hits - a.hits);
    into.set(name, {
      kept,
      hits: hits.reduce((sum, one) => sum + one.hits, 0),
      most: sorted
        .slice(0, 3)
        .map((one) => `${one.name} ${one.hits}`)
        .join(', '),
      everything: hits.some(({ operators }) => operators.includes('AllNodesScan')),
    });
  }
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
  keys = await world.fresh(new Set([...reads, ...writes].flatMap(({ expectation }) => [...keysUsed(expectation)])));
  await measureAll(small);
  await measureWrites(writtenSmall);
  await grow();
  await measureAll(large);
  await measureWrites(writtenLarge);
}, 1_200_000);
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

describe(`a write costs the store as much among ${CHARTS * ENTITIES_A_CHART} entities as among few`, () => {
  test('and it is known how much', () => {
    expect([...writtenSmall.values()].filter(({ hits, kept }) => hits > 0 && kept > 0).length).toBeGreaterThan(40);
  });

  test.each(writes.filter(({ name }) => !GROWS.has(name)).map(({ name }) => [name]))('%s', (name) => {
    const [before, after] = [writtenSmall.get(name), writtenLarge.get(name)];
    expect(after?.everything).toBe(false);
    const isSame = (after?.hits ?? 0) <= (before?.hits ?? 0) * MORE + FEW_HITS;
    expect(isSame ? '' : `${before?.hits} → ${after?.hits}: ${after?.most}`).toBe('');
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
