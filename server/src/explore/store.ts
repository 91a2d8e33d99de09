import { PERMISSIONS } from '@stemma/shared/permissions';
import { z } from 'zod';
import { CHART_IS_READABLE, entityIsReadable, READABLE_CHARTS } from '../access/store';
import { query } from '../store';
import type { Direction } from './policy';

const properties = z.record(z.string(), z.unknown());

/** An entity that was reached: its properties, the caller's permission, and on how many charts it stands. */
const nodeRow = z.object({
  properties: z.looseObject({ key: z.string() }),
  permission: z.enum(PERMISSIONS).nullable(),
  chartCount: z.number(),
});
export type ReachedNode = z.infer<typeof nodeRow>;

const linkRow = z.object({ from: z.string(), to: z.string(), properties });
export type ReachedLink = z.infer<typeof linkRow>;

const OF_NODE = `properties(n) AS properties,
     [(n)<-[h:HAS_ACCESS]-(:User {key: $userKey}) | h.permission][0] AS permission,
     COUNT { (n)<-[:CONTAINS]-(:Dataset) } AS chartCount`;

/** Those of the entities that the caller may read; entities in the bin are not explored. */
export const readableStarts = query(
  'explore.starts',
  `UNWIND $keys AS key
   MATCH (n:Entity {key: key})
   WHERE NOT coalesce(n.binned, false) AND ${entityIsReadable('n')}
   RETURN ${OF_NODE}`,
  nodeRow,
);

const chartKey = z.object({ key: z.string() });
const LAST_CHANGED_FIRST = 'RETURN d.key AS key ORDER BY coalesce(d.modifiedDate, d.createdDate) DESC, key';

/** Keys of the charts whose links a user may follow. */
export const readableChartKeys = query(
  'explore.charts',
  `${READABLE_CHARTS}
   ${LAST_CHANGED_FIRST}`,
  chartKey,
);

/** Keys of those that hold an entity: found from the entity, as charts may hold 20,000 others. */
export const readableChartKeysOf = query(
  'explore.chartsOf',
  `MATCH (:Entity {key: $entityKey})<-[:CONTAINS]-(d:Dataset) WHERE ${CHART_IS_READABLE}
   ${LAST_CHANGED_FIRST}`,
  chartKey,
);

/**
 * The distinct entities that links of $charts reach from $keys. The old form of a variable-length match with DISTINCT is planned as
 * a pruning breadth-first search, which visits a link once: 10,000 links in a chain cost the same as in a tree, where
 * `ANY SHORTEST` with a bound took minutes on 100 entities all linked with each other.
 */
function reachQuery(direction: Direction, depth: string) {
  const [left, right] = { out: ['-', '->'], in: ['<-', '-'], any: ['-', '-'] }[direction];
  const arrows = direction === 'any' ? '' : `AND coalesce(r.arrowType, 'Normal') IN ['Normal', 'Double']`;
  return query(
    `explore.reach.${direction}`,
    `UNWIND $keys AS key
   MATCH (start:Entity {key: key})
   CALL (start) {
     MATCH (start)${left}[l:LINK*1..${depth}]${right}(n)
     WHERE all(r IN l WHERE r.datasetKey IN $charts AND coalesce(r.ended, false) = false ${arrows})
     RETURN DISTINCT n
   }
   WITH DISTINCT n WHERE NOT n.key IN $keys AND NOT coalesce(n.binned, false)
   RETURN ${OF_NODE}`,
    nodeRow,
  );
}

const reachQueries = new Map<string, ReturnType<typeof reachQuery>>();

/** The query for a direction and a depth (links, no bound where it is null). */
export function reach(direction: Direction, depth: number | null): ReturnType<typeof reachQuery> {
  const bound = depth === null ? '' : String(Math.trunc(depth));
  const name = `${direction}${bound}`;
  const known = reachQueries.get(name) ?? reachQuery(direction, bound);
  reachQueries.set(name, known);
  return known;
}

/** Links of $charts among the entities. */
export const linksAmong = query(
  'explore.links',
  `UNWIND $keys AS key
   MATCH (a:Entity {key: key})-[l:LINK]->(b)
   WHERE l.datasetKey IN $charts AND coalesce(l.ended, false) = false AND b.key IN $keys
   RETURN key AS from, b.key AS to, properties(l) AS properties`,
  linkRow,
);

/** Whether a turned or a double arrow leads on from the entities to one that is not among them; `in` asks for what leads to them. */
export const leadsOn = {
  out: query(
    'explore.leadsOn.out',
    `RETURN EXISTS { UNWIND $keys AS key MATCH (:Entity {key: key})<-[l:LINK]-(b)
       WHERE l.datasetKey IN $charts AND coalesce(l.ended, false) = false
         AND l.arrowType IN ['Reversed', 'Double'] AND NOT b.key IN $keys } AS more`,
    z.object({ more: z.boolean() }),
  ),
  in: query(
    'explore.leadsOn.in',
    `RETURN EXISTS { UNWIND $keys AS key MATCH (:Entity {key: key})-[l:LINK]->(b)
       WHERE l.datasetKey IN $charts AND coalesce(l.ended, false) = false
         AND l.arrowType IN ['Reversed', 'Double'] AND NOT b.key IN $keys } AS more`,
    z.object({ more: z.boolean() }),
  ),
};
