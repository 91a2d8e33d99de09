import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { sweepFiles } from '../../server/src/files/sweep';
import type { TestApp, TestOrganization } from '../testkit/app';
import { startApp } from '../testkit/ownApp';
import type { Client } from '../testkit/client';
import type { Uploaded } from '../testkit/files';
import { pdf, sha256, TusCaller, uploadForm } from '../testkit/files';
import { QUIET, sweptOf } from '../testkit/sweeping';

let app: TestApp;
let organization: TestOrganization;
let user: Client;
let entityId: string;

beforeAll(async () => {
  app = await startApp();
  organization = await app.organization();
  user = await organization.user();
});
beforeEach(async () => {
  entityId = await entityOf(user);
});
afterAll(() => app.close());

async function entityOf(who: Client): Promise<string> {
  const { body } = await who.post<{ key: string }>('graph/addNode', { entity: { typeName: 'Trust', name: 'A trust' } });
  return body.key;
}

const listed = async (key = entityId) =>
  (await user.post<Uploaded['file'][]>('graph/getAttachedFiles', { entityKey: key })).body;
const tus = (who: Client = user) => new TusCaller(app.url, who.token);
const pathOf = (response: Response) => response.headers.get('location') ?? '';
const downloaded = async (path: string) => (await user.download(path)).bytes;

const swept = () => sweptOf(app, organization.key);

describe('a file in one piece', () => {
  test('is kept as it was sent, under its name, and comes back the same', async () => {
    const bytes = pdf(300_000);
    const { status, body } = await uploadForm(
      user,
      { userId: user.userKey, entityId, fileName: 'Договор 🚀.pdf' },
      bytes,
    );
    expect([status, body.status]).toEqual([200, 'success']);
    expect(body.file).toMatchObject({ fileName: 'Договор 🚀.pdf', fileSize: 300_000, contentType: 'application/pdf' });
    expect(await listed()).toEqual([body.file]);
    expect(sha256(await downloaded(body.file.fullPath))).toBe(sha256(bytes));
  });

  test('sent again under its key is the same file', async () => {
    const fields = { entityId, generatedFileKey: randomUUID() };
    const bytes = pdf();
    const answers = await Promise.all([1, 2, 3].map(() => uploadForm(user, fields, bytes)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await uploadForm(user, fields, bytes);
    expect(await listed()).toHaveLength(1);
    const stranger = await (await app.organization()).user();
    const taken = await uploadForm(stranger, { ...fields, entityId: await entityOf(stranger) }, bytes);
    expect(taken.status).toBe(404);
    expect((await swept()).missing).toEqual([]);
  });

  test('is refused by its size, its name, its type and its content, with the code of each', async () => {
    const refused = async (bytes: Uint8Array, name: string, type = '') => {
      const { status, body } = await uploadForm(user, { entityId }, bytes, { name, type });
      return [status, body.code];
    };
    expect(await refused(pdf(1023), 'a.pdf')).toEqual([413, 'size']);
    expect(await refused(pdf(), 'a.exe')).toEqual([415, 'extension']);
    expect(await refused(pdf(), 'Thumbs.db')).toEqual([415, 'extension']);
    expect(await refused(pdf(), 'a.txt', 'text/html')).toEqual([415, 'extension']);
    expect(await refused(randomBytes(3000), 'a.pdf')).toEqual([415, 'extension']);
    expect(await refused(pdf(), '../../a.pdf')).toEqual([400, 'invalid']);
    expect(await listed()).toEqual([]);
    expect((await swept()).stray).toBe(0);
  });

  test('is taken from nobody who may not edit the entity', async () => {
    const other = await organization.user();
    const reader = await organization.user({ accountType: 'viewOnly' });
    expect((await uploadForm(other, { entityId }, pdf())).status).toBe(404);
    expect((await uploadForm(reader, { entityId }, pdf())).status).toBe(404);
    expect((await uploadForm(app.anonymous, { entityId }, pdf())).status).toBe(401);
    const asAnother = await uploadForm(user, { entityId, userId: other.userKey }, pdf());
    expect(asAnother.status).toBe(403);
    await user.post('graph/softDelete', { entityKey: entityId });
    expect((await uploadForm(user, { entityId }, pdf())).status).toBe(403);
  });
});

describe('an upload by tus', () => {
  const about = (more: object = {}) => ({
    filename: 'Deed.pdf',
    filetype: 'application/pdf',
    entityId,
    folder: '',
    ...more,
  });

  test('goes on where it ended, and is a file only when it is whole', async () => {
    const bytes = pdf(3_000_000);
    const path = pathOf(await tus().create(bytes.length, about()));
    expect((await tus().patch(path, 0, bytes.subarray(0, 1_000_000))).status).toBe(204);
    expect(await listed()).toEqual([]);
    const asked = await tus().head(path);
    expect([asked.headers.get('upload-offset'), asked.headers.get('upload-length')]).toEqual(['1000000', '3000000']);
    expect((await tus().patch(path, 0, bytes)).status).toBe(409);
    const done = await tus().patch(path, 1_000_000, bytes.subarray(1_000_000));
    const key = done.headers.get('upload-key') ?? '';
    expect((await listed()).map((file) => file.key)).toEqual([key]);
    expect(sha256(await downloaded(`files/x/${key}/y`))).toBe(sha256(bytes));
    const after = await tus().head(path);
    expect([after.status, after.headers.get('upload-offset')]).toEqual([200, '3000000']);
    expect((await tus().send('DELETE', path)).status).toBe(404);
    expect(await listed()).toHaveLength(1);
  });

  test('whose server ended before its last word is made a file when its sender asks', async () => {
    const bytes = pdf();
    const path = pathOf(await tus().create(bytes.length, about()));
    // As if all bytes had been written and the server had ended then.
    await app.blobs.put(path.split('/').at(-1) ?? '', Readable.from([bytes]));
    expect((await tus().head(path)).headers.get('upload-offset')).toBe(String(bytes.length));
    expect(await listed()).toHaveLength(1);
  });

  test('goes on for its own sender only', async () => {
    const path = pathOf(await tus().create(5000, about()));
    const other = await organization.user();
    for (const who of [other, await (await app.organization()).user()]) {
      expect((await tus(who).head(path)).status).toBe(404);
      expect((await tus(who).patch(path, 0, pdf())).status).toBe(404);
      expect((await tus(who).send('DELETE', path)).status).toBe(404);
    }
    expect((await tus(app.anonymous).patch(path, 0, pdf())).status).toBe(401);
    expect((await tus().head(path)).headers.get('upload-offset')).toBe('0');
    expect((await tus().send('DELETE', path)).status).toBe(204);
    expect((await tus().head(path)).status).toBe(404);
  });

  test('is refused before its bytes come, and after them where they are not what the name says', async () => {
    const code = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code];
    expect(await code(await tus().create(5000, about({ filename: 'a.html' })))).toEqual([415, 'extension']);
    expect(await code(await tus().create(100, about()))).toEqual([413, 'size']);
    expect(await code(await tus().create(104_857_601, about()))).toEqual([413, 'size']);
    expect(await code(await tus().create(5000, about({ entityId: randomUUID() })))).toEqual([404, 'notFound']);
    expect(await code(await tus().create(5000, about({ filename: '../x.pdf' })))).toEqual([400, 'invalid']);
    const path = pathOf(await tus().create(5000, about()));
    expect(await code(await tus().patch(path, 0, randomBytes(5000)))).toEqual([415, 'extension']);
    expect((await tus().head(path)).status).toBe(404);
    expect(await listed()).toEqual([]);
  });

  test('says so where more comes than was told', async () => {
    const path = pathOf(await tus().create(5000, about()));
    const answer = await tus().patch(path, 0, pdf(6000));
    expect([answer.status, await answer.json()]).toEqual([
      413,
      expect.objectContaining({ code: 'size', error: 'The file is not as large as was said.' }),
    ]);
  });

  test('speaks the protocol: version, lengths, what the server can do, and no other origin', async () => {
    const options = await tus().send('OPTIONS', '/uploads', { origin: 'https://evil.example' });
    expect(options.headers.get('tus-version')).toBe('1.0.0');
    expect(options.headers.get('tus-max-size')).toBe('104857600');
    expect(options.headers.get('tus-extension')?.split(',')).toEqual(
      expect.arrayContaining(['creation', 'creation-with-upload', 'termination', 'expiration']),
    );
    expect(options.headers.get('tus-extension')).not.toContain('defer');
    expect(options.headers.get('access-control-allow-origin')).toBeNull();
    const created = await tus().create(5000, about(), { origin: 'https://evil.example' });
    expect(created.headers.get('access-control-allow-origin')).toBeNull();
    expect(created.headers.get('upload-expires')).toBeTruthy();
    expect((await tus().send('POST', '/uploads', { 'upload-defer-length': '1' })).status).toBe(501);
    expect((await tus().send('POST', '/uploads', { 'tus-resumable': '0.2.0', 'upload-length': '5000' })).status).toBe(
      412,
    );
    expect((await tus().send('GET', pathOf(created))).status).toBe(404);
    expect((await tus().send('PATCH', pathOf(created), { 'upload-offset': '0' }, pdf())).status).toBeGreaterThanOrEqual(
      400,
    );
    expect((await tus().patch(pathOf(created), 0, pdf(6000))).status).toBe(413);
    for (const id of ['..%2f..%2fetc', '%00', 'x'.repeat(200)])
      expect((await tus().head(`/uploads/${id}`)).status).toBe(404);
  });

  test('lands at the root where its folder is gone by then', async () => {
    const { body } = await user.post<{ key: string }>('graph/createFilesFolder', { entityId });
    const bytes = pdf();
    const path = pathOf(await tus().create(bytes.length, about({ folder: body.key })));
    await user.post(`graph/deleteFilesFolder/${body.key}`);
    await tus().patch(path, 0, bytes);
    expect(await listed()).toEqual([expect.objectContaining({ folder: '' })]);
  });
});

describe('the sweep', () => {
  test('deletes bytes that no file has, and those of files that are deleted, and nothing else', async () => {
    await swept();
    const { body } = await uploadForm(user, { entityId }, pdf());
    const copy = (await user.get<Uploaded['file']>(`graph/duplicateFile/${body.key}`)).body;
    const unfinished = pathOf(await tus().create(5000, { filename: 'a.pdf', entityId }));
    const stray = randomUUID();
    await app.blobs.put(stray, Readable.from([pdf()]));
    await user.call('DELETE', `graph/deleteFile/${body.key}`);
    expect(await swept()).toMatchObject({ missing: [] });
    expect((await downloaded(copy.fullPath)).length).toBe(5000);
    expect(await app.blobs.size(stray)).toBeUndefined();
    expect((await tus().head(unfinished)).status).toBe(404);
    await user.call('DELETE', `graph/deleteFile/${copy.key}`);
    expect(await swept()).toMatchObject({ stray: 0, missing: [] });
    expect(await app.blobs.size(body.key)).toBeUndefined();
  });

  test('leaves alone what may still be on its way', async () => {
    const path = pathOf(await tus().create(5000, { filename: 'a.pdf', entityId }));
    const early = { store: app.store, blobs: app.blobs, log: QUIET };
    expect((await sweepFiles(early)).stray).toBe(0);
    expect((await tus().patch(path, 0, pdf())).status).toBe(204);
  });

  test('tells of files whose bytes are gone and leaves their records', async () => {
    const { body } = await uploadForm(user, { entityId }, pdf());
    const row = await app.store.read((tx) =>
      tx.run('test.blob', 'MATCH (:File {key: $key})-->(b:Blob) RETURN b.key AS key', { key: body.key }),
    );
    const key = String(row[0]?.key);
    await app.blobs.delete(key);
    expect((await swept()).missing).toContain(key);
    expect(await listed()).toHaveLength(1);
    expect((await user.get(body.file.fullPath)).status).toBe(404);
    expect((await user.post('files/blobExists', { filePath: body.file.fullPath })).body).toBe(false);
    await user.call('DELETE', `graph/deleteFile/${body.key}`);
  });
});
