import { z } from 'zod';
import type { ElementIds, Tx } from '../store';
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

/** The store gives ids of its own anew once a node is gone: the key says whether it is the statement still. */
const TIE_SOURCE = `MATCH (d:Dataset {key: $chartKey})
   UNWIND $rows AS row
   MATCH (s:Statement) WHERE elementId(s) = row[0] AND s.key = row[1]
   MERGE (d)-[:HAS_SOURCE]->(s)`;

const tied = z.object({ tied: z.number() });
type TieQuery = { chartKey: string; rows: string[][] };

const tieSources = query<TieQuery, z.output<typeof tied>>(
  'exchange.tieSources',
  `${TIE_SOURCE} RETURN count(*) AS tied`,
  tied,
);

const tieState = (entity: string): string => `${TIE_SOURCE}
   WITH s, row
   ${entity}
   MERGE (e)-[:HAS_STATE]->(s)
   RETURN count(*) AS tied`;

const tieStates = query<TieQuery, z.output<typeof tied>>(
  'exchange.tieStates',
  tieState('MATCH (e:Entity {key: row[2]}) USING INDEX SEEK e:Entity(key)'),
  tied,
);

const tieStatesOfNew = query<TieQuery, z.output<typeof tied>>(
  'exchange.tieStatesOfNew',
  tieState('MATCH (e:Entity) WHERE elementId(e) = row[2]'),
  tied,
);

/**
 * Ties statements that were written ahead, by the store's own ids: as sources of a chart and as states of entities, of which those that
 * were made in the same transaction are found by such ids, too. Answers how many of the statements the store still had.
 */
export async function tieStatements(
  tx: Tx,
  chartKey: string,
  rows: readonly Pick<StatementRow, 'key' | 'entityKey'>[],
  { statements, entities }: { statements: ElementIds; entities: ElementIds },
): Promise<number> {
  const sources: string[][] = [];
  const states: string[][] = [];
  const ofNew: string[][] = [];
  for (const { key, entityKey } of rows) {
    const id = statements.get(key);
    if (id === undefined) continue;
    const entity = entityKey === null ? undefined : entities.get(entityKey);
    if (entityKey === null) sources.push([id, key]);
    else if (entity === undefined) states.push([id, key, entityKey]);
    else ofNew.push([id, key, entity]);
  }
  const answers = [
    ...(await inChunks(ofNew, (chunk) => tieStatesOfNew(tx, { chartKey, rows: chunk }))),
    ...(await inChunks(states, (chunk) => tieStates(tx, { chartKey, rows: chunk }))),
    ...(await inChunks(sources, (chunk) => tieSources(tx, { chartKey, rows: chunk }))),
  ];
  return answers.flat().reduce((sum, row) => sum + row.tied, 0);
}
