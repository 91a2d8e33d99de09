import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { EXPECTATIONS } from '../contract/grid/expectations';
import { byRest, walk } from '../contract/grid/walk';
import type { World } from '../contract/grid/world';
import { makeWorld } from '../contract/grid/world';
import { table } from '../contract/table';
import type { TestApp } from '../testkit/app';
import { joinApp } from '../testkit/app';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await joinApp();
  world = await makeWorld(app);
});
afterAll(() => app.close());

const named = table.map((route) => [`${route.method} ${route.path}`, route] as const);
const withoutRawBody = named.filter(([, route]) => !route.rawBody);

describe('every route of the REST table, for every kind of caller', () => {
  test('has an expectation, and no expectation is without a route', () => {
    const routes = new Set<string>(named.map(([name]) => name));
    expect(withoutRawBody.map(([name]) => name).filter((name) => !EXPECTATIONS[name])).toEqual([]);
    expect(Object.keys(EXPECTATIONS).filter((name) => !routes.has(name))).toEqual([]);
  });

  test.each(withoutRawBody)('%s', async (name, route) => {
    const expectation = EXPECTATIONS[name];
    if (!expectation) throw new Error(`${name} has no expectation in tests/contract/grid/expectations.ts.`);
    expect(await walk(world, byRest(route), expectation)).toEqual([]);
  });

  test('a token that owes its second factor may set it up and finish signing in, and nothing else', () => {
    const open = table.filter(({ who }) => who === 'signingIn').map(({ path }) => path);
    expect(open).toEqual(['auth/getTempSecret', 'auth/enableTwoFactorAuth']);
  });
});

describe('the API document', () => {
  test('is OpenAPI 3.1 and has every route, with a summary, and whether it takes signing in', async () => {
    const { body } = await app.anonymous.get<{
      openapi: string;
      paths: Record<string, Record<string, { summary?: string; security?: unknown[] }>>;
    }>('openapi.json');
    expect(body.openapi).toBe('3.1.0');
    for (const [name, route] of named) {
      const operation = body.paths[`/${route.path}`]?.[route.method];
      expect({ name, summary: operation?.summary, bearer: Boolean(operation?.security) }).toEqual({
        name,
        summary: route.summary,
        bearer: route.who !== 'anyone',
      });
    }
  });
});
