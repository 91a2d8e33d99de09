import type { Visibility } from '@stemma/shared/permissions';
import { z } from 'zod';
import { CHART_IS_READABLE, OWN_ACCESS, READABLE_CHARTS } from '../../access/store';
import { int, query } from '../../store';
import type { Tx } from '../../store';
import type { ChartCardRow } from '../record';
import { STYLE_KEY_OF_CHART } from '../../styles/record';
import { CARD, cardRow } from '../record';

const LISTED = `($search = '' OR toLower(d.name) CONTAINS $search) AND ($visibility = '' OR d.visibility = $visibility)
     AND ($folder IS NULL
          OR ($folder <> '' AND d.folder = $folder)
          OR ($folder = '' AND NOT (coalesce(d.folder, '') <> ''
              AND EXISTS { (:User {key: $userKey})-[:HAS_ACCESS]->(:Folder {key: d.folder}) })))`;

export interface ListParams {
  userKey: string;
  organizationKey: string;
  search: string;
  /** Key of one of the user's folders; empty for what lies in none of his, null for all. */
  folder: string | null;
  /** Only charts of this visibility; all where it is empty. */
  visibility: Visibility | '';
  sort: 'name' | 'modifiedDate' | 'createdDate';
  descending: boolean;
  limit: number;
  offset: number;
}

/** The charts a user may read, in order, a page of them. */
export async function chartListRows(tx: Tx, params: ListParams): Promise<ChartCardRow[]> {
  const { sort, descending, limit, offset, ...rest } = params;
  return listQueries[sort][descending ? 'down' : 'up'](tx, { ...rest, limit: int(limit), offset: int(offset) });
}

const ORDERS = {
  name: 'toLower(d.name)',
  modifiedDate: 'coalesce(d.modifiedDate, d.createdDate)',
  createdDate: 'd.createdDate',
};

function listQuery(order: string) {
  return query(
    'charts.list',
    `${READABLE_CHARTS}
   WITH d WHERE ${LISTED}
   WITH d ORDER BY ${order}, d.key SKIP $offset LIMIT $limit
   RETURN ${CARD}`,
    cardRow,
  );
}

const listQueries = {
  name: { up: listQuery(ORDERS.name), down: listQuery(`${ORDERS.name} DESC`) },
  modifiedDate: { up: listQuery(ORDERS.modifiedDate), down: listQuery(`${ORDERS.modifiedDate} DESC`) },
  createdDate: { up: listQuery(ORDERS.createdDate), down: listQuery(`${ORDERS.createdDate} DESC`) },
};

/** How many charts a user may read. */
export const countCharts = query(
  'charts.count',
  `${READABLE_CHARTS}
   WITH d WHERE ${LISTED}
   RETURN count(d) AS total`,
  z.object({ total: z.number() }),
);

/** The charts that a user has access to by name, newest change first. */
export const ownChartRows = query(
  'charts.own',
  `MATCH ${OWN_ACCESS}(d:Dataset)
   WITH d ORDER BY coalesce(d.modifiedDate, d.createdDate) DESC, d.key
   RETURN ${CARD}`,
  cardRow,
);

/** The charts that a user opened or saved last, as far as he still may read them. */
export async function recentChartRows(
  tx: Tx,
  params: { userKey: string; organizationKey: string; count: number },
): Promise<ChartCardRow[]> {
  return recentRows(tx, { ...params, count: int(params.count) });
}

const recentRows = query(
  'charts.recent',
  `MATCH (:User {key: $userKey})-[o:OPENED]->(d:Dataset) WHERE ${CHART_IS_READABLE}
   WITH d, o ORDER BY o.at DESC, d.key LIMIT $count
   RETURN ${CARD}`,
  cardRow,
);

const thumbnailRow = z.object({
  key: z.string(),
  styleKey: z.string().nullable(),
  organizationKey: z.string(),
  cards: z.array(
    z.tuple([
      ...[z.string(), z.string(), z.number(), z.number(), z.number().nullable()],
      ...[z.string().nullable(), z.string().nullable(), z.record(z.string(), z.unknown())],
    ] as const),
  ),
  links: z.array(z.tuple([z.string(), z.string()])),
});
export type ThumbnailRow = z.infer<typeof thumbnailRow>;

/** Of so many cards at the top of a chart, those in the bin among them, entities are read. */
const TOPMOST = 300;

/** What small drawings of charts need: at most 150 cards (key, type, x, y, width, flag, colour, countries) and 300 links each. */
export const thumbnails = query(
  'charts.thumbnails',
  `UNWIND $keys AS key
   MATCH (d:Dataset {key: key})
   RETURN key, ${STYLE_KEY_OF_CHART} AS styleKey, d.organizationKey AS organizationKey,
     COLLECT { MATCH (d)-[c:CONTAINS]->(e)
       WITH c, e ORDER BY c.y, c.x LIMIT ${TOPMOST}
       WITH c, e WHERE e:Entity AND NOT coalesce(e.binned, false)
       RETURN [e.key, e.typeName, coalesce(c.x, 0.0), coalesce(c.y, 0.0), c.width,
         c.flag, c.fillColor, e {.nationality, .country, .accountLocation, .party}] ORDER BY c.y, c.x, e.key LIMIT 150 } AS cards,
     COLLECT { MATCH (a:Entity)-[l:LINK {datasetKey: key}]->(b:Entity) WHERE NOT coalesce(l.ended, false)
       RETURN [a.key, b.key] LIMIT 300 } AS links`,
  thumbnailRow,
);

/** The first tag by name that the organization `tagsOf` has on each entity of charts. */
export const firstTags = query(
  'charts.firstTags',
  `UNWIND $keys AS chartKey
   MATCH (:Dataset {key: chartKey})-[:CONTAINS]->(e:Entity)<-[:TAGS]-(t:Tag {organizationKey: $tagsOf})
   WITH DISTINCT e, t ORDER BY toLower(t.name), t.key
   WITH e, collect(t)[0] AS first
   RETURN e.key AS entityKey, first.key AS key, first.name AS name, coalesce(first.color, '') AS color`,
  z.object({ entityKey: z.string(), key: z.string(), name: z.string(), color: z.string() }),
);
