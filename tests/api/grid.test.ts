import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { EXPECTATIONS } from '../contract/grid/expectations';
import { byRest, send, walk } from '../contract/grid/walk';
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

const named = table.map((line) => [`${line.method} ${line.path}`, line] as const);
const built = named.filter(([, line]) => !line.notBuilt && !line.rawBody);
const later = named.filter(([, line]) => line.notBuilt);

describe('every line of the REST table, for every kind of caller', () => {
  test('has an expectation, and no expectation is without a line', () => {
    const lines = new Set<string>(named.map(([name]) => name));
    expect(built.map(([name]) => name).filter((name) => !EXPECTATIONS[name])).toEqual([]);
    expect(Object.keys(EXPECTATIONS).filter((name) => !lines.has(name))).toEqual([]);
  });

  test.each(built)('%s', async (name, line) => {
    const expectation = EXPECTATIONS[name];
    if (!expectation) throw new Error(`${name} has no expectation in tests/contract/grid/expectations.ts.`);
    expect(await walk(world, byRest(line), expectation)).toEqual([]);
  });

  test('a token that owes its second factor may set it up and finish signing in, and nothing else', () => {
    const open = table.filter(({ who }) => who === 'signingIn').map(({ path }) => path);
    expect(open).toEqual(['auth/getTempSecret', 'auth/enableTwoFactorAuth']);
  });

  test.each(later)('%s is not built yet and says so to whoever may call it', async (_name, line) => {
    const { callers } = world;
    const { status, body } = await send(callers.administrator, line, {});
    expect([status, body]).toEqual([501, { error: 'not built yet', code: 'notBuilt' }]);
    const refusal = { anyone: 501, signingIn: 401, signedIn: 401, administrator: 401 }[line.who];
    for (const caller of [callers.anonymous, callers.forged]) {
      expect((await send(caller, line, {})).status).toBe(refusal);
    }
    const owing = line.who === 'signingIn' ? 501 : refusal;
    expect((await send(callers.pending, line, {})).status).toBe(owing);
    if (line.who === 'administrator') expect((await send(callers.coOwner, line, {})).status).toBe(403);
  });
});

describe('the API document', () => {
  test('is OpenAPI 3.1 and has every line, with a summary, and whether it takes signing in', async () => {
    const { body } = await app.anonymous.get<{
      openapi: string;
      paths: Record<string, Record<string, { summary?: string; security?: unknown[] }>>;
    }>('openapi.json');
    expect(body.openapi).toBe('3.1.0');
    for (const [name, line] of named) {
      const operation = body.paths[`/${line.path}`]?.[line.method];
      expect({ name, summary: operation?.summary, bearer: Boolean(operation?.security) }).toEqual({
        name,
        summary: line.summary,
        bearer: line.who !== 'anyone',
      });
    }
  });
});
