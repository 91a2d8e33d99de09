import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import operations from '../../server/src/graphql/operations.generated.json' with { type: 'json' };
import type { TestApp } from '../testkit/app';
import { joinApp } from '../testkit/app';
import type { Client } from '../testkit/client';

let app: TestApp;
let user: Client;

beforeAll(async () => {
  app = await joinApp();
  user = await (await app.organization()).user();
});
afterAll(() => app.close());

async function byId(id: string, variables: object = {}): Promise<{ data?: unknown; errors?: { message: string }[] }> {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${user.token}` },
    body: JSON.stringify({ variables, extensions: { persistedQuery: { version: 1, sha256Hash: id } } }),
  });
  return (await response.json()) as { data?: unknown };
}

describe('an operation that could read very much', () => {
  const open = '{ charts { entities { charts { key } } } }';

  test('is refused before it runs, and told what to do', async () => {
    const { errors, data } = await user.rawGraphql(open);
    expect(data).toBeUndefined();
    expect(errors?.[0]?.message).toMatch(/more than 50,000 records. Limit its lists/);
    expect(errors?.[0]?.extensions?.code).toBe('TOO_LARGE');
    const huge = await user.rawGraphql('query Q($n: Int) { charts(limit: $n) { key } }', { n: 1_000_000 });
    expect(huge.errors?.[0]?.extensions?.code).toBe('TOO_LARGE');
  });

  test('runs when its lists are limited', async () => {
    const { errors, data } = await user.rawGraphql('{ charts(limit: 5) { key } chartList(limit: 1000) { total } }');
    expect(errors).toBeUndefined();
    expect(data).toEqual({ charts: [], chartList: { total: 0 } });
  });
});

describe('an operation of the client', () => {
  const [id = ''] = Object.entries(operations).find(([, text]) => text.includes('query About')) ?? [];

  test('is known by its id, with the type names that its cache needs', async () => {
    expect(await byId(id)).toMatchObject({ data: { about: { __typename: 'About', product: 'Stemma' } } });
  });

  test('is within the limits, each of them', async () => {
    for (const known of Object.keys(operations)) {
      const { errors } = await byId(known);
      expect((errors ?? []).filter(({ message }) => /more than|too much|too often|At most/.test(message))).toEqual([]);
    }
  });

  test('cannot be added by a caller', async () => {
    const text = '{ about { version } }';
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    const made = Buffer.from(hash).toString('hex');
    const extensions = { persistedQuery: { version: 1, sha256Hash: made } };
    const sent = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: text, extensions }),
    });
    expect(sent.status).toBe(200);
    expect((await byId(made)).errors?.[0]?.message).toBe('PersistedQueryNotFound');
  });
});
