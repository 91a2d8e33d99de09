import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { graphql } from '../gql';
import type { TestApp } from '../testkit/app';
import { joinApp } from '../testkit/app';
import type { Client } from '../testkit/client';
import { eventually } from '../testkit/eventually';

const foundQuery = graphql(`
  query FoundInTest($term: String!, $typeName: EntityType) {
    search(term: $term, typeName: $typeName, limit: 20) {
      entities {
        name
        foundIn
        label
        text
      }
      charts {
        name
        entityCount
      }
    }
  }
`);

let app: TestApp;
let owner: Client;
let colleague: Client;
let stranger: Client;

const make = async (entity: Record<string, unknown>): Promise<string> =>
  (await owner.post<{ key: string }>('graph/addNode', { entity })).body.key;
const chart = async (name: string, visibility: string): Promise<string> =>
  (await owner.post<{ key: string }>('datasets/add', { dataset: { name, visibility } })).body.key;

beforeAll(async () => {
  app = await joinApp();
  const organization = await app.organization();
  [owner, colleague] = await Promise.all([organization.user(), organization.user()]);
  stranger = await (await app.organization()).user();
  await make({ typeName: 'Company', name: 'Meridian Quartz Holding' });
  const jane = await make({
    typeName: 'Individual',
    firstName: 'Jane',
    lastName: 'Orbison',
    customFields: ['Passport@@@@@ZX98QUILL'],
  });
  const tagged = await make({ typeName: 'Trust', name: 'The Alder Settlement' });
  const tag = (await owner.post<{ key: string }>('tags/add', { tag: { name: 'Dormouse review' } })).body.key;
  await owner.post('tags/nodeTags/add', { nodeId: tagged, tagId: tag });
  const hidden = await chart('Quartz structure', 'private');
  await owner.post('datasets/addEntity', { entityId: jane, datasetId: hidden });
});
afterAll(() => app.close());

const find = async (term: string, who = owner, typeName: 'Company' | null = null) =>
  (await who.graphql(foundQuery, { term, typeName })).search;

test('a search finds names, also misspelt, custom fields, tags and charts, and says where', async () => {
  // Full-text indexes follow a write at their own pace.
  await eventually(async () => expect((await find('quartz')).entities).toHaveLength(1));
  expect(await find('quartz')).toEqual({
    entities: [{ name: 'Meridian Quartz Holding', foundIn: 'name', label: '', text: '' }],
    charts: [{ name: 'Quartz structure', entityCount: 1 }],
  });
  expect((await find('meridain')).entities).toMatchObject([{ name: 'Meridian Quartz Holding' }]);
  expect((await find('zx98')).entities).toEqual([
    { name: 'Jane Orbison', foundIn: 'customField', label: 'Passport', text: 'ZX98QUILL' },
  ]);
  expect((await find('passport')).entities).toMatchObject([{ name: 'Jane Orbison', label: 'Passport' }]);
  expect((await find('dormouse')).entities).toEqual([
    { name: 'The Alder Settlement', foundIn: 'tag', label: '', text: 'Dormouse review' },
  ]);
});

test('with a type only its entities are found, and nothing for a blank or a wild term', async () => {
  expect(await find('quartz', owner, 'Company')).toMatchObject({ entities: [{}], charts: [] });
  expect((await find('jane', owner, 'Company')).entities).toEqual([]);
  for (const term of ['', '   ', '*', '") OR name:*', 'name:*']) {
    expect(await find(term)).toMatchObject({ entities: [] });
  }
});

test('nobody finds what he may not read: neither entities, nor tags of others, nor private charts', async () => {
  for (const who of [colleague, stranger]) {
    for (const term of ['quartz', 'zx98', 'dormouse', 'orbison']) {
      expect(await find(term, who)).toEqual({ entities: [], charts: [] });
    }
  }
});

test('what lies in the bin is not found', async () => {
  const key = await make({ typeName: 'Project', name: 'Vanishing Plan' });
  await eventually(async () => expect((await find('vanishing')).entities).toHaveLength(1));
  await owner.post('graph/softDelete', { entityKey: key, userKey: owner.userKey });
  expect((await find('vanishing')).entities).toEqual([]);
});
