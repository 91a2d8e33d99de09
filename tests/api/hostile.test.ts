import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { TestApp } from '../testkit/app';
import { joinApp } from '../testkit/app';

let app: TestApp;

beforeAll(async () => {
  app = await joinApp();
});
afterAll(() => app.close());

describe('GraphQL', () => {
  test('answers nothing of anybody to a caller who is not signed in', async () => {
    const reads = [
      'chartList { total }',
      'recentCharts { key }',
      'searchEntities(term: "a") { key }',
      'chart(key: "x") { key }',
      'neighbours(key: "x") { nodes { key } }',
      'downstream(key: "x") { nodes { key } }',
    ];
    for (const read of reads) {
      const { errors, data } = await app.anonymous.rawGraphql(`{ ${read} }`);
      expect({ read, code: errors?.[0]?.extensions?.code }).toEqual({ read, code: 'unauthenticated' });
      expect(Object.values(data ?? {}).every((value) => value === null)).toBe(true);
    }
    expect((await app.anonymous.rawGraphql('{ viewer { key } charts { key } entities { key } }')).data).toEqual({
      viewer: null,
      charts: [],
      entities: [],
    });
    const writes = [
      'createChart(input: {})',
      'saveChart(input: { key: "x", revision: 0, changes: {} })',
      'updateChart(input: { key: "x" })',
      'duplicateChart(key: "x")',
      'deleteChart(key: "x")',
    ];
    for (const write of writes) {
      const { data } = await app.anonymous.rawGraphql(`mutation { ${write} { error { code } } }`);
      expect(Object.values(data ?? {})).toEqual([{ error: { code: 'unauthenticated' } }]);
    }
  });

  test('keeps its schema to itself, and refuses what is too deep, too aliased or too long', async () => {
    const user = await (await app.organization()).user();
    expect((await user.rawGraphql('{ __schema { types { name } } }')).errors).toBeDefined();
    const deep = `{ charts ${'{ entities { charts '.repeat(8)} { key } ${'} }'.repeat(8)} }`;
    expect((await user.rawGraphql(deep)).errors?.[0]?.message).toMatch(/fields within fields more than 12 deep/);
    const aliased = `{ ${Array.from({ length: 40 }, (_, index) => `a${index}: about { product }`).join(' ')} }`;
    expect((await user.rawGraphql(aliased)).errors?.[0]?.message).toMatch(/renames more than 30 fields/);
    const long = `{ ${'about { product } '.repeat(1200)} }`;
    expect((await user.rawGraphql(long)).errors?.[0]?.message).toMatch(/more than 4,000 words and signs/);
    const cyclic = 'query { charts { ...A } } fragment A on Chart { entities { charts { ...A } } }';
    expect((await user.rawGraphql(cyclic)).errors).toBeDefined();
  });

  test('has no mutation of the library’s own', async () => {
    const user = await (await app.organization()).user();
    for (const name of ['createCharts', 'updateCharts', 'deleteCompanies', 'createIndividuals', 'deleteIndividuals']) {
      const { errors } = await user.rawGraphql(`mutation { ${name} { __typename } }`);
      expect(errors?.[0]?.message).toMatch(/Cannot query field/);
    }
  });
});

describe('bad input', () => {
  test('gets a clear refusal, never a fault', async () => {
    const user = await (await app.organization()).user();
    const bodies = [
      '',
      'null',
      '[]',
      '"text"',
      '{',
      '{"datasetId": 7}',
      '{"datasetId": "a b"}',
      '{"datasetId": "\\u0000"}',
      '{"__proto__": {"datasetId": "x"}}',
      '{"datasetId": "../../etc"}',
    ];
    for (const body of bodies) {
      const { status, body: answer } = await user.call<{ error: string; code: string }>('POST', 'datasets/graph', body);
      expect({ body, status }).toEqual({ body, status: 400 });
      expect(answer.error).toBeTruthy();
    }
    const long = await user.call('POST', 'datasets/graph', JSON.stringify({ datasetId: 'x'.repeat(10_000_000) }));
    expect(long.status).toBe(413);
    expect((await user.get('no/such/call')).status).toBe(404);
    expect((await user.get(`datasets/search/${encodeURIComponent('\u0000')}`)).status).toBe(200);
    expect((await user.get('datasets/search/%E0%A4%A')).status).toBe(400);
    const hostile = ['*', 'a OR b', '"', '\\', 'name:x', '(((', 'a~5000', '[* TO *]', '\u202e', '🚀', '&&', 'NOT'];
    for (const searchTerm of hostile) {
      const { status } = await user.post('graph/search', { searchTerm });
      expect({ searchTerm, status }).toEqual({ searchTerm, status: 200 });
    }
  });

  test('of an entity is refused with the words of the specification', async () => {
    const user = await (await app.organization()).user();
    const refusal = async (entity: unknown) =>
      (await user.post<{ error: string }>('graph/addNode', { entity })).body.error;
    expect(await refusal(null)).toBe('Cannot add nil entity.');
    expect(await refusal({ name: 'X' })).toBe('Missing name of model to create.');
    expect(await refusal({ typeName: 'Spaceship', name: 'X' })).toBe("Model 'Spaceship' is not supported.");
    expect(await refusal({ typeName: 'User', name: 'X' })).toBe('Please use the createUser method instead.');
    expect(await refusal({ typeName: 'Company', name: '   ' })).toBe('This attribute is required.');
    expect(await refusal({ typeName: 'Individual', name: 'X', birthDate: '31-02-2000' })).toBe(
      'Cannot make sense of the date',
    );
  });

  test('of REST pages is answered in the open: headers that keep browsers safe', async () => {
    const page = await fetch(`${app.url}/api/docs/`);
    expect(page.status).toBe(200);
    const policyOf = ({ headers }: Response) =>
      /script-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1]?.trim();
    expect(policyOf(page)).toBe("'self'");
    expect(policyOf(await fetch(`${app.url}/static/layoutWorker-1.js`))).toBe("'self' 'wasm-unsafe-eval'");
    expect(policyOf(await fetch(`${app.url}/static/layoutWorker`))).toBe("'self'");
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect(page.headers.get('x-powered-by')).toBeNull();
    expect((await fetch(`${app.url}/health`)).status).toBe(200);
  });
});
