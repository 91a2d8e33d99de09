import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { giveAccess } from '../testkit/access';
import type { TestApp, TestOrganization } from '../testkit/app';
import { joinApp } from '../testkit/app';
import { CREATE_CHART } from '../testkit/charts';
import type { Client } from '../testkit/client';
import { contentOf, makeRecord, merge, read, shownOn, undo } from '../testkit/merging';
import { makeLink, visitor } from '../testkit/sharing';

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

async function pair(): Promise<[string, string]> {
  const notes = (name: string) => makeRecord(owner, { name: `Quay ${name}`, description: `Secret of ${name}` });
  return [await notes('A'), await notes('B')];
}

async function chartWith(who: Client, keys: string[], visibility: 'public' | 'private' = 'private'): Promise<string> {
  const placements = keys.map((entityKey, at) => ({ entityKey, x: at * 300, y: 0 }));
  const input = { name: `Chart ${randomUUID().slice(0, 8)}`, visibility, changes: { placements } };
  const { createChart } = await who.graphql(CREATE_CHART, { input });
  if (!createChart.ok) throw new Error(createChart.error?.message);
  return createChart.ok.key;
}

describe('who may merge', () => {
  test('is a Co-Owner of both, nobody with less', async () => {
    const [a, b] = await pair();
    expect((await merge(colleague, a, b)).status).toBe(404);
    expect((await merge(stranger, a, b)).status).toBe(404);
    await giveAccess(app.store, colleague.userKey, [a], 'Co-Owner');
    await giveAccess(app.store, colleague.userKey, [b], 'Editor');
    expect((await merge(colleague, a, b)).status).toBe(403);
    expect((await merge(colleague, b, a)).status).toBe(403);
    const reader = await organization.user({ accountType: 'viewOnly' });
    await giveAccess(app.store, reader.userKey, [a, b], 'Co-Owner');
    expect((await merge(reader, a, b)).status).toBe(403);
    await giveAccess(app.store, colleague.userKey, [b], 'Co-Owner');
    expect((await merge(colleague, a, b, { showToMore: true })).status).toBe(200);
  });
});

describe('who sees more by a merge', () => {
  test('is nobody unless the person agrees: readers of a chart, holders of access, the whole organization', async () => {
    for (const open of [
      async (_a: string, b: string) =>
        giveAccess(app.store, colleague.userKey, [await chartWith(owner, [b])], 'Viewer'),
      (a: string) => giveAccess(app.store, colleague.userKey, [a], 'Viewer'),
      (_a: string, b: string) => chartWith(owner, [b], 'public'),
      (a: string) => chartWith(owner, [a], 'public'),
    ]) {
      const [a, b] = await pair();
      await open(a, b);
      const refused = await merge(owner, a, b);
      expect(refused.status).toBe(409);
      expect(refused.body.field).toBe('showToMore');
      expect((await read(owner, b)).body.key).toBe(b);
      expect((await merge(owner, a, b, { showToMore: true })).status).toBe(200);
      expect((await read(colleague, a)).body.key).toBe(a);
    }
  });

  test('who had access to the old record alone finds nothing by its key, and has it again once the merge is undone', async () => {
    const [a, b] = await pair();
    await giveAccess(app.store, colleague.userKey, [b], 'Editor');
    const before = await contentOf(app.store, organization.key);
    const { body } = await merge(owner, a, b);
    expect((await read(colleague, b)).status).toBe(404);
    expect((await read(colleague, a)).status).toBe(404);
    expect(
      (
        await colleague.rawGraphql(
          `{ entity(key: "${b}") { name } companies(where: { key: { eq: "${b}" } }) { name } }`,
        )
      ).data,
    ).toEqual({
      ...{ entity: null, companies: [] },
    });
    expect((await undo(colleague, body.key)).status).toBe(404);
    expect((await undo(owner, body.key)).body.notes).toEqual([]);
    expect((await read(colleague, b)).body.key).toBe(b);
    expect(await contentOf(app.store, organization.key)).toEqual(before);
  });

  test('with the person’s consent who had access to one alone gets it to both, and loses it again by undoing', async () => {
    const [a, b] = await pair();
    await giveAccess(app.store, colleague.userKey, [b], 'Editor');
    const { body } = await merge(owner, a, b, { showToMore: true });
    expect((await read(colleague, b)).body).toMatchObject({ key: a });
    await undo(owner, body.key);
    expect((await read(colleague, a)).status).toBe(404);
    expect((await read(colleague, b)).body.key).toBe(b);
  });

  test('users of other organizations never find anything by an old key', async () => {
    const [a, b] = await pair();
    await merge(owner, a, b);
    expect((await read(stranger, b)).status).toBe(404);
    const taken = await stranger.post<{ key: string }>('graph/addNode', {
      entity: { key: b, typeName: 'Company', name: 'Mine' },
    });
    expect(taken.status).toBe(409);
  });
});

describe('charts that the person may not edit', () => {
  test('keep the old record, and are told by number, by name only where he may read them', async () => {
    const [a, b] = await pair();
    const own = await chartWith(owner, [b]);
    await giveAccess(app.store, colleague.userKey, [a, b], 'Viewer');
    const hidden = await chartWith(colleague, [b]);
    const shown = await chartWith(colleague, [b]);
    await giveAccess(app.store, owner.userKey, [shown], 'Viewer');
    await app.store.write((tx) =>
      tx.run('test.link', 'MATCH (d:Dataset {key: $shown}) SET d.name = "Shown chart"', { shown }),
    );
    const preview = await owner.post<Record<string, unknown>>('graph/mergePreview', { keptKey: a, otherKey: b });
    expect(preview.body).toMatchObject({
      fault: null,
      chartsLeft: 2,
      chartsLeftNamed: [{ key: shown, name: 'Shown chart' }],
    });
    expect(JSON.stringify(preview.body)).not.toContain(hidden);
    const before = await contentOf(app.store, organization.key);
    const { body } = await merge(owner, a, b);
    expect(body).toMatchObject({ otherStays: true, charts: 1, chartsLeft: 2, chartsLeftNames: ['Shown chart'] });
    expect((await shownOn(owner, own)).cards).toEqual([a]);
    expect((await shownOn(colleague, hidden)).cards).toEqual([b]);
    expect((await read(owner, b)).body).toMatchObject({ key: b, description: 'Secret of B' });
    const undone = await undo(owner, body.key);
    expect(undone.body.notes).toEqual([]);
    expect(await contentOf(app.store, organization.key)).toEqual(before);
  });

  test('alone leave nothing to merge', async () => {
    const [a, b] = await pair();
    await giveAccess(app.store, colleague.userKey, [a, b], 'Viewer');
    await chartWith(colleague, [b]);
    expect((await merge(owner, a, b)).status).toBe(409);
  });
});

describe('share links', () => {
  const all = { shareInfo: true, shareNotes: true, shareKeyPersons: true, shareFiles: true };
  const seenBy = async (guest: Client, key: string) =>
    (
      await guest.rawGraphql<{ sharedEntity: { key: string; description: string | null } | null }>(
        `{ sharedEntity(key: "${key}") { key description } }`,
      )
    ).data?.sharedEntity;

  test('show of the merged record what they showed of both, and their visitors find it by the old key', async () => {
    const [a, b] = await pair();
    const chart = await chartWith(owner, [a, b]);
    const link = await makeLink(owner, chart, {
      entities: [
        { key: a, ...all },
        { key: b, ...all, shareNotes: false },
      ],
    });
    const guest = await visitor(app, link.key);
    expect((await seenBy(guest, a))?.description).toBe('Secret of A');
    const before = await contentOf(app.store, organization.key);
    const { body } = await merge(owner, a, b);
    for (const key of [a, b]) expect(await seenBy(guest, key)).toMatchObject({ key: a, description: '' });
    await undo(owner, body.key);
    expect(await contentOf(app.store, organization.key)).toEqual(before);
  });

  test('that show less are named to whoever shares their chart', async () => {
    const [a, b] = await pair();
    const chart = await chartWith(owner, [a, b]);
    const entities = [
      { key: a, ...all },
      { key: b, ...all, shareNotes: false },
    ];
    await makeLink(owner, chart, { name: 'For the auditors', entities });
    const { body } = await owner.post('graph/mergePreview', { keptKey: a, otherKey: b });
    expect(body).toMatchObject({
      shareLinksLess: 1,
      shareLinksLessNamed: [{ name: 'For the auditors', createdDate: expect.stringMatching(/^\d{4}-/) }],
      shareLinksThatGainNamed: [],
    });
  });

  test('that the person manages keep what they showed of either where he says so, and those of others do not', async () => {
    const [a, b] = await pair();
    await giveAccess(app.store, colleague.userKey, [a, b], 'Co-Owner');
    const own = await chartWith(owner, [b]);
    const theirs = await chartWith(colleague, [b]);
    await giveAccess(app.store, owner.userKey, [theirs], 'Editor');
    const [mine, other] = [
      await makeLink(owner, own, { entities: [{ key: b, ...all }] }),
      await makeLink(colleague, theirs, { entities: [{ key: b, ...all }] }),
    ];
    const guests = [await visitor(app, mine.key), await visitor(app, other.key)] as const;
    for (const guest of guests) expect((await seenBy(guest, b))?.description).toBe('Secret of B');
    const before = await contentOf(app.store, organization.key);
    const { body } = await merge(owner, a, b, { keepGrants: true });
    expect(await seenBy(guests[0], b)).toEqual({ key: a, description: 'Secret of A' });
    expect((await seenBy(guests[1], b))?.description).not.toBe('Secret of A');
    await undo(owner, body.key);
    expect(await contentOf(app.store, organization.key)).toEqual(before);
    for (const guest of guests) expect((await seenBy(guest, b))?.description).toBe('Secret of B');
  });

  test('that showed the old record alone show nothing of the one in its place', async () => {
    const [a, b] = await pair();
    const chart = await chartWith(owner, [b]);
    const link = await makeLink(owner, chart, { entities: [{ key: b, ...all }] });
    const before = await contentOf(app.store, organization.key);
    const { body } = await merge(owner, a, b);
    const rows = await app.store.write(
      (tx) => tx.run('test.grants', 'MATCH (s:SharingLink {key: $key})-[g:GRANTS]->() RETURN g', { key: link.key }),
      { writes: 'nothing' },
    );
    expect(rows).toEqual([]);
    await undo(owner, body.key);
    expect(await contentOf(app.store, organization.key)).toEqual(before);
  });

  test('that show the one that stays, and know nothing of the other, ask for consent', async () => {
    const [a, b] = await pair();
    const chart = await chartWith(owner, [a]);
    await makeLink(owner, chart, { entities: [{ key: a, ...all }] });
    expect((await merge(owner, a, b)).status).toBe(409);
    expect((await merge(owner, a, b, { showToMore: true })).status).toBe(200);
  });
});
