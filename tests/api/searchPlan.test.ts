import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { TestApp } from '../testkit/app';
import { startApp } from '../testkit/ownApp';
import { makeSmallChart } from '../testkit/charts';
import type { Client } from '../testkit/client';
import { hearStatements, planOf, SCANS } from '../testkit/statements';

let app: TestApp;
let user: Client;

beforeAll(async () => {
  app = await startApp();
  user = await (await app.organization()).user();
  await makeSmallChart(user);
});
afterAll(() => app.close());

const SEARCHES: [string, string[], () => Promise<unknown>][] = [
  [
    'for anything',
    ['search.entities', 'search.tagged', 'search.charts'],
    () => user.rawGraphql('{ search(term: "Analytical") { __typename } }'),
  ],
  ['for entities', ['entities.searchByName'], () => user.post('graph/search', { searchTerm: 'Analytical' })],
];

test.each(SEARCHES)('a search %s asks the full-text index and looks through nothing', async (_what, names, search) => {
  const { statements } = await hearStatements(search);
  expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  for (const statement of statements) {
    const plan = await planOf(app.store, statement);
    const scans = plan.filter(({ operator }) => SCANS.has(operator));
    expect({ name: statement.name, scans }).toEqual({ name: statement.name, scans: [] });
    if (!names.includes(statement.name)) continue;
    const calls = plan.filter(({ operator }) => operator === 'ProcedureCall').map(({ details }) => details);
    expect(calls.join()).toContain('db.index.fulltext.queryNodes');
  }
});
