import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { graphql } from '../gql';
import type { TestApp, TestOrganization } from '../testkit/app';
import { startApp } from '../testkit/ownApp';
import { makeSmallChart } from '../testkit/charts';
import type { Client } from '../testkit/client';
import { makeFile } from '../testkit/files';
import { hearStatements } from '../testkit/statements';

const AREA = graphql(`
  query FileAreaOf($key: ID!, $search: String) {
    filesOf(key: $key, search: $search) {
      key
      name
      mayEdit
      files {
        key
        name
        folder
        path
        size
        contentType
        sha256
        preview
        createdBy
        createdByName
        shared
        sharedIn
      }
      folders {
        key
        name
        folder
        size
      }
      links {
        key
        name
        url
        folder
      }
    }
  }
`);

let app: TestApp;
let organization: TestOrganization;
let user: Client;
let entity: string;

beforeAll(async () => {
  app = await startApp();
  organization = await app.organization();
});
beforeEach(async () => {
  user = await organization.user({ name: 'Grace Hopper' });
  entity = await entityOf(user);
});
afterAll(() => app.close());

async function entityOf(who: Client): Promise<string> {
  const { body } = await who.post<{ key: string }>('graph/addNode', { entity: { typeName: 'Trust', name: 'A trust' } });
  return body.key;
}

async function ok<T>(answer: Promise<{ status: number; body: T }>): Promise<T> {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}

const area = async (who: Client, key = entity, search = '') => (await who.graphql(AREA, { key, search })).filesOf;
const folder = async (name?: string, parent = '', owner = entity) =>
  (await ok(user.post<{ key: string }>('graph/createFilesFolder', { name, folder: parent, entityId: owner }))).key;
const link = async (url: string, name?: string, parent = '') =>
  (await ok(user.post<{ key: string }>('graph/createFilesLink', { url, name, folder: parent, entityId: entity }))).key;
const file = (name: string, parent = '', size = 2000, owner = entity) =>
  makeFile(app, user, { owner, name, folder: parent, size });
const put = (path: string, body: object) => user.call('PUT', `graph/${path}`, JSON.stringify(body));

describe('the files of an entity', () => {
  test('stand by name without regard to case, folders with the size of what lies directly in them', async () => {
    const deeds = await folder('deeds');
    const old = await folder('Old', deeds);
    await folder();
    await file('b.pdf', deeds, 3000);
    await file('A.pdf', deeds, 2000);
    await file('c.pdf', old, 9000);
    await link('example.org/x');
    const found = await area(user);
    expect(found?.folders.map(({ name, size }) => [name, size])).toEqual([
      ['deeds', 5000],
      ['Old', 9000],
      ['untitled folder', 0],
    ]);
    expect(found?.files.map(({ name, path }) => [name, path])).toEqual([
      ['A.pdf', ['deeds']],
      ['b.pdf', ['deeds']],
      ['c.pdf', ['deeds', 'Old']],
    ]);
    expect(found?.links).toEqual([expect.objectContaining({ name: 'example.org/x', url: 'example.org/x' })]);
    expect(found?.files[0]).toMatchObject({ createdBy: user.userKey, createdByName: 'Grace Hopper', shared: false });
    const flat = await area(user, entity, ' C.P');
    expect(flat?.files.map(({ name }) => name)).toEqual(['c.pdf']);
    expect([flat?.folders, flat?.links]).toEqual([[], []]);
  });

  test('by REST are the same, with addresses and dates as the specification names them', async () => {
    const within = await folder('Ä & Ö');
    const key = await file('Trust deed.pdf', within);
    const [listed] = await ok(user.post<Record<string, unknown>[]>('graph/getAttachedFiles', { entityKey: entity }));
    expect(listed).toMatchObject({
      ...{ key, fileKey: key, fileName: 'Trust deed.pdf', fileSize: 2000, folder: within, treePath: '/Ä & Ö' },
      fullPath: `files/${user.userKey}/${key},${encodeURIComponent('Ä & Ö')}/Trust%20deed.pdf`,
      createdDateDisplay: expect.stringMatching(/^\d\d\.\d\d\.\d{4}$/),
      sharedIn: [],
    });
    const [shown] = await ok(user.get<Record<string, unknown>[]>(`graph/getFilesFolders/${entity}`));
    expect(shown).toMatchObject({ key: within, name: 'Ä & Ö', size: 2000, createdDate: expect.any(Number) });
  });

  test('are read by one query, however many', async () => {
    await app.store.write((tx) =>
      tx.run(
        'test.many',
        `MATCH (o:Entity {key: $entity}) UNWIND range(1, 10000) AS n
        CREATE (o)-[:HAS_FILE]->(:File {key: $entity + n, name: 'File ' + n, folder: '', size: 2000, contentType: 'text/plain', sha256: '',
          createdDate: '', createdBy: '', createdByName: ''})`,
        { entity },
      ),
    );
    const { result, statements } = await hearStatements(() => area(user));
    expect(result?.files).toHaveLength(10_000);
    expect(statements.map(({ name }) => name)).toEqual(['access.liveSession', 'files.area']);
  });

  test('go with it when it is deleted for good, and with their bytes unless a copy elsewhere has those', async () => {
    const other = await file('other.pdf', '', 2000, await entityOf(user));
    const key = await file('mine.pdf');
    await folder('mine');
    await link('example.org');
    await ok(user.get(`graph/duplicateFile/${key}`));
    await ok(user.call('DELETE', `graph/deleteEntity/${entity}`));
    const left = await app.store.read((tx) =>
      tx.run('test.left', 'MATCH (b:Blob) WHERE b.key IN $keys RETURN b.key AS key, b.orphanedAt IS NULL AS kept', {
        keys: [key, other],
      }),
    );
    expect(left.filter(({ kept }) => kept)).toEqual([{ key: other, kept: true }]);
    const nodes = await app.store.read((tx) => tx.run('test.nodes', 'MATCH (n:File {sha256: $key}) RETURN n', { key }));
    expect(nodes).toEqual([]);
  });
});

describe('the files of what is deleted another way', () => {
  const stored = async (keys: string[]) => {
    const cypher = `UNWIND $keys AS key
      RETURN EXISTS { (:File {key: key}) } OR EXISTS { MATCH (b:Blob {key: key}) WHERE b.orphanedAt IS NULL } AS kept`;
    return (await app.store.read((tx) => tx.run('test.kept', cypher, { keys }))).map((row) => row.kept);
  };

  test('go with their chart, and with an entity once the bin is emptied', async () => {
    const chart = await makeSmallChart(user);
    const ofChart = await file('chart.pdf', '', 2000, chart.key);
    const ofEntity = await file('entity.pdf');
    const spared = await file('spared.pdf', '', 2000, await entityOf(user));
    await ok(user.get(`datasets/delete/${chart.key}`));
    expect(await stored([ofChart, ofEntity, spared])).toEqual([false, true, true]);
    await ok(user.post('graph/softDelete', { entityKey: entity, userKey: user.userKey }));
    expect(await stored([ofEntity])).toEqual([true]);
    await ok(user.get(`graph/emptyBin/${user.userKey}`));
    expect(await stored([ofEntity, spared])).toEqual([false, true]);
  });
});

describe('files, folders and links', () => {
  test('are moved, also to the root, but no folder into itself or below, and none to another entity', async () => {
    const [outer, inner] = [await folder('outer'), await folder('inner')];
    expect((await put(`cutFolder/${inner}`, { folderId: outer, entityId: entity })).status).toBe(200);
    for (const target of [inner, outer]) {
      const { status, body } = await put(`cutFolder/${outer}`, { folderId: target });
      expect([status, body]).toEqual([
        409,
        expect.objectContaining({ error: 'A folder cannot be moved into itself.' }),
      ]);
    }
    const key = await file('a.pdf');
    const site = await link('example.org');
    await ok(put(`cutFile/${key}`, { folderId: inner }));
    await ok(put(`cutLink/${site}`, { folderId: inner }));
    expect((await area(user))?.files[0]?.path).toEqual(['outer', 'inner']);
    await ok(put(`cutFile/${key}`, { folderId: '' }));
    expect((await area(user))?.files[0]?.folder).toBe('');
    const elsewhere = await folder('elsewhere', '', await entityOf(user));
    for (const path of [`cutFile/${key}`, `copyFile/${key}`, `cutLink/${site}`, `cutFolder/${inner}`]) {
      expect([path, (await put(path, { folderId: elsewhere })).status]).toEqual([path, 404]);
    }
    expect((await put(`cutFile/${site}`, { folderId: '' })).status).toBe(404);
  });

  test('of two moves at once never close a circle', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [a, b] = [await folder('a'), await folder('b')];
      await Promise.all([put(`cutFolder/${a}`, { folderId: b }), put(`cutFolder/${b}`, { folderId: a })]);
      const folders = (await area(user))?.folders ?? [];
      const at = (key: string) => folders.find((one) => one.key === key)?.folder;
      expect([at(a), at(b)]).toContain('');
    }
  });

  test('are deleted, a folder with all that lies in it', async () => {
    const [outer, stays] = [await folder('outer'), await file('stays.pdf')];
    const inner = await folder('inner', outer);
    await file('in.pdf', inner);
    await link('example.org', 'in', inner);
    await ok(user.post(`graph/deleteFilesFolder/${outer}`, { entityId: entity }));
    expect(await area(user)).toMatchObject({ folders: [], links: [], files: [{ key: stays }] });
    await ok(user.call('DELETE', `graph/deleteFile/${stays}`));
    expect((await area(user))?.files).toEqual([]);
    expect((await user.call('DELETE', `graph/deleteFile/${stays}`)).status).toBe(404);
  });

  test('of an entity all go at once, when asked for', async () => {
    await file('a.pdf', await folder('x'));
    await ok(user.post('graph/deleteAttachedFileNodes', { entityKey: entity, deleteBlobs: true }));
    expect(await area(user)).toMatchObject({ files: [], folders: [], links: [] });
  });

  test('are copied with the bytes they have, beside or in a folder', async () => {
    const key = await file('Deed.pdf');
    const within = await folder('copies');
    const beside = await ok(user.get<{ key: string; fileName: string }>(`graph/duplicateFile/${key}`));
    expect(beside.fileName).toBe('Deed (copy).pdf');
    const inside = await ok(
      put(`copyFile/${key}`, { folderId: within }) as Promise<{ status: number; body: { key: string } }>,
    );
    const blobs = await app.store.read((tx) =>
      tx.run('test.blobs', 'MATCH (f:File)-[:HAS_BYTES]->(b) WHERE f.key IN $keys RETURN DISTINCT b.key AS key', {
        keys: [key, beside.key, inside.key],
      }),
    );
    expect(blobs).toEqual([{ key }]);
  });

  test('take names of any script and refuse what is no name of a file', async () => {
    const key = await file('a.pdf');
    const rename = (name: string) => put(`renameFile/${key}`, { name });
    for (const name of ['Договор.pdf', '契約 🚀.pdf', 'عقد.pdf', 'a,b;c "d".pdf']) {
      expect((await rename(name)).body).toMatchObject({ fileName: name });
    }
    for (const name of ['../a.pdf', 'a/b.pdf', 'a\\b.pdf', '..', 'CON.pdf', `${'é'.repeat(130)}.pdf`, ' ']) {
      expect([name, (await rename(name)).status]).toEqual([name, 400]);
    }
    for (const name of ['a.exe', 'a.html', 'a', '.pdf']) {
      expect([name, await rename(name)]).toEqual([
        name,
        expect.objectContaining({ status: 415, body: expect.objectContaining({ code: 'extension' }) }),
      ]);
    }
  });
});

describe('web links', () => {
  test('take web addresses with or without a scheme, and nothing that runs', async () => {
    const key = await link('https://example.org/a?b#c', 'Registry');
    expect((await area(user))?.links).toEqual([expect.objectContaining({ key, name: 'Registry' })]);
    for (const url of [
      'javascript:alert(1)',
      'data:text/html,x',
      ' JaVaScRiPt:alert(1)',
      'ftp://example.org',
      'not a url',
      '',
    ]) {
      const made = await user.post('graph/createFilesLink', { url, entityId: entity });
      const changed = await put(`renameFilesLink/${key}`, { url });
      expect([url, made.status, url ? changed.status : 400]).toEqual([url, 400, 400]);
    }
    const { body } = await put(`renameFilesLink/${key}`, { name: '', url: 'example.net' });
    expect(body).toMatchObject({ name: 'example.net', url: 'example.net' });
  });
});

describe('who may', () => {
  test('read a chart reads its files and those of the entities on it; who may not edit changes nothing', async () => {
    const chart = await makeSmallChart(user, 'public');
    await file('of chart.pdf', '', 2000, chart.key);
    await file('of person.pdf', '', 2000, chart.person);
    const colleague = await organization.user();
    const stranger = await (await app.organization()).user();
    for (const key of [chart.key, chart.person]) {
      expect(await area(colleague, key)).toMatchObject({ mayEdit: false, files: [{ sharedIn: [] }] });
      expect(await area(stranger, key)).toBeNull();
      const made = await colleague.post('graph/createFilesFolder', { entityId: key });
      expect(made.status).toBe(403);
      expect((await stranger.post('graph/createFilesFolder', { entityId: key })).status).toBe(404);
    }
  });

  test('a key that somebody else has taken is no way to his folder', async () => {
    const key = randomUUID();
    await ok(user.post('graph/createFilesFolder', { key, entityId: entity, name: 'Secret' }));
    const other = await (await app.organization()).user();
    const { status, body } = await other.post('graph/createFilesFolder', { key, entityId: await entityOf(other) });
    expect([status, JSON.stringify(body)]).toEqual([404, expect.not.stringContaining('Secret')]);
  });

  test('a chart bears no key of an entity, nor an entity that of a chart', async () => {
    const chart = await makeSmallChart(user);
    const other = await (await app.organization()).user();
    expect((await other.post('datasets/add', { dataset: { key: entity, name: 'Twin' } })).status).toBe(409);
    const twin = { entity: { key: chart.key, typeName: 'Company', name: 'Twin' } };
    expect((await other.post('graph/addNode', twin)).status).toBe(409);
  });
});
