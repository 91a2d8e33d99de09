import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { TestApp, TestOrganization } from '../testkit/app';
import { joinApp } from '../testkit/app';
import { makeSmallChart } from '../testkit/charts';
import type { Client } from '../testkit/client';

interface Entity {
  key: string;
  name: string;
  typeName: string;
  typeNameForUi: string;
  customFields: string[];
  hasDetails: boolean;
  collaborationStatus: string;
  collaborationEditor: string;
  chartCount: number;
  folder: string;
  [field: string]: unknown;
}
interface Failure {
  error: string;
  code: string;
  field?: string;
}

let app: TestApp;
let organization: TestOrganization;
let owner: Client;
let colleague: Client;
let stranger: Client;
let reader: Client;

beforeAll(async () => {
  app = await joinApp();
  organization = await app.organization();
  [owner, colleague, reader] = await Promise.all([
    organization.user(),
    organization.user(),
    organization.user({ accountType: 'viewOnly' }),
  ]);
  stranger = await (await app.organization()).user();
});
afterAll(() => app.close());

const make = async (entity: Record<string, unknown>): Promise<Entity> => {
  const { status, body } = await owner.post<Entity>('graph/addNode', { entity });
  expect({ status, body }).toMatchObject({ status: 200 });
  return body;
};
const look = async (key: string): Promise<Entity> => (await owner.post<Entity>('graph/getNodeByKey', { key })).body;

describe('a new entity', () => {
  test('is locked by its maker, has the word for its type, and amounts in dollars', async () => {
    const company = await make({
      typeName: 'Company',
      name: 'Difference Engines',
      incorporation: '10/12/2001',
      valuation: '1,250,000',
    });
    expect(company).toMatchObject({
      typeNameForUi: 'Organisation',
      permission: 'Co-Owner',
      accessibleTo: [owner.userKey],
      organizationKey: organization.key,
      collaborationStatus: 'locked',
      collaborationEditor: owner.userKey,
      incorporation: '10-12-2001',
      valuation: 1_250_000,
      currency: 'USD',
      hasDetails: true,
      folder: '',
      binned: false,
      chartCount: 0,
    });
    expect((await make({ typeName: 'Custom', name: 'Only a name' })).hasDetails).toBe(false);
  });

  test('keeps the custom fields that it brings: names trimmed, blank ones left out, values as text', async () => {
    const { key } = await make({
      typeName: 'Trust',
      name: 'Lovelace Trust',
      customFields: [' Register @@@@@12 @ 34@@@@@5', '@@@@@nothing', { name: 'Count', value: 7 }, 'شركة@@@@@🚢'],
    });
    expect((await look(key)).customFields).toEqual(['Register@@@@@12 @ 34@@@@@5', 'Count@@@@@7', 'شركة@@@@@🚢']);
  });

  test('may be a note with the defaults of a note', async () => {
    expect(await make({ typeName: 'Sticky', name: 'Ask the bank' })).toMatchObject({ fontSize: 14, color: '#EAFF8F' });
  });

  test('is made once when it is sent twice at the same time', async () => {
    const key = randomUUID();
    const sent = await Promise.all(
      [1, 2].map(() => owner.post('graph/addNode', { entity: { key, typeName: 'Company', name: 'Once' } })),
    );
    expect(sent.some(({ status }) => status === 200)).toBe(true);
    expect(sent.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await look(key)).toMatchObject({ name: 'Once' });
  });
});

describe('one property of an entity', () => {
  test('changes by its name, also custom fields as a serialised list', async () => {
    const { key } = await make({ typeName: 'Individual', name: 'Ada King Lovelace' });
    const set = (name: string, value: unknown) =>
      owner.post<Entity>('graph/updateAttribute', { nodeKey: key, name, value });
    expect((await set('description', 'Two\nlines')).body.description).toBe('Two\nlines');
    expect((await set('customFields', JSON.stringify(['Eyes@@@@@brown']))).body.customFields).toEqual([
      'Eyes@@@@@brown',
    ]);
    expect((await set('customFields', ['Eyes@@@@@blue', 'Age@@@@@36'])).body.customFields).toHaveLength(2);
    expect((await set('firstName', 'Augusta')).body).toMatchObject({
      name: 'Augusta King Lovelace',
      firstName: 'Augusta',
    });
    expect((await set('worth', '12')).body).toMatchObject({ worth: 12, currency: 'USD' });
    expect((await set('pep', 'Yes')).body.pep).toBe(true);
    expect((await set('pep', null)).body.pep).toBeNull();
    expect((await set('name', 'Ada Byron')).body).toMatchObject({ firstName: 'Ada', lastName: 'Byron' });
  });

  test('is refused when there is none of that name, or the value is not understood', async () => {
    const { key } = await make({ typeName: 'Yacht', name: 'Beagle' });
    for (const [name, value] of [
      ['iban', 'x'],
      ['__proto__', {}],
      ['createdBy', 'me'],
      ['organizationKey', 'x'],
      ['binned', true],
      ['imoNumber', 'IMO1'],
      ['name', ' '],
      ['name', 7],
      ['customFields', 'not json'],
      ['color', 'red'],
    ] as const) {
      const { status } = await owner.post('graph/updateAttribute', { nodeKey: key, name, value });
      expect({ name, status }).toEqual({ name, status: 400 });
    }
    const imo = { nodeKey: key, name: 'imoNumber', value: '123' };
    expect((await owner.post<Failure>('graph/updateAttribute', imo)).body.error).toBe(
      "The IMO number should start with 'IMO' followed by 7 digits.",
    );
  });

  test('is not for others, and a stranger cannot tell it from nothing', async () => {
    const { key, person } = await makeSmallChart(owner, 'public');
    expect(key).toBeTruthy();
    const change = (who: Client, nodeKey: string) =>
      who.post('graph/updateAttribute', { nodeKey, name: 'description', value: 'x' });
    expect((await change(colleague, person)).status).toBe(403);
    expect((await change(reader, person)).status).toBe(403);
    const foreign = await change(stranger, person);
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual((await change(stranger, randomUUID())).body);
  });
});

describe('a value that was kept before it was checked', () => {
  test('stands in the way of no other field, and goes by being mended', async () => {
    const { key } = await make({ typeName: 'Company', name: 'Kept as it was' });
    const WRONG = 'NOT-A-LEI';
    await app.store.write((tx) =>
      tx.run('test.wrong', 'MATCH (n:Entity {key: $key}) SET n.lei = $WRONG', { key, WRONG }),
    );
    const change = (name: string, value: string) =>
      owner.post<Failure>('graph/updateAttribute', { nodeKey: key, name, value });
    expect((await change('name', 'Named anew')).status).toBe(200);
    expect(await look(key)).toMatchObject({ name: 'Named anew', lei: WRONG });
    expect((await change('lei', WRONG)).status).toBe(200);
    expect((await change('lei', `${WRONG}-EITHER`)).status).toBe(400);
    expect((await change('lei', '5493001KJTIIGC8Y1R12')).status).toBe(200);
    expect(await look(key)).toMatchObject({ lei: '5493001KJTIIGC8Y1R12' });
  });
});

describe('the label of an entity on a chart', () => {
  test('is its name, everywhere', async () => {
    const chart = await makeSmallChart(owner);
    const rename = { datasetKey: chart.key, key: chart.company, newName: 'Engines plc', userKey: owner.userKey };
    expect((await owner.post<Entity>('graph/updateNodeLabel', rename)).body.name).toBe('Engines plc');
    expect((await look(chart.company)).name).toBe('Engines plc');
    expect((await owner.post('graph/updateNodeLabel', { ...rename, userKey: stranger.userKey })).status).toBe(403);
  });

  test('can be that of a new entity, which takes over the place and the links; the old one stays as a record', async () => {
    const chart = await makeSmallChart(owner);
    const { body } = await owner.post<Entity>('graph/updateNodeLabel', {
      datasetKey: chart.key,
      key: chart.company,
      newName: 'Another company',
      isNewEntity: true,
    });
    expect(body).toMatchObject({ name: 'Another company', typeName: 'Company', chartCount: 1 });
    const graph = await owner.post<{
      nodes: { key: string; y: number; label: string | null }[];
      edges: { from: string; to: string }[];
    }>('datasets/graph', { datasetId: chart.key });
    expect(graph.body.nodes.map(({ key }) => key).sort()).toEqual([chart.person, chart.account, body.key].sort());
    expect(graph.body.nodes.find(({ key }) => key === body.key)).toMatchObject({ y: 200, label: 'Parent' });
    expect(graph.body.edges).toHaveLength(2);
    expect(graph.body.edges.filter(({ from, to }) => from === body.key || to === body.key)).toHaveLength(2);
    expect((await look(chart.company)).chartCount).toBe(0);
  });
});

describe('many entities at once', () => {
  test('are made by the rules of a spreadsheet, once however often they are sent', async () => {
    const entities = [
      { key: randomUUID(), typeName: 'Company', name: 'One', country: 'FRANCE', valuation: '1,000', currency: 'eur' },
      { key: randomUUID(), typeName: 'Individual', name: 'Ada Lovelace', customFields: ['Role 1@@@@@Director'] },
      { key: randomUUID(), typeName: 'Trust', country: 'Malta' },
      { typeName: 'Yacht' },
    ];
    const first = await owner.post<{ made: number; existing: number; skipped: unknown[]; entities: Entity[] }>(
      'graph/importEntities',
      { entities, userKey: owner.userKey },
    );
    expect(first.body).toMatchObject({ made: 2, existing: 0, skipped: [{ index: 2 }, { index: 3 }] });
    expect(first.body.entities[0]).toMatchObject({
      country: 'France',
      valuation: 1000,
      currency: 'EUR',
      permission: 'Co-Owner',
    });
    expect(await look(entities[1]?.key ?? '')).toMatchObject({
      firstName: 'Ada',
      customFields: ['Role 1@@@@@Director'],
    });
    const again = await owner.post('graph/importEntities', { entities });
    expect(again.body).toMatchObject({ made: 0, existing: 2 });
    expect((await reader.post('graph/importEntities', { entities })).status).toBe(403);
  });

  test('are made all or none', async () => {
    const known = await make({ typeName: 'Company', name: 'Mine alone' });
    const key = randomUUID();
    const mixed = [
      { key, typeName: 'Company', name: 'Theirs' },
      { key: known.key, typeName: 'Company', name: 'Taken' },
    ];
    expect((await stranger.post('graph/importEntities', { entities: mixed })).status).toBe(404);
    expect((await stranger.post('graph/getNodeByKey', { key })).status).toBe(404);
    const wrong = [
      { key, typeName: 'Company', name: 'A' },
      { typeName: 'Submarine', name: 'B' },
    ];
    const refused = await owner.post<Failure>('graph/importEntities', { entities: wrong });
    expect(refused).toMatchObject({ status: 400, body: { error: "Model 'Submarine' is not supported." } });
    const folder = [{ key, typeName: 'Company', name: 'A', folderId: randomUUID() }];
    expect((await owner.post('graph/importEntities', { entities: folder })).status).toBe(404);
    expect((await owner.post('graph/getNodeByKey', { key })).status).toBe(404);
  });
});

describe('lists of entities', () => {
  test('hold what the user may read, by type and by name, in pages', async () => {
    const mark = randomUUID().slice(0, 8);
    const user = await organization.user();
    for (const name of ['b', 'a', 'c']) {
      await user.post('graph/addNode', { entity: { typeName: 'Yacht', name: `${mark} ${name}` } });
    }
    await user.post('graph/addNode', { entity: { typeName: 'Aircraft', name: `${mark} d` } });
    const mine = async (path: string): Promise<string[]> =>
      (await user.get<Entity[]>(path)).body
        .filter(({ name }) => name.startsWith(mark))
        .map(({ name }) => name.slice(9));
    expect(await mine('graph/getOfType/Yacht')).toEqual(['a', 'b', 'c']);
    expect(await mine('graph/getOfType/Asset')).toEqual(['a', 'b', 'c', 'd']);
    expect(await mine('graph/getAllAssets/1000')).toEqual(['a', 'b', 'c', 'd']);
    expect(await mine('graph/getNames/Aircraft')).toEqual(['d']);
    expect((await user.get<Entity[]>('graph/getOfType/Yacht/1')).body).toHaveLength(1);
    expect((await user.get<Entity[]>('graph/getOfType/Yacht/1?offset=2000000')).body).toEqual([]);
    expect((await user.post<Entity[]>('graph/all')).body.map(({ name }) => name)).toEqual(
      expect.arrayContaining([`${mark} a`, `${mark} d`]),
    );
    expect((await user.get<Failure>('graph/getOfType/Boat')).body.error).toBe("Model 'Boat' is not supported.");
    expect((await user.get('graph/getOfType/Yacht/many')).status).toBe(400);
    expect((await stranger.get<Entity[]>('graph/getOfType/Yacht')).body).toEqual([]);
  });

  test('of charts with an entity leave out those that the user may not read, while their count does not', async () => {
    const chart = await makeSmallChart(owner, 'public');
    await owner.get(`datasets/duplicate/${chart.key}`);
    const ask = (who: Client) =>
      who.post<{ key: string; name: string }[]>('graph/getDatasetsContainingEntity', { key: chart.person });
    expect((await ask(owner)).body).toHaveLength(2);
    expect((await ask(colleague)).body).toEqual([{ key: chart.key, name: chart.name }]);
    expect((await ask(stranger)).status).toBe(404);
    expect((await colleague.get(`graph/presentInDataset/${chart.person}`)).body).toBe(2);
    expect((await stranger.get(`graph/presentInDataset/${chart.person}`)).status).toBe(404);
  });

  test('of locked entities are empty once all are unlocked, for that user alone', async () => {
    const [a, b] = await Promise.all([organization.user(), organization.user()]);
    for (const user of [a, b]) await user.post('graph/addNode', { entity: { typeName: 'Custom', name: 'Locked' } });
    const locked = async (user: Client) => (await user.get<Entity[]>('graph/getLockedNodes')).body.length;
    expect([await locked(a), await locked(b)]).toEqual([1, 1]);
    expect((await a.get('graph/unlockAll')).body).toBe(1);
    expect([await locked(a), await locked(b)]).toEqual([0, 1]);
    expect((await reader.get('graph/unlockAll')).status).toBe(403);
  });
});
