import { ENTITY_TYPES } from '@stemma/shared/entities/typeNames';
import { z } from 'zod';
import { CHART_IS_READABLE } from '../access/store';
import { closest, rankedRow } from '../entities/ranked';
import type { Tx } from '../store';
import { int, query } from '../store';

/** Who asks, for what type, and how many at most; `search` is a Lucene query. */
export interface SearchParams {
  search: string;
  userKey: string;
  organizationKey: string;
  typeName: string | null;
  limit: number;
}

/** Entities outside of the bin that the user may read, of the type where one is asked for, tested on e. */
const FOUND = `NOT coalesce(e.binned, false) AND ($typeName IS NULL OR e.typeName = $typeName)
     AND (EXISTS { (e)<-[:HAS_ACCESS]-(:User {key: $userKey}) }
          OR EXISTS { MATCH (e)<-[:CONTAINS]-(d:Dataset) WHERE ${CHART_IS_READABLE} })`;

const foundRow = z.object({
  properties: z.looseObject({ key: z.string(), name: z.string(), typeName: z.enum(ENTITY_TYPES) }),
  chartCount: z.number(),
});
export type FoundRow = z.infer<typeof foundRow>;

const entityRanks = query(
  'search.entities',
  `CALL db.index.fulltext.queryNodes('entityText', $search, {skip: $skip, limit: $count}) YIELD node AS e, score
   RETURN e.key AS key, score, coalesce(e.nameLower, toLower(e.name)) AS name, coalesce(${FOUND}, false) AS isFound`,
  rankedRow,
);

const entityRows = query(
  'search.entityRows',
  `UNWIND range(0, size($keys) - 1) AS place
   MATCH (e:Entity {key: $keys[place]})
   WITH e, place ORDER BY place
   RETURN properties(e) AS properties, COUNT { (e)<-[:CONTAINS]-(:Dataset) } AS chartCount`,
  foundRow,
);

/** Entities by their names and custom fields, best first. */
export async function searchEntityRows(tx: Tx, params: SearchParams): Promise<FoundRow[]> {
  const keys = await closest((page) => entityRanks(tx, { ...params, ...paged(page) }), params.limit);
  return keys.length > 0 ? entityRows(tx, { keys }) : [];
}

const paged = ({ skip, count }: { skip: number; count: number }) => ({ skip: int(skip), count: int(count) });

/** Of how many entities under one tag those that come first are taken. */
const TAGGED_MAX = 1000;

const taggedRow = foundRow.extend({ tag: z.string() });
export type TaggedRow = z.infer<typeof taggedRow>;

const taggedRows = query(
  'search.tagged',
  `CALL db.index.fulltext.queryNodes('tagText', $search) YIELD node AS t, score
   WITH t, score WHERE t.organizationKey = $organizationKey
   CALL (t) { MATCH (t)-[:TAGS]->(e:Entity) WHERE ${FOUND} RETURN e LIMIT ${TAGGED_MAX} }
   WITH e, head(collect(t.name)) AS tag, max(score) AS score
   ORDER BY score DESC, toLower(e.name), e.key LIMIT $limit
   RETURN properties(e) AS properties, COUNT { (e)<-[:CONTAINS]-(:Dataset) } AS chartCount, tag`,
  taggedRow,
);

/** Entities under tags of the user's organization, by the tags' names. */
export async function searchTagged(tx: Tx, params: SearchParams): Promise<TaggedRow[]> {
  return taggedRows(tx, { ...params, limit: int(params.limit) });
}

const chartRow = z.object({
  key: z.string(),
  name: z.string(),
  modifiedDate: z.string(),
  entityCount: z.number(),
});
export type FoundChart = z.infer<typeof chartRow>;

const chartRanks = query(
  'search.charts',
  `CALL db.index.fulltext.queryNodes('chartText', $search, {skip: $skip, limit: $count}) YIELD node AS d, score
   RETURN d.key AS key, score, toLower(d.name) AS name, coalesce(${CHART_IS_READABLE}, false) AS isFound`,
  rankedRow,
);

const chartRows = query(
  'search.chartRows',
  `UNWIND range(0, size($keys) - 1) AS place
   MATCH (d:Dataset {key: $keys[place]})
   WITH d, place ORDER BY place
   RETURN d.key AS key, d.name AS name, coalesce(d.modifiedDate, d.createdDate, '') AS modifiedDate,
          COUNT { (d)-[:CONTAINS]->(e:Entity) WHERE NOT coalesce(e.binned, false) } AS entityCount`,
  chartRow,
);

/** Charts by name that the user may read, best first. */
export async function searchCharts(
  tx: Tx,
  params: Pick<SearchParams, 'search' | 'userKey' | 'organizationKey' | 'limit'>,
): Promise<FoundChart[]> {
  const keys = await closest((page) => chartRanks(tx, { ...params, ...paged(page) }), params.limit);
  return keys.length > 0 ? chartRows(tx, { keys }) : [];
}
