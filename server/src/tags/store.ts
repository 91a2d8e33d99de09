import { PERMISSIONS } from '@stemma/shared/permissions';
import { z } from 'zod';
import { CHART_IS_READABLE, entityIsReadable } from '../access/store';
import type { Tx } from '../store';
import { query } from '../store';

const tagRow = z.object({
  key: z.string(),
  name: z.string(),
  description: z.string(),
  color: z.string(),
  createdBy: z.string(),
  createdDate: z.string(),
  organizationKey: z.string(),
});
export type TagRow = z.infer<typeof tagRow>;

const TAG = `t.key AS key, t.name AS name, coalesce(t.description, '') AS description, coalesce(t.color, '') AS color,
   coalesce(t.createdBy, '') AS createdBy, coalesce(t.createdDate, '') AS createdDate, t.organizationKey AS organizationKey`;

/** Entities outside of the bin that the user may read, tested on n. */
const ENTITY_IS_READABLE = `NOT coalesce(n.binned, false) AND ${entityIsReadable('n')}`;

/**
 * Tags that the user is told of, tested on t: those that he made, and those on something that he may read, as a name says something of
 * what bears it.
 */
const TAG_IS_READABLE = `(t.createdBy = $userKey
   OR EXISTS { MATCH (t)-[:TAGS]->(d:Dataset) WHERE ${CHART_IS_READABLE} }
   OR EXISTS { MATCH (t)-[:TAGS]->(n:Entity) WHERE ${ENTITY_IS_READABLE} })`;

/** The tags of an organization that the user may read, by name. */
export const tagsOfOrganization = query<{ organizationKey: string; userKey: string }, TagRow>(
  'tags.ofOrganization',
  `MATCH (t:Tag {organizationKey: $organizationKey}) WHERE ${TAG_IS_READABLE}
   RETURN ${TAG} ORDER BY toLower(t.name), t.key`,
  tagRow,
);

/** The tags among $keys, by name, and whether the user is told of each. */
export const tagsByKeys = query<
  { keys: string[]; organizationKey: string; userKey: string },
  TagRow & { readable: boolean }
>(
  'tags.byKeys',
  `UNWIND $keys AS wanted MATCH (t:Tag {key: wanted})
   WITH DISTINCT t, ${TAG_IS_READABLE} AS readable
   RETURN ${TAG}, readable ORDER BY toLower(name), key`,
  tagRow.extend({ readable: z.boolean() }),
);

/** Keeps a tag; one of the key is changed. */
export async function saveTag(tx: Tx, key: string, properties: Record<string, unknown>): Promise<void> {
  await tx.run('tags.keep', 'MERGE (t:Tag {key: $key}) SET t += $properties', { key, properties });
}

/** Deletes a tag; what it was on stays. */
export async function deleteTagNode(tx: Tx, key: string): Promise<void> {
  await tx.run('tags.delete', 'MATCH (t:Tag {key: $key}) DETACH DELETE t', { key });
}

const PERMISSION = '[(n)<-[h:HAS_ACCESS]-(:User {key: $userKey}) | h.permission][0]';

/** What the rules need to know of the entities and charts among $keys. */
export const taggable = query(
  'tags.taggable',
  `UNWIND $keys AS key
   CALL (key) {
     MATCH (n:Entity {key: key})
     RETURN n, 'Entity' AS kind, EXISTS { MATCH (n)<-[:CONTAINS]-(d:Dataset) WHERE ${CHART_IS_READABLE} } AND NOT coalesce(n.binned, false) AS shown
     UNION ALL
     MATCH (d:Dataset {key: key}) RETURN d AS n, 'Dataset' AS kind, ${CHART_IS_READABLE} AS shown
   }
   RETURN key, kind, ${PERMISSION} AS permission, shown OR ${PERMISSION} IS NOT NULL AS readable, coalesce(n.binned, false) AS binned`,
  z.object({
    key: z.string(),
    kind: z.enum(['Entity', 'Dataset']),
    permission: z.enum(PERMISSIONS).nullable(),
    readable: z.boolean(),
    binned: z.boolean(),
  }),
);

/** What carries tags: an entity or a chart. */
export interface Tagged {
  kind: 'Entity' | 'Dataset';
  key: string;
}

/** The tags of an organization on an entity or chart, by name. */
export async function tagsOfNode(tx: Tx, { kind, key }: Tagged, organizationKey: string): Promise<TagRow[]> {
  return tagsOn[kind](tx, { key, organizationKey });
}

const tagsOnKind = (kind: Tagged['kind']) =>
  query(
    `tags.of${kind}`,
    `MATCH (t:Tag {organizationKey: $organizationKey})-[:TAGS]->(:${kind} {key: $key})
     RETURN ${TAG} ORDER BY toLower(name), key`,
    tagRow,
  );
const tagsOn = { Entity: tagsOnKind('Entity'), Dataset: tagsOnKind('Dataset') };

/** Puts tags on an entity or chart; those that are on it stay once. */
export async function putTags(tx: Tx, { kind, key }: Tagged, tagKeys: string[]): Promise<void> {
  await tx.run(
    `tags.put${kind}`,
    `MATCH (n:${kind} {key: $key}) UNWIND $tagKeys AS tagKey MATCH (t:Tag {key: tagKey}) MERGE (t)-[:TAGS]->(n)`,
    { key, tagKeys },
  );
}

/** Takes all tags of an organization but these off an entity or chart. */
export async function removeOtherTags(tx: Tx, on: Tagged, organizationKey: string, tagKeys: string[]): Promise<void> {
  await tx.run(
    `tags.takeOff${on.kind}`,
    `MATCH (t:Tag {organizationKey: $organizationKey})-[l:TAGS]->(:${on.kind} {key: $key})
     WHERE NOT t.key IN $tagKeys
     DELETE l`,
    { key: on.key, organizationKey, tagKeys },
  );
}

const COUNTED = z.object({ count: z.number() });

/** Puts a tag on what is named; answers how many did not bear it before. */
export const putOnMany = query<{ tagKey: string; entityKeys: string[]; chartKeys: string[] }, { count: number }>(
  'tags.putOnMany',
  `MATCH (t:Tag {key: $tagKey})
   CALL (t) {
     UNWIND $entityKeys AS key MATCH (n:Entity {key: key}) WHERE NOT (t)-[:TAGS]->(n) RETURN n
     UNION ALL
     UNWIND $chartKeys AS key MATCH (n:Dataset {key: key}) WHERE NOT (t)-[:TAGS]->(n) RETURN n
   }
   MERGE (t)-[:TAGS]->(n)
   RETURN count(n) AS count`,
  COUNTED,
);

/** Takes a tag off what is named; answers how many bore it. */
export const takeOffMany = query<{ tagKey: string; keys: string[] }, { count: number }>(
  'tags.takeOffMany',
  `MATCH (t:Tag {key: $tagKey})-[l:TAGS]->(n)
   WHERE (n:Entity OR n:Dataset) AND n.key IN $keys
   DELETE l
   RETURN count(n) AS count`,
  COUNTED,
);

const properties = z.record(z.string(), z.unknown());

/** The entities under a tag that the user may read, and the links among them on charts that he may read. */
export const taggedGraphRows = query(
  'tags.graph',
  `MATCH (t:Tag {key: $key})
   WITH COLLECT { MATCH (t)-[:TAGS]->(n:Entity) WHERE ${ENTITY_IS_READABLE} RETURN n } AS found
   RETURN
     COLLECT { UNWIND found AS e
       RETURN [properties(e), [(e)<-[h:HAS_ACCESS]-(:User {key: $userKey}) | h.permission][0], COUNT { (e)<-[:CONTAINS]-() }] } AS nodes,
     COLLECT { UNWIND found AS a
       MATCH (a)-[l:LINK]->(b) WHERE b IN found AND NOT coalesce(l.ended, false)
         AND EXISTS { MATCH (d:Dataset {key: l.datasetKey}) WHERE ${CHART_IS_READABLE} }
       RETURN [a.key, b.key, properties(l)] } AS links`,
  z.object({
    nodes: z.array(z.tuple([properties, z.enum(PERMISSIONS).nullable(), z.number()])),
    links: z.array(z.tuple([z.string(), z.string(), properties])),
  }),
);

/** On how many entities and charts that the user may read a tag is. */
export const countTagged = query(
  'tags.count',
  `MATCH (t:Tag {key: $key})
   RETURN COUNT { MATCH (t)-[:TAGS]->(n:Entity) WHERE ${ENTITY_IS_READABLE} }
        + COUNT { MATCH (t)-[:TAGS]->(d:Dataset) WHERE ${CHART_IS_READABLE} } AS count`,
  z.object({ count: z.number() }),
);
