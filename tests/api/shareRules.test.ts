import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sharingMessages } from '@stemma/shared/messages/sharing';
import { randomUUID } from 'node:crypto';
import type { TestApp } from '../testkit/app';
import { joinApp } from '../testkit/app';
import { makeSmallChart } from '../testkit/charts';
import type { Client } from '../testkit/client';
import type { Link, Opened } from '../testkit/sharing';
import { graphOf, makeLink, visitor } from '../testkit/sharing';

let app: TestApp;
beforeAll(async () => {
  app = await joinApp();
});
afterAll(() => app.close());

const { rules } = sharingMessages;
const DAY = 24 * 3_600_000;

/** An organization with a chart, and how its administrator puts its rules. */
async function place() {
  const organization = await app.organization();
  const owner = await organization.user();
  const admin = await organization.user({ isAdmin: true });
  const ask = (policy: object) => admin.post('users/updateOrganization', { key: organization.key, ...policy });
  return { owner, admin, organization, ask, chart: (await makeSmallChart(owner)).key };
}
const make = (owner: Client, chartKey: string, more: object) =>
  owner.post<{ error?: string; field?: string; sharingLink?: Link }>('datasets/createSharingLink', {
    linkKey: randomUUID(),
    chartKey,
    ...more,
  });
const edit = (owner: Client, key: string, more: object) =>
  owner.call<{ error?: string; field?: string }>('PUT', `datasets/editSharingLink/${key}`, JSON.stringify(more));
const open = async (key: string) =>
  (await app.anonymous.post<Opened>('datasets/authSharingLink', { key, password: null })).body;
const listed = async (owner: Client, key: string) =>
  (await owner.post<{ sharingLinks: (Link & { ruleBroken: string | null })[] }>('datasets/getSharingLinks', { key }))
    .body.sharingLinks;
const madeAgo = (key: string, days: number) =>
  app.store.write((tx) =>
    tx.run('test.madeAgo', 'MATCH (s:SharingLink {key: $key}) SET s.createdDate = $at', {
      key,
      at: new Date(Date.now() - days * DAY).toISOString(),
    }),
  );

describe('an organization that asks for passwords on share links', () => {
  test('has none made or changed without one, and those that there are stop opening until they have one', async () => {
    const { owner, ask, chart } = await place();
    const link = await makeLink(owner, chart);
    const visiting = await visitor(app, link.key);
    await ask({ shareNeedsPassword: true });
    expect(await open(link.key)).toMatchObject({ success: false, error: sharingMessages.ruleChanged });
    expect((await graphOf(visiting, link.key)).status).toBe(403);
    expect((await listed(owner, chart))[0]?.ruleBroken).toBe(rules.shareNeedsPassword);
    const refused = await make(owner, chart, {});
    expect([refused.status, refused.body.error, refused.body.field]).toEqual([
      400,
      rules.shareNeedsPassword,
      'password',
    ]);
    expect((await edit(owner, link.key, { name: 'Another' })).body.field).toBe('password');
    expect((await edit(owner, link.key, { password: 'long enough' })).status).toBe(200);
    await visitor(app, link.key, 'long enough');
    expect((await edit(owner, link.key, { isPassword: false })).status).toBe(400);
  });
});

describe('an organization that bounds how long share links live', () => {
  test('gives links that name no end that time, and refuses longer ones', async () => {
    const { owner, ask, chart } = await place();
    await ask({ shareDaysMax: 7 });
    expect((await make(owner, chart, {})).body.sharingLink?.expiry).toBe(7);
    expect((await make(owner, chart, { expiry: 1 })).body.sharingLink?.expiry).toBe(1);
    for (const expiry of [30, 'None']) {
      expect((await make(owner, chart, { expiry })).body).toMatchObject({ error: rules.shareDaysMax, field: 'expiry' });
    }
  });

  test('closes those that live longer than that, from when they began', async () => {
    const { owner, ask, chart } = await place();
    const [old, young] = [await makeLink(owner, chart), await makeLink(owner, chart)];
    await madeAgo(old.key, 8);
    await madeAgo(young.key, 6);
    await ask({ shareDaysMax: 7 });
    expect((await open(old.key)).success).toBe(false);
    expect((await open(young.key)).success).toBe(true);
    expect((await edit(owner, old.key, { expiry: 7 })).status).toBe(200);
    expect((await open(old.key)).success).toBe(true);
    await ask({ shareDaysMax: null });
    expect((await make(owner, chart, { expiry: null })).body.sharingLink?.expiry).toBeNull();
  });

  test('sends charts by tickets of no longer life', async () => {
    const { owner, ask, chart } = await place();
    await ask({ shareDaysMax: 1, shareNeedsPassword: true });
    const sent = await owner.post('auth/sendSharedChart', { chartKey: chart, emails: [`${randomUUID()}@example.org`] });
    expect(sent.status).toBe(200);
    expect(await listed(owner, chart)).toMatchObject([{ expiry: 1, ruleBroken: null }]);
  });
});

describe('an organization without share links', () => {
  test('has none made, sent or opened, and all of them back once it allows them', async () => {
    const { owner, ask, chart } = await place();
    const link = await makeLink(owner, chart);
    await ask({ sharingOff: true });
    const emails = [`${randomUUID()}@example.org`];
    expect((await make(owner, chart, {})).body.error).toBe(rules.sharingOff);
    expect((await owner.post('auth/sendSharedChart', { chartKey: chart, emails })).status).toBe(409);
    expect((await owner.post('datasets/emailSharingLink', { key: link.key, emails })).status).toBe(409);
    expect((await open(link.key)).success).toBe(false);
    const preview = await owner.get<{ token: string | null }>(`datasets/previewSharingLink/${link.key}`);
    expect(preview.body.token).toBeTruthy();
    await ask({ sharingOff: false });
    expect((await open(link.key)).success).toBe(true);
  });

  test('is not made so by its users, and rules are one of those that are offered', async () => {
    const { owner, admin, organization } = await place();
    const policy = { key: organization.key, sharingOff: true };
    expect((await owner.post('users/updateOrganization', policy)).status).toBe(403);
    expect(await admin.post('users/updateOrganization', { key: organization.key, shareDaysMax: 3 })).toMatchObject({
      status: 400,
      body: { field: 'shareDaysMax' },
    });
  });
});
