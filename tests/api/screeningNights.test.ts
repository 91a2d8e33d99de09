import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { makeSmallChart } from '../testkit/charts';
import {
  candidateOf,
  CHANGED_PEP,
  DAY,
  decide,
  screeningKit,
  screeningOf,
  type ScreeningKit,
} from '../testkit/screening';
import { ScreeningJob } from '../../server/src/lookups/screening/job';
import { LISTED } from '../testkit/yenteAnswers';

let kit: ScreeningKit;

beforeAll(async () => {
  kit = await screeningKit();
});
afterAll(() => kit.close());
beforeEach(() => kit.begin());
afterEach(() => kit.end());

describe('the nightly job', () => {
  const screened = async (more: object = {}) => {
    const made = await kit.world({ isNightly: true, ...more });
    const { person } = await makeSmallChart(made.owner);
    await made.owner.post('lookups/screen', { sourceKey: made.sourceKey, entityKey: person });
    kit.yente.asked.length = 0;
    return { ...made, person };
  };
  const tomorrow = () => Date.now() + DAY;

  test('screens again, once a night, and a record that changed is a candidate again', async () => {
    const { owner, person } = await screened();
    await decide(owner, await candidateOf(owner, person, 'NK-7Ada'), 'dismissed');
    await decide(owner, await candidateOf(owner, person, 'Q7259'), 'dismissed');
    kit.yente.listed.set('Ada Lovelace', [LISTED.person, CHANGED_PEP]);
    const name = (await owner.post<{ name: string }>('graph/getNodeByKey', { key: person })).body;
    await kit.jobAt(tomorrow).runDue();
    expect(kit.yente.names()).toEqual(['Ada Lovelace']);
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
    kit.yente.listed.set('Ada Lovelace', []);
    await kit.jobAt(tomorrow).runDue();
    expect(await screeningOf(owner, person)).toEqual(before);
  });

  test('of several workers asks each source once', async () => {
    const { sourceKey } = await screened();
    const workers = [kit.jobAt(tomorrow), kit.jobAt(tomorrow), kit.jobAt(tomorrow)];
    await Promise.all(workers.map((worker) => worker.runDue()));
    const entries = await kit.app.store.read((tx) =>
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
    kit.yente.listed.set('Ada Lovelace', []);
    kit.yente.failWith('tooManyForGood');
    await kit.jobAt(tomorrow).runDue();
    expect((await screeningOf(owner, person)).open).toBe(2);
    const faults = () =>
      kit.app.store.read((tx) =>
        tx.run(
          'test.fault',
          'MATCH (s:LookupSource {key: $sourceKey}) RETURN s.fault AS fault, s.leaseHolder AS holder',
          { sourceKey },
        ),
      );
    expect(await faults()).toEqual([{ fault: 'busy', holder: null }]);
    kit.yente.failWith();
    await kit.jobAt(() => tomorrow() + 60_000).runDue();
    expect((await screeningOf(owner, person)).open).toBe(2);
    await kit.jobAt(() => tomorrow() + 3_700_000).runDue();
    expect((await screeningOf(owner, person)).open).toBe(0);
    expect(await faults()).toEqual([{ fault: null, holder: null }]);
  });

  test('of a worker that ended is taken over by another once its time is up', async () => {
    const { owner, person, sourceKey } = await screened();
    kit.yente.listed.set('Ada Lovelace', []);
    await kit.app.store.write((tx) =>
      tx.run(
        'test.held',
        "MATCH (s:LookupSource {key: $sourceKey}) SET s.leaseHolder = 'ended', s.leaseUntil = $until",
        {
          sourceKey,
          until: tomorrow() + 60_000,
        },
      ),
    );
    await kit.jobAt(tomorrow).runDue();
    expect((await screeningOf(owner, person)).open).toBe(2);
    await kit.jobAt(() => tomorrow() + 180_000).runDue();
    expect((await screeningOf(owner, person)).open).toBe(0);
  });

  test('writes nothing of an answer that came when the source was another worker’s', async () => {
    const { owner, person, sourceKey } = await screened();
    const before = await screeningOf(owner, person);
    kit.yente.listed.set('Ada Lovelace', []);
    let takenOver = false;
    const late = new ScreeningJob({
      ...{ store: kit.app.store, lookups: kit.lookups, log: { warn: () => undefined } },
      now: () => tomorrow() + (takenOver ? 130_000 : 0),
    });
    const release = kit.yente.hold();
    const running = late.runDue();
    while (kit.yente.asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    takenOver = true;
    await kit.app.store.write((tx) =>
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
