import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { callerOfEmail } from '../../server/src/accounts/impersonate';
import { provisionUser } from '../../server/src/accounts/provision';
import { makeContext } from '../../server/src/context';
import { makeSamples } from '../../server/src/samples/service';
import type { TestApp } from '../testkit/app';
import { joinApp, PASSWORD } from '../testkit/app';
import { OPEN_CHART } from '../testkit/charts';
import type { Client } from '../testkit/client';
import { graphql } from '../gql';

const CREATE_SAMPLE = graphql(`
  mutation CreateSample($input: CreateSampleChartInput!) {
    createSampleChart(input: $input) {
      ok {
        key
        name
        visibility
        entityCount
      }
      error {
        code
        field
      }
    }
  }
`);

let app: TestApp;
let owner: Client;
let colleague: Client;

beforeAll(async () => {
  app = await joinApp();
  const organization = await app.organization();
  [owner, colleague] = await Promise.all([organization.user(), organization.user()]);
});
afterAll(() => app.close());

const make = async (who: Client, input: object) => (await who.graphql(CREATE_SAMPLE, { input })).createSampleChart;

test('a random sample is a private chart of as many entities as are asked for, and one however often it is sent', async () => {
  const input = { key: randomUUID(), name: 'To try', entities: 24, seed: 7 };
  const made = await make(owner, input);
  expect(made.ok).toMatchObject({ key: input.key, name: 'To try', visibility: 'private', entityCount: 24 });
  expect((await make(owner, input)).ok?.key).toBe(input.key);
  const count = async (who: Client) => (await who.graphql(OPEN_CHART, { key: input.key })).chart?.nodes.length ?? null;
  expect(await count(owner)).toBe(24);
  expect(await count(colleague)).toBeNull();
});

test('a random sample has 40 entities where nothing is said, and neither too few nor too many', async () => {
  expect((await make(owner, {})).ok).toMatchObject({ name: 'Sample: 40 entities', entityCount: 40 });
  for (const entities of [4, 501])
    expect(await make(owner, { entities })).toMatchObject({ ok: null, error: { field: 'entities' } });
});

test('many random samples are made one after the other, of the same structure each time', async () => {
  const email = `${randomUUID()}@example.org`;
  const { key } = await app.organization();
  await provisionUser(app.store, { name: 'Bulk', email, password: PASSWORD, organizationKey: key });
  const caller = await callerOfEmail(app.store, email);
  const context = makeContext({ store: app.store, caller, requestId: 'test', address: 'local' });
  const orders = [8, 9, 30].map((entities, seed) => ({ name: `Bulk ${seed}`, entities, seed }));
  const made = async () => {
    const charts = [];
    for await (const { name, entityCount, linkCount } of makeSamples(context, orders))
      charts.push({ name, entityCount, linkCount });
    return charts;
  };
  const first = await made();
  expect(first.map(({ name, entityCount }) => [name, entityCount])).toEqual([
    ['Bulk 0', 8],
    ['Bulk 1', 9],
    ['Bulk 2', 30],
  ]);
  expect(await made()).toEqual(first);
});
