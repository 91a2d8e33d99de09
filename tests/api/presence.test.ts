import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { TestApp, TestOrganization } from '../testkit/app';
import { joinApp } from '../testkit/app';
import { makeSmallChart } from '../testkit/charts';
import type { Client } from '../testkit/client';

interface Presence {
  name: string;
  revision: number;
  changedBy: string;
  entitiesChanged: string;
  others: { name: string; isCaller: boolean }[];
  viewerCan: { edit: boolean };
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

const at = (user: Client, datasetId: string, place: string, editing: boolean) =>
  user.post<Presence>('datasets/presence', { datasetId, place, editing });

describe('two people at one chart', () => {
  test('learn of each other while they edit, and of each save', async () => {
    const chart = await makeSmallChart(owner, 'public');
    const reader = await organization.user();
    expect((await at(owner, chart.key, 'tab', true)).body.others).toEqual([]);
    const seen = (await at(reader, chart.key, 'tab', false)).body;
    expect(seen.others).toEqual([expect.objectContaining({ isCaller: false })]);
    expect((await at(owner, chart.key, 'second', true)).body.others).toMatchObject([{ isCaller: true }]);
    expect((await at(owner, chart.key, 'second', false)).body.others).toMatchObject([{ isCaller: true }]);
    await owner.get(`datasets/clear/${chart.key}`);
    expect((await at(reader, chart.key, 'tab', false)).body).toMatchObject({
      revision: seen.revision + 1,
      changedBy: seen.others[0]?.name,
    });
    await at(owner, chart.key, 'tab', false);
    expect((await at(reader, chart.key, 'tab', false)).body.others).toEqual([]);
  });

  test('learn of a record that is changed beside the chart, who saved last, and what each may do', async () => {
    const chart = await makeSmallChart(owner, 'private');
    const reader = await organization.user();
    await owner.post('access/give', { key: chart.key, userKey: reader.userKey, permission: 'Viewer' });
    const before = (await at(reader, chart.key, 'tab', false)).body;
    const asRead = `{ chart(key: "${chart.key}") { entitiesChanged } }`;
    const { data } = await reader.rawGraphql(asRead);
    expect(data).toEqual({ chart: { entitiesChanged: before.entitiesChanged } });
    expect(before).toMatchObject({ changedByCaller: false, viewerCan: { edit: false } });
    const model = { key: chart.company, typeName: 'Company', name: 'Renamed beside the chart' };
    expect((await owner.post('graph/updateNode', { model })).status).toBe(200);
    const after = (await at(reader, chart.key, 'tab', false)).body;
    expect(after.revision).toBe(before.revision);
    expect(after.entitiesChanged > before.entitiesChanged).toBe(true);
    expect((await reader.rawGraphql(asRead)).data).toEqual({ chart: { entitiesChanged: after.entitiesChanged } });
    expect((await at(owner, chart.key, 'tab', true)).body).toMatchObject({
      changedByCaller: true,
      viewerCan: { edit: true, share: true },
    });
  });

  test('learn of another name of the chart, which counts no save, also who may only read it', async () => {
    const chart = await makeSmallChart(owner, 'public');
    const reader = await organization.user();
    const before = (await at(reader, chart.key, 'tab', false)).body;
    const named = await owner.post('datasets/update', { dataset: { key: chart.key, name: 'Group of 2026' } });
    expect(named.status).toBe(200);
    const after = (await at(reader, chart.key, 'tab', false)).body;
    expect([after.name, after.revision]).toEqual(['Group of 2026', before.revision]);
    expect(after.viewerCan.edit).toBe(false);
    expect((await at(owner, chart.key, 'tab', true)).body.name).toBe('Group of 2026');
  });

  test('edits only who may, and strangers learn nothing', async () => {
    const chart = await makeSmallChart(owner, 'public');
    const reader = await organization.user();
    const stranger = await (await app.organization()).user();
    expect((await at(reader, chart.key, 'tab', true)).status).toBe(403);
    expect((await at(stranger, chart.key, 'tab', false)).status).toBe(404);
  });
});
