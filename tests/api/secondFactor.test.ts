import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { clientOf, enter, forgetStep, setUpFactor } from '../testkit/accounts';
import { Authenticator } from '../testkit/authenticator';
import type { TestApp, TestOrganization } from '../testkit/app';
import { PASSWORD } from '../testkit/app';
import type { Client } from '../testkit/client';
import { hearLetters } from '../testkit/letters';
import { startApp } from '../testkit/ownApp';

interface Switched {
  isSuccess: boolean;
  error: string | null;
  recoveryCodes: string[];
}

let app: TestApp;
let organization: TestOrganization;
let letters: ReturnType<typeof hearLetters>;

beforeAll(async () => {
  app = await startApp();
  letters = hearLetters(app.store);
  organization = await app.organization();
});
afterAll(() => app.close());

const enable = (user: Client, token: string) => user.post<Switched>('auth/enableTwoFactorAuth', { token });
const disable = async (user: Client, token: string) =>
  (await user.call<Switched>('PUT', 'auth/disableTwoFactorAuth', JSON.stringify({ token }))).body;
const force = (key: string, on: boolean) =>
  app.store.write((tx) =>
    tx.run('test.force', 'MATCH (o:Organization {key: $key}) SET o.forceSecondFactor = $on', { key, on }),
  );
const propertiesOf = async ({ userKey: key }: Client) => {
  const rows = await app.store.read((tx) =>
    tx.run('test.user', 'MATCH (u:User {key: $key}) RETURN properties(u) AS user', { key }),
  );
  return (rows[0] as { user: Record<string, unknown> }).user;
};

/** What somebody who is signed in tried with a wrong password or code. */
const tried = async ({ userKey }: Client) => {
  const cypher = `MATCH (a:AuditEntry {target: $userKey, userKey: $userKey}) WHERE a.details STARTS WITH 'wrong'
    RETURN a.action + ' ' + a.details AS entry ORDER BY a.at`;
  return (await app.store.read((tx) => tx.run('test.tried', cypher, { userKey }))).map(({ entry }) => entry);
};

describe('the second factor', () => {
  test('is set up by a code of the app that read the QR code, and asked for from then on', async () => {
    const user = await organization.user();
    const { body } = await user.get<{ qr: string; secret: string }>('auth/getTempSecret');
    expect(body.qr).toMatch(/^data:image\/png;base64,/);
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    const authenticator = new Authenticator(body.secret);
    expect((await enable(user, authenticator.wrongCode())).body).toMatchObject({
      isSuccess: false,
      error: messages.tfaCode,
    });
    expect((await enter(app, user.email)).success).toBe(true);
    const on = await enable(user, ` ${authenticator.code()} `);
    expect(on.body.isSuccess).toBe(true);
    expect(new Set(on.body.recoveryCodes).size).toBe(10);
    expect(await enter(app, user.email)).toMatchObject({ success: false, token: null, secondFactor: 'code' });
    await forgetStep(app, user.userKey);
    const entered = await enter(app, user.email, authenticator.code());
    expect((await clientOf(app, entered.token).get('auth/currentUser')).body).toMatchObject({ hasSecondFactor: true });
  });

  test('says nothing of itself before the password is right', async () => {
    const user = await organization.user();
    const { app: authenticator } = await setUpFactor(app, user);
    const answers = [
      await enter(app, user.email, undefined, 'wrong password'),
      await enter(app, user.email, authenticator.code(), 'wrong password'),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ secondFactor: null, error: messages.signInFailed });
  });

  test('takes a code once, also of 16 who send it at the same moment', async () => {
    const user = await organization.user();
    const { app: authenticator } = await setUpFactor(app, user);
    const code = authenticator.code();
    const answers = await Promise.all(Array.from({ length: 16 }, () => enter(app, user.email, code)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(new Set(answers.map(({ error }) => error))).toEqual(new Set([null, messages.tfaCode]));
    expect(await enter(app, user.email, code)).toMatchObject({
      success: false,
      error: messages.tfaCode,
      secondFactor: 'code',
    });
  });

  test('takes the codes of one step before and after, not of two, and none older than the last', async () => {
    const user = await organization.user();
    const { app: authenticator } = await setUpFactor(app, user);
    const tryStep = async (steps: number) => (await enter(app, user.email, authenticator.code(steps))).success;
    expect(await tryStep(-3)).toBe(false);
    expect(await tryStep(3)).toBe(false);
    expect(await tryStep(0)).toBe(true);
    expect(await tryStep(-1)).toBe(false);
    expect(await tryStep(1)).toBe(true);
  });

  test.each(['', '12345', '1234567', 'abcdef', '12 34', '٠٠٠٠٠٠', '-12345', '1e5555'])(
    'takes no malformed code: "%s"',
    async (code) => {
      const user = await organization.user();
      await setUpFactor(app, user);
      expect((await enter(app, user.email, code)).success).toBe(false);
    },
  );

  test('bounds the tries of an account, also for the right code, and over servers', async () => {
    const strict = await startApp({ guesses: { account: 1000, address: 100_000, code: 3 } });
    const user = await organization.user();
    const { app: authenticator } = await setUpFactor(app, user);
    const guess = (at: TestApp) =>
      at.anonymous.post('auth/authenticateTfa', {
        nameOrEmail: user.email,
        password: PASSWORD,
        token: authenticator.wrongCode(),
      });
    const statuses = [];
    for (let round = 0; round < 4; round += 1) statuses.push((await guess(strict)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const again = await startApp({ guesses: { account: 1000, address: 100_000, code: 3 } });
    expect((await guess(again)).status).toBe(429);
    await strict.close();
    await again.close();
  });

  test('is unreadable in the store: sealed secret, hashed recovery codes', async () => {
    const user = await organization.user();
    const { app: authenticator, codes } = await setUpFactor(app, user);
    const stored = JSON.stringify(await propertiesOf(user));
    for (const secret of [authenticator.secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))]) {
      expect(stored).not.toContain(secret);
    }
    const other = await organization.user();
    const { app: othersApp } = await setUpFactor(app, other);
    const { tfaSecret } = await propertiesOf(user);
    await app.store.write((tx) =>
      tx.run('test.swap', 'MATCH (u:User {key: $to}) SET u.tfaSecret = $tfaSecret', { to: other.userKey, tfaSecret }),
    );
    for (const code of [authenticator.code(), othersApp.code()]) {
      const answer = await app.anonymous.post('auth/authenticateTfa', {
        nameOrEmail: other.email,
        password: PASSWORD,
        token: code,
      });
      expect(answer.status).toBe(503);
    }
  });

  test('is passed by a recovery code, once each, whatever its case and dashes', async () => {
    const user = await organization.user();
    const { codes } = await setUpFactor(app, user);
    const [first = '', second = ''] = codes;
    const answers = await Promise.all(Array.from({ length: 8 }, () => enter(app, user.email, first)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect((await enter(app, user.email, second.toLowerCase().replaceAll('-', ' '))).success).toBe(true);
    expect((await enter(app, user.email, second)).success).toBe(false);
  });

  test('has new recovery codes by a code, and the former ones no longer work', async () => {
    const user = await organization.user();
    const { app: authenticator, codes } = await setUpFactor(app, user);
    const renew = (token: string) => user.post<Switched>('auth/recoveryCodes', { token });
    expect((await renew(authenticator.wrongCode())).body).toMatchObject({ isSuccess: false, recoveryCodes: [] });
    const { body } = await renew(authenticator.code());
    expect((await enter(app, user.email, codes[0])).success).toBe(false);
    expect((await enter(app, user.email, body.recoveryCodes[0])).success).toBe(true);
  });

  test('is switched off by a code alone, and cannot be set up anew while it is on', async () => {
    const user = await organization.user();
    const { app: authenticator } = await setUpFactor(app, user);
    expect((await user.get('auth/getTempSecret')).status).toBe(409);
    expect(await disable(user, authenticator.wrongCode())).toEqual({ isSuccess: false, error: messages.tfaCode });
    expect(await disable(user, authenticator.code())).toEqual({ isSuccess: true, error: null });
    expect((await enter(app, user.email)).success).toBe(true);
    expect(Object.keys(await propertiesOf(user)).filter((name) => name.startsWith('tfa'))).toEqual([]);
  });

  test('switched off ends the other sessions, and what was tried with wrong codes stands in the audit log', async () => {
    const user = await organization.user();
    const { app: authenticator, codes } = await setUpFactor(app, user);
    const elsewhere = clientOf(app, (await enter(app, user.email, codes[0])).token);
    await disable(user, authenticator.wrongCode());
    await user.post('auth/recoveryCodes', { token: authenticator.wrongCode() });
    expect((await disable(user, codes[1] ?? '')).isSuccess).toBe(true);
    expect([(await user.get('auth/currentUser')).status, (await elsewhere.get('auth/currentUser')).status]).toEqual([
      200, 401,
    ]);
    expect(await tried(user)).toEqual(['auth/disableTwoFactorAuth wrong code', 'auth/recoveryCodes wrong code']);
    const titles = letters.to(user.email).map(({ values }) => values['title']);
    expect(titles.filter((title) => title === 'A recovery code was used')).toHaveLength(2);
  });

  test('is set up by the password too where the session is not a new one', async () => {
    const user = await organization.user();
    await app.store.write((tx) =>
      tx.run('test.age', 'MATCH (s:Session)-[:OF]->(:User {key: $key}) SET s.createdAt = s.createdAt - $ms', {
        key: user.userKey,
        ms: limits.presentMinutes * 60_000,
      }),
    );
    const { body } = await user.get<{ secret: string }>('auth/getTempSecret');
    const token = new Authenticator(body.secret).code();
    const by = async (currentPassword?: string) =>
      (await user.post<Switched>('auth/enableTwoFactorAuth', { token, currentPassword })).body;
    expect(await by()).toMatchObject({ isSuccess: false, error: messages.accounts.passwordForFactor });
    expect(await by('another one')).toMatchObject({ error: messages.accounts.currentPasswordWrong });
    expect(await by(PASSWORD)).toMatchObject({ isSuccess: true });
    expect(await tried(user)).toEqual(['auth/enableTwoFactorAuth wrong password']);
  });

  test('ends the sessions that were begun without it', async () => {
    const user = await organization.user();
    const before = clientOf(app, (await enter(app, user.email)).token);
    await setUpFactor(app, user);
    expect([(await user.get('auth/currentUser')).status, (await before.get('auth/currentUser')).status]).toEqual([
      200, 401,
    ]);
  });

  test('is asked for when the password is changed', async () => {
    const user = await organization.user();
    const { app: authenticator, codes } = await setUpFactor(app, user);
    const change = async (token: string | null) =>
      (
        await user.post<{ success: boolean; error: string | null }>('auth/changePassword', {
          currentPassword: PASSWORD,
          newPassword: 'another password for tests',
          token,
        })
      ).body;
    expect(await change(null)).toEqual({ success: false, error: messages.accounts.codeNeeded });
    expect(await change(authenticator.wrongCode())).toEqual({ success: false, error: messages.tfaCode });
    expect(await change(codes[0] ?? '')).toEqual({ success: true, error: null });
    expect(await tried(user)).toEqual(['auth/changePassword wrong code']);
    const titles = letters.to(user.email).map(({ values }) => values['title']);
    expect(titles).toEqual(expect.arrayContaining(['A recovery code was used', 'Your password was changed']));
  });
});

describe('an organization that asks for a second factor', () => {
  test('has its users set one up before anything else opens, and their token is another one then', async () => {
    const own = await app.organization();
    const user = await own.user();
    await force(own.key, true);
    expect((await user.get('datasets/all')).status).toBe(401);
    const entered = await enter(app, user.email);
    expect(entered).toMatchObject({ success: true, secondFactor: 'setUp' });
    const owing = clientOf(app, entered.token);
    owing.userKey = user.userKey;
    expect((await owing.get('datasets/all')).status).toBe(401);
    expect((await owing.post('auth/updateUser', { name: 'Mallory' })).status).toBe(401);
    const { app: authenticator } = await setUpFactor(app, owing);
    expect(owing.token).not.toBe(entered.token);
    expect((await owing.get('datasets/all')).status).toBe(200);
    expect((await clientOf(app, entered.token).get('auth/getTempSecret')).status).toBe(401);
    const refused = await owing.call(
      'PUT',
      'auth/disableTwoFactorAuth',
      JSON.stringify({ token: authenticator.code() }),
    );
    expect([refused.status, refused.body]).toMatchObject([403, { error: messages.accounts.factorForced }]);
    await force(own.key, false);
    expect((await disable(owing, authenticator.code())).isSuccess).toBe(true);
  });

  test('lets a sign-in be given up', async () => {
    const own = await app.organization();
    const user = await own.user();
    await force(own.key, true);
    const owing = clientOf(app, (await enter(app, user.email)).token);
    await owing.post('auth/logout');
    expect((await owing.get('auth/getTempSecret')).status).toBe(401);
  });
});
