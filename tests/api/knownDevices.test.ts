import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { TestApp, TestOrganization } from '../testkit/app';
import { joinApp, PASSWORD } from '../testkit/app';
import { makeSmallChart } from '../testkit/charts';
import type { Client } from '../testkit/client';
import { startApp } from '../testkit/ownApp';
import { makeLink } from '../testkit/sharing';

const TRIES = 3;
const SECRET = 'correct horse';

let app: TestApp;
let strict: TestApp;
let organization: TestOrganization;

beforeAll(async () => {
  app = await joinApp();
  strict = await startApp({ guesses: { account: TRIES, address: 1000, code: TRIES } });
  organization = await strict.organization();
});
afterAll(async () => {
  await strict.close();
  await app.close();
});

/** A browser: it keeps the cookie that it is sent. */
class Browser {
  cookie = '';

  constructor(readonly url = strict.url) {}

  async post(path: string, body: object): Promise<{ status: number; success: boolean; retryAfter: number }> {
    const headers = { 'content-type': 'application/json', ...(this.cookie ? { cookie: this.cookie } : {}) };
    const answer = await fetch(`${this.url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const [set] = answer.headers.getSetCookie();
    if (set) this.cookie = set.split(';')[0] ?? '';
    const { success = false } = (await answer.json()) as { success?: boolean };
    return { status: answer.status, success, retryAfter: Number(answer.headers.get('retry-after') ?? 0) };
  }

  signIn(nameOrEmail: string, password = PASSWORD) {
    return this.post('auth/authenticate', { nameOrEmail, password });
  }

  open(key: string, password = SECRET) {
    return this.post('datasets/authSharingLink', { key, password });
  }
}

const exhaust = async (email: string, browser = new Browser()) => {
  for (let guess = 0; guess <= TRIES; guess += 1) await browser.signIn(email, `wrong ${guess}`);
  return browser.signIn(email);
};

describe('wrong passwords of strangers', () => {
  test('lock nobody out who signed in on his device before', async () => {
    const { email } = await organization.user();
    const own = new Browser();
    expect((await own.signIn(email)).success).toBe(true);
    expect((await exhaust(email)).status).toBe(429);
    expect(await own.signIn(email)).toMatchObject({ status: 200, success: true });
  });

  test('lock other strangers out, whoever they are', async () => {
    const { email } = await organization.user();
    await exhaust(email);
    expect((await new Browser().signIn(email)).status).toBe(429);
  });

  test('lock nobody out of changing his password in his session', async () => {
    const user = await organization.user();
    await exhaust(user.email);
    const change = { currentPassword: PASSWORD, newPassword: 'another password for tests' };
    expect((await user.post('auth/changePassword', { key: user.userKey, ...change })).status).toBe(200);
  });

  test('lock a share link for nobody who opened it before', async () => {
    const owner: Client = await (await app.organization()).user();
    const { key } = await makeLink(owner, (await makeSmallChart(owner)).key, { password: SECRET });
    const visitor = new Browser(app.url);
    expect((await visitor.open(key)).success).toBe(true);
    const stranger = new Browser(app.url);
    for (let guess = 0; guess < 21; guess += 1) await stranger.open(key, 'wrong password');
    expect((await stranger.open(key)).status).toBe(429);
    expect(await visitor.open(key)).toMatchObject({ status: 200, success: true });
  });
});

describe('a known device', () => {
  test('has tries of its own, and no more than a stranger', async () => {
    const { email } = await organization.user();
    const own = new Browser();
    await own.signIn(email);
    expect((await exhaust(email, own)).status).toBe(429);
    expect((await new Browser().signIn(email)).success).toBe(true);
  });

  test('is a stranger to every other account', async () => {
    const [mine, other] = [await organization.user(), await organization.user()];
    const own = new Browser();
    await own.signIn(mine.email);
    await exhaust(other.email);
    expect((await own.signIn(other.email)).status).toBe(429);
  });

  test('is no way to guess on by collecting many', async () => {
    const { email } = await organization.user();
    const devices = Array.from({ length: 8 }, () => new Browser());
    for (const device of devices) await device.signIn(email);
    const looked: number[] = [];
    for (const device of devices) {
      for (let guess = 0; guess < TRIES; guess += 1) looked.push((await device.signIn(email, 'wrong')).status);
    }
    expect(looked.filter((status) => status === 200)).toHaveLength(5 * TRIES);
  });

  test('is known by a cookie that scripts cannot read and other sites do not send, and that opens nothing', async () => {
    const { email } = await organization.user();
    const answer = await fetch(`${strict.url}/api/auth/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ nameOrEmail: email, password: PASSWORD }),
    });
    const [set = ''] = answer.headers.getSetCookie();
    expect(set).toMatch(/^stemma_device=[\w.-]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict$/);
    const value = /=([\w.-]+)/.exec(set)?.[1] ?? '';
    const opened = await fetch(`${strict.url}/api/auth/currentUser`, {
      headers: { cookie: `stemma_device=${value}`, authorization: `Bearer ${value}` },
    });
    expect(opened.status).toBe(401);
    expect(Buffer.from(value.split('.')[1] ?? '', 'base64url').toString()).not.toContain(email);
  });

  test('is not taken from a cookie that somebody made himself', async () => {
    const { email } = await organization.user();
    const own = new Browser();
    await own.signIn(email);
    const [head, claims] = own.cookie.split('.');
    own.cookie = `${head}.${claims}.AAAA`;
    await exhaust(email);
    expect((await own.signIn(email)).status).toBe(429);
  });

  test('is known also by GraphQL, and by a cookie for https alone where the address is https', async () => {
    const secure = await startApp({ publicUrl: 'https://stemma.example.org' });
    const { email } = await (await secure.organization()).user();
    const answer = await fetch(`${secure.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: 'mutation ($input: SignInInput!) { signIn(input: $input) { ok { token } } }',
        variables: { input: { nameOrEmail: email, password: PASSWORD } },
      }),
    });
    expect(answer.headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Strict; Secure$/);
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
    await secure.close();
  });
});

test('a count that a server with a wrong clock began ends no later than its window from now', async () => {
  const user = await organization.user();
  const stranger = new Browser();
  await stranger.signIn(user.email, 'wrong');
  const key = `signIn:account:${user.userKey}`;
  await strict.store.write((tx) =>
    tx.run('test.ahead', 'MATCH (c:Counter {key: $key}) SET c.expiresAt = c.expiresAt + 864000000, c.points = 100', {
      key,
    }),
  );
  const { status, retryAfter } = await stranger.signIn(user.email);
  expect(status).toBe(429);
  expect(retryAfter).toBeLessThanOrEqual(15 * 60);
});

test('without https nothing is said of it', async () => {
  expect((await fetch(`${app.url}/health`)).headers.get('strict-transport-security')).toBeNull();
});
