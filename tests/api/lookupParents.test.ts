import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { lookupMessages } from '@stemma/shared/messages/lookups';
import { Seal } from '../../server/src/access/seal';
import { readPermittedHosts } from '../../server/src/lookups/egress/permittedHosts';
import { Lookups } from '../../server/src/lookups/lookups';
import type { TestApp, TestOrganization } from '../testkit/app';
import { makeSmallChart, OPEN_CHART } from '../testkit/charts';
import type { Client } from '../testkit/client';
import { LEIS, serveGleif, type GleifServer } from '../testkit/gleifAnswers';
import { startApp } from '../testkit/ownApp';
import { SEAL_KEY } from '../testkit/sealKey';

let gleif: GleifServer;
let app: TestApp;
let organization: TestOrganization;
let owner: Client;
let sourceKey = '';

const SAVE = `mutation Save($input: LookupSourceInput!) { saveLookupSource(input: $input) { ok { key } error { message } } }`;
const PARENTS = [{ kind: 'directParent', recordId: LEIS.direct }];

beforeAll(async () => {
  gleif = await serveGleif();
  const permitted = readPermittedHosts(gleif.host) ?? [];
  app = await startApp({ lookups: new Lookups(new Seal(SEAL_KEY), { permitted, limits: { wholeTime: 5000 } }) });
});
afterAll(async () => {
  await app.close();
  await gleif.close();
});
beforeEach(async () => {
  organization = await app.organization();
  const administrator = await organization.user({ isAdmin: true });
  owner = await organization.user();
  const input = { kind: 'gleif', name: 'GLEIF', baseUrl: gleif.url, licence: 'CC0 1.0', isOn: true };
  const { data } = await administrator.rawGraphql<{ saveLookupSource: { ok: { key: string } } }>(SAVE, { input });
  sourceKey = data?.saveLookupSource.ok.key ?? '';
});

async function shownOf(user: Client, entityKey: string) {
  const { body } = await user.post<{ digest: string }>('lookups/record', {
    ...{ sourceKey, recordId: LEIS.harbour, entityKey },
  });
  return { sourceKey, recordId: LEIS.harbour, entityKey, digest: body.digest };
}

async function chartOf(user: Client, key: string) {
  const { chart } = await user.graphql(OPEN_CHART, { key });
  if (!chart) throw new Error('no chart');
  return chart;
}

test('a parent that is reported is made, stands above its child and is linked by a role without a share; again changes nothing', async () => {
  const { key: chartKey, company } = await makeSmallChart(owner);
  const before = await chartOf(owner, chartKey);
  const shown = await shownOf(owner, company);
  const taken = await owner.post<object>('lookups/parents', { ...shown, chartKey, parents: PARENTS });
  expect([taken.status, taken.body]).toEqual([200, { chartKey, made: 2, joined: 0 }]);
  const after = await chartOf(owner, chartKey);
  const parent = after.nodes.find(({ name }) => name === 'QUAY GROUP PLC');
  const child = after.nodes.find(({ key }) => key === company);
  expect(parent?.y).toBeLessThan(child?.y ?? 0);
  const link = after.links.find(({ from }) => from === parent?.key);
  expect(link).toMatchObject({ to: company });
  expect(link?.roles).toMatchObject([{ role: 'Consolidates', percentage: null, minimum: null }]);
  expect(link?.roles[0]?.source).toBe(`https://search.gleif.org/#/record/${LEIS.harbour}`);
  const record = await owner.post<Record<string, unknown>>('graph/getNodeByKey', { key: parent?.key });
  expect(record.body).toMatchObject({ lei: LEIS.direct, country: 'United Kingdom' });
  const same = ({ key, name }: { key: string; name: string }) => `${key} ${name}`;
  expect(
    after.nodes
      .filter(({ key }) => key !== parent?.key)
      .map(same)
      .sort(),
  ).toEqual(before.nodes.map(same).sort());
  const own = await owner.post<Record<string, unknown>>('graph/getNodeByKey', { key: company });
  expect([own.body['lei'] ?? '', own.body['country'] ?? '']).toEqual(['', '']);
  const again = await owner.post('lookups/parents', { ...shown, chartKey, parents: PARENTS });
  expect(again.body).toMatchObject({ made: 0 });
  expect((await chartOf(owner, chartKey)).links).toHaveLength(after.links.length);
});

test('an organisation with the LEI is joined, and keeps what it says', async () => {
  const { key: chartKey, company } = await makeSmallChart(owner);
  const { body } = await owner.post<{ key: string }>('graph/addNode', {
    entity: { typeName: 'Company', name: 'Quay Group', lei: LEIS.direct },
  });
  const shown = await shownOf(owner, company);
  const taken = await owner.post<object>('lookups/parents', { ...shown, chartKey, parents: PARENTS });
  expect(taken.body).toMatchObject({ made: 1, joined: 1 });
  const { nodes, links } = await chartOf(owner, chartKey);
  expect(nodes.map(({ name }) => name)).toContain('Quay Group');
  expect(links.some(({ from, to }) => from === body.key && to === company)).toBe(true);
});

test('nothing is taken that the record does not report, onto charts of others, or where the source says something else', async () => {
  const { key: chartKey, company } = await makeSmallChart(owner);
  const shown = await shownOf(owner, company);
  const ask = (user: Client, more: object) =>
    user.post<{ error?: string }>('lookups/parents', { ...shown, chartKey, parents: PARENTS, ...more });
  const wrong = [{ kind: 'ultimateParent', recordId: LEIS.direct }];
  expect((await ask(owner, { parents: wrong })).body.error).toBe(lookupMessages.saysOther);
  expect((await ask(owner, { digest: 'other' })).status).toBe(409);
  expect((await ask(owner, { parents: [] })).status).toBe(400);
  expect((await ask(owner, { chartKey: 'none' })).status).toBe(404);
  const stranger = await organization.user();
  expect((await ask(stranger, {})).status).toBe(404);
  const theirs = await makeSmallChart(stranger, 'public');
  expect((await ask(owner, { chartKey: theirs.key })).status).toBe(403);
  expect((await chartOf(owner, chartKey)).nodes.some(({ name }) => name === 'QUAY GROUP PLC')).toBe(false);
});
