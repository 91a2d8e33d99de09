import { z } from 'zod';
import type { Tx } from '../../store';
import { query } from '../../store';
import type { StatementRow } from '../statementStore';
import { STATEMENT_PROPERTIES } from '../statementStore';

/** Statements that were written before the chart that they are for, so many of one import. */
export interface PendingStatements {
  key: string;
  rows: readonly StatementRow[];
}

/**
 * Keeps statements that no chart has yet, and that they wait; those that are kept already stay as they are. Rows go as lists of values: the
 * names of a dozen properties with each would be as long as the values. Answers the store's own ids of them, by their keys.
 */
export async function addPendingStatements(
  tx: Tx,
  { key, rows }: PendingStatements,
  at: string,
): Promise<[string, string][]> {
  const answers = await tx.run(
    'exchange.addPendingStatements',
    `CREATE (:PendingStatements {key: $key, since: $at, statementKeys: $statementKeys})
     WITH 1 AS once
     UNWIND $rows AS row
     MERGE (s:Statement {key: row[0]})
     ON CREATE SET ${STATEMENT_PROPERTIES.map((name, at) => `s.${name} = row[${at + 1}]`).join(', ')}
     RETURN s.key AS key, elementId(s) AS id`,
    {
      ...{ key, at, statementKeys: rows.map((row) => row.key) },
      rows: rows.map((row) => [row.key, ...STATEMENT_PROPERTIES.map((name) => row.properties[name])]),
    },
  );
  return answers.map((row) => [String(row['key']), String(row['id'])]);
}

/** Deletes those of the statements that no chart came to have. */
export async function deleteUntiedStatements(tx: Tx, keys: readonly string[]): Promise<void> {
  await tx.run(
    'exchange.deleteUntiedStatements',
    `UNWIND $keys AS key
     MATCH (s:Statement {key: key}) USING INDEX SEEK s:Statement(key)
     WHERE NOT EXISTS { (s)<-[:HAS_SOURCE|HAS_STATE]-() }
     DELETE s`,
    { keys },
  );
}

/** Notes of these keys that statements wait are taken away. */
export async function deletePendingStatements(tx: Tx, keys: readonly string[]): Promise<void> {
  await tx.run(
    'exchange.deletePendingStatements',
    'UNWIND $keys AS key MATCH (p:PendingStatements {key: key}) USING INDEX SEEK p:PendingStatements(key) DELETE p',
    { keys },
  );
}

/** What has waited since before `before`, oldest first, so many at most. */
export const oldPendingStatements = query(
  'exchange.oldPendingStatements',
  `MATCH (p:PendingStatements) WHERE p.since < $before
   RETURN p.key AS key, p.statementKeys AS statementKeys ORDER BY p.since LIMIT $limit`,
  z.object({ key: z.string(), statementKeys: z.array(z.string()) }),
);
