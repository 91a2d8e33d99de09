import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { openChart } from '../../server/src/charts/service';
import { getEntity } from '../../server/src/entities/service';
import type { ExchangeReport } from '../../server/src/exchange/report';
import type { TestApp, TestOrganization } from '../testkit/app';
import { joinApp } from '../testkit/app';
import {
  changeRows,
  contextOf,
  drawnBy,
  drawnChart,
  edited,
  importTable,
  withWorkbook,
} from '../testkit/chartWorkbooks';
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

const contextFor = (client: Client) => contextOf(app.store, client);
const made = () => withWorkbook(app.store, user, drawnChart());
const bring = (file: File, { chart }: { chart: string }, client = user) => importTable(client, file, chart);

async function keyOf({ chartKey }: ExchangeReport, name: string): Promise<string> {
  const { nodes } = await openChart(await contextFor(user), chartKey);
  return nodes.find((node) => node.name === name)?.key ?? '';
}

test('an edited workbook takes what was changed in it: shares, labels, rows that are new or gone; an entity stays, and that is told', async () => {
  const { bytes } = await made();
  const file = edited(bytes, (book) => {
    changeRows(book, 'Links', ([head = [], ...rows]) => [
      head,
      ...rows.map((row) => row.map((cell) => (cell === 60 ? 55 : cell))),
      ['New Ltd', 'Quay Ltd', 'Shareholder', 5],
    ]);
    changeRows(book, 'Individuals', ([head = [], row = []]) => [
      head,
      row.map((cell, at) => (head[at] === 'Label on the chart' ? 'Owner' : cell === 'Sweden' ? 'Norway' : cell)),
    ]);
    changeRows(book, 'Custom fields', (rows) => rows.map((row) => row.map((cell) => (cell === '7' ? '8' : cell))));
    changeRows(book, 'Notes', ([head = [], ...rows]) => [
      head,
      ...rows
        .filter((row) => row.includes('Title'))
        .map((row) => row.map((cell) => (cell === 'Title' ? 'Draft' : cell))),
      ['Sticky', 'Without a key'],
    ]);
  });
  const report = await bring(file, { chart: 'Edited' });
  const { cards, links, own } = await drawnBy(await contextFor(user), report.chartKey);
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
  const { fields } = await getEntity(await contextFor(user), await keyOf(report, 'Ada Lind'));
  expect(fields['nationality']).toBe('Sweden');
  expect(report.notes).toEqual(
    expect.arrayContaining([
      '"Ada Lind": Nationality stays "Sweden"; the file says "Norway".',
      'The custom fields of "Lind Trust" stay; the file has others.',
      'Notes, row 3: “Without a key” is left out: nothing on the chart has the row’s key.',
    ]),
  );
});

test('an edited workbook joins nobody else’s entities, whatever keys it has, nor draws what it cannot read', async () => {
  const { bytes } = await made();
  const colleague = await organization.user();
  const file = edited(bytes, (book) =>
    changeRows(book, 'Drawing', (rows) => [
      ...rows,
      ['card', 'x', '', '{"placement":'],
      ['other', '', '', '{}'],
      ['__proto__', '', '', '{}'],
    ]),
  );
  const report = await bring(file, { chart: 'Other hands' }, colleague);
  expect(report).toMatchObject({ joined: 0, entities: { made: 4 } });
  expect(report.notes).toEqual(
    expect.arrayContaining([
      'Drawing: 3 rows of how the chart is drawn cannot be read.',
      'Of 4 entities the key is that of none that you may edit here.',
    ]),
  );
});

test('an edited workbook leaves the entities that are there as they are, whatever was imported before, and doubles no link', async () => {
  const { bytes } = await made();
  const renamed = edited(bytes, (book) =>
    changeRows(book, 'Organisations', (rows) =>
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
  const { nodes, links } = await openChart(await contextFor(user), first.chartKey);
  expect(nodes.map(({ name }) => name)).toContain('Quay Ltd');
  expect(links).toHaveLength(4);
  const { fields } = await getEntity(await contextFor(user), await keyOf(first, 'Quay Ltd'));
  expect(fields['country']).toBe('Malta');
});

test('the workbook of a chart that a table made, and a person drew on, goes back into it without doubling a link', async () => {
  const table = new File(
    ['Owner,Company,%\nAda Lind,Quay Ltd,60\nElm Trust,Quay Ltd,40\nQuay Ltd,Dock Ltd,100\n'],
    'holdings.csv',
  );
  const first = await bring(table, { chart: 'From a table' });
  const { chartKey } = first;
  const [ada, dock] = [await keyOf(first, 'Ada Lind'), await keyOf(first, 'Dock Ltd')];
  const drawn = { from: ada, to: dock, roles: [{ role: 'Director' }] };
  expect((await user.post('graph/addEdge', { edge: drawn, datasetId: chartKey })).status).toBe(200);
  const { bytes } = await user.download(`datasets/excel/${chartKey}`);
  const sharesOf = async () =>
    (await drawnBy(await contextFor(user), chartKey)).links.map(
      ({ from, to, roles }) => `${from} ${to} ${roles.map(({ role, percentage }) => `${role} ${percentage}`).join()}`,
    );
  const before = await sharesOf();
  expect(before).toHaveLength(4);
  const again = await bring(fileOf(bytes, 'book.xlsx'), { chart: 'From a table' });
  expect(again).toMatchObject({ chartKey, links: { made: 0, changed: 0 }, today: { entities: 4, links: 4 } });
  expect(await sharesOf()).toEqual(before);

  const changed = edited(bytes, (book) =>
    changeRows(book, 'Links', (rows) => rows.map((row) => row.map((cell) => (cell === 60 ? 55 : cell)))),
  );
  for (const changes of [1, 0]) {
    const report = await bring(changed, { chart: 'From a table' });
    expect(report.links).toMatchObject({ made: 0, changed: changes });
    expect(await sharesOf()).toEqual(before.map((line) => line.replace(' 60', ' 55')));
  }
});

test('an edited workbook takes a copied row with another name by that name, and says so', async () => {
  const { bytes } = await made();
  const file = edited(bytes, (book) => {
    changeRows(book, 'Links', ([head = [], ...rows]) => {
      const copied = rows.find((row) => row.includes('Ada Lind')) ?? [];
      return [head, ...rows, copied.map((cell) => (cell === 'Ada Lind' ? 'Per Berg' : cell === 60 ? 15 : cell))];
    });
    changeRows(book, 'Individuals', ([head = [], row = []]) => [
      ...[head, row],
      row.map((cell) => (cell === 'Ada Lind' ? 'Per Berg' : cell === 'Ada' ? 'Per' : cell === 'Lind' ? 'Berg' : cell)),
    ]);
  });
  const report = await bring(file, { chart: 'Copied' });
  const { links } = await drawnBy(await contextFor(user), report.chartKey);
  const owners = links.filter(({ to, roles }) => to === 'Quay Ltd' && roles.length > 0);
  expect(owners.map(({ from, roles }) => `${from} ${roles[0]?.percentage}`).sort()).toEqual([
    'Ada Lind 60',
    'Lind Trust 40',
    'Per Berg 15',
  ]);
  const told = report.notes.filter((note) => note.includes('is taken by its name'));
  expect(told.map((note) => note.split(':')[0])).toEqual(['Individuals, row 3', 'Links, row 5']);
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
])('an edited workbook draws nothing of %s, and says so', async (_what, rows) => {
  const { bytes } = await made();
  const file = edited(bytes, (book) => changeRows(book, 'Drawing', (all) => [...all, ...rows]));
  const report = await bring(file, { chart: 'Hostile' });
  expect(report.notes.filter((note) => note.startsWith('Drawing: '))).toHaveLength(1);
  const { links } = await openChart(await contextFor(user), report.chartKey);
  expect(links).toHaveLength(4);
});
