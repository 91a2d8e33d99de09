import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { TestApp, TestOrganization } from '../testkit/app';
import { joinApp } from '../testkit/app';
import { CREATE_CHART } from '../testkit/charts';
import type { Client } from '../testkit/client';
import { storedAndDerivedHoldings } from '../testkit/holds';
import { contentOf, makeRecord, merge, read, shownOn, undo } from '../testkit/merging';

let app: TestApp;
let organization: TestOrganization;
let owner: Client;

beforeAll(async () => {
  app = await joinApp();
  organization = await app.organization();
  owner = await organization.user();
});
afterAll(() => app.close());

/** A chart with two records of one company, each held by a person, and one that holds the other by mistake. */
async function twice() {
  const mark = randomUUID();
  const [a, b, ada, bob, own] = ['a', 'b', 'ada', 'bob', 'own'].map((name) => `${mark}:${name}`) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const { createChart } = await owner.graphql(CREATE_CHART, {
    input: {
      name: `Twice ${mark.slice(0, 6)}`,
      visibility: 'private',
      changes: {
        entities: [
          { key: a, typeName: 'Company', name: 'Harbour Holdings Ltd' },
          { key: b, typeName: 'Company', name: 'Harbour Holdings Limited' },
          { key: ada, typeName: 'Individual', name: 'Ada Lovelace' },
          { key: bob, typeName: 'Individual', name: 'Bob Stone' },
          { key: own, typeName: 'Company', name: 'Quay Ltd' },
        ],
        placements: [a, b, ada, bob, own].map((entityKey, at) => ({ entityKey, x: at * 300, y: 0 })),
        links: [
          { key: `${mark}:1`, from: ada, to: a, roles: [{ role: 'Shareholder', percentage: 40 }] },
          { key: `${mark}:2`, from: bob, to: b, roles: [{ role: 'Shareholder', percentage: 60 }] },
          { key: `${mark}:3`, from: b, to: own, roles: [{ role: 'Shareholder', percentage: 100 }] },
          { key: `${mark}:4`, from: a, to: b, roles: [{ role: 'Shareholder', percentage: 1 }] },
        ],
        groups: [{ key: `${mark}:g`, name: 'Both', members: [a, b] }],
      },
    },
  });
  if (!createChart.ok) throw new Error(createChart.error?.message);
  return { chart: createChart.ok.key, a, b, ada, bob, own, mark };
}

describe('merging two records', () => {
  test('draws the links of both to the one that stays, once on each chart, and takes off the link between them', async () => {
    const { chart, a, b, ada, bob, own, mark } = await twice();
    const before = await shownOn(owner, chart);
    const { status, body } = await merge(owner, a, b);
    expect(body).toMatchObject({
      keptKey: a,
      otherKey: b,
      otherStays: false,
      charts: 1,
      linksMoved: 2,
      linksTakenOff: 1,
    });
    expect(status).toBe(200);
    const after = await shownOn(owner, chart);
    expect(after.cards).toEqual([a, ada, bob, own].sort());
    expect(after.edges.map(({ key }) => key).sort()).toEqual([`${mark}:1`, `${mark}:2`, `${mark}:3`]);
    expect(after.revision).toBe(before.revision + 1);
    const { stored, derived } = await storedAndDerivedHoldings(app.store, organization.key);
    expect(stored).toEqual(derived);
  });

  test('lets the old key answer for the one that stays, by REST, by GraphQL, in filters and in saves', async () => {
    const { chart, a, b, mark } = await twice();
    await merge(owner, a, b);
    expect((await read(owner, b)).body).toMatchObject({ key: a });
    const text = `{ entity(key: "${b}") { key } companies(where: { key: { eq: "${b}" } }) { key } chartsOfEntity(key: "${b}") { key } }`;
    expect((await owner.rawGraphql(text)).data).toEqual({
      entity: { key: a },
      companies: [{ key: a }],
      chartsOfEntity: [{ key: chart }],
    });
    const variables = { where: { key: { in: [b] } } };
    const asked = await owner.rawGraphql(
      'query ($where: CompanyWhere) { companies(where: $where) { key } }',
      variables,
    );
    expect(asked.data).toEqual({ companies: [{ key: a }] });
    const moved = await owner.post('graph/updateNodePosition', {
      nodeKey: b,
      datasetKey: chart,
      position: { x: 7, y: 8 },
    });
    expect([200, 404]).toContain(moved.status);
    const { revision } = await shownOn(owner, chart);
    const saved = await owner.post<{ revision: number }>('datasets/save', {
      dataset: { key: chart },
      nodes: [{ key: b, typeName: 'Company', name: 'Harbour Holdings Ltd', x: 5, y: 5 }],
      revision,
    });
    expect(saved.status).toBe(200);
    expect((await shownOn(owner, chart)).cards).toEqual([a]);
    expect(mark).not.toBe('');
  });

  test('is refused by a stale save of who had the chart open, and nothing of the old record comes back', async () => {
    const { chart, a, b } = await twice();
    const { revision } = await shownOn(owner, chart);
    await merge(owner, a, b);
    const nodes = [{ key: b, typeName: 'Company', name: 'Harbour Holdings Limited', x: 1, y: 1 }];
    const saved = await owner.post('datasets/save', { dataset: { key: chart }, nodes, edges: [], revision });
    expect(saved.status).toBe(409);
    expect(
      (await owner.post('graph/addNode', { entity: { key: b, typeName: 'Company', name: 'New' } })).body,
    ).toMatchObject({ key: a });
  });

  test('takes the values that were chosen, and the filled ones where nobody chose', async () => {
    const a = await makeRecord(owner, {
      name: 'Quay Ltd',
      description: 'First notes',
      registration: '1',
      country: 'Malta',
      customFields: ['A@@@@@1', 'B@@@@@2'],
    });
    const b = await makeRecord(owner, {
      name: 'Quay Limited',
      description: 'Second notes',
      registration: '2',
      lei: '',
      address: '1 Quay Street',
      valuation: 5,
      currency: 'EUR',
      customFields: ['B@@@@@3', 'C@@@@@4'],
    });
    const choices = [
      { line: 'name', side: 'OTHER' },
      { line: 'description', side: 'BOTH' },
      { line: 'custom:B', side: 'OTHER' },
    ];
    expect((await merge(owner, a, b, { choices })).status).toBe(200);
    expect((await read(owner, a)).body).toMatchObject({
      name: 'Quay Limited',
      description: 'First notes\n\nSecond notes',
      registration: '1',
      country: 'Malta',
      address: '1 Quay Street',
      valuation: 5,
      customFields: ['A@@@@@1', 'B@@@@@3', 'C@@@@@4'],
    });
  });

  test('refuses what cannot be one: other types, the same record, notes, strangers’ records', async () => {
    const a = await makeRecord(owner, { name: 'One' });
    const person = await makeRecord(owner, { typeName: 'Individual', name: 'Ada Lovelace' });
    const stranger = await (await app.organization()).user();
    const foreign = await makeRecord(stranger, { name: 'One' });
    expect((await merge(owner, a, person)).body.error).toContain('one type');
    expect((await merge(owner, a, a)).status).toBe(409);
    expect((await merge(owner, a, foreign)).status).toBe(404);
    expect((await merge(owner, foreign, a)).status).toBe(404);
    expect((await merge(owner, a, randomUUID())).status).toBe(404);
    const other = await makeRecord(owner, { name: 'Two' });
    expect((await merge(owner, a, other, { choices: [{ line: 'nothing', side: 'OTHER' }] })).status).toBe(400);
    expect((await merge(owner, a, other, { choices: [{ line: 'name', side: 'BOTH' }] })).status).toBe(400);
    expect((await merge(owner, a, other, { keptRead: '2001-01-01T00:00:00.000Z' })).status).toBe(409);
  });

  test('is undone whole: records, links, places, groups, holdings', async () => {
    const { chart, a, b } = await twice();
    const before = await contentOf(app.store, organization.key);
    const shown = await shownOn(owner, chart);
    const { body } = await merge(owner, a, b);
    expect(await contentOf(app.store, organization.key)).not.toEqual(before);
    const undone = await undo(owner, body.key);
    expect(undone.body).toEqual({ keptKey: a, otherKey: b, notes: [] });
    expect(await contentOf(app.store, organization.key)).toEqual(before);
    expect((await shownOn(owner, chart)).cards).toEqual(shown.cards);
    expect((await read(owner, b)).body).toMatchObject({ key: b });
    expect((await undo(owner, body.key)).status).toBe(404);
  });
});
