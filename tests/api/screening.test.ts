import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { lookupFaultText, lookupMessages } from '@stemma/shared/messages/lookups';
import { makeSmallChart } from '../testkit/charts';
import { candidateOf, CHANGED_PEP, decide, screeningKit, screeningOf, type ScreeningKit } from '../testkit/screening';
import { makeLink, visitor } from '../testkit/sharing';
import { LISTED } from '../testkit/yenteAnswers';

let kit: ScreeningKit;

beforeAll(async () => {
  kit = await screeningKit();
});
afterAll(() => kit.close());
beforeEach(() => kit.begin());
afterEach(() => kit.end());

describe('an entity', () => {
  test('is screened when asked for, and what comes are candidates that change nothing of it', async () => {
    const { owner, sourceKey } = await kit.world();
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
    const [sent] = kit.yente.asked;
    expect(sent?.body).toEqual({ queries: { q0: { schema: 'Person', properties: { name: ['Ada Lovelace'] } } } });
    expect(sent?.path).toBe('/match/default?threshold=0.7&cutoff=0.7&limit=20');
  });

  test('is clear where the source gives nobody as alike as the organization asks', async () => {
    const { owner, sourceKey } = await kit.world({ threshold: 0.95 });
    const { person } = await makeSmallChart(owner);
    await owner.post('lookups/screen', { sourceKey, entityKey: person });
    expect(await screeningOf(owner, person)).toMatchObject({ risk: 'clear', candidates: [] });
  });

  test('has decisions that are kept, and asked about again only when the record says something else', async () => {
    const { owner, sourceKey } = await kit.world();
    const { person } = await makeSmallChart(owner);
    const screen = () => owner.post('lookups/screen', { sourceKey, entityKey: person });
    await screen();
    await decide(owner, await candidateOf(owner, person, 'NK-7Ada'), 'confirmed', 'Same date of birth');
    const after = await decide(owner, await candidateOf(owner, person, 'Q7259'), 'dismissed');
    expect(after.body).toMatchObject({ risk: 'sanction', open: 0 });
    await screen();
    expect(await screeningOf(owner, person)).toMatchObject({ risk: 'sanction', open: 0 });
    kit.yente.listed.set('Ada Lovelace', [{ ...LISTED.person, score: 0.91 }, CHANGED_PEP]);
    await screen();
    const [pep, sanction] = [await candidateOf(owner, person, 'Q7259'), await candidateOf(owner, person, 'NK-7Ada')];
    expect(pep).toMatchObject({ state: 'open', isChanged: true, decidedByName: 'Ines Berg' });
    expect(sanction).toMatchObject({ state: 'confirmed', isChanged: false, score: 0.91 });
    kit.yente.listed.set('Ada Lovelace', []);
    await screen();
    const last = await screeningOf(owner, person);
    expect(last.candidates.map(({ recordId, state, isGone }) => [recordId, state, isGone])).toEqual([
      ['NK-7Ada', 'confirmed', true],
    ]);
  });

  test('has lists by the names that the source gives them, and none of the signs that turn what stands beside a name', async () => {
    const { owner, sourceKey } = await kit.world({ threshold: 0.71 });
    const { person } = await makeSmallChart(owner);
    kit.yente.titles.set('eu_fsf', 'EU Financial Sanctions Files');
    kit.yente.listed.set('Ada Lovelace', [{ ...LISTED.person, caption: 'Ada \u202Eecalevol' }]);
    await owner.post('lookups/screen', { sourceKey, entityKey: person });
    kit.yente.titles.clear();
    const { candidates } = await screeningOf(owner, person);
    expect(candidates).toMatchObject([
      { name: 'Ada ecalevol', datasets: ['EU Financial Sanctions Files', 'gb_hmt_sanctions'] },
    ]);
  });

  test('that is to be merged tells what was decided in two ways', async () => {
    const { owner, sourceKey } = await kit.world();
    const [{ person: keptKey }, { person: otherKey }] = [await makeSmallChart(owner), await makeSmallChart(owner)];
    for (const entityKey of [keptKey, otherKey]) await owner.post('lookups/screen', { sourceKey, entityKey });
    await decide(owner, await candidateOf(owner, keptKey, 'NK-7Ada'), 'confirmed');
    await decide(owner, await candidateOf(owner, otherKey, 'NK-7Ada'), 'dismissed');
    const { body } = await owner.post('graph/mergePreview', { keptKey, otherKey });
    expect(body).toMatchObject({
      screening: {
        ...{ kept: 2, other: 2, twice: 2 },
        decidedOtherwise: [{ name: 'Ada Lovelace', sourceName: 'Lists', kept: 'confirmed', other: 'dismissed' }],
      },
    });
  });

  test('cannot be decided on by what was shown before the record changed', async () => {
    const { owner, sourceKey } = await kit.world();
    const { person } = await makeSmallChart(owner);
    await owner.post('lookups/screen', { sourceKey, entityKey: person });
    const shown = await candidateOf(owner, person, 'Q7259');
    kit.yente.listed.set('Ada Lovelace', [CHANGED_PEP]);
    await owner.post('lookups/screen', { sourceKey, entityKey: person });
    const { status, body } = await decide(owner, shown, 'dismissed');
    expect([status, body.error]).toEqual([409, lookupMessages.saysOther]);
    expect(await candidateOf(owner, person, 'Q7259')).toMatchObject({ state: 'open' });
  });

  test('keeps what was known when the source is at fault', async () => {
    const { owner, sourceKey } = await kit.world();
    const { person } = await makeSmallChart(owner);
    await owner.post('lookups/screen', { sourceKey, entityKey: person });
    const before = await screeningOf(owner, person);
    for (const [fault, code] of [
      ['malformed', 'malformed'],
      ['otherShape', 'malformed'],
      ['expiredKey', 'keyRefused'],
      ['hangsUp', 'unreachable'],
    ] as const) {
      kit.yente.failWith(fault);
      const { status, body } = await owner.post<{ error: string }>('lookups/screen', { sourceKey, entityKey: person });
      expect([status, body.error]).toEqual([422, lookupFaultText(code, 'Lists')]);
    }
    expect(await screeningOf(owner, person)).toEqual(before);
  });

  test('is known to be other than what was screened', async () => {
    const { owner, sourceKey } = await kit.world();
    const { person } = await makeSmallChart(owner);
    await owner.post('lookups/screen', { sourceKey, entityKey: person });
    await owner.post('graph/updateAttribute', { nodeKey: person, name: 'birthDate', value: '1815-12-10' });
    expect((await screeningOf(owner, person)).sources[0]).toMatchObject({ isStale: true });
  });

  test('tells candidates to its readers alone, and takes them along when it is deleted', async () => {
    const { organization, owner, sourceKey } = await kit.world();
    const { person, key: chartKey } = await makeSmallChart(owner);
    await owner.post('lookups/screen', { sourceKey, entityKey: person });
    const shown = await candidateOf(owner, person, 'Q7259');
    const stranger = await organization.user();
    const elsewhere = await (await kit.app.organization()).user();
    for (const user of [stranger, elsewhere]) {
      expect((await user.get(`lookups/screening/${person}`)).status).toBe(404);
      expect((await user.get(`lookups/chart/${chartKey}`)).status).toBe(404);
      expect((await decide(user, shown, 'dismissed')).status).toBe(404);
      const { data } = await user.rawGraphql('query S($keys: [ID!]!) { screeningStatuses(keys: $keys) { key } }', {
        keys: [person],
      });
      expect(data).toEqual({ screeningStatuses: [] });
    }
    await owner.post('datasets/changeVisibility', { datasetId: chartKey, visibility: 'public' });
    expect((await screeningOf(stranger, person)).open).toBe(2);
    expect((await decide(stranger, shown, 'dismissed')).status).toBe(403);
    expect((await stranger.post('lookups/screen', { sourceKey, entityKey: person })).status).toBe(403);
    await owner.rawGraphql('mutation B($key: ID!) { moveToBin(key: $key) { ok } }', { key: person });
    await owner.rawGraphql('mutation D($key: ID!) { deleteEntity(key: $key) { ok } }', { key: person });
    const left = await kit.app.store.read((tx) =>
      tx.run(
        'test.left',
        'MATCH (n) WHERE (n:LookupCandidate OR n:Screening) AND n.sourceKey = $sourceKey RETURN count(n) AS count',
        { sourceKey },
      ),
    );
    expect(left).toEqual([{ count: 0 }]);
  });

  test('that is no person or organisation, or is unknown, is not sent', async () => {
    const { owner, sourceKey } = await kit.world();
    const { account } = await makeSmallChart(owner);
    const { status, body } = await owner.post<{ error: string }>('lookups/screen', { sourceKey, entityKey: account });
    expect([status, body.error, kit.yente.asked]).toEqual([400, lookupMessages.typeNotScreened, []]);
  });
});

describe('a chart', () => {
  test('says how many questions go out before any does, and is screened in the background', async () => {
    const { owner, sourceKey } = await kit.world();
    const { key: chartKey, person, company } = await makeSmallChart(owner);
    const plan = await owner.get(`lookups/plan/${chartKey}`);
    expect(plan.body).toEqual({ questions: 2, privates: 0, otherTypes: 1, unknown: 0, notOwn: 0 });
    expect((await owner.post('lookups/screen', { sourceKey, chartKey })).body).toBe(2);
    expect(kit.yente.asked).toEqual([]);
    const waiting = await owner.get<{ isWaiting: boolean }[]>(`lookups/chart/${chartKey}`);
    expect(waiting.body.map(({ isWaiting }) => isWaiting)).toEqual([true, true]);
    await kit.jobAt(Date.now).runDue();
    const screeningStatuses = await owner.get<{ key: string; risk: string; open: number }[]>(
      `lookups/chart/${chartKey}`,
    );
    expect(new Map(screeningStatuses.body.map(({ key, risk, open }) => [key, [risk, open]]))).toEqual(
      new Map([
        [person, ['open', 2]],
        [company, ['open', 1]],
      ]),
    );
  });

  test('has findings of what was found, which visitors of its share links are not told', async () => {
    const { owner, sourceKey } = await kit.world();
    const { key: chartKey, person } = await makeSmallChart(owner);
    await owner.post('lookups/screen', { sourceKey, entityKey: person });
    await decide(owner, await candidateOf(owner, person, 'NK-7Ada'), 'confirmed');
    type Findings = { code: string; text: string; severity: string }[];
    const { body } = await owner.get<Findings>(`datasets/health/${chartKey}`);
    expect(body.map(({ code, severity }) => [code, severity])).toEqual(
      expect.arrayContaining([
        ['sanctioned', 'error'],
        ['candidates', 'warning'],
      ]),
    );
    const link = await makeLink(owner, chartKey, { ownership: true });
    const guest = await visitor(kit.app, link.key);
    const shared = await guest.rawGraphql<{ sharedHealth: Findings }>('{ sharedHealth { code text } }');
    expect(shared.errors).toBeUndefined();
    expect(JSON.stringify(shared.data)).not.toMatch(/sanction|candidate/i);
    expect((await guest.get(`lookups/screening/${person}`)).status).toBe(401);
  });
});
