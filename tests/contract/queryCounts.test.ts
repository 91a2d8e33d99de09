import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import type { TestApp } from '../testkit/app';
import { startApp } from '../testkit/ownApp';
import { hearStatements } from '../testkit/statements';
import type { Expectation } from './grid/expectation';
import { EXPECTATIONS } from './grid/expectations';
import { byGraphql, rootFields } from './grid/graphqlCalls';
import { GRAPHQL_EXPECTATIONS } from './grid/graphqlExpectations';
import { makeMany } from './grid/manyRecords';
import type { Call } from './grid/walk';
import { byRest } from './grid/walk';
import type { GridKeys, World } from './grid/world';
import { makeWorld } from './grid/world';
import { table } from './table';

const MANY = 30;

const READS: ReadonlySet<Expectation['for']> = new Set(['anyone', 'signedIn', 'read', 'ofOrganization']);
/** Reads of the caller's own records, among calls that write them. */
const OWN_READS: ReadonlySet<string> = new Set([
  'get datasets/user/{id}',
  'post datasets/user/recent',
  'get graph/getBin/{id}',
  'get graph/getBinCount/{id}',
  'post requests/one',
  'post requests/sent',
  'post graph/read',
  'get users/allUsers',
  'get admin/audit',
  'get users/allOrganizations',
]);
/** They read nothing: they let in and out. */
const SESSIONS: ReadonlySet<string> = new Set([
  'post auth/authenticate',
  'post auth/authenticateTfa',
  'post auth/logout',
  'post auth/logoutEverywhere',
  'post auth/endOtherSessions',
]);

interface Read {
  name: string;
  call: Call;
  expectation: Expectation;
}

/** Its request names a wrong password or what is not there: it shows the verdict and reads nothing. */
const isRefused = ({ verdict, namesNobody }: Expectation) =>
  namesNobody === true || verdict?.('coOwner')?.includes(200) === false;

const routes = table.flatMap((route): Read[] => {
  const name = `${route.method} ${route.path}`;
  const expectation = EXPECTATIONS[name];
  if (route.rawBody || SESSIONS.has(name) || !expectation || isRefused(expectation)) return [];
  return READS.has(expectation.for) || OWN_READS.has(name) ? [{ name, call: byRest(route), expectation }] : [];
});

const printed = readFileSync(new URL('../../server/src/graphql/schema.generated.graphql', import.meta.url), 'utf8');
const fields = rootFields(buildSchema(printed)).flatMap((root): Read[] => {
  const expectation = GRAPHQL_EXPECTATIONS[root.name];
  if (root.kind !== 'query' || !expectation || isRefused(expectation)) return [];
  // A generated read asks for everything that there is.
  const generated = root.field.args.some(({ name }) => name === 'where');
  const whole: Expectation = generated ? { ...expectation, request: () => ({}) } : expectation;
  return [{ name: `query ${root.name}`, call: byGraphql(root), expectation: whole }];
});
const reads = [...routes, ...fields];

let app: TestApp;
let world: World;
let keys: GridKeys;
const withOne = new Map<string, string[]>();
const withMany = new Map<string, string[]>();

/** Sent at most once a minute for a chart, so whether it is depends on how long the walk takes. */
const ONCE_A_MINUTE = 'charts.rememberOpened';

/** The names of the queries that a call sends to the store, sorted: some are sent side by side. */
async function queriesOf({ name, call, expectation }: Read): Promise<string[]> {
  const { administrator, coOwner, visitor } = world.callers;
  const client = { administrators: administrator, visitors: visitor }[String(expectation.for)] ?? coOwner;
  const request = expectation.request(keys);
  const { result, statements } = await hearStatements(() => call(client, request));
  if (result.status !== 200) throw new Error(`${name} answered ${result.status}: ${JSON.stringify(result.body)}`);
  return statements
    .map((statement) => statement.name)
    .filter((query) => query !== ONCE_A_MINUTE)
    .sort();
}

beforeAll(async () => {
  app = await startApp({ introspection: true });
  world = await makeWorld(app);
  const more = [
    'folder',
    'tag',
    'binned',
    'loose',
    'keyPerson',
    'snapshot',
    'linkRole',
    'group',
    'request',
    'register',
    'file',
    'filesFolder',
    'filesLink',
    'picture',
    'organization',
    'sharingLink',
    'objectLink',
    'subjectLink',
  ];
  const types = ['trust', 'project', 'custom', 'property', 'aircraft', 'yacht'];
  keys = await world.fresh(new Set([...more, ...types]));
  for (const read of reads) await queriesOf(read);
  for (const read of reads) withOne.set(read.name, await queriesOf(read));
  await makeMany(app, world.callers.coOwner, keys, MANY);
  for (const read of reads) withMany.set(read.name, await queriesOf(read));
}, 900_000);
afterAll(() => app.close());

describe(`a read asks the store as often for ${MANY} records as for one`, () => {
  test('and it is known how often', () => {
    const counts = [...withOne.values()].map((names) => names.length);
    expect(counts.length).toBeGreaterThan(90);
    expect(counts.filter((count) => count > 0).length).toBeGreaterThan(80);
  });

  test.each(reads.map(({ name }) => [name]))('%s', (name) => {
    expect(withMany.get(name)).toEqual(withOne.get(name));
  });
});
