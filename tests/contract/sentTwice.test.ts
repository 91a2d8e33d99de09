import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { TestApp } from '../testkit/app';
import { joinApp } from '../testkit/app';
import type { GridRequest } from './grid/expectation';
import { EXPECTATIONS } from './grid/expectations';
import { keysUsed, send } from './grid/walk';
import type { GridKeys, World } from './grid/world';
import { makeWorld } from './grid/world';
import { table } from './table';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await joinApp();
  world = await makeWorld(app);
});
afterAll(() => app.close());

const company = { typeName: 'Company', name: 'Twice Ltd' };

/** For the calls that make a record: the request with a key of the client's making; without one each call makes another. */
const MAKERS: Record<string, (keys: GridKeys, key: string) => GridRequest> = {
  'post users/addUser': ({ organization: organizationKey }, key) => ({
    body: { user: { key, name: 'Twice', email: `${key}@example.org`, password: 'a password twice', organizationKey } },
  }),
  'post users/addOrganization': (_keys, key) => ({ body: { organization: { key, name: 'Twice' } } }),
  'post users/createFolder': (_keys, key) => ({ body: { key, name: 'Twice', type: 'Company' } }),
  'post datasets/add': (_keys, key) => ({ body: { dataset: { key, name: 'Twice' } } }),
  'post datasets/createSnapshot': ({ chart }, key) => ({ body: { key: chart, model: { key, name: 'Twice' } } }),
  'post datasets/createDynamicDataset': ({ company: entityKey, chart }, key) => ({
    body: { entityKey, charts: [chart], key },
  }),
  'post datasets/save': ({ chart }, saveKey) => ({
    body: { dataset: { key: chart }, nodes: [], edges: [], groups: [], revision: 1, saveKey },
  }),
  'post graph/addNode': (_keys, key) => ({ body: { entity: { ...company, key } } }),
  'post graph/importEntities': (_keys, key) => ({ body: { entities: [{ ...company, key }] } }),
  'post graph/addEdge': ({ chart, person, account }, key) => ({
    body: { datasetId: chart, edge: { key, from: person, to: account } },
  }),
  'post graph/attachPerson': ({ company: entity }, key) => ({
    body: { key: entity, person: { key, firstName: 'Ada' } },
  }),
  'post graph/createLinkRole': (_keys, key) => ({ body: { name: `Role ${key}` } }),
  'post admin/mail/info': (_keys, key) => ({ body: { key, to: 'all@example.org', title: 'News', text: 'Twice' } }),
  'post admin/mail/request': ({ company: entityKey }, key) => ({
    body: { key, entityKey, to: 'twice@example.org', title: '', fileNames: ['Passport'], message: '' },
  }),
  'post graph/createFilesFolder': ({ company: entityId }, key) => ({ body: { key, entityId, name: 'Twice' } }),
  'post graph/createFilesLink': ({ company: entityId }, key) => ({ body: { key, entityId, url: 'example.org' } }),
  'put graph/copyFile/{id}': ({ file: id }, key) => ({ params: { id }, body: { key, folderId: '' } }),
  'post datasets/createSharingLink': ({ chart: chartKey }, linkKey) => ({ body: { linkKey, chartKey } }),
  'post tags/add': (_keys, key) => ({ body: { tag: { key, name: 'Twice' } } }),
  'post registers': (_keys, key) => ({ body: { key, name: 'Twice' } }),
};

/** Where the request of the grid would find nothing to do. */
const WITH_EFFECT: Record<string, (keys: GridKeys) => GridRequest> = {
  'post access/take': ({ company: key }) => ({ body: { key, userKey: world.callers.editor.userKey } }),
};

/** Calls that end what they name: who asks again is told that it is gone. */
const ENDS: ReadonlySet<string> = new Set([
  'post users/deleteFolder/{id}',
  'post graph/deleteKeyPerson',
  'post graph/deleteFilesFolder/{id}',
  'post graph/deleteFilesLink/{id}',
  'post files/remove',
  'post access/take',
  'post access/handOver',
]);

const writing = new Set(['writers', 'copy', 'edit', 'own', 'mine', 'ofMaker', 'administrators', 'ownKey']);
const routes = table
  .filter((route) => (route.method === 'post' || route.method === 'put') && !route.rawBody)
  .map((route) => [`${route.method} ${route.path}`, route] as const)
  .filter(([name]) => writing.has(EXPECTATIONS[name]?.for ?? '') && !EXPECTATIONS[name]?.namesNobody);

/** Moments of writing, counted revisions, and an import's count of what it made differ between two answers of one effect. */
const PASSING = new Set(['modifiedDate', 'createdDate', 'collaborationDate', 'revision', 'made', 'existing', 'added']);
const lasting = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer, (name, value: unknown) => (PASSING.has(name) ? undefined : value)) ?? 'null');

const COUNT = `MATCH (u:User {key: $user})-[:MEMBER_OF]->(o:Organization)
  CALL { WITH o MATCH (n) WHERE n.organizationKey = o.key AND NOT n:AuditEntry RETURN count(n) AS owned }
  CALL { WITH u MATCH (u)-[r]->(n) OPTIONAL MATCH (n)-[s]-(m) WHERE NOT m:ChartSave RETURN count(DISTINCT r) AS direct, count(DISTINCT n) AS near,
    count(DISTINCT s) AS links, count(DISTINCT m) AS far }
  RETURN owned, direct, near, links, far`;

/** How much the Co-Owner's organization holds, the history of saves apart. */
async function amount(): Promise<Record<string, number>> {
  const user = world.callers.coOwner.userKey;
  const [row = {}] = await app.store.read((tx) => tx.run('twice.count', COUNT, { user }));
  return row as Record<string, number>;
}

/** What a piece of work adds to the organization. */
async function added(work: () => Promise<void>): Promise<Record<string, number>> {
  const before = await amount();
  await work();
  return Object.fromEntries(Object.entries(await amount()).map(([name, value]) => [name, value - (before[name] ?? 0)]));
}

interface Sent {
  status: number;
  body: unknown;
}

async function answerOf(work: () => Promise<Sent>): Promise<Sent & { added: Record<string, number> }> {
  let answer: Sent = { status: 0, body: null };
  const grown = await added(async () => {
    answer = await work();
  });
  return { status: answer.status, body: lasting(answer.body), added: grown };
}

describe('a call that is sent again has one effect and the same answer', () => {
  test('is tried on every call that makes or changes something', () => {
    const names = new Set<string>(routes.map(([name]) => name));
    expect(Object.keys(MAKERS).filter((name) => !names.has(name))).toEqual([]);
    expect([...ENDS].filter((name) => !names.has(name))).toEqual([]);
  });

  test.each(routes)('%s', async (name, route) => {
    const expectation = EXPECTATIONS[name];
    if (!expectation) throw new Error(`${name} has no expectation.`);
    const wanted = keysUsed(expectation);
    const client = route.who === 'administrator' ? world.callers.administrator : world.callers.coOwner;
    const request = (keys: GridKeys): GridRequest =>
      MAKERS[name]?.(keys, randomUUID()) ?? (WITH_EFFECT[name] ?? expectation.request)(keys);

    const once = request(await world.fresh(wanted));
    const first = await answerOf(() => send(client, route, once));
    const second = await answerOf(() => send(client, route, once));
    expect([first.status, second.status]).toEqual([200, ENDS.has(name) ? 404 : 200]);
    if (!ENDS.has(name)) expect(second.body).toEqual(first.body);
    expect(Object.values(second.added).filter((number) => number !== 0)).toEqual([]);

    const twice = request(await world.fresh(wanted));
    let answers: Sent[] = [];
    const both = await added(async () => {
      answers = await Promise.all([send(client, route, twice), send(client, route, twice)]);
    });
    if (MAKERS[name]) expect(both).toEqual(first.added);
    else for (const [what, number] of Object.entries(both)) expect(number).toBeLessThanOrEqual(first.added[what] ?? 0);
    const done = answers.filter(({ status }) => status === 200).map(({ body }) => lasting(body));
    expect(answers.filter(({ status }) => status !== 200 && !(ENDS.has(name) && status === 404))).toEqual([]);
    for (const body of done) expect(body).toEqual(done[0]);
  });
});
