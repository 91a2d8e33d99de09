import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { registerMessages } from '@stemma/shared/messages/registers';
import type { ExchangeReport } from '../../server/src/exchange/report';
import type { RegisterLoader } from '../../server/src/registers/loader';
import type { TakenFrom } from '../../server/src/registers/news';
import type { PresentedRegister } from '../../server/src/registers/present';
import type { TestApp, TestOrganization } from '../testkit/app';
import { joinApp } from '../testkit/app';
import type { Client } from '../testkit/client';
import type { TestCompany, TestHolding } from '../testkit/registers';
import {
  foundInRegisters,
  makeRegister,
  newestEdition,
  registerLines,
  sendEdition,
  startLoader,
  untilEdition,
} from '../testkit/registers';

let app: TestApp;
let organization: TestOrganization;
let administrator: Client;
let user: Client;
let loader: RegisterLoader;

beforeAll(async () => {
  app = await joinApp();
  loader = startLoader(app);
});
beforeEach(async () => {
  organization = await app.organization();
  administrator = await organization.user({ isAdmin: true });
  user = await organization.user();
});
afterAll(async () => {
  await loader.stop();
  await app.close();
});

/** Names that nothing else in the store has. */
const word = () => `w${randomUUID().slice(0, 8)}`;

async function load(key: string, content: string | Uint8Array, day?: string) {
  const { status, body } = await sendEdition(administrator, key, content, day);
  expect([status, body.error]).toEqual([200, undefined]);
  return untilEdition(administrator, key);
}

/** Top holds all of Middle, which holds 60 of Low; Side holds 40 of Low. */
function family(name: string): { companies: TestCompany[]; holdings: TestHolding[] } {
  const companies = ['top', 'middle', 'side', 'low'].map((id) => ({ id, name: `${name} ${id}` }));
  const holdings = [
    { holder: 'top', held: 'middle', share: 100 },
    { holder: 'middle', held: 'low', share: 60 },
    { holder: 'side', held: 'low', share: 40 },
  ];
  return { companies, holdings };
}

async function partyNamed(name: string, client = user) {
  const [found] = await foundInRegisters(client, name);
  if (!found) throw new Error(`Nothing is called ${name}.`);
  return found;
}

interface Wanted {
  direction: 'owners' | 'holdings' | 'both';
  depth: number;
  chartKey?: string;
  chartName?: string;
}

async function take(name: string, wanted: Wanted, client = user) {
  const { registerKey, record } = await partyNamed(name, client);
  const body = { record, chartKey: randomUUID(), ...wanted };
  return client.post<ExchangeReport & { error?: string }>(`registers/${registerKey}/take`, body);
}

interface GraphEntity {
  key: string;
  name: string;
  address: string | null;
}

async function entityNamed(name: string, client = user): Promise<GraphEntity> {
  const { data } = await client.rawGraphql<{ companies: GraphEntity[] }>(
    'query ($name: String!) { companies(where: { name: { eq: $name } }) { key name address } }',
    { name },
  );
  const [entity] = data?.companies ?? [];
  if (!entity) throw new Error(`There is no entity ${name}.`);
  return entity;
}

const newsOf = async (entityKey: string, client = user) =>
  (await client.get<TakenFrom[]>(`registers/taken/${entityKey}`)).body;

describe('a register', () => {
  test('is loaded by an administrator and found by everybody of his organization, and by nobody else', async () => {
    const name = word();
    const { companies, holdings } = family(name);
    const key = await makeRegister(administrator, 'Companies of the coast');
    const edition = await load(key, registerLines(companies, holdings));
    expect(edition).toMatchObject({ state: 'current', position: 7, part: 1, parties: 4, links: 3, skipped: 0 });

    const found = await foundInRegisters(user, `${name} low`);
    expect(found[0]).toMatchObject({
      registerName: 'Companies of the coast',
      day: '2026-01-31',
      name: `${name} low`,
      typeName: 'Company',
      ended: false,
    });
    expect(await foundInRegisters(user, 'T-top-0001')).not.toEqual([]);
    const stranger = await (await app.organization()).user({ isAdmin: true });
    expect(await foundInRegisters(stranger, name)).toEqual([]);
    expect((await stranger.get(`registers/${key}`)).status).toBe(404);
    expect((await sendEdition(stranger, key, registerLines(companies))).status).toBe(404);
    const shared = await organization.user({ accountType: 'None' });
    expect(await foundInRegisters(shared, name)).toEqual([]);
  });

  test('is managed by administrators alone, and its progress is theirs to see', async () => {
    const key = await makeRegister(administrator);
    await load(key, registerLines(family(word()).companies));
    const { body } = await user.get<PresentedRegister[]>('registers');
    expect(body.map((register) => [register.key, register.parties, register.editions])).toEqual([[key, 4, []]]);
    const refused = await Promise.all([
      user.post('registers', { name: 'Mine' }),
      sendEdition(user, key, registerLines(family(word()).companies)),
      user.post(`registers/${key}/cancel`),
      user.post(`registers/${key}/resume`),
      user.call('PUT', `registers/${key}`, JSON.stringify({ name: 'Mine' })),
      user.call('DELETE', `registers/${key}`),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
  });

  test('tells what it left out, with the place and the reason, and holds the rest', async () => {
    const name = word();
    const [line = ''] = registerLines([{ id: 'one', name }]).split('\n');
    const broken = JSON.stringify({ ...(JSON.parse(line) as object), recordType: 'ship' });
    const key = await makeRegister(administrator);
    const edition = await load(key, [line, '{"statementId": ', broken, ''].join('\n'));
    expect(edition).toMatchObject({ state: 'current', parties: 1, skipped: 2 });
    expect(edition.skippedLines).toEqual([
      { where: 'line 2', why: 'Line 2 is not JSON.' },
      { where: 'line 3', why: expect.stringContaining('recordType') },
    ]);
    expect(await foundInRegisters(user, name)).toHaveLength(1);
  });

  test('is gone for everybody once it is deleted, and its records with it', async () => {
    const name = word();
    const key = await makeRegister(administrator);
    const { key: edition } = await load(key, registerLines(family(name).companies, family(name).holdings));
    expect((await administrator.call('DELETE', `registers/${key}`)).status).toBe(200);
    expect(await foundInRegisters(user, name)).toEqual([]);
    const left = async () => {
      const rows = await app.store.read((tx) =>
        tx.run(
          'test.left',
          `RETURN COUNT { MATCH (p:RegisterParty) WHERE p.key STARTS WITH $edition }
             + COUNT { MATCH (l:RegisterLink) WHERE l.key STARTS WITH $edition }
             + COUNT { MATCH (r:Register {key: $key}) } AS left`,
          { edition, key },
        ),
      );
      return rows[0]?.['left'];
    };
    for (let look = 0; look < 200 && (await left()) !== 0; look += 1) await wait(50);
    expect(await left()).toBe(0);
  });
});

describe('a newer file', () => {
  test('takes the place of the one before without a gap: whoever searches meanwhile finds all of one or all of the other', async () => {
    const [name, count] = [word(), 400];
    const companies = (side: string) =>
      Array.from({ length: count }, (_, at) => ({ id: `c${at}`, name: `${name} ${side} number${at}` }));
    const key = await makeRegister(administrator);
    await load(key, registerLines(companies('old')));
    const seen = new Set<string>();
    let isOver = false;
    const reading = (async () => {
      while (!isOver) {
        const { body } = await user.post<{ name: string; day: string }[]>('registers/search', {
          term: name,
          limit: 100,
        });
        const sides = new Set(body.map((one) => `${one.name.split(' ')[1]} of ${one.day}`));
        seen.add(`${body.length}: ${[...sides].join(' and ')}`);
      }
    })();
    await load(key, registerLines(companies('new')), '2026-06-30');
    await wait(500);
    isOver = true;
    await reading;
    expect([...seen].sort()).toEqual(['100: new of 2026-06-30', '100: old of 2026-01-31']);
  });

  test('that is cancelled leaves the register as it is, and goes on from where it was', async () => {
    const name = word();
    const key = await makeRegister(administrator);
    await load(key, registerLines([{ id: 'old', name: `${name} old` }]));
    const many = Array.from({ length: 2000 }, (_, at) => ({ id: `c${at}`, name: `${name} new ${at}` }));
    await sendEdition(administrator, key, registerLines(many), '2026-06-30');
    for (let look = 0; look < 400 && !((await newestEdition(administrator, key))?.position ?? 0); look += 1)
      await wait(5);
    expect((await administrator.post(`registers/${key}/cancel`)).status).toBe(200);
    const stopped = await newestEdition(administrator, key);
    expect(stopped?.state).toBe('cancelled');
    expect(stopped?.position).toBeLessThan(2000);
    expect((await foundInRegisters(user, name)).map((one) => one.name)).toEqual([`${name} old`]);
    expect((await administrator.post(`registers/${key}/resume`)).status).toBe(200);
    const done = await untilEdition(administrator, key);
    expect(done).toMatchObject({ key: stopped?.key, state: 'current', position: 2000, parties: 2000 });
  });

  test('is loaded once however many processes there are, and another goes on where one ends', async () => {
    await loader.stop();
    const key = await makeRegister(administrator);
    const many = Array.from({ length: 1500 }, (_, at) => ({ id: `c${at}`, name: `${word()} ${at}` }));
    await sendEdition(administrator, key, registerLines(many));
    const [first, second] = [startLoader(app), startLoader(app)];
    for (let look = 0; look < 400 && ((await newestEdition(administrator, key))?.position ?? 0) < 100; look += 1)
      await wait(5);
    await first.stop();
    await second.stop();
    const stopped = await newestEdition(administrator, key);
    expect(stopped?.state).toBe('loading');
    loader = startLoader(app);
    expect(await untilEdition(administrator, key)).toMatchObject({ state: 'current', position: 1500, parties: 1500 });
  });

  test('is the same however often it is gone on with, whatever stands before and after', async () => {
    const name = word();
    const { companies, holdings } = family(name);
    const many = Array.from({ length: 300 }, (_, at) => ({ id: `c${at}`, name: `${name} other ${at}` }));
    const closed = registerLines([{ id: 'side', name: `${name} side`, said: '2026-05-01' }]).replace(
      '"recordStatus":"new"',
      '"recordStatus":"closed"',
    );
    const nameless = JSON.parse(closed) as Record<string, unknown>;
    delete nameless['recordDetails'];
    const text = [JSON.stringify(nameless), registerLines(many), registerLines(companies, holdings)].join('\n');
    const ended = async () =>
      (await foundInRegisters(user, `${name} side`))
        .filter((one) => one.name === `${name} side`)
        .map((one) => one.ended);
    const whole = await makeRegister(administrator);
    await load(whole, text);
    expect(await ended()).toEqual([true]);
    await administrator.call('DELETE', `registers/${whole}`);
    await loader.stop();
    const key = await makeRegister(administrator);
    await sendEdition(administrator, key, text);
    for (let turn = 0; turn < 3; turn += 1) {
      const now = (await newestEdition(administrator, key))?.position ?? 0;
      const part = startLoader(app, { pace: () => ({ batch: 7, pause: 0 }) });
      for (let look = 0; look < 400 && ((await newestEdition(administrator, key))?.position ?? 0) <= now; look += 1)
        await wait(5);
      await part.stop();
    }
    loader = startLoader(app);
    expect(await untilEdition(administrator, key)).toMatchObject({
      state: 'current',
      parties: 304,
      links: 3,
      position: 308,
    });
    expect(await ended()).toEqual([true]);
  });

  test('that failed stays listed with its reason after a newer one, and cannot be gone on with then', async () => {
    const key = await makeRegister(administrator);
    const failed = await load(key, gzipSync(registerLines(bulk())).subarray(0, 2000));
    expect(failed).toMatchObject({ state: 'failed', canResume: true });
    await load(key, registerLines([{ id: 'now', name: word() }]), '2026-06-30');
    let editions: PresentedRegister['editions'] = [];
    for (let look = 0; look < 200; look += 1) {
      ({ editions } = (await administrator.get<PresentedRegister>(`registers/${key}`)).body);
      if (await isEmptied(failed.key)) break;
      await wait(50);
    }
    expect(editions.map(({ state, reason, canResume }) => [state, reason, canResume])).toEqual([
      ['current', '', false],
      ['failed', failed.reason, false],
    ]);
    expect(failed.reason).not.toBe('');
    expect(await isEmptied(failed.key)).toBe(true);
    expect((await administrator.post(`registers/${key}/resume`)).status).toBe(409);
  });

  test('of an older day than what is in use is refused, and so is one of no day', async () => {
    const name = word();
    const key = await makeRegister(administrator);
    await load(key, registerLines([{ id: 'now', name }]), '2026-02-28');
    const older = await sendEdition(
      administrator,
      key,
      registerLines([{ id: 'now', name: `${name} once` }]),
      '2019-01-01',
    );
    expect([older.status, older.body.error]).toEqual([409, registerMessages.older]);
    const none = await sendEdition(administrator, key, registerLines([{ id: 'now', name }]), '2026-02-31');
    expect(none.status).toBe(400);
    expect((await foundInRegisters(user, name)).map(({ day }) => day)).toEqual(['2026-02-28']);
  });

  test.each<[string, () => string | Uint8Array, string]>([
    [
      'is cut short',
      () => gzipSync(registerLines(family('x').companies.concat(bulk())), { level: 1 }).subarray(0, -2000),
      messages.import.damaged,
    ],
    ['is of no known format', () => 'Dear register\nnothing is new.\n'.repeat(100), messages.import.notKnown],
    [
      'unpacks to far more than it is',
      () => gzipSync(Buffer.alloc(limits.importUnpackedMax + 1024 * 1024, `{"statementId":"`)),
      registerMessages.unpacksTooMuch,
    ],
    [
      'holds nothing but one line without end',
      () => `{"statementId":"${'x'.repeat(6_000_000)}`,
      messages.import.notBods,
    ],
  ])('that %s is told so, and the one before stays', async (_what, content, why) => {
    const name = word();
    const key = await makeRegister(administrator);
    await load(key, registerLines([{ id: 'old', name }]));
    const edition = await load(key, content(), '2026-06-30');
    expect(edition.state).toBe('failed');
    expect(edition.reason).toContain(why);
    expect((await foundInRegisters(user, name)).map(({ day }) => day)).toEqual(['2026-01-31']);
  });
});

/** Whether neither records nor bytes of an edition are left. */
async function isEmptied(edition: string): Promise<boolean> {
  const rows = await app.store.read((tx) =>
    tx.run(
      'test.emptied',
      `MATCH (e:RegisterEdition {key: $edition})
       RETURN e.blobKey IS NULL AND e.due IS NULL AND NOT EXISTS { MATCH (p:RegisterParty) WHERE p.key STARTS WITH $edition + '|' } AS is`,
      { edition },
    ),
  );
  return (rows as { is: boolean }[])[0]?.is === true;
}

function bulk(): TestCompany[] {
  return Array.from({ length: 500 }, (_, at) => ({ id: randomUUID(), name: `${randomUUID()} ${at}` }));
}

describe('taking onto a chart', () => {
  test('brings owners to a depth, with the register’s statements as evidence, and again brings nothing', async () => {
    const name = word();
    const { companies, holdings } = family(name);
    const key = await makeRegister(administrator);
    await load(key, registerLines(companies, holdings));
    const chartKey = randomUUID();
    const one = await take(`${name} low`, { direction: 'owners', depth: 1, chartKey, chartName: `Chart ${name}` });
    expect(one.body).toMatchObject({ chartKey, chartName: `Chart ${name}`, today: { entities: 3, links: 2 } });
    const two = await take(`${name} low`, { direction: 'owners', depth: 2, chartKey });
    expect(two.body).toMatchObject({ made: 2, today: { entities: 4, links: 3 } });
    const again = await take(`${name} low`, { direction: 'owners', depth: 2, chartKey });
    expect(again.body).toMatchObject({ made: 0, unchanged: 7, skipped: [] });

    const { key: entityKey } = await entityNamed(`${name} low`);
    const { body: statements } = await user.post<{ publisher: string; says: string }[]>('graph/statements', {
      chartKey,
      entityKey,
    });
    expect(statements).toMatchObject([{ publisher: 'Register of the tests', says: `${name} low` }]);
    const { bytes } = await user.download(`datasets/bods/${chartKey}`);
    const out = JSON.parse(new TextDecoder().decode(bytes)) as { publicationDetails: Record<string, unknown> }[];
    expect(out).toHaveLength(7);
    expect(out[0]?.publicationDetails['register']).toMatchObject({ licence: 'CC0 1.0', day: '2026-01-31' });
    expect(out.some((statement) => 'source' in statement)).toBe(false);
    const { data } = await user.rawGraphql<{ chart: { links: { roles: { source: string | null }[] }[] } }>(
      'query ($key: ID!) { chart(key: $key) { links { roles { source } } } }',
      { key: chartKey },
    );
    const sources = data?.chart.links.flatMap(({ roles }) => roles.map(({ source }) => source));
    expect(sources).toEqual(Array.from({ length: 3 }, () => expect.stringMatching(/^Register .+, 2026-01-31$/)));
    expect(await newsOf(entityKey)).toMatchObject([{ registerKey: key, day: '2026-01-31', newsDay: null }]);
  });

  test('tells how much it is before, and joins what the reader has already', async () => {
    const name = word();
    const { companies, holdings } = family(name);
    const key = await makeRegister(administrator);
    await load(key, registerLines(companies, holdings));
    const { record } = await partyNamed(`${name} top`);
    const preview = await user.post(`registers/${key}/neighbourhood`, { record, direction: 'holdings', depth: 2 });
    expect(preview.body).toMatchObject({ parties: 3, links: 2, isTooMuch: false });
    await take(`${name} top`, { direction: 'holdings', depth: 2 });
    const other = await take(`${name} low`, { direction: 'both', depth: 1 });
    expect(other.body).toMatchObject({ joined: 2, today: { entities: 3, links: 2 } });
  });

  test('is refused for a chart that is not the reader’s to change, and for who may only view', async () => {
    const name = word();
    const key = await makeRegister(administrator);
    await load(key, registerLines(family(name).companies, family(name).holdings));
    const chartKey = randomUUID();
    await take(`${name} low`, { direction: 'owners', depth: 1, chartKey });
    const colleague = await organization.user();
    expect((await take(`${name} low`, { direction: 'owners', depth: 1, chartKey }, colleague)).status).toBe(404);
    const viewer = await organization.user({ accountType: 'viewOnly' });
    expect((await take(`${name} low`, { direction: 'owners', depth: 1 }, viewer)).status).toBe(403);
  });

  test('is refused where it is more than is taken at once', async () => {
    const name = word();
    const companies = Array.from({ length: limits.registerTakeParties + 5 }, (_, at) => ({
      id: `c${at}`,
      name: `${name} ${at}`,
    }));
    const holdings = companies.slice(1).map(({ id }) => ({ holder: 'c0', held: id, share: 10 }));
    await load(await makeRegister(administrator), registerLines(companies, holdings));
    const { status, body } = await take(`${name} 0`, { direction: 'holdings', depth: 1 });
    expect([status, body.error]).toEqual([422, registerMessages.tooManyToTake]);
  });
});

describe('what a register says anew', () => {
  async function takenTwice() {
    const name = word();
    const { companies, holdings } = family(name);
    const key = await makeRegister(administrator);
    await load(key, registerLines(companies, holdings));
    const chartKey = randomUUID();
    await take(`${name} low`, { direction: 'owners', depth: 1, chartKey });
    const said = '2026-05-01';
    const moved = companies.map((one) => (one.id === 'low' ? { ...one, address: '2 New Street', said } : one));
    const changed = [{ ...holdings[0]! }, { ...holdings[1]!, share: 100, said }];
    await load(key, registerLines(moved, changed), '2026-06-30');
    const entity = await entityNamed(`${name} low`);
    return { name, key, chartKey, entity };
  }

  test('is told of what was taken, field by field, and changes nothing by itself', async () => {
    const { name, key, chartKey, entity } = await takenTwice();
    expect(entity.address).toBe('1 Quay Street');
    const [taken] = await newsOf(entity.key);
    expect(taken).toMatchObject({ registerKey: key, day: '2026-01-31', newsDay: '2026-06-30', mayDecide: true });
    expect(taken?.differences).toHaveLength(3);
    expect(taken?.differences).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'address', was: '1 Quay Street', is: '2 New Street', here: '1 Quay Street' }),
        expect.objectContaining({
          ...{ field: 'owner', about: `${name} middle`, was: '60% Shareholder', is: '100% Shareholder' },
          ...{ here: '60% Shareholder', isEdited: false },
        }),
        expect.objectContaining({ field: 'owner', about: `${name} side`, was: '40% Shareholder', is: '' }),
      ]),
    );
    const middle = await entityNamed(`${name} middle`);
    expect(await newsOf(middle.key)).toMatchObject([{ newsDay: null, differences: [] }]);
    const stranger = await (await app.organization()).user();
    expect((await stranger.get(`registers/taken/${entity.key}`)).status).toBe(404);
    expect((await user.get(`registers/news/${chartKey}`)).body).toEqual([{ key: entity.key, registers: 1 }]);
    expect((await stranger.get(`registers/news/${chartKey}`)).status).toBe(404);
  });

  test('is left, and is news no more', async () => {
    const { key, chartKey, entity } = await takenTwice();
    const { body } = await user.post(`registers/${key}/decide`, { entityKey: entity.key, take: false });
    expect(body).toMatchObject([{ day: '2026-06-30', newsDay: null }]);
    expect((await user.get(`registers/news/${chartKey}`)).body).toEqual([]);
    expect((await entityNamed(entity.name)).address).toBe('1 Quay Street');
  });

  test('is taken over: the field, the share, and the end of an owner that the register names no more', async () => {
    const { name, key, chartKey, entity } = await takenTwice();
    const { status } = await user.post(`registers/${key}/decide`, { entityKey: entity.key, take: true });
    expect(status).toBe(200);
    expect((await entityNamed(entity.name)).address).toBe('2 New Street');
    expect(await newsOf(entity.key)).toMatchObject([{ newsDay: null }]);
    const { body } = await user.post<{ holders: { party: { name: string }; direct: number | null }[] }>(
      'graph/ownership',
      { entityKey: entity.key, chartKey },
    );
    expect(body.holders.map(({ party, direct }) => [party.name, direct])).toEqual([[`${name} middle`, 100]]);
  });
});
