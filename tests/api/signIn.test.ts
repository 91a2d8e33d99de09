import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { messages } from '@stemma/shared/messages';
import { randomUUID } from 'node:crypto';
import { clientOf, enter } from '../testkit/accounts';
import type { TestApp, TestOrganization } from '../testkit/app';
import { joinApp, PASSWORD } from '../testkit/app';
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

  test('works sixteen times at the same moment', async () => {
    const user = await organization.user();
    const answers = await Promise.all(Array.from({ length: 16 }, () => enter(app, user.email)));
    expect(answers.map(({ success }) => success)).toEqual(answers.map(() => true));
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

describe('sessions', () => {
  interface Session {
    key: string;
    isCurrent: boolean;
    agent: string;
    address: string;
  }

  test('are listed, and ended one by one, the others together, or all', async () => {
    const user = await organization.user();
    const [second, third] = [await enter(app, user.email), await enter(app, user.email)].map(({ token }) =>
      clientOf(app, token),
    );
    if (!second || !third) throw new Error('There are three sessions.');
    const { body } = await user.get<Session[]>('auth/sessions');
    expect(body.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, false, true]);
    expect(body[0]).toMatchObject({
      address: expect.stringContaining('127.0.0.1'),
      agent: expect.stringMatching(/\w/),
    });
    const [last] = (await third.get<Session[]>('auth/sessions')).body.filter(({ isCurrent }) => isCurrent);
    const ended = () => user.call('DELETE', `auth/sessions/${last?.key}`);
    expect([(await ended()).status, (await ended()).status]).toEqual([200, 404]);
    expect((await third.get('auth/currentUser')).status).toBe(401);
    expect((await user.post('auth/endOtherSessions')).body).toEqual({ ended: 1 });
    expect((await second.get('auth/currentUser')).status).toBe(401);
    expect((await user.post('auth/logoutEverywhere')).body).toEqual({ ended: 1 });
    expect((await user.get('auth/currentUser')).status).toBe(401);
  });

  test('of somebody else are not ended', async () => {
    const [user, other] = [await organization.user(), await organization.user()];
    const [session] = (await other.get<Session[]>('auth/sessions')).body;
    expect((await user.call('DELETE', `auth/sessions/${session?.key}`)).status).toBe(404);
    expect((await other.get('auth/currentUser')).status).toBe(200);
  });

  test('are others after each sign-in, whatever token came with it', async () => {
    const user = await organization.user();
    const { body } = await user.post<{ token: string }>('auth/authenticate', {
      nameOrEmail: user.email,
      password: PASSWORD,
    });
    expect(body.token).not.toBe(user.token);
  });

  test('become as short as the organization says when it says so', async () => {
    const own = await app.organization();
    const [user, admin] = [await own.user(), await organization.user({ isAdmin: true })];
    const hours = async () => {
      const [row] = await app.store.read((tx) =>
        tx.run('test.end', 'MATCH (s:Session)-[:OF]->(:User {key: $key}) RETURN s.expiresAt AS end', {
          key: user.userKey,
        }),
      );
      return (Number(row?.end) - Date.now()) / 3_600_000;
    };
    expect(await hours()).toBeGreaterThan(11);
    await admin.post('users/updateOrganization', { key: own.key, sessionHours: 2 });
    expect(await hours()).toBeLessThanOrEqual(2);
    expect((await user.get('auth/currentUser')).status).toBe(200);
  });

  test('are as long as the organization says, and end at last however much they are used', async () => {
    const own = await app.organization();
    await app.store.write((tx) =>
      tx.run('test.hours', 'MATCH (o:Organization {key: $key}) SET o.sessionHours = 1', { key: own.key }),
    );
    const user = await own.user();
    const age = (hours: number) =>
      app.store.write((tx) =>
        tx.run(
          'test.age',
          'MATCH (s:Session)-[:OF]->(:User {key: $key}) SET s.createdAt = s.createdAt - $by RETURN s.expiresAt AS end, s.createdAt AS begun',
          { key: user.userKey, by: hours * 3_600_000 },
        ),
      );
    const [young] = await age(0);
    expect(Number(young?.end) - Number(young?.begun)).toBe(3_600_000);
    await age(30 * 24);
    await user.get('auth/currentUser');
    const [old] = await age(0);
    expect(Number(old?.end)).toBeLessThan(Date.now() + 3_600_000);
  });
});
