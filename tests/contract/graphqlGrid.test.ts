import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import type { TestApp } from '../testkit/app';
import { startApp } from '../testkit/ownApp';
import { byGraphql, rootFields, servedSchema } from './grid/graphqlCalls';
import { GRAPHQL_EXPECTATIONS } from './grid/graphqlExpectations';
import { walk } from './grid/walk';
import type { World } from './grid/world';
import { makeWorld } from './grid/world';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startApp({ introspection: true });
  world = await makeWorld(app);
});
afterAll(() => app.close());

const printed = readFileSync(new URL('../../server/src/graphql/schema.generated.graphql', import.meta.url), 'utf8');
const fields = rootFields(buildSchema(printed));

describe('every root field of the GraphQL schema, for every kind of caller', () => {
  test('is the same in the printed schema as in the served one', async () => {
    const names = (of: typeof fields) => of.map(({ kind, name }) => `${kind} ${name}`).sort();
    expect(names(rootFields(await servedSchema(app)))).toEqual(names(fields));
  });

  test('has an expectation, and no expectation is without a field', () => {
    const names = new Set(fields.map(({ name }) => name));
    expect([...names].filter((name) => !GRAPHQL_EXPECTATIONS[name])).toEqual([]);
    expect(Object.keys(GRAPHQL_EXPECTATIONS).filter((name) => !names.has(name))).toEqual([]);
  });

  test.each(fields.map((root) => [`${root.kind} ${root.name}`, root] as const))('%s', async (_name, root) => {
    const expectation = GRAPHQL_EXPECTATIONS[root.name];
    if (!expectation) throw new Error(`${root.name} has no expectation in tests/contract/grid/graphqlExpectations.ts.`);
    expect(await walk(world, byGraphql(root), expectation)).toEqual([]);
  });
});
