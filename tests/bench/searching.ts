import { randomUUID } from 'node:crypto';
import { graphql } from '../gql';
import type { TestApp } from '../testkit/app';
import type { Client } from '../testkit/client';
import { hearStatements, profileOf } from '../testkit/statements';
import type { BenchRow } from './measure';
import { compare, ratioRow } from './measure';

const BATCH = 5000;
const ROUNDS = 15;
const WARM_UP = 4;
const FIRST =
  'Alder Birch Cedar Delta Echo Fjord Garnet Harbour Iris Juniper Kestrel Lumen Meridian Nimbus Opal Pine'.split(' ');
const SECOND = 'Capital Holdings Partners Trading Shipping Estates Ventures Advisory Energy Mining'.split(' ');
const THIRD = ['Ltd', 'GmbH', 'SA', 'Inc', 'LLC', 'BV', 'AG', 'Plc'];
/** Two words, one misspelled, and a number: what somebody types who looks for one company. */
const TERM = 'Meridian Shiping 4712';

const SEARCH = graphql(`
  query BenchSearch($term: String!) {
    search(term: $term) {
      entities {
        key
        name
      }
    }
  }
`);

const pick = (words: readonly string[], at: number): string => words[at % words.length] ?? '';

/** Fills the store with companies that a user may read. */
async function makeCompanies({ store }: TestApp, user: Client, entities: number): Promise<void> {
  const mark = randomUUID();
  for (let from = 0; from < entities; from += BATCH) {
    const rows = Array.from({ length: BATCH }, (_, index) => {
      const at = from + index;
      const words = [pick(FIRST, at), pick(SECOND, at >> 4), pick(THIRD, at >> 8), at];
      return { key: `${mark}:${at}`, name: words.join(' '), typeName: 'Company' };
    });
    await store.write((tx) =>
      tx.run(
        'bench.companies',
        `MATCH (u:User {key: $user}) UNWIND $rows AS row
         CREATE (u)-[:HAS_ACCESS {permission: 'Co-Owner'}]->(e:Entity:Company) SET e = row`,
        { user: user.userKey, rows },
      ),
    );
  }
  await store.read((tx) => tx.run('bench.indexed', 'CALL db.awaitIndexes(600) RETURN 1 AS done'));
}

const searchBy = (user: Client, term: string) => async () => {
  const { search } = await user.graphql(SEARCH, { term });
  if (!search.entities.length) throw new Error(`Nothing was found for “${term}”.`);
  return search;
};

/** Search among so many entities by the product's call, against the plain full-text query; and the plans of what it asks. */
export async function benchSearching(
  app: TestApp,
  user: Client,
  entities = 100_000,
): Promise<{ rows: BenchRow[]; plans: string }> {
  await makeCompanies(app, user, entities);
  const among = `among ${entities.toLocaleString('en-GB')} entities`;
  const ours = searchBy(user, TERM);
  const { statements } = await hearStatements(ours);
  const searches = statements.filter(({ name }) => name.startsWith('search.'));
  const asked = searches.find(({ name }) => name === 'search.entities');
  if (!asked) throw new Error('No search for entities was sent.');
  const theirs = () =>
    app.store.driver.executeQuery(
      `CALL db.index.fulltext.queryNodes('entityText', $search) YIELD node AS e, score
       RETURN properties(e) AS properties ORDER BY score DESC LIMIT 50`,
      asked.params,
      { database: app.store.database },
    );
  const whole = await compare(ours, theirs, ROUNDS, WARM_UP);
  const prefix = await compare(searchBy(user, 'm'), searchBy(user, 'meridian'), ROUNDS, WARM_UP);
  const plans = await Promise.all(
    searches.map(
      async (statement) => `### ${statement.name}\n\n\`\`\`\n${await profileOf(app.store, statement)}\n\`\`\``,
    ),
  );
  return {
    rows: [
      ratioRow(`search ${among}`, 'the plain full-text query', whole, 5),
      ratioRow(`search by one letter ${among}`, 'by eight letters', prefix, 1.2),
    ],
    plans: `## Plans of a search for “${TERM}” ${among}\n\n${plans.join('\n\n')}`,
  };
}
