import { ENTITY_TYPES } from '@stemma/shared/entities/typeNames';
import { z } from 'zod';
import { CHART_IS_READABLE } from '../access/store';
import { closest, ENTITY_IS_FOUND, inOrderOfKeys, rankedRow, rankEntities } from '../entities/ranked';
import type { Tx } from '../store';
import { int, query } from '../store';

/** Who asks, for which types (all where none is named), and how many at most; `search` is a Lucene query. */
export interface SearchParams {
  search: string;
  userKey: string;
  organizationKey: string;
  types: readonly string[];
  limit: number;
}

const foundRow = z.object({
  properties: z.looseObject({ key: z.string(), name: z.string(), typeName: z.enum(ENTITY_TYPES) }),
  chartCount: z.number(),
});
export type FoundRow = z.infer<typeof foundRow>;

const entityRanks = query('search.entities', rankEntities('coalesce(e.nameLower, toLower(e.name))'), rankedRow);

const entityRows = query(
  'search.entityRows',
  `${inOrderOfKeys('e:Entity')}
   RETURN properties(e) AS properties, COUNT { (e)<-[:CONTAINS]-(:Dataset) } AS chartCount`,
  foundRow,
);

/** Entities by their names and custom fields, best first. */
export async function searchEntityRows(tx: Tx, params: SearchParams): Promise<FoundRow[]> {
  const keys = await closest((page) => entityRanks(tx, { ...params, ...page }), params.limit);
  return keys.length > 0 ? entityRows(tx, { keys }) : [];
}

/** Of how many entities under one tag those that come first are taken. */
const TAGGED_MAX = 1000;

const taggedRow = foundRow.extend({ tag: z.string() });
export type TaggedRow = z.infer<typeof taggedRow>;

const taggedRows = query(
  'search.tagged',
  `CALL db.index.fulltext.queryNodes('tagText', $search) YIELD node AS t, score
   WITH t, score WHERE t.organizationKey = $organizationKey
   CALL (t) { MATCH (t)-[:TAGS]->(e:Entity) WHERE ${ENTITY_IS_FOUND} RETURN e LIMIT ${TAGGED_MAX} }
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
  `${inOrderOfKeys('d:Dataset')}
   RETURN d.key AS key, d.name AS name, coalesce(d.modifiedDate, d.createdDate, '') AS modifiedDate,
          COUNT { (d)-[:CONTAINS]->(e:Entity) WHERE NOT coalesce(e.binned, false) } AS entityCount`,
  chartRow,
);

/** Charts by name that the user may read, best first. */
export async function searchCharts(
  tx: Tx,
  params: Pick<SearchParams, 'search' | 'userKey' | 'organizationKey' | 'limit'>,
): Promise<FoundChart[]> {
  const keys = await closest((page) => chartRanks(tx, { ...params, ...page }), params.limit);
  return keys.length > 0 ? chartRows(tx, { keys }) : [];
}
