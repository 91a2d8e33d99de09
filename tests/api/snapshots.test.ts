import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { TestApp, TestOrganization } from '../testkit/app';
import { joinApp } from '../testkit/app';
import { makeSmallChart } from '../testkit/charts';
import type { Client } from '../testkit/client';

interface Snapshot {
  key: string;
  name: string;
  createdBy: string;
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

const take = (user: Client, key: string, model: object = {}) =>
  user.post<{ snapshot: Snapshot }>('datasets/createSnapshot', { key, model });

describe('a snapshot', () => {
  test('keeps the chart as it was, whatever is done to it later', async () => {
    const small = await makeSmallChart(owner);
    const { body } = await take(owner, small.key, { name: 'Before' });
    expect(body.snapshot).toMatchObject({ name: 'Before', createdBy: owner.userKey });
    await owner.get(`datasets/clear/${small.key}`);
    const stored = await owner.get<{ nodes: { key: string }[]; edges: unknown[] }>(
      `datasets/getSnapshot/${body.snapshot.key}`,
    );
    expect(stored.body.nodes.map(({ key }) => key).sort()).toEqual([small.person, small.company, small.account].sort());
    expect(stored.body.edges).toHaveLength(2);
  });

  test('is listed newest first, made once however often it is sent, and deleted for good', async () => {
    const { key } = await makeSmallChart(owner);
    const first = await take(owner, key, { key: randomUUID(), name: 'First' });
    expect((await take(owner, key, first.body.snapshot)).body).toEqual(first.body);
    const second = await take(owner, key);
    const list = async () =>
      (await owner.get<{ snapshots: Snapshot[] }>(`datasets/getSnapshots/${key}`)).body.snapshots;
    expect((await list()).map((each) => each.key)).toEqual([second.body.snapshot.key, first.body.snapshot.key]);
    const gone = `datasets/deleteSnapshot/${first.body.snapshot.key}`;
    expect((await owner.call('DELETE', gone)).status).toBe(200);
    expect((await owner.call('DELETE', gone)).status).toBe(404);
    expect(await list()).toHaveLength(1);
  });

  test('is taken and deleted by those who may edit the chart, read by its readers, unknown to others', async () => {
    const { key } = await makeSmallChart(owner, 'public');
    const { body } = await take(owner, key);
    const colleague = await organization.user();
    const stranger = await (await app.organization()).user();
    const open = `datasets/getSnapshot/${body.snapshot.key}`;
    expect((await colleague.get(open)).status).toBe(200);
    expect((await take(colleague, key)).status).toBe(403);
    expect((await colleague.call('DELETE', `datasets/deleteSnapshot/${body.snapshot.key}`)).status).toBe(403);
    for (const call of [open, `datasets/getSnapshots/${key}`]) expect((await stranger.get(call)).status).toBe(404);
    expect((await take(stranger, key)).status).toBe(404);
    const { key: other } = await makeSmallChart(owner);
    expect((await take(owner, other, { key: body.snapshot.key })).status).toBe(404);
  });
});
