import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { read, utils, write, type WorkBook } from '@e965/xlsx';
import type { ChartLink } from '@stemma/shared/chart/link';
import type { LinkRole } from '@stemma/shared/chart/linkRole';
import { PLACEMENT_FIELDS } from '@stemma/shared/chart/placement';
import { meaningOf } from '@stemma/shared/ownership/roles';
import { RECORD_TYPES, type RecordType } from '@stemma/shared/entities/typeNames';
import { randomUUID } from 'node:crypto';
import { callerOfEmail } from '../../server/src/accounts/impersonate';
import { createChart, openChart } from '../../server/src/charts/service';
import { makeContext, type Context } from '../../server/src/context';
import { getEntity } from '../../server/src/entities/service';
import type { ExchangeReport } from '../../server/src/exchange/report';
import type { TestApp, TestOrganization } from '../testkit/app';
import { joinApp } from '../testkit/app';
import type { Client } from '../testkit/client';
import { fileOf } from '../testkit/sheets';

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

async function bring(file: File, fields: Record<string, string> = {}, client = user): Promise<ExchangeReport> {
  const { status, body } = await client.sendForm<ExchangeReport>('exchange/tables', fields, file);
  expect({ status, body: status === 200 ? '' : body }).toEqual({ status: 200, body: '' });
  return body;
}

async function contextOf({ email }: Client): Promise<Context> {
  const caller = await callerOfEmail(app.store, email);
  return makeContext({ store: app.store, caller, requestId: 'test', address: 'local' });
}

/** All that a chart says by names, without keys and places. */
async function said({ chartKey }: Pick<ExchangeReport, 'chartKey'>, reader = user) {
  const context = await contextOf(reader);
  const { nodes, links: holding, endedLinks = [] } = await openChart(context, chartKey);
  // What a source says to have ended is off the chart of today, and on it on the days on which it held.
  const links = [...holding, ...endedLinks];
  const names = new Map(nodes.map(({ key, name }) => [key, name]));
  const entities = await Promise.all(nodes.map(({ key }) => getEntity(context, key)));
  const inOrder = (texts: readonly string[]) => [...texts].sort();
  const record = (value: unknown) => JSON.stringify(value, (_name, one: unknown) => one ?? undefined);
  return {
    entities: inOrder(
      entities.map(({ name, typeName, party, description, fields }) =>
        record({ name, typeName, party, description, fields }),
      ),
    ),
    links: inOrder(
      links.map(({ from, to, roles }) =>
        record({
          from: names.get(from),
          to: names.get(to),
          // An import puts roles that have ended after those that hold.
          roles: inOrder(
            roles.map((said) => {
              const { role, percentage, minimum, maximum, minimumExclusive, startDate, endDate, via, basis } = said;
              const share = { percentage, minimum, maximum, minimumExclusive };
              return record({ role, ...share, startDate, endDate, via, basis, means: meaningOf(said) });
            }),
          ),
        }),
      ),
    ),
  };
}

/** A chart of `count` entities of all types with links of many roles, the same for the same seed. */
function chartOf(seed: number, count: number) {
  let state = seed;
  const next = (most: number): number => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * most);
  };
  const fields: Partial<Record<RecordType, Record<string, string>>> = {
    Individual: { nationality: 'Sweden', birthDate: '1970-04-03', firstName: 'Ada' },
    Company: { country: 'Malta', registration: 'C 1234', incorporation: '2001-02', lei: '529900T8BM49AURSDO55' },
    Trust: { country: 'Jersey', creation: '1999' },
    Yacht: { registry: 'George Town', yachtLength: '40' },
  };
  const keyOf = (at: number) => `${seed}-${randomUUID()}-${at}`;
  const entities = Array.from({ length: count }, (_, at) => {
    const typeName = RECORD_TYPES[next(RECORD_TYPES.length)] ?? 'Company';
    const isFirst = at < 2 || next(2) === 0;
    const own = { ...fields[typeName] };
    if (at > 0) delete own['lei'];
    return {
      key: keyOf(at),
      typeName,
      name: `${['Elm', 'Müller & Söhne', '=Quay', '0123', 'Ada "A" Lind'][next(5)]} ${at}`,
      party: next(8) === 0 ? ('anonymous' as const) : ('known' as const),
      description: next(3) === 0 ? 'Said of it: twice.\nAnd more' : '',
      fields: isFirst ? own : {},
    };
  });
  const roles = [
    { role: 'Shareholder', percentage: 33.33, startDate: '2020-02-01' },
    { role: 'Shareholder', percentage: 0.5 },
    { role: 'Beneficiary', minimum: 25, maximum: 50, minimumExclusive: true, via: 'indirect' as const },
    { role: 'Director', startDate: '2019', endDate: '2021-06-30' },
    { role: 'Our own word', basis: 'votes' as const },
    { role: 'Other influence or control', interest: 'otherInfluenceOrControl', beneficial: true },
    { role: 'Board member', interest: 'boardMember' },
    { role: 'spouse', interest: 'ftmFamily' },
    { role: 'Owner', percentage: 100, endDate: '2020-01-01' },
  ];
  const pairs = new Set<string>();
  const links = Array.from({ length: count * 2 }, (_, at) => {
    const [from, to] = [next(count), next(count)];
    const isNew = from !== to && !pairs.has(`${from} ${to}`);
    pairs.add(`${from} ${to}`);
    const first = next(roles.length);
    const said = [roles[first], next(3) === 0 ? roles[(first + 3) % roles.length] : undefined];
    return isNew
      ? [
          {
            key: `${keyOf(at)}-l`,
            from: entities[from]?.key ?? '',
            to: entities[to]?.key ?? '',
            roles: said.flatMap((role) => role ?? []),
          },
        ]
      : [];
  }).flat();
  return { entities, links, placements: entities.map(({ key }, at) => ({ entityKey: key, x: at * 300, y: 0 })) };
}

/** How a chart is drawn, by names instead of keys. */
async function drawn(client: Client, chartKey: string) {
  const context = await contextOf(client);
  const chart = await openChart(context, chartKey);
  const names = new Map(chart.nodes.map(({ key, name }) => [key, name]));
  for (const { key, name } of chart.groups) names.set(key, name);
  const entities = await Promise.all(chart.nodes.map(({ key }) => getEntity(context, key)));
  const byName = <T extends { name?: string; from?: string | undefined }>(rows: T[]) =>
    rows.sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
  return {
    ...{ description: chart.description, routing: chart.routing, styleKey: chart.styleKey },
    cards: byName(
      chart.nodes.map((node) => ({
        name: node.name,
        ...Object.fromEntries(Object.entries(node).filter(([field]) => PLACEMENT_FIELDS.includes(field))),
        decoration: node.decoration?.filter(({ name }) => name !== 'datasetKey'),
      })),
    ),
    links: byName(
      chart.links.map(({ key: _key, ...link }) => ({
        ...link,
        from: names.get(link.from),
        to: names.get(link.to),
        roles: link.roles.map(({ role, percentage }) => ({ role, percentage })),
      })),
    ),
    groups: byName(
      chart.groups.map(({ key: _key, ...group }) => ({
        ...group,
        members: group.members.map((key) => names.get(key)),
      })),
    ),
    own: byName(entities.map(({ name, color, customFields }) => ({ name, color, customFields }))),
  };
}

/** A chart with all that can be drawn on one: a person, a trust and two companies, a note and a text box. */
function drawnChart() {
  const [ada, trust, quay, dock, note, words] = Array.from({ length: 6 }, () => randomUUID() as string) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const entity = (key: string, typeName: RecordType | 'Sticky' | 'TextBox', name: string, more: object = {}) => ({
    ...{ key, typeName, name, description: '', fields: {} },
    ...more,
  });
  return {
    description: 'As of the board meeting',
    routing: 'straight' as const,
    styleKey: 'openOwnership',
    entities: [
      entity(ada, 'Individual', 'Ada Lind', {
        color: '#112233',
        fields: { firstName: 'Ada', lastName: 'Lind', nationality: 'Sweden' },
      }),
      entity(trust, 'Trust', 'Lind Trust', {
        customFields: [
          { name: 'File', value: '=1+1' },
          { name: 'Box', value: '7' },
        ],
      }),
      entity(quay, 'Company', 'Quay Ltd', { fields: { country: 'Malta' } }),
      entity(dock, 'Company', 'Dock Ltd'),
      entity(note, 'Sticky', 'To be asked'),
      entity(words, 'TextBox', 'Title'),
    ],
    placements: [
      { entityKey: ada, x: 10.5, y: -20, label: 'UBO', pinned: true, fillColor: '#ffeecc', width: 260 },
      { entityKey: trust, x: 400, y: -20, flag: 'JE', labelVisible: false, label: 'Hidden', hideIcon: true },
      { entityKey: quay, x: 200, y: 300, flag: 'red', chartDescription: 'Holds the ship\nand the berth' },
      { entityKey: dock, x: 900, y: 300, icon: 'anchor' },
      { entityKey: note, x: 700, y: 0, chartDescription: 'To be asked\nby Monday' },
      { entityKey: words, x: 0, y: -300 },
    ],
    links: [
      {
        ...{ key: randomUUID() as string, from: ada, to: quay, roles: [{ role: 'Shareholder', percentage: 60 }] },
        ...{ arrowType: 'Double' as const, color: '#aa0000', dashed: true, linkTextPosition: 0.25 },
        ...{ points: [0, 10, 20, 30], routing: 'curved' as const },
      },
      { key: randomUUID() as string, from: trust, to: quay, roles: [{ role: 'Shareholder', percentage: 40 }] },
      { key: randomUUID() as string, from: quay, to: dock, roles: [], arrowType: 'None' as const },
      { key: randomUUID() as string, from: note, to: quay, roles: [] },
    ],
    groups: [
      { key: 'inner', name: 'Ship', members: [quay, dock], collapsed: false },
      { key: 'outer', name: 'All', members: ['inner', trust], collapsed: true },
    ],
  };
}

describe('the workbook of a chart', () => {
  test.each([
    [1, 6],
    [2, 12],
    [3, 30],
    [4, 60],
  ])('comes in as the chart that it was: seed %i, %i entities', async (seed, count) => {
    const made = await createChart(await contextOf(user), { name: `Made ${seed}`, changes: chartOf(seed, count) });
    const { bytes, status } = await user.download(`datasets/excel/${made.key}`);
    expect(status).toBe(200);
    const copy = await bring(fileOf(bytes, 'copy.xlsx'), { chart: `Copy ${seed}` });
    expect(copy.skipped).toEqual([]);
    expect(await said(copy)).toEqual(await said({ chartKey: made.key }));
  });

  /** A chart with all that can be drawn, and its workbook. */
  async function made(client = user) {
    const { key } = await createChart(await contextOf(client), { name: 'Drawn', changes: drawnChart() });
    const { bytes, status } = await client.download(`datasets/excel/${key}`);
    expect(status).toBe(200);
    return { key, bytes };
  }

  function edited(bytes: Uint8Array, edit: (book: WorkBook) => void): File {
    const book = read(bytes, { cellDates: true });
    edit(book);
    return fileOf(new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array), 'edited.xlsx');
  }

  /** Changes the rows of a sheet, headings first. */
  function change(book: WorkBook, name: string, edit: (rows: unknown[][]) => unknown[][]): void {
    const rows = utils.sheet_to_json<unknown[]>(book.Sheets[name] ?? {}, { header: 1 });
    book.Sheets[name] = utils.aoa_to_sheet(edit(rows));
  }

  test('comes in drawn as it was, with the entities that are there', async () => {
    const { key, bytes } = await made();
    const copy = await bring(fileOf(bytes, 'copy.xlsx'), { chart: 'Copy' });
    expect(await drawn(user, copy.chartKey)).toEqual(await drawn(user, key));
    expect(copy).toMatchObject({ skipped: [], joined: 4, entities: { made: 0, changed: 0 } });
    expect(copy.notes).toEqual(['4 entities were there already, by their keys.']);
    const again = await bring(fileOf(bytes, 'copy.xlsx'), { chart: 'Copy' });
    expect(again).toMatchObject({ chartKey: copy.chartKey, made: 0, joined: 0, entities: { changed: 0 } });
  });

  test('comes in drawn as it was in another organization, with entities of its own', async () => {
    const { key, bytes } = await made();
    const other = await (await app.organization()).user();
    const copy = await bring(fileOf(bytes, 'copy.xlsx'), { chart: 'Copy' }, other);
    expect(copy).toMatchObject({ skipped: [], joined: 0, entities: { made: 4 } });
    expect(await drawn(other, copy.chartKey)).toEqual(await drawn(user, key));
    const here = await openChart(await contextOf(user), key);
    const there = await openChart(await contextOf(other), copy.chartKey);
    const keys = new Set(here.nodes.map((node) => node.key));
    expect(there.nodes.filter((node) => keys.has(node.key))).toEqual([]);
  });

  test('takes what was changed in it: shares, labels, rows that are new or gone; an entity stays, and that is told', async () => {
    const { bytes } = await made();
    const file = edited(bytes, (book) => {
      change(book, 'Links', ([head = [], ...rows]) => [
        head,
        ...rows.map((row) => row.map((cell) => (cell === 60 ? 55 : cell))),
        ['New Ltd', 'Quay Ltd', 'Shareholder', 5],
      ]);
      change(book, 'Individuals', ([head = [], row = []]) => [
        head,
        row.map((cell, at) => (head[at] === 'Label on the chart' ? 'Owner' : cell === 'Sweden' ? 'Norway' : cell)),
      ]);
      change(book, 'Custom fields', (rows) => rows.map((row) => row.map((cell) => (cell === '7' ? '8' : cell))));
      change(book, 'Notes', ([head = [], ...rows]) => [
        head,
        ...rows
          .filter((row) => row.includes('Title'))
          .map((row) => row.map((cell) => (cell === 'Title' ? 'Draft' : cell))),
        ['Sticky', 'Without a key'],
      ]);
    });
    const report = await bring(file, { chart: 'Edited' });
    const { cards, links, own } = await drawn(user, report.chartKey);
    expect(cards.map(({ name }) => name).sort()).toEqual(
      ['Ada Lind', 'Dock Ltd', 'Draft', 'Lind Trust', 'New Ltd', 'Quay Ltd'].sort(),
    );
    expect(cards.find(({ name }) => name === 'Ada Lind')).toMatchObject({ label: 'Owner', x: 10.5, y: -20 });
    expect(links.map(({ from, roles }) => [from, roles[0]?.percentage])).toEqual(
      expect.arrayContaining([
        ['Ada Lind', 55],
        ['New Ltd', 5],
      ]),
    );
    expect(own.map(({ name }) => name)).toContain('New Ltd');
    const { fields } = await getEntity(await contextOf(user), await keyOf(report, 'Ada Lind'));
    expect(fields['nationality']).toBe('Sweden');
    expect(report.notes).toEqual(
      expect.arrayContaining([
        '"Ada Lind": Nationality stays "Sweden"; the file says "Norway".',
        'The custom fields of "Lind Trust" stay; the file has others.',
        'Notes, row 3: “Without a key” is left out: nothing on the chart has the row’s key.',
      ]),
    );
  });

  async function keyOf({ chartKey }: ExchangeReport, name: string): Promise<string> {
    const { nodes } = await openChart(await contextOf(user), chartKey);
    return nodes.find((node) => node.name === name)?.key ?? '';
  }

  test('joins nobody else’s entities, whatever keys it has, nor draws what it cannot read', async () => {
    const { bytes } = await made();
    const colleague = await organization.user();
    const file = edited(bytes, (book) =>
      change(book, 'Drawing', (rows) => [
        ...rows,
        ['card', 'x', '', '{"placement":'],
        ['other', '', '', '{}'],
        ['__proto__', '', '', '{}'],
      ]),
    );
    const report = await bring(file, { chart: 'Other hands' }, colleague);
    expect(report).toMatchObject({ joined: 0, entities: { made: 4 } });
    expect(report.notes).toContain('Drawing: 3 rows of how the chart is drawn cannot be read.');
  });

  test('leaves the entities that are there as they are, whatever was imported before, and doubles no link', async () => {
    const { bytes } = await made();
    const renamed = edited(bytes, (book) =>
      change(book, 'Organisations', (rows) =>
        rows.map((row) =>
          row.map((cell) => (cell === 'Quay Ltd' ? 'Quay Group Ltd' : cell === 'Malta' ? 'Norway' : cell)),
        ),
      ),
    );
    const first = await bring(fileOf(bytes, 'copy.xlsx'), { chart: 'Again' });
    for (const chart of ['Again', 'Anew', 'Again']) {
      const report = await bring(renamed, { chart });
      expect(report.entities).toMatchObject({ made: 0, changed: 0 });
      if (chart === 'Again') expect(report.links).toMatchObject({ made: 0, changed: 0 });
    }
    const { nodes, links } = await openChart(await contextOf(user), first.chartKey);
    expect(nodes.map(({ name }) => name)).toContain('Quay Ltd');
    expect(links).toHaveLength(4);
    const { fields } = await getEntity(await contextOf(user), await keyOf(first, 'Quay Ltd'));
    expect(fields['country']).toBe('Malta');
  });

  test('takes a copied row with another name by that name, and says so', async () => {
    const { bytes } = await made();
    const file = edited(bytes, (book) => {
      change(book, 'Links', ([head = [], ...rows]) => {
        const copied = rows.find((row) => row.includes('Ada Lind')) ?? [];
        return [head, ...rows, copied.map((cell) => (cell === 'Ada Lind' ? 'Per Berg' : cell === 60 ? 15 : cell))];
      });
      change(book, 'Individuals', ([head = [], row = []]) => [
        ...[head, row],
        row.map((cell) =>
          cell === 'Ada Lind' ? 'Per Berg' : cell === 'Ada' ? 'Per' : cell === 'Lind' ? 'Berg' : cell,
        ),
      ]);
    });
    const report = await bring(file, { chart: 'Copied' });
    const { links } = await drawn(user, report.chartKey);
    const owners = links.filter(({ to, roles }) => to === 'Quay Ltd' && roles.length > 0);
    expect(owners.map(({ from, roles }) => `${from} ${roles[0]?.percentage}`).sort()).toEqual([
      'Ada Lind 60',
      'Lind Trust 40',
      'Per Berg 15',
    ]);
    const told = report.notes.filter((note) => note.includes('is taken by its name'));
    expect(told.map((note) => note.split(':')[0])).toEqual(['Individuals, row 3', 'Links, row 5']);
  });

  test('is taken word for word: roles, names that name nobody, links that have ended, no source of its own', async () => {
    const keys = Array.from({ length: 5 }, () => randomUUID() as string);
    const names = ['Unknown', 'Elm Ltd; Oak Ltd', 'Acme (50%)', 'Free float', 'Total'];
    const said: { role: string; percentage?: number; startDate?: string; endDate?: string }[][] = [
      [{ role: 'Director, CEO' }],
      [{ role: 'Owner', percentage: 7 }, { role: 'Wife of' }],
      [{ role: 'Aktionär', percentage: 1 }],
      [{ role: 'Director', startDate: '2019-01-01', endDate: '2021-06-30' }],
    ];
    const changes = {
      entities: keys.map((key, at) => ({ key, typeName: 'Company' as const, name: names[at] ?? '', fields: {} })),
      placements: keys.map((entityKey, at) => ({ entityKey, x: at * 300, y: 0 })),
      links: said.map((roles, at) => ({
        ...{ key: randomUUID() as string, roles },
        ...{ from: keys[at] ?? '', to: keys[at + 1] ?? '' },
      })),
    };
    const { key } = await createChart(await contextOf(user), { name: 'Words', changes });
    const { bytes } = await user.download(`datasets/excel/${key}`);
    const copy = await bring(fileOf(bytes, 'copy.xlsx'), { chart: 'Word for word' });
    const { nodes, links } = await openChart(await contextOf(user), copy.chartKey);
    expect(nodes.map(({ name }) => name).sort()).toEqual([...names].sort());
    const rolesIn = (all: readonly ChartLink[]) =>
      keys.slice(0, 4).map((from) => all.find((link) => link.from === from)?.roles ?? []);
    const stated = ({ role, percentage, startDate, endDate, source }: LinkRole) =>
      Object.fromEntries(
        Object.entries({ role, percentage, startDate, endDate, source }).filter(([, value]) => value != null),
      );
    const before = rolesIn((await openChart(await contextOf(user), key)).links).map((some) => some.map(stated));
    expect(before.map((some) => some.map(({ role }) => role))).toEqual(
      said.map((some) => some.map(({ role }) => role)),
    );
    expect(rolesIn(links).map((some) => some.map(stated))).toEqual(before);
  });

  test.each<[string, unknown[][]]>([
    ['a group within itself', [['group', 'g', '', JSON.stringify({ key: 'g', name: 'G', members: ['g'] })]]],
    [
      'a link of notes between entities',
      [
        [
          'noteLink',
          'a',
          'b',
          JSON.stringify({ key: 'n', from: 'a', to: 'b', roles: [{ role: 'Owner', percentage: 99 }] }),
        ],
      ],
    ],
    [
      'a note with fields of something else',
      [
        [
          'note',
          'n',
          '',
          JSON.stringify({
            typeName: 'Sticky',
            name: 'N',
            fields: { foo: 1 },
            placement: { entityKey: 'n', x: 0, y: 0 },
          }),
        ],
      ],
    ],
  ])('draws nothing of %s, and says so', async (_what, rows) => {
    const { bytes } = await made();
    const file = edited(bytes, (book) => change(book, 'Drawing', (all) => [...all, ...rows]));
    const report = await bring(file, { chart: 'Hostile' });
    expect(report.notes.filter((note) => note.startsWith('Drawing: '))).toHaveLength(1);
    const { links } = await openChart(await contextOf(user), report.chartKey);
    expect(links).toHaveLength(4);
  });

  test('says nothing of how cards are drawn that it leaves out', async () => {
    const { key } = await made();
    const { nodes } = await openChart(await contextOf(user), key);
    const left = nodes.filter(({ name }) => name === 'Dock Ltd' || name === 'To be asked').map((node) => node.key);
    const { bytes } = await user.download(`datasets/excel/${key}`, { leaveOut: left });
    const { Sheets } = read(bytes);
    const text = JSON.stringify(utils.sheet_to_json(Sheets['Drawing'] ?? {}, { header: 1 }));
    for (const word of [...left, 'anchor', 'Monday']) expect(text).not.toContain(word);
    expect(text).toContain('Ship');
  });
});
