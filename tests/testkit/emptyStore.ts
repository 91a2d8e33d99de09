import neo4j from 'neo4j-driver';
import { MAY_BE_EMPTIED } from './test-store.mjs';

const EMPTY = `MATCH (n) WHERE NOT n:Migration
  CALL { WITH n DETACH DELETE n } IN TRANSACTIONS OF 5000 ROWS`;

/**
 * Takes all records out of the Neo4j that this run has started, and leaves it migrated: nobody else may use it now. Answers the settings by which
 * a server uses it; none where the run has no Neo4j of its own, for a server that starts one.
 */
export async function takeEmptyStore(): Promise<Record<string, string>> {
  const { NEO4J_URI: uri, NEO4J_USER: user = 'neo4j', NEO4J_PASSWORD: password = '' } = process.env;
  if (uri === undefined || uri !== process.env[MAY_BE_EMPTIED]) return {};
  const driver = neo4j.driver(uri, neo4j.auth.basic(user, password));
  const session = driver.session();
  try {
    await session.run(EMPTY);
  } finally {
    await session.close();
    await driver.close();
  }
  return { NEO4J_URI: uri, NEO4J_USER: user, NEO4J_PASSWORD: password };
}
