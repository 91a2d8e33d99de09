import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { LOOKUP_FAULTS, lookupFaultText, type LookupFaultCode } from '@stemma/shared/messages/lookups';
import { Seal } from '../../server/src/access/seal';
import { readPermittedHosts } from '../../server/src/lookups/egress/permittedHosts';
import { Lookups } from '../../server/src/lookups/lookups';
import type { TestApp } from '../testkit/app';
import type { Client } from '../testkit/client';
import { makeSmallChart } from '../testkit/charts';
import { serveGleif, type GleifServer } from '../testkit/gleifAnswers';
import { startApp } from '../testkit/ownApp';
import { SEAL_KEY } from '../testkit/sealKey';
import type { SourceFault } from '../testkit/sourceServers';

const SAVE = 'mutation Save($input: LookupSourceInput!) { saveLookupSource(input: $input) { ok { key } } }';

let gleif: GleifServer;
let app: TestApp;
let administrator: Client;
let owner: Client;
let sourceKey = '';

const sourceOf = async (user: Client, more: object): Promise<string> => {
  const input = { kind: 'gleif', name: 'GLEIF', baseUrl: gleif.url, isOn: true, ...more };
  const { data } = await user.rawGraphql<{ saveLookupSource: { ok: { key: string } | null } }>(SAVE, { input });
  return data?.saveLookupSource.ok?.key ?? '';
};

beforeAll(async () => {
  gleif = await serveGleif();
  const permitted = readPermittedHosts(`${gleif.host}, http://127.0.0.1:9`) ?? [];
  const limits = { wholeTime: 5000, connectTime: 4000 };
  app = await startApp({ lookups: new Lookups(new Seal(SEAL_KEY), { permitted, limits }) });
  const organization = await app.organization();
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

describe('a source at fault', () => {
  const FAULTS: [SourceFault, LookupFaultCode][] = [
    ['slow', 'slow'],
    ['tooManyForGood', 'busy'],
    ['malformed', 'malformed'],
    ['otherShape', 'malformed'],
    ['html', 'contentType'],
    ['packed', 'contentType'],
    ['huge', 'tooLarge'],
    ['endless', 'tooLarge'],
    ['hangsUp', 'unreachable'],
    ['missing', 'gone'],
    ['gone', 'gone'],
    ['redirects', 'redirected'],
    ['expiredKey', 'keyRefused'],
    ['broken', 'failed'],
  ];

  test.each(FAULTS)('that is %s gives one clear message, and nothing is changed', async (fault, code) => {
    const { company } = await makeSmallChart(owner);
    const before = (await owner.post('graph/getNodeByKey', { key: company })).body;
    gleif.failWith(fault);
    const asked = owner.post<{ error: string; code: string }>('lookups/search', {
      sourceKey,
      text: 'Harbour',
      entityKey: company,
    });
    expect((await owner.get('lookups/sources')).status).toBe(200);
    const { status, body } = await asked;
    expect([status, body.code, body.error]).toEqual([422, 'unprocessable', lookupFaultText(code, 'GLEIF')]);
    expect((await owner.post('graph/getNodeByKey', { key: company })).body).toEqual(before);
    gleif.failWith();
    expect((await owner.post('lookups/search', { sourceKey, text: 'Harbour', entityKey: company })).status).toBe(200);
  });

  test('that asks to wait a little is asked again', async () => {
    gleif.failWith('tooMany', 'tooMany', null);
    expect((await owner.post('lookups/search', { sourceKey, text: 'Harbour' })).status).toBe(200);
    expect(gleif.asked).toHaveLength(3);
  });

  test('that nobody serves is unreachable', async () => {
    const key = await sourceOf(administrator, { name: 'Nobody', baseUrl: 'http://127.0.0.1:9' });
    const { body } = await owner.post<{ error: string }>('lookups/search', { sourceKey: key, text: 'Harbour' });
    expect(body.error).toBe(lookupFaultText('unreachable', 'Nobody'));
  });

  test('has a message of its own for each', () => {
    expect(new Set(LOOKUP_FAULTS.map((code) => lookupFaultText(code, 'X'))).size).toBe(LOOKUP_FAULTS.length);
  });
});
