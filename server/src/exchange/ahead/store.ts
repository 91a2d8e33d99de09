import { z } from 'zod';
import type { Tx } from '../../store';
import { query } from '../../store';
import type { StatementRow } from '../store';

/** Keeps statements that no chart has yet; those that are kept already stay as they are. */
export async function addPendingStatements(tx: Tx, rows: readonly StatementRow[], at: string): Promise<void> {
  await tx.run(
    'exchange.addPendingStatements',
    `UNWIND $rows AS row
     MERGE (s:Statement {key: row.key}) ON CREATE SET s += row.properties, s.pendingSince = $at`,
    { rows: rows.map(({ key, properties }) => ({ key, properties })), at },
  );
}

const IS_UNTIED = 's.pendingSince IS NOT NULL AND NOT EXISTS { (s)<-[:HAS_SOURCE|HAS_STATE]-() }';

/** Deletes those of the statements that no chart came to have. */
export const deletePendingStatements = query(
  'exchange.deletePendingStatements',
  `UNWIND $keys AS key MATCH (s:Statement {key: key}) WHERE ${IS_UNTIED} DELETE s RETURN count(*) AS gone`,
  z.object({ gone: z.number() }),
);

/** Deletes statements that have waited for a chart since before `before`, so many at most. */
export const deleteOldPendingStatements = query(
  'exchange.deleteOldPendingStatements',
  `MATCH (s:Statement) WHERE s.pendingSince < $before AND ${IS_UNTIED} WITH s LIMIT $limit DELETE s RETURN count(*) AS gone`,
  z.object({ gone: z.number() }),
);
