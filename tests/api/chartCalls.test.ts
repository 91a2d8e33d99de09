import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { TestApp, TestOrganization } from '../testkit/app';
import { joinApp } from '../testkit/app';
import { CREATE_CHART, makeSmallChart, SAVE_CHART } from '../testkit/charts';
import type { Client } from '../testkit/client';

interface Node {
  key: string;
  x: number;
  y: number;
  flag: string | null;
  flagColor: string | null;
  chartDescription: string | null;
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

const nodesOf = async (key: string) =>
  (await owner.post<{ nodes: Node[]; revision: number }>('datasets/graph', { datasetId: key })).body;

describe('small changes of a chart', () => {
  test('put an entity on it once, where it is asked for, and take it off again', async () => {
    const small = await makeSmallChart(owner);
    const { body: added } = await owner.post<{ key: string }>('graph/addNode', {
      entity: { key: randomUUID(), typeName: 'Company', name: 'Newcomer' },
    });
    const place = { nodeId: added.key, datasetId: small.key, position: '120 -80.5' };
    expect((await owner.post('graph/ensureInDataset', place)).body).toEqual({
      key: small.key,
      revision: 2,
      added: true,
    });
    expect((await owner.post('graph/ensureInDataset', { ...place, position: { x: 1, y: 1 } })).body).toEqual({
      key: small.key,
      revision: 2,
      added: false,
    });
    expect((await nodesOf(small.key)).nodes.find(({ key }) => key === added.key)).toMatchObject({ x: 120, y: -80.5 });
    const both = { entityId: added.key, datasetId: small.key };
    expect((await owner.post('datasets/removeEntity', both)).status).toBe(200);
    expect((await nodesOf(small.key)).nodes).toHaveLength(3);
    expect((await owner.post('datasets/addEntity', both)).body).toMatchObject({ added: true });
    expect((await nodesOf(small.key)).nodes.find(({ key }) => key === added.key)?.y).toBe(560);
    const colleague = await organization.user();
    const mine = await makeSmallChart(colleague);
    expect((await owner.post('datasets/addEntity', { ...both, datasetId: mine.key })).status).toBe(404);
    expect((await colleague.post('datasets/addEntity', { entityId: added.key, datasetId: mine.key })).status).toBe(404);
  });

  test('put many on another chart at once, in places of their own, or none of them', async () => {
    const from = await makeSmallChart(owner);
    const onto = await makeSmallChart(owner);
    const put = async (who: typeof owner, entityKeys: string[]) =>
      (
        await who.rawGraphql(
          `mutation ($chartKey: ID!, $entityKeys: [ID!]!) {
            putOnChart(chartKey: $chartKey, entityKeys: $entityKeys) { ok { added revision } error { code } }
          }`,
          { chartKey: onto.key, entityKeys },
        )
      ).data?.['putOnChart'];
    const there = (await nodesOf(onto.key)).nodes;
    const coming = (await nodesOf(from.key)).nodes.map(({ key }) => key);
    expect(await put(owner, [...coming, 'nobody'])).toMatchObject({ ok: null, error: { code: expect.any(String) } });
    expect((await nodesOf(onto.key)).nodes).toHaveLength(there.length);
    const twice = [...coming, ...coming, String(there[0]?.key)];
    expect(await put(owner, twice)).toEqual({ ok: { added: coming.length, revision: 2 }, error: null });
    const now = (await nodesOf(onto.key)).nodes;
    const places = new Set(now.map(({ x, y }) => `${x} ${y}`));
    expect([now.length, places.size]).toEqual([there.length + coming.length, there.length + coming.length]);
    expect(await put(owner, coming)).toEqual({ ok: { added: 0, revision: 2 }, error: null });
    expect(await put(await organization.user(), coming)).toMatchObject({ error: { code: 'notFound' } });
    expect(await put(owner, [])).toMatchObject({ error: { code: 'invalid' } });
  });

  test('give an entity a flag and a description there, and nowhere else', async () => {
    const small = await makeSmallChart(owner, 'public');
    const where = { nodeKey: small.person, datasetKey: small.key };
    await owner.post('graph/updateFlag', { ...where, flag: 'CH' });
    await owner.post('graph/updateFlag', { ...where, flag: 'red' });
    await owner.post('graph/updateChartDescription', { ...where, description: 'שלום 🚀' });
    const node = async () => (await nodesOf(small.key)).nodes.find(({ key }) => key === small.person);
    expect(await node()).toMatchObject({ flag: 'CH', flagColor: 'red', chartDescription: 'שלום 🚀' });
    await owner.post('graph/updateFlag', { ...where, flag: 'none' });
    expect(await node()).toMatchObject({ flag: null, flagColor: null });
    const long = { ...where, description: 'x'.repeat(1001) };
    expect((await owner.post('graph/updateChartDescription', long)).status).toBe(400);
    expect((await owner.post('graph/updateFlag', { ...where, nodeKey: 'nobody', flag: 'CH' })).status).toBe(404);
    const colleague = await organization.user();
    expect((await colleague.post('graph/updateFlag', { ...where, flag: 'CH' })).status).toBe(403);
  });
});

describe('other ways to read charts', () => {
  test('are by visibility, and as trees of holdings', async () => {
    const open = await makeSmallChart(owner, 'public');
    const hidden = await makeSmallChart(owner);
    const listed = async (visibility: string) =>
      (await owner.get<{ key: string }[]>(`datasets/withVisibility/${visibility}`)).body.map(({ key }) => key);
    expect(await listed('public')).toContain(open.key);
    expect(await listed('public')).not.toContain(hidden.key);
    expect(await listed('private')).toContain(hidden.key);
    expect((await owner.get('datasets/withVisibility/secret')).status).toBe(400);
    const tree = await owner.get<{ children: { key: string; children: { key: string; children: object[] }[] }[] }>(
      `datasets/tree/${open.key}`,
    );
    expect(tree.body.children).toHaveLength(1);
    expect(tree.body.children[0]).toMatchObject({
      key: open.person,
      children: [{ key: open.company, children: [{ key: open.account, children: [], repeated: false }] }],
    });
  });

  test('are its groups', async () => {
    const small = await makeSmallChart(owner);
    const group = { key: randomUUID(), name: 'Inner circle', members: [small.person, small.company] };
    await owner.graphql(SAVE_CHART, { input: { key: small.key, revision: 1, changes: { groups: [group] } } });
    const ask = { key: group.key, datasetId: small.key };
    expect((await owner.post<unknown[]>('graph/getGroupChildren', ask)).body).toHaveLength(2);
    const { body } = await owner.post<{ name: string; edges: { key: string }[] }>('graph/getGroupGraph', ask);
    expect(body.name).toBe('Inner circle');
    expect(body.edges.map(({ key }) => key)).toEqual([small.link]);
    expect((await owner.post('graph/getGroupGraph', { ...ask, key: 'other' })).status).toBe(404);
    const sizes = (await owner.get<{ key: string; size: number }[]>('stats/groupSizes')).body;
    expect(sizes).toContainEqual({ key: group.key, name: 'Inner circle', datasetKey: small.key, size: 2 });
  });
});

describe('statistics', () => {
  test('count what the caller may read, and for an administrator the whole organization without names', async () => {
    const place = await app.organization();
    const [user, colleague, administrator] = [
      await place.user(),
      await place.user(),
      await place.user({ isAdmin: true }),
    ];
    const small = await makeSmallChart(user);
    const types = [
      { typeName: 'BankAccount', count: 1 },
      { typeName: 'Company', count: 1 },
      { typeName: 'Individual', count: 1 },
    ];
    expect((await user.get('stats/typeDistribution')).body).toEqual(types);
    expect((await user.get('stats/datasetSizes')).body).toEqual([{ key: small.key, name: small.name, size: 3 }]);
    expect((await colleague.get('stats/typeDistribution')).body).toEqual([]);
    expect((await colleague.get('stats/datasetSizes')).body).toEqual([]);
    expect((await administrator.get('stats/typeDistribution')).body).toEqual(types);
    expect((await administrator.get('stats/datasetSizes')).body).toEqual([{ key: '', name: '', size: 3 }]);
  });

  test('know the longest chain of projects', async () => {
    const user = await (await app.organization()).user();
    expect((await user.get('stats/getLongestTaskChain')).body).toEqual([]);
    const keys = ['one', 'two', 'three'].map((name) => ({ key: randomUUID(), name }));
    await user.graphql(CREATE_CHART, {
      input: {
        changes: {
          entities: keys.map((entity) => ({ ...entity, typeName: 'Project' as const })),
          placements: keys.map(({ key }) => ({ entityKey: key, x: 0, y: 0 })),
          links: keys.slice(1).map(({ key }, index) => ({ key: randomUUID(), from: keys[index]?.key ?? '', to: key })),
        },
      },
    });
    expect((await user.get('stats/getLongestTaskChain/1')).body).toEqual(keys);
  });
});
