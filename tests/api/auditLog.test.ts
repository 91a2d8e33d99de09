import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { read, utils } from '@e965/xlsx';
import { enter } from '../testkit/accounts';
import type { TestApp, TestOrganization } from '../testkit/app';
import { joinApp } from '../testkit/app';
import { makeSmallChart } from '../testkit/charts';
import type { Client } from '../testkit/client';
import { makeLink, visitor } from '../testkit/sharing';

interface Entry {
  key: string;
  at: string;
  action: string;
  target: string;
  details: string;
  userKey: string;
  userName: string | null;
  address: string;
  before: string | null;
  after: string | null;
}
interface Page {
  entries: Entry[];
  next: string | null;
  error?: string;
}

let app: TestApp;
let organization: TestOrganization;
let admin: Client;

beforeAll(async () => {
  app = await joinApp();
  organization = await app.organization();
  admin = await organization.user({ isAdmin: true, name: 'Auditor' });
});
afterAll(() => app.close());

const log = async (query: Record<string, string> = {}): Promise<Page> => {
  const all = new URLSearchParams({ organizationKey: organization.key, ...query });
  return (await admin.get<Page>(`admin/audit?${all}`)).body;
};
const actions = async (query: Record<string, string>) => (await log(query)).entries.map(({ action }) => action);

describe('the audit log', () => {
  test('holds sign-ins that worked and that did not, with who, from where and when', async () => {
    const user = await organization.user({ name: 'Karl Gauss' });
    await enter(app, user.email, undefined, 'wrong password');
    const { entries } = await log({ target: user.userKey, action: 'auth/authenticate' });
    expect(entries).toHaveLength(2);
    expect(entries[0]).toMatchObject({ userKey: '', details: 'wrong name or password' });
    expect(entries[1]).toMatchObject({ userKey: user.userKey, userName: 'Karl Gauss', details: '' });
    expect(entries[1]?.address).toContain('127.0.0.1');
    expect(Math.abs(Date.parse(entries[1]?.at ?? '') - Date.now())).toBeLessThan(600_000);
    expect(JSON.stringify(entries)).not.toContain('wrong password');
  });

  test('holds deletions of what belongs to charts and entities, changed visibility, and messages of administrators', async () => {
    const owner = await organization.user();
    const chart = await makeSmallChart(owner);
    const made = async (path: string, body: object) => (await owner.post<{ key: string }>(path, body)).body.key;
    const taken = (await owner.post<{ snapshot: { key: string } }>('datasets/createSnapshot', { key: chart.key })).body;
    const folder = await made('graph/createFilesFolder', { entityId: chart.company });
    const link = await made('graph/createFilesLink', { entityId: chart.company, url: 'example.org' });
    const tag = await made('tags/add', { tag: { name: 'Gone soon' } });
    await owner.post('datasets/changeVisibility', { datasetId: chart.key, visibility: 'public' });
    await owner.call('DELETE', `datasets/deleteSnapshot/${taken.snapshot.key}`);
    await owner.post(`graph/deleteFilesFolder/${folder}`);
    await owner.post(`graph/deleteFilesLink/${link}`);
    await owner.get(`tags/delete/${tag}`);
    await admin.post('admin/mail/info', { to: 'to@example.org', title: 'News', text: 'Of Stemma' });
    const { entries } = await log({ target: chart.key, action: 'datasets/changeVisibility' });
    expect(entries[0]).toMatchObject({ before: '{"visibility":"private"}', after: '{"visibility":"public"}' });
    expect(await actions({ target: taken.snapshot.key })).toEqual(['datasets/deleteSnapshot']);
    expect(await actions({ target: folder })).toEqual(['graph/deleteFile']);
    expect(await actions({ target: link })).toEqual(['graph/deleteFile']);
    expect((await log({ target: tag })).entries[0]).toMatchObject({ action: 'tags/delete', details: 'Gone soon' });
    expect(await actions({ userKey: admin.userKey, action: 'admin/mail/info' })).toEqual(['admin/mail/info']);
  });

  test('holds deletions, share links and their visits, reads by Cypher and changed settings', async () => {
    const owner = await organization.user();
    const chart = await makeSmallChart(owner);
    const link = await makeLink(owner, chart.key);
    await visitor(app, link.key);
    await owner.call('DELETE', `graph/deleteEntity/${chart.account}`);
    await owner.get(`datasets/delete/${chart.key}`);
    await admin.post('graph/read', { query: 'RETURN 1 AS one' });
    await admin.post('admin/settings/update', { settings: { audit: { tried: true } } });
    expect(await actions({ target: chart.account })).toEqual(['graph/deleteEntity']);
    expect(await actions({ target: chart.key, action: 'datasets/delete' })).toEqual(['datasets/delete']);
    const listed = await actions({ limit: '500' });
    for (const action of [
      'datasets/createSharingLink',
      'datasets/authSharingLink',
      'graph/read',
      'admin/settings/update',
    ]) {
      expect(listed).toContain(action);
    }
  });

  test('is read a page at a time, the latest first, each entry once', async () => {
    const user = await organization.user();
    for (let round = 0; round < 7; round += 1) await enter(app, user.email);
    const query = { target: user.userKey, limit: '3' };
    const pages: Page[] = [await log(query)];
    for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) pages.push(await log({ ...query, after: next }));
    expect(pages.map(({ entries }) => entries.length)).toEqual([3, 3, 2]);
    const moments = pages.flatMap(({ entries }) => entries.map(({ at, key }) => `${at} ${key}`));
    expect(new Set(moments).size).toBe(8);
    expect(moments).toEqual([...moments].sort().reverse());
  });

  test('is narrowed by time and user, and says what it does not understand', async () => {
    const user = await organization.user();
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const today = new Date().toISOString().slice(0, 10);
    expect((await log({ userKey: user.userKey, from: today, until: tomorrow })).entries).toHaveLength(1);
    expect((await log({ userKey: user.userKey, until: today })).entries).toHaveLength(0);
    expect((await log({ userKey: user.userKey, from: tomorrow })).entries).toHaveLength(0);
    expect((await log({ from: 'yesterday' })).error).toContain('A date like');
    for (const from of ['2026-13-45', '2026-02-30', '2026-02-28T24:00', '2026-02-28T23:61Z']) {
      expect((await log({ from })).error).toContain('A date like');
    }
    expect((await log({ userKey: user.userKey, from: '2024-02-29T23:59:59.5Z' })).entries).toHaveLength(1);
  });

  test('is taken as a spreadsheet without formulas and as JSON lines, which is logged', async () => {
    const user = await organization.user({ name: '=HYPERLINK("http://evil.example")' });
    const path = (format: string) =>
      `admin/audit/export/${format}?organizationKey=${organization.key}&target=${user.userKey}`;
    const sheet = await admin.download(path('xlsx'));
    expect(sheet.headers.get('content-disposition')).toContain('attachment');
    const book = read(sheet.bytes);
    const [name = ''] = book.SheetNames;
    const cells = Object.values(book.Sheets[name] ?? {}).filter(
      (cell): cell is { t: string; f?: string } => 't' in Object(cell),
    );
    expect(cells.some(({ f }) => f !== undefined)).toBe(false);
    expect(utils.sheet_to_json<Record<string, string>>(book.Sheets[name]!)[0]).toMatchObject({
      Who: '=HYPERLINK("http://evil.example")',
      What: 'auth/authenticate',
    });
    const lines = Buffer.from((await admin.download(path('jsonl'))).bytes)
      .toString()
      .trim()
      .split('\n');
    expect(lines.map((line) => (JSON.parse(line) as Entry).action)).toEqual(['auth/authenticate']);
    expect(await actions({ action: 'admin/audit' })).toEqual(['admin/audit/export', 'admin/audit/export']);
  });
});
