import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { TestApp } from '../testkit/app';
import type { Client } from '../testkit/client';
import { growStore } from '../testkit/growStore';
import { startApp } from '../testkit/ownApp';
import type { Statement } from '../testkit/statements';
import { hearStatements, hitsOf, planOf } from '../testkit/statements';

/** The large side has this many times the charts of the small one; `STEMMA_GROWTH=100` is 200,000 entities. */
const TIMES = Number(process.env['STEMMA_GROWTH'] ?? 10);
const CHARTS = 5;
const ENTITIES_A_CHART = 400;
/** What stands on no chart, of each side. */
const UNPLACED = 150;
const TAGGED = 40;
/** What a plan for more may cost beside the rows that it finds. */
const MORE = 1.5;
const FEW_HITS = 60;

interface Side {
  user: Client;
  tag: string;
}

const UNPLACED_ENTITIES = `MATCH (u:User {key: $user})-[:MEMBER_OF]->(o:Organization)
  CREATE (t:Tag {key: $tag, name: 'Watched', organizationKey: o.key, createdBy: u.key})
  WITH u, o, t UNWIND range(1, $unplaced) AS n
  CREATE (u)-[:HAS_ACCESS {permission: 'Co-Owner'}]->(e:Entity:Company {key: $tag + ':' + n, name: 'Alone ' + n, nameLower: 'alone ' + n,
    typeName: 'Company', organizationKey: o.key, placedCount: 0, country: 'Kenya', countryLower: 'kenya', createdDate: '2026-03-01T00:00:00.000Z',
    modifiedDate: '2026-03-01T00:00:00.000Z'})
  WITH t, e, n WHERE n <= $tagged CREATE (t)-[:TAGS]->(e)`;

type Call = (side: Side) => Promise<unknown>;

const table =
  (ask: string, filter = '', more = ''): Call =>
  async ({ user, tag }) => {
    const given = filter.replace('$tag', JSON.stringify(tag));
    const text = `{ entityTable(filter: { types: [Company]${given && `, ${given}`} }) { ${ask}${more && ` ${more}`} } }`;
    const { data, errors } = await user.rawGraphql(text);
    if (errors) throw new Error(`${text}: ${JSON.stringify(errors)}`);
    return data;
  };
const rows = (args = '', filter = 'folder: ""'): Call =>
  table(`rows(limit: 100${args && `, ${args}`}) { key name }`, filter);
const asked =
  (text: string): Call =>
  async ({ user }) => {
    const { data, errors } = await user.rawGraphql(text);
    if (errors) throw new Error(`${text}: ${JSON.stringify(errors)}`);
    return data;
  };

/** Each call, named. */
const CALLS: Record<string, Call> = {
  'first page by name': rows(),
  'first page by name, last first': rows('descending: true'),
  'first page by day of making': rows('sort: "createdDate", descending: true'),
  'first page by day of change': rows('sort: "modifiedDate", descending: true'),
  'first page by number of charts': rows('sort: "chartCount", descending: true'),
  'first page by fewest charts': rows('sort: "chartCount"'),
  'first page by country': rows('sort: "country"'),
  'first page by kind': rows('sort: "typeName"'),
  'first page by registration': rows('sort: "registration"'),
  'first page by LEI': rows('sort: "lei"'),
  'a page at 1,000': rows('offset: 1000'),
  'a page at 1,000 by day of change': rows('sort: "modifiedDate", descending: true, offset: 1000'),
  'of a country': rows('', 'country: "France"'),
  'of a rare country': rows('', 'country: "Kenya"'),
  'on charts': rows('', 'onCharts: true'),
  'on no chart': rows('', 'onCharts: false'),
  'under a tag': rows('', 'tagKeys: [$tag]'),
  'with a word': rows('', 'search: "grown"'),
  'with a rare word': rows('', 'search: "alone"'),
  'in all': table('total', 'folder: ""'),
  'in all of a rare country': table('total', 'country: "Kenya"'),
  'in all on no chart': table('total', 'onCharts: false'),
  'in all under a tag': table('total', 'tagKeys: [$tag]'),
  'keys under a tag': table('keys', 'tagKeys: [$tag]'),
  'numbers by type': asked('{ typeDistribution { typeName count } }'),
  'search by one letter': asked('{ search(term: "g", limit: 5) { entities { key } charts { key } } }'),
  'search by five letters': asked('{ search(term: "grown", limit: 5) { entities { key } charts { key } } }'),
  'search by one letter, of a type': asked('{ search(term: "g", typeName: Company) { entities { key } } }'),
  'search by name, one letter': ({ user }) => user.post('graph/search', { searchTerm: 'g' }),
};

let app: TestApp;
let few: Side;
let many: Side;
/** Of the side with few, before there were the many, and beside them. */
const alone = new Map<string, number>();
const small = new Map<string, number>();
const large = new Map<string, number>();
const statementsOf = new Map<string, Statement[]>();

async function measure(call: () => Promise<unknown>) {
  const { statements } = await hearStatements(call);
  let hits = 0;
  for (const statement of statements) hits += await hitsOf(app.store, statement);
  return { hits, statements };
}

async function makeSide(charts: number): Promise<Side> {
  const user = await (await app.organization()).user();
  await growStore(app.store, user.userKey, { charts, entities: ENTITIES_A_CHART });
  const tag = randomUUID();
  const unplaced = { user: user.userKey, tag, unplaced: UNPLACED, tagged: TAGGED };
  await app.store.write((tx) => tx.run('test.unplaced', UNPLACED_ENTITIES, unplaced));
  return { user, tag };
}

/** Indexes hold all that there is, and plans are made for it. */
async function readyToPlan(): Promise<void> {
  await app.store.read((tx) => tx.run('test.indexed', 'CALL db.awaitIndexes(300) RETURN 1 AS done'));
  await app.store.driver.executeQuery('CALL db.clearQueryCaches()', {}, { database: app.store.database });
}

beforeAll(async () => {
  app = await startApp();
  few = await makeSide(CHARTS);
  await readyToPlan();
  for (const [name, call] of Object.entries(CALLS)) alone.set(name, (await measure(() => call(few))).hits);
  many = await makeSide(CHARTS * TIMES);
  await readyToPlan();
  for (const [name, call] of Object.entries(CALLS)) {
    small.set(name, (await measure(() => call(few))).hits);
    const { hits, statements } = await measure(() => call(many));
    large.set(name, hits);
    statementsOf.set(name, statements);
  }
  if (process.env['STEMMA_GROWTH']) {
    const lines = Object.keys(CALLS).map((name) => `| ${name} | ${small.get(name)} | ${large.get(name)} |`);
    process.stderr.write(`${lines.join('\n')}\n`);
  }
}, 1_200_000);
afterAll(() => app.close());

/** What grows by its nature, or does so far, and why. */
const GROWS: Readonly<Record<string, string>> = {
  'in all':
    'A number of all that one reader may read, each once, over his own and over charts that overlap: no counter per user is kept, as giving a chart would change one for each of its entities and readers.',
  'numbers by type': 'The same, for each type.',
  'first page by LEI':
    'An order by one of the texts that only one type has: each would be one more index that every save of an entity writes.',
};

describe(`a list costs the store as much where others have ${TIMES} times as much`, () => {
  test.each(Object.keys(CALLS))('%s', (name) => {
    expect(small.get(name)).toBeLessThanOrEqual((alone.get(name) ?? 0) * MORE + FEW_HITS);
  });
});

describe(`a list costs the store as much for who may read ${TIMES} times as much`, () => {
  test.each(Object.keys(CALLS).filter((name) => !(name in GROWS)))('%s', async (name) => {
    expect(large.get(name)).toBeLessThanOrEqual((small.get(name) ?? 0) * MORE + FEW_HITS);
    for (const statement of statementsOf.get(name) ?? []) {
      const scans = (await planOf(app.store, statement)).filter(({ operator }) => operator === 'AllNodesScan');
      expect({ name: statement.name, scans }).toEqual({ name: statement.name, scans: [] });
    }
  });

  test.each(Object.keys(GROWS))('%s grows with what the reader may read, and no more than that', (name) => {
    expect(large.get(name)).toBeLessThanOrEqual((small.get(name) ?? 0) * TIMES * MORE);
  });
});
