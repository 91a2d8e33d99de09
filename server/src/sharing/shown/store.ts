import { CARD_FIELDS } from '@stemma/shared/entities/card';
import { PARTIES } from '@stemma/shared/entities/entity';
import { ENTITY_TYPES } from '@stemma/shared/entities/typeNames';
import { z } from 'zod';
import { query } from '../../store';

const properties = z.record(z.string(), z.unknown());

const grantCell = z.object({
  info: z.boolean(),
  notes: z.boolean(),
  keyPersons: z.boolean(),
  files: z.boolean(),
  private: z.boolean(),
});

const cardRow = z.object({
  chartKey: z.string(),
  key: z.string(),
  typeName: z.enum(ENTITY_TYPES),
  name: z.string(),
  party: z.enum(PARTIES),
  placement: properties,
  grant: grantCell.nullable(),
  /** What the card says of the record: only where its details are granted. */
  card: properties.nullable(),
  /** Of a note, picture or text box. */
  decoration: properties.nullable(),
});
export type CardRow = z.infer<typeof cardRow>;

const GRANT =
  'CASE WHEN g IS NULL THEN null ELSE {info: g.info, notes: g.notes, keyPersons: g.keyPersons, files: g.files, private: g.private} END';
const IS_DECORATION = '(e:Sticky OR e:Image OR e:TextBox)';

/** What stands on the charts of a link outside of the bin, once for each chart, with what the link grants of it. */
export const cardsOf = query(
  'sharing.cards',
  `MATCH (s:SharingLink {key: $key})-[:OPENS]->(d:Dataset)-[c:CONTAINS]->(e:Entity)
   WHERE NOT coalesce(e.binned, false)
   OPTIONAL MATCH (s)-[g:GRANTS]->(e)
   RETURN d.key AS chartKey, e.key AS key, e.typeName AS typeName, e.name AS name, coalesce(e.party, 'known') AS party,
     properties(c) AS placement, ${GRANT} AS grant,
     CASE WHEN g.info AND NOT g.private THEN e {${CARD_FIELDS.map((name) => `.${name}`).join(', ')}} END AS card,
     CASE WHEN ${IS_DECORATION} THEN properties(e) END AS decoration`,
  cardRow,
);

/** The links of charts, those that have ended with them. */
export const linksOf = query(
  'sharing.links',
  `UNWIND $charts AS chartKey
   MATCH (a:Entity)-[l:LINK {datasetKey: chartKey}]->(b:Entity)
   RETURN chartKey, a.key AS from, b.key AS to, properties(l) AS properties`,
  z.object({ chartKey: z.string(), from: z.string(), to: z.string(), properties }),
);
export type ShownLinkRow = Awaited<ReturnType<typeof linksOf>>[number];

/** One entity that stands on a chart of a link outside of the bin, whole, with what the link grants of it. */
export const shownEntityRow = query(
  'sharing.entity',
  `MATCH (s:SharingLink {key: $key})
   OPTIONAL MATCH (m:MergedKey {key: $entityKey})
   MATCH (e:Entity {key: coalesce(m.into, $entityKey)})
   WHERE NOT coalesce(e.binned, false) AND EXISTS { (s)-[:OPENS]->(:Dataset)-[:CONTAINS]->(e) }
   OPTIONAL MATCH (s)-[g:GRANTS]->(e)
   RETURN properties(e) AS properties, ${GRANT} AS grant`,
  z.object({
    properties: z.looseObject({ key: z.string(), name: z.string(), typeName: z.enum(ENTITY_TYPES) }),
    grant: grantCell.nullable(),
  }),
);
export type ShownEntityRow = Awaited<ReturnType<typeof shownEntityRow>>[number];

/**
 * The key persons of an entity by name. An individual in the bin or private to the link is left out, and one that neither stands on the
 * link's charts nor is his who changed the link last, as its Co-Owner.
 */
export const shownPeople = query(
  'sharing.people',
  `MATCH (s:SharingLink {key: $key}), (e:Entity {key: $entityKey})
   MATCH (p)-[:KEY_PERSON_OF]->(e)
   WITH s, p, EXISTS { (s)-[:OPENS]->(:Dataset)-[:CONTAINS]->(p) } AS stands
   WHERE p:AttachedPerson OR (p:Entity AND NOT coalesce(p.binned, false) AND NOT EXISTS { (s)-[:GRANTS {private: true}]->(p) }
     AND (stands OR EXISTS { (p)<-[:HAS_ACCESS {permission: 'Co-Owner'}]-(:User {key: s.modifiedBy}) }))
   RETURN properties(p) AS properties, p:Entity AS isIndividual, stands
   ORDER BY toLower(coalesce(p.firstName, p.name, '')), toLower(coalesce(p.lastName, '')), p.key`,
  z.object({ properties, isIndividual: z.boolean(), stands: z.boolean() }),
);

const ITEM = `key: n.key, name: n.name, folder: n.folder, createdDate: n.createdDate`;
const folderCell = z.object({ key: z.string(), name: z.string(), folder: z.string(), createdDate: z.string() });
export type ShownFolderRow = z.infer<typeof folderCell>;
const linkCell = folderCell.extend({ url: z.string() });
export type WebLinkRow = z.infer<typeof linkCell>;
const fileCell = folderCell.extend({
  size: z.number(),
  contentType: z.string(),
  sha256: z.string(),
  preview: z.enum(['image', 'pdf']).nullable(),
  blobKey: z.string(),
});
export type ShownFileRow = z.infer<typeof fileCell>;
const FILE = `{${ITEM}, size: n.size, contentType: n.contentType, sha256: n.sha256, preview: n.preview, blobKey: b.key}`;

/** What a link shows of the files, folders and web links of an entity or chart. */
export const itemsOf = query(
  'sharing.items',
  `MATCH (s:SharingLink {key: $key})
   RETURN
     COLLECT { MATCH (s)-[:SHOWS]->(n:File)<-[:HAS_FILE]-(o) WHERE o.key = $ownerKey MATCH (n)-[:HAS_BYTES]->(b:Blob) RETURN ${FILE} } AS files,
     COLLECT { MATCH (s)-[:SHOWS]->(n:FilesFolder)<-[:HAS_FILE]-(o) WHERE o.key = $ownerKey RETURN {${ITEM}} } AS folders,
     COLLECT { MATCH (s)-[:SHOWS]->(n:WebLink)<-[:HAS_FILE]-(o) WHERE o.key = $ownerKey RETURN {${ITEM}, url: n.url} } AS links`,
  z.object({ files: z.array(fileCell), folders: z.array(folderCell), links: z.array(linkCell) }),
);
export type ItemsRow = Awaited<ReturnType<typeof itemsOf>>[number];

/** Those of some files and web links that a link shows, each with whose it is. */
export const shownAmong = query(
  'sharing.shownAmong',
  `MATCH (s:SharingLink {key: $key})-[:SHOWS]->(n)<-[:HAS_FILE]-(o) WHERE n.key IN $keys AND (n:File OR n:WebLink)
   RETURN n.key AS key, n.name AS name, n.url AS url, o.key AS ownerKey, o:Dataset AS isChart ORDER BY key`,
  z.object({
    key: z.string(),
    name: z.string(),
    url: z.string().nullable(),
    ownerKey: z.string(),
    isChart: z.boolean(),
  }),
);

/** The entity or chart of a file or folder that a link shows. */
export const ownerOfShown = query(
  'sharing.ownerOfShown',
  `MATCH (s:SharingLink {key: $key})-[:SHOWS]->(n)<-[:HAS_FILE]-(o) WHERE n.key = $itemKey AND (n:File OR n:FilesFolder)
   RETURN o.key AS ownerKey`,
  z.object({ ownerKey: z.string() }),
);

/** A picture, whose it is, and the pictures on the charts of a link that stand for it. */
export const shownPicture = query(
  'sharing.picture',
  `MATCH (s:SharingLink {key: $key}), (o)-[:HAS_IMAGE]->(i:ChartImage {key: $imageKey})-[:HAS_BYTES]->(b:Blob)
   RETURN o.key AS ownerKey, i.contentType AS contentType, i.size AS size, i.sha256 AS sha256, b.key AS blobKey,
     COLLECT { MATCH (s)-[:OPENS]->(d:Dataset)-[:CONTAINS]->(e:Image)
       WHERE (o = e OR (o = d AND (e.key = $imageKey OR e.source ENDS WITH '/' + $imageKey OR e.source = $imageKey)))
       RETURN DISTINCT e.key } AS standsFor`,
  z.object({
    ownerKey: z.string(),
    contentType: z.string(),
    size: z.number(),
    sha256: z.string(),
    blobKey: z.string(),
    standsFor: z.array(z.string()),
  }),
);
