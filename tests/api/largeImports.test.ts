import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { limits } from '@stemma/shared/limits';
import { callerOfEmail } from '../../server/src/accounts/impersonate';
import { provisionOrganization, provisionUser } from '../../server/src/accounts/provision';
import type { UserCaller } from '../../server/src/access/caller';
import type { Context } from '../../server/src/context';
import { makeContext } from '../../server/src/context';
import { AHEAD_FROM, sweepPendingStatements } from '../../server/src/exchange/ahead/writeAhead';
import { readBods } from '../../server/src/exchange/bods/read';
import { importStatements } from '../../server/src/exchange/service';
import { sourceKey } from '../../server/src/exchange/sources';
import type { Store } from '../../server/src/store';
import { onQuery } from '../../server/src/store';
import { openTestStore } from '../testkit/neo4j';

const DAY = 24 * 3_600_000;

let store: Store;
let organization: string;
let user: Context;
let stop: (() => void) | undefined;

beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(async () => {
  organization = await provisionOrganization(store, 'Large importers');
  const email = `large-${organization}@example.com`;
  await provisionUser(store, { name: 'Importer', organizationKey: organization, email, password: 'Long-enough-1' });
  const caller = await callerOfEmail(store, email);
  user = makeContext({ store, caller, requestId: 'test', address: 'local' });
});
afterEach(() => stop?.());
afterAll(() => store.close());

/** Companies that the first one holds, with so many holdings. */
function file(entities: number, links: number): string {
  const common = { recordStatus: 'new', statementDate: '2024-01-01' };
  const companies = Array.from({ length: entities }, (_, at) => ({
    ...{ statementId: `entity-${String(at).padStart(28, '0')}`, recordId: `record-${at}`, recordType: 'entity' },
    ...{ ...common, declarationSubject: `record-${at}` },
    recordDetails: { isComponent: false, entityType: { type: 'registeredEntity' }, name: `Large ${at} Ltd` },
  }));
  const holdings = Array.from({ length: links }, (_, at) => ({
    ...{ statementId: `link-${String(at).padStart(28, '0')}`, recordId: `link-${at}`, recordType: 'relationship' },
    ...{ ...common, declarationSubject: `record-${at + 1}` },
    recordDetails: {
      ...{ isComponent: false, subject: `record-${at + 1}`, interestedParty: 'record-0' },
      interests: [{ type: 'shareholding', share: { exact: 25 } }],
    },
  }));
  return JSON.stringify([...companies, ...holdings]);
}

/** How many statements the organization has, and how many batches wait that name one of `text` or of the organization. */
async function kept(text?: string): Promise<unknown> {
  const { userKey } = user.caller as UserCaller;
  const statements = text === undefined ? [] : readBods(text).statements;
  const named = statements.map((statement) => sourceKey(userKey, statement));
  const [row] = await store.read((tx) =>
    tx.run(
      'test.kept',
      `OPTIONAL MATCH (s:Statement {organizationKey: $organization})
       WITH collect(s.key) AS keys
       OPTIONAL MATCH (p:PendingStatements) WHERE ANY(key IN p.statementKeys WHERE key IN $named[..10] OR key IN keys[..10])
       RETURN size(keys) AS statements, count(p) AS pending`,
      { organization, named },
    ),
  );
  return row;
}

describe('an import that is larger than a chart is made by hand', () => {
  test('comes in whole, leaves nothing waiting, and again changes nothing', async () => {
    const entities = limits.chartEntitiesMax + 1;
    const text = file(entities, 10);
    const report = await importStatements(user, { text, fileName: 'large.json' });
    expect(report).toMatchObject({
      read: entities + 10,
      skipped: [],
      entities: { made: entities },
      links: { made: 10 },
    });
    expect(await kept(text)).toEqual({ statements: entities + 10, pending: 0 });
    const again = await importStatements(user, { text, fileName: 'large.json' });
    expect(again).toMatchObject({ chartKey: report.chartKey, made: 0, joined: 0, unchanged: entities + 10 });
    expect(await kept(text)).toEqual({ statements: entities + 10, pending: 0 });
  });
});

describe('statements that are written ahead of their import', () => {
  test('are gone where it fails', async () => {
    let seen: unknown;
    stop = onQuery((name) => {
      if (name === 'exchange.addPendingStatements') seen = name;
      if (name === 'exchange.tieIdentifiers' || name === 'charts.placeNew') throw new Error('The store is gone.');
    });
    const text = file(AHEAD_FROM, 1);
    await expect(importStatements(user, { text })).rejects.toThrow('The store is gone.');
    expect(seen).toBe('exchange.addPendingStatements');
    expect(await kept(text)).toEqual({ statements: 0, pending: 0 });
  });

  test('are gone a day after their server was, unless a chart has them', async () => {
    await store.write((tx) =>
      tx.run(
        'test.pending',
        `CREATE (:Statement {key: $organization + '1', organizationKey: $organization})
         CREATE (:Statement {key: $organization + '2', organizationKey: $organization})
         CREATE (:Dataset {key: $organization + 'chart'})-[:HAS_SOURCE]->
           (:Statement {key: $organization + '3', organizationKey: $organization})
         CREATE (:PendingStatements {key: $organization + 'a', since: $old, statementKeys: [$organization + '1', $organization + '3']})
         CREATE (:PendingStatements {key: $organization + 'b', since: $now, statementKeys: [$organization + '2']})`,
        { organization, old: new Date(Date.now() - DAY - 1000).toISOString(), now: new Date().toISOString() },
      ),
    );
    expect(await sweepPendingStatements(store)).toBeGreaterThan(0);
    expect(await kept()).toEqual({ statements: 2, pending: 1 });
  });
});
