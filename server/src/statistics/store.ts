import { READABLE_CHARTS, readableEntities } from '../access/store';
import { ENTITY_TYPES } from '@stemma/shared/entities/typeNames';
import { z } from 'zod';
import { query } from '../store';

const typeRow = z.object({ typeName: z.enum(ENTITY_TYPES), count: z.number() });

const BY_TYPE = `WITH e WHERE NOT coalesce(e.binned, false)
   RETURN e.typeName AS typeName, count(e) AS count ORDER BY count DESC, typeName`;

/** How many entities of each type that the user may read stand outside the bin. */
export const typeCounts = query('statistics.types', `${readableEntities()}\n   ${BY_TYPE}`, typeRow);

/** The same of a whole organization. */
export const typeCountsOfOrganization = query(
  'statistics.typesOfOrganization',
  `MATCH (e:Entity {organizationKey: $organizationKey})
   ${BY_TYPE}`,
  typeRow,
);

const chartSize = z.object({ key: z.string(), name: z.string(), size: z.number() });
export type ChartSizeRow = z.infer<typeof chartSize>;

/** How much stands on each chart that the user may read, what is in the bin with it: by degrees, at any size. */
export const chartSizes = query(
  'statistics.chartSizes',
  `${READABLE_CHARTS}
   WITH DISTINCT d
   RETURN d.key AS key, d.name AS name, COUNT { (d)-[:CONTAINS]->() } AS size`,
  chartSize,
);

/** The same of the charts of an organization that the user may not read. */
export const hiddenChartSizes = query(
  'statistics.hiddenChartSizes',
  `MATCH (d:Dataset {organizationKey: $organizationKey})
   WHERE coalesce(d.visibility, 'private') <> 'public' AND NOT EXISTS { (d)<-[:HAS_ACCESS]-(:User {key: $userKey}) }
   RETURN d.key AS key, d.name AS name, COUNT { (d)-[:CONTAINS]->() } AS size`,
  chartSize,
);

/** How much of the bin stands on charts, from the bin's side: few where charts are many. */
export const binnedOnCharts = query(
  'statistics.binnedOnCharts',
  `MATCH (e:Entity:Binned)
   WITH collect(e) AS binned
   UNWIND binned AS e
   MATCH (e)<-[:CONTAINS]-(d:Dataset)
   RETURN d.key AS key, count(*) AS count`,
  z.object({ key: z.string(), count: z.number() }),
);

/** The groups, as kept, of the charts that the user may read. */
export const chartGroups = query(
  'statistics.groups',
  `${READABLE_CHARTS}
   WITH DISTINCT d WHERE d.groups IS NOT NULL
   RETURN d.key AS key, d.groups AS groups`,
  z.object({ key: z.string(), groups: z.string() }),
);

/** Links between projects on charts that the user may read, as they point. */
export const projectLinks = query(
  'statistics.projectLinks',
  `${READABLE_CHARTS}
   WITH collect(DISTINCT d.key) AS charts
   MATCH (a:Project)-[l:LINK]->(b:Project)
   WHERE l.datasetKey IN charts AND coalesce(l.ended, false) = false
     AND NOT coalesce(a.binned, false) AND NOT coalesce(b.binned, false)
   RETURN DISTINCT a.key AS from, a.name AS fromName, b.key AS to, b.name AS toName, l.arrowType AS arrowType`,
  z.object({
    from: z.string(),
    fromName: z.string(),
    to: z.string(),
    toName: z.string(),
    arrowType: z.enum(['Normal', 'Reversed', 'Double', 'None']).nullable(),
  }),
);
