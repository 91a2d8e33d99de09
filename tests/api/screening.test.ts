import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { lookupFaultText, lookupMessages } from '@stemma/shared/messages/lookups';
import { Seal } from '../../server/src/access/seal';
import { readPermittedHosts } from '../../server/src/lookups/egress/permittedHosts';
import { Lookups } from '../../server/src/lookups/lookups';
import { ScreeningJob } from '../../server/src/lookups/screening/job';
import type { TestApp, TestOrganization } from '../testkit/app';
import { makeSmallChart } from '../testkit/charts';
import type { Client } from '../testkit/client';
import { startApp } from '../testkit/ownApp';
import { SEAL_KEY } from '../testkit/sealKey';
import { makeLink, visitor } from '../testkit/sharing';
import { LISTED, serveYente, type YenteServer } from '../testkit/yenteAnswers';

interface Candidate {
  key: string;
  recordId: string;
  state: string;
  category: string;
  score: number;
  digest: string;
  isChanged: boolean;
  isGone: boolean;
  decidedByName: string;
  topics: string[];
  datasets: string[];
}
interface Screening {
  risk: string;
  open: number;
  isWaiting: boolean;
  sources: { screenedAt: string | null; isStale: boolean; fault: string | null }[];
  candidates: Candidate[];
}

const SAVE =
  'mutation Save($input: LookupSourceInput!) { saveLookupSource(input: $input) { ok { key } error { message } } }';
const DAY = 86_400_000;

let yente: YenteServer;
let app: TestApp;
let lookups: Lookups;

beforeAll(async () => {
  yente = await serveYente();
  const permitted = readPermittedHosts(yente.host) ?? [];
  lookups = new Lookups(new Seal(SEAL_KEY), { permitted, limits: { wholeTime: 1500, connectTime: 1000 } });
  app = await startApp({ lookups });
});
afterAll(async () => {
  await app.close();
  await yente.close();
});
beforeEach(() => {
  yente.failWith();
  yente.asked.length = 0;
  yente.listed.set('Ada Lovelace', [LISTED.person, LISTED.pep]);
});

/** A job looks after the sources of all organizations: those of other tests are not for it. */
afterEach(() =>
  app.store.write(async (tx) => {
    await tx.run('test.off', 'MATCH (s:LookupSource {baseUrl: $url}) SET s.isOn = false', { url: yente.url });
  }),
);

interface World {
  organization: TestOrganization;
  administrator: Client;
  owner: Client;
  sourceKey: string;
}

/** An organization of its own with a source that screens. */
async function world(more: object = {}): Promise<World> {
  const organization = await app.organization();
  const administrator = await organization.user({ isAdmin: true });
  const owner = await organization.user({ name: 'Ines Berg' });
  const source = { kind: 'yente', name: 'Lists', baseUrl: yente.url, dataset: 'default', threshold: 0.7, isOn: true };
  const { data } = await administrator.rawGraphql<{ saveLookupSource: { ok: { key: string } | null } }>(SAVE, {
    input: { ...source, ...more },
  });
  return { organization, administrator, owner, sourceKey: data?.saveLookupSource.ok?.key ?? '' };
}

const screeningOf = async (user: Client, key: string) => (await user.get<Screening>(`lookups/screening/${key}`)).body;
const candidate = async (user: Client, entityKey: string, recordId: string) => {
  const found = (await screeningOf(user, entityKey)).candidates.find((one) => one.recordId === recordId);
  if (!found) throw new Error('No such candidate');
  return found;
};
const decide = (user: Client, { key, digest }: Candidate, state: string, reason?: string) =>
  user.post<Screening & { error: string }>('lookups/decide', { key, digest, state, reason });
/** What the nightly job of a server does at a moment. */
const jobAt = (now: () => number) =>
  new ScreeningJob({ store: app.store, lookups, log: { warn: () => undefined }, now });
const changed = { ...LISTED.pep, properties: { ...LISTED.pep.properties, position: ['Prime minister'] } };

describe('an entity', () => {
  test('is screened when asked for, and what comes are candidates that change nothing of it', async () => {
    const { owner, sourceKey } = await world();
    const { person } = await makeSmallChart(owner);
    const before = (await owner.post('graph/getNodeByKey', { key: person })).body;
    expect((await screeningOf(owner, person)).risk).toBe('unscreened');
    const answer = await owner.post('lookups/screen', { sourceKey, entityKey: person });
    expect([answer.status, answer.body]).toEqual([200, 1]);
    const screening = await screeningOf(owner, person);
    expect([screening.risk, screening.open]).toEqual(['open', 2]);
    expect(screening.candidates[0]).toMatchObject({
      ...{ recordId: 'NK-7Ada', state: 'open', category: 'sanction', score: 0.93 },
      ...{ topics: ['sanction'], datasets: ['eu_fsf', 'gb_hmt_sanctions'] },
    });
    expect((await owner.post('graph/getNodeByKey', { key: person })).body).toEqual(before);
    const [sent] = yente.asked;
    expect(sent?.body).toEqual({ queries: { q0: { schema: 'Person', properties: { name: ['Ada Lovelace'] } } } });
    expect(sent?.path).toBe('/match/default?threshold=0.7&cutoff=0.7&limit=20');
  });

  test('is clear where the source gives nobody as alike as the organization asks', async () => {
    const { owner, sourceKey } = await world({ threshold: 0.95 });
    const { person } = await makeSmallChart(owner);
    await owner.post('lookups/screen', { sourceKey, entityKey: person });
    expect(await screeningOf(owner, person)).toMatchObject({ risk: 'clear', candidates: [] });
  });

  test('has decisions that are kept, and asked about again only when the record says something else', async () => {
    const { owner, sourceKey } = await world();
    const { person } = await makeSmallChart(owner);
    const screen = () => owner.post('lookups/screen', { sourceKey, entityKey: person });
    await screen();
    await decide(owner, await candidate(owner, person, 'NK-7Ada'), 'confirmed', 'Same date of birth');
    const after = await decide(owner, await candidate(owner, person, 'Q7259'), 'dismissed');
    expect(after.body).toMatchObject({ risk: 'sanction', open: 0 });
    await screen();
    expect(await screeningOf(owner, person)).toMatchObject({ risk: 'sanction', open: 0 });
    yente.listed.set('Ada Lovelace', [{ ...LISTED.person, score: 0.91 }, changed]);
    await screen();
    const [pep, sanction] = [await candidate(owner, person, 'Q7259'), await candidate(owner, person, 'NK-7Ada')];
    expect(pep).toMatchObject({ state: 'open', isChanged: true, decidedByName: 'Ines Berg' });
    expect(sanction).toMatchObject({ state: 'confirmed', isChanged: false, score: 0.91 });
    yente.listed.set('Ada Lovelace', []);
    await screen();
    const last = await screeningOf(owner, person);
    expect(last.candidates.map(({ recordId, state, isGone }) => [recordId, state, isGone])).toEqual([
      ['NK-7Ada', 'confirmed', true],
    ]);
  });

  test('cannot be decided on by what was shown before the record changed', async () => {
    const { owner, sourceKey } = await world();
    const { person } = await makeSmallChart(owner);
    await owner.post('lookups/screen', { sourceKey, entityKey: person });
    const shown = await candidate(owner, person, 'Q7259');
    yente.listed.set('Ada Lovelace', [changed]);
    await owner.post('lookups/screen', { sourceKey, entityKey: person });
    const { status, body } = await decide(owner, shown, 'dismissed');
    expect([status, body.error]).toEqual([409, lookupMessages.saysOther]);
    expect(await candidate(owner, person, 'Q7259')).toMatchObject({ state: 'open' });
  });

  test('keeps what was known when the source is at fault', async () => {
    const { owner, sourceKey } = await world();
    const { person } = await makeSmallChart(owner);
    await owner.post('lookups/screen', { sourceKey, entityKey: person });
    const before = await screeningOf(owner, person);
    for (const [fault, code] of [
      ['malformed', 'malformed'],
      ['otherShape', 'malformed'],
      ['expiredKey', 'keyRefused'],
      ['hangsUp', 'unreachable'],
    ] as const) {
      yente.failWith(fault);
      const { status, body } = await owner.post<{ error: string }>('lookups/screen', { sourceKey, entityKey: person });
      expect([status, body.error]).toEqual([422, lookupFaultText(code, 'Lists')]);
    }
    expect(await screeningOf(owner, person)).toEqual(before);
  });

  test('is known to be other than what was screened', async () => {
    const { owner, sourceKey } = await world();
    const { person } = await makeSmallChart(owner);
    await owner.post('lookups/screen', { sourceKey, entityKey: person });
    await owner.post('graph/updateAttribute', { nodeKey: person, name: 'birthDate', value: '1815-12-10' });
    expect((await screeningOf(owner, person)).sources[0]).toMatchObject({ isStale: true });
  });

  test('tells candidates to its readers alone, and takes them along when it is deleted', async () => {
    const { organization, owner, sourceKey } = await world();
    const { person, key: chartKey } = await makeSmallChart(owner);
    await owner.post('lookups/screen', { sourceKey, entityKey: person });
    const shown = await candidate(owner, person, 'Q7259');
    const stranger = await organization.user();
    const elsewhere = await (await app.organization()).user();
    for (const user of [stranger, elsewhere]) {
      expect((await user.get(`lookups/screening/${person}`)).status).toBe(404);
      expect((await user.get(`lookups/chart/${chartKey}`)).status).toBe(404);
      expect((await decide(user, shown, 'dismissed')).status).toBe(404);
      const { data } = await user.rawGraphql('query S($keys: [ID!]!) { standings(keys: $keys) { key } }', {
        keys: [person],
      });
      expect(data).toEqual({ standings: [] });
    }
    await owner.post('datasets/changeVisibility', { datasetId: chartKey, visibility: 'public' });
    expect((await screeningOf(stranger, person)).open).toBe(2);
    expect((await decide(stranger, shown, 'dismissed')).status).toBe(403);
    expect((await stranger.post('lookups/screen', { sourceKey, entityKey: person })).status).toBe(403);
    await owner.rawGraphql('mutation B($key: ID!) { moveToBin(key: $key) { ok } }', { key: person });
    await owner.rawGraphql('mutation D($key: ID!) { deleteEntity(key: $key) { ok } }', { key: person });
    const left = await app.store.read((tx) =>
      tx.run(
        'test.left',
        'MATCH (n) WHERE (n:LookupCandidate OR n:Screening) AND n.sourceKey = $sourceKey RETURN count(n) AS count',
        { sourceKey },
      ),
    );
    expect(left).toEqual([{ count: 0 }]);
  });

  test('that is no person or organisation, or is unknown, is not sent', async () => {
    const { owner, sourceKey } = await world();
    const { account } = await makeSmallChart(owner);
    const { status, body } = await owner.post<{ error: string }>('lookups/screen', { sourceKey, entityKey: account });
    expect([status, body.error, yente.asked]).toEqual([400, lookupMessages.typeNotScreened, []]);
  });
});

describe('a chart', () => {
  test('says how many questions go out before any does, and is screened in the background', async () => {
    const { owner, sourceKey } = await world();
    const { key: chartKey, person, company } = await makeSmallChart(owner);
    const plan = await owner.get(`lookups/plan/${chartKey}`);
    expect(plan.body).toEqual({ questions: 2, privates: 0, otherTypes: 1, unknown: 0, notOwn: 0 });
    expect((await owner.post('lookups/screen', { sourceKey, chartKey })).body).toBe(2);
    expect(yente.asked).toEqual([]);
    const waiting = await owner.get<{ isWaiting: boolean }[]>(`lookups/chart/${chartKey}`);
    expect(waiting.body.map(({ isWaiting }) => isWaiting)).toEqual([true, true]);
    await jobAt(Date.now).runDue();
    const standings = await owner.get<{ key: string; risk: string; open: number }[]>(`lookups/chart/${chartKey}`);
    expect(new Map(standings.body.map(({ key, risk, open }) => [key, [risk, open]]))).toEqual(
      new Map([
        [person, ['open', 2]],
        [company, ['open', 1]],
      ]),
    );
  });

  test('has findings of what was found, which visitors of its share links are not told', async () => {
    const { owner, sourceKey } = await world();
    const { key: chartKey, person } = await makeSmallChart(owner);
    await owner.post('lookups/screen', { sourceKey, entityKey: person });
    await decide(owner, await candidate(owner, person, 'NK-7Ada'), 'confirmed');
    type Findings = { code: string; text: string; severity: string }[];
    const { body } = await owner.get<Findings>(`datasets/health/${chartKey}`);
    expect(body.map(({ code, severity }) => [code, severity])).toEqual(
      expect.arrayContaining([
        ['sanctioned', 'error'],
        ['candidates', 'warning'],
      ]),
    );
    const link = await makeLink(owner, chartKey, { ownership: true });
    const guest = await visitor(app, link.key);
    const shared = await guest.rawGraphql<{ sharedHealth: Findings }>('{ sharedHealth { code text } }');
    expect(shared.errors).toBeUndefined();
    expect(JSON.stringify(shared.data)).not.toMatch(/sanction|candidate/i);
    expect((await guest.get(`lookups/screening/${person}`)).status).toBe(401);
  });
});

describe('the nightly job', () => {
  const screened = async (more: object = {}) => {
    const made = await world({ isNightly: true, ...more });
    const { person } = await makeSmallChart(made.owner);
    await made.owner.post('lookups/screen', { sourceKey: made.sourceKey, entityKey: person });
    yente.asked.length = 0;
    return { ...made, person };
  };
  const tomorrow = () => Date.now() + DAY;

  test('screens again, once a night, and a record that changed is a candidate again', async () => {
    const { owner, person } = await screened();
    await decide(owner, await candidate(owner, person, 'NK-7Ada'), 'dismissed');
    await decide(owner, await candidate(owner, person, 'Q7259'), 'dismissed');
    yente.listed.set('Ada Lovelace', [LISTED.person, changed]);
    const name = (await owner.post<{ name: string }>('graph/getNodeByKey', { key: person })).body;
    await jobAt(tomorrow).runDue();
    expect(yente.names()).toEqual(['Ada Lovelace']);
    const after = await screeningOf(owner, person);
    expect(after.candidates.map(({ recordId, state }) => [recordId, state])).toEqual([
      ['NK-7Ada', 'dismissed'],
      ['Q7259', 'open'],
    ]);
    expect((await owner.post('graph/getNodeByKey', { key: person })).body).toEqual(name);
  });

  test('leaves alone what no administrator turned on', async () => {
    const { owner, person } = await screened({ isNightly: false });
    const before = await screeningOf(owner, person);
    yente.listed.set('Ada Lovelace', []);
    await jobAt(tomorrow).runDue();
    expect(await screeningOf(owner, person)).toEqual(before);
  });

  test('of several workers asks each source once', async () => {
    const { sourceKey } = await screened();
    const workers = [jobAt(tomorrow), jobAt(tomorrow), jobAt(tomorrow)];
    await Promise.all(workers.map((worker) => worker.runDue()));
    const entries = await app.store.read((tx) =>
      tx.run(
        'test.nightly',
        `MATCH (c:Screening {sourceKey: $sourceKey}) MATCH (a:AuditEntry {action: 'lookups/screenNightly', target: c.entityKey})
         RETURN count(a) AS count, collect(DISTINCT a.userKey) AS users`,
        { sourceKey },
      ),
    );
    expect(entries).toEqual([{ count: 1, users: [''] }]);
  });

  test('leaves a source alone for a while that asks for it, and goes on after that', async () => {
    const { owner, person, sourceKey } = await screened();
    yente.listed.set('Ada Lovelace', []);
    yente.failWith('tooManyForGood');
    await jobAt(tomorrow).runDue();
    expect((await screeningOf(owner, person)).open).toBe(2);
    const faults = () =>
      app.store.read((tx) =>
        tx.run(
          'test.fault',
          'MATCH (s:LookupSource {key: $sourceKey}) RETURN s.fault AS fault, s.leaseHolder AS holder',
          { sourceKey },
        ),
      );
    expect(await faults()).toEqual([{ fault: 'busy', holder: null }]);
    yente.failWith();
    await jobAt(() => tomorrow() + 60_000).runDue();
    expect((await screeningOf(owner, person)).open).toBe(2);
    await jobAt(() => tomorrow() + 3_700_000).runDue();
    expect((await screeningOf(owner, person)).open).toBe(0);
    expect(await faults()).toEqual([{ fault: null, holder: null }]);
  });

  test('of a worker that ended is taken over by another once its time is up', async () => {
    const { owner, person, sourceKey } = await screened();
    yente.listed.set('Ada Lovelace', []);
    await app.store.write((tx) =>
      tx.run(
        'test.held',
        "MATCH (s:LookupSource {key: $sourceKey}) SET s.leaseHolder = 'ended', s.leaseUntil = $until",
        {
          sourceKey,
          until: tomorrow() + 60_000,
        },
      ),
    );
    await jobAt(tomorrow).runDue();
    expect((await screeningOf(owner, person)).open).toBe(2);
    await jobAt(() => tomorrow() + 180_000).runDue();
    expect((await screeningOf(owner, person)).open).toBe(0);
  });

  test('writes nothing of an answer that came when the source was another worker’s', async () => {
    const { owner, person, sourceKey } = await screened();
    const before = await screeningOf(owner, person);
    yente.listed.set('Ada Lovelace', []);
    let takenOver = false;
    const late = new ScreeningJob({
      ...{ store: app.store, lookups, log: { warn: () => undefined } },
      now: () => tomorrow() + (takenOver ? 130_000 : 0),
    });
    const release = yente.hold();
    const running = late.runDue();
    while (yente.asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    takenOver = true;
    await app.store.write((tx) =>
      tx.run(
        'test.taken',
        "MATCH (s:LookupSource {key: $sourceKey}) SET s.leaseHolder = 'other', s.leaseUntil = $until",
        {
          sourceKey,
          until: tomorrow() + 3 * DAY,
        },
      ),
    );
    release();
    await running;
    expect(await screeningOf(owner, person)).toEqual(before);
  });
});
