import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../testkit/app';
import { CREATE_CHART, SAVE_CHART } from '../../testkit/charts';
import type { Client } from '../../testkit/client';
import type { GridKeys } from './world';

const PLAIN = `MATCH (u:User {key: $user})
  UNWIND range(1, $many) AS n
  CREATE (u)-[:SENT]->(:Request {key: $mark + n, addresses: [], fileNames: [], message: '', createdByName: '', createdDate: ''})`;

const LOCK = `UNWIND $keys AS key MATCH (e:Entity {key: key})
  SET e.collaborationStatus = 'locked', e.collaborationEditor = '', e.collaborationDate = ''`;

/**
 * Makes `many` more of each kind of record around the one that a user has: entities on his chart, linked with his company, under his
 * tag, in his group, locked; and charts, files, tags, key persons, snapshots, folders, roles, requests and what is in the bin.
 */
export async function makeMany(app: TestApp, owner: Client, keys: GridKeys, many: number): Promise<void> {
  const numbers = Array.from({ length: many }, (_, index) => index);
  const mark = randomUUID();
  const onChart = numbers.map((number) => `${mark}:${number}`);
  const post = async <T>(path: string, body: object): Promise<T> => {
    const answer = await owner.post<T>(path, body);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  for (const number of numbers) {
    await post('datasets/createSnapshot', { key: keys.chart, model: { name: `Snapshot ${number}` } });
    await post('users/createFolder', { name: `Folder ${mark} ${number}`, type: 'Company' });
    await post('graph/attachPerson', { key: keys.company, person: { firstName: `Grace ${number}` } });
    await post('graph/createLinkRole', { name: `Role ${mark} ${number}` });
  }
  for (const number of numbers) {
    await post('graph/createFilesFolder', { entityId: keys.company, name: `Folder ${number}` });
    await post('graph/createFilesLink', { entityId: keys.company, url: `example.org/${number}` });
    await owner.get(`graph/duplicateFile/${keys.file}`);
  }
  await fillChart(owner, keys, onChart);
  const { entities } = await post<{ entities: { key: string }[] }>('graph/importEntities', {
    entities: numbers.map((number) => ({ typeName: 'Company', name: `Gone ${number} Ltd` })),
  });
  const tags: string[] = [];
  for (const number of numbers) {
    tags.push((await post<{ key: string }>('tags/add', { tag: { name: `Tag ${number}` } })).key);
    await post('tags/nodeTags/add', { nodeId: onChart[number], tagId: keys.tag });
    await post('graph/softDelete', { entityKey: entities[number]?.key });
    await chartOf(owner, keys.company, keys.account);
  }
  await post('tags/nodeTags/set', { nodeId: keys.company, tagIds: [keys.tag, ...tags] });
  await app.store.write(async (tx) => {
    await tx.run('grid.manyRequests', PLAIN, { user: owner.userKey, many, mark });
    await tx.run('grid.manyLocks', LOCK, { keys: onChart });
  });
}

async function fillChart(owner: Client, keys: GridKeys, onChart: readonly string[]): Promise<void> {
  const { body } = await owner.post<{ revision: number }>('datasets/graph', { datasetId: keys.chart });
  const { saveChart } = await owner.graphql(SAVE_CHART, {
    input: {
      key: keys.chart,
      revision: body.revision,
      changes: {
        entities: onChart.map((key) => ({ key, typeName: 'Company' as const, name: `Analytical ${key}` })),
        placements: onChart.map((entityKey, x) => ({ entityKey, x, y: 0 })),
        links: onChart.map((to) => ({ key: `${to}:l`, from: keys.company, to, roles: [{ role: 'Owner' }] })),
        groups: [{ key: keys.group, name: 'Group', members: [keys.person, ...onChart], collapsed: false }],
      },
    },
  });
  if (!saveChart.ok) throw new Error(saveChart.error?.message ?? 'The chart was not saved.');
}

async function chartOf(owner: Client, company: string, account: string): Promise<void> {
  const { createChart } = await owner.graphql(CREATE_CHART, {
    input: {
      name: 'Small',
      visibility: 'public',
      changes: {
        placements: [company, account].map((entityKey, x) => ({ entityKey, x, y: 0 })),
        links: [{ key: randomUUID(), from: company, to: account }],
      },
    },
  });
  if (!createChart.ok) throw new Error(createChart.error?.message ?? 'The chart was not made.');
}
