import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { request } from 'node:http';
import { giveAccess } from '../testkit/access';
import type { TestApp, TestOrganization } from '../testkit/app';
import { joinApp } from '../testkit/app';
import type { SmallChart } from '../testkit/charts';
import { makeSmallChart, SAVE_CHART } from '../testkit/charts';
import type { Client } from '../testkit/client';

interface Read {
  name: string;
  revision: number;
  viewerCan: { edit: boolean };
  nodes: { key: string; name: string; permission: string | null; chartCount: number; x: number }[];
  tags: { key: string; tags: { name: string }[] }[];
}

const QUERY = `query Held($key: ID!) { chart(key: $key) { name revision viewerCan { edit }
  nodes { key name permission chartCount x } links { key from to roles { role percentage } } tags { key tags { name } } } }`;

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

/** Asks by GET, as a program that holds an answer would. */
async function get(user: Client, key: string, held?: string) {
  const address = new URLSearchParams({ query: QUERY, variables: JSON.stringify({ key }) });
  const response = await fetch(`${app.url}/graphql?${address.toString()}`, {
    headers: {
      authorization: `Bearer ${user.token}`,
      'apollo-require-preflight': 'yes',
      // Otherwise fetch asks for no answer of before.
      'cache-control': 'max-age=0',
      ...(held && { 'if-none-match': held }),
    },
  });
  const text = await response.text();
  const chart = text ? (JSON.parse(text) as { data: { chart: Read | null } }).data.chart : undefined;
  return { status: response.status, etag: response.headers.get('etag') ?? '', chart, headers: response.headers };
}

async function read(user: Client, key: string): Promise<Read> {
  const { chart } = await get(user, key);
  if (!chart) throw new Error('No chart');
  return chart;
}

const nodeOf = (chart: Read, key: string) => chart.nodes.find((node) => node.key === key);

describe('a chart that was answered before', () => {
  test('is the same answer for two who see the same, and nothing to send for who holds it', async () => {
    const { key } = await makeSmallChart(owner, 'public');
    const other = await organization.user();
    const first = await get(colleague, key);
    const second = await get(other, key);
    expect(first.etag).toMatch(/^"[\w-]{43}(-\w+)?"$/);
    expect(second.etag).toBe(first.etag);
    expect(await get(other, key, first.etag)).toMatchObject({ status: 304, chart: undefined, etag: first.etag });
    expect((await get(owner, key)).etag).not.toBe(first.etag);
    expect(first.headers.get('cache-control')).toBe('no-store');
  });

  describe('is told anew at once to everybody who sees it after', () => {
    let chart: SmallChart;
    let before: { etag: string; chart: Read };

    /** What the colleague sees after a change by the owner. */
    const after = async (change: () => Promise<unknown>): Promise<Read> => {
      chart = await makeSmallChart(owner, 'public');
      const seen = await get(colleague, chart.key);
      before = { etag: seen.etag, chart: await read(colleague, chart.key) };
      await change();
      const now = await get(colleague, chart.key, before.etag);
      expect(now.status).toBe(200);
      expect(now.etag).not.toBe(before.etag);
      if (!now.chart) throw new Error('No chart');
      return now.chart;
    };

    test('a card was moved', async () => {
      const now = await after(() =>
        owner.post('graph/updatePosition', { nodeKey: chart.person, datasetKey: chart.key, x: 77, y: 0 }),
      );
      expect(nodeOf(now, chart.person)?.x).toBe(77);
      expect(now.revision).toBe(before.chart.revision + 1);
    });

    test('a record on it was changed, which leaves the revision', async () => {
      const now = await after(() =>
        owner.rawGraphql(
          `mutation { updateEntity(input: { key: "${chart.company}", name: "Renamed Ltd" }) { error { code } } }`,
        ),
      );
      expect(nodeOf(now, chart.company)?.name).toBe('Renamed Ltd');
      expect(now.revision).toBe(before.chart.revision);
    });

    test('an entity of it came onto another chart', async () => {
      const now = await after(async () => {
        const other = await makeSmallChart(owner, 'private');
        await owner.post('graph/updatePosition', { nodeKey: chart.person, datasetKey: other.key, x: 0, y: 0 });
        await owner.rawGraphql(
          `mutation { ensureOnChart(chartKey: "${other.key}", entityKey: "${chart.person}", x: 0, y: 0) { error { code } } }`,
        );
      });
      expect(nodeOf(now, chart.person)?.chartCount).toBe(2);
    });

    test('an entity of it went to the bin', async () => {
      const now = await after(() => owner.post('graph/softDelete', { entityKey: chart.account }));
      expect(nodeOf(now, chart.account)).toBeUndefined();
    });

    test('a tag was put on it', async () => {
      const now = await after(async () => {
        const { key } = (await owner.post<{ key: string }>('tags/add', { tag: { name: `Held ${randomUUID()}` } })).body;
        await owner.post('tags/nodeTags/add', { nodeId: chart.company, tagId: key });
      });
      expect(now.tags.map(({ key }) => key)).toEqual([chart.company]);
    });

    test('the reader was given rights on an entity', async () => {
      const now = await after(() => giveAccess(app.store, colleague.userKey, [chart.company], 'Editor'));
      expect(nodeOf(now, chart.company)?.permission).toBe('Editor');
    });

    test('the reader was given rights on the chart, and it was renamed', async () => {
      const now = await after(async () => {
        await giveAccess(app.store, colleague.userKey, [chart.key], 'Editor');
        await owner.post('datasets/update', { dataset: { key: chart.key, name: 'Renamed chart' } });
      });
      expect(now).toMatchObject({ name: 'Renamed chart', viewerCan: { edit: true } });
    });
  });
});

describe('nobody is given what another sees', () => {
  test('nor what he saw himself before his access was taken', async () => {
    const { key } = await makeSmallChart(owner, 'private');
    const { etag } = await get(owner, key);
    expect((await get(colleague, key)).chart).toBeNull();
    expect((await get(colleague, key, etag)).chart).toBeNull();
    await giveAccess(app.store, colleague.userKey, [key]);
    const seen = await get(colleague, key);
    expect(seen.chart?.nodes.map(({ permission }) => permission)).toEqual([null, null, null]);
    expect((await read(owner, key)).nodes.map(({ permission }) => permission)).toEqual([
      'Co-Owner',
      'Co-Owner',
      'Co-Owner',
    ]);
    await owner.post('access/take', { key, userKey: colleague.userKey });
    expect((await get(colleague, key, seen.etag)).chart).toBeNull();
    expect((await colleague.post('datasets/graph', { datasetId: key })).status).toBe(404);
    expect((await get(app.anonymous, key, seen.etag)).chart ?? null).toBeNull();
  });

  test('and a text that looks like two fields is not taken for them', async () => {
    const chart = await makeSmallChart(owner, 'private');
    const place = async (label: string, chartDescription: string) => {
      const placements = [{ entityKey: chart.person, x: 0, y: 0, label, chartDescription }];
      const input = { key: chart.key, revision, saveKey: randomUUID(), changes: { placements } };
      expect((await owner.graphql(SAVE_CHART, { input })).saveChart.error).toBeNull();
    };
    let { revision } = await read(owner, chart.key);
    const labels: unknown[] = [];
    for (const [label, description] of [
      ['a", "b', 'c'],
      ['a', 'b", "c'],
    ] as const) {
      await place(label, description);
      const { data } = await owner.rawGraphql<{
        chart: { revision: number; nodes: { key: string; label: string; chartDescription: string }[] };
      }>(`query { chart(key: "${chart.key}") { revision nodes { key label chartDescription } } }`);
      revision = data?.chart.revision ?? 0;
      const card = data?.chart.nodes.find((node) => node.key === chart.person);
      labels.push([card?.label, card?.chartDescription]);
    }
    expect(labels).toEqual([
      ['a", "b', 'c'],
      ['a', 'b", "c'],
    ]);
  });
});

test('an answer comes compressed as it is asked for, each time with the bytes of the plain one', async () => {
  const { key } = await makeSmallChart(owner, 'private');
  const plain = await bytesOf(key, 'identity');
  for (let time = 0; time < 2; time += 1) {
    const packed = await bytesOf(key, 'gzip');
    expect(packed.encoding).toBe('gzip');
    expect(gunzipSync(packed.bytes).equals(plain.bytes)).toBe(true);
    expect(packed.etag).not.toBe(plain.etag);
  }
});

function bytesOf(datasetId: string, encoding: string): Promise<{ bytes: Buffer; encoding?: string; etag?: string }> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${owner.token}`,
      'content-type': 'application/json',
      'accept-encoding': encoding,
    };
    const sent = request(`${app.url}/api/datasets/graph`, { method: 'POST', headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('end', () => {
        const { 'content-encoding': packed, etag } = answer.headers;
        resolve({ bytes: Buffer.concat(parts), ...(packed && { encoding: packed }), ...(etag && { etag }) });
      });
    });
    sent.once('error', reject).end(JSON.stringify({ datasetId }));
  });
}
