import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { messages } from '@stemma/shared/messages';
import type { TestApp } from '../testkit/app';
import { joinApp } from '../testkit/app';
import type { SmallChart } from '../testkit/charts';
import { makeSmallChart } from '../testkit/charts';
import type { Client } from '../testkit/client';

type Body = Record<string, unknown>;
interface Graph {
  revision: number;
  nodes: Body[];
  edges: Body[];
  groups: Body[];
}

let app: TestApp;
let owner: Client;
let chart: SmallChart;

beforeAll(async () => {
  app = await joinApp();
  owner = await (await app.organization()).user();
  chart = await makeSmallChart(owner, 'private');
});
afterAll(() => app.close());

const post = async (path: string, body: Body): Promise<Body> => {
  const answer = await owner.post<Body>(path, body);
  return { status: answer.status, ...answer.body };
};

describe('a field that a call does not know', () => {
  test('is refused by its name, also in the record that a body carries', async () => {
    const { company } = chart;
    const calls: [string, Body, string][] = [
      ['datasets/createDynamicDataset', { entityKey: company, keys: [chart.key] }, 'keys'],
      ['datasets/getAllRelationships/' + company, { keys: [chart.key] }, 'keys'],
      [
        'admin/mail/request',
        { to: 'bank@example.org', title: '', message: 'Please.', documents: ['Deed'] },
        'documents',
      ],
      ['graph/addNode', { entity: { typeName: 'Company', name: 'Acme', adress: 'Main St' } }, 'entity.adress'],
      ['graph/updateNode', { model: { key: company, adress: 'Main St' } }, 'model.adress'],
      ['graph/addEdge', { edge: { from: company, to: company, label: 'Owner' }, datasetId: chart.key }, 'edge.label'],
      ['graph/importEntities', { entities: [{ typeName: 'Company', name: 'A', adress: 'x' }] }, 'entities.0.adress'],
      ['datasets/add', { dataset: { title: 'Mine' } }, 'dataset.title'],
      ['datasets/update', { dataset: { key: chart.key, title: 'Mine' } }, 'dataset.title'],
      ['datasets/createSnapshot', { key: chart.key, model: { title: 'Mine' } }, 'model.title'],
      ['tags/add', { tag: { title: 'Mine' } }, 'tag.title'],
      [
        'datasets/save',
        { dataset: { key: chart.key }, revision: 0, nodes: [{ key: company, typeName: 'Company', left: 1 }] },
        'nodes.0.left',
      ],
    ];
    for (const [path, body, field] of calls) {
      expect({ path, ...(await post(path, body)) }).toMatchObject({ path, status: 400, field });
    }
  });
});

test('an address that says what a call does not take is refused by that name', async () => {
  const answer = await owner.get<Body>('datasets/all?nothing=1');
  expect({ status: answer.status, body: answer.body }).toMatchObject({
    status: 400,
    body: { error: 'The address may not hold `nothing`.', field: 'nothing' },
  });
});

describe('a field of another type', () => {
  const yacht = { yachtType: 'Motor Yacht' };

  test('is refused by its name in adds, updates and saves, by REST and GraphQL', async () => {
    const { company } = chart;
    const error = messages.noSuchField('Organisation', 'yachtType');
    const { revision } = (await owner.get<Body>(`datasets/get/${chart.key}`)).body;
    const node = { key: company, typeName: 'Company', name: 'Acme', x: 0, y: 0, ...yacht };
    const calls: [string, Body, string][] = [
      ['graph/addNode', { entity: { typeName: 'Company', name: 'Acme', ...yacht } }, 'entity.yachtType'],
      ['graph/updateNode', { model: { key: company, ...yacht } }, 'model.yachtType'],
      ['datasets/save', { dataset: { key: chart.key }, revision, nodes: [node] }, 'nodes.0.yachtType'],
    ];
    for (const [path, body, field] of calls) {
      expect({ path, ...(await post(path, body)) }).toMatchObject({ path, status: 400, error, field });
    }
    const fields = '[{ name: "yachtType", text: "Motor Yacht" }]';
    const { data } = await owner.rawGraphql(`mutation {
      add: addEntity(input: { typeName: Company, name: "Acme", fields: ${fields} }) { ok { key } error { field message } }
      update: updateEntity(input: { key: "${company}", fields: ${fields} }) { ok { key } error { field message } }
      save: saveChart(input: { key: "${chart.key}", revision: ${Number(revision)},
        changes: { entities: [{ key: "${company}", typeName: Company, name: "Acme", fields: ${fields} }] } }) { ok { key } error { field message } }
    }`);
    expect(data).toEqual({
      add: { ok: null, error: { field: 'yachtType', message: error } },
      update: { ok: null, error: { field: 'yachtType', message: error } },
      save: { ok: null, error: { field: 'entities.0.yachtType', message: error } },
    });
  });
});

describe('what a call answered', () => {
  test('can be sent back to the call that changes it', async () => {
    const entity = await post('graph/getNodeByKey', { key: chart.company });
    const tag = await post('tags/add', { tag: { name: 'Family' } });
    const { body: dataset } = await owner.get<Body>(`datasets/get/${chart.key}`);
    const { body: graph } = await owner.post<Graph>('datasets/graph', { datasetId: chart.key });
    const { body: dynamic } = await owner.post<Graph>(`datasets/getAllRelationships/${chart.company}`, {});
    const { status: _is, ...model } = entity;
    const { status: _was, ...fields } = tag;
    const { nodes, edges, groups, revision } = graph;
    const calls: [string, Body][] = [
      ['graph/updateNode', { model }],
      ['graph/updateNode', { model: nodes.find(({ key }) => key === chart.company) }],
      ['graph/addNode', { entity: model }],
      ['tags/update', { tag: fields }],
      ['datasets/update', { dataset }],
      ['datasets/createSnapshot', { key: chart.key, model: dataset }],
      ['datasets/createDynamicDataset', { entityKey: chart.company, nodes: dynamic.nodes }],
      ['datasets/save', { dataset, nodes, edges, groups, revision }],
      ['graph/updateEdge', { edge: edges[0] }],
      ['graph/updateEdge', { edge: dynamic.edges[0] }],
    ];
    for (const [path, body] of calls) {
      const { status, error } = await post(path, body);
      expect({ path, status, error }).toEqual({ path, status: 200, error: undefined });
    }
  });
});
