import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { limits } from '@stemma/shared/limits';
import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { ClientRequest } from 'node:http';
import type { TestApp, TestOrganization } from '../testkit/app';
import type { Client } from '../testkit/client';
import type { Uploaded } from '../testkit/files';
import { pdf, sha256 } from '../testkit/files';
import { startApp } from '../testkit/ownApp';
import { PhasesCaller } from '../testkit/phases';
import { sweptOf } from '../testkit/sweeping';

let app: TestApp;
let organization: TestOrganization;
let user: Client;
let calls: PhasesCaller;
let entityId: string;

beforeAll(async () => {
  app = await startApp();
  organization = await app.organization();
  user = await organization.user();
  calls = new PhasesCaller(app.url, user);
});
beforeEach(async () => {
  const { body } = await user.post<{ key: string }>('graph/addNode', {
    entity: { typeName: 'Trust', name: 'A trust' },
  });
  entityId = body.key;
});
afterAll(() => app.close());

const listed = async () =>
  (await user.post<Uploaded['file'][]>('graph/getAttachedFiles', { entityKey: entityId })).body;
const downloaded = async (path: string) => (await user.download(path)).bytes;
const swept = () => sweptOf(app, organization.key);

describe('an upload in three phases', () => {
  test('takes chunks in any order and side by side, and tells which have come', async () => {
    const bytes = pdf(2 * limits.uploadChunkBytes + 1_500_000);
    const { body: started } = await calls.begin(entityId, bytes.length);
    const { session_id, end_offset } = started.data;
    const offsets = [end_offset * 2, 0];
    await Promise.all(offsets.map((at) => calls.chunk(session_id, at, bytes.subarray(at, at + end_offset))));
    const early = await calls.finish(session_id);
    expect([early.status, early.body]).toEqual([
      409,
      expect.objectContaining({ reason: expect.stringContaining(String(end_offset)) }),
    ]);
    const { body } = await calls.resume(session_id);
    expect(body.parts).toEqual([
      { offset: 0, size: end_offset },
      { offset: end_offset * 2, size: bytes.length - 2 * end_offset },
    ]);
    expect(await calls.chunk(session_id, end_offset, bytes.subarray(end_offset, 2 * end_offset))).toBe(200);
    const answers = await Promise.all([1, 2].map(() => calls.finish(session_id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await calls.finish(session_id)).body.key).toBe(answers[0]?.body.key);
    expect(await listed()).toHaveLength(1);
    expect(sha256(await downloaded(answers[0]?.body.file.fullPath ?? ''))).toBe(sha256(bytes));
  });

  /** Sends the beginning of a chunk and no more; answers the call. */
  function beginning(session: string): ClientRequest {
    const texts = Object.entries({ phase: 'upload', session_id: session, start_offset: '0' }).map(
      ([name, text]) => `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
    );
    const start = `${texts.join('')}--edge\r\nContent-Disposition: form-data; name="chunk"; filename="chunk"\r\n\r\n`;
    const headers = { authorization: `Bearer ${user.token}`, 'content-type': 'multipart/form-data; boundary=edge' };
    const call = request(`${app.url}/api/files/upload`, { method: 'POST', headers }).on('error', () => undefined);
    call.write(start);
    call.write(Buffer.alloc(3000, 'x'));
    return call;
  }
  const aWhile = () => new Promise((resolve) => setTimeout(resolve, 500));

  test('takes the later of two sendings of one chunk, and tells the earlier so', async () => {
    const bytes = pdf(6000);
    const { session_id } = (await calls.begin(entityId, bytes.length)).body.data;
    const earlier = beginning(session_id);
    const refused = new Promise<number | undefined>((resolve) => {
      earlier.once('response', ({ statusCode }) => resolve(statusCode));
    });
    await aWhile();
    expect(await calls.chunk(session_id, 0, bytes)).toBe(200);
    expect(await refused).toBe(409);
    earlier.destroy();
    const { body } = await calls.finish(session_id);
    expect(sha256(await downloaded(body.file.fullPath))).toBe(sha256(bytes));
  });

  test('takes a chunk again whose connection broke off', async () => {
    const bytes = pdf(6000);
    const { session_id } = (await calls.begin(entityId, bytes.length)).body.data;
    const broken = beginning(session_id);
    await aWhile();
    broken.destroy();
    await aWhile();
    expect((await calls.resume(session_id)).body.parts).toEqual([]);
    expect(await calls.chunk(session_id, 0, bytes)).toBe(200);
    const { body } = await calls.finish(session_id);
    expect(sha256(await downloaded(body.file.fullPath))).toBe(sha256(bytes));
  });

  test('ends where its content is refused', async () => {
    await swept();
    const bytes = randomBytes(6000);
    const { session_id } = (await calls.begin(entityId, bytes.length)).body.data;
    expect(await calls.chunk(session_id, 0, bytes)).toBe(200);
    expect((await calls.finish(session_id)).body.code).toBe('extension');
    expect((await calls.resume(session_id)).status).toBe(404);
    expect((await swept()).stray).toBe(0);
  });

  test("is its sender's own, within the size that he said", async () => {
    const { session_id } = (await calls.begin(entityId, 6000)).body.data;
    const others = new PhasesCaller(app.url, await organization.user());
    expect(await others.chunk(session_id, 0, pdf(6000))).toBe(404);
    expect((await others.finish(session_id)).status).toBe(404);
    expect(await calls.chunk(session_id, 0, pdf(7000))).toBe(413);
    expect(await calls.chunk(session_id, 6000, pdf(1))).toBe(400);
    expect(await calls.chunk(session_id, -1, pdf(1))).toBe(400);
    expect(await calls.chunk(session_id, 1, pdf(1))).toBe(400);
    expect((await calls.begin(entityId, 104_857_601)).body.code).toBe('size');
    expect((await calls.begin(entityId, 5000, { name: 'a.php' })).body.code).toBe('extension');
    expect((await calls.phase({ phase: 'abandon', session_id })).status).toBe(200);
    expect((await calls.finish(session_id)).status).toBe(404);
  });

  test('of something that is no form, or names nothing, is refused in plain words', async () => {
    for (const body of [
      {},
      { phase: 'upload', session_id: 'x', start_offset: 0 },
      { phase: 'dance' },
      { phase: 'finish' },
    ]) {
      const answer = await calls.phase(body);
      expect([body, answer.status, answer.body.code]).toEqual([body, 400, 'invalid']);
    }
    expect((await calls.phase({})).body.error).toBe('No file selected.');
  });
});
