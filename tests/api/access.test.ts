import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { messages } from '@stemma/shared/messages';
import type { TestApp, TestOrganization } from '../testkit/app';
import { joinApp } from '../testkit/app';
import { makeSmallChart } from '../testkit/charts';
import type { Client } from '../testkit/client';

interface Access {
  permission: string;
  mayShare: boolean;
  holders: { key: string; permission: string }[];
}

let app: TestApp;
let organization: TestOrganization;
let owner: Client;
let other: Client;
let chart: string;
let company: string;

beforeAll(async () => {
  app = await joinApp();
  organization = await app.organization();
  [owner, other] = [await organization.user({ name: 'Ada Owner' }), await organization.user({ name: 'Ben Other' })];
});
afterAll(() => app.close());
beforeEach(async () => {
  const made = await makeSmallChart(owner);
  chart = made.key;
  company = made.company;
});

const give = (who: Client, key: string, to: Client, permission: string, more: object = {}) =>
  who.post<Access & { error: string }>('access/give', { key, userKey: to.userKey, permission, ...more });
const take = (who: Client, key: string, from: Client) =>
  who.post<Access & { error: string }>('access/take', { key, userKey: from.userKey });
const sees = async (who: Client, key: string) => (await who.get(`datasets/get/${key}`)).status;
const renames = async (who: Client, key: string) =>
  (await who.post('datasets/update', { dataset: { key, name: 'Another name' } })).status;

describe('a chart', () => {
  test('opens to who is given access, does what his permission says, and closes when it is taken', async () => {
    expect(await sees(other, chart)).toBe(404);
    const { body } = await give(owner, chart, other, 'Viewer');
    expect(body.holders).toEqual([
      expect.objectContaining({ key: owner.userKey, permission: 'Co-Owner' }),
      expect.objectContaining({ key: other.userKey, permission: 'Viewer' }),
    ]);
    expect([await sees(other, chart), await renames(other, chart)]).toEqual([200, 403]);
    await give(owner, chart, other, 'Editor');
    expect(await renames(other, chart)).toBe(200);
    expect((await give(other, chart, other, 'Co-Owner')).status).toBe(403);
    await take(owner, chart, other);
    expect(await sees(other, chart)).toBe(404);
  });

  test('opens its entities for editing where that is asked for, and never takes what somebody had', async () => {
    await give(owner, company, other, 'Co-Owner');
    await give(owner, chart, other, 'Editor', { entities: true });
    const permissionOf = async (key: string) => (await other.get<Access>(`access/get/${key}`)).body.permission;
    expect(await permissionOf(company)).toBe('Co-Owner');
    const { nodes } = (await owner.post<{ nodes: { key: string }[] }>('datasets/graph', { datasetId: chart })).body;
    for (const { key } of nodes.filter((node) => node.key !== company)) expect(await permissionOf(key)).toBe('Editor');
  });

  test('keeps somebody who looks after it: the last Co-Owner neither goes nor is made less', async () => {
    const refused = { status: 409, body: expect.objectContaining({ error: messages.access.lastCoOwner }) };
    expect(await take(owner, chart, owner)).toMatchObject(refused);
    expect(await give(owner, chart, owner, 'Viewer')).toMatchObject(refused);
    const reader = await organization.user({ accountType: 'viewOnly' });
    expect((await give(owner, chart, reader, 'Co-Owner')).body.error).toBe(messages.access.onlyViews);
    expect((await give(owner, chart, reader, 'Viewer')).status).toBe(200);
    await give(owner, chart, other, 'Co-Owner');
    const leaving = await Promise.all([take(owner, chart, owner), take(other, chart, other)]);
    expect(leaving.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('is given up by who only views, whose account may change nothing else', async () => {
    const reader = await organization.user({ accountType: 'viewOnly' });
    await give(owner, chart, reader, 'Viewer');
    expect((await take(reader, chart, owner)).status).toBe(403);
    expect((await take(reader, chart, reader)).status).toBe(200);
    expect(await sees(reader, chart)).toBe(404);
  });

  test('is handed over: the other one is Co-Owner, and who had it has no more access', async () => {
    const { status } = await owner.post('access/handOver', { key: chart, userKey: other.userKey });
    expect(status).toBe(200);
    expect([await sees(owner, chart), await renames(other, chart)]).toEqual([404, 200]);
  });

  test('is given to nobody of another organization, and nobody without access learns who has it', async () => {
    const stranger = await (await app.organization()).user();
    expect((await give(owner, chart, stranger, 'Viewer')).status).toBe(404);
    expect((await stranger.get(`access/get/${chart}`)).status).toBe(404);
    expect((await other.get(`access/get/${chart}`)).status).toBe(404);
  });

  test('by ten people at once is given once to each', async () => {
    await Promise.all(Array.from({ length: 10 }, () => give(owner, chart, other, 'Editor')));
    const { holders } = (await owner.get<Access>(`access/get/${chart}`)).body;
    expect(holders.map(({ key }) => key)).toEqual([owner.userKey, other.userKey]);
  });
});

test('what deleting an entity would take is told to its Co-Owners alone', async () => {
  await give(owner, company, other, 'Viewer');
  const { body } = await owner.get<Record<string, number>>(`access/affected/${company}`);
  expect(body).toMatchObject({ others: 1, charts: 1, files: 0, shareLinks: 0 });
  expect(body['links']).toBeGreaterThan(0);
  expect((await other.get(`access/affected/${company}`)).status).toBe(403);
});

test('colleagues are found by a part of their name or address, those of others are not', async () => {
  const foreign = await (await app.organization()).user({ name: 'Ben Foreign' });
  const { body } = await owner.post<{ key: string }[]>('access/colleagues', { term: 'BEN' });
  expect(body.map(({ key }) => key)).toEqual([other.userKey]);
  expect((await owner.post('access/colleagues', { term: foreign.email })).body).toEqual([]);
});

test('giving and taking stands in the audit log, with what was before', async () => {
  const administrator = await organization.user({ isAdmin: true });
  await give(owner, chart, other, 'Viewer');
  await take(owner, chart, other);
  const { body } = await administrator.get<{
    entries: { action: string; details: string; before: object; after: object }[];
  }>(`admin/audit?target=${chart}`);
  const about = body.entries.filter(({ action }) => action.startsWith('access/'));
  expect(about.map(({ action }) => action).sort()).toEqual(['access/give', 'access/take']);
  expect(JSON.stringify(about)).toContain('Viewer');
});
