import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { limits } from '@stemma/shared/limits';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestApp, TestOrganization } from '../testkit/app';
import type { SmallChart } from '../testkit/charts';
import { makeSmallChart } from '../testkit/charts';
import type { Client } from '../testkit/client';
import { startApp } from '../testkit/ownApp';
import type { Link } from '../testkit/sharing';
import { endsIn, makeLink } from '../testkit/sharing';

const PAGE = `<!doctype html><html><head><script src="/color-scheme.js"></script><script type="module" crossorigin src="/static/index.js"></script>
<link rel="stylesheet" crossorigin href="/static/index.css"></head><body><div id="root"></div></body></html>`;
/** As a browser says that somebody opens the address in a window. */
const BY_PERSON = { 'sec-fetch-dest': 'document' };
const PICTURE = 'id="opening-picture"';

let app: TestApp;
let organization: TestOrganization;
let owner: Client;
let folder: string;
let chart: SmallChart;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stemma-client-'));
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'color-scheme.js'), '');
  await mkdir(join(folder, 'static'));
  app = await startApp({ clientFolder: folder, pictureWithin: 30_000 });
  organization = await app.organization();
  owner = await organization.user();
  chart = await makeSmallChart(owner);
}, 60_000);

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

async function pageOf(key: string, headers: Record<string, string> = BY_PERSON, path = 'shared') {
  const response = await fetch(`${app.url}/${path}/${key}`, { headers });
  return { response, html: await response.text() };
}

/** What is written in the picture of a page, as it is seen. */
function wordsIn(html: string): string {
  const texts = [...html.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = '']) => text);
  return texts.join(' ');
}

/** One who is asked for the page of a link sees nothing of the chart. */
async function expectNothing(key: string, headers?: Record<string, string>, path?: string): Promise<void> {
  const { response, html } = await pageOf(key, headers, path);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(html).toBe(PAGE);
}

const visitsOf = async (key: string) => {
  const { body } = await owner.post<{ sharingLinks: Link[] }>('datasets/getSharingLinks', { key: chart.key });
  return body.sharingLinks.find((link) => link.key === key)?.visits;
};

describe('the page of a share link', () => {
  test('has the picture of the chart before any script, is stored nowhere, and is no visit', async () => {
    const link = await makeLink(owner, chart.key);
    const { response, html } = await pageOf(link.key);
    expect(wordsIn(html)).toContain('Analytical Engines Ltd');
    expect(wordsIn(html)).toContain('Ada Lovelace');
    expect(html.indexOf(PICTURE)).toBeLessThan(html.indexOf('<script type="module"'));
    expect(html.indexOf(PICTURE)).toBeLessThan(html.indexOf('<link rel="stylesheet"'));
    expect(html).toContain(`role="img" aria-label="${chart.name}"`);
    expect(html).toMatch(/<div id="root"><\/div><\/body><\/html>$/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('etag')).toBeNull();
    expect(response.headers.get('last-modified')).toBeNull();
    expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(await visitsOf(link.key)).toBe(0);
  });

  test('has the content security policy of every other page, and is compressed as they are', async () => {
    const link = await makeLink(owner, chart.key);
    const [shared, other] = await Promise.all([pageOf(link.key), fetch(`${app.url}/login`)]);
    const policy = shared.response.headers.get('content-security-policy');
    expect(policy).toBe(other.headers.get('content-security-policy'));
    expect(policy).toMatch(/script-src 'self' ?;/);
    for (const encoding of ['br', 'gzip']) {
      const { response, html } = await pageOf(link.key, { ...BY_PERSON, 'accept-encoding': encoding });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(html).toContain(PICTURE);
    }
  });

  test('shows nothing to what looks at addresses ahead of anybody', async () => {
    const { key } = await makeLink(owner, chart.key);
    await expectNothing(key, { 'x-forwarded-proto': 'https' });
    await expectNothing(key, { ...BY_PERSON, 'sec-purpose': 'prefetch' });
    await expectNothing(key, { 'sec-fetch-dest': 'empty' });
  });
});

describe('nothing of a chart is in the page of a link', () => {
  test('that is not there, or asks for a password', async () => {
    await expectNothing(randomUUID());
    await expectNothing('..%2f..');
    const { key } = await makeLink(owner, chart.key, { password: 'Correct-Horse-1' });
    await expectNothing(key);
  });

  test('that counts its visits down', async () => {
    const { key } = await makeLink(owner, chart.key, { maxVisits: 5 });
    await expectNothing(key);
  });

  test('from the moment that it has expired, is paused, gets a password, or is deleted', async () => {
    const links = await Promise.all([1, 2, 3, 4].map(() => makeLink(owner, chart.key)));
    const [expired = '', paused = '', closed = '', deleted = ''] = links.map(({ key }) => key);
    for (const { key } of links) expect((await pageOf(key)).html).toContain(PICTURE);
    await endsIn(app, expired, -1);
    expect((await owner.call('PUT', `datasets/pauseSharingLink/${paused}`)).status).toBe(200);
    const edit = JSON.stringify({ password: 'Correct-Horse-1' });
    expect((await owner.call('PUT', `datasets/editSharingLink/${closed}`, edit)).status).toBe(200);
    expect((await owner.call('DELETE', `datasets/deleteSharingLink/${deleted}`)).status).toBeLessThan(300);
    for (const { key } of links) await expectNothing(key);
  });

  test('that its organization’s rules do not allow any more', async () => {
    const elsewhere = await app.organization();
    const user = await elsewhere.user();
    const { key } = await makeLink(user, (await makeSmallChart(user)).key);
    expect((await pageOf(key)).html).toContain(PICTURE);
    await app.store.write((tx) =>
      tx.run('test.rules', 'MATCH (o:Organization {key: $key}) SET o.shareNeedsPassword = true', {
        key: elsewhere.key,
      }),
    );
    await expectNothing(key);
  });

  test('that opens the owners of an entity, or was sent to one address', async () => {
    const owners = await makeLink(owner, chart.key, { type: 'object', entityKey: chart.company });
    await expectNothing(owners.key, BY_PERSON, 'sharedObject');
    await expectNothing(owners.key);
    const sent = await owner.post('auth/sendSharedChart', { chartKey: chart.key, emails: ['pia@example.org'] });
    expect(sent.status).toBe(200);
    const { body } = await owner.post<{ sharingLinks: Link[] }>('datasets/getSharingLinks', { key: chart.key });
    const link = body.sharingLinks.find(({ name }) => name.includes('pia@example.org'));
    await expectNothing(link?.key ?? '');
  });

  test('whose chart is too large', async () => {
    const { body: made } = await owner.post<{ key: string }>('datasets/add', { dataset: { name: 'Large' } });
    const { body: opened } = await owner.post<{ revision: number }>('datasets/graph', { datasetId: made.key });
    const nodes = Array.from({ length: limits.openingPictureElements + 1 }, (_, at) => ({
      ...{ key: randomUUID(), typeName: 'Company', name: `Ash ${at}` },
      ...{ x: (at % 50) * 240, y: Math.floor(at / 50) * 200 },
    }));
    const save = { dataset: { key: made.key }, revision: opened.revision, nodes, edges: [], groups: [] };
    expect((await owner.post('datasets/save', save)).status).toBe(200);
    await expectNothing((await makeLink(owner, made.key)).key);
  }, 60_000);
});

describe('the picture', () => {
  test('shows what the very link shows, whatever others show of the same chart', async () => {
    const open = await makeLink(owner, chart.key, { entities: [{ key: chart.company, shareInfo: true }] });
    const masked = await makeLink(owner, chart.key, { entities: [{ key: chart.company, isPrivate: true }] });
    const shown = (await pageOf(open.key)).html;
    const hidden = (await pageOf(masked.key)).html;
    expect(shown).toContain('Analytical Engines Ltd');
    expect(hidden).toContain(PICTURE);
    expect(hidden).toContain('Ada Lovelace');
    expect(hidden).not.toMatch(/Analytical/);
    // The share that is stated of a private entity is private with it.
    expect(shown).toMatch(/60%/);
    expect(hidden).not.toMatch(/60%/);
    for (const { key } of [open, masked]) expect((await pageOf(key)).html).not.toContain(key);
    expect(hidden).not.toContain(chart.company);
  });

  test('shows notes and marks only where the link does', async () => {
    const own = await makeSmallChart(owner);
    const { body } = await owner.post<{ revision: number; nodes: object[]; edges: object[] }>('datasets/graph', {
      datasetId: own.key,
    });
    const note = { key: randomUUID(), typeName: 'TextBox', name: 'Between us alone', x: 600, y: 0 };
    const nodes = [...body.nodes.map((node) => ({ ...node, label: 'Watched', labelVisible: true })), note];
    const save = { dataset: { key: own.key }, revision: body.revision, nodes, edges: body.edges, groups: [] };
    expect((await owner.post('datasets/save', save)).status).toBe(200);
    const bare = await makeLink(owner, own.key, { showMarks: false });
    const full = await makeLink(owner, own.key, { showMarks: true, showAnnotations: true });
    const [without, withAll] = [(await pageOf(bare.key)).html, (await pageOf(full.key)).html];
    expect(without).toContain(PICTURE);
    expect(without).not.toMatch(/Watched|Between us/);
    expect(withAll).toMatch(/Watched/);
    expect(withAll).toMatch(/Between us/);
  });

  test('is of the chart as it is now', async () => {
    const own = await makeSmallChart(owner);
    const link = await makeLink(owner, own.key);
    expect((await pageOf(link.key)).html).toContain('Ada Lovelace');
    const { body } = await owner.post<{ revision: number; nodes: { key: string }[]; edges: object[] }>(
      'datasets/graph',
      { datasetId: own.key },
    );
    const nodes = body.nodes.map((node) => (node.key === own.person ? { ...node, name: 'Ada King' } : node));
    const save = { dataset: { key: own.key }, revision: body.revision, nodes, edges: body.edges, groups: [] };
    expect((await owner.post('datasets/save', save)).status).toBe(200);
    const { html } = await pageOf(link.key);
    expect(html).toContain('Ada King');
    expect(html).not.toContain('Lovelace');
  });

  test('is text whatever names say', async () => {
    const hostile = '</svg></style><script>alert(1)</script> "a\' onload=x & $& \u202etxt \u0007';
    const { body: made } = await owner.post<{ key: string }>('datasets/add', { dataset: { name: hostile } });
    const { body: opened } = await owner.post<{ revision: number }>('datasets/graph', { datasetId: made.key });
    const nodes = ['Company', 'Individual', 'Trust'].map((typeName, at) => ({
      ...{ key: randomUUID(), typeName, name: hostile.slice(0, 80), x: at * 600, y: 0, label: '<b>"x</b>' },
      labelVisible: true,
    }));
    const save = { dataset: { key: made.key }, revision: opened.revision, nodes, edges: [], groups: [] };
    expect((await owner.post('datasets/save', save)).status).toBe(200);
    const { html } = await pageOf((await makeLink(owner, made.key)).key);
    expect(html).toContain(PICTURE);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(html.match(/<\/style>/g)).toHaveLength(1);
    expect(html).not.toMatch(/<b>|\u0007/);
    // What the page holds after the picture is the page's own, in full.
    expect(html).toMatch(/<\/svg><\/div><\/div>\s*<script type="module"[^>]*><\/script>\s*<link[^>]*><div id="root">/);
  });
});
