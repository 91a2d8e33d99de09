import neo4j from 'neo4j-driver';

const EMPTY = `MATCH (n) WHERE NOT n:Migration
  CALL { WITH n DETACH DELETE n } IN TRANSACTIONS OF 5000 ROWS`;

/** Takes all records out of the run's Neo4j, where there is one, and leaves it migrated: nobody else may use it. */
export async function emptyTestStore(): Promise<void> {
  const { NEO4J_URI: uri, NEO4J_USER: user = 'neo4j', NEO4J_PASSWORD: password = '' } = process.env;
  if (uri === undefined) return;
  const driver = neo4j.driver(uri, neo4j.auth.basic(user, password));
  const session = driver.session();
  try {
    await session.run(EMPTY);
  } finally {
    await session.close();
    await driver.close();
  }
}
