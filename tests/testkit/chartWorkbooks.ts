import { read, utils, write, type WorkBook } from '@e965/xlsx';
import { PLACEMENT_FIELDS } from '@stemma/shared/chart/placement';
import { meaningOf } from '@stemma/shared/ownership/roles';
import { RECORD_TYPES, type RecordType } from '@stemma/shared/entities/typeNames';
import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { callerOfEmail } from '../../server/src/accounts/impersonate';
import { createChart, openChart } from '../../server/src/charts/service';
import { makeContext, type Context } from '../../server/src/context';
import { getEntity } from '../../server/src/entities/service';
import type { ExchangeReport } from '../../server/src/exchange/report';
import type { Store } from '../../server/src/store';
import type { Client } from './client';
import { fileOf } from './sheets';

/** Imports a file of links and entities; a refusal fails the test. */
export async function importTable(user: Client, file: File, chart: string): Promise<ExchangeReport> {
  const { status, body } = await user.sendForm<ExchangeReport>('exchange/tables', { chart }, file);
  expect({ status, body: status === 200 ? '' : body }).toEqual({ status: 200, body: '' });
  return body;
}

export async function contextOf(store: Store, { email }: Client): Promise<Context> {
  return makeContext({ store, caller: await callerOfEmail(store, email), requestId: 'test', address: 'local' });
}

/** All that a chart says by names, without keys and places. */
export async function saidBy(context: Context, chartKey: string) {
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
export function seededChart(seed: number, count: number) {
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
export async function drawnBy(context: Context, chartKey: string) {
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
export function drawnChart() {
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

/** Makes a chart, and answers it with its workbook. */
export async function withWorkbook(
  store: Store,
  user: Client,
  changes: object,
): Promise<{ key: string; bytes: Uint8Array }> {
  const { key } = await createChart(await contextOf(store, user), { name: 'Drawn', changes });
  const { bytes, status } = await user.download(`datasets/excel/${key}`);
  expect(status).toBe(200);
  return { key, bytes };
}

/** A workbook as a person has edited it. */
export function edited(bytes: Uint8Array, edit: (book: WorkBook) => void): File {
  const book = read(bytes, { cellDates: true });
  edit(book);
  return fileOf(new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array), 'edited.xlsx');
}

/** Changes the rows of a sheet, headings first. */
export function changeRows(book: WorkBook, name: string, edit: (rows: unknown[][]) => unknown[][]): void {
  const rows = utils.sheet_to_json<unknown[]>(book.Sheets[name] ?? {}, { header: 1 });
  book.Sheets[name] = utils.aoa_to_sheet(edit(rows));
}
