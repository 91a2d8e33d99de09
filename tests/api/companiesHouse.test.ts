import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { callerOfEmail } from '../../server/src/accounts/impersonate';
import { provisionOrganization, provisionUser } from '../../server/src/accounts/provision';
import { openChart } from '../../server/src/charts/service';
import { makeContext, requireUser } from '../../server/src/context';
import { entitiesByKeys } from '../../server/src/entities/service';
import { importAny } from '../../server/src/exchange/service';
import type { Store } from '../../server/src/store';
import { openTestStore } from '../testkit/neo4j';
import * as files from '../testkit/ownershipFiles';

let store: Store;

beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

async function someone() {
  const email = `${randomUUID()}@stemma.local`;
  const organizationKey = await provisionOrganization(store, 'Importers');
  const account = {
    name: 'Importer',
    email,
    password: 'correct horse',
    organizationKey,
    accountType: 'Standard',
  } as const;
  await provisionUser(store, account);
  return makeContext({ store, caller: await callerOfEmail(store, email), requestId: 'test', address: 'test' });
}

const corporate = (number: string, name: string, where = 'England') =>
  files.pscLine('01234560', {
    kind: 'corporate-entity-person-with-significant-control',
    name,
    identification: { registration_number: number, country_registered: where, legal_form: 'Public' },
    natures_of_control: ['ownership-of-shares-75-to-100-percent'],
    notified_on: '2024-01-01',
    links: { self: `/corporate/${number}` },
  });

const company = files.companyDataFile([{ number: '07777774', name: 'MIDB PLC' }]);

test.each([
  ['before', [company, corporate('07777774', 'Mid B Public Limited Company')]],
  ['after', [corporate('07777774', 'Mid B Public Limited Company'), company]],
])('company data stand, %s the company is named as a holder', async (_when, texts) => {
  const anna = await someone();
  let chartKey = '';
  for (const text of texts) ({ chartKey } = await importAny(anna, { bytes: Buffer.from(text) }, { chartName: 'UK' }));
  const { nodes } = await openChart(anna, chartKey);
  const keys = nodes.map(({ key }) => key);
  const records = await store.read((tx) => entitiesByKeys(tx, requireUser(anna), keys));
  expect(records.map(({ name }) => name).sort()).toEqual(['Company 01234560', 'MIDB PLC']);
  expect(records.find(({ name }) => name === 'MIDB PLC')?.fields).toMatchObject({
    registration: '07777774',
    incorporation: '1999-02-03',
    country: 'United Kingdom',
    address: expect.stringContaining('HARBOUR') as unknown,
  });
});

test('an overseas entity of the register is not one of the United Kingdom', async () => {
  const anna = await someone();
  const line = files.pscLine('OE000001', files.pscPerson('Owen Price', ['right-to-appoint-and-remove-directors']));
  const { chartKey } = await importAny(anna, { bytes: Buffer.from(line) }, { chartName: 'Overseas' });
  const { nodes } = await openChart(anna, chartKey);
  const keys = nodes.map(({ key }) => key);
  const records = await store.read((tx) => entitiesByKeys(tx, requireUser(anna), keys));
  const overseas = records.find(({ name }) => name === 'Company OE000001');
  expect(overseas?.fields).toMatchObject({ registration: 'OE000001' });
  expect(overseas?.fields?.['country'] ?? null).toBeNull();
});
