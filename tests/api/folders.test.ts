import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { TestApp, TestOrganization } from '../testkit/app';
import { joinApp } from '../testkit/app';
import { CREATE_CHART, makeSmallChart } from '../testkit/charts';
import type { Client } from '../testkit/client';

interface Folder {
  key: string;
  name: string;
  folder: string;
  createdDate: number;
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

const put = (who: Client, path: string, body: unknown) =>
  who.call<{ error: string }>('PUT', path, JSON.stringify(body));
const folder = async (type: string, parent = '', name = 'Folder'): Promise<Folder> =>
  (await owner.post<Folder>('users/createFolder', { name, folder: parent, type })).body;
const list = async (type: string, who = owner): Promise<Folder[]> =>
  (await who.post<Folder[]>('users/getFolders', { type })).body;
const make = async (typeName: string): Promise<string> =>
  (await owner.post<Folder>('graph/addNode', { entity: { typeName, name: 'Thing' } })).body.key;
const folderOf = async (key: string): Promise<string> =>
  (await owner.post<Folder>('graph/getNodeByKey', { key })).body.folder;

describe('a folder', () => {
  test('is its maker’s alone, has a name, and can be renamed', async () => {
    const made = await folder('Trust', '', '  Family \n trusts ');
    expect(made).toMatchObject({ name: 'Family trusts', folder: '', type: 'Trust' });
    expect(Date.now() - made.createdDate).toBeLessThan(60_000);
    expect((await owner.post<Folder>('users/createFolder', { type: 'Trust' })).body.name).toBe('untitled folder');
    expect((await put(owner, `users/renameFolder/${made.key}`, { name: 'Old trusts' })).body).toMatchObject({
      name: 'Old trusts',
    });
    expect((await put(owner, `users/renameFolder/${made.key}`, { name: ' ' })).status).toBe(400);
    expect((await list('Trust')).map(({ name }) => name)).toEqual(['Old trusts', 'untitled folder']);
    expect(await list('Trust', colleague)).toEqual([]);
    for (const who of [colleague, stranger]) {
      expect((await put(who, `users/renameFolder/${made.key}`, { name: 'Mine' })).status).toBe(404);
      expect((await who.post(`users/deleteFolder/${made.key}`, { type: 'Trust' })).status).toBe(404);
      expect((await who.post('users/createFolder', { type: 'Trust', folder: made.key })).status).toBe(404);
      expect((await who.post('users/createFolder', { type: 'Trust', key: made.key })).status).toBe(404);
    }
    expect((await owner.post<{ error: string }>('users/getFolders', { type: 'Nothing' })).body.error).toBe(
      "Model 'Nothing' is not supported.",
    );
  });

  test('has a chart made in it by one call, and none for who it is not', async () => {
    const made = await folder('Dataset');
    const { createChart } = await owner.graphql(CREATE_CHART, { input: { name: 'In a folder', folder: made.key } });
    const { body: chart } = await owner.get<Folder>(`datasets/get/${createChart.ok?.key}`);
    expect(chart.folder).toBe(made.key);
    for (const who of [colleague, stranger]) {
      const key = randomUUID();
      const refused = await who.graphql(CREATE_CHART, { input: { key, name: 'Elsewhere', folder: made.key } });
      expect(refused.createChart).toMatchObject({ ok: null, error: { code: 'notFound' } });
      expect((await who.post('datasets/graph', { datasetId: key })).status).toBe(404);
    }
    const ofTrusts = await folder('Trust');
    const other = await owner.graphql(CREATE_CHART, { input: { name: 'Not there', folder: ofTrusts.key } });
    expect(other.createChart.error?.code).toBe('invalid');
  });

  test('that is deleted gives what lies in it to the folder around it', async () => {
    const outer = await folder('Company');
    const middle = await folder('Company', outer.key);
    const inner = await folder('Company', middle.key);
    const key = await make('Company');
    await put(owner, 'graph/addToFolder', { id: key, folderId: middle.key });
    expect((await owner.post(`users/deleteFolder/${middle.key}`, { type: 'Company' })).status).toBe(200);
    expect(await folderOf(key)).toBe(outer.key);
    expect((await list('Company')).find((one) => one.key === inner.key)?.folder).toBe(outer.key);
  });

  test('never comes to lie in itself, also when two moves are made at once', async () => {
    const a = await folder('Project');
    const b = await folder('Project', a.key);
    const c = await folder('Project', b.key);
    expect((await put(owner, 'graph/addToFolder', { id: a.key, folderId: c.key })).status).toBe(409);
    expect((await put(owner, 'graph/addToFolder', { id: a.key, folderId: a.key })).status).toBe(409);
    const d = await folder('Project');
    const moves = await Promise.all([
      put(owner, 'graph/addToFolder', { id: d.key, folderId: a.key }),
      put(owner, 'graph/addToFolder', { id: a.key, folderId: d.key }),
    ]);
    expect(moves.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('moving to a folder', () => {
  test('takes entities, charts and folders of its kind, and brings them back to the root', async () => {
    const assets = await folder('Asset');
    const inner = await folder('Asset', '', 'Inner');
    const ids = [await make('Yacht'), await make('BankAccount'), inner.key];
    expect((await put(owner, 'graph/addManyToFolder', { ids, folderId: assets.key })).status).toBe(200);
    expect(await Promise.all(ids.slice(0, 2).map(folderOf))).toEqual([assets.key, assets.key]);
    expect((await list('Asset')).find(({ key }) => key === inner.key)?.folder).toBe(assets.key);
    expect((await put(owner, 'graph/addManyToFolder', { ids, folderId: '' })).status).toBe(200);
    expect(await folderOf(ids[0] ?? '')).toBe('');
    const charts = await folder('Dataset');
    const chart = await makeSmallChart(owner);
    expect((await put(owner, 'graph/addToFolder', { id: chart.key, folderId: charts.key })).status).toBe(200);
    expect((await owner.get<Folder>(`datasets/get/${chart.key}`)).body.folder).toBe(charts.key);
    expect((await put(owner, 'graph/addToFolder', { id: chart.person, folderId: charts.key })).status).toBe(400);
  });

  test('moves all or none, and only what the user may change', async () => {
    const target = await folder('Individual');
    const chart = await makeSmallChart(owner, 'public');
    const ids = [chart.person, randomUUID()];
    expect((await put(owner, 'graph/addManyToFolder', { ids, folderId: target.key })).status).toBe(404);
    expect(await folderOf(chart.person)).toBe('');
    expect((await put(colleague, 'graph/addToFolder', { id: chart.person, folderId: '' })).status).toBe(403);
    expect((await put(colleague, 'graph/addToFolder', { id: chart.key, folderId: '' })).status).toBe(403);
    expect((await put(stranger, 'graph/addToFolder', { id: chart.person, folderId: '' })).status).toBe(404);
    expect((await put(owner, 'graph/addToFolder', { id: chart.person, folderId: randomUUID() })).status).toBe(404);
  });
});
