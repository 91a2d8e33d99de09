import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { limits } from '@stemma/shared/limits';
import type { TestApp, TestOrganization } from '../testkit/app';
import type { Client } from '../testkit/client';
import { pdf, sha256, TusCaller, uploadForm } from '../testkit/files';
import { startApp } from '../testkit/ownApp';
import { PhasesCaller } from '../testkit/phases';
import { sweptOf } from '../testkit/sweeping';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

async function entityOf(who: Client): Promise<string> {
  const { body } = await who.post<{ key: string }>('graph/addNode', { entity: { typeName: 'Trust', name: 'A trust' } });
  return body.key;
}

/** Somebody whose organization has so much room for files. */
async function ownerWithin(
  megabytes: number,
): Promise<{ organization: TestOrganization; user: Client; entityId: string }> {
  const organization = await app.organization();
  const user = await organization.user();
  await app.store.write((tx) =>
    tx.run('test.quota', 'MATCH (o:Organization {key: $key}) SET o.fileQuotaMegabytes = $megabytes', {
      key: organization.key,
      megabytes,
    }),
  );
  return { organization, user, entityId: await entityOf(user) };
}

async function inPhases(user: Client, entityId: string, bytes: Uint8Array) {
  const calls = new PhasesCaller(app.url, user);
  const { session_id } = (await calls.begin(entityId, bytes.length)).body.data;
  await calls.chunk(session_id, 0, bytes);
  return calls.finish(session_id);
}

test('an upload is refused where the organization has no room left, in clear words', async () => {
  const { organization, user, entityId } = await ownerWithin(1);
  const answers = await Promise.all([1, 2, 3, 4].map(() => uploadForm(user, { entityId }, pdf(400_000))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 413, 413]);
  const refused = answers.find(({ status }) => status === 413);
  expect(refused?.body).toMatchObject({ code: 'quota', error: expect.stringContaining('1 MB') });
  expect((await sweptOf(app, organization.key)).stray).toBe(0);
});

describe('the same content sent again', () => {
  const bytesOf = async (key: string) => {
    const rows = await app.store.read((tx) =>
      tx.run('test.bytes', 'MATCH (b:Blob {organizationKey: $key}) RETURN b.key AS key', { key }),
    );
    return rows.map((row) => String(row['key']));
  };

  test('takes no room, whichever way it comes, and stays as long as one file has it', async () => {
    const { organization, user, entityId } = await ownerWithin(1);
    const another = await entityOf(user);
    const bytes = pdf(300_000);
    const first = (await uploadForm(user, { entityId }, bytes)).body;
    const elsewhere = (await uploadForm(user, { entityId: another }, bytes, { name: 'Same.pdf' })).body;
    const keys = [
      (await inPhases(user, entityId, bytes)).body.key,
      await new TusCaller(app.url, user.token).upload(bytes, { filename: 'By tus.pdf', entityId }),
      (await uploadForm(user, { entityId }, bytes)).body.key,
    ];
    expect(new Set([first.key, elsewhere.key, ...keys]).size).toBe(5);
    expect(await bytesOf(organization.key)).toHaveLength(1);
    expect(await sweptOf(app, organization.key)).toEqual({ stray: 0, missing: [] });
    for (const key of [first.key, ...keys]) await user.call('DELETE', `graph/deleteFile/${key}`);
    await sweptOf(app, organization.key);
    expect(sha256((await user.download(elsewhere.file.fullPath)).bytes)).toBe(sha256(bytes));
    const [left] = await bytesOf(organization.key);
    await user.call('DELETE', `graph/deleteFile/${elsewhere.key}`);
    await sweptOf(app, organization.key);
    expect(await bytesOf(organization.key)).toEqual([]);
    expect(await app.blobs.size(left ?? '')).toBeUndefined();
  });

  test('is kept once also where it comes six times at the same moment', async () => {
    const { organization, user, entityId } = await ownerWithin(1);
    const bytes = pdf(300_000);
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => uploadForm(user, { entityId }, bytes)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await bytesOf(organization.key)).toHaveLength(1);
    expect(await sweptOf(app, organization.key)).toEqual({ stray: 0, missing: [] });
    for (const { body } of answers) {
      expect(sha256((await user.download(body.file.fullPath)).bytes)).toBe(sha256(bytes));
    }
  });

  test('is kept apart from that of another organization, and from bytes that are gone', async () => {
    const [one, two] = [await ownerWithin(1), await ownerWithin(1)];
    const bytes = pdf(20_000);
    await uploadForm(one.user, { entityId: one.entityId }, bytes);
    await uploadForm(two.user, { entityId: two.entityId }, bytes);
    const [lost] = await bytesOf(two.organization.key);
    expect(await bytesOf(one.organization.key)).not.toContain(lost);
    await app.blobs.delete(lost ?? '');
    const { body } = await uploadForm(two.user, { entityId: two.entityId }, bytes);
    expect(await bytesOf(two.organization.key)).toHaveLength(2);
    expect(sha256((await two.user.download(body.file.fullPath)).bytes)).toBe(sha256(bytes));
  });
});

test('uploads that a user begins and never ends give way to his newer ones, whichever way they came', async () => {
  const organization = await app.organization();
  const [user, colleague] = [await organization.user(), await organization.user()];
  const entityId = await entityOf(user);
  const size = limits.uploadBytesMax;
  const tus = new TusCaller(app.url, user.token);
  const calls = new PhasesCaller(app.url, user);
  const theirs = new PhasesCaller(app.url, colleague);
  const other = (await theirs.begin(await entityOf(colleague), size)).body.data.session_id;
  const path = (await tus.create(size, { filename: 'a.pdf', entityId })).headers.get('location') ?? '';
  const session = (await calls.begin(entityId, size)).body.data.session_id;
  const fit = Math.floor(limits.unfinishedUploadBytesMax / size);
  for (let count = 2; count < fit; count += 1) await calls.begin(entityId, size);
  expect([(await tus.head(path)).status, (await calls.resume(session)).status]).toEqual([200, 200]);
  const done = await inPhases(user, entityId, pdf());
  expect([(await tus.head(path)).status, (await calls.resume(session)).status]).toEqual([200, 200]);
  await calls.begin(entityId, size);
  expect([(await tus.head(path)).status, (await calls.resume(session)).status]).toEqual([404, 200]);
  await calls.begin(entityId, size);
  expect((await calls.resume(session)).status).toBe(404);
  expect((await theirs.resume(other)).status).toBe(200);
  expect((await user.download(done.body.file.fullPath)).bytes).toHaveLength(5000);
});
