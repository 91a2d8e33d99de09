import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { messages } from '@stemma/shared/messages';
import { randomUUID } from 'node:crypto';
import type { TestApp, TestOrganization } from '../testkit/app';
import { joinApp } from '../testkit/app';
import { makeSmallChart } from '../testkit/charts';
import type { Client } from '../testkit/client';

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

const post = async (path: string, body: unknown, who = owner) => {
  const answer = await who.post<Body>(path, body);
  return { status: answer.status, ...answer.body };
};
const add = async (entity: Body): Promise<string> => String(((await post('graph/addNode', { entity })) as Body).key);

describe('a call', () => {
  test('that announces a body of no bytes has an empty one', async () => {
    const send = async (path: string) => {
      const headers = { authorization: `Bearer ${owner.token}`, 'content-length': '0' };
      const response = await fetch(`${app.url}/api/${path}`, { method: 'POST', headers });
      return { status: response.status, body: (await response.json()) as Body };
    };
    expect((await send('graph/all')).status).toBe(200);
    expect(await send('graph/getNodeByKey')).toMatchObject({ status: 400, body: { field: 'key' } });
  });

  test('takes null for what is not given', async () => {
    const entity = { key: null, typeName: 'Company', name: 'Nil' };
    expect(await post('graph/addNode', { entity, userKey: null })).toMatchObject({ status: 200, name: 'Nil' });
    const search = { searchTerm: 'Nil', userId: null, maxCount: null, typeName: null };
    expect(await post('graph/search', search)).toMatchObject({ status: 200 });
    expect(await post('datasets/add', { dataset: { name: null }, userKey: null })).toMatchObject({
      name: 'Blank Chart',
    });
    expect(await post('graph/batchDelete', { keys: null, folderKeys: null })).toMatchObject({ status: 200 });
    expect(await post('tags/add', { tag: null })).toMatchObject({ status: 200, name: 'New Tag' });
    const group = { key: 'a', name: null, members: null, collapsed: null };
    const { key } = (await post('datasets/add', { dataset: {} })) as Body;
    const whole = { dataset: { key }, revision: 0, groups: [group], nodes: [], edges: [] };
    expect(await post('datasets/save', whole)).toMatchObject({ status: 200 });
  });

  test('puts what it makes into the folder that it names, one of the caller', async () => {
    const folder = async (type: string, who = owner) =>
      String(((await post('users/createFolder', { name: 'F', type }, who)) as Body).key);
    const [companies, charts] = [await folder('Company'), await folder('Dataset')];
    const entity = { typeName: 'Company', name: 'Filed', folder: companies };
    expect(await post('graph/addNode', { entity })).toMatchObject({ status: 200, folder: companies });
    expect(await post('datasets/add', { dataset: { folder: charts } })).toMatchObject({ status: 200, folder: charts });
    expect(await post('graph/addNode', { entity: { ...entity, folder: charts } })).toMatchObject({
      status: 400,
      field: 'entity.folder',
    });
    const theirs = await folder('Company', await organization.user());
    const key = randomUUID();
    expect((await post('graph/addNode', { entity: { ...entity, key, folder: theirs } })).status).toBe(404);
    expect((await post('graph/getNodeByKey', { key })).status).toBe(404);
  });

  test('finds assets of every kind, and is told of a key that comes twice', async () => {
    const name = `Argosy ${randomUUID()}`;
    for (const typeName of ['Yacht', 'BankAccount', 'Company']) await add({ typeName, name });
    const found = await owner.post<Body[]>('graph/search', { searchTerm: name, typeName: 'Asset' });
    expect(found.body.map(({ typeName }) => typeName).sort()).toEqual(['BankAccount', 'Yacht']);
    const { key } = (await post('datasets/add', { dataset: {} })) as Body;
    const node = { key: randomUUID(), typeName: 'Company', name: 'A', x: 0, y: 0 };
    const twice = { dataset: { key }, revision: 0, nodes: [node, { ...node, name: 'B' }], edges: [] };
    expect(await post('datasets/save', twice)).toMatchObject({ status: 400, field: 'nodes.1.key' });
  });

  test('keeps the custom fields that a null would have cleared', async () => {
    const key = await add({ typeName: 'Company', name: 'Kept', customFields: ['Ref@@@@@1'] });
    const change = (model: Body) => post('graph/updateNode', { model: { key, ...model } });
    expect(await change({ name: 'Kept Ltd', customFields: null })).toMatchObject({ customFields: ['Ref@@@@@1'] });
    expect(await change({ customFields: [] })).toMatchObject({ name: 'Kept Ltd', customFields: [] });
  });

  test('names the field at fault as its body has it', async () => {
    const { key, company, person, link } = await makeSmallChart(owner);
    const long = 'x'.repeat(100_001);
    const account = { typeName: 'BankAccount', name: 'A', iban: 'no' };
    const edge = { from: person, to: company };
    const faults: [string, Body, string][] = [
      ['graph/addNode', { entity: account }, 'entity.iban'],
      ['graph/addNode', { entity: { typeName: 'Submarine', name: 'A' } }, 'entity.typeName'],
      ['graph/updateNode', { model: { key: company, incorporation: 'once' } }, 'model.incorporation'],
      ['graph/updateAttribute', { nodeKey: company, name: 'incorporation', value: 'once' }, 'value'],
      ['graph/updateAttribute', { nodeKey: company, name: 'nothing', value: 1 }, 'name'],
      ['graph/updateNodeLabel', { key: company, newName: ' ' }, 'newName'],
      ['graph/updateNodeLabel', { key: company, datasetKey: key, isNewEntity: true, newName: ' ' }, 'newName'],
      ['graph/addEdge', { datasetId: key, edge: { ...edge, color: 'teal' } }, 'edge.color'],
      ['graph/addEdge', { datasetId: key, edge: { ...edge, name: '101% Shareholder' } }, 'edge.name'],
      ['graph/addEdge', { datasetId: key, edge: { from: person, to: randomUUID() } }, 'edge'],
      [
        'graph/addEdge',
        { datasetId: key, edge: { ...edge, roles: [{ role: 'Owner', percentage: 0.125 }] } },
        'edge.roles.0.percentage',
      ],
      ['graph/updateEdge', { edge: { key: link, linkTextPosition: 2 } }, 'edge.linkTextPosition'],
      ['datasets/add', { dataset: { name: ' ' } }, 'dataset.name'],
      ['datasets/update', { dataset: { key, name: ' ' } }, 'dataset.name'],
      ['datasets/createSnapshot', { key, model: { name: long } }, 'model.name'],
      ['graph/attachPerson', { key: company, person: { firstName: ' ' } }, 'person.firstName'],
      ['graph/attachPerson', { key: company, person: { firstName: 'A' }, link: { name: long } }, 'link.name'],
      ['graph/attachIndividual', { key: company, individual: { key: company } }, 'individual.key'],
      ['tags/add', { tag: { name: ' ' } }, 'tag.name'],
      ['graph/importEntities', { entities: [{ typeName: 'Trust' }, { typeName: 'X' }] }, 'entities.1.typeName'],
      ['users/updateUserSettings', { settings: { editor: { askForName: {} } } }, 'settings.editor.askForName'],
    ];
    for (const [path, body, field] of faults) {
      const answer = await post(path, body);
      expect({ path, status: answer.status, field: (answer as Body).field }).toEqual({ path, status: 400, field });
    }
  });

  test('says nothing by null of a link that it changes, and clears its bends', async () => {
    const { link } = await makeSmallChart(owner);
    await post('graph/updateEdge', { edge: { key: link, color: '#112233', dashed: true, points: [1, 2] } });
    const nothing = { arrowType: null, color: null, dashed: null, linkTextPosition: null, roles: null, points: null };
    expect(await post('graph/updateEdge', { edge: { key: link, ...nothing } })).toMatchObject({
      color: '#112233',
      dashed: true,
      points: null,
      roles: [expect.objectContaining({ percentage: 60 }), expect.anything()],
    });
  });

  test('asks for a key to update an entity only where it updates one', async () => {
    expect(await post('graph/updateNode', { model: {} })).toMatchObject({ error: messages.keyRequired });
    expect(await post('graph/getNodeByKey', {})).toMatchObject({ error: messages.required, field: 'key' });
    const rename = { key: randomUUID(), newName: 'X', isNewEntity: true };
    expect(await post('graph/updateNodeLabel', rename)).toMatchObject({ status: 400, field: 'datasetKey' });
  });

  test('refuses what is out of its range by REST and by GraphQL', async () => {
    const key = await add({ typeName: 'Company', name: 'Ranged' });
    expect((await post('graph/search', { searchTerm: 'a', maxCount: 101 })).status).toBe(400);
    expect((await post('graph/getNeighbors', { key, depth: 0 })).status).toBe(400);
    const queries = [
      '{ searchEntities(term: "a", maxCount: 101) { key } }',
      `{ neighbours(key: "${key}", depth: 0) { nodes { key } } }`,
      '{ entityList(limit: 1001) { total entities { key } } }',
      '{ recentCharts(count: 0) { key } }',
    ];
    for (const query of queries) {
      expect((await owner.rawGraphql(query)).errors?.[0]?.extensions?.code).toBe('invalid');
    }
  });
});

describe('an operation with wrong variables', () => {
  const query = 'query Q($key: ID!, $depth: Int) { neighbours(key: $key, depth: $depth) { nodes { key } } }';

  test('says what is wrong with them', async () => {
    for (const variables of [{}, { key: null }, { key: 'a', depth: 'deep' }, { key: { a: 1 } }]) {
      const { status, errors } = await owner.rawGraphql(query, variables);
      expect([status, errors?.[0]?.extensions?.code]).toEqual([400, 'BAD_USER_INPUT']);
      expect(errors?.[0]?.message).toMatch(/key|depth/);
    }
  });

  test('and one whose id is not its own is told so', async () => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } };
    const response = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ about { version } }', extensions }),
    });
    const body = (await response.json()) as { errors: { message: string; extensions: { code: string } }[] };
    expect([response.status, body.errors[0]?.extensions.code]).toEqual([400, 'BAD_REQUEST']);
    expect(body.errors[0]?.message).toMatch(/sha/);
  });
});

describe('a name', () => {
  test('is not taken away from an individual', async () => {
    const key = await add({ typeName: 'Individual', firstName: 'Ada', lastName: 'King' });
    const model = { key, firstName: '', lastName: '' };
    expect(await post('graph/updateNode', { model })).toMatchObject({ status: 400, error: messages.nameIsRequired });
    const fields = '[{name: "firstName", text: ""}, {name: "lastName", text: ""}]';
    const mutation = `mutation { updateEntity(input: {key: "${key}", fields: ${fields}}) { error { message } } }`;
    const { data } = await owner.rawGraphql<{ updateEntity: { error: Body } }>(mutation);
    expect(data?.updateEntity.error).toEqual({ message: messages.nameIsRequired });
  });

  test('is not of invisible characters alone', async () => {
    const entity = { typeName: 'Company', name: '\u200B\u2060\u00AD' };
    expect(await post('graph/addNode', { entity })).toMatchObject({ status: 400, error: messages.required });
  });

  test('is the one that it looks like, whichever way it comes', async () => {
    const nameOf = async (key: string) => ((await post('graph/getNodeByKey', { key })) as Body).name;
    const written = 'Har\u00ADbour\u200B \uFEFFQuay';
    const byRest = await add({ typeName: 'Company', name: written });
    const ofPerson = await add({ typeName: 'Individual', firstName: 'Har\u00ADbour', lastName: '\u2060Quay' });
    const mutation = `mutation($name: String!) { addEntity(input: {typeName: Company, name: $name}) { ok { name } } }`;
    const { data } = await owner.rawGraphql<{ addEntity: { ok: { name: string } } }>(mutation, { name: written });
    expect([await nameOf(byRest), await nameOf(ofPerson), data?.addEntity.ok.name]).toEqual(
      Array.from({ length: 3 }, () => 'Harbour Quay'),
    );
  });

  test('of a role holds no percentage', async () => {
    expect(await post('graph/createLinkRole', { name: '50% Owner' })).toMatchObject({ status: 400, field: 'name' });
  });

  test('of an organization is given elsewhere', async () => {
    const entity = { typeName: 'Organization', name: 'X' };
    expect(await post('graph/addNode', { entity })).toMatchObject({ error: messages.useCreateOrganization });
  });
});

test("nobody learns the key of another's folder", async () => {
  const { key: folder } = (await post('users/createFolder', { name: 'Mine', type: 'Company' })) as Body;
  const { key: charts } = (await post('users/createFolder', { name: 'Mine', type: 'Dataset' })) as Body;
  const small = await makeSmallChart(owner, 'public');
  const put = (ids: unknown, folderId: unknown) =>
    owner.call('PUT', 'graph/addManyToFolder', JSON.stringify({ ids, folderId }));
  expect((await put([small.company], folder)).status).toBe(200);
  expect((await put([small.key], charts)).status).toBe(200);
  const colleague = await organization.user();
  const entityFolder = async (who: Client) =>
    (await who.post<Body>('graph/getNodeByKey', { key: small.company })).body.folder;
  const chartFolder = async (who: Client) => (await who.get<Body>(`datasets/get/${small.key}`)).body.folder;
  expect([await entityFolder(owner), await chartFolder(owner)]).toEqual([folder, charts]);
  expect([await entityFolder(colleague), await chartFolder(colleague)]).toEqual(['', '']);
  const everything = [
    await colleague.post('graph/all', {}),
    await colleague.get('datasets/all'),
    await colleague.rawGraphql('{ entityTable { rows { folder } } chartList { charts { folder } } }'),
  ];
  expect(JSON.stringify(everything)).not.toContain(String(folder));
  expect(JSON.stringify(everything)).not.toContain(String(charts));
});

test('groups in a circle, or two of one key, are refused', async () => {
  const { key } = (await post('datasets/add', { dataset: {} })) as Body;
  const save = (groups: unknown) => post('datasets/save', { dataset: { key }, revision: 0, groups });
  const circle = [
    { key: 'a', members: ['b'] },
    { key: 'b', members: ['a'] },
  ];
  expect(await save(circle)).toMatchObject({ status: 400, error: messages.groupCircle });
  expect(await save([{ key: 'a' }, { key: 'a' }])).toMatchObject({ status: 400, field: 'groups.1.key' });
});

test('an import tells what it could not read', async () => {
  const entities = [
    { typeName: 'Company', name: 'Good' },
    { typeName: 'Company', name: 'Odd', incorporation: 'once' },
  ];
  const report = await post('graph/importEntities', { entities });
  expect(report).toMatchObject({ made: 2, notes: [{ index: 1, text: 'once' }] });
});

test('the twins of trees, links and groups answer by GraphQL', async () => {
  const small = await makeSmallChart(owner);
  const query = `{ chartTree(chartKey: "${small.key}") { key level } link(key: "${small.link}") { chartKey link { from } } }`;
  const { data } = await owner.rawGraphql(query);
  expect(data).toEqual({
    chartTree: [small.person, small.company, small.account].map((key, level) => ({ key, level })),
    link: { chartKey: small.key, link: { from: small.person } },
  });
});
