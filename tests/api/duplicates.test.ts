import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { findDuplicates } from '../../server/src/merging/candidates/find';
import type { Join } from '../../server/src/exchange/joins';
import type { TestApp, TestOrganization } from '../testkit/app';
import { joinApp } from '../testkit/app';
import type { Client } from '../testkit/client';
import { makeRecord, merge, read } from '../testkit/merging';

interface Page {
  total: number;
  isRefreshing: boolean;
  foundAt: string | null;
  pairs: {
    key: string;
    score: number;
    reasons: { code: string }[];
    a: { key: string };
    b: { key: string };
    mayMerge: boolean;
    decidedBy: string | null;
  }[];
}

const LEI = '529900T8BM49AURSDO55';

let app: TestApp;
let organization: TestOrganization;
let owner: Client;
let colleague: Client;

beforeAll(async () => {
  app = await joinApp();
  organization = await app.organization();
  [owner, colleague] = await Promise.all([organization.user(), organization.user()]);
});
afterAll(() => app.close());

/** The pairs that are proposed to somebody once all were found; finding may be under way by the server itself. */
async function proposed(who: Client, query = ''): Promise<Page> {
  for (let tried = 0; ; tried += 1) {
    await findDuplicates(app.store, organization.key);
    const { body } = await who.get<Page>(`graph/duplicates${query}`);
    if (!body.isRefreshing || tried > 50) return body;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
const has = (page: Page, a: string, b: string) =>
  page.pairs.find((pair) => [a, b].includes(pair.a.key) && [a, b].includes(pair.b.key));

describe('duplicates', () => {
  test('are proposed to who may read both, with why, and not to others', async () => {
    const a = await makeRecord(owner, { name: 'Harbour Holdings Ltd', lei: LEI, country: 'Malta' });
    const b = await makeRecord(owner, { name: 'HARBOUR HOLDINGS LIMITED', lei: LEI, country: 'MT' });
    const found = has(await proposed(owner), a, b);
    expect(found).toMatchObject({ mayMerge: true, decidedBy: null });
    expect(found?.reasons.map(({ code }) => code)).toEqual(['sameLei', 'sameName', 'sameCountry']);
    expect((await proposed(colleague)).total).toBe(0);
    expect(has(await proposed(owner, '?typeName=Trust'), a, b)).toBeUndefined();
    expect(has(await proposed(owner, '?typeName=Company'), a, b)).toBeDefined();
  });

  test('that somebody says are not the same are remembered, told by whom, and can be proposed again', async () => {
    const [a, b] = [
      await makeRecord(owner, { name: 'Quay Shipping Ltd' }),
      await makeRecord(owner, { name: 'Quay Shipping Limited' }),
    ];
    expect(has(await proposed(owner), a, b)).toBeDefined();
    expect((await colleague.post('graph/notSame', { aKey: a, bKey: b })).status).toBe(404);
    expect((await owner.post('graph/notSame', { aKey: b, bKey: a })).status).toBe(200);
    await makeRecord(owner, { name: 'Something else' });
    expect(has(await proposed(owner), a, b)).toBeUndefined();
    expect(has(await proposed(owner, '?decided=true'), a, b)).toMatchObject({ decidedBy: 'Test Person' });
    expect((await owner.post('graph/notSame', { aKey: a, bKey: b, undo: true })).status).toBe(200);
    expect(has(await proposed(owner), a, b)).toBeDefined();
  });

  test('go with the merge of the two; what was said of the old record holds for the one that stays', async () => {
    const name = `Aldergrove ${randomUUID().slice(0, 6)}`;
    const [a, b, c] = [
      await makeRecord(owner, { name }),
      await makeRecord(owner, { name }),
      await makeRecord(owner, { name }),
    ];
    expect(has(await proposed(owner), a, b)).toBeDefined();
    await owner.post('graph/notSame', { aKey: b, bKey: c });
    expect((await merge(owner, a, b)).status).toBe(200);
    const page = await proposed(owner);
    expect(page.pairs.filter((pair) => [pair.a.key, pair.b.key].some((key) => [a, b, c].includes(key)))).toEqual([]);
  });

  test('come and go as records change', async () => {
    const [a, b] = [
      await makeRecord(owner, { name: 'Cedar Trustees Ltd' }),
      await makeRecord(owner, { name: 'Lone Mill Ltd' }),
    ];
    expect(has(await proposed(owner), a, b)).toBeUndefined();
    await owner.post('graph/updateNode', { model: { key: b, name: 'Cedar Trustees Limited' } });
    expect(has(await proposed(owner), a, b)).toBeDefined();
    await owner.post('graph/softDelete', { entityKey: b });
    expect(has(await proposed(owner), a, b)).toBeUndefined();
  });
});

describe('an import of a table', () => {
  const file = (text: string) => new File([text], 'links.csv', { type: 'text/csv' });

  test('joins entities by LEI and by registration number and country, tells so before and after, and never by the name alone', async () => {
    const user = await organization.user();
    const byLei = await makeRecord(user, { name: 'Meridian Holdings', lei: '5493006MHB84DD0ZWV18' });
    const byNumber = await makeRecord(user, {
      name: 'Kestrel Shipping',
      registration: '0444555',
      country: 'United Kingdom',
    });
    const byName = await makeRecord(user, { name: 'Only A Name Ltd' });
    const rows = [
      'Entity,LEI,Registration number,Country',
      'Meridian H. plc,5493006MHB84DD0ZWV18,,',
      'Kestrel Ship. Co,,0444555,GB',
      'Only A Name Ltd,,,',
    ].join('\n');
    const chart = `Import ${randomUUID().slice(0, 6)}`;
    const links = `Owner,Owned,Share,Owned LEI,Owned registration,Owned country\nAda Lovelace,Meridian H. plc,40,5493006MHB84DD0ZWV18,,\nAda Lovelace,Kestrel Ship. Co,50,,0444555,GB\nAda Lovelace,Only A Name Ltd,60,,,`;
    const before = await user.sendForm<{ chart: object | null; joins: Join[] }>(
      'exchange/tables/preview',
      { chart },
      file(links),
    );
    expect(before.status).toBe(200);
    expect(before.body.chart).toBeNull();
    const joined = (joins: Join[]) => joins.map(({ key, by }) => [key, by]).sort();
    const expected = [
      [byLei, 'XI-LEI:5493006MHB84DD0ZWV18'],
      [byNumber, 'GB-COH:00444555'],
    ].sort();
    expect(joined(before.body.joins)).toEqual(expected);
    const done = await user.sendForm<{ joins: Join[]; joined: number; chartKey: string }>(
      'exchange/tables',
      { chart },
      file(links),
    );
    expect(joined(done.body.joins)).toEqual(expected);
    expect(done.body.joined).toBe(2);
    expect((await read(user, byName)).body.chartCount ?? 0).toBe(0);
    const again = await user.sendForm<{ chart: { key: string } | null }>(
      'exchange/tables/preview',
      { chart },
      file(links),
    );
    expect(again.body.chart?.key).toBe(done.body.chartKey);
    expect(rows).not.toBe('');
  });

  test('comes to the record that was kept, where it is the one that was merged', async () => {
    const user = await organization.user();
    const chart = `Import ${randomUUID().slice(0, 6)}`;
    const first = await user.sendForm<{ chartKey: string }>(
      'exchange/tables',
      { chart },
      file('Owner,Owned,Share\nZed,Yarn Ltd,40'),
    );
    const graph = await user.post<{ nodes: { key: string; name: string }[] }>('datasets/graph', {
      datasetId: first.body.chartKey,
    });
    const old = graph.body.nodes.find(({ name }) => name === 'Yarn Ltd')!.key;
    const kept = await makeRecord(user, { name: 'Yarn Limited' });
    expect((await merge(user, kept, old)).status).toBe(200);
    const again = await user.sendForm<{ chartKey: string }>(
      'exchange/tables',
      { chart },
      file('Owner,Owned,Share\nZed,Yarn Ltd,55'),
    );
    expect(again.body.chartKey).toBe(first.body.chartKey);
    const after = await user.post<{ nodes: { key: string }[] }>('datasets/graph', { datasetId: first.body.chartKey });
    expect(after.body.nodes.map(({ key }) => key)).toContain(kept);
    expect(after.body.nodes).toHaveLength(2);
  });
});
