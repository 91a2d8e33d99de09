import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { lookupFaultText, lookupMessages } from '@stemma/shared/messages/lookups';
import { Seal } from '../../server/src/access/seal';
import { readPermittedHosts } from '../../server/src/lookups/egress/permittedHosts';
import { Lookups } from '../../server/src/lookups/lookups';
import type { TestApp, TestOrganization } from '../testkit/app';
import type { Client } from '../testkit/client';
import { makeSmallChart } from '../testkit/charts';
import { LEIS, serveGleif, type GleifServer } from '../testkit/gleifAnswers';
import { startApp } from '../testkit/ownApp';
import { SEAL_KEY } from '../testkit/sealKey';

interface Result<T> {
  ok: T | null;
  error: { code: string; message: string; field: string | null } | null;
}
interface Shown {
  id: string;
  name: string;
  digest: string;
  licence: string;
  facts: { field: string | null; label: string; value: string }[];
  relations: { kind: string; reason: string | null; record: { id: string; name: string } | null }[];
  decision: { state: string; isChanged: boolean } | null;
}

const SAVE = `mutation Save($input: LookupSourceInput!) { saveLookupSource(input: $input) {
  ok { key name baseUrl hasKey isOn } error { code message field } } }`;
const TRY = `mutation Try($input: LookupSourceInput!) { tryLookupSource(input: $input) {
  ok { milliseconds } error { code message field } } }`;
const SETTINGS = '{ lookupSettings { key name baseUrl hasKey isOn } }';

let gleif: GleifServer;
let app: TestApp;
let organization: TestOrganization;
let administrator: Client;
let owner: Client;
let sourceKey = '';

const input = (more: object = {}) => ({
  ...{ kind: 'gleif', name: 'GLEIF', baseUrl: gleif.url, licence: 'CC0 1.0', isOn: true },
  ...more,
});

async function mutate<T>(user: Client, query: string, variables: object): Promise<Result<T>> {
  const { data, errors } = await user.rawGraphql<Record<string, Result<T>>>(query, variables);
  const [result] = Object.values(data ?? {});
  if (!result) throw new Error(JSON.stringify(errors));
  return result;
}
const save = (user: Client, source: object) =>
  mutate<{ key: string; hasKey: boolean; isOn: boolean }>(user, SAVE, { input: source });
const sourceOf = async (user: Client, more: object) => (await save(user, input(more))).ok?.key ?? '';

beforeAll(async () => {
  gleif = await serveGleif();
  const permitted = readPermittedHosts(`${gleif.host}, http://127.0.0.1:9`) ?? [];
  const limits = { wholeTime: 20_000, connectTime: 20_000 };
  app = await startApp({ lookups: new Lookups(new Seal(SEAL_KEY), { permitted, limits }) });
  organization = await app.organization();
  administrator = await organization.user({ isAdmin: true });
  owner = await organization.user();
  sourceKey = await sourceOf(administrator, {});
});
afterAll(async () => {
  await app.close();
  await gleif.close();
});
beforeEach(() => {
  gleif.failWith();
  gleif.asked.length = 0;
});

describe('sources', () => {
  test('are set up by administrators for their own organization, and by nobody else', async () => {
    expect((await save(owner, input({ name: 'Mine' }))).error?.code).toBe('forbidden');
    const elsewhere = await app.organization();
    const theirs = await elsewhere.user({ isAdmin: true });
    expect((await save(theirs, input({ key: sourceKey }))).error?.code).toBe('notFound');
    const { data } = await theirs.rawGraphql<{ lookupSettings: unknown[] }>(SETTINGS);
    expect(data?.lookupSettings).toEqual([]);
    expect((await (await elsewhere.user()).get('lookups/sources')).body).toEqual([]);
    const answer = await (await elsewhere.user()).post('lookups/search', { sourceKey, text: 'Harbour' });
    expect([answer.status, gleif.asked]).toEqual([404, []]);
  });

  test('have an API key that is stored sealed, never sent back, and not given to another host', async () => {
    const yente = { kind: 'yente', dataset: 'default', name: 'Lists', isOn: false };
    const made = await save(administrator, input({ ...yente, apiKey: 'very-secret-key' }));
    const key = made.ok?.key ?? '';
    expect(made.ok?.hasKey).toBe(true);
    const all = JSON.stringify(await administrator.rawGraphql(SETTINGS));
    expect(all).not.toContain('very-secret');
    const stored = await app.store.read((tx) =>
      tx.run('test.source', 'MATCH (s:LookupSource {key: $key}) RETURN properties(s) AS p', { key }),
    );
    expect(JSON.stringify(stored)).not.toContain('very-secret');
    expect((await save(administrator, input({ ...yente, key, name: 'Lists again' }))).ok?.hasKey).toBe(true);
    const log = await app.store.read((tx) =>
      tx.run(
        'test.log',
        "MATCH (a:AuditEntry {organizationKey: $key}) WHERE a.action STARTS WITH 'lookups/' RETURN a.after AS after",
        { key: organization.key },
      ),
    );
    expect(JSON.stringify(log)).not.toContain('very-secret');
    await mutate(administrator, TRY, { input: input({ ...yente, key }) });
    expect(gleif.asked.at(-1)?.headers.authorization).toBe('ApiKey very-secret-key');
    const moved = await save(administrator, input({ ...yente, key, baseUrl: 'http://127.0.0.1:9' }));
    expect(moved.ok?.hasKey).toBe(false);
  });

  test('that move to another host are switched off with the loss of their key, and not where one comes along', async () => {
    const yente = { kind: 'yente', dataset: 'default', isOn: true };
    const made = await save(administrator, input({ ...yente, name: 'Moves', apiKey: 'a-key' }));
    const key = made.ok?.key ?? '';
    const elsewhere = { ...yente, key, name: 'Moves', baseUrl: 'http://127.0.0.1:9' };
    expect((await save(administrator, input(elsewhere))).ok).toMatchObject({ hasKey: false, isOn: false });
    expect((await save(administrator, input(elsewhere))).ok).toMatchObject({ hasKey: false, isOn: true });
    const again = await save(administrator, input({ ...yente, key, name: 'Moves', apiKey: 'b-key' }));
    expect(again.ok).toMatchObject({ hasKey: true, isOn: true });
  });

  test('have their address as all write it alike', async () => {
    const baseUrl = 'HTTPS://API.Example.org:443//v1/./x/../records/';
    const made = await mutate<{ baseUrl: string }>(administrator, SAVE, { input: input({ name: 'Alike', baseUrl }) });
    expect(made.ok?.baseUrl).toBe('https://api.example.org/v1/records');
  });

  test.each([
    ['http://api.example.org', lookupMessages.addressHttps],
    ['https://127.0.0.1', lookupMessages.addressPrivate],
    ['https://2130706433', lookupMessages.addressPrivate],
    ['https://169.254.169.254/latest', lookupMessages.addressPrivate],
    ['https://[::ffff:10.0.0.1]', lookupMessages.addressPrivate],
    ['https://localhost:8443', lookupMessages.addressPrivate],
    ['https://neo4j.internal', lookupMessages.addressPrivate],
    ['https://user:word@api.example.org', lookupMessages.addressUsable],
    ['https://api.example.org/?x=1', lookupMessages.addressUsable],
    ['file:///etc/passwd', lookupMessages.addressUsable],
  ])('are not asked at %s', async (baseUrl, message) => {
    const { error } = await save(administrator, input({ name: 'Wrong', baseUrl }));
    expect(error).toEqual({ code: 'invalid', field: 'baseUrl', message });
  });

  test('that are switched off are asked by nobody', async () => {
    const key = await sourceOf(administrator, { name: 'Off', isOn: false });
    const answer = await owner.post<{ error: string }>('lookups/search', { sourceKey: key, text: 'Harbour' });
    expect([answer.status, answer.body.error]).toEqual([404, lookupMessages.notSetUp]);
    expect(gleif.asked).toEqual([]);
  });

  test('can be tried before they are saved', async () => {
    expect(
      (await mutate<{ milliseconds: number }>(administrator, TRY, { input: input({ name: 'New' }) })).error,
    ).toBeNull();
    gleif.failWith('expiredKey');
    const { error } = await mutate(administrator, TRY, { input: input({ name: 'New' }) });
    expect(error?.message).toBe(lookupFaultText('keyRefused', 'New'));
    expect((await mutate(owner, TRY, { input: input({ name: 'New' }) })).error?.code).toBe('forbidden');
  });
});

describe('records', () => {
  const search = (text: string, entityKey?: string) =>
    owner.post<{ records: Shown[]; left: number; error?: string }>('lookups/search', { sourceKey, text, entityKey });
  const recordOf = async (recordId: string, entityKey: string) =>
    (await owner.post<Shown>('lookups/record', { sourceKey, recordId, entityKey })).body;

  test('are found by name and by LEI, as candidates with licence and day', async () => {
    const byName = await search('harbour');
    expect(byName.body.records.map(({ name }) => name)).toEqual(['HARBOUR HOLDINGS LIMITED', 'HARBOUR HOUSE GMBH']);
    expect(byName.body.records[0]).toMatchObject({ id: LEIS.harbour, licence: 'CC0 1.0', decision: null });
    const byLei = await search(` ${LEIS.direct.slice(0, 10)} ${LEIS.direct.slice(10)}`);
    expect(byLei.body.records.map(({ id }) => id)).toEqual([LEIS.direct]);
    expect(gleif.asked.at(-1)?.path).toContain(encodeURIComponent('filter[lei]'));
    expect(gleif.asked.at(-1)?.headers).not.toHaveProperty('cookie');
  });

  test('tell parents and why there is none, and nothing that an answer links to is followed', async () => {
    const { company } = await makeSmallChart(owner);
    const { facts, relations } = await recordOf(LEIS.harbour, company);
    expect(facts).toEqual(
      expect.arrayContaining([
        { field: 'lei', label: 'LEI', value: LEIS.harbour },
        { field: 'registration', label: 'Registration', value: '01234567' },
        { field: 'country', label: 'Country', value: 'United Kingdom' },
        { field: 'address', label: 'Address', value: '1 Quay Street\nBS1 4DJ Bristol\nUnited Kingdom' },
        { field: 'incorporation', label: 'Incorporation', value: '1998-03-02' },
      ]),
    );
    expect(relations).toEqual([
      {
        kind: 'directParent',
        reason: null,
        record: { id: LEIS.direct, name: 'QUAY GROUP PLC', country: 'United Kingdom' },
      },
      { kind: 'ultimateParent', reason: 'Controlled by natural persons', record: null },
    ]);
    expect(gleif.asked.every(({ path }) => path.startsWith('/lei-records'))).toBe(true);
  });

  test('fill chosen fields of an entity, and a web link says where they come from', async () => {
    const { company } = await makeSmallChart(owner);
    const { digest } = await recordOf(LEIS.harbour, company);
    const shown = { sourceKey, recordId: LEIS.harbour, entityKey: company, digest };
    const taken = await owner.post<Record<string, unknown>>('lookups/take', { ...shown, fields: ['lei', 'country'] });
    expect(taken.status).toBe(200);
    expect(taken.body).toMatchObject({ name: 'Analytical Engines Ltd', lei: LEIS.harbour, country: 'United Kingdom' });
    expect(taken.body['registration'] ?? '').toBe('');
    const links = await app.store.read((tx) =>
      tx.run('test.links', 'MATCH (:Entity {key: $key})-[:HAS_FILE]->(l:WebLink) RETURN l.url AS url', {
        key: company,
      }),
    );
    expect(links).toEqual([{ url: `https://search.gleif.org/#/record/${LEIS.harbour}` }]);
    expect((await owner.post('lookups/take', { ...shown, fields: ['lei'] })).status).toBe(200);
    const [again] = (await search('Harbour Holdings', company)).body.records;
    expect(again?.decision).toMatchObject({ state: 'taken', isChanged: false });
  });

  test('that say something else than was shown are not taken, and nothing is changed', async () => {
    const { company } = await makeSmallChart(owner);
    const { digest } = await recordOf(LEIS.harbour, company);
    gleif.names.set(LEIS.harbour, 'HARBOUR HOLDINGS PLC');
    const shown = { sourceKey, recordId: LEIS.harbour, entityKey: company, digest };
    const refused = await owner.post<{ error: string }>('lookups/take', { ...shown, fields: ['name'] });
    gleif.names.set(LEIS.harbour, 'HARBOUR HOLDINGS LIMITED');
    expect([refused.status, refused.body.error]).toEqual([409, lookupMessages.saysOther]);
    const wrong = await owner.post<{ error: string }>('lookups/take', { ...shown, fields: ['valuation'] });
    expect([wrong.status, wrong.body.error]).toEqual([400, lookupMessages.fieldNotGiven('valuation')]);
    const kept = await owner.post<{ name: string }>('graph/getNodeByKey', { key: company });
    expect(kept.body.name).toBe('Analytical Engines Ltd');
  });

  test('that were left are not offered again until they say something else', async () => {
    const { company } = await makeSmallChart(owner);
    const { body } = await search('harbour', company);
    const house = body.records.find(({ id }) => id === LEIS.other);
    const shown = { sourceKey, recordId: LEIS.other, entityKey: company, digest: house?.digest };
    expect((await owner.post('lookups/leave', shown)).status).toBe(200);
    const after = await search('harbour', company);
    expect([after.body.records.map(({ id }) => id), after.body.left]).toEqual([[LEIS.harbour], 1]);
    gleif.names.set(LEIS.other, 'HARBOUR HOUSE AG');
    const later = await search('harbour', company);
    gleif.names.set(LEIS.other, 'HARBOUR HOUSE GMBH');
    expect(later.body.records.find(({ id }) => id === LEIS.other)?.decision).toMatchObject({ isChanged: true });
    expect(later.body.left).toBe(0);
  });

  test('are looked up for entities by those alone who may edit them', async () => {
    const { company } = await makeSmallChart(owner, 'public');
    const reader = await organization.user();
    const viewer = await organization.user({ accountType: 'viewOnly' });
    const outsider = await organization.user({ accountType: 'None' });
    const ask = (user: Client) => user.post('lookups/search', { sourceKey, text: 'Harbour', entityKey: company });
    expect([(await ask(reader)).status, (await ask(viewer)).status, (await ask(outsider)).status]).toEqual([
      403, 403, 403,
    ]);
    expect(gleif.asked).toEqual([]);
  });

  test('leave a line in the audit log before they are asked for, without what was typed', async () => {
    const { company } = await makeSmallChart(owner);
    gleif.failWith('hangsUp');
    await search('A name nobody should read', company);
    const entries = await app.store.read((tx) =>
      tx.run(
        'test.sent',
        'MATCH (a:AuditEntry {target: $key}) RETURN a.action AS action, a.userKey AS userKey, a.details AS details',
        { key: company },
      ),
    );
    expect(entries).toEqual([{ action: 'lookups/search', userKey: owner.userKey, details: 'GLEIF' }]);
  });
});
