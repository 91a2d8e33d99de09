import { ENTITY_TYPES } from '@stemma/shared/entities/typeNames';
import { PERMISSIONS } from '@stemma/shared/permissions';
import { z } from 'zod';
import { CHART_IS_READABLE } from '../access/store';
import type { Tx } from '../store';
import { query } from '../store';

/** Properties with the names of those that are integers: JSON would make floats of them. */
const kept = (name: string): string =>
  `{properties: properties(${name}), integers: [k IN keys(${name}) WHERE valueType(${name}[k]) STARTS WITH 'INTEGER' | k]}`;
const keptShape = z.object({ properties: z.record(z.string(), z.unknown()), integers: z.array(z.string()) });
export type StoredValues = z.infer<typeof keptShape>;

const recordRow = z.object({
  key: z.string(),
  typeName: z.enum(ENTITY_TYPES),
  organizationKey: z.string(),
  binned: z.boolean(),
  permission: z.enum(PERMISSIONS).nullable(),
  onReadableChart: z.boolean(),
  kept: keptShape,
});
export type MergeRow = z.infer<typeof recordRow>;

/** The records of a merge, whole, with what the rules ask. */
export const recordsOf = query<{ keys: string[]; userKey: string; organizationKey: string }, MergeRow>(
  'merging.records',
  `UNWIND $keys AS key
   MATCH (e:Entity {key: key})
   RETURN e.key AS key, e.typeName AS typeName, coalesce(e.organizationKey, '') AS organizationKey,
     coalesce(e.binned, false) AS binned,
     [(e)<-[h:HAS_ACCESS]-(:User {key: $userKey}) | h.permission][0] AS permission,
     EXISTS { MATCH (e)<-[:CONTAINS]-(d:Dataset) WHERE ${CHART_IS_READABLE} } AS onReadableChart, ${kept('e')} AS kept`,
  recordRow,
);

/** The keys of the charts that an entity has to do with: on which it stands, or which have links of it that ended. */
export const chartKeysOf = query<{ key: string }, { key: string }>(
  'merging.chartKeys',
  `MATCH (e:Entity {key: $key})
   CALL (e) {
     MATCH (e)<-[:CONTAINS]-(d:Dataset) RETURN d.key AS key
     UNION
     MATCH (e)-[l:LINK]-(:Entity) RETURN DISTINCT l.datasetKey AS key
   }
   RETURN key ORDER BY key`,
  z.object({ key: z.string() }),
);

/** Takes the locks of charts and then of entities, each in the order of their keys, as a save does. */
export async function lockAll(tx: Tx, charts: readonly string[], entities: readonly string[]): Promise<void> {
  await tx.run('merging.lockCharts', 'UNWIND $keys AS key MATCH (d:Dataset {key: key}) SET d._l = 1 REMOVE d._l', {
    keys: [...charts].sort(),
  });
  await tx.run('merging.lockEntities', 'UNWIND $keys AS key MATCH (e:Entity {key: key}) SET e._l = 1 REMOVE e._l', {
    keys: [...entities].sort(),
  });
}

const chartRow = z.object({
  key: z.string(),
  name: z.string(),
  organizationKey: z.string(),
  visibility: z.enum(['public', 'private']),
  permission: z.enum(PERMISSIONS).nullable(),
  groups: z.string().nullable(),
  accepted: z.string().nullable(),
  placement: keptShape.nullable(),
  keptToo: z.boolean(),
});
export type MergeChartRow = z.infer<typeof chartRow>;

/** The charts that the record which goes has to do with, how it stands there, and whether the one that stays does. */
export const chartsOf = query<{ keptKey: string; otherKey: string; userKey: string }, MergeChartRow>(
  'merging.charts',
  `MATCH (e:Entity {key: $otherKey})
   CALL (e) {
     MATCH (e)<-[:CONTAINS]-(d:Dataset) RETURN d
     UNION
     MATCH (e)-[l:LINK]-(:Entity) WITH DISTINCT l.datasetKey AS key MATCH (d:Dataset {key: key}) RETURN d
   }
   OPTIONAL MATCH (d)-[c:CONTAINS]->(e)
   RETURN d.key AS key, coalesce(d.name, '') AS name, coalesce(d.organizationKey, '') AS organizationKey,
     coalesce(d.visibility, 'private') AS visibility,
     [(d)<-[h:HAS_ACCESS]-(:User {key: $userKey}) | h.permission][0] AS permission, d.groups AS groups,
     d.acceptedFindings AS accepted, CASE WHEN c IS NULL THEN null ELSE ${kept('c')} END AS placement,
     EXISTS { (d)-[:CONTAINS]->(:Entity {key: $keptKey}) } AS keptToo
   ORDER BY toLower(name), key`,
  chartRow,
);

const linkRow = z.object({
  key: z.string(),
  chart: z.string(),
  from: z.string(),
  to: z.string(),
  kept: keptShape,
});
export type MergeLinkRow = z.infer<typeof linkRow>;

/** The links of an entity on all charts, ended ones too. */
export const linksOfRecord = query<{ key: string }, MergeLinkRow>(
  'merging.links',
  `MATCH (e:Entity {key: $key})-[l:LINK]-(:Entity)
   WITH DISTINCT l
   RETURN l.key AS key, l.datasetKey AS chart, startNode(l).key AS from, endNode(l).key AS to, ${kept('l')} AS kept
   ORDER BY chart, key`,
  linkRow,
);

/** Between which entities links of the charts are that an entity would have beside others of the same ends. */
export const endsOf = query<{ key: string; charts: string[] }, { chart: string; other: string }>(
  'merging.ends',
  `MATCH (e:Entity {key: $key})-[l:LINK]-(o:Entity) WHERE l.datasetKey IN $charts
   RETURN DISTINCT l.datasetKey AS chart, o.key AS other`,
  z.object({ chart: z.string(), other: z.string() }),
);

const readersRow = z.object({
  key: z.string(),
  access: z.array(z.string()),
  charts: z.array(z.object({ key: z.string(), isPublic: z.boolean(), users: z.array(z.string()) })),
});
export type ReadersRow = z.infer<typeof readersRow>;

/** Who may read entities, by access of their own and by charts. */
export const readersOf = query<{ keys: string[] }, ReadersRow>(
  'merging.readers',
  `UNWIND $keys AS key
   MATCH (e:Entity {key: key})
   RETURN key, [(e)<-[:HAS_ACCESS]-(u:User) | u.key] AS access,
     COLLECT { MATCH (e)<-[:CONTAINS]-(d:Dataset)
       RETURN {key: d.key, isPublic: coalesce(d.visibility, 'private') = 'public', users: [(d)<-[:HAS_ACCESS]-(u:User) | u.key]} } AS charts`,
  readersRow,
);

/** The users of an organization who read its public charts. */
export const membersOf = query<{ organizationKey: string }, { key: string }>(
  'merging.members',
  `MATCH (u:User)-[:MEMBER_OF]->(:Organization {key: $organizationKey})
   WHERE coalesce(u.accountType, 'Standard') <> 'None' AND NOT coalesce(u.deactivated, false)
   RETURN u.key AS key`,
  z.object({ key: z.string() }),
);

const grantsRow = z.object({
  handle: z.string(),
  /** What the link shows of the one that stays and of the one that goes. */
  kept: keptShape.nullable(),
  other: keptShape.nullable(),
  keptCharts: z.array(z.string()),
  otherCharts: z.array(z.string()),
  aboutKept: z.boolean(),
  aboutOther: z.boolean(),
  /** Files, folders and web links of either that it shows. */
  shows: z.array(z.string()),
});
export type GrantsRow = z.infer<typeof grantsRow>;

/** The share links that show one of the two records. */
export const grantsOf = query<{ keptKey: string; otherKey: string }, GrantsRow>(
  'merging.grants',
  `MATCH (k:Entity {key: $keptKey}), (o:Entity {key: $otherKey})
   CALL (k, o) {
     MATCH (s:SharingLink)-[:GRANTS|ABOUT]->(k) RETURN s
     UNION
     MATCH (s:SharingLink)-[:GRANTS|ABOUT]->(o) RETURN s
   }
   OPTIONAL MATCH (s)-[gk:GRANTS]->(k)
   OPTIONAL MATCH (s)-[go:GRANTS]->(o)
   RETURN s.handle AS handle, CASE WHEN gk IS NULL THEN null ELSE ${kept('gk')} END AS kept,
     CASE WHEN go IS NULL THEN null ELSE ${kept('go')} END AS other,
     COLLECT { MATCH (s)-[:OPENS]->(d:Dataset)-[:CONTAINS]->(k) RETURN d.key } AS keptCharts,
     COLLECT { MATCH (s)-[:OPENS]->(d:Dataset)-[:CONTAINS]->(o) RETURN d.key } AS otherCharts,
     EXISTS { (s)-[:ABOUT]->(k) } AS aboutKept, EXISTS { (s)-[:ABOUT]->(o) } AS aboutOther,
     COLLECT { MATCH (s)-[:SHOWS]->(n)<-[:HAS_FILE]-(e:Entity) WHERE e = k OR e = o RETURN n.key } AS shows
   ORDER BY handle`,
  grantsRow,
);

const namedLinkRow = z.object({ handle: z.string(), name: z.string(), createdDate: z.string() });
export type NamedLinkRow = z.infer<typeof namedLinkRow>;

/** What share links are called, of which the user is Co-Owner of a chart. */
export const namesOfLinks = query<{ handles: string[]; userKey: string }, NamedLinkRow>(
  'merging.namesOfLinks',
  `UNWIND $handles AS handle
   MATCH (s:SharingLink {handle: handle})
   WHERE EXISTS { (s)-[:OPENS]->(:Dataset)<-[:HAS_ACCESS {permission: 'Co-Owner'}]-(:User {key: $userKey}) }
   RETURN s.handle AS handle, s.name AS name, s.createdDate AS createdDate ORDER BY toLower(s.name), createdDate`,
  namedLinkRow,
);

const tieShape = z.object({ key: z.string(), kept: keptShape });
const detailsRow = z.object({
  files: z.array(z.string()),
  images: z.array(z.string()),
  tags: z.array(z.string()),
  people: z.array(tieShape),
  personOf: z.array(tieShape),
  states: z.array(z.string()),
  identifiers: z.array(z.string()),
  access: z.array(tieShape),
  candidates: z.array(z.string()),
  screenings: z.array(z.object({ key: z.string(), sourceKey: z.string() })),
  taken: z.array(tieShape),
});
export type DetailsRow = z.infer<typeof detailsRow>;

/** What else hangs on a record: keys of its files, tags, key persons, sources, identifiers, of who has access, of what look-ups said and of the registers it was taken from. */
export const detailsOf = query<{ key: string }, DetailsRow>(
  'merging.details',
  `MATCH (e:Entity {key: $key})
   RETURN [(e)-[:HAS_FILE]->(n) | n.key] AS files, [(e)-[:HAS_IMAGE]->(n) | n.key] AS images, [(e)<-[:TAGS]-(n:Tag) | n.key] AS tags,
     COLLECT { MATCH (p)-[r:KEY_PERSON_OF]->(e) RETURN {key: p.key, kept: ${kept('r')}} } AS people,
     COLLECT { MATCH (e)-[r:KEY_PERSON_OF]->(x:Entity) RETURN {key: x.key, kept: ${kept('r')}} } AS personOf,
     [(e)-[:HAS_CANDIDATE]->(n) | n.key] AS candidates, [(e)-[:HAS_SCREENING]->(n) | n {.key, .sourceKey}] AS screenings,
     COLLECT { MATCH (e)-[r:TAKEN_FROM]->(n:Register) RETURN {key: n.key, kept: ${kept('r')}} } AS taken,
     [(e)-[:HAS_STATE]->(n:Statement) | n.key] AS states, [(e)-[:IDENTIFIED_BY]->(n:Identifier) | n.key] AS identifiers,
     COLLECT { MATCH (u:User)-[r:HAS_ACCESS]->(e) RETURN {key: u.key, kept: ${kept('r')}} } AS access`,
  detailsRow,
);

/** Keys of the requests of an organization's users for documents of an entity. */
export const requestsFor = query<{ key: string; organizationKey: string }, { key: string }>(
  'merging.requests',
  `MATCH (:Organization {key: $organizationKey})<-[:MEMBER_OF]-(:User)-[:SENT]->(r:Request {entityKey: $key})
   RETURN r.key AS key`,
  z.object({ key: z.string() }),
);
