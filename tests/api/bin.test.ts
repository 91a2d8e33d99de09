import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { TestApp, TestOrganization } from '../testkit/app';
import { joinApp } from '../testkit/app';
import { makeSmallChart } from '../testkit/charts';
import type { Client } from '../testkit/client';

interface Entity {
  key: string;
  binned: boolean;
}

let app: TestApp;
let organization: TestOrganization;
let owner: Client;
let colleague: Client;
let stranger: Client;

beforeAll(async () => {
  app = await joinApp();
  organization = await app.organization();
  [owner, colleague] = await Promise.all([organization.user(), organization.user()]);
  stranger = await (await app.organization()).user();
});
afterAll(() => app.close());

const make = async (name = 'Thing'): Promise<string> =>
  (await owner.post<Entity>('graph/addNode', { entity: { typeName: 'Company', name } })).body.key;
const bin = async (who = owner): Promise<string[]> =>
  (await who.get<Entity[]>(`graph/getBin/${who.userKey}`)).body.map(({ key }) => key);
const status = async (key: string, who = owner): Promise<number> =>
  (await who.post('graph/getNodeByKey', { key })).status;
const graphOf = async (key: string) =>
  (
    await owner.post<{ nodes: { key: string }[]; edges: { key: string }[]; revision: number }>('datasets/graph', {
      datasetId: key,
    })
  ).body;

describe('the bin', () => {
  test('takes an entity off its charts until it is restored', async () => {
    const chart = await makeSmallChart(owner, 'public');
    const remove = { entityKey: chart.company, userKey: owner.userKey };
    expect((await owner.post('graph/softDelete', remove)).status).toBe(200);
    expect((await owner.post('graph/softDelete', remove)).status).toBe(200);
    expect(await bin()).toEqual([chart.company]);
    expect((await owner.get(`graph/getBinCount/${owner.userKey}`)).body).toBe(1);
    expect((await graphOf(chart.key)).nodes).toHaveLength(2);
    expect(await status(chart.company, colleague)).toBe(404);
    expect((await owner.get<Entity>(`graph/unDelete/${chart.company}`)).body).toMatchObject({ binned: false });
    expect((await graphOf(chart.key)).nodes).toHaveLength(3);
    expect((await graphOf(chart.key)).edges).toHaveLength(2);
    expect(await bin()).toEqual([]);
  });

  test('keeps the place and the links of an entity on a chart that is saved whole meanwhile', async () => {
    const chart = await makeSmallChart(owner, 'public');
    await owner.post('graph/softDelete', { entityKey: chart.company, userKey: owner.userKey });
    const { revision, nodes, edges } = await graphOf(chart.key);
    expect((await owner.get(`datasets/size/${chart.key}`)).body).toBe(nodes.length);
    const saved = await owner.post('datasets/save', { dataset: { key: chart.key }, nodes, edges, revision });
    expect(saved.status).toBe(200);
    await owner.get(`graph/unDelete/${chart.company}`);
    const whole = await graphOf(chart.key);
    expect([whole.nodes.length, whole.edges.length]).toEqual([3, 2]);
  });

  test('holds nothing that comes onto a chart, is linked there, or takes another’s place', async () => {
    const chart = await makeSmallChart(owner);
    const gone = await make('Gone');
    await owner.post('graph/softDelete', { entityKey: gone, userKey: owner.userKey });
    const calls: [string, object][] = [
      ['graph/ensureInDataset', { nodeId: gone, datasetId: chart.key }],
      ['datasets/addEntity', { entityId: gone, datasetId: chart.key }],
      ['graph/addEdge', { edge: { from: chart.person, to: gone }, datasetId: chart.key }],
      [
        'graph/updateNodeLabel',
        { datasetKey: chart.key, key: chart.person, renameKey: gone, newName: 'Gone', isNewEntity: true },
      ],
    ];
    for (const [path, body] of calls) expect([path, (await owner.post(path, body)).status]).toEqual([path, 404]);
    expect((await graphOf(chart.key)).nodes).toHaveLength(3);
    await owner.get(`graph/unDelete/${gone}`);
  });

  test('is emptied of what is one’s own, not of what is only shared, and for good', async () => {
    const [mine, shared] = [await make('Mine'), await make('Shared')];
    await app.store.write((tx) =>
      tx.run(
        'test.share',
        "MATCH (u:User {key: $u}), (e:Entity {key: $e}) MERGE (u)-[:HAS_ACCESS {permission: 'Editor'}]->(e)",
        {
          u: colleague.userKey,
          e: shared,
        },
      ),
    );
    for (const entityKey of [mine, shared]) await owner.post('graph/softDelete', { entityKey });
    expect(await bin(colleague)).toEqual([shared]);
    expect((await colleague.get(`graph/unDelete/${shared}`)).status).toBe(403);
    expect((await colleague.get(`graph/emptyBin/${colleague.userKey}`)).body).toBe(0);
    expect((await owner.get(`graph/emptyBin/${owner.userKey}`)).body).toBe(2);
    expect(await bin()).toEqual([]);
    expect([await status(mine), await status(shared, colleague)]).toEqual([404, 404]);
  });

  test('of somebody else stays closed', async () => {
    for (const call of ['getBin', 'getBinCount', 'emptyBin']) {
      expect((await colleague.get(`graph/${call}/${owner.userKey}`)).status).toBe(403);
    }
    const key = await make();
    for (const call of [`graph/unDelete/${key}`, `graph/unDelete/${randomUUID()}`]) {
      expect((await stranger.get(call)).status).toBe(404);
    }
    expect((await stranger.post('graph/softDelete', { entityKey: key })).status).toBe(404);
    expect((await owner.post('graph/softDelete', { entityKey: key, userKey: colleague.userKey })).status).toBe(403);
    expect(await status(key)).toBe(200);
  });
});

describe('deleting for good', () => {
  test('takes placements and links along on every chart, and tells those who have one open', async () => {
    const chart = await makeSmallChart(owner, 'public');
    await owner.post('graph/attachPerson', { key: chart.company, person: { firstName: 'Ada' } });
    const before = await graphOf(chart.key);
    expect((await colleague.call('DELETE', `graph/deleteEntity/${chart.company}`)).status).toBe(403);
    expect((await stranger.call('DELETE', `graph/deleteEntity/${chart.company}`)).status).toBe(404);
    expect((await owner.call('DELETE', `graph/deleteEntity/${chart.company}`)).status).toBe(200);
    expect((await owner.call('DELETE', `graph/deleteEntity/${chart.company}`)).status).toBe(404);
    const after = await graphOf(chart.key);
    expect(after.nodes.map(({ key }) => key).sort()).toEqual([chart.account, chart.person].sort());
    expect(after.edges).toEqual([]);
    expect(after.revision).toBe(before.revision + 1);
  });
});

describe('deleting what is selected', () => {
  const remove = (keys: string[], folderKeys: string[] = []) =>
    owner.post<{ error: string }>('graph/batchDelete', { keys, folderKeys });

  test('is refused as a whole while one stands on a chart, with the words that say so', async () => {
    const free = await make();
    const chart = await makeSmallChart(owner);
    const words = 'Please remove an entity from the chart(s) it appears in before trying to delete.';
    expect(await remove([free, chart.account])).toMatchObject({ status: 409, body: { error: words } });
    const { body: folder } = await owner.post<Entity>('users/createFolder', { name: 'Accounts', type: 'BankAccount' });
    await owner.call('PUT', 'graph/addToFolder', JSON.stringify({ id: chart.account, folderId: folder.key }));
    expect(await remove([free], [folder.key])).toMatchObject({ status: 409, body: { error: words } });
    expect(await bin()).not.toContain(free);
    expect(await remove([free, randomUUID()])).toMatchObject({ status: 404 });
  });

  test('moves entities and what lies in folders of any depth to the bin', async () => {
    const [loose, deep] = [await make('Loose'), await make('Deep')];
    const { body: outer } = await owner.post<Entity>('users/createFolder', { name: 'Outer', type: 'Company' });
    const { body: inner } = await owner.post<Entity>('users/createFolder', {
      name: 'Inner',
      type: 'Company',
      folder: outer.key,
    });
    await owner.call('PUT', 'graph/addToFolder', JSON.stringify({ id: deep, folderId: inner.key }));
    expect((await remove([loose], [outer.key])).body).toBe(2);
    expect(await bin()).toEqual(expect.arrayContaining([loose, deep]));
    expect((await owner.get<{ folder: string }>(`graph/unDelete/${deep}`)).body.folder).toBe('');
    expect((await owner.post<unknown[]>('users/getFolders', { type: 'Company' })).body).toEqual([]);
  });
});
