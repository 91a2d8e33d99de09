import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { limits } from '@stemma/shared/limits';
import { openBlobs } from '../../server/src/blobs/open';
import { sweepFiles } from '../../server/src/files/sweep';
import type { TestApp } from '../testkit/app';
import { startApp } from '../testkit/ownApp';
import type { Client } from '../testkit/client';
import type { Uploaded } from '../testkit/files';
import { pdf, sha256, TusCaller, uploadForm } from '../testkit/files';
import type { S3Server } from '../testkit/s3';
import { findS3, startS3 } from '../testkit/s3';

const found = await findS3();

(found ? describe : describe.skip)('files in a bucket', () => {
  let s3: S3Server;
  let app: TestApp;
  let user: Client;
  let entityId: string;

  beforeAll(async () => {
    if (!found) return;
    s3 = await startS3(found);
    app = await startApp({ blobs: await openBlobs({ folder: '/nowhere', s3: s3.settings }) });
    user = await (await app.organization()).user();
    const entity = { typeName: 'Trust', name: 'A trust' };
    entityId = (await user.post<{ key: string }>('graph/addNode', { entity })).body.key;
  }, 240_000);
  afterAll(async () => {
    await app.close();
    await s3.close();
  });

  const bytesOf = async (key: string) => (await user.download(`files/x/${key}/x`)).bytes;
  const quiet = { warn: () => undefined, error: () => undefined };

  test('come by tus in pieces, and go on after an interruption', async () => {
    const bytes = pdf(12_900_000);
    const tus = new TusCaller(app.url, user.token);
    const created = await tus.create(bytes.length, { filename: 'Deed.pdf', filetype: 'application/pdf', entityId });
    const path = created.headers.get('location') ?? '';
    expect((await tus.patch(path, 0, bytes.subarray(0, 6_000_000))).status).toBe(204);
    const offset = Number((await tus.head(path)).headers.get('upload-offset'));
    expect(offset).toBe(6_000_000);
    const done = await tus.patch(path, offset, bytes.subarray(offset));
    expect(done.status).toBe(204);
    expect(sha256(await bytesOf(done.headers.get('upload-key') ?? ''))).toBe(sha256(bytes));
    expect((await tus.head(path)).headers.get('upload-offset')).toBe(String(bytes.length));
  });

  test('come in one piece, small and large, with ranges, and in phases', async () => {
    for (const size of [2000, 20_000_000]) {
      const bytes = pdf(size);
      const { body } = await uploadForm(user, { entityId }, bytes);
      expect(sha256(await bytesOf(body.key))).toBe(sha256(bytes));
      const headers = { authorization: `Bearer ${user.token}`, range: 'bytes=100-199' };
      const part = await fetch(`${app.url}/api/${body.file.fullPath}`, { headers });
      expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(100, 200))).toBe(true);
    }
    const bytes = pdf(limits.uploadChunkBytes + 1_000_000);
    const start = { phase: 'start', name: 'a.pdf', mime_type: '', size: bytes.length, entityId };
    const { data } = (await user.post<{ data: { session_id: string; end_offset: number } }>('files/upload', start))
      .body;
    for (const at of [data.end_offset, 0]) {
      const chunk = new File([new Uint8Array(bytes.subarray(at, at + data.end_offset))], 'chunk');
      const body = new FormData();
      for (const [name, value] of Object.entries({
        phase: 'upload',
        session_id: data.session_id,
        start_offset: String(at),
      }))
        body.set(name, value);
      body.set('chunk', chunk);
      const headers = { authorization: `Bearer ${user.token}` };
      expect((await fetch(`${app.url}/api/files/upload`, { method: 'POST', headers, body })).status).toBe(200);
    }
    const { body } = await user.post<Uploaded>('files/upload', { phase: 'finish', session_id: data.session_id });
    expect(sha256(await bytesOf(body.key))).toBe(sha256(bytes));
  });

  test('are gone from it when no file has them any more, and nothing else is', async () => {
    const { body } = await uploadForm(user, { entityId }, pdf());
    const storedKey = (await uploadForm(user, { entityId }, pdf())).body.key;
    const tus = new TusCaller(app.url, user.token);
    await tus.create(5000, { filename: 'unfinished.pdf', entityId });
    await user.call('DELETE', `graph/deleteFile/${body.key}`);
    await sweepFiles({ store: app.store, blobs: app.blobs, log: quiet, grace: -60_000 });
    const keys: string[] = [];
    for await (const { key } of app.blobs.list()) keys.push(key);
    expect(keys.filter((key) => /[./]/.test(key))).toEqual([]);
    expect((await bytesOf(storedKey)).length).toBe(5000);
    const { body: files } = await user.post<{ key: string }[]>('graph/getAttachedFiles', { entityKey: entityId });
    expect(keys).toHaveLength(files.length);
    expect((await user.get(`files/x/${body.key}/x`)).status).toBe(404);
  });

  test('are refused at the start where the bucket is not there', async () => {
    await expect(openBlobs({ folder: '', s3: { ...s3.settings, bucket: 'nobucket' } })).rejects.toThrow(/S3_BUCKET/);
  });
});
