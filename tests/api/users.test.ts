import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { messages } from '@stemma/shared/messages';
import { randomUUID } from 'node:crypto';
import { giveAccess } from '../testkit/access';
import { clientOf, enter, setUpFactor } from '../testkit/accounts';
import type { TestApp, TestOrganization } from '../testkit/app';
import { makeSmallChart, OPEN_CHART } from '../testkit/charts';
import type { Client } from '../testkit/client';
import { hearLetters, ticketIn } from '../testkit/letters';
import { startApp } from '../testkit/ownApp';

interface User {
  key: string;
  name: string;
  email: string;
  isPending: boolean;
  isAdmin?: boolean;
  organizationKey: string;
  error?: string;
  field?: string;
}

const PASSWORD = 'a first password';

let app: TestApp;
let organization: TestOrganization;
let admin: Client;
let letters: ReturnType<typeof hearLetters>;

beforeAll(async () => {
  app = await startApp();
  letters = hearLetters(app.store);
  organization = await app.organization();
  admin = await organization.user({ isAdmin: true });
});
afterAll(() => app.close());

const newAddress = () => `${randomUUID()}@example.org`;
const wanted = (more: object = {}) => ({
  name: 'Maria Agnesi',
  email: newAddress(),
  password: PASSWORD,
  organizationKey: organization.key,
  ...more,
});
const add = (user: object, sendMail = false) => admin.post<User>('users/addUser', { user, sendMail });
const change = (user: object) => admin.post<User>('users/updateUser', { user });
const remove = (user: Client, handOverTo = '') =>
  admin.get<{ deleted: number; error?: string; field?: string }>(
    `users/delete/${user.userKey}${handOverTo && `?handOverTo=${handOverTo}`}`,
  );

describe('an administrator makes a user', () => {
  test('who signs in by the password that was given', async () => {
    const user = wanted();
    const { status, body } = await add(user);
    expect([status, body]).toMatchObject([
      200,
      { name: user.name, email: user.email, isPending: false, isAdmin: false },
    ]);
    expect((await enter(app, user.email, undefined, PASSWORD)).success).toBe(true);
    expect(letters.to(user.email)).toEqual([]);
    expect(JSON.stringify(body)).not.toContain('argon2');
  });

  test('who is sent a ticket and waits until he has chosen a password', async () => {
    const user = wanted({ password: null });
    const { body } = await add(user, true);
    expect(body.isPending).toBe(true);
    expect((await admin.post(`users/invite/${body.key}`)).status).toBe(200);
    const [first, second] = letters.to(user.email).map(ticketIn);
    const holder = async (ticket = '') => (await app.anonymous.post('auth/parseResetTicket', { ticket })).body;
    expect(await holder(first)).toMatchObject({ success: false });
    expect(await holder(second)).toMatchObject({ success: true, kind: 'activate', key: body.key });
    await app.anonymous.post('auth/activateAccount', { ticket: second, newPassword: 'chosen by herself' });
    expect((await enter(app, user.email, undefined, 'chosen by herself')).success).toBe(true);
    expect((await admin.post(`users/invite/${body.key}`)).status).toBe(409);
  });

  test.each([
    [{ name: ' ' }, messages.userNameNil],
    [{ email: null }, messages.userEmailNil],
    [{ password: '' }, messages.userPasswordNil],
    [{ organizationKey: '' }, messages.userOrganizationNotSet],
    [{ organizationKey: 'nowhere' }, messages.userOrganizationNotSet],
    [{ key: 'Anonymous' }, messages.anonymousReserved],
    [{ name: 'anonymous' }, messages.anonymousReserved],
    [{ password: 'seven77' }, messages.passwordTooShort],
    [{ password: 'password1' }, messages.accounts.passwordTooCommon],
    [{ password: 'Maria Agnesi' }, messages.accounts.passwordTooCommon],
    [{ email: 'no address' }, messages.notAnEmail],
  ])('but not %j', async (fault, error) => {
    const { status, body } = await add(wanted(fault));
    expect([status, body.error]).toEqual([400, error]);
  });

  test('once for an address, also of several at the same moment and in another case', async () => {
    const user = wanted();
    const answers = await Promise.all([add(user), add({ ...user, email: user.email.toUpperCase() }), add(user)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

describe('an administrator changes a user', () => {
  test('and who is deactivated or gets other rights is signed out', async () => {
    const user = await organization.user();
    expect((await change({ key: user.userKey, name: 'Renamed', phone: '+41' })).body).toMatchObject({
      name: 'Renamed',
    });
    expect((await user.get('auth/currentUser')).status).toBe(200);
    await change({ key: user.userKey, accountType: 'viewOnly' });
    expect((await user.get('auth/currentUser')).status).toBe(401);
    const again = clientOf(app, (await enter(app, user.email)).token);
    expect((await again.post('datasets/add', { dataset: { name: 'No' } })).status).toBe(403);
    await change({ key: user.userKey, deactivated: true });
    expect((await again.get('auth/currentUser')).status).toBe(401);
    expect((await enter(app, user.email)).success).toBe(false);
  });

  test('whose former mailbox opens nothing from then on, and is told', async () => {
    const user = await organization.user();
    const { email: former = '' } = user;
    const waiting = (await add(wanted({ password: null }), true)).body;
    await app.anonymous.post('auth/sendPasswordReset', { nameOrEmail: former });
    for (const [key, address] of [
      [user.userKey, former],
      [waiting.key, waiting.email],
    ] as const) {
      const ticket = ticketIn(letters.to(address)[0]);
      expect((await app.anonymous.post('auth/parseResetTicket', { ticket })).body).toMatchObject({ success: true });
      expect((await change({ key, email: newAddress() })).status).toBe(200);
      expect((await app.anonymous.post('auth/parseResetTicket', { ticket })).body).toMatchObject({ success: false });
    }
    expect(letters.to(former).at(-1)?.values['title']).toBe('Your e-mail address was changed');
    expect(letters.to(waiting.email)).toHaveLength(1);
  });

  test('but gives him no name that stands for nobody', async () => {
    const user = await organization.user();
    for (const answer of [
      await change({ key: user.userKey, name: 'anonymous' }),
      await user.post<User>('auth/updateUser', { name: ' Anonymous ' }),
    ]) {
      expect([answer.status, answer.body.error]).toEqual([400, messages.anonymousReserved]);
    }
  });

  test('but takes no address that is somebody else’s, and does not end his own rights', async () => {
    const [user, other] = [await organization.user(), await organization.user()];
    expect((await change({ key: user.userKey, email: other.email.toUpperCase() })).status).toBe(409);
    expect((await change({ key: admin.userKey, isAdmin: false })).status).toBe(409);
    expect((await change({ key: admin.userKey, deactivated: true })).status).toBe(409);
    expect((await change({ key: randomUUID(), name: 'Nobody' })).status).toBe(404);
  });

  test('moves him to another organization only without records of the former one', async () => {
    const away = await app.organization();
    const [free, owner] = [await organization.user(), await organization.user()];
    await makeSmallChart(owner);
    expect((await change({ key: free.userKey, organizationKey: away.key })).body.organizationKey).toBe(away.key);
    const refused = await change({ key: owner.userKey, organizationKey: away.key });
    expect([refused.status, refused.body.error]).toEqual([409, messages.accounts.moveWithRecords]);
  });

  test('whose sessions are ended signs in anew, and nothing else of him changes', async () => {
    const user = await organization.user();
    const elsewhere = clientOf(app, (await enter(app, user.email)).token);
    expect((await admin.post(`users/endSessions/${user.userKey}`)).body).toEqual({ ended: 2 });
    for (const client of [user, elsewhere]) expect((await client.get('auth/currentUser')).status).toBe(401);
    const again = clientOf(app, (await enter(app, user.email)).token);
    expect((await again.post(`users/endSessions/${admin.userKey}`)).status).toBe(403);
  });

  test('who lost his authenticator app signs in without it again', async () => {
    const user = await organization.user();
    await setUpFactor(app, user);
    expect((await admin.post(`users/resetSecondFactor/${user.userKey}`)).status).toBe(200);
    expect((await user.get('auth/currentUser')).status).toBe(401);
    expect((await enter(app, user.email)).success).toBe(true);
    expect((await admin.post(`users/resetSecondFactor/${admin.userKey}`)).status).toBe(409);
  });
});

describe('an administrator deletes users', () => {
  test('whose records others have too, or none, just like that', async () => {
    const user = await organization.user();
    expect((await remove(user)).body).toEqual({ deleted: 1 });
    expect((await user.get('auth/currentUser')).status).toBe(401);
    expect((await remove(user)).status).toBe(404);
    const gone = await admin.post<User | null>('users/email', { email: user.email });
    expect(gone.body).toBeNull();
  });

  test('and hands over what only they own, so that no chart is lost', async () => {
    const [leaver, successor] = [await organization.user({ name: 'Leaver' }), await organization.user()];
    const chart = await makeSmallChart(leaver);
    const refused = await remove(leaver);
    expect([refused.status, refused.body.field]).toEqual([409, 'handOverTo']);
    expect(refused.body.error).toContain('Leaver is the only Co-Owner of 1 chart and');
    expect((await leaver.get('auth/currentUser')).status).toBe(200);
    expect((await admin.get(`datasets/get/${chart.key}`)).status).toBe(404);
    expect((await remove(leaver, successor.userKey)).body).toEqual({ deleted: 1 });
    const handed = (await successor.graphql(OPEN_CHART, { key: chart.key })).chart;
    expect(handed?.viewerCan).toEqual({ edit: true, share: true, delete: true });
    expect(handed?.nodes.map(({ permission }) => permission)).toEqual(['Co-Owner', 'Co-Owner', 'Co-Owner']);
  });

  test('and counts nobody as a Co-Owner who cannot sign in or only reads', async () => {
    const [leaver, other] = [await organization.user(), await organization.user()];
    const chart = await makeSmallChart(leaver);
    const records = [chart.key, chart.person, chart.company, chart.account];
    await giveAccess(app.store, other.userKey, records, 'Co-Owner');
    await change({ key: other.userKey, deactivated: true });
    expect((await remove(leaver)).status).toBe(409);
    await change({ key: other.userKey, deactivated: false, accountType: 'viewOnly' });
    expect((await remove(leaver)).status).toBe(409);
    await change({ key: other.userKey, accountType: 'Standard' });
    expect((await remove(leaver)).body).toEqual({ deleted: 1 });
  });

  test('to nobody of another organization, nobody deactivated, and nobody who is deleted with them', async () => {
    const [leaver, other] = [await organization.user(), await organization.user()];
    await makeSmallChart(leaver);
    const stranger = await (await app.organization()).user();
    const reader = await organization.user({ accountType: 'viewOnly' });
    await change({ key: other.userKey, deactivated: true });
    for (const successor of [stranger, reader, other, leaver]) {
      expect((await remove(leaver, successor.userKey)).status).toBe(409);
    }
    expect((await leaver.get('auth/currentUser')).status).toBe(200);
  });

  test('all or none, never himself, and says before what it would touch', async () => {
    const [one, two] = [await organization.user(), await organization.user()];
    await makeSmallChart(two);
    const keys = [one.userKey, { key: two.userKey }];
    const affected = await admin.post<{ key: string; charts: number }[]>('users/affected', { selectedItems: keys });
    expect(Object.fromEntries(affected.body.map(({ key, charts }) => [key, charts]))).toEqual({
      [one.userKey]: 0,
      [two.userKey]: 1,
    });
    expect((await admin.post('users/batchDelete', { selectedItems: keys })).status).toBe(409);
    expect((await one.get('auth/currentUser')).status).toBe(200);
    expect((await remove(admin)).status).toBe(409);
    const handed = await admin.post('users/batchDelete', { selectedItems: keys, handOverTo: admin.userKey });
    expect(handed.body).toEqual({ deleted: 2 });
  });
});

describe('an organization', () => {
  test('is made with a name, once under its key, and says how many users it has', async () => {
    const key = randomUUID();
    const make = (name: string) => admin.post<User>('users/addOrganization', { organization: { key, name } });
    expect((await make(' ')).body.error).toBe(messages.organizationNeedsName);
    expect((await make('Basel')).body).toMatchObject({ key, name: 'Basel', userCount: 0 });
    expect((await make('Zürich')).body.name).toBe('Basel');
    await add(wanted({ organizationKey: key }));
    expect((await admin.get(`users/getOrganization/${key}`)).body).toMatchObject({ userCount: 1 });
  });

  test('asks what its administrator says of passwords and second factors, at once', async () => {
    const own = await app.organization();
    const user = await own.user();
    const rule = (rules: object) => admin.post<User>('users/updateOrganization', { key: own.key, ...rules });
    expect((await rule({ passwordMin: 7 })).body.field).toBe('passwordMin');
    expect((await rule({ passwordMin: 14, sessionHours: 2 })).body).toMatchObject({ passwordMin: 14, sessionHours: 2 });
    const { body } = await user.post('auth/changePassword', {
      currentPassword: 'a password for tests',
      newPassword: 'short of 14',
    });
    expect(body).toEqual({ success: false, error: messages.accounts.passwordMin(14) });
    expect((await rule({ forceSecondFactor: true, passwordMin: null })).body).toMatchObject({ passwordMin: null });
    expect((await user.get('auth/currentUser')).status).toBe(401);
    expect(await enter(app, user.email)).toMatchObject({ secondFactor: 'setUp' });
  });
});

test('an account for what is shared is made once, and nobody learns of addresses in other organizations', async () => {
  const user = await organization.user();
  const stranger = await (await app.organization()).user();
  const share = (email: string) => user.post<User | null>('users/addSharingUser', { email });
  const email = newAddress();
  const colleagues = async (term: string) => (await user.post<User[]>('access/colleagues', { term })).body;
  for (const address of [email, email.toUpperCase(), stranger.email]) {
    const { status, body } = await share(address);
    expect([status, body, await colleagues(address)]).toEqual([200, null, []]);
  }
  expect(letters.to(email)).toHaveLength(1);
  expect(letters.to(stranger.email).map(({ values }) => values['title'])).toEqual(['Somebody wants to share with you']);
  const newPassword = 'chosen by herself';
  await app.anonymous.post('auth/activateAccount', { ticket: ticketIn(letters.to(email)[0]), newPassword });
  const shown = { email, accountType: 'None', organizationKey: organization.key };
  expect((await share(email)).body).toMatchObject(shown);
  expect(await colleagues(email)).toHaveLength(1);
});

describe('a name that several have', () => {
  const namesake = async (name: string) => {
    const user = wanted({ name });
    return { ...user, key: (await add(user)).body.key };
  };
  const keyOf = async (name: string) => {
    const { token } = await enter(app, name, undefined, PASSWORD);
    return token && (await clientOf(app, token).get<User>('auth/currentUser')).body.key;
  };

  test('leads at sign-in to who has had it longest, so that nobody is kept out by another one', async () => {
    const name = `Maria ${randomUUID()}`;
    const early = await namesake('Somebody else');
    const first = await namesake(name);
    const second = await namesake(name.toUpperCase());
    await change({ key: early.key, name });
    const own = clientOf(app, (await enter(app, second.email, undefined, PASSWORD)).token);
    await own.post('auth/updateUser', { name: `${name} ` });
    expect(await keyOf(name)).toBe(first.key);
    for (const { email, key } of [early, first, second]) expect(await keyOf(email)).toBe(key);
    await app.anonymous.post('auth/sendPasswordReset', { nameOrEmail: name });
    expect([early, first, second].map(({ email }) => letters.to(email).length)).toEqual([0, 1, 0]);
    await change({ key: first.key, deactivated: true });
    expect(await keyOf(name)).toBe(second.key);
  });

  test('or that is another’s address leads to whose address it is', async () => {
    const first = await namesake('Sophie Germain');
    await namesake(first.email);
    expect(await keyOf(first.email)).toBe(first.key);
  });
});

test('a shared user is no administrator', async () => {
  const refused = await add(wanted({ accountType: 'None', isAdmin: true }));
  expect([refused.status, refused.body]).toMatchObject([
    400,
    { error: messages.accounts.sharedAdministrator, field: 'isAdmin' },
  ]);
  const { key } = (await add(wanted({ accountType: 'None' }))).body;
  expect((await change({ key, isAdmin: true })).status).toBe(400);
  expect((await change({ key, isAdmin: true, accountType: 'viewOnly' })).status).toBe(200);
  expect((await change({ key, accountType: 'None' })).status).toBe(400);
});

test('users are found by a part of what they are called, a part of them at a time', async () => {
  const own = await app.organization();
  const word = randomUUID();
  const names = ['c', 'a', 'B', 'd'].map((letter) => `${letter} ${word}`);
  for (const name of names) await own.user({ name });
  await own.user({ name: `e ${word}`, accountType: 'viewOnly' });
  const list = async (query: string) => {
    const { body } = await admin.get<User[]>(`users/allUsers?term=${word.toUpperCase()}&${query}`);
    return body.map(({ name }) => name.slice(0, 1)).join('');
  };
  expect(await list('')).toBe('aBcde');
  expect(await list('offset=1&limit=2')).toBe('Bc');
  expect(await list('successors=true')).toBe('aBcd');
  expect(await list(`organizationKey=${organization.key}`)).toBe('');
  expect((await admin.get('users/allUsers?limit=0')).status).toBe(400);
  const answer = await admin.rawGraphql<{ users: unknown[]; userCount: number }>(
    'query ($find: UsersWanted) { users(find: $find, limit: 3) { name } userCount(find: $find) }',
    { find: { term: word, organization: own.key } },
  );
  expect([answer.data?.users.length, answer.data?.userCount]).toEqual([3, 5]);
  expect((await (await own.user()).get('users/allUsers')).status).toBe(403);
});

describe('a user who is deleted while he makes records', () => {
  const orphans = async (userKey: string) => {
    const cypher = `MATCH (n) WHERE n.createdBy = $userKey AND (n:Dataset OR n:Entity) AND NOT EXISTS { (n)<-[:HAS_ACCESS]-() }
      RETURN count(n) AS count`;
    return (await app.store.read((tx) => tx.run('test.orphans', cypher, { userKey })))[0]?.['count'];
  };

  test.each(Array.from({ length: 6 }, (_, round) => round))('leaves none without an owner (%i)', async (round) => {
    const [leaver, successor] = [await organization.user(), await organization.user()];
    const handedOver = round % 2 === 1;
    if (handedOver) await makeSmallChart(leaver);
    const made = Array.from({ length: 24 }, (_, at) =>
      at % 2
        ? leaver.post<{ key: string }>('datasets/add', { dataset: { name: `Chart ${at}` } })
        : leaver.post<{ key: string }>('graph/addNode', { entity: { typeName: 'Custom', name: `Thing ${at}` } }),
    );
    const [removed, ...answers] = await Promise.all([remove(leaver, handedOver ? successor.userKey : ''), ...made]);
    expect([200, 409]).toContain(removed.status);
    // A record may be another's already as he is to be told of it, who is nobody by then: it is not found.
    expect(answers.filter(({ status }) => ![200, 401, 404].includes(status)).map(({ status }) => status)).toEqual([]);
    expect(await orphans(leaver.userKey)).toBe(0);
    if (removed.status === 409) expect((await leaver.get('auth/currentUser')).status).toBe(200);
  });

  test('nor a record whose other Co-Owner gives it up at the same moment', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [leaver, other] = [await organization.user(), await organization.user()];
      const chart = await makeSmallChart(leaver);
      for (const key of [chart.key, chart.person, chart.company, chart.account]) {
        await leaver.post('access/give', { key, userKey: other.userKey, permission: 'Co-Owner' });
      }
      await Promise.all([
        remove(leaver),
        ...[chart.key, chart.person].map((key) => other.post('access/take', { key, userKey: other.userKey })),
      ]);
      expect(await orphans(leaver.userKey)).toBe(0);
    }
  });
});

test('what administrators do to users stands in the audit log, with what was before and is after', async () => {
  const user = await organization.user({ name: 'Before' });
  await change({ key: user.userKey, name: 'After' });
  const rows = await app.store.read((tx) =>
    tx.run('test.audit', 'MATCH (a:AuditEntry {target: $key, action: $action}) RETURN properties(a) AS entry', {
      key: user.userKey,
      action: 'users/updateUser',
    }),
  );
  expect((rows[0] as { entry: object }).entry).toMatchObject({
    userKey: admin.userKey,
    before: '{"name":"Before"}',
    after: '{"name":"After"}',
  });
});
