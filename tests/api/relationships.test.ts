import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { TestApp, TestOrganization } from '../testkit/app';
import { joinApp } from '../testkit/app';
import { CREATE_CHART } from '../testkit/charts';
import type { Client } from '../testkit/client';

interface Dynamic {
  name: string;
  type: string;
  nodes: { key: string; x: number }[];
  edges: { key: string; from: string; to: string; charts: string[] }[];
}

let app: TestApp;
let organization: TestOrganization;
let owner: Client;

beforeAll(async () => {
  app = await joinApp();
  organization = await app.organization();
  owner = await organization.user();
});
afterAll(() => app.close());

type Arrow = 'Normal' | 'Reversed' | 'Double' | 'None';

/** Makes a chart of companies and links between them; the names are the ends of the keys. */
async function chart(user: Client, mark: string, names: string[], links: [string, string, Arrow?][]): Promise<string> {
  const { createChart } = await user.graphql(CREATE_CHART, {
    input: {
      visibility: 'private',
      changes: {
        entities: names.map((name) => ({ key: `${mark}:${name}`, typeName: 'Company' as const, name })),
        placements: names.map((name, index) => ({ entityKey: `${mark}:${name}`, x: index * 100, y: 0 })),
        links: links.map(([from, to, arrowType]) => ({
          key: randomUUID(),
          from: `${mark}:${from}`,
          to: `${mark}:${to}`,
          roles: [{ role: 'Shareholder', percentage: 50 }],
          ...(arrowType ? { arrowType } : {}),
        })),
      },
    },
  });
  if (!createChart.ok) throw new Error(createChart.error?.message);
  return createChart.ok.key;
}

const ask = async (user: Client, kind: 'Object' | 'Subject' | 'All', key: string, charts?: string[]) =>
  user.post<Dynamic>(`datasets/get${kind}Relationships/${key}`, { charts });
const names = ({ body }: { body: Dynamic }) => body.nodes.map(({ key }) => key.split(':')[1]).sort();

test('a dynamic chart is kept of the charts that are named: another name for them is refused, not read as all', async () => {
  const mark = randomUUID();
  const key = await chart(owner, mark, ['a', 'b'], [['a', 'b']]);
  const body = { entityKey: `${mark}:a`, keys: [key] };
  const refused = await owner.post<{ error: string }>('datasets/createDynamicDataset', body);
  expect([refused.status, refused.body.error]).toEqual([400, expect.stringContaining('keys')]);
  const { body: shown } = await ask(owner, 'All', `${mark}:a`, [key]);
  const { nodes, edges } = shown;
  const made = await owner.post('datasets/createDynamicDataset', {
    entityKey: `${mark}:a`,
    charts: [key],
    nodes,
    edges,
  });
  expect(made.status).toBe(200);
});

describe('the relationships of an entity', () => {
  test('are its holdings, its owners, or all that is linked with it, over the chosen charts', async () => {
    const mark = randomUUID();
    const first = await chart(
      owner,
      mark,
      ['a', 'b', 'o', 'n'],
      [
        ['a', 'b'],
        ['o', 'a'],
        ['a', 'n', 'None'],
      ],
    );
    const second = await chart(
      owner,
      mark,
      ['a', 'b', 'c', 'd', 'r'],
      [
        ['a', 'b'],
        ['b', 'c', 'Double'],
        ['d', 'c'],
        ['r', 'a', 'Reversed'],
      ],
    );
    const a = `${mark}:a`;
    expect(names(await ask(owner, 'Subject', a, [first]))).toEqual(['a', 'b']);
    expect(names(await ask(owner, 'Subject', a, [first, second]))).toEqual(['a', 'b', 'c', 'r']);
    expect(names(await ask(owner, 'Object', a, [first, second]))).toEqual(['a', 'o']);
    expect(names(await ask(owner, 'Object', `${mark}:b`, [first, second]))).toEqual(['a', 'b', 'c', 'd', 'o']);
    expect(names(await ask(owner, 'All', a, [first, second]))).toEqual(['a', 'b', 'c', 'd', 'n', 'o', 'r']);
    const all = (await owner.get<Dynamic>(`datasets/getRelationships/${a}`)).body;
    expect(all).toMatchObject({ name: 'a', type: 'all' });
    expect(all.nodes).toHaveLength(7);
  });

  test('say once what two charts say, and name both', async () => {
    const mark = randomUUID();
    const first = await chart(owner, mark, ['x', 'a', 'b'], [['a', 'b']]);
    const second = await chart(owner, mark, ['a', 'b'], [['b', 'a', 'Reversed']]);
    const { body } = await ask(owner, 'All', `${mark}:a`, [first, second]);
    expect(body.edges).toHaveLength(1);
    expect(body.edges[0]?.charts).toEqual([first, second]);
    expect(body.nodes.find(({ key }) => key === `${mark}:a`)?.x).toBe(100);
  });

  test('are not told of a chart that the caller may not read, though he may read another', async () => {
    const mark = randomUUID();
    const mine = await chart(owner, mark, ['a', 'b'], [['a', 'b']]);
    const colleague = await organization.user();
    const other = await chart(colleague, randomUUID(), ['z'], []);
    expect((await ask(owner, 'All', `${mark}:a`, [mine, other])).status).toBe(404);
    expect((await ask(owner, 'All', `${mark}:a`, [mine, 'no-such-chart'])).status).toBe(404);
    expect((await ask(colleague, 'All', `${mark}:a`, [other])).status).toBe(404);
    expect((await ask(owner, 'All', 'no-such-entity', [mine])).status).toBe(404);
  });

  test('are kept as a private chart of its own, once however often it is sent', async () => {
    const mark = randomUUID();
    const first = await chart(owner, mark, ['a', 'b'], [['a', 'b']]);
    const second = await chart(owner, mark, ['b', 'c'], [['b', 'c']]);
    const key = randomUUID();
    const body = { entityKey: `${mark}:a`, type: 'Subject', charts: [first, second], key, userKey: owner.userKey };
    const made = await owner.post('datasets/createDynamicDataset', {
      ...body,
      nodes: [{ key: `${mark}:c`, x: 7, y: 8 }],
    });
    expect(made).toMatchObject({ status: 200, body: { key, visibility: 'private', entityCount: 3, linkCount: 2 } });
    expect((await owner.post('datasets/createDynamicDataset', body)).body).toEqual(made.body);
    const { body: graph } = await owner.post<Dynamic>('datasets/graph', { datasetId: key });
    expect(graph.nodes.find((node) => node.key === `${mark}:c`)).toMatchObject({ x: 7, y: 8 });
    const stranger = await organization.user();
    expect((await stranger.post('datasets/createDynamicDataset', body)).status).toBe(403);
    const viewer = await organization.user({ accountType: 'viewOnly' });
    expect((await viewer.post('datasets/createDynamicDataset', { ...body, userKey: viewer.userKey })).status).toBe(404);
  });
});

describe('a dynamic chart that is kept', () => {
  test('has links that run as they were shown, whatever way they take on the chart they come from', async () => {
    const [from, to] = [`${randomUUID()}:a`, `${randomUUID()}:b`];
    const route = { points: [5, 6, 7, 8], fromSpot: '0.5 1', toSpot: null, linkTextPosition: 0.3, routing: null };
    await owner.graphql(CREATE_CHART, {
      input: {
        changes: {
          entities: [from, to].map((key) => ({ key, typeName: 'Company' as const, name: key })),
          placements: [from, to].map((entityKey) => ({ entityKey, x: 0, y: 0 })),
          links: [{ key: randomUUID(), from, to, routing: 'straight', toSpot: 'Top', linkTextPosition: 0.9 }],
        },
      },
    });
    const { data: read } = await owner.rawGraphql<{ dynamicChart: { links: { key: string; routing: string }[] } }>(
      `query ($key: ID!) { dynamicChart(key: $key, kind: all) { links { key routing } } }`,
      { key: from },
    );
    const [link] = read?.dynamicChart.links ?? [];
    expect(link?.routing).toBe('straight');
    const { data: saved, errors } = await owner.rawGraphql<{ saveDynamicChart: { ok: { key: string } } }>(
      `mutation ($input: SaveDynamicChartInput!) { saveDynamicChart(input: $input) { ok { key } error { message } } }`,
      { input: { entityKey: from, routing: 'curved', routes: [{ key: link?.key, ...route }] } },
    );
    expect(errors).toBeUndefined();
    const { data } = await owner.rawGraphql<{ chart: unknown }>(
      `query ($key: ID!) {
        chart(key: $key) { routing links { from to points fromSpot toSpot linkTextPosition routing } }
      }`,
      { key: saved?.saveDynamicChart.ok.key },
    );
    expect(data?.chart).toEqual({ routing: 'curved', links: [{ from, to, ...route }] });
  });
});

describe('GraphQL', () => {
  test('answers dynamic charts, snapshots, roles and counts as REST does', async () => {
    const mark = randomUUID();
    const key = await chart(owner, mark, ['a', 'b'], [['a', 'b']]);
    const rest = (await ask(owner, 'Subject', `${mark}:a`, [key])).body;
    const { data, errors } = await owner.rawGraphql<{ dynamicChart: { links: unknown[] } }>(
      `query ($key: ID!, $charts: [ID!]) {
        dynamicChart(key: $key, kind: subject, charts: $charts) { name kind charts { key } nodes { key } links { key charts } }
        neighbourhood(keys: [$key]) { nodes { key } }
        parentHierarchy(key: $key) { links { key } }
        snapshots(chartKey: "no-such-chart") { key }
        linkRoles { name isCustom }
        typeDistribution { typeName count } datasetSizes { size } groupSizes { size } longestTaskChain { name }
      }`,
      { key: `${mark}:a`, charts: [key] },
    );
    expect(errors).toBeUndefined();
    expect(data?.dynamicChart.links).toEqual(rest.edges.map((edge) => ({ key: edge.key, charts: edge.charts })));
    expect(data).toMatchObject({
      dynamicChart: { name: 'a', kind: 'subject' },
      parentHierarchy: { links: [] },
      snapshots: null,
    });
    const done = await owner.rawGraphql(
      `mutation ($chart: ID!, $key: ID!) {
        takeSnapshot(chartKey: $chart, name: "One") { ok { name } error { code } }
        saveDynamicChart(input: { entityKey: $key, kind: subject }) { ok { entityCount } error { code } }
        ensureOnChart(chartKey: $chart, entityKey: $key) { ok { added } error { code } }
        deleteLinkRole(key: "no-such-role") { ok error { code } }
        deleteSnapshot(key: "no-such-snapshot") { ok error { code } }
      }`,
      { chart: key, key: `${mark}:a` },
    );
    expect(done.data).toEqual({
      takeSnapshot: { ok: { name: 'One' }, error: null },
      saveDynamicChart: { ok: { entityCount: 2 }, error: null },
      ensureOnChart: { ok: { added: false }, error: null },
      deleteLinkRole: { ok: null, error: { code: 'notFound' } },
      deleteSnapshot: { ok: null, error: { code: 'notFound' } },
    });
  });
});

describe('exploring', () => {
  test('a net where everybody holds everybody, or a chain of two thousand, takes no longer than its links', async () => {
    const mark = randomUUID();
    const dense = Array.from({ length: 30 }, (_, index) => `n${index}`);
    await chart(
      owner,
      mark,
      dense,
      dense.flatMap((a) => dense.filter((b) => a !== b).map((b): [string, string] => [a, b])),
    );
    const part = await owner.post<Dynamic>('graph/getDownstream', { key: `${mark}:n0` });
    expect(part.body.nodes).toHaveLength(30);
    expect(part.body.edges).toHaveLength(870);
    const line = Array.from({ length: 2000 }, (_, index) => `c${index}`);
    await chart(
      owner,
      mark,
      line,
      line.slice(1).map((name, index): [string, string] => [`c${index}`, name]),
    );
    const start = performance.now();
    const chain = await owner.post<Dynamic>('graph/getDownstream', { key: `${mark}:c0` });
    expect(chain.body.nodes).toHaveLength(2000);
    expect((await owner.post<Dynamic>('graph/getParentHierarchy', { key: `${mark}:c1999` })).body.nodes).toHaveLength(
      2000,
    );
    expect(performance.now() - start).toBeLessThan(15_000);
    expect((await owner.post<Dynamic>('graph/getNeighbors', { key: `${mark}:c5`, depth: 2 })).body.nodes).toHaveLength(
      5,
    );
    const around = await owner.post<Dynamic>('graph/getNeighborhood', { keys: [`${mark}:c5`, `${mark}:c50`] });
    expect(around.body.nodes).toHaveLength(6);
  });

  test('does not pass through private charts of others, nor through the bin', async () => {
    const mark = randomUUID();
    await chart(
      owner,
      mark,
      ['a', 'b', 'c'],
      [
        ['a', 'b'],
        ['b', 'c'],
      ],
    );
    const colleague = await organization.user();
    expect((await colleague.post('graph/getDownstream', { key: `${mark}:a` })).status).toBe(404);
    expect((await owner.post('graph/getNeighborhood', {})).status).toBe(400);
    await owner.post('graph/removeNode', { key: `${mark}:b` });
    expect(names(await owner.post<Dynamic>('graph/getDownstream', { key: `${mark}:a` }))).toEqual(['a']);
  });
});
