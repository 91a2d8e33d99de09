import { randomUUID } from 'node:crypto';
import type { Store } from '../../server/src/store';

/** Charts that the user may read, every other one public, each with entities of its own that hold each other in a chain. */
const GROW = `MATCH (u:User {key: $user})-[:MEMBER_OF]->(o:Organization)
  UNWIND $numbers AS number
  WITH u, o, toInteger(number) AS chart
  CREATE (u)-[:HAS_ACCESS {permission: 'Co-Owner', userKey: u.key}]->(d:Dataset {key: $mark + ':' + chart, name: 'Grown ' + chart,
    organizationKey: o.key, visibility: CASE WHEN chart % 2 = 0 THEN 'public' ELSE 'private' END,
    createdDate: '2026-01-01T00:00:00.000Z', revision: 1})
  WITH u, o, d, chart
  CALL (u, o, d, chart) {
    UNWIND range(1, toInteger($entities)) AS n
    CREATE (u)-[:HAS_ACCESS {permission: 'Co-Owner'}]->(e:Entity:Company {key: d.key + ':' + n, name: 'Grown ' + n,
      nameLower: 'grown ' + n, typeName: 'Company', organizationKey: o.key, placedCount: 1,
      registration: 'HRB ' + chart + '-' + n, registrationLower: 'hrb ' + chart + '-' + n,
      country: $countries[n % size($countries)], countryLower: toLower($countries[n % size($countries)]),
      createdDate: '2026-01-' + (10 + chart % 20) + 'T00:00:00.000Z', modifiedDate: '2026-02-' + (10 + n % 18) + 'T00:00:00.000Z'})
    CREATE (d)-[:CONTAINS {x: n * 200.0, y: 0.0}]->(e)
    WITH d, collect(e) AS made
    UNWIND range(1, size(made) - 1) AS at
    WITH d, made[at - 1] AS above, made[at] AS below
    CREATE (above)-[:LINK {key: below.key + ':l', datasetKey: d.key, roles: ['Shareholder']}]->(below)
  }
  RETURN count(d) AS charts`;

const COUNTRIES = [
  'Austria',
  'Brazil',
  'Cyprus',
  'Denmark',
  'Estonia',
  'France',
  'Greece',
  'Hungary',
  'Italy',
  'Japan',
];

const CHARTS_AT_ONCE = 20;

export interface Grown {
  charts: number;
  /** On each chart. */
  entities: number;
}

/** Lets a store grow by charts of a user; answers what their keys begin with: chart n is `mark:n`, its entities `mark:n:1` and so on. */
export async function growStore(store: Store, userKey: string, { charts, entities }: Grown): Promise<string> {
  const mark = randomUUID();
  const all = Array.from({ length: charts }, (_, index) => index + 1);
  for (let from = 0; from < charts; from += CHARTS_AT_ONCE) {
    const numbers = all.slice(from, from + CHARTS_AT_ONCE);
    await store.write((tx) =>
      tx.run('test.grow', GROW, { user: userKey, mark, numbers, entities, countries: COUNTRIES }),
    );
  }
  // Plans are made for what there was.
  await store.driver.executeQuery('CALL db.clearQueryCaches()', {}, { database: store.database });
  return mark;
}
