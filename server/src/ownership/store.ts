import { z } from 'zod';
import { CHART_IS_READABLE } from '../access/store';
import { RECORD, recordRow } from '../charts/record';
import type { Tx } from '../store';
import { query } from '../store';

const values = z.array(z.unknown());

/** When an entity came to be: founded, created or born. */
const BEGINS = 'coalesce(e.formation, e.creation, e.birth)';
/** The values of an entity, in the order of `entityOf` in rows.ts. */
const ENTITY = (variable: string) =>
  `${variable}.key, ${variable}.typeName, ${variable}.name, ${variable}.party, ${variable}.trailEnd`;
/** The values of a link, in the order of `linkOf` in rows.ts. */
const LINK = 'l.key, l.arrowType, l.rolesJson, CASE WHEN l.rolesJson IS NULL THEN l.roles END, CASE WHEN l.rolesJson IS NULL THEN l.percentage END, l.ended, l.endedDate';

const IS_PARTY = 'NOT coalesce(e.binned, false) AND NOT (e:Sticky OR e:Image OR e:TextBox)';

const CONTENT = `COLLECT {
       MATCH (d)-[:CONTAINS]->(e:Entity) WHERE ${IS_PARTY}
       RETURN [${ENTITY('e')}]
     } AS entities,
     COLLECT {
       MATCH (a:Entity)-[l:LINK {datasetKey: $key}]->(b:Entity)
       RETURN [a.key, b.key, ${LINK}]
     } AS links`;

const contentRow = recordRow.extend({ entities: z.array(values), links: z.array(values) });

/** A chart as far as ownership asks of it, in one query: its record, its parties, and its links, those of earlier days with them. */
export const chartContent = query(
  'ownership.chart',
  `MATCH (d:Dataset {key: $key}) RETURN ${RECORD}, ${CONTENT}`,
  contentRow,
);
