import { PERMISSIONS } from '@stemma/shared/permissions';
import { z } from 'zod';
import { CHART_IS_READABLE } from '../access/store';
import { query } from '../store';

const properties = z.record(z.string(), z.unknown());
const subgraphRow = z.object({
  nodes: z.array(z.tuple([properties, z.enum(PERMISSIONS).nullable(), z.number()])),
  links: z.array(z.tuple([z.string(), z.string(), properties])),
});
export type SubgraphRow = z.infer<typeof subgraphRow>;

/** Keys of the charts whose links a user may follow. */
const READABLE_KEYS = `COLLECT {
     CALL () {
       MATCH (:User {key: $userKey})-[:HAS_ACCESS]->(d:Dataset) RETURN d
       UNION
       MATCH (d:Dataset {organizationKey: $organizationKey}) WHERE d.visibility = 'public' RETURN d
     }
     RETURN d.key
   }`;

/** Whether a step over l from a goes along the link: a reversed arrow turns it, a double one counts both ways (DESIGN §4). */
const ALONG = `((startNode(l) = a AND l.arrowType IN ['Normal', 'Double'])
     OR (endNode(l) = a AND l.arrowType IN ['Reversed', 'Double']))`;

const FOLLOWED = `l.datasetKey IN charts AND coalesce(l.ended, false) = false`;

/** Gathers the distinct entities reached and the links among them; no path is returned, so ways do not multiply (DESIGN §3). */
const subgraph = (name: string, step: string, depth: number, linkFilter: string) =>
  query(
    name,
    `MATCH (start:Entity {key: $key})
   WHERE NOT coalesce(start.binned, false) AND (EXISTS { (start)<-[:HAS_ACCESS]-(:User {key: $userKey}) }
     OR EXISTS { MATCH (start)<-[:CONTAINS]-(d:Dataset) WHERE ${CHART_IS_READABLE} })
   WITH start, ${READABLE_KEYS} AS charts
   WITH start, charts, COLLECT {
     MATCH ANY SHORTEST (start) ((a)-[l:LINK]-(b) WHERE ${FOLLOWED} AND ${step}
       AND NOT coalesce(b.binned, false)){1,${depth}} (n:Entity)
     RETURN n
   } AS reached
   WITH charts, [start] + [n IN reached WHERE n <> start] AS found
   RETURN
     COLLECT { UNWIND found AS e
       RETURN [properties(e), [(e)<-[h:HAS_ACCESS]-(:User {key: $userKey}) | h.permission][0], COUNT { (e)<-[:CONTAINS]-() }] } AS nodes,
     COLLECT { UNWIND found AS a
       MATCH (a)-[l:LINK]->(b) WHERE ${FOLLOWED} AND b IN found ${linkFilter}
       RETURN [a.key, b.key, properties(l)] } AS links`,
    subgraphRow,
  );

/** Everything that the entity holds, over any number of links. */
export const downstream = subgraph('explore.downstream', ALONG, 32, `AND l.arrowType <> 'None'`);

const byDepth = new Map<number, ReturnType<typeof subgraph>>();

/** Everything within $depth links of the entity, either way; 1 to 32. */
export function neighbours(depth: number): ReturnType<typeof subgraph> {
  const known = byDepth.get(depth) ?? subgraph('explore.neighbours', 'true', depth, '');
  byDepth.set(depth, known);
  return known;
}
