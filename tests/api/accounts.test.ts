import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { messages } from '@stemma/shared/messages';
import { randomUUID } from 'node:crypto';
import { clientOf, enter, setUpFactor } from '../testkit/accounts';
import type { TestApp, TestOrganization } from '../testkit/app';
import { PASSWORD } from '../testkit/app';
import { hearLetters, ticketIn } from '../testkit/letters';
import { startApp } from '../testkit/ownApp';

interface Done {
  success: boolean;
  error: string | null;
}
interface Holder extends Done {
  key: string;
  email: string;
  kind: string;
}

const NEW = 'another password for tests';

let app: TestApp;
let organization: TestOrganization;
let letters: ReturnType<typeof hearLetters>;

beforeAll(async () => {
  app = await startApp();
  letters = hearLetters(app.store);
  organization = await app.organization();
});
afterAll(() => app.close());

const forgot = (nameOrEmail: string) => app.anonymous.post<Done>('auth/sendPasswordReset', { nameOrEmail });
const force = (ticket: string, newPassword = NEW, key?: string) =>
  app.anonymous.post<Done>('auth/forcePassword', { ticket, newPassword, key });
const holder = async (ticket: string) => (await app.anonymous.post<Holder>('auth/parseResetTicket', { ticket })).body;
const ticketOf = (email: string) => ticketIn(letters.to(email).findLast(({ template }) => template === 'ticket'));
async function ticketFor(email: string): Promise<string> {
  await forgot(email);
  return ticketOf(email);
}
const set = (userKey: string, what: string) =>
  app.store.write((tx) => tx.run('test.set', `MATCH (u:User {key: $userKey}) SET ${what}`, { userKey }));

describe('a forgotten password', () => {
  test('is set anew by the ticket in a mail, once, and all sessions end', async () => {
    const user = await organization.user();
    const ticket = await ticketFor(user.email);
    expect(await holder(ticket)).toMatchObject({ success: true, key: user.userKey, email: user.email, kind: 'reset' });
    expect((await force(ticket)).body).toEqual({ success: true, error: null });
    expect((await user.get('auth/currentUser')).status).toBe(401);
    expect((await enter(app, user.email)).success).toBe(false);
    expect((await enter(app, user.email, undefined, NEW)).success).toBe(true);
    expect((await force(ticket, 'a third password for tests')).body.error).toBe(messages.accounts.ticketInvalid);
    expect((await holder(ticket)).success).toBe(false);
    expect(letters.to(user.email).map(({ template }) => template)).toEqual(['ticket', 'info']);
  });

  test('of many who use the ticket at the same moment one sets it', async () => {
    const user = await organization.user();
    const ticket = await ticketFor(user.email);
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_one, at) =>
        force(ticket, `password of caller ${at}`).then(({ body }) => body.success),
      ),
    );
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect((await enter(app, user.email, undefined, `password of caller ${answers.indexOf(true)}`)).success).toBe(true);
  });

  test('is asked for with the same answer whether there is an account or not', async () => {
    const user = await organization.user();
    const gone = await organization.user();
    await set(gone.userKey, 'u.deactivated = true');
    const answers = await Promise.all(
      [user.email, gone.email, `${randomUUID()}@example.org`, '', 'Test Person'].map(forgot),
    );
    for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]?.body]);
    expect(letters.to(user.email)).toHaveLength(1);
    expect(letters.to(gone.email)).toHaveLength(0);
  });

  test('is mailed at most five times an hour, which nobody is told', async () => {
    const user = await organization.user();
    for (let round = 0; round < 7; round += 1) expect((await forgot(user.email)).status).toBe(200);
    expect(letters.to(user.email)).toHaveLength(5);
  });

  test('keeps tickets as hashes alone, which open nothing', async () => {
    const user = await organization.user();
    const ticket = await ticketFor(user.email);
    const rows = await app.store.read((tx) =>
      tx.run('test.tickets', 'MATCH (t:Ticket)-[:LETS_IN]->(:User {key: $key}) RETURN properties(t) AS ticket', {
        key: user.userKey,
      }),
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(ticket);
    const { key } = (rows[0] as { ticket: { key: string } }).ticket;
    expect((await holder(key)).success).toBe(false);
  });

  test('is not set by a ticket that has run out, is of another user, or whose user is gone', async () => {
    const [user, other] = [await organization.user(), await organization.user()];
    const late = await ticketFor(user.email);
    await app.store.write((tx) =>
      tx.run('test.late', 'MATCH (t:Ticket)-[:LETS_IN]->(:User {key: $key}) SET t.expiresAt = $now', {
        key: user.userKey,
        now: Date.now(),
      }),
    );
    const ticket = await ticketFor(user.email);
    expect((await force(late)).body.error).toBe(messages.accounts.ticketInvalid);
    expect((await force(ticket, NEW, other.userKey)).body.error).toBe(messages.accounts.ticketInvalid);
    await set(user.userKey, 'u.deactivated = true');
    expect((await force(ticket)).body.error).toBe(messages.accounts.ticketInvalid);
  });

  test('is set anew without the second factor being passed by it', async () => {
    const user = await organization.user();
    const { app: authenticator } = await setUpFactor(app, user);
    expect((await force(await ticketFor(user.email))).body.success).toBe(true);
    expect(await enter(app, user.email, undefined, NEW)).toMatchObject({ success: false, secondFactor: 'code' });
    expect((await enter(app, user.email, authenticator.code(), NEW)).success).toBe(true);
  });

  test('is refused when it is short or guessed first, and the ticket stays good', async () => {
    const user = await organization.user({ name: 'Leonhard Euler' });
    const ticket = await ticketFor(user.email);
    expect((await force(ticket, '  short  ')).body.error).toBe(messages.passwordTooShort);
    for (const password of ['password1', '12345678', 'aaaaaaaaaa', 'Leonhard Euler 1', 'Qwertyuiop!']) {
      expect((await force(ticket, password)).body.error).toBe(messages.accounts.passwordTooCommon);
    }
    expect((await force(ticket)).body.success).toBe(true);
  });
});

describe('an account that waits to be activated', () => {
  test('lets nobody in until its ticket sets a password and a name', async () => {
    const user = await organization.user();
    await set(user.userKey, 'u.isPending = true');
    expect((await user.get('auth/currentUser')).status).toBe(401);
    expect((await enter(app, user.email)).success).toBe(false);
    const ticket = await ticketFor(user.email);
    expect(await holder(ticket)).toMatchObject({ kind: 'activate', email: user.email });
    expect((await force(ticket)).body.success).toBe(false);
    const activate = () =>
      app.anonymous.post<Done>('auth/activateAccount', {
        ticket,
        key: user.userKey,
        newPassword: NEW,
        newName: ' Ada  Lovelace ',
      });
    const answers = await Promise.all([activate(), activate()]);
    expect(answers.map(({ body }) => body.success).sort()).toEqual([false, true]);
    const { token } = await enter(app, user.email, undefined, NEW);
    expect((await clientOf(app, token).get('auth/currentUser')).body).toMatchObject({ name: 'Ada Lovelace' });
  });
});

describe('changing the password', () => {
  const change = (user: { post: TestApp['anonymous']['post'] }, body: object) =>
    user.post<Done>('auth/changePassword', { currentPassword: PASSWORD, newPassword: NEW, ...body });

  test('ends the other sessions and tickets, keeps this one, and trims both passwords', async () => {
    const user = await organization.user();
    const other = clientOf(app, (await enter(app, user.email)).token);
    const ticket = await ticketFor(user.email);
    const { body } = await change(user, {
      key: user.userKey,
      currentPassword: ` ${PASSWORD} `,
      newPassword: `\t${NEW} `,
    });
    expect(body).toEqual({ success: true, error: null });
    expect([(await user.get('auth/currentUser')).status, (await other.get('auth/currentUser')).status]).toEqual([
      200, 401,
    ]);
    expect((await force(ticket, 'a third password for tests')).body.success).toBe(false);
    expect((await enter(app, user.email, undefined, NEW)).success).toBe(true);
    expect((await enter(app, user.email, undefined, ` ${NEW}\n`)).success).toBe(true);
  });

  test('takes the current one, a good new one, and the own key', async () => {
    const [user, other] = [await organization.user(), await organization.user()];
    const refusals = [
      [{ currentPassword: 'not this one' }, messages.accounts.currentPasswordWrong],
      [{ newPassword: ' seven77 ' }, messages.passwordTooShort],
      [{ newPassword: PASSWORD }, messages.accounts.passwordSame],
      [{ newPassword: 'Password123' }, messages.accounts.passwordTooCommon],
    ] as const;
    for (const [body, error] of refusals) expect((await change(user, body)).body).toEqual({ success: false, error });
    expect((await change(user, { key: other.userKey })).status).toBe(403);
    expect((await enter(app, user.email)).success).toBe(true);
  });

  test('by several at the same moment is done once', async () => {
    const user = await organization.user();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_one, at) => change(user, { newPassword: `new password number ${at}` })),
    );
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
  });

  test('tries are counted, so that a stolen session does not help to guess', async () => {
    const strict = await startApp({ guesses: { account: 3, address: 100_000 } });
    const user = await (await strict.organization()).user();
    const statuses = [];
    for (let round = 0; round < 5; round += 1) statuses.push((await change(user, { currentPassword: 'wrong' })).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    await strict.close();
  });
});

describe("a user's own details", () => {
  const update = (user: { post: TestApp['anonymous']['post'] }, body: object) =>
    user.post<{ name: string; email: string; phone: string; error?: string; field?: string }>('auth/updateUser', body);

  test('are changed by himself, what is missing stays, and the former address is told of another', async () => {
    const user = await organization.user({ name: 'Sofia' });
    const email = `${randomUUID()}@Example.org`;
    const proof = { currentPassword: PASSWORD };
    const { body } = await update(user, {
      key: user.userKey,
      email: ` ${email} `,
      phone: '+41 44 000 00 00',
      ...proof,
    });
    expect(body).toMatchObject({ name: 'Sofia', email: email.toLowerCase(), phone: '+41 44 000 00 00' });
    expect(letters.to(user.email).map(({ template }) => template)).toEqual(['info']);
    expect((await enter(app, email)).success).toBe(true);
    expect((await enter(app, user.email)).success).toBe(false);
  });

  test('take the password for another address, and a code where there is a second factor', async () => {
    const user = await organization.user();
    const { app: authenticator } = await setUpFactor(app, user);
    const email = `${randomUUID()}@example.org`;
    const changed = async (proof: object) => {
      const { status, body } = await update(user, { email, ...proof });
      return [status, body.field ?? body.email];
    };
    expect(await changed({})).toEqual([400, 'currentPassword']);
    expect(await changed({ currentPassword: 'not his' })).toEqual([400, 'currentPassword']);
    expect(await changed({ currentPassword: PASSWORD })).toEqual([401, 'token']);
    const wrong = { currentPassword: PASSWORD, token: authenticator.wrongCode() };
    expect(await changed(wrong)).toEqual([401, 'token']);
    expect((await update(user, { email: user.email, phone: '+41' })).status).toBe(200);
    expect(await changed({ currentPassword: PASSWORD, token: authenticator.code() })).toEqual([200, email]);
  });

  test('of somebody else are not, nor is his address taken', async () => {
    const [user, other] = [await organization.user(), await organization.user()];
    expect((await update(user, { key: other.userKey, name: 'Mallory' })).status).toBe(403);
    const taken = await update(user, { email: other.email.toUpperCase(), currentPassword: PASSWORD });
    expect([taken.status, taken.body.field, taken.body.error]).toEqual([409, 'email', messages.accounts.emailTaken]);
    expect((await update(user, { name: '  ' })).body).toMatchObject({ field: 'name', error: messages.required });
  });
});

test('who asks for a demonstration is told to the administrators by mail', async () => {
  const email = `${randomUUID()}@example.org`;
  const { status, body } = await app.anonymous.post<Done>('auth/requestDemo', {
    name: 'Emmy',
    email,
    company: 'Göttingen',
  });
  expect([status, body.success]).toEqual([200, true]);
  const wrong = await app.anonymous.post<{ field: string }>('auth/requestDemo', {
    name: 'Emmy',
    email: 'no',
    company: 'G',
  });
  expect([wrong.status, wrong.body.field]).toEqual([400, 'email']);
});
