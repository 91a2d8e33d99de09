import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { TestApp } from '../testkit/app';
import { joinApp } from '../testkit/app';
import type { Client } from '../testkit/client';

let app: TestApp;
let sender: Client;

beforeAll(async () => {
  app = await joinApp();
  const organization = await app.organization();
  sender = await organization.user({ name: 'Grace Hopper' });
  const administrator = await organization.user({ isAdmin: true });
  await administrator.post('users/updateOrganization', { key: organization.key, messageDomains: ['example.org'] });
});
afterAll(() => app.close());

test('who sent a request finds it again; nobody else does', async () => {
  const key = randomUUID();
  const request = { key, fileNames: ['passport.pdf'], message: 'Please 🚀' };
  await sender.post('admin/mail/request', { ...request, to: 'bank@example.org', title: 'Documents' });
  const { body } = await sender.post<unknown[]>('requests/sent', { userKey: sender.userKey });
  expect(body).toEqual([
    expect.objectContaining({
      ...request,
      addresses: ['bank@example.org'],
      createdByName: 'Grace Hopper',
      createdBy: sender.userKey,
    }),
  ]);
  expect((await sender.post('requests/one', { key })).body).toEqual(body[0]);
  const byGraphql = await sender.rawGraphql(`{ requestsSent { key } request(key: "${key}") { message } }`);
  expect(byGraphql.data).toEqual({ requestsSent: [{ key }], request: { message: 'Please 🚀' } });

  const other = await (await app.organization()).user();
  expect((await other.post('requests/sent')).body).toEqual([]);
  expect((await other.post('requests/sent', { userKey: sender.userKey })).status).toBe(403);
  const foreign = await other.post('requests/one', { key });
  const unknown = await other.post('requests/one', { key: randomUUID() });
  expect([foreign.status, unknown.status]).toEqual([404, 404]);
  expect(foreign.body).toEqual(unknown.body);
  expect((await other.rawGraphql(`{ request(key: "${key}") { message } }`)).data).toEqual({ request: null });
});
