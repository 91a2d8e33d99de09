import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { operationMessages } from '@stemma/shared/messages/operations';
import { onQuery } from '../../server/src/store/counting';
import { makeSmallChart } from '../testkit/charts';
import type { TestApp } from '../testkit/app';
import type { Client } from '../testkit/client';
import { startApp } from '../testkit/ownApp';

let app: TestApp;
let user: Client;

beforeAll(async () => {
  app = await startApp();
  user = await (await app.organization()).user();
});
afterAll(() => app.close());

/** The statements of generated reads that the server sends while `work` runs. */
async function generated<T>(work: () => Promise<T>): Promise<{ result: T; count: number }> {
  let count = 0;
  const stop = onQuery((name) => {
    if (name === 'graphql.generated') count += 1;
  });
  try {
    return { result: await work(), count };
  } finally {
    stop();
  }
}

let shapes = 0;
/** A filter of a shape that the store has not planned yet. */
function newShape(): object {
  shapes += 1;
  const steps = shapes.toString(2).split('').map(Number);
  return steps.reduce<object>(
    (filter, step) => (step ? { AND: [{ name: { contains: 'x' } }, filter] } : { OR: [filter] }),
    { name: { eq: 'nobody' } },
  );
}

const ENTITIES = 'query Q($where: EntityWhere) { entities(limit: 1, where: $where) { key } }';
const CONNECTION =
  '{ charts { key } individualsConnection(first: 1) { totalCount edges { node { key } } pageInfo { hasNextPage } } }';

describe('who is not signed in', () => {
  test('finds nothing, and the store is not asked', async () => {
    const { result, count } = await generated(async () => [
      (await app.anonymous.rawGraphql(ENTITIES, { where: newShape() })).data,
      (await app.anonymous.rawGraphql(CONNECTION)).data,
    ]);
    expect(result).toEqual([
      { entities: [] },
      { charts: [], individualsConnection: { totalCount: 0, edges: [], pageInfo: { hasNextPage: false } } },
    ]);
    expect(count).toBe(0);
  });
});

describe('a generated read', () => {
  test('sees what its caller has just written, links too', async () => {
    const { person, company } = await makeSmallChart(user);
    const { result, count } = await generated(() =>
      user.rawGraphql(
        'query Q($key: ID) { individuals(where: { key: { eq: $key } }) { key holdings { entityKey percentage } } }',
        { key: person },
      ),
    );
    const individuals = [{ key: person, holdings: [{ entityKey: company, percentage: 60 }] }];
    expect(result).toEqual({ status: 200, data: { individuals } });
    expect(count).toBe(1);
  });

  test.each([
    [
      'lists within lists',
      `{ charts(limit: 1) ${'{ entities(limit: 1) { charts(limit: 1) '.repeat(4)} { key } ${'} }'.repeat(4)} }`,
    ],
    [
      'lists side by side',
      `{ ${Array.from({ length: 8 }, (_, at) => `a${at}: entities(limit: 1) { key }`).join(' ')} }`,
    ],
    [
      'one list in fragments',
      `{ entities(limit: 1) { ...A } } fragment A on Entity { a: charts(limit: 1) { ...B } b: charts(limit: 1) { ...B } } fragment B on Chart { entities(limit: 1) { key } }`,
    ],
    [
      'a connection of all types',
      '{ entitiesConnection(first: 1) { edges { node { charts(limit: 1) { entities(limit: 1) { key } } } } } }',
    ],
  ])('of %s that the store could not plan in time is refused before it is asked', async (_what, query) => {
    const { result, count } = await generated(() => user.rawGraphql(query));
    expect(result).toMatchObject({
      status: 400,
      errors: [{ message: operationMessages.clauses, extensions: { code: 'TOO_LARGE' } }],
    });
    expect(count).toBe(0);
  });

  test('of a filter, an order or operators without end is refused likewise', async () => {
    const operators = Object.fromEntries(['eq', 'contains', 'startsWith', 'endsWith'].map((name) => [name, 'x']));
    const where = { AND: Array.from({ length: 60 }, () => ({ name: operators, description: operators })) };
    const sort = Array.from({ length: 500 }, () => ({ name: 'ASC' }));
    const ordered = 'query Q($sort: [EntitySort!]) { entities(limit: 1, sort: $sort) { key } }';
    const { result, count } = await generated(async () => [
      await user.rawGraphql(ENTITIES, { where }),
      await user.rawGraphql(ordered, { sort }),
    ]);
    for (const { status, errors } of result) {
      expect([status, errors?.[0]?.message]).toEqual([400, operationMessages.clauses]);
    }
    expect(count).toBe(0);
  });
});

describe('while one user sends filters of ever new shapes', () => {
  const HOSTILE = 12;

  test('everything else is answered, others between his and what was planned before at once', async () => {
    const other = await (await app.organization()).user();
    const known = newShape();
    await other.rawGraphql(ENTITIES, { where: known });
    let answered = 0;
    const hostile = Promise.all(
      Array.from({ length: HOSTILE }, async () => {
        const { data } = await user.rawGraphql(ENTITIES, { where: newShape() });
        expect(data).toEqual({ entities: [] });
        answered += 1;
      }),
    );
    const calls: [string, () => Promise<unknown>][] = [
      ['health', async () => (await fetch(`${app.url}/health`)).status],
      ['a list by REST', async () => (await other.get('datasets/all')).status],
      ['a read planned before', async () => (await other.rawGraphql(ENTITIES, { where: known })).status],
      ['a new read', async () => (await other.rawGraphql(ENTITIES, { where: newShape() })).status],
    ];
    for (const [, call] of calls) await call();
    expect(answered).toBeLessThan(HOSTILE);
    await hostile;
    expect(answered).toBe(HOSTILE);
  });
});
