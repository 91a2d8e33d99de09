import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { callerOfEmail } from '../../server/src/accounts/impersonate';
import { provisionOrganization, provisionUser } from '../../server/src/accounts/provision';
import { openChart } from '../../server/src/charts/service';
import type { Context } from '../../server/src/context';
import { makeContext } from '../../server/src/context';
import { importAny } from '../../server/src/exchange/service';
import { importTable } from '../../server/src/exchange/tables/service';
import type { Store } from '../../server/src/store';
import { openTestStore } from '../testkit/neo4j';
import * as files from '../testkit/ownershipFiles';

let store: Store;
let anna: Context;

beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(async () => {
  const email = `${randomUUID()}@stemma.local`;
  const organizationKey = await provisionOrganization(store, 'Importers');
  const account = { name: 'Importer', email, password: 'correct horse', organizationKey };
  await provisionUser(store, { ...account, accountType: 'Standard' });
  anna = makeContext({ store, caller: await callerOfEmail(store, email), requestId: 'test', address: 'test' });
});
afterAll(() => store.close());

const bring = (data: string, fileName: string) => importAny(anna, { bytes: Buffer.from(data) }, { fileName });
const bringTable = (text: string, name = 'piers.csv') =>
  importTable(anna, { file: { name, bytes: Buffer.from(text) } });

async function names(chartKey: string): Promise<string[]> {
  return (await openChart(anna, chartKey)).nodes.map(({ name }) => name).sort();
}

const LEI = files.madeLei(4711);
const TABLE = [
  'Owner,Company,Company registration,Company country,Company LEI,Share',
  `Owen,Pier One Ltd,05550001,United Kingdom,${LEI},50`,
].join('\n');
const PSC = files.pscLine('05550001', files.pscPerson('Owen Price', ['ownership-of-shares-25-to-50-percent']));

describe('a company that a table names', () => {
  test.each([
    ['people with significant control', PSC],
    [
      'relationships of GLEIF',
      files.relationshipFile([{ child: 4711, parent: 1, type: 'IS_DIRECTLY_CONSOLIDATED_BY' }]),
    ],
    ['reporting exceptions of GLEIF', files.exceptionFile([{ serial: 4711, reason: 'NON_PUBLIC' }])],
    [
      'officers of OpenCorporates',
      files.openOfficersFile([['05550001', 'gb', '1', 'Owen Price', 'director', '', '', 'Person']]),
    ],
  ])('is called so on all charts once %s give its number alone', async (_what, file) => {
    const { chartKey } = await bringTable(TABLE);
    const report = await bring(file, 'numbers');
    expect(report).toMatchObject({ joined: 1, notes: [expect.stringContaining('is joined with')] });
    expect(await names(chartKey)).toEqual(['Owen', 'Pier One Ltd']);
    expect(await names(report.chartKey)).toContain('Pier One Ltd');
    await bringTable(TABLE);
    await bring(file, 'numbers');
    expect(await names(chartKey)).toEqual(['Owen', 'Pier One Ltd']);
  });

  test('is called so where its number came first, and as a register names it later', async () => {
    const { chartKey } = await bring(PSC, 'numbers');
    expect(await names(chartKey)).toContain('Company 05550001');
    const { notes } = await bringTable(TABLE);
    expect(notes).toContainEqual('"Company 05550001" is called "Pier One Ltd" now, on all of its charts.');
    expect(await names(chartKey)).toContain('Pier One Ltd');
    await bring(files.companyDataFile([{ number: '05550001', name: 'PIER ONE LIMITED' }]), 'register');
    expect(await names(chartKey)).toContain('PIER ONE LIMITED');
    expect((await bring(PSC, 'later')).notes.join('\n')).not.toContain('called');
    expect(await names(chartKey)).toContain('PIER ONE LIMITED');
  });
});
