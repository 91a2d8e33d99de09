import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sharingMessages } from '@stemma/shared/messages/sharing';
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { TestApp } from '../testkit/app';
import { joinApp } from '../testkit/app';
import type { SmallChart } from '../testkit/charts';
import { makeSmallChart } from '../testkit/charts';
import type { Client } from '../testkit/client';
import { pdf, uploadForm } from '../testkit/files';
import type { Link } from '../testkit/sharing';
import { endsIn, graphOf, makeLink, visitor } from '../testkit/sharing';

let app: TestApp;
let owner: Client;
let chart: SmallChart;

beforeAll(async () => {
  app = await joinApp();
  owner = await (await app.organization()).user();
});
afterAll(() => app.close());

interface Edited {
  sharingLink: Link & { modifiedDate: string };
  error?: string;
  code?: string;
}
const edit = (key: string, body: object) =>
  owner.call<Edited>('PUT', `datasets/editSharingLink/${key}`, JSON.stringify(body));
const info = (key: string) => ({ key, shareInfo: true });
const listed = async (chartKey: string, key: string) => {
  const { body } = await owner.post<{ sharingLinks: Link[] }>('datasets/getSharingLinks', { key: chartKey });
  return body.sharingLinks.find((link) => link.key === key);
};

interface SeenNode {
  key: string;
  flagColor: string | null;
  chartDescription: string | null;
}

describe('a link that two change', () => {
  beforeAll(async () => {
    chart = await makeSmallChart(owner);
  });

  test('is not put back by the form that was opened before the other saved', async () => {
    const link = (await makeLink(owner, chart.key, { entities: [info(chart.company)] })) as Edited['sharingLink'];
    const { modifiedDate } = link;
    const revoked = await edit(link.key, { entities: [], modifiedDate });
    expect(revoked.status).toBe(200);
    const stale = await edit(link.key, { name: 'Renamed', entities: [info(chart.company)], modifiedDate });
    expect([stale.status, stale.body.error]).toEqual([409, sharingMessages.changedMeanwhile]);
    expect(await listed(chart.key, link.key)).toMatchObject({ name: link.name, entities: [] });
    const fresh = await edit(link.key, { name: 'Renamed', modifiedDate: revoked.body.sharingLink.modifiedDate });
    expect(fresh.status).toBe(200);
  });

  test('keeps private what left the chart, however it is edited meanwhile', async () => {
    const own = await makeSmallChart(owner);
    const link = await makeLink(owner, own.key, { entities: [{ key: own.person, isPrivate: true }] });
    const entry = { entityId: own.person, datasetId: own.key };
    await owner.post('datasets/removeEntity', entry);
    expect((await edit(link.key, { name: 'For the bank', entities: [] })).status).toBe(200);
    await owner.post('datasets/addEntity', entry);
    const { nodes } = (await graphOf(await visitor(app, link.key), link.key)).body;
    expect(nodes.map(({ name }) => name)).toContain('Private');
    expect(JSON.stringify(nodes)).not.toContain(own.person);
  });

  test('shows nothing of an entity that a save takes off the chart at the same moment', async () => {
    for (let round = 0; round < 8; round += 1) {
      const own = await makeSmallChart(owner);
      const link = await makeLink(owner, own.key);
      const entry = { entityId: own.company, datasetId: own.key };
      await Promise.all([
        new Promise((resolve) => setTimeout(resolve, round * 2)).then(() =>
          edit(link.key, { entities: [info(own.company)] }),
        ),
        owner.post('datasets/removeEntity', entry),
      ]);
      expect([round, (await listed(own.key, link.key))?.entities]).toEqual([round, []]);
    }
  });

  test('has a key that nobody guesses', async () => {
    const short = await owner.post<{ field: string }>('datasets/createSharingLink', {
      linkKey: 'short',
      chartKey: chart.key,
    });
    expect([short.status, short.body.field]).toEqual([400, 'linkKey']);
  });

  test('offers to save the chart as a picture unless it is told not to', async () => {
    const link = await makeLink(owner, chart.key);
    const offers = async () => {
      const { data } = await (
        await visitor(app, link.key)
      ).rawGraphql<{ sharedGraph: { mayExport: boolean } }>('{ sharedGraph { mayExport } }');
      return data?.sharedGraph.mayExport;
    };
    expect(await offers()).toBe(true);
    await edit(link.key, { mayExport: false });
    expect(await offers()).toBe(false);
  });

  test('shows flags and labels unless it is told not to, and notes, texts and pictures once it is told to', async () => {
    const own = await makeSmallChart(owner);
    const [note, account] = [randomUUID(), own.account];
    await owner.post('graph/addNode', { entity: { key: note, typeName: 'Sticky', name: 'Ask the lawyer' } });
    await owner.post('datasets/addEntity', { entityId: note, datasetId: own.key });
    await owner.post('graph/updateChartDescription', {
      nodeKey: account,
      datasetKey: own.key,
      description: 'Under review',
    });
    await owner.post('graph/updateFlag', { nodeKey: account, datasetKey: own.key, flag: 'red' });
    const link = await makeLink(owner, own.key);
    expect(link).toMatchObject({ showMarks: true, showAnnotations: false });
    const seen = async () => {
      const who = await visitor(app, link.key);
      const { nodes } = (await who.post<{ nodes: SeenNode[] }>('datasets/graphShared', { linkKey: link.key })).body;
      const card = nodes.find(({ key }) => key === account);
      return [nodes.some(({ key }) => key === note), card?.flagColor ?? null, card?.chartDescription ?? null];
    };
    expect(await seen()).toEqual([false, 'red', null]);
    expect((await (await visitor(app, link.key)).rawGraphql(`{ sharedEntity(key: "${note}") { key } }`)).data).toEqual({
      sharedEntity: null,
    });
    await edit(link.key, { showAnnotations: true, showMarks: false });
    expect(await seen()).toEqual([true, null, 'Under review']);
  });

  test('that was made before notes could be chosen hides them, and says so', async () => {
    const link = await makeLink(owner, chart.key);
    await app.store.write((tx) =>
      tx.run('test.older', 'MATCH (s:SharingLink {key: $key}) REMOVE s.showAnnotations, s.showMarks', {
        key: link.key,
      }),
    );
    expect(await listed(chart.key, link.key)).toMatchObject({ showMarks: true, showAnnotations: null });
  });
});

describe('a download that has begun', () => {
  const SIZE = 40_000_000;

  let own: SmallChart;
  let file: string;

  beforeAll(async () => {
    own = await makeSmallChart(owner);
    file = (await uploadForm(owner, { entityId: own.company }, pdf(SIZE), { name: 'Large.pdf' })).body.key;
  });

  /** Begins a download, lets something happen, and reads on: how many bytes came, and whether it was whole. */
  async function during(happen: (link: Link) => Promise<unknown>): Promise<{ bytes: number; whole: boolean }> {
    const link = await makeLink(owner, own.key, { entities: [{ key: own.company, shareFiles: true }], expiry: 1 });
    await owner.post('graph/updateSharedItems', { currentLink: link.key, entityId: own.company, keys: [file] });
    const { token } = await visitor(app, link.key);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const url = `${app.url}/api/files/shared/link/${file}/Large.pdf`;
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const call = request(url, { method: 'POST', headers }, resolve).once('error', reject);
      call.end(JSON.stringify({ linkKey: link.key }));
    });
    expect(response.statusCode).toBe(200);
    response.on('error', () => undefined);
    response.pause();
    await happen(link);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    let bytes = 0;
    response.on('data', (part: Buffer) => (bytes += part.length));
    response.resume();
    if (!response.closed) await new Promise((resolve) => response.once('close', resolve));
    return { bytes, whole: response.complete };
  }

  test('comes whole while its link is as it was', async () => {
    expect(await during(() => Promise.resolve())).toEqual({ bytes: SIZE, whole: true });
  });

  test('ends with its link: when that expires, and when it is deleted', async () => {
    for (const end of [
      ({ key }: Link) => endsIn(app, key, 0),
      ({ key }: Link) => owner.call('DELETE', `datasets/deleteSharingLink/${key}`),
    ]) {
      const { bytes, whole } = await during(end);
      expect(whole).toBe(false);
      expect(bytes).toBeLessThan(SIZE);
    }
  });
});
