import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { callerOfEmail } from '../../server/src/accounts/impersonate';
import { provisionOrganization, provisionUser } from '../../server/src/accounts/provision';
import { editChart, openChart } from '../../server/src/charts/service';
import type { Context } from '../../server/src/context';
import { makeContext, requireUser } from '../../server/src/context';
import { updateEntity } from '../../server/src/entities/change';
import { entitiesByKeys } from '../../server/src/entities/service';
import { chartAsFtm } from '../../server/src/exchange/out/service';
import { importAny } from '../../server/src/exchange/service';
import type { Store } from '../../server/src/store';
import { openTestStore } from '../testkit/neo4j';
import { chartChangesShape } from '@stemma/shared/chart/save';

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

async function someone(): Promise<Context> {
  const email = `${randomUUID()}@stemma.local`;
  const organizationKey = await provisionOrganization(store, 'Importers');
  const user = {
    name: 'Importer',
    email,
    password: 'correct horse',
    organizationKey,
    accountType: 'Standard',
  } as const;
  await provisionUser(store, user);
  return makeContext({ store, caller: await callerOfEmail(store, email), requestId: 'test', address: 'test' });
}

interface Entity {
  id: string;
  schema: string;
  properties: Record<string, string[]>;
}
const ENTITIES: (Entity & { caption?: string; datasets?: string[] })[] = [
  {
    id: 'p1',
    schema: 'Person',
    caption: 'Ida Vik',
    datasets: ['vik_leaks'],
    properties: {
      name: ['Ida Vik', 'Ida Wik'],
      alias: ['I. V.'],
      topics: ['sanction', 'role.pep'],
      address: ['Kai 1', 'Kai 2'],
      wikidataId: ['Q1'],
    },
  },
  { id: 'p2', schema: 'Person', properties: { name: ['Ola Vik'], notes: ['Seen twice'] } },
  {
    id: 'c1',
    schema: 'LegalEntity',
    properties: {
      name: ['Vik Holding'],
      country: ['no'],
      legalForm: ['AS'],
      taxNumber: ['1', '2'],
      status: ['Active'],
    },
  },
  {
    id: 'v1',
    schema: 'Vessel',
    properties: { name: ['Ida'], imoNumber: ['9074729'], flag: ['no'], mmsi: ['257000000'], callSign: ['LAIV'] },
  },
  { id: 'x1', schema: 'Asset', properties: { name: ['Patent'] } },
  {
    id: 'o1',
    schema: 'Ownership',
    datasets: ['vik_leaks'],
    properties: {
      owner: ['p1'],
      asset: ['c1'],
      percentage: ['25-50%'],
      sharesCount: ['100'],
      sharesCurrency: ['NOK'],
      summary: ['Read in a register'],
      recordId: ['77'],
    },
  },
  { id: 'o2', schema: 'Ownership', properties: { owner: ['p1', 'p2'], asset: ['x1'], percentage: ['60'] } },
  { id: 'o3', schema: 'Ownership', properties: { owner: ['c1'], asset: ['v1'] } },
  { id: 'd1', schema: 'Directorship', properties: { director: ['p2'], organization: ['c1'], role: ['Chair'] } },
  { id: 'f1', schema: 'Family', properties: { person: ['p1'], relative: ['p2'], relationship: ['Sister'] } },
];

async function bring(context: Context, entities: readonly object[]): Promise<string> {
  const text = entities.map((entity) => JSON.stringify(entity)).join('\n');
  return (await importAny(context, { bytes: Buffer.from(text) }, { fileName: 'vik.ftm.json' })).chartKey;
}

async function out(context: Context, chartKey: string): Promise<Entity[]> {
  const text = Buffer.from((await chartAsFtm(context, chartKey)).bytes).toString();
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Entity);
}

const of = (id: string) => ENTITIES.find((entity) => entity.id === id);
const byId = (a: Entity, b: Entity) => (a.id < b.id ? -1 : 1);

test('FollowTheMoney that nobody touched goes out as it came, with what a chart has no place for', async () => {
  const anna = await someone();
  const chartKey = await bring(anna, ENTITIES);
  const gone = await out(anna, chartKey);
  expect(gone.sort(byId)).toEqual([...ENTITIES].sort(byId));
  const berta = await someone();
  expect((await out(berta, await bring(berta, gone))).sort(byId)).toEqual(gone);
});

test('what a person changed takes the place of what was read, and the rest stays', async () => {
  const anna = await someone();
  const chartKey = await bring(anna, ENTITIES);
  const chart = await openChart(anna, chartKey);
  const keyOf = (name: string) => chart.nodes.find((node) => node.name === name)?.key ?? '';
  await updateEntity(anna, { key: keyOf('Ida Vik'), name: 'Ida Berg' });
  await updateEntity(anna, { key: keyOf('Vik Holding'), fields: { country: 'Sweden' } });
  const link = chart.links.find(({ from, to }) => from === keyOf('Ida Vik') && to === keyOf('Vik Holding'));
  if (!link) throw new Error('nothing to change');
  const [role] = link.roles;
  const details = `${role?.details ?? ''}\nAsked by telephone`;
  const changed = { ...role, role: role?.role ?? '', percentage: 40, minimum: null, maximum: null, details };
  const changes = { links: [{ ...link, roles: [changed] }] };
  await editChart(anna, chartKey, chartChangesShape.parse(changes));
  const [before, gone] = [new Map(ENTITIES.map((entity) => [entity.id, entity])), await out(anna, chartKey)];
  const changedOnes = gone.filter((entity) => JSON.stringify(entity) !== JSON.stringify(before.get(entity.id)));
  const { country: _, ...withoutCountry } = of('c1')?.properties ?? {};
  expect(changedOnes.sort(byId)).toEqual([
    { ...of('c1'), properties: { ...withoutCountry, jurisdiction: ['se'] } },
    {
      ...of('o1'),
      properties: {
        ...of('o1')?.properties,
        percentage: ['40'],
        summary: ['Read in a register\nAsked by telephone'],
      },
    },
    {
      ...of('p1'),
      caption: 'Ida Berg',
      properties: { ...of('p1')?.properties, name: ['Ida Berg', 'Ida Wik'], firstName: ['Ida'], lastName: ['Berg'] },
    },
  ]);
  const berta = await someone();
  expect((await out(berta, await bring(berta, gone))).sort(byId)).toEqual(gone.sort(byId));
});

test('things that are held have the fields that their entities name', async () => {
  const anna = await someone();
  const chart = await openChart(anna, await bring(anna, ENTITIES));
  const key = chart.nodes.find(({ name }) => name === 'Ida')?.key ?? '';
  const [yacht] = await anna.read((tx) => entitiesByKeys(tx, requireUser(anna), [key]));
  expect(yacht?.fields).toMatchObject({ imoNumber: 'IMO9074729', mmsiNumber: '257000000', registry: 'no' });
});

test('of an entity that links several pairs, the pairs that a chart shows go out alone and say no share', async () => {
  const anna = await someone();
  const chartKey = await bring(anna, ENTITIES);
  const ola = (await openChart(anna, chartKey)).nodes.find(({ name }) => name === 'Ola Vik')?.key ?? '';
  const text = Buffer.from((await chartAsFtm(anna, chartKey, { leaveOut: [ola] })).bytes).toString();
  const entities = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Entity);
  const link = entities.find(({ properties }) => properties['asset']?.[0] === 'x1');
  expect(link?.properties).toMatchObject({ owner: ['p1'], asset: ['x1'] });
  expect(link?.properties).not.toHaveProperty('percentage');
  expect(text).not.toContain('Ola');
});
