import { ROUTINGS } from '@stemma/shared/chart/link';
import { PERMISSIONS, VISIBILITIES } from '@stemma/shared/permissions';
import { z } from 'zod';
import { ownFolder } from '../access/store';

/** When the record of an entity on chart d was changed last, ISO text; empty where none was. */
export const ENTITIES_CHANGED = `coalesce(COLLECT { MATCH (d)-[:CONTAINS]->(e:Entity) WHERE e.modifiedDate IS NOT NULL
  RETURN e.modifiedDate ORDER BY e.modifiedDate DESC LIMIT 1 }[0], '')`;

/** Of a link (a)-[l]->(b) on a chart: it holds today, and neither of its ends is in the bin. */
export const IS_SHOWN = `NOT coalesce(l.ended, false) AND NOT coalesce(a.binned, false) AND NOT coalesce(b.binned, false)`;

/**
 * Whether an end of an ended link left the chart as its source ended it, and user $userKey may read its record: nobody else is told
 * the name of what stands on no chart.
 */
export const isFormerParty = (end: string): string =>
  `${end}.ended AND NOT coalesce(${end}.binned, false) AND EXISTS { (${end})<-[:HAS_ACCESS]-(:User {key: $userKey}) }`;

/** A chart (d)'s own record, with the permission and the folder of the user $userKey. */
export const RECORD = `d.key AS key, d.name AS name, coalesce(d.description, '') AS description,
  coalesce(d.visibility, 'private') AS visibility, coalesce(d.routing, 'orthogonal') AS routing, d.styleKey AS styleKey,
  toInteger(coalesce(d.revision, 0)) AS revision, d.organizationKey AS organizationKey,
  ${ownFolder('d')} AS folder, coalesce(d.createdDate, '') AS createdDate,
  coalesce(d.modifiedDate, d.createdDate, '') AS modifiedDate, coalesce(d.createdBy, '') AS createdBy,
  coalesce(d.modifiedBy, d.createdBy, '') AS modifiedBy, d.groups AS groups,
  [(d)<-[h:HAS_ACCESS]-(:User {key: $userKey}) | h.permission][0] AS permission`;

export const recordRow = z.object({
  key: z.string(),
  name: z.string(),
  description: z.string(),
  visibility: z.enum(VISIBILITIES),
  routing: z.enum(ROUTINGS),
  styleKey: z.string().nullable(),
  revision: z.number(),
  organizationKey: z.string(),
  folder: z.string(),
  createdDate: z.string(),
  modifiedDate: z.string(),
  createdBy: z.string(),
  modifiedBy: z.string(),
  groups: z.string().nullable(),
  permission: z.enum(PERMISSIONS).nullable(),
});
export type ChartRow = z.infer<typeof recordRow>;

export const cardRow = recordRow.extend({
  createdByName: z.string(),
  modifiedByName: z.string(),
  entityCount: z.number(),
  linkCount: z.number(),
  sharingCount: z.number(),
  accessibleTo: z.array(z.string()),
});
export type ChartCardRow = z.infer<typeof cardRow>;

/** A chart (d) as it stands in lists: its record, who made and changed it, what stands on it, who may see it. */
export const CARD = `${RECORD},
  coalesce(COLLECT { MATCH (u:User {key: d.createdBy}) RETURN u.name }[0], '') AS createdByName,
  coalesce(COLLECT { MATCH (u:User {key: d.modifiedBy}) RETURN u.name }[0], '') AS modifiedByName,
  COUNT { (d)-[:CONTAINS]->(e:Entity) WHERE NOT (coalesce(e.binned, false) OR e:Sticky OR e:Image OR e:TextBox) } AS entityCount,
  COUNT { (a)-[l:LINK {datasetKey: d.key}]->(b) WHERE ${IS_SHOWN} } AS linkCount,
  COUNT { (d)<-[:OPENS]-(:SharingLink) } AS sharingCount,
  [(d)<-[:HAS_ACCESS]-(u:User) | u.key] AS accessibleTo`;
