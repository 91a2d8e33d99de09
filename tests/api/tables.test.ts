import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Chart } from '@stemma/shared/chart/chart';
import { roleText } from '@stemma/shared/chart/roleText';
import { limits } from '@stemma/shared/limits';
import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { callerOfEmail } from '../../server/src/accounts/impersonate';
import { openChart } from '../../server/src/charts/service';
import { makeContext, type Context } from '../../server/src/context';
import type { ExchangeReport } from '../../server/src/exchange/report';
import type { TableReading } from '../../server/src/exchange/tables/readTables';
import { importTable } from '../../server/src/exchange/tables/service';
import type { TestApp, TestOrganization } from '../testkit/app';
import { joinApp } from '../testkit/app';
import type { Client } from '../testkit/client';
import { bodsFaults } from '../testkit/bodsSchema';
import { fileOf, workbook, xlsx, type Row } from '../testkit/sheets';

type Failure = { error: string; code: string; reason?: string };

let app: TestApp;
let organization: TestOrganization;
let user: Client;

beforeAll(async () => {
  app = await joinApp();
});
beforeEach(async () => {
  organization = await app.organization();
  user = await organization.user();
});
afterAll(() => app.close());

async function preview(file: File, fields: Record<string, string> = {}, client = user): Promise<TableReading> {
  const { status, body } = await client.sendForm<TableReading>('exchange/tables/preview', fields, file);
  expect({ status, body: status === 200 ? '' : body }).toEqual({ status: 200, body: '' });
  return body;
}

async function bring(file: File, fields: Record<string, string> = {}, client = user): Promise<ExchangeReport> {
  const { status, body } = await client.sendForm<ExchangeReport>('exchange/tables', fields, file);
  expect({ status, body: status === 200 ? '' : body }).toEqual({ status: 200, body: '' });
  return body;
}

async function refusal(file: File | undefined, fields: Record<string, string> = {}): Promise<[number, string]> {
  const { status, body } = await user.sendForm<Failure>('exchange/tables', fields, file);
  return [status, body.reason ?? body.error];
}

async function contextOf({ email }: Client): Promise<Context> {
  const caller = await callerOfEmail(app.store, email);
  return makeContext({ store: app.store, caller, requestId: 'test', address: 'local' });
}

async function open({ chartKey }: Pick<ExchangeReport, 'chartKey'>): Promise<Chart> {
  return openChart(await contextOf(user), chartKey);
}

async function chartCount(): Promise<number> {
  const query = 'MATCH (d:Dataset {organizationKey: $key}) RETURN count(d) AS count';
  const rows = await app.store.read((tx) => tx.run('test.charts', query, { key: organization.key }));
  return Number(Reflect.get(Object(rows[0]), 'count'));
}

const text = (content: string | Uint8Array, name = 'group.csv') => fileOf(content, name, 'text/csv');
const ROWS: Row[] = [
  ['Holder', 'Company', 'Stake', 'Since', 'Holder country'],
  ['Elena Rossi', 'Harbour Holdings', 0.3, '2020-02-01', 'Italy'],
  ['Rossi Trust', 'Harbour Holdings', 0.7, null, 'Malta'],
  ['Harbour Holdings', 'Quay Ltd', 1, null, null],
];

describe('a spreadsheet of links', () => {
  test('is read, mapped and judged before anything is written', async () => {
    const { mapping, judged, sheets, isRemembered } = await preview(xlsx(ROWS));
    expect(mapping.sheets).toEqual([
      {
        ...{ use: 'links', header: 1, type: null, shareUnit: 'fraction' },
        columns: { 0: 'owner', 1: 'owned', 2: 'share', 3: 'since', 4: 'owner.country' },
      },
    ]);
    expect(sheets[0]?.rows[1]?.cells).toEqual(['Elena Rossi', 'Harbour Holdings', '0.3', '2020-02-01', 'Italy']);
    expect(judged).toMatchObject({ rows: 3, leftOut: 0 });
    const why = 'Stake: “1” is read in parts of 1, like all of its column: 1 is 100 %.';
    expect(judged.faults).toEqual([{ kind: 'note', place: 'Sheet1, row 4', why }]);
    expect(isRemembered).toBe(false);
    expect(await chartCount()).toBe(0);
  });

  test('becomes a private chart that is laid out, with owners above', async () => {
    const report = await bring(xlsx(ROWS), { chart: 'Harbour' });
    expect(report).toMatchObject({ chartName: 'Harbour', entities: { made: 4 }, links: { made: 3 }, skipped: [] });
    const chart = await open(report);
    const node = (name: string) => chart.nodes.find((one) => one.name === name);
    expect(chart.nodes.map(({ name, typeName, country }) => [name, typeName, country]).sort()).toEqual([
      ['Elena Rossi', 'Individual', 'Italy'],
      ['Harbour Holdings', 'Company', null],
      ['Quay Ltd', 'Company', null],
      ['Rossi Trust', 'Trust', 'Malta'],
    ]);
    expect(chart.links.flatMap(({ roles }) => roles.map(roleText)).sort()).toEqual([
      '100% Shareholder',
      '30% Shareholder',
      '70% Shareholder',
    ]);
    expect(node('Elena Rossi')?.y).toBe(node('Rossi Trust')?.y);
    expect(node('Elena Rossi')?.y).toBeLessThan(node('Harbour Holdings')?.y ?? 0);
    expect(node('Quay Ltd')?.y).toBeGreaterThan(node('Harbour Holdings')?.y ?? 0);
  });

  test('changes nothing as it is sent again, and only what a later one says otherwise', async () => {
    const first = await bring(xlsx(ROWS), { chart: 'Harbour' });
    const before = await open(first);
    const again = await bring(xlsx(ROWS), { chart: 'Harbour' });
    expect(again).toMatchObject({ chartKey: first.chartKey, made: 0, unchanged: again.read });
    expect(await open(again)).toEqual(before);
    const changed = ROWS.map((row) => (row[0] === 'Rossi Trust' ? [row[0], row[1], 0.6, null, 'Malta'] : row));
    const later = await bring(xlsx(changed), { chart: 'Harbour' });
    expect(later).toMatchObject({ chartKey: first.chartKey, entities: { made: 0 }, links: { made: 0, changed: 1 } });
    const { links, nodes } = await open(later);
    expect(nodes).toHaveLength(4);
    expect(links.flatMap(({ roles }) => roles.map(roleText))).toContain('60% Shareholder');
    expect(links.flatMap(({ roles }) => roles.map(roleText))).not.toContain('70% Shareholder');
  });

  test('changes nothing as it is sent again packed', async () => {
    const rows = Buffer.from('Owner,Owned,Share\nAnn Lee,Quay Ltd,60\n');
    const first = await bring(fileOf(rows, 'group.csv', 'text/csv'));
    for (const packed of [fileOf(gzipSync(rows), 'group.csv.gz'), fileOf(gzipSync(rows), 'group.csv.GZ')]) {
      const again = await bring(packed);
      expect([again.chartKey, again.entities.made, again.links.made, again.links.changed]).toEqual([
        first.chartKey,
        ...[0, 0, 0],
      ]);
    }
  });

  test('goes out as statements that are valid BODS, with the years that it says beside the dates', async () => {
    const rows = [...ROWS.map((row) => row.slice(0, 3)), ['Elena Rossi', 'Rossi Trust', 0.4]];
    const since = rows.map((row, at) => [...row, at === 0 ? 'Since' : '2021']);
    const { chartKey } = await bring(xlsx(since), { chart: 'Harbour out' });
    const { body, status } = await user.get<{ recordDetails: { interests?: object[] } }[]>(`datasets/bods/${chartKey}`);
    expect([status, bodsFaults(body)]).toEqual([200, []]);
    const interests = body.flatMap(({ recordDetails }) => recordDetails.interests ?? []);
    expect(interests.length).toBeGreaterThan(2);
    for (const interest of interests) expect(interest).toMatchObject({ startDateStated: '2021' });
  });

  test('may have cells that are merged over several rows', async () => {
    const rows = [
      ['Holder', 'Company', 'Stake'],
      ['Elena Rossi', 'Harbour Holdings', 0.3],
      [null, 'Quay Ltd', 0.7],
    ];
    const book = workbook({ Owners: rows }, [{ s: { r: 1, c: 0 }, e: { r: 2, c: 0 } }]);
    const { links, nodes } = await open(await bring(fileOf(book, 'Merged.xlsx')));
    expect([nodes.length, links.length]).toEqual([3, 2]);
  });

  test('says in which row each role stands, as its source', async () => {
    const { links } = await open(await bring(fileOf(workbook({ Owners: ROWS }), 'Rossi.xlsx')));
    expect(links.map(({ roles }) => roles[0]?.source).sort()).toEqual([
      'Rossi.xlsx: Owners, row 2',
      'Rossi.xlsx: Owners, row 3',
      'Rossi.xlsx: Owners, row 4',
    ]);
  });

  test('is mapped as one says, and that is remembered for the next file of its shape, of this user alone', async () => {
    const { mapping } = await preview(xlsx(ROWS));
    const [sheet] = mapping.sheets;
    const turned = { sheets: [{ ...sheet, columns: { ...sheet?.columns, 0: 'owned', 1: 'owner' } }] };
    const report = await bring(xlsx(ROWS), { mapping: JSON.stringify(turned), chart: 'Turned' });
    const { nodes, links } = await open(report);
    const names = new Map(nodes.map(({ key, name }) => [key, name]));
    expect(links.map(({ from, to }) => `${names.get(from)} > ${names.get(to)}`)).toContain(
      'Harbour Holdings > Elena Rossi',
    );
    const anew = xlsx([ROWS[0] ?? [], ['One', 'Two Ltd', 0.5]]);
    expect(await preview(anew)).toMatchObject({
      isRemembered: true,
      mapping: { sheets: [{ columns: { 0: 'owned' } }] },
    });
    const other = await organization.user();
    expect(await preview(anew, {}, other)).toMatchObject({ isRemembered: false });
    const warned = (await preview(anew)).judged.faults.filter(({ kind }) => kind === 'warning').map(({ why }) => why);
    expect(warned).toEqual(['“Holder” is read as what is owned, though it names an owner.']);
    expect(await bring(anew, { chart: 'Sent' })).toMatchObject({ isRemembered: true });
    expect(await preview(anew, { anew: 'true' })).toMatchObject({
      isRemembered: false,
      mapping: { sheets: [{ columns: { 0: 'owner' } }] },
    });
    expect(await preview(anew)).toMatchObject({ isRemembered: false });
  });

  test('is mapped by a command for that file alone, and so is one that is sent as it is proposed', async () => {
    const file = { name: 'r1.csv', bytes: Buffer.from('Owner,Owned,Share\nAnn,B Ltd,30\n') };
    const context = await contextOf(user);
    const report = await importTable(context, { file, mapText: 'owner=Owned,owned=1,share=C', chartName: 'R1' });
    expect(report.mapping.sheets[0]?.columns).toEqual({ 1: 'owner', 0: 'owned', 2: 'share' });
    const next = text('Owner,Owned,Share\nBob,C Ltd,40\n', 'r2.csv');
    const proposed = await preview(next);
    expect(proposed).toMatchObject({ isRemembered: false, mapping: { sheets: [{ columns: { 0: 'owner' } }] } });
    await bring(next, { mapping: JSON.stringify(proposed.mapping) });
    expect(await preview(next)).toMatchObject({ isRemembered: false });
  });

  test('tells what it leaves out, and takes the rest', async () => {
    const report = await bring(
      text(
        'owner;owned;share;owner country\nAda;B Ltd;130;Atlantis\n;B Ltd;5;\nB Ltd;b ltd;1;\nCy;B Ltd;40;Sweden\nCy;B Ltd;40;\n',
      ),
    );
    expect(report.skipped).toEqual([
      { statementId: '', where: 'row 3', why: 'It names no owner.' },
      { statementId: '', where: 'row 4', why: 'It says that an entity owns itself.' },
      { statementId: '', where: 'row 6', why: 'It says the same as an earlier row.' },
    ]);
    expect(report.notes).toEqual([
      'row 2: owner country: “Atlantis” is not a country of the list; it goes to the notes.',
      'row 2: “130” is not a share between 0 and 100 %; the link comes without it.',
    ]);
    const { links } = await open(report);
    expect(links.map(({ roles }) => [roles[0]?.percentage ?? null, roles[0]?.details ?? null]).sort()).toEqual(
      [
        [40, null],
        [null, 'Share as stated: 130'],
      ].sort(),
    );
  });

  test('a number that registers of one country give twice joins no company of another name', async () => {
    const heading = ['Owner', 'Owner country', 'Owner registration', 'Owned', 'Share'];
    const of = (owner: string, owned: string) => xlsx([heading, [owner, 'Germany', 'HRB 4711', owned, '10 %']]);
    const first = await bring(of('Nordlicht GmbH', 'Q1 Ltd'), { chart: 'One' });
    const other = await bring(of('Südstern Bau GmbH', 'Q2 Ltd'), { chart: 'Two' });
    expect(other).toMatchObject({ joined: 0, entities: { made: 2 } });
    expect(other.notes.join()).toContain('"Südstern Bau GmbH" is not joined with "Nordlicht GmbH"');
    expect((await open(first)).nodes.map(({ name }) => name).sort()).toEqual(['Nordlicht GmbH', 'Q1 Ltd']);
    expect(await bring(of('NORDLICHT Gesellschaft mbH', 'Q3 Ltd'), { chart: 'Three' })).toMatchObject({ joined: 1 });
  });

  test('the same record of another file is another person where the dates of birth differ', async () => {
    const heading = ['Owner', 'Owner type', 'Owner birth date', 'Owned', 'Share'];
    const of = (born: string, owned: string) => xlsx([heading, ['John Smith', 'Individual', born, owned, '10 %']]);
    const first = await bring(of('1955-01-01', 'Q1 Ltd'), { chart: 'Team' });
    const other = await organization.user();
    const { chartKey } = await bring(of('2000-01-01', 'Q2 Ltd'), { chart: 'Team' }, other);
    const { body } = await other.get(`datasets/bods/${chartKey}`);
    const got = await user.call<ExchangeReport>('POST', 'exchange/import?chart=Others', JSON.stringify(body));
    expect(got.body).toMatchObject({ joined: 0, entities: { made: 2 } });
    expect(got.body.notes.join()).toContain('"John Smith" is not joined with "John Smith" of the same record');
    expect((await open(first)).nodes.map(({ name }) => name).sort()).toEqual(['John Smith', 'Q1 Ltd']);
  });
});

describe('a file that is no table, or a bad one', () => {
  const utf16 = (content: string) => Buffer.from(`\uFEFF${content}`, 'utf16le');
  const german = 'Gesellschafter;Gesellschaft;Anteil in %\nJürgen Größe;Müller & Söhne GmbH;33,33 %\n';

  test.each([
    ['UTF-8', german],
    ['UTF-16', utf16(german)],
    ['UTF-16 without a mark', Buffer.from(german, 'utf16le')],
    ['Windows-1252', Buffer.from(german, 'latin1')],
  ])('%s is read as it is written', async (_name, content) => {
    const { judged } = await preview(text(typeof content === 'string' ? content : new Uint8Array(content)));
    expect(judged.parties.map(({ name }) => name)).toEqual(['Jürgen Größe', 'Müller & Söhne GmbH']);
    expect(judged.links[0]?.roles[0]?.percentage).toBe(33.33);
  });

  test('is refused with one reason, and nothing is written', async () => {
    const bomb = zipSync({
      '[Content_Types].xml': new TextEncoder().encode('<Types/>'),
      'xl/workbook.xml': new Uint8Array(limits.sheetUnpackedMax + 1),
    });
    const cut = workbook({ S: ROWS }).slice(0, 900);
    const cases: [File | undefined, string][] = [
      [undefined, 'No file selected.'],
      [text(''), 'There are no rows in this file.'],
      [
        text(new Uint8Array([0, 1, 2, 0xff, 0, 0, 0, 7])),
        'This is not a text file. Tables are read as .xlsx workbooks and as text whose values are separated by commas, semicolons or tabs.',
      ],
      [fileOf(cut), 'This file cannot be read. It may be damaged.'],
      [fileOf(bomb), 'This file unpacks to more than 160 MB, or to more than 1,000 parts.'],
      [
        text('just a letter\nto a friend\n'),
        'No owner and nothing owned is found in this file. Say which columns hold them.',
      ],
    ];
    for (const [file, reason] of cases) {
      const [status, said] = await refusal(file);
      expect([said, status >= 400 && status < 500]).toEqual([reason, true]);
    }
    expect(await refusal(xlsx(ROWS), { mapping: '{"sheets":[]}' })).toEqual([
      422,
      'The mapping is one of another file: it has other sheets.',
    ]);
    expect((await refusal(xlsx(ROWS), { mapping: '{' }))[0]).toBe(400);
    expect(await chartCount()).toBe(0);
  });

  test('may hold hostile names, which stay names', async () => {
    const names = ['=HYPERLINK("x")', '<script>alert(1)</script>', '__proto__', 'constructor', '\u202Eexe.pdf'];
    const rows = [['Owner', 'Owned', 'Share'], ...names.map((name) => [name, 'B Ltd', '1'])];
    const { nodes } = await open(await bring(xlsx(rows), { chart: 'Hostile' }));
    expect(nodes.map(({ name }) => name).sort()).toEqual(
      ['=HYPERLINK("x")', '<script>alert(1)</script>', '__proto__', 'constructor', 'exe.pdf', 'B Ltd'].sort(),
    );
  });
});

test('how far an import is, is told while it is read, compared and written', async () => {
  interface Progress {
    stage: string;
    written: number;
    total: number;
  }
  const key = randomUUID();
  const progress = async () => (await user.get<Progress>(`imports/progress/${key}`)).body;
  const rows = Array.from({ length: 3000 }, (_, at) => `Holder ${at},Held ${at} Ltd,30 %`);
  const seen: Progress[] = [];
  let ended = false;
  const importing = bring(text(['owner,owned,share', ...rows].join('\n')), { key }).finally(() => (ended = true));
  while (!ended) seen.push(await progress());
  expect((await importing).links.made).toBe(3000);
  const written = seen.filter(({ stage }) => stage === 'writing');
  expect(new Set(written.map(({ total }) => total))).toEqual(new Set([18_000]));
  expect(written.map((one) => one.written)).toEqual(written.map((one) => one.written).toSorted((a, b) => a - b));
  const stages = [...new Set(seen.map(({ stage }) => stage))].filter((stage) => stage !== 'none');
  expect(stages).toEqual(['reading', 'planning', 'writing']);
  expect(await progress()).toEqual({ stage: 'none', written: 0, total: 0 });
});
