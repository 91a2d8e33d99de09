import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { ANONYMOUS } from '../../server/src/access/caller';
import type { Context } from '../../server/src/context';
import { makeContext } from '../../server/src/context';
import { listAllUsers, makeInvitation, makeResetLink } from '../../server/src/users/operator';
import { joinApp, type TestApp, type TestOrganization } from '../testkit/app';
import { Client } from '../testkit/client';

let app: TestApp;
let organization: TestOrganization;
let operator: Context;

beforeAll(async () => {
  app = await joinApp();
  organization = await app.organization();
  operator = makeContext({ store: app.store, caller: ANONYMOUS, requestId: 'test', address: 'local' });
});
afterAll(() => app.close());

const newPassword = 'copper kettle lantern 42';
const ticketOf = ({ path }: { path: string }) => path.split('#ticket=')[1] ?? '';
const entriesAbout = async (target: string) => {
  const { records } = await app.store.driver.executeQuery(
    'MATCH (a:AuditEntry {target: $target}) RETURN a.action AS action, a.organizationKey AS organization ORDER BY a.at',
    { target },
  );
  return records.map((record) => record.toObject());
};

test('a user whom the operator gives a link chooses another password by it, once, and the log tells of it', async () => {
  const user = await organization.user();
  const first = await makeResetLink(operator, user.email);
  const link = await makeResetLink(operator, ` ${user.email.toUpperCase()} `);
  expect(link).toMatchObject({ email: user.email, kind: 'reset' });
  expect(link.path.startsWith('/resetPassword#ticket=')).toBe(true);
  const choose = async (ticket: string) =>
    (await new Client(app.url).post<{ success: boolean }>('auth/forcePassword', { ticket, newPassword })).body.success;
  expect(await choose(ticketOf(first))).toBe(false);
  expect(await choose(ticketOf(link))).toBe(true);
  expect(await choose(ticketOf(link))).toBe(false);
  await new Client(app.url).signIn(user.email, newPassword);
  expect(await entriesAbout(user.userKey)).toContainEqual({
    action: 'operator/resetPassword',
    organization: organization.key,
  });
});

test('an administrator whom the operator invites activates the account by the link, and is listed before and after', async () => {
  const email = `${randomUUID()}@example.org`;
  const listed = async () => (await listAllUsers(operator)).find((user) => user.email === email);
  const link = await makeInvitation(operator, { email, organization: organization.key, isAdmin: true });
  expect(link).toMatchObject({ email, kind: 'activate' });
  expect(await listed()).toMatchObject({ isPending: true, isAdmin: true, organizationKey: organization.key });
  const again = await makeResetLink(operator, email);
  expect(again.kind).toBe('activate');
  const newName = 'Ada Operator';
  const activated = await new Client(app.url).post<{ success: boolean }>('auth/activateAccount', {
    ticket: ticketOf(again),
    newPassword,
    newName,
  });
  expect(activated.body.success).toBe(true);
  await new Client(app.url).signIn(email, newPassword);
  expect(await listed()).toMatchObject({ name: newName, isPending: false, isAdmin: true });
  await expect(makeInvitation(operator, { email, organization: organization.key, isAdmin: false })).rejects.toThrow();
});

test('an invitation names its organization where there are several', async () => {
  await app.organization();
  const email = `${randomUUID()}@example.org`;
  for (const wanted of [undefined, 'No such organization']) {
    await expect(makeInvitation(operator, { email, organization: wanted, isAdmin: false })).rejects.toThrow(
      /^Name one organization, by --organization: /,
    );
  }
});
