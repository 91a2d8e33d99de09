import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { TestApp, TestOrganization } from '../testkit/app';
import { joinApp } from '../testkit/app';
import type { Client } from '../testkit/client';
import { eventually } from '../testkit/eventually';

let app: TestApp;
let organization: TestOrganization;
let user: Client;
beforeAll(async () => {
  app = await joinApp();
  organization = await app.organization();
  user = await organization.user();
});
afterAll(() => app.close());

const png = (width: number, height: number) => createCanvas(width, height).toBuffer('image/png');
const put = async (bytes: Uint8Array, who = user) =>
  who.sendForm<{ image: string; code?: string }>('users/picture', {}, new File([Buffer.from(bytes)], 'me.png'));
const imageOf = async (who: Client) => (await who.get<{ image: string | null }>(`users/get/${who.userKey}`)).body.image;
const blobs = async (who: Client) =>
  app.store.read((tx) =>
    tx.run(
      'test.blobs',
      'MATCH (b:Blob {organizationKey: $key}) WHERE b.orphanedAt IS NULL RETURN b.key AS key, $user AS user',
      { key: organization.key, user: who.userKey },
    ),
  );

describe("a user's picture", () => {
  test('is kept drawn anew and small, with nothing but its points, one at a time', async () => {
    expect(await imageOf(user)).toBeNull();
    const { status, body } = await put(Buffer.concat([png(1200, 600), Buffer.from('<script>alert(1)</script>')]));
    expect(status).toBe(200);
    expect(await imageOf(user)).toBe(body.image);
    const { headers, bytes } = await user.download(body.image);
    expect([headers.get('content-type'), headers.get('x-content-type-options')]).toEqual(['image/png', 'nosniff']);
    expect(Buffer.from(bytes).includes('script')).toBe(false);
    expect((await loadImage(Buffer.from(bytes))).width).toBe(256);
    const next = await put(png(20, 20));
    expect(next.body.image).not.toBe(body.image);
    expect((await user.get(body.image)).status).toBe(404);
    expect(await blobs(user)).toHaveLength(1);
  });

  test('is no SVG and no text', async () => {
    for (const text of ['<svg xmlns="http://www.w3.org/2000/svg"></svg>', 'words']) {
      const { status, body } = await put(Buffer.from(text.padEnd(2000)));
      expect([status, body.code]).toEqual([415, 'extension']);
    }
    expect((await user.sendForm('users/picture', {})).status).toBe(400);
  });

  test('is shown to his organization and to administrators, and to nobody else', async () => {
    const { image } = (await put(png(30, 30))).body;
    const colleague = await organization.user();
    const elsewhere = await app.organization();
    const [stranger, admin] = [await elsewhere.user(), await elsewhere.user({ isAdmin: true })];
    const shared = await organization.user({ accountType: 'None' });
    const statuses = await Promise.all(
      [colleague, admin, stranger, shared, app.anonymous].map(async (who) => (await who.get(image)).status),
    );
    expect(statuses).toEqual([200, 200, 404, 404, 401]);
    expect(
      (await app.anonymous.sendForm('users/picture', {}, new File([Buffer.from(png(2, 2))], 'a.png'))).status,
    ).toBe(401);
  });

  test('is taken away by himself, and goes with his account', async () => {
    const gone = await organization.user();
    const { image } = (await put(png(30, 30), gone)).body;
    const admin = await organization.user({ isAdmin: true });
    const had = await blobs(gone);
    await admin.get(`users/delete/${gone.userKey}`);
    expect((await admin.get(image)).status).toBe(404);
    await eventually(async () => expect(await blobs(gone)).toHaveLength(had.length - 1));
    await user.call('DELETE', 'users/picture');
    expect(await imageOf(user)).toBeNull();
    expect((await user.call('DELETE', 'users/picture')).status).toBe(200);
  });
});
