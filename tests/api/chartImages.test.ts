import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { loadImage } from '@napi-rs/canvas';
import { randomUUID } from 'node:crypto';
import { joinApp, type TestApp, type TestOrganization } from '../testkit/app';
import { SAVE_CHART } from '../testkit/charts';
import type { Client } from '../testkit/client';
import { hugePng, jpeg, png } from '../testkit/pictures';

let app: TestApp;
let organization: TestOrganization;
let user: Client;
let entityId: string;

beforeAll(async () => {
  app = await joinApp();
  organization = await app.organization();
  user = await organization.user();
  entityId = (await user.post<{ key: string }>('graph/addNode', { entity: { typeName: 'Trust', name: 'T' } })).body.key;
});
afterAll(() => app.close());

const SCRIPT = '<script>document.title="ran"</script>';

const upload = (bytes: Uint8Array, fields: Record<string, string>, name = 'a.png', who = user) =>
  who.sendForm<{ key: string; fullPath: string; width: number; height: number; code: string; error: string }>(
    'files/uploadChartImage',
    fields,
    new File([Buffer.from(bytes)], name),
  );
const fetched = async (fullPath: string, who = user) => {
  const body = new FormData();
  body.set('fullPath', fullPath);
  const headers = { authorization: `Bearer ${who.token}` };
  return fetch(`${app.url}/api/files/getChartImage`, { method: 'POST', headers, body });
};

test('a picture of a chart is kept drawn anew: smaller where it is large, and with nothing but its points', async () => {
  const fileKey = randomUUID();
  const bytes = Buffer.concat([png(3000, 1500), Buffer.from(SCRIPT)]);
  const { status, body } = await upload(bytes, { fileKey, entityId });
  expect([status, body]).toEqual([200, { key: fileKey, fullPath: `images/${fileKey}`, width: 2048, height: 1024 }]);
  const answer = await fetched(body.fullPath);
  const shown = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(shown.includes('script')).toBe(false);
  expect((await loadImage(shown)).width).toBe(2048);
  await upload(png(20, 10), { fileKey, entityId });
  expect((await loadImage(Buffer.from(await (await fetched(body.fullPath)).arrayBuffer()))).width).toBe(20);
});

test('a picture of a chart is no SVG, no text, and none that would unpack to too many points', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`;
  for (const bytes of [Buffer.from(svg), Buffer.from('text'.padEnd(2000))]) {
    const { status, body } = await upload(bytes, { fileKey: randomUUID(), entityId });
    expect([status, body.code]).toEqual([415, 'extension']);
  }
  const { status, body } = await upload(hugePng(), { fileKey: randomUUID(), entityId });
  expect([status, body.code]).toEqual([413, 'size']);
});

test('a picture of a chart is refused where its end is missing, which would be an empty part', async () => {
  for (const whole of [png(), jpeg()]) {
    const { status, body } = await upload(whole.subarray(0, -40), { fileKey: randomUUID(), entityId });
    expect([status, body.error]).toEqual([415, 'This picture cannot be read. It may be damaged.']);
    expect((await upload(whole, { fileKey: randomUUID(), entityId })).status).toBe(200);
  }
});

test('a picture of a chart is for those who may read what it belongs to', async () => {
  const fileKey = randomUUID();
  const { body } = await upload(png(), { fileKey, entityId });
  const stranger = await (await app.organization()).user();
  expect((await fetched(body.fullPath, stranger)).status).toBe(404);
  expect((await upload(png(), { fileKey, entityId }, 'a.png', stranger)).status).toBe(404);
  const own = (await stranger.post<{ key: string }>('graph/addNode', { entity: { typeName: 'Trust', name: 'T' } })).body
    .key;
  expect((await upload(png(), { fileKey, entityId: own }, 'a.png', stranger)).status).toBe(404);
});

describe('a picture that comes onto another chart', () => {
  const added = async (who: Client, name: string) =>
    (await who.post<{ key: string }>('datasets/add', { dataset: { name, visibility: 'private' } })).body.key;
  const onChart = async (who: Client) => {
    const chart = await added(who, 'From');
    const { body } = await upload(png(30, 20), { fileKey: randomUUID(), entityId: chart }, 'a.png', who);
    const picture = (key: string) => ({
      key,
      typeName: 'Image' as const,
      name: 'Seal',
      fields: [{ name: 'source', text: body.fullPath }],
    });
    const place = (chartKey: string, by = who) => {
      const key = randomUUID();
      const changes = { entities: [picture(key)], placements: [{ entityKey: key, x: 0, y: 0 }] };
      return by.graphql(SAVE_CHART, { input: { key: chartKey, revision: 0, changes } });
    };
    return { chart, fullPath: body.fullPath, place };
  };

  test('stays with it when the first chart is deleted, and goes with the last one', async () => {
    const { chart, fullPath, place } = await onChart(user);
    await place(chart);
    const copy = (await user.get<{ key: string }>(`datasets/duplicate/${chart}`)).body.key;
    const third = await added(user, 'Third');
    expect(await place(third)).toMatchObject({ saveChart: { error: null } });
    for (const gone of [chart, copy]) {
      expect((await user.get(`datasets/delete/${gone}`)).status).toBe(200);
      expect((await fetched(fullPath)).status).toBe(200);
    }
    await user.get(`datasets/delete/${third}`);
    expect((await fetched(fullPath)).status).toBe(404);
  });

  test('is not brought by whoever may not see it, and not replaced by whoever may not edit all that have it', async () => {
    const { chart, fullPath, place } = await onChart(user);
    const colleague = await organization.user();
    const own = await added(colleague, 'Mine');
    expect(await place(own, colleague)).toMatchObject({ saveChart: { error: null } });
    expect((await fetched(fullPath, colleague)).status).toBe(404);
    await place(chart);
    await user.post('datasets/changeVisibility', { datasetId: chart, visibility: 'public' });
    const copy = (await colleague.get<{ key: string }>(`datasets/duplicate/${chart}`)).body.key;
    await user.post('datasets/changeVisibility', { datasetId: chart, visibility: 'private' });
    expect((await fetched(fullPath, colleague)).status).toBe(200);
    const fileKey = fullPath.slice('images/'.length);
    expect((await upload(png(), { fileKey, entityId: copy }, 'a.png', colleague)).status).toBe(403);
  });
});
