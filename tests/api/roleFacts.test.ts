import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { LinkRole } from '@stemma/shared/chart/linkRole';
import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { TestApp, TestOrganization } from '../testkit/app';
import { joinApp } from '../testkit/app';
import { makeSmallChart, OPEN_CHART, SAVE_CHART } from '../testkit/charts';
import type { SmallChart } from '../testkit/charts';
import type { Client } from '../testkit/client';
import { makeFile } from '../testkit/files';

let app: TestApp;
let organization: TestOrganization;
let owner: Client;

beforeAll(async () => {
  app = await joinApp();
  organization = await app.organization();
  owner = await organization.user();
});
afterAll(() => app.close());

const whole = (fileKey: string): LinkRole => ({
  role: 'Shareholder',
  minimum: 25,
  maximum: 50,
  minimumExclusive: true,
  maximumExclusive: null,
  percentage: null,
  startDate: '2020-03',
  endDate: '2099-12-31',
  via: 'direct',
  beneficial: true,
  interest: null,
  details: null,
  basis: 'votes',
  joint: 'Settlement of 2020',
  source: 'https://register.example/entry/7',
  evidence: [
    { kind: 'file', key: fileKey, note: 'p. 4' },
    { kind: 'statement', key: 'bods:1', note: null },
  ],
  checkedOn: '2026-11-25',
  checkedBy: 'A. Analyst',
});

const save = async (chart: SmallChart, roles: LinkRole[], revision = 1) =>
  (
    await owner.graphql(SAVE_CHART, {
      input: {
        key: chart.key,
        revision,
        changes: { links: [{ key: chart.link, from: chart.person, to: chart.company, roles }] },
      },
    })
  ).saveChart;
const rolesOf = async (key: string, link: string) =>
  (await owner.graphql(OPEN_CHART, { key })).chart?.links.find((one) => one.key === link)?.roles;

describe('what a role says of how it is known', () => {
  test('is saved, and comes back by GraphQL, by REST, in a copy and in a snapshot', async () => {
    const chart = await makeSmallChart(owner);
    const key = await makeFile(app, owner, { owner: chart.company, name: 'Register.pdf' });
    const role = whole(key);
    expect((await save(chart, [role])).error).toBeNull();
    expect(await rolesOf(chart.key, chart.link)).toEqual([role]);
    const stored = Object.fromEntries(Object.entries(role).filter(([, value]) => value !== null));
    const evidence = [
      { kind: 'file', key, note: 'p. 4' },
      { kind: 'statement', key: 'bods:1' },
    ];
    const edge = (await owner.post<{ roles: LinkRole[] }>('graph/getEdgeById', { key: chart.link })).body;
    expect(edge.roles).toEqual([{ ...stored, evidence }]);
    const again = await owner.post('graph/updateEdge', { edge: { key: chart.link, roles: edge.roles } });
    expect([again.status, again.body]).toEqual([200, expect.objectContaining({ key: chart.link })]);
    expect(await rolesOf(chart.key, chart.link)).toEqual([role]);
    const snapshot = await owner.post<{ snapshot: { key: string } }>('datasets/createSnapshot', { key: chart.key });
    const past = await owner.get<{ edges: { key: string; roles: LinkRole[] }[] }>(
      `datasets/getSnapshot/${snapshot.body.snapshot.key}`,
    );
    expect(past.body.edges.find((one) => one.key === chart.link)?.roles).toMatchObject([{ ...stored, evidence }]);
    const copy = await owner.get<{ key: string }>(`datasets/duplicate/${chart.key}`);
    const copied = (await owner.graphql(OPEN_CHART, { key: copy.body.key })).chart;
    expect(copied?.links.find(({ to }) => to === chart.company)?.roles).toEqual([role]);
  });

  test.each([
    ['basis', { basis: 'gold' }],
    ['joint', { joint: 'x'.repeat(limits.roleWordsMax + 1) }],
    ['source', { source: 'x'.repeat(limits.roleSourceMax + 1) }],
    ['checkedOn', { checkedOn: '2026-11' }],
    ['checkedBy', { checkedBy: 'x'.repeat(limits.roleWordsMax + 1) }],
    ['key', { evidence: [{ kind: 'file', key: '../etc', note: null }] }],
    ['note', { evidence: [{ kind: 'file', key: 'a', note: 'x'.repeat(limits.evidenceNoteMax + 1) }] }],
    [
      'evidence',
      { evidence: Array.from({ length: limits.evidenceMax + 1 }, (_, at) => ({ kind: 'file', key: `f${at}` })) },
    ],
  ])('is refused by name where it cannot be: %s', async (name, hostile) => {
    const chart = await makeSmallChart(owner);
    const edge = { key: chart.link, roles: [{ role: 'Shareholder', ...hostile }] };
    const { status, body } = await owner.post<{ field?: string; error?: { field: string } }>('graph/updateEdge', {
      edge,
    });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(name);
    expect(await rolesOf(chart.key, chart.link)).toMatchObject([{ percentage: 60 }, { role: 'Director' }]);
  });
});

test('a role that is yet to begin, or has ended, is not what a link says today', async () => {
  const chart = await makeSmallChart(owner);
  const roles: LinkRole[] = [
    { role: 'Shareholder', percentage: 40, startDate: '2020-01-01' },
    { role: 'Owner', percentage: 75, startDate: '2999-01-01' },
    { role: 'Partner', percentage: 90, endDate: '2021-01-01' },
  ];
  expect((await save(chart, roles)).error).toBeNull();
  const { body } = await owner.post<{ name: string }>('graph/getEdgeById', { key: chart.link });
  expect(body.name).toBe('40% Shareholder');
  const query = 'query Held($key: ID!) { companies(where: { key: { eq: $key } }) { owners { percentage } } }';
  const { data } = await owner.rawGraphql<{ companies: unknown }>(query, { key: chart.company });
  expect(data?.companies).toEqual([{ owners: [{ percentage: 40 }] }]);
});

test('an organization says why the trail of owners ends there, on its card too', async () => {
  const chart = await makeSmallChart(owner);
  const model = { key: chart.company, trailEnd: 'listed company', trailEndNote: 'LSE', trailEndSource: 'lse.example' };
  expect((await owner.post('graph/updateNode', { model })).status).toBe(200);
  expect((await owner.post('graph/getNodeByKey', { key: chart.company })).body).toMatchObject({
    ...{ trailEnd: 'listed', trailEndNote: 'LSE', trailEndSource: 'lse.example' },
  });
  const { chart: read } = await owner.graphql(OPEN_CHART, { key: chart.key });
  expect(read?.nodes.map(({ key, trailEnd }) => [key === chart.company, trailEnd]).sort()).toEqual([
    ...[
      [false, null],
      [false, null],
    ],
    [true, 'listed'],
  ]);
  const wrong = await owner.post('graph/updateNode', { model: { key: chart.company, trailEnd: 'moon' } });
  expect(wrong.status).toBe(400);
});

test('a file has a day on which it expires, which can be taken back', async () => {
  const chart = await makeSmallChart(owner);
  const key = await makeFile(app, owner, { owner: chart.company, name: 'Register.pdf' });
  const put = (expires: string | null) =>
    owner.call<{ expires: string | null; message?: string }>(
      'PUT',
      `graph/fileExpires/${key}`,
      JSON.stringify({ expires }),
    );
  expect((await put('1.3.2026')).body.expires).toBe('01-03-2026');
  const { data } = await owner.rawGraphql<{ filesOf: { files: unknown[] } }>(
    'query Files($key: ID!) { filesOf(key: $key) { files { key expires } } }',
    { key: chart.company },
  );
  expect(data?.filesOf.files).toEqual([{ key, expires: '2026-03-01' }]);
  const wrong = await put('03-2026');
  expect([wrong.status, JSON.stringify(wrong.body)]).toEqual([400, expect.stringContaining(messages.dayNotUnderstood)]);
  expect((await put(null)).body.expires).toBeNull();
});

test('the statements that something was imported from are told to who may read the chart, and to nobody else', async () => {
  const bytes = await readFile(new URL('../fixtures/bods/restated-share.json', import.meta.url), 'utf8');
  const statements = JSON.parse(bytes) as unknown[];
  const report = await owner.post<{ chartKey: string }>('exchange/bods', statements);
  const { chartKey } = report.body;
  const { chart } = await owner.graphql(OPEN_CHART, { key: chartKey });
  const [link] = chart?.links ?? [];
  if (!link) throw new Error('no link');
  type StatementAnswer = { publisher: string; statementDate: string; says: string; recordType: string; key: string };
  const ask = (user: Client, body: object) => user.post<StatementAnswer[]>('graph/statements', { chartKey, ...body });
  const ofLink = await ask(owner, { linkKey: link.key });
  expect(ofLink.body.map(({ statementDate, says }) => `${statementDate} ${says.split('\n')[0]}`)).toEqual([
    ...['2022-01-15 80% Shareholder', '2021-06-01 70% Shareholder', '2020-06-01 60% Shareholder'],
  ]);
  const ofEntity = await ask(owner, { entityKey: link.to });
  expect(ofEntity.body.map(({ recordType, says }) => [recordType, says])).toEqual([['entity', 'Larch Textiles LLC']]);
  const statementsQuery = 'query Told($chart: ID!, $link: ID) { statements(chartKey: $chart, linkKey: $link) { key } }';
  const byGraphql = await owner.rawGraphql<{ statements: StatementAnswer[] | null }>(statementsQuery, {
    chart: chartKey,
    link: link.key,
  });
  expect(byGraphql.data?.statements).toEqual(ofLink.body.map(({ key }) => ({ key })));
  const stranger = await organization.user();
  expect((await ask(stranger, { linkKey: link.key })).status).toBe(404);
  const other = await makeSmallChart(stranger);
  for (const body of [{ linkKey: link.key }, { entityKey: link.to }]) {
    expect((await ask(stranger, { chartKey: other.key, ...body })).status).toBe(404);
  }
  expect((await ask(owner, { chartKey: randomUUID() })).status).toBe(404);
});
