import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { graphql } from '../gql';
import type { EntityFilter } from '../gql/graphql';
import type { TestApp } from '../testkit/app';
import { joinApp } from '../testkit/app';
import type { Client } from '../testkit/client';

const tableQuery = graphql(`
  query ListTable(
    $filter: EntityFilter!
    $columns: [String!]!
    $sort: String!
    $descending: Boolean!
    $limit: Int!
    $offset: Int!
    $asOf: String
  ) {
    entityTable(filter: $filter) {
      total
      keys
      rows(columns: $columns, sort: $sort, descending: $descending, limit: $limit, offset: $offset, asOf: $asOf) {
        key
        typeName
        name
        country
        permission
        chartCount
        folder
        modifiedByName
        tags {
          name
          color
        }
        values {
          name
          text
          number
        }
      }
    }
  }
`);

const deleteChartsMutation = graphql(`
  mutation DeleteChartsInList($keys: [ID!]!, $folderKeys: [ID!]!) {
    deleteCharts(keys: $keys, folderKeys: $folderKeys) {
      ok
      error {
        code
      }
    }
  }
`);

interface Page {
  columns?: string[];
  sort?: string;
  descending?: boolean;
  limit?: number;
  offset?: number;
  asOf?: string;
}

let app: TestApp;
let owner: Client;
let colleague: Client;
let stranger: Client;

beforeAll(async () => {
  app = await joinApp();
  const organization = await app.organization();
  [owner, colleague] = await Promise.all([organization.user(), organization.user()]);
  stranger = await (await app.organization()).user();
});
afterAll(() => app.close());

async function table(filter: EntityFilter, page: Page = {}, who = owner) {
  const wanted = { columns: [], sort: 'name', descending: false, limit: 100, offset: 0, ...page };
  const { entityTable } = await who.graphql(tableQuery, { filter, ...wanted });
  return { ...entityTable, names: entityTable.rows.map(({ name }) => name) };
}

async function make(entity: Record<string, unknown>, who = owner): Promise<string> {
  return (await who.post<{ key: string }>('graph/addNode', { entity })).body.key;
}

const put = (path: string, body: unknown) => owner.call('PUT', path, JSON.stringify(body));

describe('a list of entities', () => {
  let folder = '';
  let blue = '';

  beforeAll(async () => {
    folder = (await owner.post<{ key: string }>('users/createFolder', { name: 'Europe', type: 'Company' })).body.key;
    const keys = await Promise.all([
      make({ typeName: 'Company', name: 'beech Holdings', country: 'France', valuation: 20 }),
      make({ typeName: 'Company', name: 'Ash Capital', country: 'Malta', valuation: 3 }),
      make({ typeName: 'Company', name: 'Cedar Capital', country: 'MT' }),
      make({ typeName: 'Trust', name: 'Ash Trust', country: 'Malta' }),
    ]);
    await put('graph/addToFolder', { id: keys[0], folderId: folder });
    blue = (await owner.post<{ key: string }>('tags/add', { tag: { name: 'Blue', color: '#0000ff' } })).body.key;
    await owner.post('tags/nodeTags/add', { nodeId: keys[1], tagId: blue });
  });

  test('is in the order of a name without regard to case, of a number, and empty values come last both ways', async () => {
    const types = ['Company' as const];
    expect((await table({ types })).names).toEqual(['Ash Capital', 'beech Holdings', 'Cedar Capital']);
    expect((await table({ types }, { descending: true })).names[0]).toBe('Cedar Capital');
    const byValue = await table({ types }, { sort: 'valuation', columns: ['valuation', 'birthDate'] });
    expect(byValue.names).toEqual(['Ash Capital', 'beech Holdings', 'Cedar Capital']);
    expect(byValue.rows.map(({ values }) => values)).toEqual([
      [{ name: 'valuation', text: null, number: 3 }],
      [{ name: 'valuation', text: null, number: 20 }],
      [{ name: 'valuation', text: null, number: null }],
    ]);
    const descending = await table({ types }, { sort: 'valuation', descending: true });
    expect(descending.names).toEqual(['beech Holdings', 'Ash Capital', 'Cedar Capital']);
  });

  test('comes in pages that join without a gap', async () => {
    const first = await table({}, { limit: 2 });
    const second = await table({}, { limit: 2, offset: 2 });
    expect([...first.names, ...second.names]).toEqual(['Ash Capital', 'Ash Trust', 'beech Holdings', 'Cedar Capital']);
    expect(first.total).toBe(4);
    expect(new Set(first.keys).size).toBe(4);
  });

  test('is of one folder, of no folder, of words in the name, of a country however it is spelt, and of a tag', async () => {
    expect((await table({ folder })).names).toEqual(['beech Holdings']);
    expect((await table({ folder: '' })).names).toEqual(['Ash Capital', 'Ash Trust', 'Cedar Capital']);
    expect((await table({ search: 'CAP ash' })).names).toEqual(['Ash Capital']);
    expect((await table({ country: 'malta' })).names).toEqual(['Ash Capital', 'Ash Trust', 'Cedar Capital']);
    const tagged = await table({ tagKeys: [blue] });
    expect(tagged.rows).toMatchObject([{ name: 'Ash Capital', tags: [{ name: 'Blue', color: '#0000ff' }] }]);
  });

  test('tells what is on charts, and loses what goes to the bin', async () => {
    const key = await make({ typeName: 'Project', name: 'Placed' });
    const other = await make({ typeName: 'Project', name: 'Loose' });
    const chart = (await owner.post<{ key: string }>('datasets/add', { dataset: { name: 'C', visibility: 'private' } }))
      .body.key;
    await owner.post('datasets/addEntity', { entityId: key, datasetId: chart });
    const types = ['Project' as const];
    expect((await table({ types, onCharts: true })).rows).toMatchObject([{ name: 'Placed', chartCount: 1 }]);
    expect((await table({ types, onCharts: false })).names).toEqual(['Loose']);
    expect((await table({ types }, { sort: 'chartCount', descending: true })).names).toEqual(['Placed', 'Loose']);
    await owner.post('graph/softDelete', { entityKey: other, userKey: owner.userKey });
    expect((await table({ types })).names).toEqual(['Placed']);
  });

  test('holds nothing of others: neither rows nor counts nor keys, and a colleague sees what a public chart shows', async () => {
    expect(await table({}, {}, stranger)).toMatchObject({ total: 0, keys: [], names: [] });
    expect(await table({ folder }, {}, colleague)).toMatchObject({ total: 0, keys: [], names: [] });
    expect(await table({ tagKeys: [blue] }, {}, stranger)).toMatchObject({ total: 0 });
    const key = await make({ typeName: 'Custom', name: 'Shown on a public chart' });
    const chart = (await owner.post<{ key: string }>('datasets/add', { dataset: { name: 'Public' } })).body.key;
    await owner.post('datasets/addEntity', { entityId: key, datasetId: chart });
    await put('graph/addToFolder', {
      id: key,
      folderId: (await owner.post<{ key: string }>('users/createFolder', { name: 'Mine', type: 'Custom' })).body.key,
    });
    const seen = await table({ types: ['Custom'], folder: '' }, {}, colleague);
    expect(seen.rows).toMatchObject([{ name: 'Shown on a public chart', permission: null }]);
    expect((await table({ types: ['Custom'], folder: '' })).names).toEqual([]);
  });

  test('keeps its order for the pages of one reading, while each row is asked anew whether it may be read', async () => {
    const user = await (await app.organization()).user();
    const add = async (name: string) => make({ typeName: 'Trust', name }, user);
    const [, , cedar] = [await add('A'), await add('B'), await add('C'), await add('D')];
    const page = async (asOf: string, offset = 1, sort = 'name') =>
      (await table({ types: ['Trust'] }, { asOf, offset, limit: 3, sort }, user)).names;

    expect(await page('one')).toEqual(['B', 'C', 'D']);
    await add('Aa');
    expect(await page('one')).toEqual(['B', 'C', 'D']);
    expect(await page('one', 1, 'createdDate')).toEqual(['B', 'C', 'D']);
    expect(await page('two')).toEqual(['Aa', 'B', 'C']);
    expect(await page('one', 0)).toEqual(['A', 'Aa', 'B']);

    await user.post('graph/softDelete', { entityKey: cedar, userKey: user.userKey });
    expect(await page('one')).toEqual(['Aa', 'B', 'D']);
    expect((await table({ types: ['Trust'] }, { asOf: 'two', offset: 1, limit: 3 }, stranger)).names).toEqual([]);
    const long = {
      filter: {},
      columns: [],
      sort: 'name',
      descending: false,
      limit: 1,
      offset: 1,
      asOf: 'x'.repeat(65),
    };
    await expect(user.graphql(tableQuery, long)).rejects.toThrow('Maximum 64 characters');
  });

  test('is refused an order that its types do not have', async () => {
    const text = 'query { entityTable(filter: {types: [Company]}) { rows(sort: "birthDate") { key } } }';
    expect((await owner.rawGraphql(text)).errors?.[0]?.message).toBe('Choose one of the listed values.');
    expect((await app.anonymous.rawGraphql('query { entityTable { total } }')).errors?.[0]?.extensions?.code).toBe(
      'unauthenticated',
    );
  });
});

test('charts are deleted together with folders of charts, all or none', async () => {
  const folder = (await owner.post<{ key: string }>('users/createFolder', { name: 'Old', type: 'Dataset' })).body.key;
  const add = async (name: string, who = owner) =>
    (await who.post<{ key: string }>('datasets/add', { dataset: { name } })).body.key;
  const [inside, outside, foreign] = [await add('Inside'), await add('Outside'), await add('Foreign', colleague)];
  await put('graph/addToFolder', { id: inside, folderId: folder });
  const exists = async (key: string) => (await owner.get(`datasets/exists/${key}`)).body;

  const refused = await owner.graphql(deleteChartsMutation, { keys: [outside, foreign], folderKeys: [folder] });
  expect(refused.deleteCharts.error?.code).toBe('forbidden');
  expect([await exists(inside), await exists(outside), await exists(foreign)]).toEqual([true, true, true]);

  const done = await owner.graphql(deleteChartsMutation, { keys: [outside], folderKeys: [folder] });
  expect(done.deleteCharts).toEqual({ ok: 2, error: null });
  expect([await exists(inside), await exists(outside), await exists(foreign)]).toEqual([false, false, true]);
  expect((await owner.post('users/getFolders', { type: 'Dataset' })).body).toEqual([]);
});
