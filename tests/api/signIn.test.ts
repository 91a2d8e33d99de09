import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { messages } from '@stemma/shared/messages';
import { randomUUID } from 'node:crypto';
import type { TestApp, TestOrganization } from '../testkit/app';
import { joinApp } from '../testkit/app';
import { startApp } from '../testkit/ownApp';
import { Client } from '../testkit/client';

let app: TestApp;
let organization: TestOrganization;

beforeAll(async () => {
  app = await joinApp();
  organization = await app.organization();
});
afterAll(() => app.close());

describe('signing in', () => {
  test('opens the calls of the user that the password proves', async () => {
    const user = await organization.user({ name: 'Grace Hopper' });
    const { status, body } = await user.get('auth/currentUser');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Grace Hopper',
      email: user.email,
      organizationKey: organization.key,
      accountType: 'Standard',
    });
  });

  test('works by name as well as by e-mail address, in any case', async () => {
    const name = `Ünique ${randomUUID()}`;
    const user = await organization.user({ name });
    await expect(new Client(app.url).signIn(name.toUpperCase(), 'a password for tests')).resolves.toBeDefined();
    await expect(new Client(app.url).signIn(user.email.toUpperCase(), 'a password for tests')).resolves.toBeDefined();
  });

  test('refuses a name that two people have, as it would not know which', async () => {
    const name = `Twice ${randomUUID()}`;
    await organization.user({ name });
    await organization.user({ name });
    await expect(new Client(app.url).signIn(name, 'a password for tests')).rejects.toThrow(messages.signInFailed);
  });

  test('says the same for a wrong password and for nobody', async () => {
    const user = await organization.user();
    const answers = await Promise.all(
      [user.email, 'nobody@example.org', '', ' '].map((nameOrEmail) =>
        app.anonymous.post('auth/authenticate', { nameOrEmail, password: 'wrong password' }),
      ),
    );
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      const refusal = { success: false, user: null, token: null, error: messages.signInFailed, secondFactor: null };
      expect(body).toEqual(refusal);
    }
  });

  test('answers 429 with the time to wait after too many tries, also for the right password', async () => {
    const strict = await startApp({ guesses: { account: 3, address: 1000 } });
    const user = await (await strict.organization()).user();
    const guess = (password: string) =>
      strict.anonymous.post('auth/authenticate', { nameOrEmail: user.email, password });
    const wrong = await Promise.all([guess('wrong 1'), guess('wrong 2'), guess('wrong 3')]);
    expect(wrong.map(({ status }) => status)).toEqual([200, 200, 200]);
    const refused = await guess('a password for tests');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const again = await startApp({ guesses: { account: 3, address: 1000 } });
    const other = await again.anonymous.post('auth/authenticate', {
      nameOrEmail: user.email,
      password: 'a password for tests',
    });
    expect(other.status).toBe(429);
    await strict.close();
    await again.close();
  });
});

describe('a session', () => {
  test('ends at logout, and its token opens nothing afterwards', async () => {
    const user = await organization.user();
    expect((await user.get('datasets/all')).status).toBe(200);
    await user.post('auth/logout');
    expect((await user.get('datasets/all')).status).toBe(401);
    expect((await user.get('auth/currentUser')).status).toBe(401);
  });

  test('is not opened by a forged, altered or foreign token', async () => {
    const user = await organization.user();
    const [head = '', claims = ''] = (user.token ?? '').split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    for (const token of ['x', `${head}.${claims}.`, `${none}.${claims}.`, `${head}.${claims}.AAAA`]) {
      const forged = new Client(app.url);
      forged.token = token;
      expect((await forged.get('auth/currentUser')).status).toBe(401);
    }
  });

  test('runs out, and a deactivated user is out at once', async () => {
    const user = await organization.user();
    const leaver = await organization.user();
    await app.store.write((tx) =>
      tx.run('test.expire', 'MATCH (s:Session)-[:OF]->(:User {key: $key}) SET s.expiresAt = $now', {
        key: user.userKey,
        now: Date.now(),
      }),
    );
    await app.store.write((tx) =>
      tx.run('test.deactivate', 'MATCH (u:User {key: $key}) SET u.deactivated = true', { key: leaver.userKey }),
    );
    expect((await user.get('auth/currentUser')).status).toBe(401);
    expect((await leaver.get('auth/currentUser')).status).toBe(401);
  });

  test('that still owes its second factor opens nothing of the product', async () => {
    const user = await organization.user();
    await app.store.write((tx) =>
      tx.run('test.owe', 'MATCH (s:Session)-[:OF]->(:User {key: $key}) SET s.owesSecondFactor = true', {
        key: user.userKey,
      }),
    );
    expect((await user.get('auth/currentUser')).status).toBe(401);
    expect((await user.get('datasets/all')).status).toBe(401);
    expect((await user.rawGraphql('{ charts { name } viewer { name } }')).data).toEqual({ charts: [], viewer: null });
  });
});
