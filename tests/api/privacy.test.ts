import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { TestApp, TestOrganization } from '../testkit/app';
import { joinApp } from '../testkit/app';
import type { SmallChart } from '../testkit/charts';
import { makeSmallChart } from '../testkit/charts';
import type { Client } from '../testkit/client';

let app: TestApp;
let organization: TestOrganization;
let owner: Client;
let colleague: Client;
let stranger: Client;
/** The owner's: the same three entities on a public chart, and linked otherwise on a private one. */
let open: SmallChart;
let secretLink: string;
let secretChart: string;

beforeAll(async () => {
  app = await joinApp();
  organization = await app.organization();
  [owner, colleague] = await Promise.all([organization.user(), organization.user()]);
  stranger = await (await app.organization()).user();
  open = await makeSmallChart(owner, 'public');
  const { body } = await owner.get<{ key: string }>(`datasets/duplicate/${open.key}`);
  secretChart = body.key;
  secretLink = randomUUID();
  await owner.post('datasets/update', { dataset: { key: secretChart, name: `Secret plan ${secretChart}` } });
  const edge = { key: secretLink, from: open.account, to: open.person, roles: [{ role: 'Secret lender' }] };
  await owner.post('graph/addEdge', { edge, datasetId: secretChart });
});
afterAll(() => app.close());

const keysOf = (data: unknown, field: string): string[] =>
  ((data as Record<string, { key: string }[]>)[field] ?? []).map(({ key }) => key);

describe('a colleague who may read two entities', () => {
  test('does not see how a private chart links them, by any way of exploring', async () => {
    const text = `{ neighbours(key: "${open.person}", depth: 3) { links { key } } downstream(key: "${open.account}") { links { key } nodes { key } }
      individuals(where: { key: { eq: "${open.person}" } }) { owners { linkKey } holdings { linkKey } charts { key name } chartsConnection { edges { node { name } properties { ... on PlacementProperties { x } } } } } }`;
    const answer = await colleague.rawGraphql(text);
    expect(answer.errors).toBeUndefined();
    const seen = JSON.stringify(answer.data);
    expect(seen).toContain(open.link);
    expect(seen).not.toContain(secretLink);
    expect(seen).not.toContain('Secret');
    expect(JSON.stringify((await owner.rawGraphql(text)).data)).toContain(secretLink);
    const rest = await colleague.post('graph/getNeighbors', { key: open.person, depth: 5 });
    expect(JSON.stringify(rest.body)).not.toContain(secretLink);
  });

  test('cannot find out a private chart’s name by asking for entities that stand on it', async () => {
    const ask = (filter: string) =>
      `{ individuals(where: { AND: [{ key: { eq: "${open.person}" } }, ${filter}] }) { key } }`;
    const filters = [
      '{ charts: { some: { name: { startsWith: "Secret" } } } }',
      `{ charts: { some: { key: { eq: "${secretChart}" } } } }`,
      '{ chartsConnection: { some: { node: { name: { startsWith: "Secret" } } } } }',
    ];
    for (const filter of filters) {
      expect((await colleague.rawGraphql(ask(filter))).errors?.[0]?.message).toMatch(/is not defined by type/);
    }
    const named = '{ charts(where: { name: { startsWith: "Secret" } }) { key entities { key } } }';
    expect(keysOf((await owner.rawGraphql(named)).data, 'charts')).toEqual([secretChart]);
    expect(keysOf((await colleague.rawGraphql(named)).data, 'charts')).toEqual([]);
  });

  test('cannot ask who has access to a record', async () => {
    for (const filter of ['readers: { some: { key: { eq: "x" } } }', 'organizationKey: { eq: "x" }']) {
      const { errors } = await colleague.rawGraphql(`{ charts(where: { ${filter} }) { key } }`);
      expect(errors?.[0]?.message).toMatch(/is not defined by type/);
    }
  });
});

describe('another organization', () => {
  test('finds nothing by any read', async () => {
    const lists = ['entities', 'individuals', 'companies', 'bankAccounts', 'charts']
      .map((name) => `${name} { key }`)
      .join(' ');
    const { data } = await stranger.rawGraphql(
      `{ ${lists} searchEntities(term: "Ada Lovelace") { key } chart(key: "${open.key}") { key } neighbours(key: "${open.person}") { nodes { key } } downstream(key: "${open.person}") { nodes { key } } }`,
    );
    expect(data).toEqual({
      entities: [],
      individuals: [],
      companies: [],
      bankAccounts: [],
      charts: [],
      searchEntities: [],
      chart: null,
      neighbours: null,
      downstream: null,
    });
  });

  test('gets the same answer for a foreign key as for one that does not exist, on every call that takes one', async () => {
    const nothing = randomUUID();
    const calls: ((chart: string, entity: string, link: string) => Promise<{ status: number; body: unknown }>)[] = [
      (chart) => stranger.get(`datasets/get/${chart}`),
      (chart) => stranger.get(`datasets/size/${chart}`),
      (chart) => stranger.get(`datasets/exists/${chart}`),
      (chart) => stranger.get(`datasets/delete/${chart}`),
      (chart) => stranger.get(`datasets/clear/${chart}`),
      (chart) => stranger.get(`datasets/duplicate/${chart}`),
      (chart) => stranger.post('datasets/graph', { datasetId: chart }),
      (chart) => stranger.post('datasets/update', { dataset: { key: chart, name: 'Taken' } }),
      (chart) => stranger.post('datasets/changeVisibility', { datasetId: chart, visibility: 'private' }),
      (chart) => stranger.post('datasets/save', { dataset: { key: chart }, nodes: [], edges: [], revision: 1 }),
      (chart, entity) => stranger.post('graph/updatePosition', { nodeKey: entity, datasetKey: chart, x: 1, y: 1 }),
      (chart, entity) => stranger.post('graph/addEdge', { datasetId: chart, edge: { from: entity, to: entity } }),
      (chart, entity) => stranger.post('graph/removeNode', { key: entity, datasetKey: chart }),
      (_chart, entity) => stranger.post('graph/removeNode', { key: entity }),
      (_chart, entity) => stranger.post('graph/updateNode', { model: { key: entity, name: 'Taken' } }),
      (_chart, entity) => stranger.post('graph/getNodeByKey', { key: entity }),
      (_chart, entity) => stranger.post('graph/getNeighbors', { key: entity }),
      (_chart, entity) => stranger.post('graph/getDownstream', { key: entity }),
      (_chart, _entity, link) => stranger.post('graph/updateEdge', { edge: { key: link, color: '#000000' } }),
      (_chart, _entity, link) => stranger.get(`graph/removeEdge/${link}`),
    ];
    for (const call of calls) {
      const foreign = await call(open.key, open.person, open.link);
      const missing = await call(nothing, nothing, nothing);
      expect({ status: foreign.status, body: foreign.body }).toEqual({ status: missing.status, body: missing.body });
      expect([200, 404]).toContain(foreign.status);
    }
    const { body } = await owner.post<{ nodes: unknown[]; edges: unknown[]; revision: number }>('datasets/graph', {
      datasetId: open.key,
    });
    expect(body).toMatchObject({ revision: 1 });
    expect(body.nodes).toHaveLength(3);
    expect(body.edges).toHaveLength(2);
  });
});

test('an entity in the bin is gone from charts, searches and reads of others', async () => {
  const chart = await makeSmallChart(owner, 'public');
  expect((await owner.post('graph/removeNode', { key: chart.company })).status).toBe(200);
  const { body } = await owner.post<{ nodes: { key: string }[]; edges: unknown[] }>('datasets/graph', {
    datasetId: chart.key,
  });
  expect(body.nodes.map(({ key }) => key)).not.toContain(chart.company);
  expect(body.edges).toEqual([]);
  expect((await colleague.post('graph/getNodeByKey', { key: chart.company })).status).toBe(404);
  expect(
    (await colleague.rawGraphql(`{ companies(where: { key: { eq: "${chart.company}" } }) { key } }`)).data,
  ).toEqual({ companies: [] });
});
