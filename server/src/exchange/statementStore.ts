import { z } from 'zod';
import type { Tx } from '../store';
import { inChunks, query } from '../store';

/** What is kept of a statement beside its key. */
export const STATEMENT_PROPERTIES = [
  'statementId',
  'recordId',
  'recordKey',
  'recordType',
  'recordStatus',
  'statementDate',
  'publisher',
  'json',
  'importedAt',
  'organizationKey',
  'position',
] as const;

export interface StatementRow {
  key: string;
  /** The entity whose state it is; null for a relationship. */
  entityKey: string | null;
  properties: Record<(typeof STATEMENT_PROPERTIES)[number], string | number>;
}

/** Keeps statements as sources of a chart and as states of entities. */
export async function saveStatements(tx: Tx, chartKey: string, rows: StatementRow[]): Promise<void> {
  await inChunks(rows, (chunk) =>
    tx.run(
      'exchange.saveStatements',
      `MATCH (d:Dataset {key: $chartKey})
       UNWIND $rows AS row
       MERGE (s:Statement {key: row.key}) ON CREATE SET s += row.properties
       MERGE (d)-[:HAS_SOURCE]->(s)
       WITH s, row WHERE row.entityKey IS NOT NULL
       MATCH (e:Entity {key: row.entityKey})
       MERGE (e)-[:HAS_STATE]->(s)`,
      { chartKey, rows: chunk },
    ),
  );
}

const TIE_SOURCE = `MATCH (d:Dataset {key: $chartKey})
   UNWIND $rows AS row
   MATCH (s:Statement {key: row.key}) USING INDEX SEEK s:Statement(key)
   MERGE (d)-[:HAS_SOURCE]->(s)`;

const tied = z.object({ tied: z.number() });

const tieSources = query<{ chartKey: string; rows: { key: string }[] }, z.output<typeof tied>>(
  'exchange.tieSources',
  `${TIE_SOURCE} RETURN count(*) AS tied`,
  tied,
);

const tieStates = query<{ chartKey: string; rows: { key: string; entityKey: string }[] }, z.output<typeof tied>>(
  'exchange.tieStates',
  `${TIE_SOURCE}
   WITH s, row
   MATCH (e:Entity {key: row.entityKey}) USING INDEX SEEK e:Entity(key)
   MERGE (e)-[:HAS_STATE]->(s)
   RETURN count(*) AS tied`,
  tied,
);

/**
 * Ties statements that were written ahead, by their keys alone: as sources of a chart and as states of entities. Answers how many of them the
 * store still had.
 */
export async function tieStatements(tx: Tx, chartKey: string, rows: readonly StatementRow[]): Promise<number> {
  const states = rows.flatMap(({ key, entityKey }) => (entityKey === null ? [] : [{ key, entityKey }]));
  const sources = rows.flatMap(({ key, entityKey }) => (entityKey === null ? [{ key }] : []));
  const answers = [
    ...(await inChunks(states, (chunk) => tieStates(tx, { chartKey, rows: chunk }))),
    ...(await inChunks(sources, (chunk) => tieSources(tx, { chartKey, rows: chunk }))),
  ];
  return answers.flat().reduce((sum, row) => sum + row.tied, 0);
}
