import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { messages } from '@stemma/shared/messages';
import { randomUUID } from 'node:crypto';
import type { TestApp, TestOrganization } from '../testkit/app';
import { joinApp } from '../testkit/app';
import { CREATE_CHART, makeSmallChart, OPEN_CHART, SAVE_CHART } from '../testkit/charts';
import type { Client } from '../testkit/client';

let app: TestApp;
let organization: TestOrganization;
let owner: Client;

beforeAll(async () => {
  app = await joinApp();
  organization = await app.organization();
  owner = await organization.user();
});
afterAll(() => app.close());

const open = async (user: Client, key: string) => (await user.graphql(OPEN_CHART, { key })).chart;

describe('a chart', () => {
  test('comes back as it was made', async () => {
    const small = await makeSmallChart(owner);
    const chart = await open(owner, small.key);
    expect(chart).toMatchObject({
      name: small.name,
      visibility: 'private',
      revision: 1,
      viewerCan: { edit: true, share: true, delete: true },
    });
    expect(chart?.nodes.map(({ name }) => name).sort()).toEqual([
      'Ada Lovelace',
      'Analytical Engines Ltd',
      'Main account',
    ]);
    expect(chart?.nodes.find(({ key }) => key === small.company)).toMatchObject({
      x: 0,
      y: 200,
      label: 'Parent',
      permission: 'Co-Owner',
      chartCount: 1,
    });
    const link = chart?.links.find(({ key }) => key === small.link);
    expect(link).toMatchObject({
      from: small.person,
      to: small.company,
      arrowType: 'Normal',
      color: '#006D75',
      dashed: false,
    });
    expect(link?.roles.map(({ role, percentage }) => [role, percentage])).toEqual([
      ['Shareholder', 60],
      ['Director', null],
    ]);
  });

  test('lists in its groups what is on it, whatever a save named and takes off later', async () => {
    const small = await makeSmallChart(owner);
    const members = async () => (await open(owner, small.key))?.groups.map((group) => group.members);
    const save = (revision: number, changes: object) =>
      owner.graphql(SAVE_CHART, { input: { key: small.key, revision, changes } });
    const inner = { key: randomUUID(), name: 'Inner', members: [small.person, small.company] };
    const outer = { key: randomUUID(), name: 'Outer', members: [inner.key, randomUUID()] };
    await save(1, { groups: [inner, outer] });
    expect(await members()).toEqual([[small.person, small.company], [inner.key]]);
    await save(2, { removedPlacements: [small.person] });
    expect(await members()).toEqual([[small.company], [inner.key]]);
  });

  test('has the defaults of a new one, and its key makes sending it twice safe', async () => {
    const key = randomUUID();
    const first = await owner.post('datasets/add', { dataset: { key } });
    const second = await owner.post('datasets/add', { dataset: { key, name: 'Other name' } });
    expect(first.body).toMatchObject({
      key,
      name: 'Blank Chart',
      visibility: 'public',
      routing: 'orthogonal',
      revision: 0,
    });
    expect((first.body as { description: string }).description).toMatch(/^Created on \d\d\.\d\d\.\d{4}$/);
    expect(second.body).toEqual(first.body);
  });

  test('is not made of fields beside its record, which would be dropped without a word', async () => {
    const { status, body } = await owner.post('datasets/add', { name: 'Beside' });
    expect({ status, said: JSON.stringify(body) }).toMatchObject({
      status: 400,
      said: expect.stringContaining('The body may not hold `name`.'),
    });
    const { body: charts } = await owner.get<{ name: string }[]>('datasets/search/Beside');
    expect(charts).toEqual([]);
  });

  test('is not made of a record with a field that there is not, and is made of one as it was answered', async () => {
    const wrong = await owner.post<{ error: string; field: string }>('datasets/add', {
      dataset: { visiblity: 'private' },
    });
    expect([wrong.status, wrong.body.error]).toEqual([400, expect.stringContaining('visiblity')]);
    const { body } = await owner.post<{ key: string }>('datasets/add', { dataset: { name: 'As answered' } });
    const again = await owner.post('datasets/update', { dataset: { ...body, name: 'Renamed' } });
    expect(again).toMatchObject({ status: 200, body: { key: body.key, name: 'Renamed' } });
  });

  test('is read by its organization when public, by nobody else when private, and never by another organization', async () => {
    const open = await makeSmallChart(owner, 'public');
    const hidden = await makeSmallChart(owner, 'private');
    const colleague = await organization.user();
    const stranger = await (await app.organization()).user();
    const shared = await organization.user({ accountType: 'None' });
    const statusOf = async (user: Client, key: string) =>
      (await user.post('datasets/graph', { datasetId: key })).status;
    expect(await statusOf(colleague, open.key)).toBe(200);
    expect(await statusOf(colleague, hidden.key)).toBe(404);
    expect(await statusOf(stranger, open.key)).toBe(404);
    expect(await statusOf(shared, open.key)).toBe(404);
    const listed = (await colleague.get<{ key: string }[]>('datasets/all')).body.map(({ key }) => key);
    expect(listed).toContain(open.key);
    expect(listed).not.toContain(hidden.key);
    expect((await colleague.post('graph/getNodeByKey', { key: open.person })).status).toBe(200);
    expect((await colleague.post('graph/getNodeByKey', { key: hidden.person })).status).toBe(404);
  });

  test('is changed only by those who may edit it', async () => {
    const { key } = await makeSmallChart(owner, 'public');
    const colleague = await organization.user();
    const viewer = await organization.user({ accountType: 'viewOnly' });
    const input = { key, revision: 1, changes: { name: 'Mine now' } };
    for (const user of [colleague, viewer]) {
      expect((await user.graphql(SAVE_CHART, { input })).saveChart.error?.code).toBe('forbidden');
      expect((await user.get(`datasets/delete/${key}`)).status).toBe(403);
      expect((await user.get(`datasets/clear/${key}`)).status).toBe(403);
      expect((await user.post('datasets/changeVisibility', { datasetId: key, visibility: 'private' })).status).toBe(
        403,
      );
    }
    expect((await viewer.post('datasets/add', { dataset: {} })).status).toBe(403);
    expect((await viewer.post('graph/addNode', { entity: { typeName: 'Company', name: 'X' } })).status).toBe(403);
    expect((await open(owner, key))?.revision).toBe(1);
  });

  test('is copied with links of its own, and the copy is private', async () => {
    const small = await makeSmallChart(owner, 'public');
    const { body: copy } = await owner.get<{ key: string; name: string; visibility: string }>(
      `datasets/duplicate/${small.key}`,
    );
    expect(copy).toMatchObject({ name: `${small.name} (copy)`, visibility: 'private', entityCount: 3, linkCount: 2 });
    const [first, second] = [await open(owner, small.key), await open(owner, copy.key)];
    expect(second?.nodes.map(({ key }) => key).sort()).toEqual(first?.nodes.map(({ key }) => key).sort());
    expect(second?.links.some(({ key }) => first?.links.some((link) => link.key === key))).toBe(false);
    expect(second?.nodes.every(({ chartCount }) => chartCount === 2)).toBe(true);
  });

  test('is cleared and deleted, and its entities stay', async () => {
    const small = await makeSmallChart(owner);
    expect((await owner.get(`datasets/size/${small.key}`)).body).toBe(3);
    await owner.get(`datasets/clear/${small.key}`);
    expect((await owner.get(`datasets/size/${small.key}`)).body).toBe(0);
    expect((await open(owner, small.key))?.links).toEqual([]);
    expect((await owner.get(`datasets/delete/${small.key}`)).status).toBe(200);
    expect((await owner.get(`datasets/delete/${small.key}`)).status).toBe(404);
    expect((await owner.get(`datasets/exists/${small.key}`)).body).toBe(false);
    expect((await owner.post('graph/getNodeByKey', { key: small.person })).body).toMatchObject({
      name: 'Ada Lovelace',
      firstName: 'Ada',
      lastName: 'Lovelace',
      chartCount: 0,
    });
  });

  test('is found by a part of its name and among the recent ones', async () => {
    const user = await organization.user();
    const first = await makeSmallChart(user);
    const second = await makeSmallChart(user);
    await open(user, first.key);
    const found = await user.get<{ key: string }[]>(
      `datasets/search/${encodeURIComponent(first.name.slice(2).toUpperCase())}`,
    );
    expect(found.body.map(({ key }) => key)).toEqual([first.key]);
    const recent = await user.post<{ key: string }[]>('datasets/user/recent', { userId: user.userKey, count: 1 });
    expect(recent.body).toHaveLength(1);
    expect([first.key, second.key]).toContain(recent.body[0]?.key);
    expect((await user.post('datasets/user/recent', { userId: owner.userKey })).status).toBe(403);
  });
});

describe('saving', () => {
  test('is refused with the current revision when someone else saved in between, and writes nothing', async () => {
    const { key, person } = await makeSmallChart(owner);
    const move = (revision: number, x: number) =>
      owner.graphql(SAVE_CHART, {
        input: { key, revision, changes: { placements: [{ entityKey: person, x, y: 0 }] } },
      });
    expect((await move(1, 10)).saveChart.ok?.revision).toBe(2);
    const { saveChart } = await move(1, 99);
    expect(saveChart).toMatchObject({ ok: null, error: { code: 'stale', message: messages.stale, revision: 2 } });
    expect((await open(owner, key))?.nodes.find((node) => node.key === person)?.x).toBe(10);
    const rest = await owner.post('datasets/save', { dataset: { key }, nodes: [], edges: [], groups: [], revision: 1 });
    expect(rest).toMatchObject({ status: 409, body: { code: 'stale', revision: 2 } });
  });

  test('is refused where an entity got another name beside the chart than the one that it renames', async () => {
    const { key, company } = await makeSmallChart(owner);
    const [before] = ((await open(owner, key))?.nodes ?? []).filter((node) => node.key === company);
    if (!before) throw new Error('No company');
    const rename = async (name: string, nameAsRead: string) => {
      const entities = [{ key: company, typeName: before.typeName, name, nameAsRead }];
      const revision = (await open(owner, key))?.revision ?? 0;
      return (await owner.graphql(SAVE_CHART, { input: { key, revision, changes: { entities } } })).saveChart;
    };
    await owner.post('graph/updateAttribute', { nodeKey: company, name: 'name', value: 'Theirs Ltd' });
    expect((await rename('Mine Ltd', before.name)).error?.code).toBe('stale');
    expect((await open(owner, key))?.nodes.find((node) => node.key === company)?.name).toBe('Theirs Ltd');
    expect((await rename('Mine Ltd', 'Theirs Ltd')).ok).not.toBeNull();
    expect((await rename('Mine Ltd', before.name)).ok).not.toBeNull();
  });

  test('under the same save key has one effect and one answer', async () => {
    const { key } = await makeSmallChart(owner);
    const input = { key, revision: 1, saveKey: randomUUID(), changes: { name: 'Renamed' } };
    const first = await owner.graphql(SAVE_CHART, { input });
    const second = await owner.graphql(SAVE_CHART, { input });
    expect(first.saveChart.ok?.revision).toBe(2);
    expect(second).toEqual(first);
  });

  test('by sixteen at once lets one through each time, and no acknowledged save is lost', async () => {
    const { key, person } = await makeSmallChart(owner);
    let acknowledged = 0;
    const writer = async (id: number) => {
      for (let round = 0; round < 5; round += 1) {
        const revision = (await open(owner, key))?.revision ?? 0;
        const { saveChart } = await owner.graphql(SAVE_CHART, {
          input: { key, revision, changes: { placements: [{ entityKey: person, x: id, y: round }] } },
        });
        if (saveChart.ok) acknowledged += 1;
        else expect(saveChart.error?.code).toBe('stale');
      }
    };
    await Promise.all(Array.from({ length: 16 }, (_, id) => writer(id)));
    const [history] = await app.store.read((tx) =>
      tx.run(
        'test.history',
        'MATCH (:Dataset {key: $key})-[:HAS_SAVE]->(s) RETURN count(s) AS saves, count(DISTINCT s.revision) AS revisions, max(s.revision) AS last',
        { key },
      ),
    );
    expect(acknowledged).toBeGreaterThanOrEqual(5);
    expect(history).toEqual({ saves: acknowledged + 1, revisions: acknowledged + 1, last: acknowledged + 1 });
  });

  test('refuses whole what names an entity or a link that is not the caller’s to use', async () => {
    const { key, person } = await makeSmallChart(owner);
    const stranger = await (await app.organization()).user();
    const foreign = await makeSmallChart(stranger);
    const save = async (changes: object) =>
      (await owner.graphql(SAVE_CHART, { input: { key, revision: 1, changes } })).saveChart.error?.code;
    expect(await save({ name: 'X', placements: [{ entityKey: foreign.person, x: 0, y: 0 }] })).toBe('notFound');
    expect(await save({ name: 'X', placements: [{ entityKey: randomUUID(), x: 0, y: 0 }] })).toBe('notFound');
    const second = [person, foreign.person].map((entityKey) => ({ entityKey, x: 0, y: 0 }));
    const changes = { name: 'X', placements: second };
    const { saveChart } = await owner.graphql(SAVE_CHART, { input: { key, revision: 1, changes } });
    expect(saveChart.error?.field).toMatch(/placements\.1\.entityKey$/);
    expect(await save({ name: 'X', entities: [{ key: foreign.person, typeName: 'Individual', name: 'Stolen' }] })).toBe(
      'notFound',
    );
    expect(await save({ name: 'X', links: [{ key: randomUUID(), from: person, to: foreign.company }] })).toBe(
      'invalid',
    );
    expect(await save({ name: 'X', links: [{ key: foreign.link, from: person, to: person }] })).toBe('conflict');
    expect(await save({ name: 'X', entities: [{ key: person, typeName: 'Company', name: 'Changed kind' }] })).toBe(
      'conflict',
    );
    expect(await save({ name: 'X', placements: [{ entityKey: person, x: 0, y: 0, label: 'seventeen letters' }] })).toBe(
      'invalid',
    );
    expect(await open(owner, key)).toMatchObject({ revision: 1 });
    expect((await open(stranger, foreign.key))?.nodes.map(({ name }) => name)).toContain('Ada Lovelace');
  });

  test('takes an entity off with its links, and leaves it on other charts', async () => {
    const small = await makeSmallChart(owner);
    const { body: copy } = await owner.get<{ key: string }>(`datasets/duplicate/${small.key}`);
    await owner.graphql(SAVE_CHART, {
      input: { key: small.key, revision: 1, changes: { removedPlacements: [small.company] } },
    });
    const [first, second] = [await open(owner, small.key), await open(owner, copy.key)];
    expect(first?.nodes.map(({ key }) => key)).not.toContain(small.company);
    expect(first?.links).toEqual([]);
    expect(second?.nodes).toHaveLength(3);
    expect(second?.links).toHaveLength(2);
  });

  test('keeps what people write: right-to-left, emoji, quotes, markup', async () => {
    const name = 'שלום עולם 🚀 "quoted" <b>bold</b> \'; DROP';
    const { createChart } = await owner.graphql(CREATE_CHART, { input: { name } });
    expect(createChart.ok?.name).toBe(name);
  });

  test('of a chart by its whole content takes off what is not named', async () => {
    const small = await makeSmallChart(owner);
    const { body: graph } = await owner.post<{ nodes: { key: string }[]; edges: { key: string }[]; revision: number }>(
      'datasets/graph',
      { datasetId: small.key },
    );
    const nodes = graph.nodes.filter(({ key }) => key !== small.account);
    const edges = graph.edges.filter(({ key }) => key === small.link);
    const saved = await owner.post('datasets/save', {
      dataset: { key: small.key },
      nodes,
      edges,
      groups: [],
      revision: graph.revision,
    });
    expect(saved).toMatchObject({ status: 200, body: { revision: 2 } });
    const after = await owner.post<{ nodes: { key: string }[]; edges: unknown[] }>('datasets/graph', {
      datasetId: small.key,
    });
    expect(after.body.nodes.map(({ key }) => key).sort()).toEqual([small.person, small.company].sort());
    expect(after.body.edges).toEqual(edges);
  });
});
