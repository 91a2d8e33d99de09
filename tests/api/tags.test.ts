import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { TestApp, TestOrganization } from '../testkit/app';
import { joinApp } from '../testkit/app';
import type { SmallChart } from '../testkit/charts';
import { makeSmallChart } from '../testkit/charts';
import type { Client } from '../testkit/client';

interface Tag {
  key: string;
  name: string;
  description: string;
}

let app: TestApp;
let organization: TestOrganization;
let owner: Client;
let colleague: Client;
let stranger: Client;
let chart: SmallChart;

beforeAll(async () => {
  app = await joinApp();
  organization = await app.organization();
  [owner, colleague] = await Promise.all([organization.user(), organization.user()]);
  stranger = await (await app.organization()).user();
  chart = await makeSmallChart(owner, 'public');
});
afterAll(() => app.close());

const make = async (name?: string): Promise<Tag> => (await owner.post<Tag>('tags/add', { tag: { name } })).body;
const names = (tags: Tag[]): string[] => tags.map(({ name }) => name);

describe('a tag of what a colleague may not read', () => {
  test('is nowhere told to him, neither its name nor that it is there', async () => {
    const hidden = await makeSmallChart(owner, 'private');
    const tag = await make('Divorce of the Harlands');
    const answersOf = async (reader: Client) => [
      names((await reader.get<Tag[]>('tags/all')).body).includes(tag.name),
      (await reader.get(`tags/exists/${tag.key}`)).body,
      (await reader.post<Tag[]>('tags/names', { tagIds: [tag.key] })).body.length > 0,
      (await reader.get(`tags/count/${tag.key}`)).status === 200,
      (await reader.get(`tags/graph/${tag.key}`)).status === 200,
      JSON.stringify((await reader.rawGraphql('{ tags { name description } }')).data).includes(tag.name),
    ];
    const everyWay = (answer: boolean) => Array.from({ length: 6 }, () => answer);
    expect(await answersOf(colleague)).toEqual(everyWay(false));
    await owner.post('tags/nodeTags/add', { nodeId: hidden.key, tagId: tag.key });
    await owner.post('tags/nodeTags/add', { nodeId: hidden.company, tagId: tag.key });
    expect(await answersOf(owner)).toEqual(everyWay(true));
    expect(await answersOf(colleague)).toEqual(everyWay(false));
    expect((await colleague.post('tags/update', { tag: { key: tag.key, name: 'Mine' } })).status).toBe(404);
    expect((await colleague.post('tags/nodeTags/add', { nodeId: chart.key, tagId: tag.key })).status).not.toBe(200);
    await owner.post('tags/nodeTags/add', { nodeId: chart.key, tagId: tag.key });
    expect(await answersOf(colleague)).toEqual(everyWay(true));
  });

  test('can be deleted by an administrator who does not read it', async () => {
    const tag = await make('Old');
    const administrator = await organization.user({ isAdmin: true });
    expect((await administrator.get(`tags/delete/${tag.key}`)).status).toBe(200);
    expect((await owner.get(`tags/exists/${tag.key}`)).body).toBe(false);
  });
});

describe('a tag', () => {
  test('has a name and a description of its own, and belongs to its organization', async () => {
    const tag = await make();
    await owner.post('tags/nodeTags/add', { nodeId: chart.key, tagId: tag.key });
    expect(tag.name).toBe('New Tag');
    expect(tag.description).toMatch(/^Created on \d\d\.\d\d\.\d{4}\.$/);
    expect(names((await colleague.get<Tag[]>('tags/all')).body)).toContain('New Tag');
    expect((await stranger.get('tags/all')).body).toEqual([]);
    expect((await colleague.get(`tags/exists/${tag.key}`)).body).toBe(true);
    expect((await stranger.get(`tags/exists/${tag.key}`)).body).toBe(false);
    expect((await stranger.post('tags/names', { tagIds: [tag.key] })).body).toEqual([]);
    expect((await colleague.post('tags/names', { tagIds: [tag.key] })).body).toEqual([
      { key: tag.key, name: 'New Tag' },
    ]);
  });

  test('is changed and deleted by its maker or an administrator', async () => {
    const tag = await make('Watch');
    await owner.post('tags/nodeTags/add', { nodeId: chart.key, tagId: tag.key });
    const rename = { tag: { key: tag.key, name: 'Watch list', color: '#ff0000' } };
    expect((await colleague.post('tags/update', rename)).status).toBe(403);
    expect((await stranger.post('tags/update', rename)).status).toBe(404);
    expect((await owner.post('tags/update', rename)).body).toMatchObject({ name: 'Watch list', color: '#ff0000' });
    expect((await colleague.get(`tags/delete/${tag.key}`)).status).toBe(403);
    const administrator = await organization.user({ isAdmin: true });
    expect((await administrator.get(`tags/delete/${tag.key}`)).status).toBe(200);
    expect((await owner.get(`tags/exists/${tag.key}`)).body).toBe(false);
  });
});

describe('tagging', () => {
  test('puts tags on entities and charts, and sets them', async () => {
    const [a, b] = [await make('A'), await make('B')];
    const add = (nodeId: string, tagId: string) => owner.post<Tag[]>('tags/nodeTags/add', { nodeId, tagId });
    await add(chart.person, b.key);
    expect(names((await add(chart.person, a.key)).body)).toEqual(['A', 'B']);
    expect(names((await add(chart.person, a.key)).body)).toEqual(['A', 'B']);
    await add(chart.company, a.key);
    await add(chart.key, a.key);
    expect((await colleague.get(`tags/count/${a.key}`)).body).toBe(3);
    const { body } = await colleague.get<{ nodes: Tag[]; edges: Tag[] }>(`tags/graph/${a.key}`);
    expect(body.nodes.map(({ key }) => key).sort()).toEqual([chart.company, chart.person].sort());
    expect(body.edges.map(({ key }) => key)).toEqual([chart.link]);
    const set = await owner.post<Tag[]>('tags/nodeTags/set', { nodeId: chart.person, tagIds: [b.key] });
    expect(names(set.body)).toEqual(['B']);
    expect(names((await colleague.get<Tag[]>(`tags/nodeTags/${chart.person}`)).body)).toEqual(['B']);
  });

  test('is for those who may edit, with tags of their organization', async () => {
    const tag = await make('Mine');
    await owner.post('tags/nodeTags/add', { nodeId: chart.key, tagId: tag.key });
    const { body: foreign } = await stranger.post<Tag>('tags/add', { tag: { name: 'Theirs' } });
    const add = async (who: Client, nodeId: string, tagId: string) =>
      (await who.post('tags/nodeTags/add', { nodeId, tagId })).status;
    expect(await add(colleague, chart.person, tag.key)).toBe(403);
    expect(await add(stranger, chart.person, foreign.key)).toBe(404);
    expect(await add(owner, chart.person, foreign.key)).toBe(404);
    expect(await add(owner, randomUUID(), tag.key)).toBe(404);
    expect((await stranger.get(`tags/graph/${tag.key}`)).status).toBe(404);
    expect((await stranger.get(`tags/count/${tag.key}`)).status).toBe(404);
    expect((await stranger.get(`tags/nodeTags/${chart.person}`)).status).toBe(404);
  });

  test('puts a tag on many or takes it off, on all or on none', async () => {
    const [tag, other] = [await make('Many'), await make('Stays')];
    const { body: mine } = await owner.post<Tag>('graph/addNode', { entity: { typeName: 'Custom', name: 'Mine' } });
    const keys = [chart.person, chart.company, chart.key, mine.key];
    await owner.post('tags/nodeTags/add', { nodeId: mine.key, tagId: other.key });
    const change = async (who: Client, field: string, tagKey: string, of: string[]) => {
      const mutation = `mutation M($tagKey: ID!, $keys: [ID!]!) { ${field}(tagKey: $tagKey, keys: $keys) { ok error { code } } }`;
      const { data } = await who.rawGraphql<Record<string, unknown>>(mutation, { tagKey, keys: of });
      return data?.[field];
    };
    const bearers = async () => (await owner.get<number>(`tags/count/${tag.key}`)).body;
    expect(await change(colleague, 'addTagToMany', tag.key, keys.slice(0, 3))).toEqual({
      ok: null,
      error: { code: 'notFound' },
    });
    expect(await change(owner, 'addTagToMany', tag.key, [...keys, randomUUID()])).toEqual({
      ok: null,
      error: { code: 'notFound' },
    });
    expect(await bearers()).toBe(0);
    expect(await change(owner, 'addTagToMany', tag.key, keys)).toEqual({ ok: 4, error: null });
    expect(await change(owner, 'addTagToMany', tag.key, [...keys, ...keys])).toEqual({ ok: 0, error: null });
    expect(await bearers()).toBe(4);
    expect(await change(colleague, 'removeTagFromMany', tag.key, [chart.person])).toEqual({
      ok: null,
      error: { code: 'forbidden' },
    });
    expect(await change(owner, 'removeTagFromMany', tag.key, [mine.key, chart.key])).toEqual({ ok: 2, error: null });
    expect(await bearers()).toBe(2);
    expect(names((await owner.get<Tag[]>(`tags/nodeTags/${mine.key}`)).body)).toEqual(['Stays']);
  });

  test('does not show a hidden entity to those who only read the tag', async () => {
    const tag = await make('Secret');
    const { body: hidden } = await owner.post<Tag>('graph/addNode', { entity: { typeName: 'Custom', name: 'Hidden' } });
    await owner.post('tags/nodeTags/add', { nodeId: hidden.key, tagId: tag.key });
    expect((await owner.get(`tags/count/${tag.key}`)).body).toBe(1);
    await owner.post('tags/nodeTags/add', { nodeId: chart.company, tagId: tag.key });
    expect((await owner.get(`tags/count/${tag.key}`)).body).toBe(2);
    expect((await colleague.get(`tags/count/${tag.key}`)).body).toBe(1);
    expect((await colleague.get<{ nodes: Tag[] }>(`tags/graph/${tag.key}`)).body.nodes.map(({ key }) => key)).toEqual([
      chart.company,
    ]);
    await owner.post('tags/nodeTags/set', { nodeId: chart.company, tagIds: [] });
    expect((await colleague.get(`tags/graph/${tag.key}`)).status).toBe(404);
    expect((await owner.get(`tags/graph/${tag.key}`)).body).not.toEqual({ nodes: [], edges: [], groups: [] });
  });
});
