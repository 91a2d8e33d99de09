import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { roleText } from '@stemma/shared/chart/roleText';
import { callerOfEmail } from '../../server/src/accounts/impersonate';
import { openChart } from '../../server/src/charts/service';
import { makeContext } from '../../server/src/context';
import type { ExchangeReport } from '../../server/src/exchange/report';
import type { TableReading } from '../../server/src/exchange/tables/readTables';
import type { TestApp } from '../testkit/app';
import { joinApp } from '../testkit/app';
import type { Client } from '../testkit/client';
import { fileOf } from '../testkit/sheets';

let app: TestApp;
let user: Client;

beforeAll(async () => {
  app = await joinApp();
});
beforeEach(async () => {
  user = await (await app.organization()).user();
});
afterAll(() => app.close());

const csv = (name: string, ...rows: string[]) => fileOf(['Owner,Owned,Share', ...rows].join('\n'), name, 'text/csv');

/** What is told of a file before it comes in, of the chart as a whole, and in its report. */
async function bring(file: File): Promise<{ before: string[]; report: ExchangeReport }> {
  const { body } = await user.sendForm<TableReading>('exchange/tables/preview', {}, file);
  const before = body.judged.faults.filter(({ kind }) => kind === 'chart').map(({ why }) => why);
  const got = await user.sendForm<ExchangeReport>('exchange/tables', {}, file);
  expect([got.status, body.mapping.sheets[0]?.use]).toEqual([200, 'links']);
  return { before, report: got.body };
}

async function sharesOn(chartKey: string): Promise<string[]> {
  const caller = await callerOfEmail(app.store, user.email);
  const { links } = await openChart(
    makeContext({ store: app.store, caller, requestId: 'test', address: 'local' }),
    chartKey,
  );
  return links.flatMap(({ roles }) => roles.map(roleText)).sort();
}

test('an update is judged by the chart as it will be, with the links that the file does not have', async () => {
  const first = await bring(csv('pr.csv', 'Pr A,Pr Z Ltd,60', 'Pr B,Pr Z Ltd,40'));
  expect([first.before, first.report.notes]).toEqual([[], []]);
  const update = csv('pr.csv', 'Pr C Ltd,Pr Z Ltd,90');
  const { before, report } = await bring(update);
  expect(before).toEqual([
    '“Pr Z Ltd” is owned to 190 % in all as Shareholder: more than 100 %.',
    '2 links of this chart are not in the file and stay: Pr A → Pr Z Ltd, Pr B → Pr Z Ltd.',
  ]);
  expect(report.notes.slice(0, 2)).toEqual(before);
  expect(await sharesOn(report.chartKey)).toEqual(['40% Shareholder', '60% Shareholder', '90% Shareholder']);
});

test('a file whose own rows are more than the whole is told so once the chart takes another share', async () => {
  const rows = ['A Ltd,Z Ltd,80', 'B Ltd,Z Ltd,70'];
  const { before } = await bring(csv('over.csv', ...rows));
  expect(before).toEqual(['“Z Ltd” is owned to 150 % in all as Shareholder: more than 100 %.']);
  const later = await bring(csv('over.csv', 'A Ltd,Z Ltd,30', 'B Ltd,Z Ltd,70'));
  expect([later.before, later.report.notes.filter((note) => note.includes('%'))]).toEqual([[], []]);
});

test('what an earlier file said already is no news, and told as such', async () => {
  const file = (share: string) => csv('pq.csv', `A,B Ltd,${share}`);
  await bring(file('30'));
  await bring(file('60'));
  const { before, report } = await bring(file('30'));
  const told =
    '“A → B Ltd” stays 60% Shareholder, as a later import said; what this file says of it (30% Shareholder) came before.';
  expect([before, report.notes]).toEqual([[told], [told]]);
  expect(await sharesOn(report.chartKey)).toEqual(['60% Shareholder']);
});

test('a country that an earlier file said already is told as such, too', async () => {
  const file = (country: string) =>
    fileOf(`Owner,Owned,Share,Owned country\nA,B Ltd,30,${country}`, 'land.csv', 'text/csv');
  for (const country of ['Malta', 'Cyprus']) await bring(file(country));
  const { before } = await bring(file('Malta'));
  expect(before).toEqual([
    '“B Ltd”: Country stays “Cyprus”, as a later import said; what this file says of it (“Malta”) came before.',
  ]);
});

test('a chart that tables updated goes out with each record stated once and updated then, and comes back as it was', async () => {
  const { report } = await bring(csv('px.csv', 'A,B Ltd,60'));
  for (const share of ['55', '50']) await bring(csv('px.csv', `A,B Ltd,${share}`));
  interface Stated {
    recordType: string;
    recordStatus: string;
  }
  const { body } = await user.get<Stated[]>(`datasets/bods/${report.chartKey}`);
  const ofLink = body.filter(({ recordType }) => recordType === 'relationship');
  expect(ofLink.map(({ recordStatus }) => recordStatus)).toEqual(['new', 'updated', 'updated']);

  const text = JSON.stringify(body);
  const again = await user.call<ExchangeReport>('POST', 'exchange/bods?chart=px', text);
  expect([again.status, again.body.chartKey, again.body.unchanged]).toEqual([200, report.chartKey, body.length]);
  const other = await (await app.organization()).user();
  const copy = await other.call<ExchangeReport>('POST', 'exchange/bods', text);
  expect(copy.status).toBe(200);
  user = other;
  expect(await sharesOn(copy.body.chartKey)).toEqual(['50% Shareholder']);
});
