import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { messages } from '@stemma/shared/messages';
import { randomUUID } from 'node:crypto';
import { giveAccess } from '../testkit/access';
import type { TestApp, TestOrganization } from '../testkit/app';
import { joinApp } from '../testkit/app';
import { makeSmallChart, SAVE_CHART } from '../testkit/charts';
import type { Answer, Client } from '../testkit/client';
import { graphql } from '../gql';

type Body = Record<string, unknown>;

let app: TestApp;
let organization: TestOrganization;
let owner: Client;

beforeAll(async () => {
  app = await joinApp();
  organization = await app.organization();
  owner = await organization.user();
});
afterAll(() => app.close());

const newChart = async (more: Body = {}): Promise<string> => {
  const { body } = await owner.post<{ key: string }>('datasets/add', { dataset: { key: randomUUID(), ...more } });
  return body.key;
};
const save = (key: string, revision: number, body: Body, user = owner): Promise<Answer<Body>> =>
  user.post<Body>('datasets/save', { dataset: { key }, revision, ...body });
const graphOf = async (key: string) =>
  (await owner.post<{ nodes: Body[]; edges: Body[] }>('datasets/graph', { datasetId: key })).body;
const entity = async (key: unknown) => (await owner.post<Body>('graph/getNodeByKey', { key })).body;

const COMPANY = {
  typeName: 'Company',
  name: 'Acme',
  description: 'Makes all',
  country: 'France',
  valuation: '1,000',
  incorporation: '01-02-2003',
  customFields: ['Ref@@@@@12'],
};

describe('a chart saved whole', () => {
  test('keeps what its nodes say of their entities, and leaves alone what they do not say', async () => {
    const chart = await newChart();
    const key = randomUUID();
    const person = { key: randomUUID(), typeName: 'Individual', firstName: 'Ada', lastName: 'King', x: 0, y: 0 };
    const nodes = [{ key, x: 0, y: 0, ...COMPANY }, person];
    expect((await save(chart, 0, { nodes })).status).toBe(200);
    const stored = { ...COMPANY, valuation: 1000, currency: 'USD' };
    expect(await entity(key)).toMatchObject(stored);
    expect(await entity(person.key)).toMatchObject({ name: 'Ada King', firstName: 'Ada', lastName: 'King' });
    const later = [{ key, typeName: 'Company', name: 'Acme Ltd', x: 1, y: 1, registration: '77' }, person];
    expect((await save(chart, 1, { nodes: later })).status).toBe(200);
    expect(await entity(key)).toMatchObject({ ...stored, name: 'Acme Ltd', registration: '77' });
  });

  test('comes from a call that reads it, without changing what others may only read', async () => {
    const chart = await newChart();
    const key = randomUUID();
    await save(chart, 0, { nodes: [{ key, x: 0, y: 0, ...COMPANY }] });
    const colleague = await organization.user();
    const { body: own } = await colleague.post<{ key: string }>('datasets/add', { dataset: {} });
    const read = (await graphOf(chart)).nodes;
    const whole = { ...(await entity(key)), ...read[0] };
    expect((await save(own.key, 0, { nodes: [whole] }, colleague)).status).toBe(200);
    const changed = await save(own.key, 1, { nodes: [{ ...whole, country: 'Spain' }] }, colleague);
    expect(changed.status).toBe(403);
    expect(await entity(key)).toMatchObject({ ...COMPANY, valuation: 1000 });
  });

  test('says by its own names which of its fields is wrong', async () => {
    const chart = await newChart();
    const good = { key: randomUUID(), typeName: 'Company', name: 'A', x: 0, y: 0 };
    const wrong = async (node: Body) => {
      const nodes = [good, { key: randomUUID(), typeName: 'BankAccount', name: 'B', x: 0, y: 0, ...node }];
      const { status, body } = await save(chart, 0, { nodes });
      return [status, body.field, body.error];
    };
    expect(await wrong({ iban: 'nonsense' })).toEqual([400, 'nodes.1.iban', messages.iban]);
    expect(await wrong({ x: 'east' })).toEqual([400, 'nodes.1.x', messages.number]);
    expect(await wrong({ x: null })).toEqual([400, 'nodes.1.x', expect.any(String)]);
    expect(await wrong({ label: 'x'.repeat(17) })).toEqual([400, 'nodes.1.label', messages.flagLabelTooLong]);
    expect(await wrong({ name: ' ' })).toEqual([400, 'nodes.1.name', messages.required]);
    expect(await wrong({ flag: 'XX' })).toEqual([400, 'nodes.1.flag', messages.flag]);
    const edges = [{ from: good.key, to: good.key, color: 'teal' }];
    expect((await save(chart, 0, { nodes: [good], edges })).body.field).toBe('edges.0.color');
    expect((await graphOf(chart)).nodes).toEqual([]);
  });

  test('takes places as text, and flags in any case', async () => {
    const chart = await newChart();
    const base = { typeName: 'Company', name: 'A' };
    const nodes = [
      { ...base, key: randomUUID(), x: '100', y: '-2.5', flag: 'ch' },
      { ...base, key: randomUUID(), position: '10 20', flag: 'RED' },
    ];
    expect((await save(chart, 0, { nodes })).status).toBe(200);
    const read = (await graphOf(chart)).nodes;
    const node = (index: number) => read.find(({ key }) => key === nodes[index]?.key);
    expect(node(0)).toMatchObject({ x: 100, y: -2.5, position: '100 -2.5', flag: 'CH', fillColor: '#ffffff' });
    expect(node(1)).toMatchObject({ x: 10, y: 20, flag: null, flagColor: 'red' });
  });

  test('keeps a white that somebody chose, and gives none to cards without a colour', async () => {
    const chart = await newChart();
    const keys = [randomUUID(), randomUUID(), randomUUID()];
    const nodes = keys.map((key) => ({ key, typeName: 'Company', name: 'A', x: 0, y: 0 }));
    await save(chart, 0, { nodes });
    const [white, none, red] = keys;
    const placements = [
      { entityKey: white ?? '', x: 0, y: 0, fillColor: '#ffffff' },
      { entityKey: red ?? '', x: 0, y: 0, fillColor: '#ff0000' },
    ];
    await owner.graphql(SAVE_CHART, { input: { key: chart, revision: 1, changes: { placements } } });
    const fills = async () => {
      const { chart: read } = await owner.graphql(FILLS, { key: chart });
      return [white, none, red].map((key) => read?.nodes.find((node) => node.key === key)?.fillColor);
    };
    const read = (await graphOf(chart)).nodes;
    await save(chart, 2, { nodes: read });
    expect(await fills()).toEqual(['#ffffff', null, '#ff0000']);
    await save(chart, 3, { nodes: read.map((node) => ({ ...node, fillColor: '#FFFFFF' })) });
    expect(await fills()).toEqual(['#ffffff', null, '#ffffff']);
    await save(chart, 4, { nodes: read.map((node) => ({ ...node, fillColor: null })) });
    expect(await fills()).toEqual([null, null, null]);
  });

  test('loses nothing of a part that is not given', async () => {
    const { key } = await makeSmallChart(owner);
    for (const body of [{}, { nodes: null, edges: null, groups: null }]) {
      const { revision } = (await owner.get<{ revision: number }>(`datasets/get/${key}`)).body;
      expect((await save(key, revision, body)).status).toBe(200);
    }
    const read = await graphOf(key);
    expect([read.nodes.length, read.edges.length]).toEqual([3, 2]);
    expect((await save(key, 3, { nodes: read.nodes, edges: [] })).status).toBe(200);
    expect((await graphOf(key)).edges).toEqual([]);
  });

  test('draws its notes, pictures and text boxes from one call', async () => {
    const chart = await newChart();
    const sticky = { typeName: 'Sticky', name: 'N', fontSize: 20, height: 90, width: 5000, isStickyText: true };
    const image = { typeName: 'Image', name: 'P', sourceBase64: 'iVBORw0KGgo=', pictureWidth: 10, pictureHeight: 20 };
    const box = { typeName: 'TextBox', name: 'T', labelTextBox: 'Hello', colorTextBox: '#112233' };
    const nodes = [sticky, image, box].map((node) => ({ ...node, key: randomUUID(), x: 0, y: 0 }));
    expect((await save(chart, 0, { nodes })).status).toBe(200);
    const read = await graphOf(chart);
    for (const node of nodes) {
      expect(read.nodes.find(({ key }) => key === node.key)).toMatchObject({ ...node, datasetKey: chart });
    }
    expect((await save(chart, 1, { nodes: read.nodes })).status).toBe(200);
    expect((await graphOf(chart)).nodes).toEqual(expect.arrayContaining(read.nodes));
    const near = await owner.post<{ nodes: Body[] }>('graph/getNeighbors', { key: nodes[0]?.key });
    expect(near.body.nodes[0]).toMatchObject({ ...sticky, datasetKey: chart });
  });

  test('says the same by GraphQL', async () => {
    const small = await makeSmallChart(owner);
    const sticky = randomUUID();
    const entities = [
      {
        key: small.company,
        typeName: 'Company' as const,
        name: 'Analytical Engines Ltd',
        fields: [{ name: 'country', text: 'Norway' }],
        customFields: [{ name: 'Ref', value: '1' }],
      },
      { key: sticky, typeName: 'Sticky' as const, name: 'Note', fields: [{ name: 'fontSize', number: 30 }] },
    ];
    const placements = [{ entityKey: sticky, x: 0, y: 0 }];
    const input = { key: small.key, revision: 1, changes: { entities, placements } };
    expect((await owner.graphql(SAVE_CHART, { input })).saveChart.error).toBeNull();
    expect(await entity(small.company)).toMatchObject({ country: 'Norway', customFields: ['Ref@@@@@1'] });
    const { chart } = await owner.graphql(DECORATIONS, { key: small.key });
    const stored = chart?.nodes.find(({ key }) => key === sticky)?.decoration;
    expect(stored).toEqual(expect.arrayContaining([{ name: 'fontSize', number: 30, text: null, yesNo: null }]));
    expect(chart?.nodes.find(({ key }) => key === small.company)?.decoration).toBeNull();
  });
});

describe('a note, picture or text box', () => {
  const sticky = () => ({ key: randomUUID(), typeName: 'Sticky', name: 'N', fontSize: 20, x: 5, y: 6 });

  test('belongs to one chart: another one is refused it, and nobody moves it by a name', async () => {
    const [first, second] = [await newChart(), await newChart()];
    const note = sticky();
    await save(first, 0, { nodes: [note] });
    const refused = await save(second, 0, { nodes: [sticky(), note] });
    expect([refused.status, refused.body.error, refused.body.field]).toEqual([409, messages.onOneChart, 'nodes.1.key']);
    expect((await graphOf(second)).nodes).toEqual([]);
    expect((await owner.post('datasets/addEntity', { entityId: note.key, datasetId: second })).status).toBe(409);
    await owner.post('graph/updateNode', { model: { key: note.key, datasetKey: second } });
    expect(await entity(note.key)).toMatchObject({ datasetKey: first });
    await owner.post('datasets/removeEntity', { entityId: note.key, datasetId: first });
    expect((await save(second, 0, { nodes: [note] })).status).toBe(200);
    expect(await entity(note.key)).toMatchObject({ datasetKey: second });
  });

  test('is changed by whoever may edit its chart, and by nobody who only reads it', async () => {
    const chart = await newChart();
    const note = sticky();
    await save(chart, 0, { nodes: [note] });
    const colleague = await organization.user();
    const change = { nodes: [{ ...note, name: 'Ask the bank', color: '#FFD9B8' }] };
    expect((await save(chart, 1, change, colleague)).status).toBe(403);
    await giveAccess(app.store, colleague.userKey, [chart], 'Editor');
    expect((await save(chart, 1, change, colleague)).status).toBe(200);
    expect(await entity(note.key)).toMatchObject({ name: 'Ask the bank', color: '#FFD9B8' });
  });

  test('is copied with its chart, linked and grouped as it was', async () => {
    const chart = await newChart();
    const [note, company] = [sticky(), { key: randomUUID(), typeName: 'Company', name: 'A', x: 0, y: 0 }];
    const edges = [{ key: randomUUID(), from: company.key, to: note.key }];
    const groups = [{ key: 'g', name: 'G', members: [note.key, company.key] }];
    await save(chart, 0, { nodes: [note, company], edges, groups });
    const copyKey = randomUUID();
    const copying = () => owner.get<Body>(`datasets/duplicate/${chart}?key=${copyKey}`);
    const made = await copying();
    expect(made.body).toMatchObject({ key: copyKey, entityCount: 1, linkCount: 1 });
    expect((await copying()).body).toEqual(made.body);
    const copy = (
      await owner.post<{ nodes: Body[]; edges: Body[]; groups: Body[] }>('datasets/graph', { datasetId: copyKey })
    ).body;
    const own = copy.nodes.find(({ typeName }) => typeName === 'Sticky');
    expect(own).toMatchObject({ name: 'N', fontSize: 20, x: 5, y: 6, datasetKey: copyKey });
    expect(own?.key).not.toBe(note.key);
    expect(copy.edges).toEqual([expect.objectContaining({ from: company.key, to: own?.key })]);
    expect(copy.groups).toEqual([expect.objectContaining({ members: [own?.key, company.key] })]);
    const dynamic = { entityKey: company.key, charts: [chart] };
    expect(await owner.post('datasets/createDynamicDataset', dynamic)).toMatchObject({
      status: 200,
      body: { entityCount: 1, linkCount: 1 },
    });
  });
});

const FILLS = graphql(`
  query Fills($key: ID!) {
    chart(key: $key) {
      nodes {
        key
        fillColor
      }
    }
  }
`);

const DECORATIONS = graphql(`
  query Decorations($key: ID!) {
    chart(key: $key) {
      nodes {
        key
        decoration {
          name
          text
          number
          yesNo
        }
      }
    }
  }
`);

describe('a link', () => {
  test('keeps how its bends follow, and is a data link or refused', async () => {
    const small = await makeSmallChart(owner);
    const edge = { from: small.person, to: small.account, adjusting: 'Stretch' };
    const added = await owner.post<Body>('graph/addEdge', { datasetId: small.key, edge });
    expect(added.body).toMatchObject({ adjusting: 'Stretch', isDataLink: true });
    await owner.post('graph/updateEdge', { edge: { key: added.body.key, color: '#112233' } });
    const read = (await graphOf(small.key)).edges.find(({ key }) => key === added.body.key);
    expect(read).toMatchObject({ adjusting: 'Stretch', color: '#112233' });
    for (const no of [{ isDataLink: false }, { typeName: 'AttachedFileLink' }]) {
      const refused = await owner.post<Body>('graph/addEdge', { datasetId: small.key, edge: { ...edge, ...no } });
      expect([refused.status, refused.body.field]).toEqual([400, `edge.${Object.keys(no)[0]}`]);
    }
  });
});

test("a chart's routing is kept", async () => {
  const key = await newChart({ routing: 'curved' });
  const routing = async () => (await owner.get<Body>(`datasets/get/${key}`)).body.routing;
  expect(await routing()).toBe('curved');
  await owner.post('datasets/update', { dataset: { key, routing: 'straight' } });
  expect(await routing()).toBe('straight');
});
