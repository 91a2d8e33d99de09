import { defaults } from '@stemma/shared/limits';
import type { Permission } from '@stemma/shared/permissions';
import { z } from 'zod';
import { query } from '../../store';
import { STYLE_OF_CHART, styleCell } from '../../styles/record';
import { ENTITY_COLUMNS, LINK_COLUMNS, PLACEMENT_COLUMNS } from './columns';
import { ENTITIES_CHANGED, isFormerParty, RECORD, recordRow } from '../record';

/** The values named by ENTITY_COLUMNS and PLACEMENT_COLUMNS, the caller's permission on the entity, number of charts it is on, and a decoration's properties whole. */
export type CardCell = [unknown[], Permission | null, number, Record<string, unknown> | null];
/** The key of an entity, and key, name and colour of a tag on it. */
export type TagCell = [string, string, string, string];
/** From, to, and the values named by LINK_COLUMNS. */
export type LinkCell = unknown[];

/** What stands on a chart, as the store writes it: its own text, so that nothing checks its shape value by value. */
export interface ContentCells {
  cards: CardCell[];
  links: LinkCell[];
  tags: TagCell[];
  /** When the record of an entity on it was changed last. */
  entitiesChanged: string;
}

/** Of an ended link those ends that their source ended, too: they have left the chart of today. */
const FORMER_ENDS = `CASE WHEN l.ended THEN
  [party IN [a, b] WHERE ${isFormerParty('party')} | party {.key, .typeName, .name, .party, .trailEnd}] END`;
/** Values that are the default come as null; links/present.ts puts the default back. */
const LINK_VALUES: Record<(typeof LINK_COLUMNS)[number], string> = {
  key: 'l.key',
  rolesJson: 'l.rolesJson',
  roles: 'CASE WHEN l.rolesJson IS NULL THEN l.roles END',
  percentage: 'CASE WHEN l.rolesJson IS NULL THEN l.percentage END',
  arrowType: `nullIf(l.arrowType, '${defaults.arrowType}')`,
  color: `nullIf(l.color, '${defaults.linkColor}')`,
  dashed: 'l.dashed',
  linkTextPosition: `nullIf(l.linkTextPosition, ${defaults.linkTextPosition})`,
  points: 'l.points',
  fromSpot: 'l.fromSpot',
  toSpot: 'l.toSpot',
  adjusting: 'l.adjusting',
  routing: 'l.routing',
  ended: 'l.ended',
  endedDate: 'CASE WHEN l.ended THEN l.endedDate END',
  formerEnds: FORMER_ENDS,
};

/**
 * A chart's read names its values one by one, as whole maps take five times as long to send; inside the query the map is made once, as
 * looking up thirty properties one by one takes longer than that.
 */
const columns = (variable: string, names: readonly string[]): string =>
  names.map((name) => `${variable}.${name}`).join(', ');

/**
 * A chart whole, in one query: its record, when the caller opened it last, and as one JSON text (`ContentCells`) its cards and its links,
 * those that have ended with them, and the tags that the organization `tagsOf` has on its cards. The text is left out where its SHA-256 is
 * among $known: whoever asks holds that very text already.
 */
export const openChartRow = query(
  'charts.open',
  `MATCH (d:Dataset {key: $key})
   OPTIONAL MATCH (u:User {key: $userKey})
   WITH d, u, apoc.convert.toJson({
     entitiesChanged: ${ENTITIES_CHANGED},
     cards: COLLECT {
       MATCH (d)-[c:CONTAINS]->(e:Entity)
       WHERE NOT coalesce(e.binned, false)
       WITH u, e, properties(e) AS entity, properties(c) AS placement
       RETURN [[${columns('entity', ENTITY_COLUMNS)}, ${columns('placement', PLACEMENT_COLUMNS)}],
               [(e)<-[h:HAS_ACCESS]-(u) | h.permission][0], COUNT { (e)<-[:CONTAINS]-() }, CASE WHEN e:Sticky OR e:Image OR e:TextBox THEN entity END]
     },
     links: COLLECT {
       MATCH (a:Entity)-[l:LINK {datasetKey: $key}]->(b:Entity)
       RETURN [a.key, b.key, ${LINK_COLUMNS.map((name) => LINK_VALUES[name]).join(', ')}]
     },
     tags: COLLECT {
       MATCH (d)-[:CONTAINS]->(e:Entity)<-[:TAGS]-(t:Tag {organizationKey: $tagsOf})
       WHERE NOT coalesce(e.binned, false)
       WITH DISTINCT e, t ORDER BY toLower(t.name), t.key
       RETURN [e.key, t.key, t.name, coalesce(t.color, '')]
     }
   }) AS content
   WITH d, u, content, apoc.util.sha256([content]) AS digest
   RETURN ${RECORD},
     coalesce(COLLECT { MATCH (m:User {key: d.modifiedBy}) RETURN m.name }[0], '') AS modifiedByName,
     ${STYLE_OF_CHART} AS style, [(d)<-[o:OPENED]-(u) | o.at][0] AS openedAt,
     digest, CASE WHEN digest IN $known THEN null ELSE content END AS content`,
  recordRow.extend({
    modifiedByName: z.string(),
    style: styleCell,
    openedAt: z.number().nullable(),
    digest: z.string(),
    content: z.string().nullable(),
  }),
);
