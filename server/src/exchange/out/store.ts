import { z } from 'zod';
import { query } from '../../store';

/** The statements that a chart stands on, whole, in the order in which they were imported. */
export const chartStatements = query(
  'exchange.chartStatements',
  `MATCH (:Dataset {key: $chartKey})-[:HAS_SOURCE]->(s:Statement)
   RETURN s.json AS json ORDER BY s.importedAt, s.position`,
  z.object({ json: z.string() }),
);

/** What an organization is called. */
export const organizationName = query(
  'exchange.organizationName',
  'MATCH (o:Organization {key: $organizationKey}) RETURN o.name AS name',
  z.object({ name: z.string() }),
);

/** Which entity each record of a chart's statements is, and each party that only stands for the end of a link on it. */
export const chartRecords = query(
  'exchange.chartRecords',
  `CALL () {
     MATCH (:Dataset {key: $chartKey})-[:HAS_SOURCE]->(s:Statement)<-[:HAS_STATE]-(e:Entity)
     RETURN DISTINCT s.recordKey AS recordKey, e.key AS key
     UNION
     MATCH (:Dataset {key: $chartKey})-[:CONTAINS]->(e:Entity) WHERE e.recordKey IS NOT NULL
     RETURN e.recordKey AS recordKey, e.key AS key
   }
   RETURN recordKey, key`,
  z.object({ recordKey: z.string(), key: z.string() }),
);
